"""Players that choose at random, with likings that change."""

from __future__ import annotations

from random import Random

from quebec.engine import MOVES, Move, State

LIKINGS = (1, 1, 4, 16)
LOYALTY = 30
"""Decisions, on average, until the likings change."""


class RandomPlayer:
    """Likes some moves more than others, by chance and for a while.

    Evenly random games all look alike: somebody always sends the worker or starts the site that
    ends a century. With likings some centuries never see a leader, others are nothing but starts.
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
