"""Players for the tests, named by their place."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import ClassVar

from quebec.bots import Budget, Evaluation
from quebec.bots.bot import NATURAL
from quebec.bots.dice import RandomBot
from quebec.engine import MOVES, Move, State


class Asked:
    """Chooses at random, but is asked for every move, as all players that look are."""

    name = "asked"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return rng.choice(state.legal_moves())

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        return RandomBot().evaluate(state, budget, rng)


class Gate(Asked):
    """Waits at a pipe in the middle of a run, if there is one, until somebody comes to read."""

    name = "gate"
    asked: ClassVar[int] = 0

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        Gate.asked += 1
        if Gate.asked == 1000 and "GATE" in os.environ:
            Path(os.environ["GATE"]).write_text("here")
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
