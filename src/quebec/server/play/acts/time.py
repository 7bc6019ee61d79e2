"""What the clock brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from quebec.engine.facts import Fact
from quebec.server.play.acts.act import Act

if TYPE_CHECKING:
    from quebec.server.play.game import Game


class Expired(Act, frozen=True):
    """The time of a seat is over."""

    seat: int
    then: Literal["bot", "resign"]

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if self.then == "resign":
            game.resign(self.seat)
        else:
            game.seats[self.seat].bot = game.setup.stand_in
        return []


class Resumed(Act, frozen=True):
    """The server was away for so many milliseconds, which nobody is charged for."""

    away: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        if game.timer:
            game.timer.forgive(self.away)
        return []
