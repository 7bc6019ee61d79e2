"""Bots that wait for a process, in the order of the schedule."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from quebec.server.bots.schedule import Schedule, Think
from quebec.server.bots.thinkers import Thinkers
from quebec.server.times import monotonic

LONGEST_PAUSE: Final = 1.0
"""Seconds; in the meantime somebody may have come to a table that nobody watched."""


class ThinkQueue:
    """Asks bots for their moves."""

    def __init__(self, schedule: Schedule, thinkers: Thinkers) -> None:
        self._schedule: Final = schedule
        self._thinkers: Final = thinkers
        self._called: Final[dict[Think, asyncio.Event]] = {}
        self._pause: asyncio.TimerHandle | None = None

    async def choose(self, think: Think, position: str, past: dict[str, Any], seed: int) -> str:
        """A bot's move, or BotFailed; waits until it is this bot's turn to think."""
        called = self._called[think] = asyncio.Event()
        self._schedule.add(think)
        self._call()
        seconds = None
        try:
            await called.wait()
            move, seconds = await self._thinkers.choose(think.bot, position, past, seed)
            return move
        finally:
            del self._called[think]
            self._schedule.end(think, monotonic(), seconds)
            self._call()

    def _call(self) -> None:
        """Calls everybody who may start."""
        while think := self._schedule.start(monotonic()):
            self._called[think].set()
        pause = self._schedule.pause(monotonic())
        if pause is not None and self._pause is None:
            loop = asyncio.get_running_loop()
            self._pause = loop.call_later(min(pause, LONGEST_PAUSE), self._after_pause)

    def _after_pause(self) -> None:
        self._pause = None
        self._call()
