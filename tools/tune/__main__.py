"""Find the weights of the greedy player (docs/bots.md has the results).

    python -m tools.tune fit --rounds 2 --games 400       learn weights from how its games end
    python -m tools.tune climb --steps 100 --setups 8     improve them by matches
    python -m tools.tune rest --games 100                 fit what the rest of a game brings
    python -m tools.tune compare OLD NEW --setups 100     let two files of weights play each other

Each starts with the weights in the source, or with those of --start FILE, and writes what it finds
to --out FILE (by default the source, src/quebec/bots/weights.py). With --two all of it is about the
game for two, which has its own weights (weights_of_two.py).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from quebec.engine.thinking.terms import TERMS
from quebec.processes.pool import Pool, ProcessPool
from tools.invariants import TABLES
from tools.tune.climb import climb
from tools.tune.file import SOURCE, SOURCE_OF_TWO, read_taste, write_taste
from tools.tune.fit import regression, rest_of, spreads
from tools.tune.games import (
    CENTURIES,
    SORTS,
    SORTS_OF_TWO,
    Lesson,
    Seen,
    Sort,
    Taste,
    meetings,
    outcome,
    play_all,
    seen_in,
)
from tools.tune.shares import calibration, spreads_of

NOISE = 0.7
"""Points by which the tastes that teach differ, for a term as it typically varies."""
SLIPS = 0.02
"""How often they play a random move."""


def learn(
    pool: Pool,
    taste: Taste,
    sorts: Sequence[Sort],
    games: int,
    seed: int,
    *,
    noise: float = 0.0,
    slips: float = 0.0,
) -> list[Seen]:
    """Games of each kind in turn; noise is in points, for a term as it typically varies."""
    off = np.zeros((CENTURIES, len(TERMS)))
    if noise:
        plain = learn(pool, taste, sorts, 2 * len(sorts), seed + games)
        off = noise / np.maximum(spreads(plain), 0.1)
    lessons = [Lesson(sorts[k % len(sorts)], seed + k, taste, off, slips) for k in range(games)]
    return pool.in_order(seen_in, lessons)


def fit(options: argparse.Namespace, pool: Pool) -> Taste:
    taste = read_taste(options.start)
    for number in range(options.rounds):
        seed = options.seed + 10 * options.games * number
        seen = learn(pool, taste, options.sorts, options.games, seed, noise=NOISE, slips=SLIPS)
        table, errors = regression(seen)
        shown = ", ".join(f"{error:.1f}" for error in errors)
        mean = np.mean([np.mean(game.final) for game in seen])
        print(f"round {number + 1}: mean score {mean:.1f}, off by {shown} in the four centuries")
        taste = with_rests(taste._replace(table=table), seen)
    return taste


def rest(options: argparse.Namespace, pool: Pool) -> Taste:
    taste = read_taste(options.start)
    sorts = [Sort(*table) for table in TABLES if (table[1] == 2) == options.two]
    seen = learn(pool, taste, sorts, options.games * len(sorts), options.seed)
    taste = with_rests(taste, seen)
    taste = taste._replace(spreads=spreads_of(seen, taste))
    for band, seats, share, real in calibration(seen, taste):
        print(f"win share {band}: {seats:6} seats, expected {share:.3f}, won {real:.3f}")
    return taste


def with_rests(taste: Taste, seen: Sequence[Seen]) -> Taste:
    """The rests of the tables that were seen, fitted again."""
    rests = dict(taste.rests)
    for key in rests:
        games = [game for game in seen if (game.leaders, len(game.final)) == key]
        if games:
            rests[key] = rest_of(games, taste.table)
    return taste._replace(rests=rests)


def improve(options: argparse.Namespace, pool: Pool) -> Taste:
    taste = read_taste(options.start)
    spread = spreads(learn(pool, taste, options.sorts, 2 * len(options.sorts), options.seed))
    steps = climb(
        pool,
        taste,
        spread,
        options.sorts,
        steps=options.steps,
        setups=options.setups,
        reach=options.reach,
        gain=options.gain,
        seed=options.seed,
    )
    for step, (found, better) in enumerate(steps):
        taste = found
        print(f"step {step + 1}: {better:+.2f} points, envy {taste.envy:.2f}", flush=True)
        write_taste(options.out, taste)
    return taste


def compare(options: argparse.Namespace, pool: Pool) -> None:
    tastes = (read_taste(options.new), read_taste(options.old))
    for sort in options.sorts:
        seeds = range(options.seed, options.seed + max(1, options.setups // sort.players))
        games = meetings(sort, seeds, tastes)
        met = outcome(games, play_all(pool, games))
        print(
            f"{sort.ruleset:12} {sort.players}: one new among old wins {met.share:.3f}"
            f" ± {1.96 * met.error:.3f} of {met.games} (even: {1 / sort.players:.3f}),"
            f" {met.margin:+.1f} points, mean {met.mean:.1f}",
            flush=True,
        )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.tune", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("task", choices=("fit", "climb", "rest", "compare"))
    parser.add_argument("files", nargs="*", metavar="FILE", help="for compare: the old, the new")
    parser.add_argument("--two", action="store_true", help="the game for two")
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1, help="fit: rounds of learning")
    parser.add_argument("--games", type=int, default=200, help="fit, rest: games a round")
    parser.add_argument("--steps", type=int, default=50, help="climb: steps")
    parser.add_argument("--setups", type=int, default=8, help="climb: set-ups a step")
    parser.add_argument("--reach", type=float, default=0.4, help="climb: points either way")
    parser.add_argument("--gain", type=float, default=0.02, help="climb: of a step, per point")
    options = parser.parse_args(argv)
    options.sorts = SORTS_OF_TWO if options.two else SORTS
    source = SOURCE_OF_TWO if options.two else SOURCE
    options.start = options.start or source
    options.out = options.out or source
    with ProcessPool(options.workers) as pool:
        if options.task == "compare":
            options.old, options.new = map(Path, options.files)
            compare(options, pool)
        else:
            found = {"fit": fit, "climb": improve, "rest": rest}[options.task](options, pool)
            write_taste(options.out, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
