"""Bots of another package, none of which can be relied on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from quebec.bots import Budget
from quebec.bots.random_bot import RandomBot
from quebec.engine import MOVES, Move, State

NAMES = ("raises", "exits", "illegal", "stuck", "waits", "tells", "anne", "bruno", "chloe")


def install(directory: Path) -> dict[str, str]:
    """As pip would; gives the environment in which they are found."""
    info = directory / "quebec_bad_bots-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: quebec-bad-bots\nVersion: 1.0\n")
    lines = [f"{name} = {__name__}:{name.capitalize()}" for name in NAMES]
    (info / "entry_points.txt").write_text("\n".join(["[quebec.bots]", *lines, ""]))
    return {"PYTHONPATH": str(directory), "BAD_BOTS": str(directory)}


def place() -> Path:
    """Where they leave notes."""
    return Path(os.environ["BAD_BOTS"])


class Raises(RandomBot):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        print("to whom it may concern")
        raise LookupError("no idea" * 100_000)


class Exits(RandomBot):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        os._exit(3)


class Illegal(RandomBot):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        legal = state.legal_moves()
        return next(move for move in MOVES if move not in legal)


class Stuck(RandomBot):
    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        (place() / "stuck").write_text(f"{os.getpid()}\n")
        # In one instruction of the interpreter: nothing else in this process can run.
        sum(iter(int, 1))
        raise AssertionError


class Waits(RandomBot):
    """Chooses once it may."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        (place() / "waits").write_text(f"{os.getpid()}\n")
        while not (place() / "go").exists():
            pass
        return super().choose(state, budget, rng)


class Tells(RandomBot):
    """Writes down the events that it believes to be there."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        with (place() / "told").open("a") as told:
            print(*state.setting.deal.events, file=told)
        return super().choose(state, budget, rng)


class Queued(RandomBot):
    """Writes down that it was its turn to think, and chooses once it may."""

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        with (place() / "order").open("a") as order:
            print(type(self).__name__.lower(), file=order)
        while not (place() / "go").exists():
            pass
        return super().choose(state, budget, rng)


class Anne(Queued):
    pass


class Bruno(Queued):
    pass


class Chloe(Queued):
    pass
