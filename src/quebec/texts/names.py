"""Names of things, as arguments of messages. Those that are needed all the time are made once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from quebec.engine import DISTRICTS, State
from quebec.engine.board import DISTRICT_OF, SITE_NUMBER
from quebec.texts.catalogue import Name

SOURCES: Final = (
    "zone",
    "majority",
    "district",
    "leader",
    "event",
    "unfinished",
    "active",
    "main_group",
    "building",
)
"""Where points come from, in the order of the ledger; each has a message `source-…`."""


@cache
def zone(key: str) -> Name:
    return Name(f"zone-{key}")


@cache
def district(key: str) -> Name:
    return Name(f"district-{key}")


def district_of(site_name: str) -> Name:
    """The district of a site."""
    return district(DISTRICTS[DISTRICT_OF[SITE_NUMBER[site_name]]].key)


def leader(key: str, state: State | None = None) -> Name:
    """With a state, also what the leader does there.

    `bonus` is what the Cultural leader scores in addition to a token's stars, `stages` how many
    a building needs for a token.
    """
    if state is None:
        return Name(f"leader-{key}")
    return _leader(key, state.table.token_bonus, state.terms.least_stages)


@cache
def _leader(key: str, bonus: int, stages: int) -> Name:
    return Name(f"leader-{key}", {"bonus": bonus, "stages": stages})


def event(year: str) -> Name:
    return Name(f"event-{year}")


def century(number: int) -> Name:
    return Name(f"century-{number}")


@cache
def building(tile: str) -> Name:
    return Name(f"building-{tile}")


def building_on(site_name: str, layout: Sequence[str]) -> Name:
    return building(layout[SITE_NUMBER[site_name]])


def site(name: str, layout: Sequence[str] | None) -> Name:
    """The building with the site's notation in brackets, or without a layout the notation."""
    if layout is None:
        return Name("site-bare", {"code": name})
    return _site(name, layout[SITE_NUMBER[name]])


@cache
def _site(name: str, tile: str) -> Name:
    return Name("site", {"building": building(tile), "code": name})


def seat(number: int) -> Name:
    """A player whose name is not known."""
    return Name("seat", {"number": number + 1})


def kind(key: str) -> Name:
    """A kind of move."""
    return Name(f"kind-{key}")
