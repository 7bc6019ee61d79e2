"""What every act is: an entry of the log that knows what it does to a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from quebec.engine.facts import Fact
from quebec.server.play.tags import snake

if TYPE_CHECKING:
    from quebec.server.play.game import Game


class Act(Struct, frozen=True, tag_field="act", tag=snake):
    """An entry of the log; `happen` changes the game and tells the facts."""

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        raise NotImplementedError
