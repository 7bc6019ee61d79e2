"""When the server ran, to be compared with what clocks were charged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from quebec.server.play.clock import SECOND

GAIN: Final = 5 * SECOND + SECOND // 2
"""What a seat may gain by a crash: the time between two heartbeats, and what writing one takes."""
ROUNDING: Final = 2


class Ran(NamedTuple):
    """Milliseconds that a clock may be charged."""

    least: int
    most: int


@dataclass
class Span:
    """From the start of a process to its end; between them it gets ready."""

    begin: int
    ready: int | None = None
    end: int | None = None


class Nap(NamedTuple):
    """The machine was suspended, too short for the server to notice."""

    begin: int
    end: int


class Uptime:
    """The times in which the server ran, in milliseconds since 1970."""

    def __init__(self) -> None:
        self._spans: Final[list[Span]] = []
        self._naps: Final[list[Nap]] = []
        self.slack = 0
        """What a seat may gain more, because the disk could not keep a heartbeat, or a move."""

    def begin(self, time: int) -> None:
        self._spans.append(Span(time))

    def ready(self, time: int) -> None:
        self._spans[-1].ready = time

    def end(self, time: int) -> None:
        if self._spans[-1].end is None:
            self._spans[-1].end = time

    def sleep(self, time: int, until: int) -> None:
        """Suspended in between."""
        self.end(time)
        self._spans.append(Span(until, until))

    def nap(self, time: int, until: int) -> None:
        """Suspended in between, but it counts as time in which the server ran."""
        self._naps.append(Nap(time, until))

    def _lost(self, end: int) -> int:
        """What a seat may gain by a crash: no heartbeat was written in a nap just before it."""
        last = end - GAIN
        for nap in reversed(self._naps):
            if last < nap.end <= end:
                last -= nap.end - nap.begin
        return end - last

    def between(self, since: int, until: int) -> Ran:
        """How long it ran; at least, if it lost all that it may at every end."""
        most = least = 0
        for span in reversed(self._spans):
            last = until if span.end is None else min(span.end, until)
            if last <= since:
                break
            most += max(0, last - max(span.begin, since))
            if span.ready is not None:
                lost = 0 if span.end is None or span.end > until else self._lost(span.end)
                least += max(0, last - max(span.ready, since) - lost)
        return Ran(max(0, least - self.slack) - ROUNDING, most + ROUNDING)
