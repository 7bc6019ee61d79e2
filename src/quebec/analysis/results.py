"""The results of an analysis. Words are messages of the catalogues, for any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from quebec.texts.moves import Wording


@dataclass(frozen=True)
class Choice:
    """A choice: whose, which, and the words for it."""

    seat: int
    move: str
    words: Wording


@dataclass(frozen=True)
class ExpectedTurn:
    """A turn in one line: whose, and the words for it."""

    seat: int
    words: Wording


@dataclass(frozen=True)
class Line:
    """A way to play the rest of a turn, and its results."""

    steps: tuple[Choice, ...]
    """The choices up to the end of the turn."""
    turn: Wording
    """The turn in one line…"""
    places: tuple[str, ...]
    """…and where it happens, in order."""
    continuation: tuple[Choice, ...]
    """How the game continues if all do what looks best…"""
    ahead: tuple[ExpectedTurn, ...]
    """…and the same in a line for each turn."""
    scores: tuple[float, ...]
    """Points expected at the end of the game, by seat."""
    win_shares: tuple[float, ...]
    """Shares of the win, by seat; they add up to 1."""
    margin: float
    """Points ahead of the best of the others, for the seat that decides."""
    visits: int
    """How often the search went there; with 0 it was evaluated only at the end of the turn."""


@dataclass(frozen=True)
class Thought:
    """The analysis of one moment of a game, where a seat has to choose."""

    at: int
    """Moves of the game before it."""
    century: int
    seat: int
    ways: int
    """The number of ways to play the turn, not counting several that end in the same position."""
    lines: tuple[Line, ...]
    """The best of them, best first."""
    played: Line | None = None
    """What was played, and its rank among all, from 1."""
    rank: int = 0
    moves: int = 0
    """The number of moves in it."""
    lost_share: float = 0.0
    """What that lost: in shares of the win…"""
    lost_margin: float = 0.0
    """…and in points."""
    why: tuple[tuple[str, float], ...] = ()
    """Where the better line has more, a round or two later: points by source; `others`: what the
    strongest of the others has less."""
    because: tuple[Wording, ...] = ()
    """The same in words: what can be counted after the turn, and what is expected."""

    @property
    def win_shares(self) -> tuple[float, ...]:
        """What everybody could expect if the best turn was played."""
        return self.lines[0].win_shares

    @property
    def scores(self) -> tuple[float, ...]:
        return self.lines[0].scores


def means(views: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    """The mean of several views, seat by seat."""
    return tuple(map(fmean, zip(*views, strict=True)))
