"""Players for the tests, named by their place."""

from __future__ import annotations

import os
from random import Random
from typing import ClassVar

from quebec.bots import Budget, Evaluation
from quebec.bots.bot import NATURAL
from quebec.bots.random_bot import RandomBot
from quebec.engine import MOVES, Move, State
from tests.simulation.gate import wait_at_gate


class Asked:
    """Chooses at random, but is asked for every move, as all players that look are."""

    name = "asked"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return rng.choice(state.legal_moves())

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        return RandomBot().evaluate(state, budget, rng)


class Gated(Asked):
    """Waits at a gate in the middle of a run, if there is one, until the gate opens."""

    name = "gated"
    asked: ClassVar[int] = 0

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        Gated.asked += 1
        if Gated.asked == 1000 and "GATE" in os.environ:
            wait_at_gate(os.environ["GATE"])
        return super().choose(state, budget, rng)


class Cheat(Asked):
    """Makes a move that is not legal."""

    name = "cheat"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return next(move for move in MOVES if move not in state.legal_moves())


class Broken(Asked):
    """Gives up, with an error of its own."""

    name = "broken"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        raise ZeroDivisionError("no idea")


class Silent(Asked):
    """Forgets to answer."""

    name = "silent"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return None  # type: ignore[return-value]
