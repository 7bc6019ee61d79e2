"""Everybody against everybody: one of each kind among others of each other kind.

    python -m tools.population --players 3 --games 60
    python -m tools.population --players 4 --games 40 search learned hurrier --time 0.1

Prints a table of win shares in %, with 95 % intervals, in Markdown. A row is the one, a column the
others. Below it are the circles: a beats b, b beats c and c beats a. Without names it is the
characters, greedy and learned. --out FOLDER keeps what was played, and goes on from there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

from quebec.arena.crew import Crew
from quebec.arena.match import Entrant, Match
from quebec.arena.run import Plan, run_match
from quebec.arena.standings import Standings
from quebec.arena.worker import Worker
from quebec.bots import Budget
from quebec.bots.characters import CHARACTERS

USUAL = ("greedy", "learned", *(kind.name for kind in CHARACTERS))
LIMIT = 60.0
"""Seconds for a decision after which a game is lost."""
WITHIN = 0.03


class Share(NamedTuple):
    """The wins of one among others."""

    share: float
    low: float
    high: float


def share_of(match: Match, setups: int, jobs: int, out: Path | None) -> Share:
    """The first entrant's share of the wins."""
    standings = Standings(match, WITHIN)
    plan = Plan(setups, out=out, resume=out is not None)
    run_match(match, plan, standings, lambda: Crew([Worker(match, False) for _ in range(jobs)]))
    first = standings.rows()[0]
    return Share(first.win_share, first.ci95[0], first.ci95[1])


def match_of(one: str, other: str, options: argparse.Namespace) -> Match:
    entrants = (Entrant(bot=one), *[Entrant(bot=other)] * (options.players - 1))
    budget = Budget(options.time, options.budget)
    return Match(options.rules, entrants, options.seed, budget, LIMIT)


def table(names: Sequence[str], shares: Mapping[tuple[str, str], Share]) -> str:
    lines = ["| one \\ others | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for one in names:
        cells = [
            f"{100 * won.share:.0f} ({100 * won.low:.0f}–{100 * won.high:.0f})"
            if (won := shares.get((one, other)))
            else "·"
            for other in names
        ]
        lines.append(f"| {one} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def circles(
    names: Sequence[str], shares: Mapping[tuple[str, str], Share], even: float
) -> list[tuple[str, str, str]]:
    """Three of whom each beats the next: its interval lies above an even share."""

    def beats(one: str, other: str) -> bool:
        won = shares.get((one, other))
        return won is not None and won.low > even

    found = []
    for first, *others in combinations(names, 3):
        for second, third in permutations(others):
            if beats(first, second) and beats(second, third) and beats(third, first):
                found.append((first, second, third))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.population",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", default=USUAL, metavar="NAME")
    parser.add_argument("--against", nargs="+", metavar="NAME", help="the columns, if not the same")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60, help="for each pair")
    parser.add_argument("--rules", default="2011")
    parser.add_argument("--time", type=float, metavar="SECONDS", help="for a decision")
    parser.add_argument("--budget", type=int, metavar="N", help="positions for a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    names = list(dict.fromkeys(options.names))
    against = list(dict.fromkeys(options.against or names))
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    setups = -(-options.games // options.players)
    shares: dict[tuple[str, str], Share] = {}
    for one in names:
        for other in against:
            if one != other:
                out = options.out and options.out / f"{options.players}-{one}-{other}.jsonl"
                match = match_of(one, other, options)
                shares[one, other] = share_of(match, setups, options.jobs, out)
                won = shares[one, other]
                print(f"{one} among {other}: {won.share:.3f}", file=sys.stderr, flush=True)
    everybody = list(dict.fromkeys([*names, *against]))
    print(table(everybody, shares))
    for circle in circles(everybody, shares, 1 / options.players):
        print(f"\n{' beats '.join((*circle, circle[0]))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
