"""What a record consists of, as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from quebec.engine import Deal, Move


class Player(NamedTuple):
    """Who sits at a seat: a name and, if it is a program, which one."""

    name: str
    bot: str = ""


class Turn(NamedTuple):
    """A turn: the century in which it started, its number in that century, and its seat."""

    century: int
    number: int
    seat: int


class Step(NamedTuple):
    """A move of the game, the turn it was made in, and the seat that chose it."""

    move: Move
    turn: Turn
    seat: int


class Comment(NamedTuple):
    """A remark on the game after a number of moves."""

    after: int
    text: str


class Result(NamedTuple):
    """How a game ended: points by seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Contents(NamedTuple):
    """Everything that is written down; two records with the same contents are equal."""

    edition: int
    rules: str
    rules_version: int
    players: tuple[Player, ...]
    deal: Deal
    seed: int | None
    headers: Mapping[str, str]
    position: str
    steps: tuple[Step, ...]
    comments: tuple[Comment, ...]
    result: Result | None
