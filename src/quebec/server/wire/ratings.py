"""Ratings: what is known of the strength of somebody."""

from __future__ import annotations

from msgspec import Struct


class OwnRating(Struct, frozen=True, kw_only=True):
    """A strength, by rules and number of players."""

    ruleset: str
    players: int
    value: int
    """400 more are odds of ten to one to come out ahead."""
    within: int
    """In 95 of 100 cases it is within so many points of the value."""
    games: int
    abandoned: int
    """Games that they have left."""


class SeatRating(Struct, frozen=True, kw_only=True):
    """The rating of the player at a seat."""

    value: int
    within: int
    games: int
    """That counted; a bot, which is anchored, has none."""
    change: int | None
    """By this game, if it has counted."""
    abandoned: bool
    """Whether this seat was left."""
