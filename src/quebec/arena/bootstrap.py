"""Intervals by bootstrap over set-ups, updated with every set-up.

Each of a thousand replicas of the match counts a set-up a random number of times: 0, 1, 2 …
times, once on average. So a replica is a sum that grows with the match, and neither the games nor
the set-ups need to be stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

REPLICAS: Final = 1000
OUTSIDE: Final = 0.025
"""The share of replicas below an interval, and above it."""

TIMES: Final = bytes([0] * 94 + [1] * 95 + [2] * 46 + [3] * 16 + [4] * 4 + [5])
"""How often a random byte counts a set-up: Poisson's distribution of mean 1, in 256ths, chosen
so that mean and variance are exactly 1."""
MOST_TIMES: Final = 5


class Bootstrap:
    """Sums of whole numbers over set-ups, in replicas."""

    def __init__(self, columns: int, chance: Random) -> None:
        self._chance = chance
        self._sums: list[list[int]] = [[0] * REPLICAS for _ in range(columns)]

    def add(self, values: Sequence[int]) -> None:
        """Add a set-up: a number for each column."""
        times = self._chance.randbytes(REPLICAS).translate(TIMES)
        for column, value in enumerate(values):
            if value:
                worth = [value * k for k in range(MOST_TIMES + 1)]
                sums = self._sums[column]
                self._sums[column] = [
                    so_far + worth[k] for so_far, k in zip(sums, times, strict=True)
                ]

    def interval(
        self, tops: Sequence[int], bottom: int, divisor: int
    ) -> tuple[float, float] | None:
        """Where the sum of some columns, over another column, lies in 95 % of the replicas.

        There is only one division, so that identical replicas give exactly the match's value.
        """
        total = [sum(some) for some in zip(*(self._sums[top] for top in tops), strict=True)]
        ratios = sorted(
            top / (below * divisor)
            for top, below in zip(total, self._sums[bottom], strict=True)
            if below
        )
        if not ratios:
            return None
        outside = int(OUTSIDE * len(ratios))
        return ratios[outside], ratios[-1 - outside]
