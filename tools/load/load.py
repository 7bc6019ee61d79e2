"""Tables with a move a second each: how long a move takes, and what it costs."""

from __future__ import annotations

import asyncio
import statistics
import time
from random import Random
from typing import Final, NamedTuple

import httpx

from tools.load.around import Serving
from tools.load.table import SEATS, LoadedTable, new_table
from tools.load.wires import Pool

CONNECTIONS: Final = 64
WARM_SECONDS: Final = 2
LATE_MOVES: Final = 240
LATE_GAMES: Final = 5


class Step(NamedTuple):
    """The measurements with this many tables. Times in milliseconds."""

    tables: int
    moves: int
    moves_per_second: float
    p50: float
    p99: float
    longest: float
    late: int
    """Moves that were skipped because the previous one was not finished."""
    cpu_per_move: float
    cpu_share: float
    """Of one core."""
    database_cpu_per_move: float
    """Of PostgreSQL; SQLite is a part of the server."""
    own_cpu_share: float
    """CPU of the load generator."""
    kilobytes_per_table: float
    holds: bool


class Load:
    """Tables that are added step by step.

    With several processes, each table is at one of them, as a proxy that knows tables does it, or
    its people are `anywhere`.
    """

    def __init__(self, serving: Serving, limit: float, over_socket: bool, anywhere: bool) -> None:
        self._served: Final = serving.served
        self._database_cpu: Final = serving.database_cpu
        self._over_socket: Final = over_socket
        self._limit: Final = limit
        self._anywhere: Final = anywhere
        self._rng: Final = Random(1)
        self._tables: Final[list[LoadedTable]] = []
        addresses = self._served.addresses
        self._pools: Final = [Pool(one.host, one.port, CONNECTIONS) for one in addresses]
        self._tokens: list[str] = []

    async def open(self) -> None:
        for _ in range(SEATS):
            answer = httpx.get(f"{self._served.addresses[0].url}/api/v1/me", timeout=300)
            self._tokens.append(answer.cookies["quebec_session"])
        self._empty: int = sum(self._served.memory_bytes())

    async def _new_table(self) -> LoadedTable:
        at = len(self._tables) % len(self._pools)
        pools = self._pools if self._anywhere else [self._pools[at]]
        return await new_table(pools, self._tokens, self._rng)

    async def late_games(self) -> list[str]:
        """Tables whose games are nearly over."""
        late = []
        for _ in range(LATE_GAMES):
            table = await self._new_table()
            for _ in range(LATE_MOVES):
                if table.is_over:
                    break
                table.now = await table.play()
            late.append(table.id)
        return late

    async def step(self, tables: int, seconds: float) -> Step:
        while len(self._tables) < tables:
            table = await self._new_table()
            await table.listen()
            self._tables.append(table)
        memory = sum(self._served.memory_bytes())
        await self._drive(WARM_SECONDS)
        cpu, own, began = self._served.cpu_seconds(), time.process_time(), time.monotonic()
        database = self._database_cpu()
        taken, late = await self._drive(seconds)
        wall = time.monotonic() - began
        cpu, own = self._served.cpu_seconds() - cpu, time.process_time() - own
        database = self._database_cpu() - database
        times = sorted(one * 1000 for one in taken) or [float("inf")]
        p99 = times[min(len(times) - 1, int(len(times) * 0.99))]
        return Step(
            tables=tables,
            moves=len(taken),
            moves_per_second=round(len(taken) / wall, 1),
            p50=round(statistics.median(times), 1),
            p99=round(p99, 1),
            longest=round(times[-1], 1),
            late=late,
            cpu_per_move=round(cpu * 1000 / max(1, len(taken)), 3),
            cpu_share=round(cpu / wall, 2),
            database_cpu_per_move=round(database * 1000 / max(1, len(taken)), 3),
            own_cpu_share=round(own / wall, 2),
            kilobytes_per_table=round((memory - self._empty) / 1024 / tables, 1),
            holds=p99 <= self._limit and late <= len(taken) // 100,
        )

    async def _drive(self, seconds: float) -> tuple[list[float], int]:
        """One move a second at each table, spread over the second; returns the late ones."""
        loop = asyncio.get_running_loop()
        start = loop.time() + 0.1
        moving: list[asyncio.Task[float]] = []
        late = 0
        for beat in range(int(seconds)):
            for k, table in enumerate(self._tables):
                due = start + beat + k / len(self._tables)
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                if table.is_busy:
                    late += 1
                elif not table.is_over:
                    moving.append(asyncio.create_task(table.move(due, self._over_socket)))
        return list(await asyncio.gather(*moving)), late

    def close(self) -> None:
        for pool in self._pools:
            pool.close()
        for table in self._tables:
            table.close()
