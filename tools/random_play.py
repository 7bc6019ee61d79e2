"""Players that choose at random, with preferences that change."""

from __future__ import annotations

from random import Random

from quebec.engine import MOVES, Move, State

LIKINGS = (1, 1, 4, 16)
LOYALTY = 30
"""Decisions, on average, until the preferences change."""


class RandomPlayer:
    """Prefers some moves to others, at random and for a while.

    Uniformly random games all look alike: somebody always sends the worker or starts the site that
    ends a century. With preferences some centuries have no leader, others consist only of starts.
    """

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.likings = self._draw_likings()

    def choose(self, s: State) -> Move:
        if self.chance.randrange(LOYALTY) == 0:
            self.likings = self._draw_likings()
        moves = s.legal_moves()
        return self.chance.choices(moves, [self.likings[move.index] for move in moves])[0]

    def _draw_likings(self) -> list[int]:
        return self.chance.choices(LIKINGS, k=len(MOVES))
