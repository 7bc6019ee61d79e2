"""R3.2: drawing a layout, and checking one that was given.

The tiles around a district are of different centuries, and at most twelve of the 79 pairs of
adjacent tiles are of the same century. All such layouts are equally likely.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from quebec.engine.board import (
    ADJACENT_PAIRS,
    COLOUR_OF,
    COLOURS,
    DISTRICTS,
    SITE_COUNT,
    SITES,
    SITES_AROUND,
    ZONES,
)
from quebec.engine.chance import Chance
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput
from quebec.engine.tiles import TILE_NUMBER, TILES

MOST_ALIKE: Final = 12
"""Pairs of adjacent tiles of the same century that a drawn layout may have."""
CENTURIES: Final = (1, 2, 3, 4)

_PAIRS: Final[vec[i64]] = vec[i64]([site for pair in ADJACENT_PAIRS for site in pair])
_DISTRICTS_OF: Final = tuple(
    tuple(k for k, district in enumerate(DISTRICTS) if district.colour == colour)
    for colour in range(COLOURS)
)

Spread = tuple[tuple[int, ...], ...]
"""For the four districts of a colour, the centuries of the tiles around each."""


def _spreads(colour: int) -> tuple[Spread, ...]:
    """All ways to assign a colour's tiles to its districts so that none has a century twice."""
    counts = [
        sum(tile.colour == colour and tile.century == century for tile in TILES)
        for century in CENTURIES
    ]
    sizes = [len(SITES_AROUND[district]) for district in _DISTRICTS_OF[colour]]
    spreads: list[Spread] = []
    for choice in product(*(combinations(range(COLOURS), count) for count in counts)):
        spread = tuple(
            tuple(century for century in CENTURIES if k in choice[century - 1])
            for k in range(COLOURS)
        )
        if [len(centuries) for centuries in spread] == sizes:
            spreads.append(spread)
    return tuple(spreads)


_SPREADS: Final = tuple(_spreads(colour) for colour in range(COLOURS))


def draw_layout(chance: Chance) -> tuple[str, ...]:
    """A layout at random: the keys of the tiles on the 44 sites.

    Each way to assign centuries to districts has the same number of arrangements around them, so
    drawing one of the ways, then an arrangement, is uniform. With too many pairs it is redrawn.
    """
    centuries: vec[i64] = vec[i64]([0] * SITE_COUNT)
    _draw_centuries(chance, centuries)
    while pairs_alike(centuries) > MOST_ALIKE:
        _draw_centuries(chance, centuries)
    return _draw_tiles(chance, centuries)


def _draw_centuries(chance: Chance, centuries: vec[i64]) -> None:
    for colour in range(COLOURS):
        spread = _SPREADS[colour][chance.below(len(_SPREADS[colour]))]
        for k in range(COLOURS):
            around = vec[i64](spread[k])
            chance.shuffle(around)
            sites = SITES_AROUND[_DISTRICTS_OF[colour][k]]
            for place in range(len(sites)):
                centuries[sites[place]] = around[place]


def pairs_alike(centuries: vec[i64]) -> i64:
    """How many pairs of adjacent tiles are of the same century."""
    alike: i64 = 0
    for k in range(0, len(_PAIRS), 2):
        if centuries[_PAIRS[k]] == centuries[_PAIRS[k + 1]]:
            alike += 1
    return alike


def _draw_tiles(chance: Chance, centuries: vec[i64]) -> tuple[str, ...]:
    """Which of the tiles of its colour and century lies on each site."""
    keys = [""] * SITE_COUNT
    for colour in range(COLOURS):
        for century in CENTURIES:
            tiles = vec[i64](
                [
                    k
                    for k, tile in enumerate(TILES)
                    if tile.colour == colour and tile.century == century
                ]
            )
            chance.shuffle(tiles)
            place: i64 = 0
            for site in range(SITE_COUNT):
                if COLOUR_OF[site] == colour and centuries[site] == century:
                    keys[site] = TILES[tiles[place]].key
                    place += 1
    return tuple(keys)


def check_layout(layout: tuple[str, ...]) -> None:
    """R3.2: a given layout has each tile once, on a site of its colour; nothing else is checked."""
    if len(layout) != SITE_COUNT:
        raise BadInput(
            "layout_length",
            {"there": len(layout), "needed": SITE_COUNT},
            f"a layout names {SITE_COUNT} tiles, one for each site, not {len(layout)}",
        )
    seen: dict[str, str] = {}
    for site, key in zip(SITES, layout, strict=True):
        _check_tile(site.name, DISTRICTS[site.district].colour, key, seen)


def _check_tile(site: str, colour: int, key: str, seen: dict[str, str]) -> None:
    number = TILE_NUMBER.get(key)
    if number is None:
        known = ", ".join(tile.key for tile in TILES if tile.colour == colour)
        raise BadInput(
            "unknown_tile",
            {"tile": key, "site": site},
            f"there is no tile {key!r} (on {site}); the tiles of {ZONES[colour]} are {known}",
        )
    if TILES[number].colour != colour:
        belongs, lies = ZONES[TILES[number].colour], ZONES[colour]
        raise BadInput(
            "tile_of_other_colour",
            {"tile": key, "site": site, "tile_colour": belongs, "site_colour": lies},
            f"the tile {key} belongs to {belongs}, but {site} is a site of {lies};"
            " a tile lies on a site of its colour",
        )
    if key in seen:
        raise BadInput(
            "tile_twice",
            {"tile": key, "site": site, "other": seen[key]},
            f"the tile {key} lies on {seen[key]} and again on {site}; each tile lies there once",
        )
    seen[key] = site
