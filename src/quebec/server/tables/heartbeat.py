"""Detects that the whole server was suspended: the machine was asleep, the process stopped, or
nothing could be written.

A killed server finds its last heartbeat in the store; a suspended one has to notice it itself,
before it charges a clock for the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import structlog

from quebec.server.play.clock import SECOND

log = structlog.get_logger()

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
        self.is_alone = True
        """Otherwise an absence of this process is none of the server."""
        self.absences: Final[list[Absence]] = []
        self._worked = self._last
        """When something was written last."""
        self.is_failing = False
        """Whether the last thing that somebody asked for could not be written."""
        self._failed = 0
        """When something last turned out not to be written."""

    @property
    def last_absence(self) -> Absence | None:
        return self.absences[-1] if self.absences else None

    async def run(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    def beat(self) -> None:
        """Call this before reading the clock: the first request after an absence detects it."""
        time = self._now()
        if self.is_alone and time - self._last > STILL:
            log.warning("stood_still", milliseconds=time - self._last)
            self._add(Absence(self._last, time))
        self._last = time

    def was_away(self, since: int) -> None:
        """Until now; a server that starts was away since its last heartbeat in the store."""
        time = self._now()
        if since < time:
            self._add(Absence(since, time))

    def was_away_until(self, since: int, until: int) -> None:
        """One of several processes has found out that none of them ran."""
        log.warning("stood_still", milliseconds=until - since)
        self._add(Absence(since, until))

    def worked(self, begun: int) -> None:
        """Something was written, from this moment on; if that failed before, nobody could move in
        between."""
        if self.is_failing and begun > self._worked:
            self.is_failing = False
            # One that began before the last failure has waited for the end of the outage.
            end = begun if begun >= self._failed else self._now()
            log.warning("could_not_write", milliseconds=end - self._worked)
            self._add(Absence(self._worked, end))
        self._worked = max(self._worked, begun)

    def failed(self) -> None:
        """Something could not be written."""
        self.is_failing = True
        self._failed = self._now()

    def _add(self, absence: Absence) -> None:
        self.absences.append(absence)
        del self.absences[:-MOST_KEPT]

    def missed(self, since: int) -> int:
        """Milliseconds after a moment in which the server was suspended."""
        self.beat()
        ongoing = [Absence(self._worked, self._now())] if self.is_failing else []
        away, reached = 0, since
        for begin, until in sorted([*self.absences, *ongoing]):
            # They may overlap: the database was away, and the process was suspended.
            away += max(0, until - max(begin, reached))
            reached = max(reached, until)
        return away
