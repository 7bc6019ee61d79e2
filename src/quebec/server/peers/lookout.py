"""Looks at the store for what other processes have written: all the time while no news arrives,
and now and then even if it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from quebec.server.peers.messages import Hello
from quebec.server.peers.peers import Peers
from quebec.server.tasks import end
from quebec.server.times import monotonic

log = structlog.get_logger()
BLIND_SECONDS: Final = 0.5
"""Between two looks while news does not arrive."""
SURE_SECONDS: Final = 15.0
"""Between two looks while news does arrive: single messages may still be lost."""

Look = Callable[[], Awaitable[None]]


class Lookout:
    """Calls everybody who has something to look for."""

    def __init__(self, peers: Peers, *looks: Look) -> None:
        self._peers: Final = peers
        self._looks: Final = looks
        self._looked = monotonic()
        self._is_behind = False
        """Whether somebody was cut off since the last look."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not self._peers.is_alone:
            self._peers.hear(Hello, self._hello)
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end([self._task])

    def _hello(self, process: str, hello: Hello) -> None:
        self._is_behind = True

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BLIND_SECONDS)
            is_long_ago = monotonic() - self._looked >= SURE_SECONDS
            if self._is_behind or is_long_ago or not self._peers.is_connected:
                self._is_behind = False
                await self._look()

    async def _look(self) -> None:
        for look in self._looks:
            try:
                await look()
            except Exception as error:
                # The database may be down too.
                log.warning("lookout_failed", problem=str(error))
                self._is_behind = True
        self._looked = monotonic()
