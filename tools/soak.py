"""Play random games for any length of time, and check the invariants of a game.

Every seed is one game: it chooses the set of rules, the number of players, the deal and the moves.
So a failing game can be replayed with `--games 1 --seed` and its seed.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from quebec.engine import MOVES, new_game
from quebec.processes.cores import cores
from quebec.processes.pool import ProcessPool
from tools.invariants import TABLES, Watch, check_reasons, check_refusals
from tools.random_play import RandomPlayer

GAMES_AT_A_TIME = 10
LOOK_CLOSER = 16
"""Once in this many decisions the reasons against all illegal moves are checked…"""
TRIED = 4
"""…this many illegal moves are tried, and the forecast is checked."""


class Flaw(NamedTuple):
    """A failing game, and how to reproduce it."""

    ruleset: str
    players: int
    seed: int
    moves: str
    """In notation, up to and including the move after which the failure shows."""
    problem: str

    def __str__(self) -> str:
        return (
            f"{self.problem.rstrip()}\n"
            f"rules {self.ruleset}, {self.players} players, seed {self.seed}, after the moves\n"
            f"{self.moves or '(none)'}\n"
            f"again with: python -m tools.soak --games 1 --seed {self.seed}"
        )


Soaking = Callable[[int], Flaw | None]
"""Plays the game of a seed; returns the failure, if any."""


def soak_game(seed: int) -> Flaw | None:
    """Play the game of a seed at random, and check its invariants."""
    ruleset, players = TABLES[seed % len(TABLES)]
    chance = Random(seed)
    player = RandomPlayer(chance)
    watch: Watch | None = None
    try:
        watch = Watch(new_game(ruleset, players, seed))
        while not watch.s.is_over:
            if chance.randrange(LOOK_CLOSER) == 0:
                check_reasons(watch.s)
                check_refusals(watch.s, chance.sample(MOVES, TRIED))
                watch.check_forecast()
            watch.play(player.choose(watch.s))
        watch.measures()
    except Exception:
        moves = " ".join(move.text for move in watch.played) if watch else ""
        return Flaw(ruleset, players, seed, moves, traceback.format_exc())
    return None


def main(argv: Sequence[str] | None = None, soaking: Soaking = soak_game) -> int:
    arguments = _parse(argv)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    firsts = range(0, len(seeds), GAMES_AT_A_TIME)
    batches = [seeds[first : first + GAMES_AT_A_TIME] for first in firsts]
    start = time.monotonic()
    played = 0
    try:
        with ProcessPool(arguments.processes) as pool:
            for _, flaw in pool.reports(partial(map, soaking), batches):
                played += 1
                if flaw is not None:
                    print(f"\n{flaw}", flush=True)
                    return 1
                _show_progress(played, len(seeds), time.monotonic() - start)
    except KeyboardInterrupt:
        print(f"\nstopped after {played} games without a flaw", flush=True)
        return 130
    print(f"\n{played} games without a flaw", flush=True)
    return 0


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.soak", description="Play random games and check that they keep the rules."
    )
    parser.add_argument("--games", type=_positive, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--processes", type=_positive, default=cores())
    return parser.parse_args(argv)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"at least 1, not {number}")
    return number


def _show_progress(played: int, games: int, seconds: float) -> None:
    """One line on a terminal, rewritten; elsewhere a line from time to time."""
    step = 1 if sys.stdout.isatty() else max(1, games // 20)
    if played % step and played != games:
        return
    line = f"{played} of {games} games, {played / max(seconds, 1e-9):.0f} games/s"
    print(line, end="\r" if sys.stdout.isatty() else "\n", flush=True)


if __name__ == "__main__":
    sys.exit(main())
