"""What people enter of a real table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from quebec.engine import State
from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, SITES, ZONES
from quebec.engine.moves import LEADERS
from quebec.engine.state import COMPLETED, NEUTRAL
from quebec.position import all_builders

Colour = Literal["black", "white", "green", "orange", "pink"]
Count = Annotated[int, Meta(ge=0, le=99)]
Counts = Annotated[tuple[Count, ...], Meta(max_length=5)]
SeatOf = Annotated[int, Meta(ge=0, le=4)]
SiteName = Annotated[str, Meta(max_length=4)]
Tile = Annotated[str, Meta(max_length=40)]
Year = Annotated[str, Meta(max_length=4)]


class SeatEntered(Struct, frozen=True, kw_only=True):
    """A player: what they are called, and what lies in front of them."""

    name: Annotated[str, Meta(max_length=40)] = ""
    colour: Colour | None = None
    score: Annotated[int, Meta(ge=0, le=999)] = 0
    active: Count = 0
    """Passive workers are not entered: they are those that are nowhere else."""
    leader: Annotated[str, Meta(max_length=10)] = ""
    architect: SiteName = ""


class ZonesEntered(Struct, frozen=True, kw_only=True):
    """Workers by seat; a zone that is left out is empty."""

    religion: Counts = ()
    politics: Counts = ()
    economy: Counts = ()
    culture: Counts = ()
    citadelle: Counts = ()


class StagesEntered(Struct, frozen=True, kw_only=True):
    """A building under construction: the seats of its stages, in order."""

    site: SiteName
    seats: Annotated[tuple[SeatOf, ...], Meta(max_length=3)] = ()


class TokenEntered(Struct, frozen=True, kw_only=True):
    site: SiteName
    seat: SeatOf
    stars: Annotated[int, Meta(ge=1, le=3)]


class Tabletop(Struct, frozen=True, kw_only=True):
    """A table; what a request does not need can be left out."""

    ruleset: Annotated[str, Meta(max_length=20)]
    seats: Annotated[tuple[SeatEntered, ...], Meta(min_length=2, max_length=5)]
    century: Annotated[int, Meta(ge=1, le=4)] = 1
    event: Year = ""
    """The card of this century, where there are events; none is one that does nothing."""
    first_event: Year = ""
    """The card of century I, for the final scoring."""
    zones: ZonesEntered = ZonesEntered()
    stages: Annotated[tuple[StagesEntered, ...], Meta(max_length=SITE_COUNT)] = ()
    tokens: Annotated[tuple[TokenEntered, ...], Meta(max_length=SITE_COUNT)] = ()
    bare: Annotated[tuple[SiteName, ...], Meta(max_length=SITE_COUNT)] = ()
    """Tiles of this century that were completed without a token."""
    neutral: SiteName = ""
    """The site of the neutral architect."""
    layout: Annotated[tuple[Tile, ...], Meta(max_length=SITE_COUNT)] = ()
    """The tiles on the 44 sites; for a scoring they need not be known."""
    turn: SeatOf = 0
    first: SeatOf = 0


def entered_from(s: State) -> Tabletop:
    """What somebody would enter who sees this table."""
    builders = all_builders(s)
    events = s.setting.deal.events
    return Tabletop(
        ruleset=s.setting.ruleset.name,
        seats=tuple(
            SeatEntered(
                score=s.score[seat],
                active=s.active[seat],
                leader="" if s.leader[seat] == NOBODY else LEADERS[s.leader[seat]],
                architect=_name(s.architect[seat]),
            )
            for seat in range(s.players)
        ),
        century=s.century,
        event=events[s.century - 1] if events else "",
        first_event=events[0] if events else "",
        zones=ZonesEntered(
            **{
                zone: tuple(s.in_zone(seat, number) for seat in range(s.players))
                for number, zone in enumerate(ZONES)
            }
        ),
        stages=tuple(
            StagesEntered(site=site.name, seats=tuple(seats))
            for site, seats in zip(SITES, builders, strict=True)
            if seats
        ),
        tokens=tuple(
            TokenEntered(site=site.name, seat=s.token[number], stars=s.stars[number])
            for number, site in enumerate(SITES)
            if s.token[number] != NOBODY
        ),
        bare=tuple(
            site.name
            for number, site in enumerate(SITES)
            if s.mark[number] == COMPLETED
            and s.token[number] == NOBODY
            and s.setting.century_of[number] == s.century
        ),
        neutral=_name(s.architect[NEUTRAL]),
        layout=s.setting.deal.layout,
        turn=s.turn,
        first=s.setting.deal.first,
    )


def _name(site: int) -> str:
    return "" if site == NOWHERE else SITES[site].name
