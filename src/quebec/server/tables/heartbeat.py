"""Detects that the whole server was suspended: the machine was asleep, or the process stopped.

A killed server finds its last heartbeat in the store; a suspended one has to notice it itself,
before it charges a clock for the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from quebec.server.play.clock import SECOND

BEAT_SECONDS: Final = 1
STILL: Final = 10 * SECOND
"""Milliseconds without a heartbeat that count as a suspension; a busy server may miss a few."""
MOST_KEPT: Final = 100


class Absence(NamedTuple):
    """From the last heartbeat before it to the first one after it."""

    since: int
    until: int


class Heartbeat:
    """A heartbeat every second; a long pause between two is an absence."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._last = now()
        self.absences: Final[list[Absence]] = []

    async def run(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self) -> None:
        """Call this before reading the clock: the first request after an absence detects it."""
        time = self._now()
        if time - self._last > STILL:
            self.absences.append(Absence(self._last, time))
            del self.absences[:-MOST_KEPT]
        self._last = time

    def missed(self, since: int) -> int:
        """Milliseconds after a moment in which the server was suspended."""
        self.beat()
        return sum(until - max(begin, since) for begin, until in self.absences if until > since)
