"""R13: the sixteen events. No other rule asks which card is in force."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import CULTURE, ZONE_COUNT
from quebec.engine.cards import Event, Goal, Terms
from quebec.engine.effect import Effect
from quebec.engine.effects.final import SCORE_LARGEST_GROUP
from quebec.engine.native import i64
from quebec.engine.state import State

CARNIVAL_POINTS: Final = 5
KEPT_ACTIVE: Final[i64] = 3
CONSCRIPTED: Final = 2


class ActivateByRank(Effect):
    """1867: the first activates 1, the second 2, and so on; tied players all take the smaller."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for who in range(s.players):
            rank: i64 = 1
            for other in range(s.players):
                if s.score[other] > s.score[who]:
                    rank += 1
            s.activate(who, rank)


class LimitActive(Effect):
    """1871 (R8.4): each player keeps at most three active workers."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for who in range(s.players):
            if s.active[who] > KEPT_ACTIVE:
                s.retire(who, s.active[who] - KEPT_ACTIVE)


class Conscript(Effect):
    """1917 (R8.2): players take back their workers from zones where they have only one or two."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for zone in range(ZONE_COUNT):
            for who in range(s.players):
                workers = s.in_zone(who, zone)
                if 0 < workers <= CONSCRIPTED:
                    s.recall(who, workers, zone)


class Celebrate(Effect):
    """1955 (R8.2): 5 VP for each player with a worker in all five zones."""

    def run(self, s: State, seat: i64, at: i64) -> None:
        for who in range(s.players):
            if s.zones_held(who) == ZONE_COUNT:
                s.gain(who, CARNIVAL_POINTS, "event", s.event.year)


ACTIVATE_BY_RANK: Final = ActivateByRank("activate-by-rank")
LIMIT_ACTIVE: Final = LimitActive("limit-active")
CONSCRIPT: Final = Conscript("conscript")
CELEBRATE: Final = Celebrate("celebrate")

# A new card is a new row at the end: the others keep their numbers (observation.py).
EVENTS: Final = (
    Event("1603", 1, after_game=SCORE_LARGEST_GROUP),
    Event("1663", 1, goal=Goal(buildings=2, stars=1, colours=3)),
    Event("1665", 1, goal=Goal(buildings=1, stars=3, colours=4)),
    Event("1682", 1, goal=Goal(buildings=3, stars=1, colours=1, only_colour=CULTURE)),
    Event("1756", 2, Terms(leaders_activate=False)),
    Event("1759", 2, Terms(all_leave_citadelle=True)),
    Event("1763", 2, Terms(leaders_open=False)),
    Event("1775", 2, Terms(least_stages=2)),
    Event("1800", 3, Terms(start=4)),
    Event("1812", 3, Terms(start=2)),
    Event("1867", 3, on_reveal=ACTIVATE_BY_RANK),
    Event("1871", 3, after_scoring=LIMIT_ACTIVE),
    Event("1917", 4, before_scoring=CONSCRIPT),
    Event("1955", 4, before_scoring=CELEBRATE),
    Event("2001", 4, Terms(cascade_needs_foothold=True)),
    Event("2008", 4, Terms(cascade_needs_presence=True)),
)
for _event in EVENTS:
    _event.card = 1 + sum(
        other.century == _event.century for other in EVENTS[: EVENTS.index(_event)]
    )
EVENT_OF_YEAR: Final = {event.year: event for event in EVENTS}
NO_EVENT: Final = Event("", 0)
