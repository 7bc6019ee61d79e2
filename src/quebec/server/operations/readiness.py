"""Readiness: the server has started, is not shutting down, and can write."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from quebec.server.play.refusals import Refused
from quebec.server.store import Store, StoreFull
from quebec.server.times import monotonic, now

Phase = Literal["starting", "ready", "stopping"]
TRIED: Final = "ready"
"""The value that is written to check whether writing works."""
AGAIN_AFTER_SECONDS: Final = 1.0
"""Anybody may ask, so many requests must not cause many writes."""


class Readiness:
    """The state of the server, and the result of the last attempt to write."""

    def __init__(self) -> None:
        self.phase: Phase = "starting"
        self.decided: Final = asyncio.Event()
        """The application has started, or has failed to."""
        self.failure: BaseException | None = None
        self._lock: Final = asyncio.Lock()
        self._tried = float("-inf")
        self._works = True

    async def check(self, store: Store) -> None:
        """Raises if the server should get no requests."""
        if self.phase != "ready":
            raise Refused(f"server_{self.phase}")
        async with self._lock:
            if monotonic() - self._tried >= AGAIN_AFTER_SECONDS:
                self._works = await _can_write(store)
                self._tried = monotonic()
        if not self._works:
            raise Refused("server_cannot_write")


async def _can_write(store: Store) -> bool:
    try:
        await store.values.set(TRIED, str(now()))
    except StoreFull:
        return False
    return True
