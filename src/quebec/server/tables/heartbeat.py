"""Notices when the whole server stood still: the machine was asleep, or the process was stopped.

A killed server knows from the store when it was last seen; one that stood still has to see it
itself, before it charges anybody for the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from quebec.server.play.clock import SECOND

BEAT_SECONDS: Final = 1
STILL: Final = 10 * SECOND
"""Milliseconds without a beat that mean standing still; a busy server may well miss a few."""
MOST_KEPT: Final = 100


class Absence(NamedTuple):
    """From the last beat before it to the first sign of life after it."""

    since: int
    until: int


class Heartbeat:
    """A beat every second; a long pause between two is an absence."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now: Final = now
        self._last = now()
        self.absences: Final[list[Absence]] = []

    async def run(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self) -> None:
        """To be called before the clock is looked at: whoever asks first after an absence finds
        it out."""
        time = self._now()
        if time - self._last > STILL:
            self.absences.append(Absence(self._last, time))
            del self.absences[:-MOST_KEPT]
        self._last = time

    def missed(self, since: int) -> int:
        """Milliseconds after a moment in which the server stood still."""
        self.beat()
        return sum(until - max(begin, since) for begin, until in self.absences if until > since)
