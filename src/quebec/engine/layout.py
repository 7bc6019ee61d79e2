"""R3.2: drawing a layout, and checking one that was given.

The tiles around a district are of different centuries, and at most twelve of the 79 pairs of
adjacent tiles are of the same century. All such layouts are equally likely.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from quebec.engine.board import (
    ADJACENT_PAIRS,
    COLOURS,
    DISTRICTS,
    SITE_COUNT,
    SITES,
    SITES_A_COLOUR,
    SITES_AROUND,
    SITES_BY_COLOUR,
    ZONES,
)
from quebec.engine.chance import Chance
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput
from quebec.engine.tiles import TILE_KEYS, TILE_NUMBER, TILES

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
    for choice in product(*[combinations(range(COLOURS), count) for count in counts]):
        spread = tuple(
            tuple(century for century in CENTURIES if k in choice[century - 1])
            for k in range(COLOURS)
        )
        if [len(centuries) for centuries in spread] == sizes:
            spreads.append(spread)
    return tuple(spreads)


_SPREADS: Final = tuple(_spreads(colour) for colour in range(COLOURS))


# Drawing works on the sites in this order: colour by colour, district by district.
_SITES_DRAWN: Final[vec[i64]] = vec[i64](
    [
        site
        for districts in _DISTRICTS_OF
        for district in districts
        for site in SITES_AROUND[district]
    ]
)
_SIZES: Final[vec[i64]] = vec[i64](
    [len(SITES_AROUND[district]) for districts in _DISTRICTS_OF for district in districts]
)
"""How many sites each district has, in that order."""
_CENTURIES: Final[vec[vec[i64]]] = vec[vec[i64]](
    [
        vec[i64]([century for spread in spreads for around in spread for century in around])
        for spreads in _SPREADS
    ]
)
"""The spreads of each colour, one after the other, eleven sites each."""
_PLACE_DRAWN: Final = {int(site): place for place, site in enumerate(_SITES_DRAWN)}
_PAIRS_DRAWN: Final[vec[i64]] = vec[i64]([_PLACE_DRAWN[int(site)] for site in _PAIRS])
_TILES_OF: Final[vec[vec[i64]]] = vec[vec[i64]](
    [
        vec[i64](
            [k for k, tile in enumerate(TILES) if tile.colour == colour and tile.century == century]
        )
        for colour in range(COLOURS)
        for century in CENTURIES
    ]
)
"""The tiles of each colour and century."""


def draw_layout(chance: Chance) -> tuple[str, ...]:
    """A layout at random: the keys of the tiles on the 44 sites.

    Each way to assign centuries to districts has the same number of arrangements around them, so
    drawing one of the ways, then an arrangement, is uniform. With too many pairs it is redrawn.
    """
    drawn: vec[i64] = _SITES_DRAWN[:]
    _draw_centuries(chance, drawn)
    while not _few_alike(drawn):
        _draw_centuries(chance, drawn)
    centuries: vec[i64] = drawn[:]
    for place in range(SITE_COUNT):
        centuries[_SITES_DRAWN[place]] = drawn[place]
    return draw_tiles(chance, centuries)


def _draw_centuries(chance: Chance, drawn: vec[i64]) -> None:
    place: i64 = 0
    for colour in range(COLOURS):
        spreads = _CENTURIES[colour]
        spread: i64 = chance.below(len(spreads) // SITES_A_COLOUR) * SITES_A_COLOUR
        for k in range(SITES_A_COLOUR):
            drawn[place + k] = spreads[spread + k]
        for district in range(colour * COLOURS, (colour + 1) * COLOURS):
            size: i64 = _SIZES[district]
            chance.shuffle_part(drawn, place, size)
            place += size


def _few_alike(drawn: vec[i64]) -> bool:
    """Whether few enough pairs of adjacent tiles are of the same century."""
    pairs = _PAIRS_DRAWN
    alike: i64 = 0
    k: i64 = 0
    while k < len(pairs):
        if drawn[pairs[k]] == drawn[pairs[k + 1]]:
            alike += 1
            if alike > MOST_ALIKE:
                return False
        k += 2
    return True


def pairs_alike(centuries: vec[i64]) -> i64:
    """How many pairs of adjacent tiles are of the same century."""
    alike: i64 = 0
    for k in range(0, len(_PAIRS), 2):
        if centuries[_PAIRS[k]] == centuries[_PAIRS[k + 1]]:
            alike += 1
    return alike


def draw_tiles(chance: Chance, centuries: vec[i64]) -> tuple[str, ...]:
    """Which of the tiles of its colour and century lies on each site.

    Where centuries fit no layout, some sites are left empty.
    """
    keys = [""] * SITE_COUNT
    for k in range(len(_TILES_OF)):
        colour: i64 = k // COLOURS
        century: i64 = k % COLOURS + 1
        tiles = _TILES_OF[k][:]
        chance.shuffle(tiles)
        place: i64 = 0
        for j in range(colour * SITES_A_COLOUR, (colour + 1) * SITES_A_COLOUR):
            site = SITES_BY_COLOUR[j]
            if centuries[site] == century and place < len(tiles):
                keys[site] = TILE_KEYS[tiles[place]]
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
