"""What lies on the board, as plain values: everybody is shown all of it after every move."""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import NOBODY, SITE_COUNT, SITES, ZONE_COUNT
from quebec.engine.effects.final import VALUE_OF, groups, main_groups_among
from quebec.engine.native import i64
from quebec.engine.state import COMPLETED, SEATS, STAGES, State

NAMES: Final[list[str]] = [site.name for site in SITES]

SiteKey = tuple[int, str, int, int, int, tuple[int, ...]]
"""What a site looks like: its number, its tile, its mark, the seat of its token, the stars of that,
and the seats of its stages."""


class Group(NamedTuple):
    """Adjacent buildings with a seat's tokens (R12.3)."""

    seat: int
    sites: list[str]
    value: int
    is_main: bool


def site_keys(s: State) -> list[SiteKey]:
    """Equal keys are shown in the same way, in any game."""
    tiles = s.setting.deal.layout
    keys: list[SiteKey] = []
    for site in range(SITE_COUNT):
        stages = tuple(builders(s, site))
        keys.append((site, tiles[site], s.mark[site], s.token[site], s.stars[site], stages))
    return keys


def builders(s: State, site: i64) -> list[int]:
    """The seats of a building's stages, in order."""
    seats: list[int] = []
    for k in range(site * STAGES, (site + 1) * STAGES):
        if s.builder[k] == NOBODY:
            break
        seats.append(s.builder[k])
    return seats


def grouped(s: State) -> list[Group]:
    """All groups, by their first sites."""
    group = groups(s)
    main = main_groups_among(s, group)
    found: list[Group] = []
    for first in range(SITE_COUNT):
        if group[first] != first:
            continue
        seat = s.token[first]
        sites: list[str] = []
        value: i64 = 0
        for site in range(first, SITE_COUNT):
            if group[site] == first:
                sites.append(NAMES[site])
                value += VALUE_OF[s.stars[site]]
        found.append(Group(seat, sites, value, main[seat] == first))
    return found


# ---- as text, in the notation of positions ------------------------------------------------------


def zones_text(s: State) -> str:
    """The workers in each zone, by seat."""
    zones: list[str] = []
    for zone in range(ZONE_COUNT):
        zones.append(",".join([str(s.zones[zone * SEATS + seat]) for seat in range(s.players)]))
    return "/".join(zones)


def stages_text(s: State) -> str:
    """The buildings, each with the seats of its stages."""
    items: list[str] = []
    for site in range(SITE_COUNT):
        if s.builder[site * STAGES] != NOBODY:
            seats = "".join([str(seat) for seat in builders(s, site)])
            items.append(f"{NAMES[site]}:{seats}")
    return ",".join(items)


def tokens_text(s: State) -> str:
    """The star tokens, each with its seat and its stars."""
    items: list[str] = []
    for site in range(SITE_COUNT):
        if s.token[site] != NOBODY:
            items.append(f"{NAMES[site]}:{s.token[site]}*{s.stars[site]}")
    return ",".join(items)


def bare_text(s: State) -> str:
    """The sites of this century that are completed without a token; in past centuries an empty site
    implies that."""
    items: list[str] = []
    for site in range(SITE_COUNT):
        is_bare = s.mark[site] == COMPLETED and s.token[site] == NOBODY
        if is_bare and s.setting.century_of[site] == s.century:
            items.append(NAMES[site])
    return ",".join(items)
