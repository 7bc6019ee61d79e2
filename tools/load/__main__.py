"""Measure how many tables of 4 seats, with one move a second each, a server can handle.

    python -m tools.load --tables 100 300 1000 --seconds 10

A step passes if 99 of 100 moves reach every seat within 100 ms of when they were due. The
first step that fails is the last.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from tools.load.served import Served
from tools.load.table import SEATS, LoadedTable, new_table
from tools.load.wires import Pool
from tools.postgres import Postgres

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
    own_cpu_share: float
    """CPU of the load generator."""
    kilobytes_per_table: float
    holds: bool


class Load:
    """Tables that are added step by step."""

    def __init__(self, served: Served, limit: float, over_socket: bool) -> None:
        self._served: Final = served
        self._over_socket: Final = over_socket
        self._limit: Final = limit
        self._rng: Final = Random(1)
        self._tables: Final[list[LoadedTable]] = []
        self.pool: Final = Pool(served.host, served.port, CONNECTIONS)
        self.tokens: list[str] = []

    async def open(self) -> None:
        for _ in range(SEATS):
            answer = httpx.get(f"http://{self._served.host}:{self._served.port}/api/v1/me")
            self.tokens.append(answer.cookies["quebec_session"])
        self._empty: int = self._served.memory_bytes()

    async def late_games(self) -> list[str]:
        """Tables whose games are nearly over."""
        late = []
        for _ in range(LATE_GAMES):
            table = await new_table(self.pool, self.tokens, self._rng)
            for _ in range(LATE_MOVES):
                if table.is_over:
                    break
                table.now = await table.play()
            late.append(table.id)
        return late

    async def step(self, tables: int, seconds: float) -> Step:
        while len(self._tables) < tables:
            table = await new_table(self.pool, self.tokens, self._rng)
            await table.listen(self._served.host, self._served.port)
            self._tables.append(table)
        memory = self._served.memory_bytes()
        await self._drive(WARM_SECONDS)
        cpu, own, began = self._served.cpu_seconds(), time.process_time(), time.monotonic()
        taken, late = await self._drive(seconds)
        wall = time.monotonic() - began
        cpu, own = self._served.cpu_seconds() - cpu, time.process_time() - own
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
        self.pool.close()
        for table in self._tables:
            for live in table.lives:
                live.transport.close()


def cold_loads(served: Served, tables: Sequence[str]) -> tuple[float, float]:
    """Milliseconds to load a long game for the first time after a start, and again: medians."""
    times: list[list[float]] = [[], []]
    with httpx.Client(base_url=f"http://{served.host}:{served.port}") as http:
        http.get("/readyz")
        for table in tables:
            for kept in times:
                began = time.perf_counter()
                http.get(f"/api/v1/tables/{table}").raise_for_status()
                kept.append((time.perf_counter() - began) * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


def sync_times(directory: Path) -> tuple[float, float]:
    """Milliseconds that the disk takes to sync a page: the median, and a high percentile.

    No move is published before that, so it is a lower bound for all times here.
    """
    times = []
    with (directory / "page").open("wb") as page:
        for _ in range(100):
            page.write(bytes(4096))
            page.flush()
            began = time.perf_counter()
            os.fsync(page.fileno())
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return round(times[50], 1), round(times[98], 1)


async def measure(served: Served, options: argparse.Namespace) -> tuple[list[Step], list[str]]:
    load = Load(served, options.limit, options.moves == "socket")
    await load.open()
    late = await load.late_games()
    steps: list[Step] = []
    for tables in options.tables:
        steps.append(await load.step(tables, options.seconds))
        print(f"{tables} tables: p99 {steps[-1].p99} ms", file=sys.stderr, flush=True)
        if not steps[-1].holds:
            break
    load.close()
    return steps, late


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.load", description=__doc__)
    steps = [50, 100, 200, 400, 700, 1000, 1500]
    parser.add_argument("--tables", type=int, nargs="+", default=steps, help="steps")
    parser.add_argument("--seconds", type=float, default=10, help="of each step")
    parser.add_argument("--limit", type=float, default=100, help="milliseconds of the p99")
    parser.add_argument("--data", type=Path, help="a directory on the disk to measure")
    parser.add_argument(
        "--store",
        choices=("sqlite", "postgres"),
        default="sqlite",
        help="the database; the CPU time of PostgreSQL itself is not counted",
    )
    parser.add_argument(
        "--moves",
        choices=("socket", "request"),
        default="socket",
        help="how moves are sent: over the WebSocket, as the page does, or each as a request",
    )
    parser.add_argument("--json", action="store_true", help="results as JSON")
    parser.add_argument("--profile", type=Path, help="write a profile of the server there")
    options = parser.parse_args(argv)
    with (
        tempfile.TemporaryDirectory(dir=options.data, ignore_cleanup_errors=True) as data,
        ExitStack() as stack,
    ):
        sync = sync_times(Path(data))
        database = ""
        if options.store == "postgres":
            postgres = stack.enter_context(closing(Postgres(Path(data, "postgres"), fast=False)))
            database = postgres.start().create("load")
        served = Served(Path(data), options.profile, database)
        try:
            seen, late = uvloop.run(measure(served, options))
            served.stop()
            served.start()
            cold, warm = cold_loads(served, late)
        finally:
            served.stop()
    held = max((step.tables for step in seen if step.holds), default=0)
    result = {
        "held": held,
        "sync_ms": {"p50": sync[0], "p98": sync[1]},
        "cold_load_ms": round(cold, 1),
        "warm_load_ms": round(warm, 1),
        "steps": [step._asdict() for step in seen],
    }
    print(json.dumps(result, indent=1)) if options.json else show(result, seen)
    return 0


def show(result: dict[str, Any], steps: Sequence[Step]) -> None:
    table = Table("tables", "moves/s", "p50 ms", "p99 ms", "longest", "late", "CPU ms/move",
                  "CPU", "own CPU", "kB/table", "holds")  # fmt: skip
    for step in steps:
        table.add_row(*(str(value) for value in (
            step.tables, step.moves_per_second, step.p50, step.p99, step.longest, step.late,
            step.cpu_per_move, step.cpu_share, step.own_cpu_share, step.kilobytes_per_table,
            "yes" if step.holds else "no",
        )))  # fmt: skip
    console = Console()
    console.print(table)
    console.print(f"holds {result['held']} tables")
    sync = result["sync_ms"]
    console.print(f"the disk syncs a page in {sync['p50']} ms, at worst {sync['p98']}")
    console.print(
        f"a late game is loaded in {result['cold_load_ms']} ms, again in {result['warm_load_ms']}"
    )


if __name__ == "__main__":
    sys.exit(main())
