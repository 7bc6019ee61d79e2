"""A real table beside the screen: its scoring, and its set-up."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from quebec.server.wire.facts import EncodedFacts
from quebec.views import Seen


class TabletopScored(Struct, frozen=True, kw_only=True):
    """A scoring: the table before it and after it, and what happened in between."""

    before: Seen
    after: Seen
    facts: EncodedFacts
    points: list[int]
    """Victory points of this scoring, by seat."""
    scores: list[int]
    """Everybody's score after it."""
    winners: list[int]
    """Those who win, after the final scoring."""


class TabletopPosition(Struct, frozen=True, kw_only=True):
    """A position that can be played on from."""

    position: str
    """In its public form."""
    seen: Seen


class Draw(Struct, frozen=True, kw_only=True):
    """What a set-up is drawn for."""

    ruleset: Annotated[str, Meta(max_length=20)] = "2026"
    players: Annotated[int, Meta(ge=2, le=5)] = 3


class Drawn(Struct, frozen=True, kw_only=True):
    """A set-up, drawn as for a game."""

    layout: list[str]
    """The tiles on the 44 sites."""
    events: list[str]
    """The years of four cards, or none if the rules have none."""
    first: int
    """The seat that begins."""
