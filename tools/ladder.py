"""The ladder: how each level fares against the population.

    python -m tools.ladder --players 2 3 4 5 --games 40

One of a level sits among others, each drawn from the characters, greedy and learned. Prints a table
in Markdown: the share of the wins in %, and the points of the one in % of what the others have on
average, which also tells weak levels apart that never win. All levels play the same deals against
the same others. --work limits the positions of the level that thinks by the clock, so that the
table is the same on every machine; 18,000 are about 100 ms.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import NATURAL, ask
from quebec.bots.levels import LEVELS
from quebec.bots.past import Past
from quebec.engine import State, new_game
from tools.population import USUAL

UNHURRIED = 1e6
"""Seconds: only the positions count."""


class Result(NamedTuple):
    """A game of one among others."""

    won: float
    points: float
    """Relative to the mean of the others."""


def played(name: str, players: int, number: int, rules: str, work: int, seed: int) -> Result:
    """A game of the one at one of the seats, in rotation."""
    setup, own = divmod(number, players)
    chance = Random(f"{seed}/{players}/{setup}")
    others = [chance.choice(USUAL) for _ in range(players - 1)]
    state = new_game(rules, players, chance.getrandbits(48))
    names = [*others[:own], name, *others[own:]]
    play_out(state, [make_bot(one) for one in names], own, work, chance)
    scores = list(state.scores)
    points = scores.pop(own) / fmean(scores)
    return Result((own in state.winners) / len(state.winners), points)


def play_out(
    state: State,
    bots: Sequence[Bot],
    own: int,
    work: int,
    chance: Random,
    theirs: Budget = NATURAL,
) -> None:
    """Play a game to its end. The bot at the seat `own` looks at this many positions for a turn."""
    past = Past(state)
    while not state.is_over:
        seat = int(state.decider())
        budget = Budget(UNHURRIED, work) if seat == own else theirs
        state.play(ask(bots[seat], state, budget, chance, past))
        past.moved(state)


def in_words(results: Sequence[Result]) -> str:
    wins, points = ([100 * one for one in column] for column in zip(*results, strict=True))
    return f"{with_error(wins)}, {with_error(points)}"


def with_error(numbers: Sequence[float]) -> str:
    """A mean with half of its 95 % interval."""
    error = 1.96 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.0f} ± {error:.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.ladder",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    everybody = [level.name for level in LEVELS]
    parser.add_argument("names", nargs="*", default=everybody, metavar="NAME")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=40, help="for each level and count of players")
    parser.add_argument("--rules", default="2011")
    parser.add_argument("--work", type=int, default=18_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("| | " + " | ".join(f"{players} players" for players in options.players) + " |")
    print("|---" * (len(options.players) + 1) + "|")
    for name in options.names:
        cells = []
        for players in options.players:
            games = range(options.games)
            rest = players, options.rules, options.work, options.seed
            cells.append(in_words([played(name, rest[0], k, *rest[1:]) for k in games]))
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
