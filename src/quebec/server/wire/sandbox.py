"""A game without a table: a position and moves. Lessons of the course are played in it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from quebec.server.play.setup import SeatPlan

MOST_MOVES: Final = 300
MoveText = Annotated[str, Meta(max_length=16)]


class Sandbox(Struct, frozen=True, kw_only=True):
    """A position, and the moves that were played from there, all of them confirmed."""

    position: Annotated[str, Meta(max_length=2000)]
    """In its full form, or the public one: then face-down events are drawn, always the same ones
    for the same text."""
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    """Moves are offered to those that I hold."""
    moves: Annotated[tuple[MoveText, ...], Meta(max_length=MOST_MOVES)] = ()


class SandboxTry(Sandbox, frozen=True, kw_only=True):
    """The same, and moves to look at after them."""

    tried: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=8)]


class LessonSummary(Struct, frozen=True, kw_only=True):
    """A lesson in the list of the course."""

    id: str
    version: str
    steps: int
    """On the way of the first choices."""
