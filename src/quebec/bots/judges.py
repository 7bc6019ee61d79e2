"""How a search evaluates positions: expected scores, and the shares of the win from them.

And how it assumes that the others evaluate them: see docs/decisions/search.md.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from quebec.bots.characters import CHARACTERS, Kind
from quebec.bots.greedy import GreedyBot
from quebec.bots.learned import LearnedBot
from quebec.bots.opponents import Model, Models
from quebec.engine import State
from quebec.engine.thinking.shares import Shares
from quebec.engine.thinking.value import HandMade, Value


class Judge(NamedTuple):
    """All are created for a game, from one of its positions."""

    value: Callable[[State], Value]
    shares: Callable[[State], Shares]
    replying: tuple[Callable[[State], Value], ...]
    """Every option is tried against replies that each of these evaluations suggests…"""
    models: Models | None = None
    """…or, in a game that is watched, those that explain what the others did."""


def hand_made(state: State) -> HandMade:
    """The greedy player's evaluation."""
    return GreedyBot().value(state)


def hand_made_shares(state: State) -> Shares:
    return Shares(GreedyBot().spreads(int(state.players)))


def learned(state: State) -> Value:
    """The learned player's evaluation."""
    return _learned_bot().value(state)


def learned_shares(state: State) -> Shares:
    return Shares(_learned_bot().spreads(int(state.players)))


@cache
def _learned_bot() -> LearnedBot:
    """Its weights are read when they are first needed."""
    return LearnedBot()


LIKINGS: Final = Kind("likings")
"""Somebody who judges as the learned player does, and has likings that the game shows."""
MODELS: Final = Models(
    LIKINGS.value,
    prior=0.525,
    others=(
        # It shares what is seen with the likings and the characters.
        Model("learned", Kind("learned").value, temper=0.3, prior=0.125),
        Model("greedy", hand_made, temper=0.3, prior=0.125),
        *(Model(kind.name, kind.value, temper=0.3, prior=0.02) for kind in CHARACTERS[:-1]),
        Model("imitator", CHARACTERS[-1].value, temper=0.3, prior=0.125),
    ),
)
"""How others may play."""

HAND_MADE: Final = Judge(hand_made, hand_made_shares, (hand_made,))
LEARNED: Final = Judge(learned, learned_shares, (learned, hand_made), MODELS)
