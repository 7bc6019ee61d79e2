"""What the cost of a move grows with: `make bench-growth`.

Groups of tables at one server, with SQLite: as many are at the beginning of a game, have a long
log, are late in a game, or have many watchers. One group after the other plays for some seconds,
several times, so that all of them meet the same machine. Printed is the CPU time of the server for
a move, and its ratio to that of the first group.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

import httpx
import uvloop

from tools.load.around import serving
from tools.load.served import Served
from tools.load.table import SEATS, LoadedTable, new_table
from tools.load.wires import Pool

ENTRIES: Final = 400
LATE_MOVES: Final = 200
WATCHERS: Final = 12
CONNECTIONS: Final = 16


class Group:
    """Tables of one kind."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.tables: Final[list[LoadedTable]] = []
        self.costs: Final[list[float]] = []
        """Milliseconds of CPU for a move, of each round."""


async def made(served: Served, tables: int) -> list[Group]:
    """All groups, with the same games."""
    tokens = []
    for _ in range(SEATS):
        async with httpx.AsyncClient(timeout=300) as http:
            answer = await http.get(f"{served.addresses[0].url}/api/v1/me")
            tokens.append(answer.cookies["quebec_session"])
    pools = [Pool(one.host, one.port, CONNECTIONS) for one in served.addresses]
    groups = [
        Group("the beginning of a game"),
        Group(f"the same after {ENTRIES} entries"),
        Group(f"the same with {WATCHERS} watchers"),
        Group(f"after {LATE_MOVES} moves"),
    ]
    _, long, watched, late = groups
    for group in groups:
        for number in range(tables):
            table = await new_table(pools, tokens, Random(number))
            while group is long and table.now.at < ENTRIES:
                await table.hesitate()
            while group is late and table.now.game.moves < LATE_MOVES and not table.is_over:
                table.now = await table.play()
            await table.listen()
            for _ in range(WATCHERS if group is watched else 0):
                await table.watch()
            group.tables.append(table)
    for pool in pools:
        pool.close()
    return groups


async def measure(served: Served, groups: Sequence[Group], rounds: int, moves: int) -> None:
    for number in range(rounds):
        for group in groups:
            playing = [one for one in group.tables if not one.is_over]
            before, begun = served.cpu_seconds(), time.monotonic()
            for _ in range(moves):
                # A move a second would mostly measure the waiting.
                now = asyncio.get_running_loop().time()
                await asyncio.gather(
                    *(one.move(now, over_socket=True) for one in playing if not one.is_over)
                )
            taken = 1000 * (served.cpu_seconds() - before) / (moves * max(1, len(playing)))
            # What is kept in memory fills up in the first round.
            if number:
                group.costs.append(taken)
            print(
                f"round {number}, {group.name}: {taken:.2f} ms a move"
                f" in {time.monotonic() - begun:.1f} s",
                file=sys.stderr,
                flush=True,
            )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.load.growth", description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="of each group")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=8, help="at each table in a round")
    options = parser.parse_args(argv)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        serving(Path(data), "sqlite") as around,
    ):
        served = around.served

        async def run() -> list[Group]:
            groups = await made(served, options.tables)
            await measure(served, groups, options.rounds + 1, options.moves)
            for group in groups:
                for table in group.tables:
                    table.close()
            return groups

        groups = uvloop.run(run())
    first = median(groups[0].costs)
    print("| table | CPU ms a move | ratio |\n|---|---|---|")
    for group in groups:
        print(f"| {group.name} | {median(group.costs):.2f} | {median(group.costs) / first:.2f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
