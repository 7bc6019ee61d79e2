"""Who plays for a seat."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game


class TakenOver(Act, frozen=True):
    """A bot plays for a seat that keeps its holder."""

    seat: int
    bot: str

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = self.bot
        return []


class GivenBack(Act, frozen=True):
    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].bot = ""
        return []


class Removed(Act, frozen=True):
    """The owner freed the seat of somebody idle; a bot plays until somebody joins."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.vacate(self.seat)
        return []
