"""Moves, undo, confirmation."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game


class Moved(Act, frozen=True):
    seat: int
    move: str

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        return game.play(self.seat, self.move)


class Undone(Act, frozen=True):
    """The last unconfirmed move was undone."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.take_back(1)
        return []


class Restarted(Act, frozen=True):
    """All unconfirmed moves were undone."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.take_back(game.unconfirmed)
        return []


class Confirmed(Act, frozen=True):
    """Earlier moves can no longer be undone; the next seat is offered its moves."""

    seat: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.settle()
        return []


class Wished(Act, frozen=True):
    """Whether turns of a seat are confirmed automatically."""

    seat: int
    automatic: bool

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.seats[self.seat].automatic = self.automatic
        return []
