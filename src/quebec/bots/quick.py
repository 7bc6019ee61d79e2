"""The quick player: about a millisecond for a choice, like those that look one turn ahead.

It watches the first turns of the others, and compares its two or three best turns by the replies
that these suggest. Of a game that it cannot watch it knows no more than the learned player.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from quebec.bots.bot import NATURAL, Budget, Evaluation
from quebec.bots.judges import LEARNED
from quebec.bots.learned import LearnedBot
from quebec.bots.past import Past
from quebec.bots.search import SearchBot
from quebec.engine import Move, State

POSITIONS: Final = 300
"""For the first choice of a turn, which is thought about as a whole."""
UNHURRIED: Final = 3600.0
"""Seconds: the positions limit it, not the clock."""
LATER: Final = 0.01
"""The part of it for later choices of the turn, which follow from the first."""
ENOUGH: Final = 5
"""Turns of a seat that are judged."""


class QuickBot:
    """A budget's work is the number of positions; then each choice is thought about separately."""

    name = "quick"

    def __init__(self) -> None:
        self._search: Final = SearchBot(LEARNED, later=LATER, enough=ENOUGH)
        self._learned: Final = LearnedBot()
        self._is_watching = False

    def watch(self, past: Past | None) -> None:
        self._is_watching = past is not None
        self._search.watch(past)

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        if not self._is_watching:
            return self._learned.choose(state, budget, rng)
        if budget.work is None:
            budget = replace(budget, seconds=budget.seconds or UNHURRIED, work=POSITIONS)
        return self._search.choose(state, budget, rng)

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        if not self._is_watching:
            return self._learned.evaluate(state, budget, rng)
        return self._search.evaluate(state, Budget(work=budget.work or POSITIONS), rng)
