"""The base of every ask, and who asks."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, NamedTuple

from msgspec import Meta, Struct

from quebec.server.play.access import SEATED, check_access
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Game

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
At = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]


class Absence(NamedTuple):
    """Who is away from the table, as the server sees it when it is asked. Milliseconds."""

    needed: int = 0
    """How long somebody has to be away before others may let a bot play for them."""
    away: Mapping[str, int] = MappingProxyType({})
    """By person, for how long; everybody else is here."""


class Asker(NamedTuple):
    """Who asks: a person, or the server on behalf of a bot or of nobody."""

    person: str | None
    bot: bool = False
    absence: Absence = Absence()
    member: bool = False
    """Whether the person has an account."""


class Ask(Struct, frozen=True, kw_only=True):
    """A request to a table."""

    access: ClassVar[str] = SEATED
    """Who may ask."""
    key: Key
    at: At | None = None

    def acts(self, game: Game, asker: Asker) -> list[AnyAct]:
        """The acts that grant it; Refused if the caller may not, or it cannot be granted."""
        if not asker.bot:
            check_access(self.access, game, asker.person)
        return self.granted(game, asker)

    def granted(self, game: Game, asker: Asker) -> list[AnyAct]:
        """The same, after the access check."""
        raise NotImplementedError


class SeenAsk(Ask, frozen=True, kw_only=True):
    """A request that makes sense only for the game as it was seen."""

    at: At
