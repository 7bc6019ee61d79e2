"""The share of the win that a seat can expect, from the scores that all can expect."""

from __future__ import annotations

import math

from quebec.engine.native import vec
from quebec.engine.state import SEATS, State
from quebec.engine.thinking.terms import century_left


class Shares:
    """A soft maximum: how far apart scores must be to decide the win depends on the time left."""

    def __init__(self, spreads: tuple[tuple[float, float], ...]) -> None:
        """For each century the spread at its end, and how much more it is at its start."""
        self.spreads: vec[float] = vec[float]([number for pair in spreads for number in pair])
        self.of: vec[float] = vec[float]([0.0] * SEATS)
        """The result, by seat; it adds up to 1."""

    def find(self, s: State, expected: vec[float]) -> None:
        """Find the shares in a position in which these scores are expected."""
        best = expected[0]
        for seat in range(1, s.players):
            best = max(best, expected[seat])
        total: float = 0.0
        for seat in range(s.players):
            odds = self._odds(s, expected[seat] - best)
            self.of[seat] = odds
            total += odds
        for seat in range(s.players):
            self.of[seat] /= total

    def of_scores(self, s: State, scores: tuple[float, ...]) -> tuple[float, ...]:
        """The shares if these scores are expected, by seat."""
        self.find(s, vec[float](scores))
        return tuple(self.of[seat] for seat in range(s.players))

    def _odds(self, s: State, behind: float) -> float:
        if s.is_over:
            return 1.0 if behind == 0.0 else 0.0
        at = (s.century - 1) * 2
        return math.exp(behind / (self.spreads[at] + self.spreads[at + 1] * century_left(s)))
