"""The processes in which bots think; schedule.py says who gets one next.

Bots get a position as text, in its public form.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, Protocol

from quebec.processes.async_child import AsyncChild
from quebec.processes.child import ChildEnded
from quebec.processes.parent import command_for

CHILD: Final = "quebec.server.bots.child"
LONGEST_ANSWER: Final = 1 << 22
YIELDING: Final = 15
"""The niceness of a process that yields to others."""
SECONDS_TO_START: Final = 60


class BotFailed(Exception):
    """There is no move: the bot raised, its process ended, or it timed out."""


class Child(Protocol):
    """A process as Thinkers use it: an AsyncChild, or a simulated one."""

    async def ask(self, order: object, seconds: float) -> Any: ...

    async def answer(self, seconds: float) -> Any: ...

    def end(self) -> None: ...

    async def gone(self) -> None: ...


StartChild = Callable[[Sequence[str], int], Awaitable[Child]]
"""Starts a command; the longest answer that it may give."""


class Choice(NamedTuple):
    """A bot's move, and how long it thought: the start of a process does not count."""

    move: str
    seconds: float


class Thinkers:
    """A pool of processes, started on demand; one that times out or ends is replaced."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        thinking_seconds: float = 1.0,
        *,
        yields: bool = False,
        start: StartChild = AsyncChild.start,
    ) -> None:
        """`seconds` is the limit for a decision; a bot that thinks by the clock takes
        `thinking_seconds`. Processes that yield run at a low priority."""
        self._seconds: Final = seconds
        self._thinking_seconds: Final = thinking_seconds
        self._yields: Final = yields
        self._start_child: Final = start
        self._free: Final = asyncio.Semaphore(processes)
        self._idle: Final[list[Child]] = []
        self._all: Final[dict[Child, None]] = {}
        """In the order in which they were started."""

    async def choose(self, bot: str, position: str, seed: int) -> Choice:
        """A bot's move in a position whose face-down events it does not know, or BotFailed."""
        order = {"bot": bot, "position": position, "seed": seed}
        limits = {"seconds": self._seconds, "thinking_seconds": self._thinking_seconds}
        answer = await self._ask(order | limits, "move")
        return Choice(str(answer["move"]), float(answer["seconds"]))

    async def analyse(self, position: str, played: list[str], at: int, work: int) -> bytes:
        """The analysis of a moment of a game, as JSON, or BotFailed."""
        order = {"position": position, "played": played, "at": at, "work": work}
        return str((await self._ask(order, "thought"))["thought"]).encode()

    async def _ask(self, order: dict[str, Any], wanted: str) -> dict[str, Any]:
        async with self._free:
            thinker = self._idle.pop() if self._idle else await self._start()
            fit = False
            try:
                with _failing(self._seconds):
                    answer: dict[str, Any] = await thinker.ask(order, self._seconds)
                if wanted not in answer:
                    raise BotFailed(answer["problem"])
                fit = True
                return answer
            finally:
                if fit:
                    self._idle.append(thinker)
                else:
                    # A process in which a bot has failed is not reused.
                    self._end(thinker)

    async def _start(self) -> Child:
        command = command_for(CHILD, YIELDING if self._yields else 0)
        try:
            thinker = await self._start_child(command, LONGEST_ANSWER)
        except OSError as error:
            raise BotFailed(f"no process could be started: {error}") from error
        self._all[thinker] = None
        try:
            with _failing(SECONDS_TO_START):
                await thinker.answer(SECONDS_TO_START)
        except BaseException:
            self._end(thinker)
            raise
        return thinker

    def _end(self, thinker: Child) -> None:
        if thinker in self._all:
            del self._all[thinker]
            thinker.end()

    async def close(self) -> None:
        """End the processes; the next request starts new ones."""
        self._idle.clear()
        for thinker in list(self._all):
            self._end(thinker)
            await thinker.gone()


@contextmanager
def _failing(seconds: float) -> Iterator[None]:
    """Every reason why a process does not answer is a BotFailed."""
    try:
        yield
    except TimeoutError:
        raise BotFailed(f"no answer within {seconds:g} s") from None
    except ChildEnded:
        raise BotFailed("its process ended") from None
