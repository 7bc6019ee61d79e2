"""Whether the server can be used: it has started, is not about to stop, and can write."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

from quebec.server.play.refusals import Refused
from quebec.server.store import Store, StoreFull
from quebec.server.times import now

Phase = Literal["starting", "ready", "stopping"]
TRIED: Final = "ready"
"""The value that is written to see whether writing works."""
AGAIN_AFTER_SECONDS: Final = 1.0
"""Anybody may ask, so asking often must not write often."""


class Readiness:
    """Where in its life the server is, and what came of the last try to write."""

    def __init__(self) -> None:
        self.phase: Phase = "starting"
        self.decided: Final = asyncio.Event()
        """The application has started, or has failed to."""
        self.failure: BaseException | None = None
        self._lock: Final = asyncio.Lock()
        self._tried = float("-inf")
        self._works = True

    async def check(self, store: Store) -> None:
        """Raises if requests had better go elsewhere."""
        if self.phase != "ready":
            raise Refused(f"server_{self.phase}")
        async with self._lock:
            if time.monotonic() - self._tried >= AGAIN_AFTER_SECONDS:
                self._works = await _can_write(store)
                self._tried = time.monotonic()
        if not self._works:
            raise Refused("server_cannot_write")


async def _can_write(store: Store) -> bool:
    try:
        await store.values.set(TRIED, str(now()))
    except StoreFull:
        return False
    return True
