"""Readiness: the server has started, is not shutting down, and can write."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

from quebec.server.play.refusals import Refused
from quebec.server.store import Store, can_write
from quebec.server.times import monotonic

Phase = Literal["starting", "ready", "stopping"]
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
        self._has_failed = False

    def committed(self, pieces: int) -> None:
        """Called by the writer thread; no pieces: the commit failed."""
        if pieces == 0:
            self._has_failed = True

    def give_up(self, why: BaseException) -> None:
        """The server cannot go on, and ends."""
        self.phase, self.failure = "stopping", why

    async def check(self, store: Store) -> None:
        """Raises if the server should get no requests."""
        if self.phase != "ready":
            raise Refused(f"server_{self.phase}")
        async with self._lock:
            if monotonic() - self._tried >= AGAIN_AFTER_SECONDS:
                self._works = await can_write(store, much=self._has_failed)
                self._has_failed = not self._works
                self._tried = monotonic()
        if not self._works or self._has_failed:
            raise Refused("server_cannot_write")
