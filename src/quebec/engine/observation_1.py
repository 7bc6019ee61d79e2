"""Version 1 of the observation, for programs that were trained on it; new ones use version 2.

Everything is from one seat's point of view: seats are counted clockwise from the viewer, who
is 0; -1 means nobody, nowhere or nothing. Only public information: no face-down event, no seed.
docs/observation.md lists the layout. It does not tell all questions apart, nor what is pending.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, ZONE_COUNT
from quebec.engine.effects.events import EVENTS
from quebec.engine.layout import CENTURIES
from quebec.engine.native import i64, vec
from quebec.engine.state import NEUTRAL, SEATS, STAGES, State

KINDS: Final = (
    "action",
    "architect",
    "number",
    "zone",
    "leader",
    "pair",
    "district",
    "site",
    "do",
)
"""The kinds of choices, in the order of their numbers here."""
KIND_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
CARD_NUMBER: Final = {
    event.year: number
    for century in CENTURIES
    for number, event in enumerate([event for event in EVENTS if event.century == century])
}
"""The events of a century, in the order of EVENTS."""


class Field1(NamedTuple):
    """Some neighbouring numbers of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str


FIELDS_1: Final[tuple[Field1, ...]] = (
    Field1("players", (1,), "number of players"),
    Field1("century", (1,), "1 to 4"),
    Field1("turn", (1,), "the seat whose turn it is"),
    Field1("decider", (1,), "the seat that has to choose; -1 after the end"),
    Field1("kind", (1,), "the kind of choice, see below; -1 after the end"),
    Field1("place", (1,), "the site or zone that the choice is about"),
    Field1("events", (4,), "the event of each century, from 0; -1 if face down or not used"),
    Field1("goals_scored", (1,), "how many players have scored the event of century I"),
    Field1("first_goal", (1,), "the seat that scored it first"),
    Field1("score", (5,), "victory points, by seat"),
    Field1("active", (5,), "active workers, by seat"),
    Field1("passive", (5,), "passive workers, by seat"),
    Field1("leader", (5,), "the leader's number, by seat"),
    Field1("architect", (6,), "the architect's site, by seat; the last is the neutral one"),
    Field1("zones", (5, 5), "workers by zone and seat"),
    Field1("tile_century", (44,), "the century of the tile, by site"),
    Field1("mark", (44,), "0 waiting, 1 available, 2 under construction, 3 completed, by site"),
    Field1("builder", (44, 3), "the seat of each stage, by site"),
    Field1("token", (44,), "the seat of the star token, by site"),
    Field1("stars", (44,), "its stars, by site"),
)


def _size(shape: tuple[int, ...]) -> int:
    size = 1
    for length in shape:
        size *= length
    return size


SIZE_1: Final[i64] = sum(_size(field.shape) for field in FIELDS_1)


class Writer:
    """Writes numbers one after the other."""

    def __init__(self, row: vec[i64], start: i64) -> None:
        self.row: vec[i64] = row
        self.at: i64 = start

    def put(self, number: i64) -> None:
        self.row[self.at] = number
        self.at += 1

    def put_all(self, numbers: vec[i64], count: i64) -> None:
        for k in range(count):
            self.put(numbers[k])


def write_observation_1(s: State, viewer: i64, row: vec[i64], start: i64) -> None:
    """Write what a seat may know, in the order of FIELDS_1, from an offset in a buffer on."""
    out = Writer(row, start)
    out.put(s.players)
    out.put(s.century)
    out.put(_seen(s, viewer, s.turn))
    _write_decision(s, viewer, out)
    _write_events(s, out)
    out.put(s.goals_scored)
    out.put(_seen(s, viewer, s.first_goal))
    _write_by_seat(s, viewer, s.score, 0, out)
    _write_by_seat(s, viewer, s.active, 0, out)
    _write_by_seat(s, viewer, s.passive, 0, out)
    _write_by_seat(s, viewer, s.leader, NOBODY, out)
    _write_by_seat(s, viewer, s.architect, NOWHERE, out)
    out.put(s.architect[NEUTRAL])
    for zone in range(ZONE_COUNT):
        _write_by_seat(s, viewer, s.zones[zone * SEATS : zone * SEATS + SEATS], 0, out)
    out.put_all(s.setting.century_of, SITE_COUNT)
    out.put_all(s.mark, SITE_COUNT)
    for k in range(SITE_COUNT * STAGES):
        out.put(_seen(s, viewer, s.builder[k]))
    for site in range(SITE_COUNT):
        out.put(_seen(s, viewer, s.token[site]))
    out.put_all(s.stars, SITE_COUNT)


def _seen(s: State, viewer: i64, seat: i64) -> i64:
    """A seat as the viewer counts."""
    if seat == NOBODY:
        return NOBODY
    return (seat - viewer + s.players) % s.players


def _write_by_seat(s: State, viewer: i64, numbers: vec[i64], empty: i64, out: Writer) -> None:
    for k in range(SEATS):
        out.put(numbers[(viewer + k) % s.players] if k < s.players else empty)


def _write_decision(s: State, viewer: i64, out: Writer) -> None:
    if s.is_over:
        for _ in range(3):
            out.put(NOBODY)
        return
    out.put(_seen(s, viewer, s.decider()))
    out.put(KIND_NUMBER[s.asking().kind])
    out.put(s.where[s.depth - 1] if s.asking().about else NOWHERE)


def _write_events(s: State, out: Writer) -> None:
    for k in range(len(CENTURIES)):
        revealed = k < s.century
        out.put(CARD_NUMBER.get(s.setting.events[k].year, NOBODY) if revealed else NOBODY)
