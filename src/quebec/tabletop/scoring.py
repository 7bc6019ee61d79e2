"""Scoring what was entered, with the steps of the engine."""

from __future__ import annotations

from typing import NamedTuple

from quebec.engine import State
from quebec.engine.effect import Effect
from quebec.engine.facts import CenturyEnded, Fact
from quebec.engine.forecast import carry_out
from quebec.tabletop.table import ask_nothing


class Scored(NamedTuple):
    """The table after a scoring, and what happened in it."""

    state: State
    facts: list[Fact]


def score_century(state: State) -> Scored:
    """R8.2 to R8.4: the end of a century, after the neutral architect's building (R8.1)."""
    return _scored(state, state.setting.ruleset.closing, [CenturyEnded(state.century, state.turn)])


def score_game(state: State) -> Scored:
    """R12: the end of the game, after that of century IV."""
    return _scored(state, state.setting.ruleset.final, [])


def _scored(state: State, steps: tuple[Effect, ...], facts: list[Fact]) -> Scored:
    twin = state.copy()
    twin.facts = facts
    twin.end_turn()
    carry_out(twin, steps)
    twin.facts = None
    ask_nothing(twin)
    return Scored(twin, facts)
