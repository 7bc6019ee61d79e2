"""The limits of a search: positions, time, and a request to answer now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quebec.engine.native import i64

BETWEEN_LOOKS: Final[i64] = 16
"""Positions between two readings of the clock: about a tenth of a millisecond."""
UNBOUNDED: Final[i64] = 1 << 62


class Meter:
    """Counts positions. Once it has run out, the search drops unfinished work and answers.

    The engine has no clock: a caller that limits the time passes one.
    """

    def __init__(
        self,
        most: i64 = UNBOUNDED,
        seconds: float | None = None,
        stopped: Callable[[], bool] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.clock = clock
        self.positions: i64 = 0
        self.most: i64 = 0
        self.seconds: float | None = None
        self.stopped: Callable[[], bool] | None = None
        self.next_look: i64 = 0
        self.out: bool = False
        self.spent: float = 0.0
        """Seconds used up before it was last set…"""
        self.since: float = 0.0
        """…which was then…"""
        self.now: float = 0.0
        """…and the last reading of the clock."""
        self.set(most, seconds, stopped)

    def set(self, most: i64, seconds: float | None, stopped: Callable[[], bool] | None) -> None:
        """Set a new limit from now on; the counts so far are kept."""
        self.most = self.positions + most
        self.seconds = seconds
        self.stopped = stopped
        self.next_look = self.positions
        self.out = False
        self.spent += self.now - self.since
        self.since = self.clock() if self.clock is not None else 0.0
        self.now = self.since

    def count(self) -> None:
        """One more position."""
        self.positions += 1
        if self.positions >= self.most:
            self.out = True
        elif self.positions >= self.next_look:
            self.next_look = self.positions + BETWEEN_LOOKS
            self._look()

    def left(self) -> float:
        """How many more positions are likely, at the speed so far."""
        left = float(self.most - self.positions)
        seconds = self.seconds
        if seconds is not None:
            used = self.now - self.since
            left = min(left, float(self.positions) * (seconds - used) / (self.spent + used + 1e-9))
        return left

    def _look(self) -> None:
        if self.stopped is not None and self.stopped():
            self.out = True
        seconds = self.seconds
        if seconds is not None and self.clock is not None:
            self.now = self.clock()
            if self.now - self.since >= seconds:
                self.out = True
