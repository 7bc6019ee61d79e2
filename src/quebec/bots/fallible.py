"""A weaker player: it looks less far, ignores some terms of an evaluation, and errs a little.

It never chooses at random among all legal moves: what it plays always looks nearly best to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from quebec.bots import weights, weights_of_two
from quebec.bots.bot import NATURAL, Budget, Evaluation
from quebec.bots.greedy import GreedyBot
from quebec.engine import MOVES, Move, State
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import HandMade, Value, Weights

FURTHEST: Final = 3.0
"""A move is not taken if it looks worse than the best by this many times the temper."""


def taste(eye: Mapping[str, float], envy: float) -> Callable[[State], Value]:
    """The greedy player's evaluation, with the weights of some terms multiplied by a factor."""
    weights_of = {
        key: Weights(
            {
                term: tuple(number * eye.get(term, 1.0) for number in numbers)
                for term, numbers in found.TABLE.items()
            },
            rest,
            envy * found.ENVY,
        )
        for found in (weights, weights_of_two)
        for key, rest in found.RESTS.items()
    }

    def value(state: State) -> Value:
        key = len(state.table.leaders) > 0, int(state.players)
        return HandMade(state, weights_of[key])

    return value


class FallibleBot:
    """Takes one of the moves that look nearly best, better ones more often.

    It ignores the budget and does a fixed amount of work, so it is equally strong everywhere.
    """

    def __init__(
        self, name: str, value: Callable[[State], Value], sight: int, temper: float
    ) -> None:
        self.name: Final = name
        self._value: Final = value
        self._sight: Final = sight
        self._temper: Final = temper

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        turn = Turn(state, self._value(state), self._sight)
        turn.think(state)
        worth = [turn.utility[k] for k in range(turn.count)]
        return MOVES[turn.moves[_slip(worth, self._temper, rng)]]

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        """What the greedy player thinks: a weak player still gives the best evaluation."""
        return GreedyBot().evaluate(state, budget, rng)


def _slip(worth: list[float], temper: float, rng: Random) -> int:
    """The index of one of the numbers that are nearly the largest."""
    best = max(worth)
    near = [k for k, one in enumerate(worth) if one >= best - FURTHEST * temper]
    odds = [math.exp((worth[k] - best) / max(temper, 1e-9)) for k in near]
    return rng.choices(near, odds)[0]
