"""The processes in which bots think, and the order in which bots get one."""

from __future__ import annotations

import asyncio
from typing import Final

from quebec.server.thinking.process import Thinker


class Thinkers:
    """So many processes, started when they are needed; one that is overdue or ends is replaced."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._seconds: Final = seconds
        self._free: Final = asyncio.Semaphore(processes)
        self._idle: Final[list[Thinker]] = []
        self._all: Final[set[Thinker]] = set()

    async def choose(self, bot: str, position: str, seed: int) -> str:
        """A bot's move in a position whose face-down events it does not know, or BotFailed."""
        async with self._free:
            thinker = self._idle.pop() if self._idle else await self._start()
            fit = False
            try:
                move = await thinker.ask(bot, position, seed, self._seconds)
                fit = True
                return move
            finally:
                if fit:
                    self._idle.append(thinker)
                else:
                    # What a bot that failed has left behind is nobody's to meet.
                    self._end(thinker)

    async def _start(self) -> Thinker:
        thinker = await Thinker.start()
        self._all.add(thinker)
        return thinker

    def _end(self, thinker: Thinker) -> None:
        if thinker in self._all:
            self._all.discard(thinker)
            thinker.end()

    async def close(self) -> None:
        for thinker in list(self._all):
            self._end(thinker)
            await thinker.gone()
