"""The processes in which bots think; schedule.py says who gets one next.

Bots get a position as text, in its public form, and the game so far (played.py).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, NamedTuple

from msgspec import MsgspecError, json

from quebec.processes.async_child import AsyncChild
from quebec.processes.async_pool import AsyncPool, Child, StartChild, WorkFailed
from quebec.server.wire.analyses import Thought
from quebec.server.wire.hints import HintFound

__all__ = ["BotFailed", "Child", "Choice", "StartChild", "Thinkers"]

CHILD: Final = "quebec.server.bots.child"


class BotFailed(Exception):
    """There is no move: the bot raised, its process ended, or it timed out."""


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
        niceness: int = 0,
        start: StartChild = AsyncChild.start,
    ) -> None:
        """`seconds` is the limit for a decision; a bot that thinks by the clock takes
        `thinking_seconds`. Nice processes yield to others."""
        self._seconds: Final = seconds
        self._thinking_seconds: Final = thinking_seconds
        self._pool: Final = AsyncPool(CHILD, processes, niceness=niceness, start=start)

    async def choose(self, bot: str, position: str, past: dict[str, Any], seed: int) -> Choice:
        """A bot's move in a position whose face-down events it does not know, or BotFailed."""
        order = {"bot": bot, "position": position, "past": past, "seed": seed}
        limits = {"seconds": self._seconds, "thinking_seconds": self._thinking_seconds}
        answer = await self._ask(order | limits)
        return Choice(str(answer["move"]), float(answer["seconds"]))

    async def analyse(
        self, position: str, past: dict[str, Any], played: list[str], at: int, work: int
    ) -> bytes:
        """The analysis of a moment of a game, as JSON, or BotFailed."""
        order = {"position": position, "past": past, "played": played, "at": at, "work": work}
        thought = str((await self._ask(order))["thought"]).encode()
        try:
            # Whatever is stored can be read.
            json.decode(thought, type=Thought)
        except MsgspecError as error:
            raise BotFailed(f"an analysis that cannot be read: {error}") from error
        return thought

    async def warm(self) -> None:
        """Start a process that can give hints, if there is none; it does not matter if that
        fails."""
        with suppress(BotFailed):
            await self._ask({"hinted": ""})

    async def hint(self, position: str, past: dict[str, Any]) -> HintFound:
        """What a strong player would do, or BotFailed."""
        answer = str((await self._ask({"hinted": position, "past": past}))["hint"])
        try:
            return json.decode(answer, type=HintFound)
        except MsgspecError as error:
            raise BotFailed(f"a hint that cannot be read: {error}") from error

    async def _ask(self, order: dict[str, Any]) -> dict[str, Any]:
        try:
            return await self._pool.ask(order, self._seconds)
        except WorkFailed as failed:
            raise BotFailed(str(failed)) from failed

    async def close(self) -> None:
        """End the processes; the next request starts new ones."""
        await self._pool.close()
