"""The analysis of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from quebec import analysis
from quebec.server.wire.wording import Wording, wire_wording


class Choice(Struct, frozen=True, kw_only=True):
    """A choice, with its text."""

    seat: int
    move: str
    text: Wording


class ExpectedTurn(Struct, frozen=True, kw_only=True):
    """A turn in one line."""

    seat: int
    words: Wording


class Line(Struct, frozen=True, kw_only=True):
    """A way to play the rest of a turn, and its value."""

    steps: list[Choice]
    turn: Wording | None = None
    """The turn in one line; analyses that are older than these do not have it."""
    places: list[str] = []
    """Where it happens, in order: sites, zones, and leaders as "leader:cultural"."""
    continuation: list[Choice]
    """How the game continues if everybody plays what looks best."""
    ahead: list[ExpectedTurn] = []
    """The same in a line for each turn; older analyses do not have it."""
    scores: list[float]
    """Points expected at the end of the game, by seat."""
    win_shares: list[float]
    """Shares of the win, by seat; they add up to 1."""
    margin: float
    """The lead of the deciding seat over the best of the others, in points."""


class Thought(Struct, frozen=True, kw_only=True):
    """The analysis of a moment at which a seat had to choose."""

    at: int
    """Moves of the game before it."""
    moves: int
    """How many moves were played from there to the end of the turn."""
    century: int
    seat: int
    ways: int
    """In how many ways the turn could continue."""
    lines: list[Line]
    """The best of them, best first: its shares make the curve of the game."""
    played: Line
    rank: int
    """The rank of what was played, from 1."""
    lost_share: float
    """The loss compared with the best, in shares of the win and in points."""
    lost_margin: float
    why: dict[str, float]
    """The better line's additional points, by source: zones, buildings, leaders, districts,
    events, tempo, others."""
    because: list[Wording] = []
    """The same in words: what can be counted after the turn, and what is expected."""


EncodedThought = Annotated[Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/Thought"})]
"""A Thought already encoded as JSON: it is sent as it was stored."""


class Analysis(Struct, frozen=True, kw_only=True):
    """The analysis of a game so far."""

    table: str
    state: Literal["working", "done", "failed"]
    """A failed one can be requested again, and is resumed."""
    done: int
    """Moments analysed…"""
    total: int
    """…of this total."""
    thoughts: list[EncodedThought]
    """Those after the requested number."""


def thought_shown(thought: analysis.Thought) -> Thought:
    assert thought.played is not None
    return Thought(
        at=thought.at,
        moves=thought.moves,
        century=thought.century,
        seat=thought.seat,
        ways=thought.ways,
        lines=[_line(line) for line in thought.lines],
        played=_line(thought.played),
        rank=thought.rank,
        lost_share=round(thought.lost_share, 4),
        lost_margin=round(thought.lost_margin, 2),
        why=dict(thought.why),
        because=[wire_wording(one) for one in thought.because],
    )


def _line(line: analysis.Line) -> Line:
    return Line(
        steps=_choices(line.steps),
        turn=wire_wording(line.turn),
        places=list(line.places),
        continuation=_choices(line.continuation),
        ahead=[ExpectedTurn(seat=one.seat, words=wire_wording(one.words)) for one in line.ahead],
        scores=[round(score, 2) for score in line.scores],
        win_shares=[round(share, 4) for share in line.win_shares],
        margin=round(line.margin, 2),
    )


def _choices(steps: Sequence[analysis.Choice]) -> list[Choice]:
    return [Choice(seat=one.seat, move=one.move, text=wire_wording(one.words)) for one in steps]
