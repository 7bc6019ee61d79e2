"""Who plays for a seat."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game


class TakenOver(Act, frozen=True):
    """A bot plays for a seat that keeps its holder.

    absent: another person called it, because the holder was away.
    """

    seat: int
    bot: str
    absent: bool = False

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = self.bot
        return []


class GivenBack(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = ""
        game.freed.discard(self.seat)
        return []


class Freed(Act, frozen=True):
    """The owner freed the seat of somebody absent: a bot plays until somebody joins, or the
    holder returns."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.free(self.seat)
        return []


class Removed(Act, frozen=True):
    """The owner freed a seat before the game; in older logs also during it."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.vacate(self.seat)
        return []
