"""`make bench-vector`: decisions a second of `quebec.vector`, with observation and mask.

Moves are drawn at random inside the engine. Processes run one alone and then side by side, in
turns; each counts its own CPU time, so that a busy machine takes nothing away from it but what it
loses by sharing caches and cores. The last column compares all of them together with one alone: as
many times as there are processes would be ideal.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Final, NamedTuple

from quebec.processes.pool import ProcessPool
from quebec.vector import VectorGames

WARM_UP: Final = 900
"""Steps before anything is measured: games that began together should not end together."""
BATCHES: Final = 9


class Task(NamedTuple):
    """What one process does."""

    worker: int
    games: int
    decisions: int
    """In one batch."""


def rate(task: Task) -> float:
    """Decisions in a second of CPU time: the median of some batches."""
    games = VectorGames("2026", players=3, count=task.games, seed=1608, worker=task.worker)
    for _ in range(WARM_UP):
        games.step(games.sample())
    steps = task.decisions // task.games
    rates: list[float] = []
    for _ in range(BATCHES):
        start = time.process_time()
        for _ in range(steps):
            games.step(games.sample())
        rates.append(steps * task.games / (time.process_time() - start))
    return median(rates)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.bench_vector", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[64, 256, 1024])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=200_000, help="in a batch of a process")
    options = parser.parse_args()
    print("games   million decisions/s   together (least–most)")
    with ProcessPool(options.processes) as pool:
        for count in options.games:
            alone: list[float] = []
            ratios: list[float] = []
            for _ in range(options.rounds):
                tasks = [Task(k, count, options.decisions) for k in range(options.processes)]
                (one,) = pool.in_order(rate, tasks[:1])
                alone.append(one)
                ratios.append(sum(pool.in_order(rate, tasks)) / one)
            print(
                f"{count:5}   {median(alone) / 1e6:10.2f}   {median(ratios):15.2f}"
                f" ({min(ratios):.2f}–{max(ratios):.2f})",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
