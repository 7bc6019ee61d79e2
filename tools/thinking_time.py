"""Measure whether a bot keeps to its time limit on a busy machine, and its memory use.

For each limit and number of players the bot plays against greedy players, while other processes
keep the processors busy. The output is by how much its decisions were over their limit.
"""

from __future__ import annotations

import argparse
import resource
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from time import monotonic
from typing import Final

from rich.console import Console
from rich.table import Table

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import NATURAL, ask
from quebec.engine import new_game
from tools.flaky import busy_cores

ALLOWED_PART: Final = 0.1
ALLOWED_SECONDS: Final = 0.05
"""A decision may be over its limit by the larger of the two."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.thinking_time", description=__doc__)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--limits", type=float, nargs="+", default=[0.1, 1.0], metavar="SECONDS")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], metavar="N")
    parser.add_argument("--decisions", type=int, default=100, help="for each limit and table")
    parser.add_argument("--busy", type=int, default=4, help="processes beside it")
    asked = parser.parse_args()
    bot = make_bot(asked.bot)
    table = Table("limit, ms", "players", "decisions", "median, ms", "p99", "longest", "kept to")
    with busy_cores(asked.busy):
        for limit in asked.limits:
            for players in asked.players:
                times = sorted(islice(_times(bot, players, limit), asked.decisions))
                table.add_row(f"{1000 * limit:.0f}", str(players), *_row(times, limit))
    Console().print(table)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{asked.bot}, {asked.busy} busy processes in parallel; at most {most:.0f} MB of memory")


def _times(bot: Bot, players: int, limit: float) -> Iterator[float]:
    """Seconds of each decision of the bot with more than one move, game after game."""
    greedy = make_bot("greedy")
    for seed in count():
        state = new_game("2011" if players == 2 else "2026", players, seed)
        rng = Random(seed)
        while not state.is_over:
            if state.decider() != seed % players:
                state.play(ask(greedy, state, NATURAL, rng))
                continue
            choices = len(state.legal_moves())
            start = monotonic()
            move = ask(bot, state, Budget(seconds=limit), rng)
            if choices > 1:
                yield monotonic() - start
            state.play(move)


def _row(times: Sequence[float], limit: float) -> Iterator[str]:
    high = times[int(0.99 * (len(times) - 1))]
    allowed = limit + max(ALLOWED_PART * limit, ALLOWED_SECONDS)
    yield str(len(times))
    yield from (f"{1000 * one:.0f}" for one in (times[len(times) // 2], high, times[-1]))
    yield "yes" if high <= allowed else f"no, {1000 * allowed:.0f} allowed"


if __name__ == "__main__":
    main()
