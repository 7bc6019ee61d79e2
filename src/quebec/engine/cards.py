"""The shapes of the cards: leaders by number, the terms an event sets, goals, events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quebec.engine.board import COLOURS, SITES_A_COLOUR, SITES_BY_COLOUR
from quebec.engine.effect import NOTHING, Effect
from quebec.engine.native import i64

if TYPE_CHECKING:
    from quebec.engine.state import State

# Leaders, by number; the same order as in the table of moves.
RELIGIOUS: Final = 0
POLITICAL: Final = 1
ECONOMIC: Final = 2
CULTURAL: Final = 3
LEADER_OF_CITADELLE: Final = 4
POLITICAL_OF_TWO: Final = 5
ECONOMIC_OF_TWO: Final = 6


class Terms:
    """The numbers and rights of a century, as its event sets them (R13)."""

    def __init__(
        self,
        start: i64 = 3,
        leaders_open: bool = True,
        leaders_activate: bool = True,
        least_stages: i64 = 1,
        all_leave_citadelle: bool = False,
        cascade_needs_foothold: bool = False,
        cascade_needs_presence: bool = False,
    ) -> None:
        self.start: Final = start
        """Workers activated by starting a construction site (R5.4)."""
        self.leaders_open: Final = leaders_open
        """Whether leaders can be taken (R7.1)."""
        self.leaders_activate: Final = leaders_activate
        """Whether taking a leader activates workers (R7.1)."""
        self.least_stages: Final = least_stages
        """Stages that a completed building needs for a token (R5.5)."""
        self.all_leave_citadelle: Final = all_leave_citadelle
        """Whether everybody cascades out of the citadelle, not just its majority."""
        self.cascade_needs_foothold: Final = cascade_needs_foothold
        """Whether players cascade only into zones where they already have workers."""
        self.cascade_needs_presence: Final = cascade_needs_presence
        """Whether only players with workers in all four coloured zones at the start cascade."""


class Goal:
    """A goal that the first two players to reach it score for (R13.1)."""

    def __init__(self, buildings: i64, stars: i64, colours: i64, only_colour: i64 = -1) -> None:
        self.buildings: Final = buildings
        """Tokens needed in one colour…"""
        self.stars: Final = stars
        """…each with at least this many stars…"""
        self.colours: Final = colours
        """…in this many colours…"""
        self.only_colour: Final = only_colour
        """…or in this one, if not -1."""

    def met(self, s: State, seat: i64) -> bool:
        """Whether a seat has reached it."""
        reached: i64 = 0
        for colour in range(COLOURS):
            if self.reached_in(s, seat, colour):
                reached += 1
        return reached >= self.colours

    def reached_in(self, s: State, seat: i64, colour: i64) -> bool:
        """Whether a colour counts, and has as many tokens as are needed."""
        if self.only_colour >= 0 and self.only_colour != colour:
            return False
        tokens: i64 = 0
        first = colour * SITES_A_COLOUR
        for k in range(first, first + SITES_A_COLOUR):
            site = SITES_BY_COLOUR[k]
            if s.token[site] == seat and s.stars[site] >= self.stars:
                tokens += 1
        return tokens >= self.buildings


class Event:
    """A card: what it changes, and when it acts."""

    def __init__(
        self,
        year: str,
        century: int,
        terms: Terms | None = None,
        goal: Goal | None = None,
        on_reveal: Effect = NOTHING,
        before_scoring: Effect = NOTHING,
        after_scoring: Effect = NOTHING,
        after_game: Effect = NOTHING,
    ) -> None:
        self.year: Final = year
        self.century: Final = century
        self.card: i64 = 0
        """Its number among the cards of its century, from 1; 0 for no card."""
        self.terms: Final = terms or Terms()
        self.goal: Final = goal
        self.on_reveal: Final = on_reveal
        self.before_scoring: Final = before_scoring
        self.after_scoring: Final = after_scoring
        self.after_game: Final = after_game
