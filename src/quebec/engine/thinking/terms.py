"""What the evaluation looks at: a row of numbers for each seat of a position."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import BIT_OF, COST_OF, NOBODY, NOWHERE, ZONE_COUNT
from quebec.engine.cards import CULTURAL, ECONOMIC, POLITICAL, RELIGIOUS
from quebec.engine.native import i64, vec
from quebec.engine.state import ARCHITECTS, AVAILABLE, NEUTRAL, SEATS, STAGES, State
from quebec.engine.thinking.ends import Ends
from quebec.engine.thinking.tokens import CENTURIES, available_sites, count

# The number of each term is one more than that of the term before it.
CENTURY_TERM: Final[i64] = 0
"""The century itself: what the rest of it and those to come bring."""
LEFT_TERM: Final[i64] = CENTURY_TERM + 1
"""How much of the century is left, from 1 to 0."""
ZONES_TERM: Final[i64] = LEFT_TERM + 1
"""Points of the zones if the century ended now."""
ZONES_LEFT_TERM: Final[i64] = ZONES_TERM + 1
"""The same times what is left."""
ARRIVING_TERM: Final[i64] = ZONES_LEFT_TERM + 1
"""Points that the workers on buildings would add if all were completed now."""
ARRIVING_LEFT_TERM: Final[i64] = ARRIVING_TERM + 1
FINAL_TERM: Final[i64] = ARRIVING_LEFT_TERM + 1
"""Points of the final scoring if the game ended now."""
RISING_TERM: Final[i64] = FINAL_TERM + 1
"""Points that completing all buildings would add to it."""
RISING_LEFT_TERM: Final[i64] = RISING_TERM + 1
ACTIVE_TERM: Final[i64] = RISING_LEFT_TERM + 1
"""Active workers."""
ACTIVE_LEFT_TERM: Final[i64] = ACTIVE_TERM + 1
ACTIVE_SPARE_TERM: Final[i64] = ACTIVE_LEFT_TERM + 1
"""Active workers beyond four."""
ACTIVE_NONE_TERM: Final[i64] = ACTIVE_SPARE_TERM + 1
"""Whether there is none."""
PASSIVE_TERM: Final[i64] = ACTIVE_NONE_TERM + 1
"""Passive workers."""
PASSIVE_LEFT_TERM: Final[i64] = PASSIVE_TERM + 1
HOSTS_TERM: Final[i64] = PASSIVE_LEFT_TERM + 1
"""Own workers on other players' buildings."""
HOSTS_LEFT_TERM: Final[i64] = HOSTS_TERM + 1
OWN_STAGES_TERM: Final[i64] = HOSTS_LEFT_TERM + 1
"""Stages of the own building."""
OWN_STAGES_LEFT_TERM: Final[i64] = OWN_STAGES_TERM + 1
OWN_FULL_TERM: Final[i64] = OWN_STAGES_LEFT_TERM + 1
"""Whether it is full."""
OWN_BARE_TERM: Final[i64] = OWN_FULL_TERM + 1
"""Whether it has no stage."""
OWN_ROOM_TERM: Final[i64] = OWN_BARE_TERM + 1
"""Workers that it still has room for."""
OWN_JOINS_TERM: Final[i64] = OWN_ROOM_TERM + 1
"""Whether it lies next to the own main group."""
OFF_BOARD_TERM: Final[i64] = OWN_JOINS_TERM + 1
"""Whether the architect is off the board."""
SECOND_SITE_TERM: Final[i64] = OFF_BOARD_TERM + 1
"""Stages on the neutral architect's building, if it is the seat's."""
JOINABLE_NOW_TERM: Final[i64] = SECOND_SITE_TERM + 1
"""Available sites next to the own main group."""
JOINABLE_LATER_TERM: Final[i64] = JOINABLE_NOW_TERM + 1
"""Waiting sites next to it."""
RELIGIOUS_TERM: Final[i64] = JOINABLE_LATER_TERM + 1
"""Leaders, times what is left."""
POLITICAL_TERM: Final[i64] = RELIGIOUS_TERM + 1
ECONOMIC_TERM: Final[i64] = POLITICAL_TERM + 1
CULTURAL_TERM: Final[i64] = ECONOMIC_TERM + 1
LEADERLESS_TERM: Final[i64] = CULTURAL_TERM + 1
"""Whether a leader can still be taken, times what is left."""
HELD_TERM: Final[i64] = LEADERLESS_TERM + 1
"""Zones with own workers."""
LEAD_TERM: Final[i64] = HELD_TERM + 1
"""Workers ahead in zones, up to two in each."""
CHASE_TERM: Final[i64] = LEAD_TERM + 1
"""Zones in which the lead is one or two workers away."""
OPTIONS_TERM: Final[i64] = CHASE_TERM + 1
"""Stages that can be paid on buildings of others."""
GOAL_TERM: Final[i64] = OPTIONS_TERM + 1
"""How much of the goal of century I is reached, if it can still be scored."""
TERM_COUNT: Final[i64] = GOAL_TERM + 1
TERMS: Final = (
    "century",
    "left",
    "zones",
    "zones_left",
    "arriving",
    "arriving_left",
    "final",
    "rising",
    "rising_left",
    "active",
    "active_left",
    "active_spare",
    "active_none",
    "passive",
    "passive_left",
    "hosts",
    "hosts_left",
    "own_stages",
    "own_stages_left",
    "own_full",
    "own_bare",
    "own_room",
    "own_joins",
    "off_board",
    "second_site",
    "joinable_now",
    "joinable_later",
    "religious",
    "political",
    "economic",
    "cultural",
    "leaderless",
    "held",
    "lead",
    "chase",
    "options",
    "goal",
)
"""Their names, in the same order."""

TILES_A_CENTURY: Final = 11.0
FULL_HAND: Final = 10.0
"""With this many workers in hand a century is not about to end for lack of workers."""
SPARE_FROM: Final[i64] = 4
MOST_LEAD: Final[i64] = 2


class Terms:
    """The rows of a position, one after the other."""

    def __init__(self, s: State) -> None:
        self.ends = Ends(s)
        self.rows: vec[float] = vec[float]()

    def look(self, s: State) -> None:
        """Write the rows of a position that is not the end of the game."""
        self.ends.look(s)
        left = century_left(s)
        self.rows = vec[float]([0.0] * (s.players * TERM_COUNT))
        for seat in range(s.players):
            self._points(s, seat, left)
            self._workers(s, seat, left)
            self._site(s, seat, left)
            self._leader(s, seat, left)
            self._goal(s, seat)
        self._buildings(s, left)
        self._zones(s)
        self._joinable(s)

    def _points(self, s: State, seat: i64, left: float) -> None:
        row = self.rows
        at = seat * TERM_COUNT
        ends = self.ends
        zones: i64 = ends.century[seat] - s.score[seat]
        arriving: i64 = ends.century_built[seat] - ends.century[seat]
        final: i64 = ends.game[seat] - ends.century[seat]
        rising: i64 = ends.game_built[seat] - ends.century_built[seat] - final
        row[at + CENTURY_TERM] = 1.0
        row[at + LEFT_TERM] = left
        row[at + ZONES_TERM] = float(zones)
        row[at + ZONES_LEFT_TERM] = float(zones) * left
        row[at + ARRIVING_TERM] = float(arriving)
        row[at + ARRIVING_LEFT_TERM] = float(arriving) * left
        row[at + FINAL_TERM] = float(final)
        row[at + RISING_TERM] = float(rising)
        row[at + RISING_LEFT_TERM] = float(rising) * left

    def _workers(self, s: State, seat: i64, left: float) -> None:
        row = self.rows
        at = seat * TERM_COUNT
        active = s.active[seat]
        passive = s.passive[seat]
        row[at + ACTIVE_TERM] = float(active)
        row[at + ACTIVE_LEFT_TERM] = float(active) * left
        if active > SPARE_FROM:
            row[at + ACTIVE_SPARE_TERM] = float(active - SPARE_FROM)
        elif active == 0:
            row[at + ACTIVE_NONE_TERM] = 1.0
        row[at + PASSIVE_TERM] = float(passive)
        row[at + PASSIVE_LEFT_TERM] = float(passive) * left

    def _buildings(self, s: State, left: float) -> None:
        """Who stands on the buildings of others, and who could."""
        row = self.rows
        for architect in range(ARCHITECTS):
            site = s.architect[architect]
            if site == NOWHERE:
                continue
            owner = s.owner(architect)
            cost = COST_OF[site]
            stages = s.stages(site)
            for k in range(site * STAGES, site * STAGES + stages):
                if s.builder[k] != owner:
                    row[s.builder[k] * TERM_COUNT + HOSTS_TERM] += float(cost)
            if stages < STAGES:
                for seat in range(s.players):
                    if seat != owner and s.active[seat] >= cost:
                        row[seat * TERM_COUNT + OPTIONS_TERM] += 1.0
        for seat in range(s.players):
            at = seat * TERM_COUNT
            row[at + HOSTS_LEFT_TERM] = row[at + HOSTS_TERM] * left

    def _site(self, s: State, seat: i64, left: float) -> None:
        row = self.rows
        at = seat * TERM_COUNT
        site = s.architect[seat]
        if site == NOWHERE:
            row[at + OFF_BOARD_TERM] = 1.0
        else:
            stages = s.stages(site)
            row[at + OWN_STAGES_TERM] = float(stages)
            row[at + OWN_STAGES_LEFT_TERM] = float(stages) * left
            if stages == STAGES:
                row[at + OWN_FULL_TERM] = 1.0
            elif stages == 0:
                row[at + OWN_BARE_TERM] = 1.0
            row[at + OWN_ROOM_TERM] = float((STAGES - stages) * COST_OF[site])
        hired = s.architect[NEUTRAL]
        if hired != NOWHERE and s.owner(NEUTRAL) == seat:
            row[at + SECOND_SITE_TERM] = float(s.stages(hired))

    def _leader(self, s: State, seat: i64, left: float) -> None:
        row = self.rows
        at = seat * TERM_COUNT
        leader = s.leader[seat]
        if leader == NOBODY:
            if s.terms.leaders_open and len(s.table.leaders) > 0:
                row[at + LEADERLESS_TERM] = left
        elif leader == RELIGIOUS:
            row[at + RELIGIOUS_TERM] = left
        elif leader == POLITICAL:
            row[at + POLITICAL_TERM] = left
        elif leader == ECONOMIC:
            row[at + ECONOMIC_TERM] = left
        elif leader == CULTURAL:
            row[at + CULTURAL_TERM] = left

    def _goal(self, s: State, seat: i64) -> None:
        if s.goals_scored < 2 and s.first_goal != seat:
            self.rows[seat * TERM_COUNT + GOAL_TERM] = float(self.ends.tokens.reached[seat])

    def _zones(self, s: State) -> None:
        row = self.rows
        for zone in range(ZONE_COUNT):
            most: i64 = 0
            second: i64 = 0
            for seat in range(s.players):
                workers = s.zones[zone * SEATS + seat]
                if workers >= most:
                    second = most
                    most = workers
                elif workers > second:
                    second = workers
            for seat in range(s.players):
                workers = s.zones[zone * SEATS + seat]
                at = seat * TERM_COUNT
                if workers > 0:
                    row[at + HELD_TERM] += 1.0
                if workers == most:
                    row[at + LEAD_TERM] += float(min(MOST_LEAD, most - second))
                elif most - workers <= MOST_LEAD:
                    row[at + CHASE_TERM] += 1.0

    def _joinable(self, s: State) -> None:
        row = self.rows
        tokens = self.ends.tokens
        available = available_sites(s)
        for seat in range(s.players):
            at = seat * TERM_COUNT
            near = tokens.near[seat]
            if near == 0:
                continue
            row[at + JOINABLE_NOW_TERM] = float(count(near & available))
            row[at + JOINABLE_LATER_TERM] = float(tokens.near_after[seat * CENTURIES + s.century])
            site = s.architect[seat]
            if site != NOWHERE and near & BIT_OF[site]:
                row[at + OWN_JOINS_TERM] = 1.0


def century_left(s: State) -> float:
    """How much of the century is left, from 1 to 0: it ends without sites, or without workers."""
    sites: i64 = 0
    for site in s.setting.sites[s.century - 1]:
        if s.mark[site] == AVAILABLE:
            sites += 1
    least = s.workers(0)
    for seat in range(1, s.players):
        least = min(least, s.workers(seat))
    return min(float(sites) / TILES_A_CENTURY, float(least) / FULL_HAND)
