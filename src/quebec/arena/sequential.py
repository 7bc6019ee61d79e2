"""A test that may be looked at after every set-up: is a player's share of the wins its fair share?

It bets. A doubter of "the share is at most m" puts a part of their money on every set-up;
if the claim is true the game is fair or worse, so their money passes 40 times the stake with a
probability of at most 1/40, however long they play and whenever they stop (Ville's inequality).
Nothing is assumed of the shares but that they lie between 0 and 1 and that set-ups are alike.
"""

from __future__ import annotations

import math
from typing import Final

ERROR: Final = 0.05
ENOUGH: Final = math.log(2 / ERROR)
"""The logarithm of the factor by which the stake must have grown."""
BETS: Final = tuple(0.9 / 2**k for k in range(8))
"""Parts of the largest bet that cannot lose everything; the stake is spread evenly over them."""

OPEN, ABOVE, BELOW, NEAR = "open", "above", "below", "near"


class Doubt:
    """Money bet against "the mean is at most (or, from above, at least) a given value"."""

    def __init__(self, mean: float, *, from_above: bool = False) -> None:
        self._mean = mean
        largest = -1 / (1 - mean) if from_above else 1 / mean
        self._bets = [part * largest for part in BETS]
        self._money = [0.0] * len(BETS)

    def add(self, share: float) -> None:
        gain = share - self._mean
        for k, bet in enumerate(self._bets):
            self._money[k] += math.log1p(bet * gain)

    @property
    def evidence(self) -> float:
        """The logarithm of the money as a multiple of the stake."""
        most = max(self._money)
        return most + math.log(sum(math.exp(one - most) for one in self._money) / len(BETS))

    @property
    def is_enough(self) -> bool:
        return self.evidence >= ENOUGH


class FairShareTest:
    """Where a player's share of the wins lies: above its fair share, below it, or near it."""

    def __init__(self, fair: float, within: float) -> None:
        self.verdict = OPEN
        self.setups = 0
        """The number of set-ups until the verdict, or so far."""
        self._above = Doubt(fair)
        self._below = Doubt(fair, from_above=True)
        self._not_far_below = Doubt(fair - within)
        self._not_far_above = Doubt(fair + within, from_above=True)

    def add(self, share: float) -> None:
        """Add a player's share of the wins of a whole set-up; ignored after a verdict."""
        if self.verdict != OPEN:
            return
        self.setups += 1
        for doubt in (self._above, self._below, self._not_far_below, self._not_far_above):
            doubt.add(share)
        if self._above.is_enough:
            self.verdict = ABOVE
        elif self._below.is_enough:
            self.verdict = BELOW
        elif self._not_far_below.is_enough and self._not_far_above.is_enough:
            self.verdict = NEAR
