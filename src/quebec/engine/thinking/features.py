"""What the learned evaluation looks at: a row of whole numbers for each seat, and one for all.

Everything is whole, also what is left of a century (in parts of LEFT_PARTS), so that sums over
rows are exact and can be updated number by number from one position to the next (net.py).
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import (
    BIT_OF,
    CITADELLE,
    COLOUR_OF,
    COLOURS,
    COST_OF,
    DISTRICT_OF,
    NOBODY,
    NOWHERE,
    ZONE_COUNT,
)
from quebec.engine.cards import CULTURAL, POLITICAL, RELIGIOUS
from quebec.engine.native import i64, vec
from quebec.engine.state import ARCHITECTS, AVAILABLE, NEUTRAL, SEATS, STAGES, State
from quebec.engine.thinking.ends import Ends
from quebec.engine.thinking.tokens import CENTURIES, available_sites, count

FEATURES_VERSION: Final = 2
"""Grows by one whenever a row changes; weights are for one version."""

LEFT_PARTS: Final[i64] = 110
"""The unit for what is left of a century: a whole one has this many parts."""
MOST_AHEAD: Final[i64] = 60
MOST_MARGIN: Final[i64] = 4
LEADER_KINDS: Final[i64] = 7
DISTRICT_COUNT: Final[i64] = 16


class Block:
    """Neighbouring numbers of a row."""

    def __init__(self, name: str, count: int, meaning: str) -> None:
        self.name: Final = name
        self.count: Final = count
        self.meaning: Final = meaning


def laid_out(size: int, *blocks: tuple[int, str, str]) -> tuple[Block, ...]:
    """The blocks of a row: where each starts, its name and its meaning."""
    ends = [*[start for start, _, _ in blocks[1:]], size]
    return tuple(
        [
            Block(name, end - start, meaning)
            for (start, name, meaning), end in zip(blocks, ends, strict=True)
        ]
    )


# Where each block of a seat starts: after the previous one, whose length is added. A sum of
# constants of one module is as cheap as a number: the compiler computes it.
AHEAD: Final[i64] = 0
ZONES: Final[i64] = AHEAD + 1
ARRIVING: Final[i64] = ZONES + 2
FINAL: Final[i64] = ARRIVING + 2
RISING: Final[i64] = FINAL + 1
ACTIVE: Final[i64] = RISING + 2
ACTIVE_FEW: Final[i64] = ACTIVE + 2
ACTIVE_SPARE: Final[i64] = ACTIVE_FEW + 4
PASSIVE: Final[i64] = ACTIVE_SPARE + 1
WORKERS_FEW: Final[i64] = PASSIVE + 2
HOSTS: Final[i64] = WORKERS_FEW + 3
TURN: Final[i64] = HOSTS + 2
OFF_BOARD: Final[i64] = TURN + 5
STAGE: Final[i64] = OFF_BOARD + 1
STAGES_LEFT: Final[i64] = STAGE + 3
BARE: Final[i64] = STAGES_LEFT + 1
ROOM: Final[i64] = BARE + 1
OWN_HANDS: Final[i64] = ROOM + 1
JOINS: Final[i64] = OWN_HANDS + 1
SECOND: Final[i64] = JOINS + 2
MAIN: Final[i64] = SECOND + 2
OUTSIDE: Final[i64] = MAIN + 2
RAISABLE: Final[i64] = OUTSIDE + 3
JOINABLE: Final[i64] = RAISABLE + 2
LINKING: Final[i64] = JOINABLE + 3
GOAL: Final[i64] = LINKING + 2
LEADER: Final[i64] = GOAL + 1
LEADER_LEFT: Final[i64] = LEADER + LEADER_KINDS
LEADERLESS: Final[i64] = LEADER_LEFT + LEADER_KINDS
POWERS: Final[i64] = LEADERLESS + 3
STANDING: Final[i64] = POWERS + 3
MARGIN: Final[i64] = STANDING + 5
MOST: Final[i64] = MARGIN + 5
COMING: Final[i64] = MOST + 5
MARGIN_THEN: Final[i64] = COMING + 5
DISTRICT: Final[i64] = MARGIN_THEN + 5
OFFERED: Final[i64] = DISTRICT + DISTRICT_COUNT
SEAT_FEATURES: Final[i64] = OFFERED + DISTRICT_COUNT

SEAT_BLOCKS: Final = laid_out(
    SEAT_FEATURES,
    (
        AHEAD,
        "ahead",
        "points ahead of the best other one, if all were completed and the game ended",
    ),
    (ZONES, "zones", "points of the zones if the century ended now; times what is left"),
    (ARRIVING, "arriving", "what completing all buildings would add; times what is left"),
    (FINAL, "final", "points of the final scoring if the game ended now"),
    (RISING, "rising", "what completing all buildings would add; times what is left"),
    (ACTIVE, "active", "active workers; times what is left"),
    (ACTIVE_FEW, "active_few", "whether there are none, 1, 2, 3"),
    (ACTIVE_SPARE, "active_spare", "active workers beyond four"),
    (PASSIVE, "passive", "passive workers; times what is left"),
    (WORKERS_FEW, "workers_few", "whether active and passive ones are none, at most 2, at most 5"),
    (HOSTS, "hosts", "own workers on buildings of others; times what is left"),
    (TURN, "turn", "turns until the own one comes: 0, 1, 2, 3, 4"),
    (OFF_BOARD, "off_board", "whether the architect is off the board"),
    (STAGE, "stages", "whether the own building has 1, 2, 3 stages"),
    (STAGES_LEFT, "stages_left", "its stages, times what is left"),
    (BARE, "bare", "whether it has none"),
    (ROOM, "room", "workers that it has room for"),
    (OWN_HANDS, "own_hands", "own workers on it"),
    (JOINS, "joins", "whether it touches the own main group; times its stages"),
    (SECOND, "second", "the hired architect: whether off the board; stages of its building"),
    (MAIN, "main", "the main group: its value, its buildings"),
    (OUTSIDE, "outside", "other tokens: how many, their stars, what they lose by being outside"),
    (RAISABLE, "raisable", "tokens of less than 3 stars: in the main group, outside"),
    (JOINABLE, "joinable", "sites next to the main group: available, of the next century, later"),
    (LINKING, "linking", "those that touch another own token too: available, later"),
    (GOAL, "goal", "colours of the goal of century I that are reached"),
    (LEADER, "leader", "the leader held"),
    (LEADER_LEFT, "leader_left", "the same times what is left"),
    (
        LEADERLESS,
        "leaderless",
        "none held, though there could be; times what is left; times those taken",
    ),
    (
        POWERS,
        "powers",
        "held: Cultural, times own stages; Political, times workers on buildings; Religious,"
        " times room for stages",
    ),
    (STANDING, "standing", "workers in the zones, in the order of scoring"),
    (MARGIN, "margin", "workers ahead of the best other one there"),
    (MOST, "most", "whether alone ahead there"),
    (COMING, "coming", "own workers on buildings of the zone's colour"),
    (MARGIN_THEN, "margin_then", "workers ahead there once all buildings are completed"),
    (DISTRICT, "district", "the district of the own building"),
    (OFFERED, "offered", "districts at which a stage on another's building can be paid"),
)

# The same for the whole table.
LEFT_OF: Final[i64] = 0
SITES: Final[i64] = LEFT_OF + 1
SITES_FEW: Final[i64] = SITES + 1
LEAST: Final[i64] = SITES_FEW + 3
PLAYERS: Final[i64] = LEAST + 2
RULES: Final[i64] = PLAYERS + 4
START: Final[i64] = RULES + 2
TERMS_OF: Final[i64] = START + 1
GOAL_OPEN: Final[i64] = TERMS_OF + 6
LEADERS: Final[i64] = GOAL_OPEN + 1
TAKEN: Final[i64] = LEADERS + LEADER_KINDS
FREE_STAGES: Final[i64] = TAKEN + 1
TABLE_FEATURES: Final[i64] = FREE_STAGES + 1

TABLE_BLOCKS: Final = laid_out(
    TABLE_FEATURES,
    (LEFT_OF, "left", "what is left of the century"),
    (SITES, "sites", "sites that are available"),
    (SITES_FEW, "sites_few", "whether that is none, 1, 2"),
    (LEAST, "least", "the fewest workers that anybody has; those of the next player"),
    (PLAYERS, "players", "whether there are 2, 3, 4, 5 players"),
    (RULES, "rules", "whether there are leaders; events"),
    (START, "start", "workers activated by a start, beyond 3"),
    (
        TERMS_OF,
        "terms",
        "leaders cannot be had; they activate nobody; tokens need two stages; the three terms"
        " of cascades",
    ),
    (GOAL_OPEN, "goal_open", "how often the goal of century I can still be scored"),
    (LEADERS, "leaders", "leaders that can still be had"),
    (TAKEN, "taken", "leaders taken"),
    (FREE_STAGES, "free_stages", "stages free on buildings under construction"),
)


class Features:
    """The rows of a position, one after the other, that of the whole table last."""

    def __init__(self, s: State) -> None:
        self.ends = Ends(s)
        self.rows: vec[i64] = vec[i64]()
        self.blank: vec[i64] = vec[i64]()
        """Rows in which nothing is written: a copy of them is the quickest way to new ones."""
        self.left: i64 = 0
        self.then: vec[i64] = vec[i64]([0] * (ZONE_COUNT * SEATS))

    def look(self, s: State) -> None:
        """Write the rows of a position that is not the end of the game."""
        self.ends.look(s)
        size = s.players * SEAT_FEATURES + TABLE_FEATURES
        if len(self.blank) != size:
            self.blank = vec[i64]([0] * size)
        self.rows = self.blank[:]
        self._table(s)
        for seat in range(s.players):
            self._points(s, seat)
            self._workers(s, seat)
            self._site(s, seat)
            self._leader(s, seat)
        self._turns(s)
        self._buildings(s)
        self._zones(s)
        self._tokens(s)
        self._goal(s)

    def _table(self, s: State) -> None:
        rows = self.rows
        at = s.players * SEAT_FEATURES
        sites: i64 = 0
        for site in s.setting.sites[s.century - 1]:
            if s.mark[site] == AVAILABLE:
                sites += 1
        least = s.workers(0)
        for seat in range(1, s.players):
            least = min(least, s.workers(seat))
        left = min(sites * 10, least * 11)
        if left > LEFT_PARTS:
            left = LEFT_PARTS
        self.left = left
        rows[at + LEFT_OF] = left
        rows[at + SITES] = sites
        if sites < 3:
            rows[at + SITES_FEW + sites] = 1
        rows[at + LEAST] = min(least, 10)
        rows[at + LEAST + 1] = min(s.workers(next_seat(s)), 10)
        rows[at + PLAYERS + s.players - 2] = 1
        terms = s.terms
        if len(s.table.leaders) > 0:
            rows[at + RULES] = 1
        if s.setting.ruleset.events:
            rows[at + RULES + 1] = 1
        rows[at + START] = terms.start - 3
        if not terms.leaders_open:
            rows[at + TERMS_OF] = 1
        if not terms.leaders_activate:
            rows[at + TERMS_OF + 1] = 1
        if terms.least_stages > 1:
            rows[at + TERMS_OF + 2] = 1
        if terms.all_leave_citadelle:
            rows[at + TERMS_OF + 3] = 1
        if terms.cascade_needs_foothold:
            rows[at + TERMS_OF + 4] = 1
        if terms.cascade_needs_presence:
            rows[at + TERMS_OF + 5] = 1
        if s.setting.events[0].goal is not None:
            rows[at + GOAL_OPEN] = 2 - s.goals_scored
        if terms.leaders_open:
            for leader in s.table.leaders:
                if s.holder(leader) == NOBODY:
                    rows[at + LEADERS + leader] = 1
        rows[at + TAKEN] = s.leaders_taken()

    def _points(self, s: State, seat: i64) -> None:
        rows = self.rows
        at = seat * SEAT_FEATURES
        ends = self.ends
        left = self.left
        best: i64 = -1000
        for other in range(s.players):
            if other != seat:
                best = max(best, ends.game_built[other])
        ahead = ends.game_built[seat] - best
        zones = ends.century[seat] - s.score[seat]
        arriving = ends.century_built[seat] - ends.century[seat]
        final = ends.game[seat] - ends.century[seat]
        rising = ends.game_built[seat] - ends.century_built[seat] - final
        rows[at + AHEAD] = max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
        rows[at + ZONES] = zones
        rows[at + ZONES + 1] = zones * left
        rows[at + ARRIVING] = arriving
        rows[at + ARRIVING + 1] = arriving * left
        rows[at + FINAL] = final
        rows[at + RISING] = rising
        rows[at + RISING + 1] = rising * left

    def _workers(self, s: State, seat: i64) -> None:
        rows = self.rows
        at = seat * SEAT_FEATURES
        active = s.active[seat]
        passive = s.passive[seat]
        rows[at + ACTIVE] = active
        rows[at + ACTIVE + 1] = active * self.left
        if active < 4:
            rows[at + ACTIVE_FEW + active] = 1
        else:
            rows[at + ACTIVE_SPARE] = active - 4
        rows[at + PASSIVE] = passive
        rows[at + PASSIVE + 1] = passive * self.left
        workers = active + passive
        if workers == 0:
            rows[at + WORKERS_FEW] = 1
        if workers <= 2:
            rows[at + WORKERS_FEW + 1] = 1
        if workers <= 5:
            rows[at + WORKERS_FEW + 2] = 1

    def _site(self, s: State, seat: i64) -> None:
        rows = self.rows
        at = seat * SEAT_FEATURES
        site = s.architect[seat]
        if site == NOWHERE:
            rows[at + OFF_BOARD] = 1
            return
        stages = s.stages(site)
        if stages == 0:
            rows[at + BARE] = 1
        else:
            rows[at + STAGE + stages - 1] = 1
            rows[at + STAGES_LEFT] = stages * self.left
        rows[at + ROOM] = (STAGES - stages) * COST_OF[site]
        rows[at + OWN_HANDS] = s.workers_on(site, seat)
        rows[at + DISTRICT + DISTRICT_OF[site]] = 1

    def _leader(self, s: State, seat: i64) -> None:
        rows = self.rows
        at = seat * SEAT_FEATURES
        leader = s.leader[seat]
        if leader == NOBODY:
            if s.terms.leaders_open and len(s.table.leaders) > 0:
                rows[at + LEADERLESS] = 1
                rows[at + LEADERLESS + 1] = self.left
                rows[at + LEADERLESS + 2] = s.leaders_taken()
            return
        rows[at + LEADER + leader] = 1
        rows[at + LEADER_LEFT + leader] = self.left
        hired = s.architect[NEUTRAL]
        if s.owner(NEUTRAL) == seat:
            if hired == NOWHERE:
                rows[at + SECOND] = 1
            else:
                rows[at + SECOND + 1] = s.stages(hired)
        site = s.architect[seat]
        if leader == CULTURAL:
            if site != NOWHERE:
                rows[at + POWERS] = s.stages(site)
        elif leader == POLITICAL:
            workers: i64 = 0
            for architect in range(ARCHITECTS):
                where = s.architect[architect]
                if where != NOWHERE:
                    workers += s.workers_on(where, seat)
            rows[at + POWERS + 1] = workers
        elif leader == RELIGIOUS and site != NOWHERE:
            rows[at + POWERS + 2] = STAGES - s.stages(site)

    def _turns(self, s: State) -> None:
        seat = next_seat(s)
        for k in range(s.players):
            self.rows[seat * SEAT_FEATURES + TURN + k] = 1
            seat += 1
            if seat == s.players:
                seat = 0

    def _buildings(self, s: State) -> None:
        """Who stands on the buildings, and who could."""
        rows = self.rows
        then = self.then
        for k in range(ZONE_COUNT * SEATS):
            then[k] = s.zones[k]
        free: i64 = 0
        for architect in range(ARCHITECTS):
            site = s.architect[architect]
            if site == NOWHERE:
                continue
            owner = s.owner(architect)
            stages = s.stages(site)
            cost = COST_OF[site]
            place = scored_at(s, COLOUR_OF[site])
            free += STAGES - stages
            for k in range(site * STAGES, site * STAGES + stages):
                seat = s.builder[k]
                at = seat * SEAT_FEATURES
                then[COLOUR_OF[site] * SEATS + seat] += cost
                rows[at + COMING + place] += cost
                if seat != owner:
                    rows[at + HOSTS] += cost
                    rows[at + HOSTS + 1] += cost * self.left
            if stages < STAGES:
                for seat in range(s.players):
                    if seat != owner and s.active[seat] >= cost:
                        rows[seat * SEAT_FEATURES + OFFERED + DISTRICT_OF[site]] = 1
        rows[s.players * SEAT_FEATURES + FREE_STAGES] = free

    def _zones(self, s: State) -> None:
        for zone in range(ZONE_COUNT):
            place = scored_at(s, zone)
            self._margins(s.players, s.zones, zone, place + MARGIN)
            self._margins(s.players, self.then, zone, place + MARGIN_THEN)
            for seat in range(s.players):
                at = seat * SEAT_FEATURES + place
                self.rows[at + STANDING] = s.zones[zone * SEATS + seat]
                if self.rows[at + MARGIN] > 0:
                    self.rows[at + MOST] = 1

    def _margins(self, players: i64, zones: vec[i64], zone: i64, to: i64) -> None:
        """Write how far each seat is ahead of the best other one in a zone."""
        rows = self.rows
        first = zone * SEATS
        most: i64 = 0
        second: i64 = 0
        for k in range(first, first + players):
            workers = zones[k]
            if workers > most:
                second = most
                most = workers
            elif workers > second:
                second = workers
        if most > 0:
            for seat in range(players):
                workers = zones[first + seat]
                margin = workers - (second if workers == most else most)
                rows[seat * SEAT_FEATURES + to] = max(-MOST_MARGIN, min(MOST_MARGIN, margin))

    def _tokens(self, s: State) -> None:
        rows = self.rows
        tokens = self.ends.tokens
        available = available_sites(s)
        for seat in range(s.players):
            if tokens.main_count[seat] == 0:
                continue
            at = seat * SEAT_FEATURES
            rows[at + MAIN] = tokens.main_value[seat]
            rows[at + MAIN + 1] = tokens.main_count[seat]
            rows[at + RAISABLE] = tokens.main_raisable[seat]
            rows[at + OUTSIDE] = tokens.other_count[seat]
            rows[at + OUTSIDE + 1] = tokens.other_stars[seat]
            rows[at + OUTSIDE + 2] = tokens.other_value[seat] - tokens.other_stars[seat]
            rows[at + RAISABLE + 1] = tokens.other_raisable[seat]
            near = tokens.near[seat]
            century = seat * CENTURIES + s.century
            beyond = tokens.near_after[century + 1]
            rows[at + JOINABLE] = count(near & available)
            rows[at + JOINABLE + 1] = tokens.near_after[century] - beyond
            rows[at + JOINABLE + 2] = beyond
            rows[at + LINKING] = count(tokens.linking[seat] & available)
            rows[at + LINKING + 1] = tokens.linking_after[century]
            site = s.architect[seat]
            if site != NOWHERE and near & BIT_OF[site]:
                rows[at + JOINS] = 1
                rows[at + JOINS + 1] = s.stages(site)

    def _goal(self, s: State) -> None:
        if s.goals_scored < 2:
            for seat in range(s.players):
                if s.first_goal != seat:
                    self.rows[seat * SEAT_FEATURES + GOAL] = self.ends.tokens.reached[seat]


def next_seat(s: State) -> i64:
    """Whose turn comes next; in the middle of a turn it counts as played."""
    if s.asking().always:
        return s.turn
    return s.turn + 1 if s.turn + 1 < s.players else 0


def scored_at(s: State, zone: i64) -> i64:
    """The place of a zone in the order of scoring: the citadelle, then the ring (R9.1)."""
    if zone == CITADELLE:
        return 0
    return 1 + (zone - s.century + 1 + COLOURS) % COLOURS
