"""The time: milliseconds since 1970 in the log and the store, UTC on the wire; seconds to measure.

The server reads a clock only here and through its event loop, so that both can run in virtual time
(tools/virtual_server).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import NamedTuple


class Source(NamedTuple):
    """Where the time comes from."""

    now: Callable[[], int]
    """Milliseconds since 1970."""
    monotonic: Callable[[], float]
    """Seconds since some moment; never set back."""


_source = Source(lambda: time.time_ns() // 1_000_000, time.monotonic)


def now() -> int:
    """Milliseconds since 1970."""
    return _source.now()


def monotonic() -> float:
    """Seconds since some moment, to measure with: nobody can set this clock."""
    return _source.monotonic()


@contextmanager
def time_from(source: Source) -> Iterator[None]:
    """Until the end of this context, the time comes from somewhere else."""
    global _source
    before, _source = _source, source
    try:
        yield
    finally:
        _source = before


def moment(milliseconds: int) -> datetime:
    """As it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
