"""Players for the tests, named by their place: a good one, a constant one, and all kinds of bad."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from random import Random

from quebec.bots import Budget, Evaluation, Forfeit
from quebec.bots.bot import NATURAL
from quebec.bots.random_bot import RandomBot
from quebec.engine import MOVES, Move, State
from quebec.position import position_text


class Player:
    """What all of them have in common."""

    name = "test"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return state.legal_moves()[0]

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        return RandomBot().evaluate(state, budget, rng)


class First(Player):
    """The first of the legal moves, always: hardly any points."""


class Steady(Player):
    """The same move in the same position, at every seat and in every game."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return Random(position_text(state, public=True)).choice(state.legal_moves())


class Raises(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        raise LookupError("no idea\nat all")


class Forfeits(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        raise Forfeit("tired", {}, "has had enough")


class PlaysNothing(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return None  # type: ignore[return-value]


class PlaysWrongly(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        legal = state.legal_moves()
        return next(move for move in MOVES if move not in legal)


class Leaves(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        sys.exit("goodbye")


class Crashes(Player):
    """After some moves, so that there is a game to tell of."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        if any(state.scores):
            os._exit(7)
        return super().choose(state, budget, rng)


class Hangs(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        while True:
            signal.pause()


class Chatters(Player):
    """Prints more than a pipe holds, and reads what is not for it."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        print("chatter" * 1000)
        print("chatter" * 1000, file=sys.stderr)
        os.write(1, b"chatter\n" * 1000)
        assert sys.stdin.read() == ""
        return super().choose(state, budget, rng)


class Kills(RandomBot):
    """Plays at random, but once, when ten games are in the file, ends whoever conducts the match.

    It finds the file and the order to do so in the environment.
    """

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        order, results = (Path(os.environ[name]) for name in ("ORDER_TO_KILL", "RESULTS"))
        if order.exists() and results.read_bytes().count(b"\n") > 10:
            order.unlink(missing_ok=True)
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(state, budget, rng)


class WritesNonsense(Player):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return "castle"  # type: ignore[return-value]
