"""The time: milliseconds since 1970 in the log and the store, UTC on the wire; seconds to measure.

The server reads a clock only here and through its event loop, so that both can run in virtual time
(tools/virtual_server).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final, NamedTuple

SECOND: Final = 1000
SLOWER: Final = 100
"""By which part time is slower until a clock that was set back is right again."""


class Source(NamedTuple):
    """Where the time comes from."""

    now: Callable[[], int]
    """Milliseconds since 1970."""
    monotonic: Callable[[], float]
    """Seconds since some moment; never set back."""


class Clock:
    """The time of a source, but it never goes back.

    If the system's clock is set back, time goes on with the monotonic one, 1 % slower, until both
    agree. So the entries of a log stay in order, and the player who has to move is charged as
    always. If it is set forward, time follows at once, as after a sleep of the machine.
    """

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self._read = source.monotonic()
        self._time: float = source.now()

    def now(self) -> int:
        """Milliseconds since 1970."""
        read, system = self.source.monotonic(), self.source.now()
        passed = (read - self._read) * SECOND
        self._time = max(system, self._time + passed - passed / SLOWER)
        self._read = read
        return int(self._time)

    def not_before(self, milliseconds: int) -> None:
        self._time = max(self.now(), milliseconds)


_clock = Clock(Source(lambda: time.time_ns() // 1_000_000, time.monotonic))


def now() -> int:
    """Milliseconds since 1970."""
    return _clock.now()


def not_before(milliseconds: int) -> None:
    """It is at least so late, whatever the system says: something was stored at that time."""
    _clock.not_before(milliseconds)


def ahead() -> int:
    """Milliseconds that the system's clock was set back, and time is ahead of it."""
    return _clock.now() - _clock.source.now()


def monotonic() -> float:
    """Seconds since some moment, to measure with: nobody can set this clock."""
    return _clock.source.monotonic()


def worked() -> float:
    """Seconds that this thread has worked: it stands still while the machine does something
    else."""
    return time.thread_time()


@contextmanager
def time_from(source: Source) -> Iterator[None]:
    """Until the end of this context, the time comes from somewhere else."""
    global _clock
    before, _clock = _clock, Clock(source)
    try:
        yield
    finally:
        _clock = before


def moment(milliseconds: int) -> datetime:
    """As it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
