"""What more positions would change: choices of a search with less work, judged by one with more.

    python -m tools.more_work --players 5 --games 3

Plays games among strangers that the search has no model of. At some turns a search decides with
each of the budgets, and another one grows its tree to the end with the most positions. Prints a
table in Markdown: how often both take the same turn, what the smaller one gives away by the
judgement of the larger one, in hundredths of the win, and the part of its positions that it used
before its choice was settled. Both have the same evaluation: this shows whether the search itself
has come to an end, not whether it is right.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.characters import CHARACTERS
from quebec.bots.past import Past
from quebec.bots.search import SearchBot
from quebec.engine import State, new_game
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Option
from quebec.engine.thinking.tree import Branch, Tree
from tools.left_out import search_for


@dataclass(frozen=True)
class Choice:
    """What a search with less work did."""

    same: bool
    lost: float
    used: float


def grown(bot: SearchBot, state: State, work: int, settle: bool) -> Tree:
    judge = bot.judge
    value, shares, meter = judge.value(state), judge.shares(state), Meter(work)
    tree = Tree(state, value, shares, meter, bot.style, *bot.replies(state))
    tree.think(settle)
    return tree


def best_first(tree: Tree) -> list[Branch]:
    return sorted(tree.root.tried, key=lambda branch: (-branch.visits, -branch.worth))


def chosen(tree: Tree) -> Option:
    """With few positions none was tried; then it is the one that looks best at once."""
    if tree.root.tried:
        return best_first(tree)[0].option
    assert tree.root.options
    return tree.root.options[0]


def compared(bot: SearchBot, state: State, work: list[int], most: int) -> list[Choice]:
    """A choice for each budget; none where there is nothing to choose."""
    judged = best_first(grown(bot, state, most, settle=False))
    if len(judged) < 2:
        return []
    worth = {branch.option.key: branch.worth for branch in judged}
    found = []
    for one in work:
        tree = grown(bot, state, one, settle=True)
        key = chosen(tree).key
        # What the larger search has not tried counts as the worst that it has.
        lost = judged[0].worth - worth.get(key, min(worth.values()))
        same = key == judged[0].option.key
        found.append(Choice(same, 100 * lost, min(1.0, tree.meter.positions / one)))
    return found


def positions(
    bot: SearchBot, stranger: str, players: int, number: int, every: int, rules: str, seed: int
) -> Iterator[State]:
    """Starts of turns in a game of strangers, which the search watches."""
    chance = Random(f"{seed}/{players}/{number}")
    state = new_game(rules, players, chance.getrandbits(48))
    past, other = Past(state), make_bot(stranger)
    moves = 0
    while not state.is_over:
        moves += 1
        if moves >= every and state.asking().always:
            moves = 0
            bot.watch(past)
            yield state
        state.play(ask(other, state, Budget(), chance, past))
        past.moved(state)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.more_work",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kinds = [kind.name for kind in CHARACTERS]
    parser.add_argument("--stranger", choices=kinds, default="planner", metavar="NAME")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--every", type=int, default=23, metavar="N", help="moves between turns")
    parser.add_argument("--work", type=int, nargs="+", default=[1800, 5400, 18_000], metavar="N")
    parser.add_argument("--most", type=int, default=54_000, metavar="N")
    parser.add_argument("--rules", default="2011")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print(
        "| players | turns | positions | the same turn | given away | used |\n" + "|---" * 6 + "|"
    )
    for players in options.players:
        rows: list[list[Choice]] = []
        for number in range(options.games):
            bot = search_for(options.stranger, known=False, blind=False)
            rest = options.every, options.rules, options.seed
            for state in positions(bot, options.stranger, players, number, *rest):
                rows += filter(None, [compared(bot, state, options.work, options.most)])
        for work, choices in zip(options.work, zip(*rows, strict=True), strict=True):
            same = f"{100 * fmean(one.same for one in choices):.0f} %"
            lost, used = fmean(one.lost for one in choices), fmean(one.used for one in choices)
            told = f"{players} | {len(rows)} | {work} | {same} | {lost:.2f} | {100 * used:.0f} %"
            print(f"| {told} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
