"""When the interpreter looks for objects in cycles: everybody waits meanwhile."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 2_000
"""New objects after which we look for cycles among them: that takes a millisecond or two."""
OLD: Final = 100_000
"""Objects that have been young since the last look at all of them: that takes longest."""
GROWTH: Final = 0.5
"""The same as a part of all objects, so that more of them are not looked at more often."""
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

    def keep(self) -> None:
        """What exists by now stays, and is not looked at again."""
        gc.freeze()

    def tick(self) -> None:
        """Several times a second."""
        young = gc.get_count()[0]
        if young < YOUNG:
            return
        self._been_young += young
        if self._been_young > max(OLD, GROWTH * self._all):
            gc.collect()
            self._been_young = 0
            self._all = len(gc.get_objects())
        else:
            gc.collect(0)
