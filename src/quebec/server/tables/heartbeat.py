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
        self.failing_since: int | None = None
        """Since when nothing can be written, as far as we know; None: it can."""
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
        since = self.failing_since
        if since is not None and begun > since:
            self.failing_since = None
            # One that began before the last failure has waited for the end of the outage.
            end = begun if begun >= self._failed else self._now()
            log.warning("could_not_write", milliseconds=end - since)
            self._add(Absence(since, end))
        self._worked = max(self._worked, begun)

    def failed(self, since: int | None = None) -> None:
        """Something could not be written: here, or at another process, which has written nothing
        since a moment."""
        known = (self._worked, self.failing_since, since)
        self.failing_since = min(moment for moment in known if moment is not None)
        self._failed = self._now()

    @property
    def is_failing(self) -> bool:
        """Whether the last thing that somebody asked for could not be written."""
        return self.failing_since is not None

    def _add(self, absence: Absence) -> None:
        self.absences.append(absence)
        del self.absences[:-MOST_KEPT]

    def missed(self, since: int) -> int:
        """Milliseconds after a moment in which the server was suspended."""
        self.beat()
        absences = list(self.absences)
        if self.failing_since is not None:
            absences.append(Absence(self.failing_since, self._now()))
        away, reached = 0, since
        for begin, until in sorted(absences):
            # They may overlap: the database was away, and the process was suspended.
            away += max(0, until - max(begin, reached))
            reached = max(reached, until)
        return away
