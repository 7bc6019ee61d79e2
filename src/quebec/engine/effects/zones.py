"""R9: scoring the zones: cascading (complete rules) or with a bonus for majorities (family)."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import CITADELLE, COLOURS, NOWHERE, ZONE_COUNT, ZONES
from quebec.engine.effect import Effect
from quebec.engine.facts import CascadeBlocked, ZoneScored
from quebec.engine.native import i64
from quebec.engine.state import SEATS, State

MOST_CASCADING: Final[i64] = 5


class Cascade(Effect):
    """R9.1 to R9.5"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        kept = self._kept_from_cascading(s)
        zone: i64 = CITADELLE
        for step in range(ZONE_COUNT):
            # R9.1: after the citadelle clockwise from the century's most influential zone.
            following: i64 = NOWHERE
            if step < COLOURS:
                following = (s.century - 1 + step) % COLOURS
            score_workers(s, zone)
            most = majority(s, zone)
            if most > 0:
                self._cascade(s, zone, following, most, kept)
                clear(s, zone)
            zone = following

    def _kept_from_cascading(self, s: State) -> i64:
        """R13.4: the seats that do not cascade at all, as bits."""
        kept: i64 = 0
        if s.terms.cascade_needs_presence:
            one: i64 = 1
            for seat in range(s.players):
                if not stands_in_all_colours(s, seat):
                    kept |= one << seat
        return kept

    def _cascade(self, s: State, zone: i64, following: i64, most: i64, kept: i64) -> None:
        """R9.2, R9.3: majorities move half of their workers on, out of the fifth into the hand."""
        everybody = zone == CITADELLE and s.terms.all_leave_citadelle
        for seat in range(s.players):
            workers = s.zones[zone * SEATS + seat]
            if workers < 2 or (workers < most and not everybody):
                continue
            moving = min(MOST_CASCADING, workers // 2)
            if self._is_blocked(s, seat, following, kept):
                if s.facts is not None:
                    s.facts.append(CascadeBlocked(seat, ZONES[zone], s.event.year))
            elif following == NOWHERE:
                s.rally(seat, moving, zone)
            else:
                s.shift(seat, moving, zone, following)

    def _is_blocked(self, s: State, seat: i64, following: i64, kept: i64) -> bool:
        """R9.5, R13.4: whether the event keeps a seat from cascading."""
        if (kept >> seat) & 1:
            return True
        return (
            s.terms.cascade_needs_foothold
            and following != NOWHERE
            and s.in_zone(seat, following) == 0
        )


class MajorityBonus(Effect):
    """R9.6"""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for zone in range(ZONE_COUNT):
            score_workers(s, zone)
            most = majority(s, zone)
            for who in range(s.players):
                if s.in_zone(who, zone) == most:
                    s.gain_at(who, min(MOST_CASCADING, most // 2), "majority", zone)
            clear(s, zone)


def score_workers(s: State, zone: i64) -> None:
    """Every worker in a zone scores its owner 1 VP."""
    if s.facts is not None:
        counts = tuple(s.in_zone(seat, zone) for seat in range(s.players))
        s.facts.append(ZoneScored(ZONES[zone], s.century, counts))
    first = zone * SEATS
    for seat in range(s.players):
        workers = s.zones[first + seat]
        if workers > 0:
            s.gain_at(seat, workers, "zone", zone)


def majority(s: State, zone: i64) -> i64:
    """The most workers that anybody has in a zone."""
    most: i64 = 0
    for seat in range(s.players):
        workers = s.zones[zone * SEATS + seat]
        if workers > most:
            most = workers
    return most


def clear(s: State, zone: i64) -> None:
    """R9.2, R9.7: the workers still there become passive."""
    for seat in range(s.players):
        workers = s.zones[zone * SEATS + seat]
        if workers > 0:
            s.recall(seat, workers, zone)


def stands_in_all_colours(s: State, seat: i64) -> bool:
    for zone in range(COLOURS):
        if s.in_zone(seat, zone) == 0:
            return False
    return True


CASCADE: Final = Cascade("cascade")
MAJORITY_BONUS: Final = MajorityBonus("majority-bonus")
