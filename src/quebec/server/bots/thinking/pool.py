"""The processes in which bots think, and the order in which bots get one."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from quebec.server.bots.thinking.process import BotFailed, Thinker


class Thinkers:
    """So many processes, started when they are needed; one that is overdue or ends is replaced."""

    def __init__(
        self, processes: int, seconds: float, thinking_seconds: float = 1.0, *, yields: bool = False
    ) -> None:
        """They may think so long, and a bot that thinks by the clock does as long as the latter;
        those that yield only take what others leave of the machine."""
        self._seconds: Final = seconds
        self._thinking_seconds: Final = thinking_seconds
        self._yields: Final = yields
        self._free: Final = asyncio.Semaphore(processes)
        self._idle: Final[list[Thinker]] = []
        self._all: Final[set[Thinker]] = set()

    async def choose(self, bot: str, position: str, seed: int) -> str:
        """A bot's move in a position whose face-down events it does not know, or BotFailed."""
        order = {"bot": bot, "position": position, "seed": seed}
        limits = {"seconds": self._seconds, "thinking_seconds": self._thinking_seconds}
        return await self._ask(order | limits, "move")

    async def analyse(self, position: str, played: list[str], at: int, work: int) -> bytes:
        """What is thought of a moment of a game, as JSON, or BotFailed."""
        order = {"position": position, "played": played, "at": at, "work": work}
        return (await self._ask(order, "thought")).encode()

    async def _ask(self, order: dict[str, Any], wanted: str) -> str:
        async with self._free:
            thinker = self._idle.pop() if self._idle else await self._start()
            fit = False
            try:
                answer = await thinker.ask(order, self._seconds)
                if wanted not in answer:
                    raise BotFailed(answer["problem"])
                fit = True
                return str(answer[wanted])
            finally:
                if fit:
                    self._idle.append(thinker)
                else:
                    # What a bot that failed has left behind is nobody's to meet.
                    self._end(thinker)

    async def _start(self) -> Thinker:
        thinker = await Thinker.start(self._yields)
        self._all.add(thinker)
        return thinker

    def _end(self, thinker: Thinker) -> None:
        if thinker in self._all:
            self._all.discard(thinker)
            thinker.end()

    async def close(self) -> None:
        """End them; whoever asks again starts new ones."""
        self._idle.clear()
        for thinker in list(self._all):
            self._end(thinker)
            await thinker.gone()
