"""Moves, undo, confirmation."""

from __future__ import annotations

from quebec.engine.facts import Fact
from quebec.server.play.game import Act, Game


class Moved(Act, frozen=True):
    """together: chosen in one request with the move before it, and undone with it."""

    seat: int
    move: str
    together: bool = False

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        return game.play(self.seat, self.move, together=self.together)


class Undone(Act, frozen=True):
    """The last unconfirmed moves were undone: as many as had been chosen together."""

    seat: int
    moves: int = 1

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.take_back(self.moves)
        return []


class Rewound(Act, frozen=True):
    """A confirmed turn and the bots' replies were taken back: only the first moves are left."""

    seat: int
    moves: int

    def happen(self, game: Game, by: str | None) -> list[Fact]:
        game.rewind(self.moves)
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
