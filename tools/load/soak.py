"""Whether the memory of a server stays flat for an hour: `make soak-server [MINUTES=60]`.

Two processes with PostgreSQL and Redis. People come, play a game, and go; others take their place.
Now and then a connection breaks and is made again. The processes keep few tables in memory, so
that place is full early, and what grows afterwards is a leak.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final

import httpx

from tools.load.around import serving
from tools.load.served import Served
from tools.load.table import SEATS, new_table
from tools.load.wires import Pool

KEPT: Final = 2
"""Tables in the memory of each process for each that is played at."""
PATIENCE_SECONDS: Final = 120
"""For a move; on a busy machine people give up later."""
BREAKS: Final = 0.01
"""How often somebody's connection breaks before a move."""
WARM: Final = 0.25
"""Of the time: until then what is kept in memory fills up."""
GROWTH: Final = 0.05
"""Of the memory when it is warm, in the rest of the time: more is a leak."""


class Soak:
    """Some tables, one game after the other at each."""

    def __init__(self, served: Served, pace: float, seed: int, asks_what_grew: bool) -> None:
        self._pace: Final = pace
        self._asks_what_grew: Final = asks_what_grew
        self._served: Final = served
        self._chance: Final = Random(seed)
        self._pools: Final = [Pool(one.host, one.port, 8) for one in served.addresses]
        self.moves = 0
        self.games = 0
        self.abandoned = 0
        self.memory: Final[list[list[float]]] = []
        """Megabytes of each process, at each look."""

    async def run(self, tables: int, minutes: float, every: float) -> None:
        playing = [asyncio.create_task(self._play()) for _ in range(tables)]
        begun = time.monotonic()
        try:
            while time.monotonic() < begun + minutes * 60:
                done, _ = await asyncio.wait(
                    playing, timeout=every * 60, return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    task.result()
                self.memory.append([size / 2**20 for size in self._served.memory_bytes()])
                if self._asks_what_grew:
                    self._served.send(signal.SIGUSR2)
                print(f"{(time.monotonic() - begun) / 60:5.1f} min  {self}", flush=True)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for pool in self._pools:
                pool.close()

    def __str__(self) -> str:
        sizes = "  ".join(f"{size:.1f} MB" for size in self.memory[-1])
        cost = 1000 * self._served.cpu_seconds() / max(1, self.moves)
        played = f"{self.moves} moves  {self.games} games  {self.abandoned} abandoned"
        return f"{played}  {cost:.2f} ms CPU a move  {sizes}"

    async def _play(self) -> None:
        """One game after the other; a player who is cut off begins another one, as people do."""
        while True:
            try:
                await self._play_game()
                self.games += 1
            except (ConnectionError, TimeoutError, httpx.TransportError):
                self.abandoned += 1

    async def _play_game(self) -> None:
        table = await new_table(self._pools, await self._guests(), self._chance)
        try:
            await table.listen()
            while not table.is_over:
                await asyncio.sleep(self._chance.random() * 2 * self._pace)
                if self._chance.random() < BREAKS:
                    await table.listen_again(self._chance.randrange(SEATS))
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await table.move(asyncio.get_running_loop().time(), over_socket=True)
                self.moves += 1
        finally:
            table.close()

    async def _guests(self) -> list[str]:
        url = self._chance.choice(self._served.addresses).url
        tokens = []
        for _ in range(SEATS):
            # Each of them is somebody else.
            async with httpx.AsyncClient(timeout=300) as http:
                tokens.append((await http.get(f"{url}/api/v1/me")).cookies["quebec_session"])
        return tokens

    def growth(self) -> list[float]:
        """Of each process, from when it was warm to the end, as a share."""
        warm = int(len(self.memory) * WARM)
        few = max(1, (len(self.memory) - warm) // 4)
        first, last = self.memory[warm : warm + few], self.memory[-few:]
        return [
            mean(end) / mean(start) - 1
            for start, end in zip(zip(*first, strict=True), zip(*last, strict=True), strict=True)
        ]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.load.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--every", type=float, default=2, help="minutes between two looks")
    parser.add_argument("--tables", type=int, default=20, help="at a time")
    parser.add_argument("--pace", type=float, default=1, help="seconds between two moves at each")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="postgres")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--grown", type=Path, help="write there what has grown, at each look")
    options = parser.parse_args(argv)
    grown = str(options.grown.resolve() if options.grown else "/dev/null")
    program = ("tools.load.few_tables", str(KEPT * options.tables), grown)
    # So that the servers are stopped, and what they have written is removed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data,
        serving(Path(data), options.store, options.processes, program) as around,
    ):
        soak = Soak(around.served, options.pace, options.seed, bool(options.grown))
        asyncio.run(soak.run(options.tables, options.minutes, options.every))
    for quarter in range(1, 5):
        sizes = soak.memory[len(soak.memory) * quarter // 4 - 1]
        print(f"{quarter}/4:", "  ".join(f"{size:.1f} MB" for size in sizes))
    growth = soak.growth()
    print("  ".join(f"{share:+.1%}" for share in growth), "after the first quarter")
    return 0 if max(growth) <= GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
