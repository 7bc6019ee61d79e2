"""Simulated processes in which bots think, hang, die or answer with nonsense."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from quebec.processes.child import ChildEnded
from tools.virtual_server.weather import Weather
from tools.virtual_server.world import World

if TYPE_CHECKING:
    from tools.virtual_server.laws import Laws

START_SECONDS: Final = 0.3
BOTS: Final = ("random", "level-1", "level-2", "level-3")
"""Those that are seated; here they all play at random."""


class Thinking:
    """All bots that think: no decision may be thought about twice at the same time."""

    def __init__(self, world: World, weather: Weather) -> None:
        self.world: Final = world
        self.weather: Final = weather
        self.positions: Final[set[str]] = set()
        """Those that are thought about now."""
        self.chosen: Final[dict[str, set[str]]] = {}
        """The moves that bots have chosen in each position."""
        self.failed: Final[dict[str, float]] = {}
        """When a bot failed last: then the server may play a random move for it."""
        self.thoughts = 0
        self.laws: Laws | None = None

    async def start(self, command: Sequence[str], longest_answer: int) -> SimulatedChild:
        await asyncio.sleep(self.world.some(START_SECONDS))
        if self.has_fault():
            # Whichever it was for.
            self.all_failed()
            raise OSError("simulated: no more processes")
        return SimulatedChild(self)

    def legal(self, position: str) -> list[str]:
        """The moves of a position that a bot may be asked about: one of a table, in public form."""
        assert self.laws is not None
        logs = self.laws.logs.values()
        return next((log.legal[position] for log in logs if position in log.legal), [])

    def has_fault(self) -> bool:
        return not self.weather.is_calm and self.world.chance(self.weather.bot_faults)

    def all_failed(self) -> None:
        self.failed.update((bot, self.world.time) for bot in BOTS)

    def kill(self) -> None:
        """With the server."""
        self.positions.clear()


class SimulatedChild:
    """A Child."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking: Final = thinking
        self._is_ended = False

    async def answer(self, seconds: float) -> Any:
        return "ready"

    async def ask(self, order: object, seconds: float) -> Any:
        assert isinstance(order, dict)
        if "played" in order:
            await asyncio.sleep(self._thinking.world.some(0.05))
            return {"problem": "simulated: nothing is analysed here"}
        position, bot = str(order["position"]), str(order["bot"])
        thinking = self._thinking
        world = thinking.world
        world.require(position not in thinking.positions, "two bots think about one decision")
        thinking.positions.add(position)
        thinking.thoughts += 1
        try:
            return await self._think(position, seconds)
        except (TimeoutError, ChildEnded):
            thinking.failed[bot] = world.time
            raise
        finally:
            thinking.positions.discard(position)

    async def _think(self, position: str, seconds: float) -> Any:
        thinking, world = self._thinking, self._thinking.world
        fault = world.rng.randrange(5) if thinking.has_fault() else None
        if fault == 0:
            await asyncio.sleep(seconds)
            raise TimeoutError
        took = world.some(0.02 if thinking.weather.is_calm else thinking.weather.bot_seconds)
        if took > seconds:
            await asyncio.sleep(seconds)
            raise TimeoutError
        await asyncio.sleep(took)
        if fault == 1 or self._is_ended:
            raise ChildEnded
        if fault == 2:
            thinking.all_failed()
            return {"problem": "simulated"}
        if fault == 3:
            thinking.all_failed()
            return {"move": "xyz", "seconds": took}
        legal = thinking.legal(position)
        if not legal:
            world.fail(f"a bot is asked about a position that no table has: {position}")
            raise ChildEnded
        move = world.rng.choice(legal)
        thinking.chosen.setdefault(position, set()).add(move)
        return {"move": move, "seconds": took}

    @property
    def has_ended(self) -> bool:
        return self._is_ended

    def end(self) -> None:
        self._is_ended = True

    async def gone(self) -> None:
        pass
