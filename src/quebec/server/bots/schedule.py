"""Which bot thinks next. Pure: no processes, and no clock but the times it is given.

- Tables with somebody there come before tables without.
- Among them, the one served least recently is next: people take turns, and so do addresses,
  however many tables or guests one of them has.
- Short thinks do not wait for long ones: one process more than the others is for them alone.
- Tables nobody watches get no more than a share of the thinking time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

SHORT_SECONDS: Final = 0.05
"""A bot that usually takes no longer thinks short."""
LONGER_COUNTS: Final = 0.5
SHORTER_COUNTS: Final = 0.1
"""The weight of the last think in what is usual; all before it have the rest. A longer one counts
more: a bot that thinks long now and then would take the process of the short ones."""
PATIENT_SECONDS: Final = 30
"""After which a table nobody watches waits like any other."""
SAVED_SECONDS: Final = 30
"""Thinking time that tables nobody watches can save up, for each process."""
MOST_KNOWN: Final = 20_000
"""People and addresses that are remembered; those served longest ago are forgotten."""


@dataclass(frozen=True, eq=False)
class Think:
    """A decision of a bot that waits for a process, or has one."""

    table: str
    bot: str
    person: str
    """Who created the table."""
    address: str
    """The address of that person."""
    since: float


@dataclass(frozen=True)
class Running:
    """A think that has a process, as it was when it started."""

    started: float
    is_short: bool
    is_watched: bool


class Schedule:
    """The thinks that wait, and those that run."""

    def __init__(self, processes: int, share: float, is_watched: Callable[[str], bool]) -> None:
        """`share` is the part of the thinking time for tables nobody watches; 0: no limit."""
        self._processes: Final = processes
        self._share: Final = share
        self._is_watched: Final = is_watched
        self._waiting: Final[dict[Think, None]] = {}
        self._running: Final[dict[Think, Running]] = {}
        self._served: Final[OrderedDict[tuple[str, str], int]] = OrderedDict()
        """When a person or an address was served last: a number that grows with every think."""
        self._count = 0
        self._usual: Final[dict[str, float]] = {}
        """Seconds that each bot takes, rather the longer ones."""
        self._saved = float(SAVED_SECONDS * processes)
        """Seconds that tables nobody watches may think now."""
        self._saved_at = 0.0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def add(self, think: Think) -> None:
        self._waiting[think] = None

    def start(self, now: float) -> Think | None:
        """The next one, which runs from now on; None if there is none, or no process for it."""
        self._save(now)
        able = [think for think in self._waiting if self._may_start(think)]
        if not able:
            return None
        chosen = min(able, key=lambda think: self._rank(think, now))
        del self._waiting[chosen]
        self._running[chosen] = Running(now, self._is_short(chosen), self._is_watched(chosen.table))
        self._serve(chosen)
        return chosen

    def end(self, think: Think, now: float, seconds: float | None = None) -> None:
        """It has ended, after so many seconds of thinking, or it no longer waits."""
        self._waiting.pop(think, None)
        running = self._running.pop(think, None)
        if running is None:
            return
        if seconds is None:
            seconds = now - running.started
        usual = self._usual.get(think.bot, seconds)
        counts = LONGER_COUNTS if seconds > usual else SHORTER_COUNTS
        self._usual[think.bot] = usual + counts * (seconds - usual)
        if not running.is_watched:
            self._saved -= seconds

    def pause(self, now: float) -> float | None:
        """Seconds after which to try again, if somebody waits only because their share is used
        up."""
        self._save(now)
        if self._saved > 0 or not any(self._has_process(think) for think in self._waiting):
            return None
        # A little more, so that the rounding of numbers leaves nothing over.
        return -self._saved / (self._share * self._processes) + 0.01

    def _may_start(self, think: Think) -> bool:
        is_affordable = not self._share or self._saved > 0 or self._is_watched(think.table)
        return is_affordable and self._has_process(think)

    def _has_process(self, think: Think) -> bool:
        """One think more than there are processes may run, but not one long one more."""
        if self._is_short(think):
            return len(self._running) <= self._processes
        long = sum(not running.is_short for running in self._running.values())
        return long < self._processes and len(self._running) <= self._processes

    def _is_short(self, think: Think) -> bool:
        return self._usual.get(think.bot, inf) <= SHORT_SECONDS

    def _rank(self, think: Think, now: float) -> tuple[bool, int, int, float]:
        is_patient = now - think.since < PATIENT_SECONDS and not self._is_watched(think.table)
        person = self._served.get(("person", think.person), 0)
        address = self._served.get(("address", think.address), 0)
        return is_patient, max(person, address), person, think.since

    def _serve(self, think: Think) -> None:
        self._count += 1
        for key in (("person", think.person), ("address", think.address)):
            self._served[key] = self._count
            self._served.move_to_end(key)
        while len(self._served) > MOST_KNOWN:
            self._served.popitem(last=False)

    def _save(self, now: float) -> None:
        earned = (now - self._saved_at) * self._share * self._processes
        self._saved = min(SAVED_SECONDS * self._processes, self._saved + earned)
        self._saved_at = now
