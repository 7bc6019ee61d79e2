"""What is measured: one game of one engine, through four functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

Option = TypeVar("Option")
SEED = 1608


@dataclass(frozen=True)
class Subject:
    """One game of an engine, for one number of players."""

    engine: str
    """Its name in the results."""
    rules: str
    players: int
    new_game: Callable[[], object]
    """Sets up a new game."""
    play: Callable[[int], int]
    """Plays this many random games from a prepared set-up; returns the decisions made."""
    copy: Callable[[], object] | None
    """Copies a position from the middle of a game, if the engine can copy."""


class Chooser(Protocol):
    """Chooses one of several options at random."""

    def __call__(self, options: Sequence[Option], /) -> Option: ...


def chooser(seed: int = SEED) -> Chooser:
    """The fastest uniform choice in Python: random.choice would cost some peers 10 %."""
    draw = Random(seed).random

    def choose(options: Sequence[Option]) -> Option:
        return options[int(draw() * len(options))]

    return choose
