"""When the interpreter looks for objects in cycles: everybody waits meanwhile."""

from __future__ import annotations

import gc
from typing import Final

from quebec.server.times import monotonic

YOUNG: Final = 2_000
"""New objects after which we look for cycles among them: that takes a millisecond or two."""
OLD: Final = 100_000
"""Objects that have been young since the last look at all of them: that takes longest."""
GROWTH: Final = 0.5
"""The same as a part of all objects, so that more of them are not looked at more often."""
LATEST_SECONDS: Final = 60.0
"""After which all objects are looked at, even if few are new: a WebSocket that has ended is old by
then, and what it leaves behind takes as much memory as an open one."""
SHARE: Final = 0.001
"""Of the time, for that: where it takes long it is done more rarely."""
NEVER: Final = 10**9


class Collector:
    """Looks between requests, often and at little.

    By itself the interpreter looks at any moment, at all that is new: 50,000 objects take 20 to
    70 ms. A thousand connections are as many, and everybody waits. Requests and connections leave
    no cycles behind, WebSockets and errors do.
    """

    def __init__(self) -> None:
        gc.set_threshold(NEVER)
        self._been_young = 0
        self._all = 0
        self._next = monotonic() + LATEST_SECONDS
        """When all objects are looked at again."""

    def keep(self) -> None:
        """What exists by now stays, and is not looked at again."""
        gc.freeze()

    def tick(self) -> None:
        """Several times a second."""
        if monotonic() > self._next:
            self._look_at_all()
        young = gc.get_count()[0]
        if young < YOUNG:
            return
        self._been_young += young
        if self._been_young > max(OLD, GROWTH * self._all):
            self._look_at_all()
        else:
            gc.collect(0)

    def _look_at_all(self) -> None:
        begun = monotonic()
        gc.collect()
        self._been_young = 0
        self._all = len(gc.get_objects())
        now = monotonic()
        self._next = now + max(LATEST_SECONDS, (now - begun) / SHARE)
