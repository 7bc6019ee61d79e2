"""The search against strangers: each character in turn is left out of what the search knows.

    python -m tools.left_out --players 3 --games 30 --work 18000

One search sits among others of a kind that none of its models is about. Prints a table in Markdown:
wins in %, and by how many points it was ahead of the best of the others. A turn gets as many
positions as it would get in a time limit, so a busy machine changes nothing; 18,000 are 100 ms of
a core that has nothing else to do. --known keeps the character among the models, --blind watches
nobody, --jobs plays so many games at once. Other bots than characters can be strangers, too:

    python -m tools.left_out search --work 180000 --their-work 18000

is one search with a second among others with 100 ms.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from quebec.bots import Bot, Budget, make_bot
from quebec.bots.bot import NATURAL
from quebec.bots.characters import CHARACTERS
from quebec.bots.judges import LEARNED
from quebec.bots.search import SearchBot
from quebec.engine import new_game
from quebec.processes.pool import Pool, ProcessPool
from tools.ladder import UNHURRIED, play_out, with_error


class Result(NamedTuple):
    won: float
    ahead: float


def search_for(stranger: str, known: bool, blind: bool) -> SearchBot:
    """A search that has no model of the stranger."""
    if blind:
        return SearchBot(LEARNED._replace(models=None))
    assert LEARNED.models is not None
    others = tuple(one for one in LEARNED.models.others if known or one.name != stranger)
    return SearchBot(LEARNED._replace(models=LEARNED.models._replace(others=others)))


def played(
    one: Bot,
    stranger: str,
    players: int,
    number: int,
    rules: str,
    work: int,
    seed: int,
    their_work: int | None = None,
) -> Result:
    """A game at one of the seats, in rotation; the deals do not depend on who plays."""
    setup, own = divmod(number, players)
    state = new_game(rules, players, Random(f"{seed}/{players}/{setup}").getrandbits(48))
    chance = Random(f"{seed}/{players}/{number}")
    bots = [one if seat == own else make_bot(stranger) for seat in range(players)]
    theirs = Budget(UNHURRIED, their_work) if their_work else NATURAL
    play_out(state, bots, own, work, chance, theirs)
    best = max(score for seat, score in enumerate(state.scores) if seat != own)
    return Result((own in state.winners) / len(state.winners), state.scores[own] - best)


def in_words(results: Sequence[Result]) -> str:
    wins = with_error([100 * one.won for one in results])
    return f"{wins} %, {with_error([one.ahead for one in results])}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.left_out",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    everybody = [kind.name for kind in CHARACTERS]
    parser.add_argument("strangers", nargs="*", default=everybody, metavar="NAME")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=30, help="for each kind and count of players")
    parser.add_argument("--rules", default="2011")
    parser.add_argument("--work", type=int, default=18_000, metavar="N", help="positions of a turn")
    parser.add_argument("--their-work", type=int, metavar="N", help="the same for the others")
    parser.add_argument("--known", action="store_true")
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at once")
    options = parser.parse_args()
    with ProcessPool(options.jobs) as pool:
        print_table(options, pool)
    return 0


class Game(NamedTuple):
    """A game of the table; everything else follows from these values."""

    stranger: str
    players: int
    number: int
    options: argparse.Namespace

    def played(self) -> Result:
        options = self.options
        one = search_for(self.stranger, options.known, options.blind)
        rest = options.rules, options.work, options.seed, options.their_work
        return played(one, self.stranger, self.players, self.number, *rest)


def print_table(options: argparse.Namespace, pool: Pool) -> None:
    print("| stranger | " + " | ".join(f"{players} players" for players in options.players) + " |")
    print("|---" * (len(options.players) + 1) + "|")
    for stranger in options.strangers:
        cells = []
        for players in options.players:
            games = [Game(stranger, players, k, options) for k in range(options.games)]
            cells.append(in_words(pool.in_order(Game.played, games)))
        print(f"| {stranger} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    sys.exit(main())
