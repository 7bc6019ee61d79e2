"""Who plays the games to learn from: players that look one turn ahead, and players that search."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, Protocol

from quebec.bots.one_turn import MOST_POSITIONS
from quebec.engine import State
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.net import POINTS
from quebec.engine.thinking.options import Option
from quebec.engine.thinking.shares import Shares
from quebec.engine.thinking.tree import Branch, Style, Tree
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import Value


class Habits(NamedTuple):
    """How a seat deviates from what it thinks is best, so that all kinds of positions occur."""

    slips: float
    """How often it plays a random move."""
    taste: float
    """How many points worse a move may typically be."""


STEADY: Final = Habits(0.0, 0.0)


class Player(Protocol):
    """Chooses for a seat."""

    def choose(self, state: State, habits: Habits, chance: Random) -> list[int]:
        """The next move, and those to play after it if the others choose as expected."""


class OneTurn:
    """Looks one turn ahead, separately at every choice."""

    def __init__(self, state: State, value: Value) -> None:
        self._turn = Turn(state, value, MOST_POSITIONS)

    def choose(self, state: State, habits: Habits, chance: Random) -> list[int]:
        if chance.random() < habits.slips:
            return slip(state, chance)
        turn = self._turn
        turn.think(state)
        worth = [turn.utility[k] for k in range(turn.count)]
        return [int(turn.moves[drawn(worth, habits.taste, chance)])]


class Searcher:
    """Looks rounds ahead, once for its whole turn."""

    def __init__(self, value: Value, shares: Shares, replying: Value, positions: int) -> None:
        self._value = value
        self._shares = shares
        self._replying = replying
        self._positions = positions

    def choose(self, state: State, habits: Habits, chance: Random) -> list[int]:
        if chance.random() < habits.slips:
            return slip(state, chance)
        if state.move_count == 1:
            return [int(state.moves[0])]
        meter = Meter(self._positions)
        tree = Tree(state, self._value, self._shares, meter, Style(), [self._replying])
        tree.think(settle=True)
        option = _taken(tree, habits.taste, chance)
        # In somebody else's turn only the one choice is its own.
        length = option.length if state.turn == state.decider() else 1
        return [int(option.moves[k]) for k in range(length)]


def _taken(tree: Tree, taste: float, chance: Random) -> Option:
    """The best of the visited options, or a random one by taste; of equals the most visited.

    With so few positions hardly anything is visited twice: visits alone would say little.
    """
    tried = sorted(tree.root.tried, key=lambda branch: (-branch.visits, -branch.worth))
    if tried:
        worth = [_points(branch) for branch in tried]
        return tried[drawn(worth, taste, chance)].option
    # There were too few positions to look at any reply.
    assert tree.root.options
    return tree.root.options[0]


def _points(branch: Branch) -> float:
    """The odds of the win, converted to points as the learned evaluation does."""
    share = min(max(branch.worth, 0.001), 0.999)
    return POINTS * math.log(share / (1.0 - share))


def slip(state: State, chance: Random) -> list[int]:
    """A random legal move."""
    return [int(chance.choice(state.legal_moves()).index)]


def drawn(worth: Sequence[float], taste: float, chance: Random) -> int:
    """The index to take: the highest value, the first of equals, or a random one by taste."""
    best = max(worth)
    if taste == 0.0:
        return worth.index(best)
    odds = [math.exp((one - best) / taste) for one in worth]
    return chance.choices(range(len(odds)), odds)[0]
