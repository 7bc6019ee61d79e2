"""A bot with a fixed budget, whatever budget it is given."""

from __future__ import annotations

from random import Random
from typing import Final

from quebec.bots.bot import NATURAL, Bot, Budget, Evaluation
from quebec.bots.past import Past, Watchful
from quebec.engine import Move, State


class PacedBot:
    """Gives a bot the same work for every decision, or a time that the caller may cut short.

    The work is for each player at the table: with more of them, a round takes more to look at.
    """

    def __init__(self, name: str, bot: Bot, work: int | None, seconds: float | None) -> None:
        self.name: Final = name
        self._bot: Final = bot
        self._work: Final = work
        self._seconds: Final = seconds

    def watch(self, past: Past | None) -> None:
        """Only a bot that thinks by the clock watches: with fixed work, so is its strength."""
        if self._seconds is not None and isinstance(self._bot, Watchful):
            self._bot.watch(past)

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return self._bot.choose(state, self._pace(state, budget), rng)

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        return self._bot.evaluate(state, self._pace(state, budget), rng)

    def _pace(self, state: State, budget: Budget) -> Budget:
        if self._seconds is None:
            work = None if self._work is None else self._work * int(state.players)
            return Budget(work=work, stopped=budget.stopped)
        if budget.seconds is None and budget.work is not None:
            return budget
        seconds = self._seconds if budget.seconds is None else budget.seconds
        return Budget(seconds=seconds, work=budget.work, stopped=budget.stopped)
