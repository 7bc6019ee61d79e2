"""Bots think in processes of their own. They are handed a position as text, in its public form."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from random import Random
from typing import Final

from quebec.bots import Bot, Budget, make_bot
from quebec.position import imagine_position


class Thinkers:
    """A pool of processes; one that dies is replaced, and what it thought about is thought anew."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"))

    async def choose(self, bot: str, position: str, seed: int) -> str:
        """A bot's move in a position whose face-down events it does not know."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, think, bot, position, seed)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, bot, position, seed)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(bot: str, position: str, seed: int) -> str:
    """Runs in a process of the pool."""
    rng = Random(seed)
    return _bot(bot).choose(imagine_position(position, rng), Budget(), rng).text


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)
