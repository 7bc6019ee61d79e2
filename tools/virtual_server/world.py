"""The world around a server: the time, the random numbers, what happens next, the trace."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Final

from tools.virtual_server.loop import VirtualLoop

START: Final = 1_800_000_000_000
"""When every run begins: milliseconds since 1970."""
LAST_SHOWN: Final = 60
"""Events that are shown after a failure."""
CALLBACK_SECONDS: Final = 0.0001
"""What a callback of the server takes, so that other things can happen in between."""


class Violation(AssertionError):
    """Something that must hold does not."""


class Trace:
    """What has happened, in words: its hash, and the last lines."""

    def __init__(self, prints: bool = False) -> None:
        self.last: Final[deque[str]] = deque(maxlen=LAST_SHOWN)
        self.events = 0
        self._hash: Final = blake2b(digest_size=8)
        self._prints: Final = prints

    def add(self, line: str) -> None:
        self.events += 1
        self._hash.update(line.encode())
        self.last.append(line)
        if self._prints:
            print(line)

    @property
    def hash(self) -> str:
        return self._hash.hexdigest()


class World:
    """Everything that outlives a server, and the order in which things happen."""

    def __init__(self, seed: int, prints: bool = False) -> None:
        self.rng: Final = Random(seed)
        self.time = 0.0
        """Seconds since the start; nothing sets it back."""
        self.wall_offset = 0
        """Milliseconds by which the clock on the wall was set forward or back."""
        self.steps = 0
        """Callbacks of the server, and events of the world."""
        self.trace: Final = Trace(prints)
        self.loop: VirtualLoop | None = None
        """That of the process that runs now."""
        self.shuffles = True
        """Whether callbacks that are ready run in any order."""
        self.violations: Final[list[Violation]] = []
        self._events: Final[list[tuple[float, int, Callable[[], None]]]] = []
        self._count = 0

    # ---- time -------------------------------------------------------------------------------

    def now(self) -> int:
        """Milliseconds since 1970, as the server's machine believes."""
        return START + int(self.time * 1000) + self.wall_offset

    def monotonic(self) -> float:
        return self.time

    def after(self, seconds: float, action: Callable[[], None]) -> None:
        """Let something happen later."""
        self.at(self.time + seconds, action)

    def at(self, time: float, action: Callable[[], None]) -> None:
        """Let something happen at a time; what was asked for first comes first."""
        self._count += 1
        heapq.heappush(self._events, (time, self._count, action))

    def some(self, mean: float) -> float:
        """A random number of seconds."""
        return self.rng.expovariate(1 / mean)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    # ---- what happens -----------------------------------------------------------------------

    def note(self, what: str) -> None:
        self.trace.add(f"{self.time:.4f} s, step {self.steps}: {what}")

    def fail(self, what: str) -> None:
        """Something that must hold does not; the run ends after this step."""
        self.note(f"VIOLATION: {what}")
        self.violations.append(Violation(what))

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    def step(self) -> None:
        """The next thing happens: an event, or a callback of the server."""
        self.steps += 1
        loop = self.loop
        is_due = bool(self._events) and self._events[0][0] <= self.time
        if loop is not None and loop.ready and not (is_due and self.rng.random() < 0.5):
            self.time += CALLBACK_SECONDS
            loop.run_one(self.rng.randrange(len(loop.ready)) if self.shuffles else 0)
        elif is_due:
            heapq.heappop(self._events)[2]()
        else:
            self._wait(loop)
        if loop is not None:
            loop.look_at_timers()
        if self.violations:
            raise self.violations[0]

    def _wait(self, loop: VirtualLoop | None) -> None:
        """Nothing is to be done now: the time jumps."""
        times = [self._events[0][0]] if self._events else []
        if loop is not None and (timer := loop.next_timer()) is not None:
            times.append(timer)
        self.time = max(self.time, min(times))
