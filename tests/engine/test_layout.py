"""R3.2: dealt layouts meet its two conditions, and every layout that does is equally likely.

The second is compared with plain rejection: shuffle the tiles of a colour onto its sites until
they meet the first condition, all four colours until they meet the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from quebec.engine import DISTRICTS, SITES
from quebec.engine.chance import LAYOUT, Chance
from quebec.engine.layout import check_layout, draw_layout
from quebec.engine.tiles import TILES
from tests.chi_square import chi_square_alike, chi_square_evenly, limit

DEALT = 2500
REJECTED = 800
UNLIKELY = 1e-3
"""How unlikely a failure would be if all is fair, over all comparisons of a test."""

COLOURS = range(4)
CENTURIES = (1, 2, 3, 4)
CENTURY_OF = {tile.key: tile.century for tile in TILES}
COLOUR_OF_SITE = [DISTRICTS[site.district].colour for site in SITES]
SITES_OF_COLOUR = [[k for k in range(44) if COLOUR_OF_SITE[k] == c] for c in COLOURS]
SITES_OF_DISTRICT = [
    [k for k, site in enumerate(SITES) if site.district == d] for d in range(len(DISTRICTS))
]
# Neighbours on the grid: two columns apart in a row, or one column and one row apart.
NEIGHBOURS = [
    (a, b)
    for a in range(44)
    for b in range(a)
    if (abs(SITES[a].col - SITES[b].col), abs(SITES[a].row - SITES[b].row)) in {(2, 0), (1, 1)}
]

Centuries = tuple[int, ...]
"""The century of the tile on each site."""


def alike(centuries: Centuries) -> int:
    """Pairs of neighbouring tiles of the same century."""
    return sum(centuries[a] == centuries[b] for a, b in NEIGHBOURS)


@pytest.fixture(scope="module")
def layouts() -> list[tuple[str, ...]]:
    """The layouts of thousands of seeds."""
    return [draw_layout(Chance(seed, LAYOUT)) for seed in range(DEALT)]


@pytest.fixture(scope="module")
def dealt(layouts: list[tuple[str, ...]]) -> list[Centuries]:
    return [tuple(CENTURY_OF[key] for key in layout) for layout in layouts]


@pytest.fixture(scope="module")
def rejected() -> list[Centuries]:
    """As many layouts by plain rejection as a few seconds allow."""
    chance = Random(1608)
    found: list[Centuries] = []
    while len(found) < REJECTED:
        centuries = [0] * len(SITES)
        for colour in COLOURS:
            _shuffle_colour(chance, colour, centuries)
        if alike(tuple(centuries)) <= 12:
            found.append(tuple(centuries))
    return found


def _shuffle_colour(chance: Random, colour: int, centuries: list[int]) -> None:
    tiles = [tile.century for tile in TILES if tile.colour == colour]
    sites = SITES_OF_COLOUR[colour]
    districts = [SITES[site].district for site in sites]
    while True:
        chance.shuffle(tiles)
        if len(set(zip(districts, tiles, strict=True))) == len(tiles):
            break
    for site, century in zip(sites, tiles, strict=True):
        centuries[site] = century


# ---- the conditions -----------------------------------------------------------------------------


def test_there_are_79_pairs_of_neighbours() -> None:
    """R3.2"""
    assert len(NEIGHBOURS) == 79


def test_a_dealt_layout_has_each_tile_once_on_its_colour(
    layouts: list[tuple[str, ...]],
) -> None:
    """R3.1, R3.2"""
    colour_of = {tile.key: tile.colour for tile in TILES}
    for layout in layouts:
        assert set(layout) == set(colour_of)
        assert [colour_of[key] for key in layout] == COLOUR_OF_SITE
        check_layout(layout)


def test_the_tiles_at_a_district_are_of_different_centuries(dealt: list[Centuries]) -> None:
    """R3.2"""
    for centuries in dealt:
        for sites in SITES_OF_DISTRICT:
            assert len({centuries[site] for site in sites}) == len(sites)


def test_no_more_than_twelve_neighbouring_pairs_share_a_century(dealt: list[Centuries]) -> None:
    """R3.2: and there are layouts with twelve, so the limit is that and not a smaller one."""
    assert max(map(alike, dealt)) == 12


def test_every_tile_can_lie_everywhere_on_its_colour(layouts: list[tuple[str, ...]]) -> None:
    """R3.2: 44 tiles on 11 sites each."""
    seen = {(key, site) for layout in layouts for site, key in enumerate(layout)}
    assert len(seen) == 44 * 11


def test_seeds_give_different_layouts(layouts: list[tuple[str, ...]]) -> None:
    """R3.2"""
    assert len(set(layouts)) == len(layouts)


# ---- all of them equally likely -----------------------------------------------------------------


def compare(one: Sequence[object], other: Sequence[object], comparisons: int) -> None:
    """Two samples have one distribution, as far as can be told."""
    values = sorted(set(one) | set(other), key=str)
    counts = [[Counter(sample)[value] for value in values] for sample in (one, other)]
    assert chi_square_alike(*counts) < limit(len(values) - 1, UNLIKELY / comparisons)


def test_a_site_has_each_century_as_often_as_by_rejection(
    dealt: list[Centuries], rejected: list[Centuries]
) -> None:
    """R3.2"""
    for site in range(44):
        compare([c[site] for c in dealt], [c[site] for c in rejected], comparisons=44)


def test_a_district_has_each_set_of_centuries_as_often_as_by_rejection(
    dealt: list[Centuries], rejected: list[Centuries]
) -> None:
    """R3.2"""
    for sites in SITES_OF_DISTRICT:
        compare(
            [tuple(sorted(c[site] for site in sites)) for c in dealt],
            [tuple(sorted(c[site] for site in sites)) for c in rejected],
            comparisons=len(SITES_OF_DISTRICT),
        )


def test_neighbours_are_alike_as_often_as_by_rejection(
    dealt: list[Centuries], rejected: list[Centuries]
) -> None:
    """R3.2: in all, with layouts of few such pairs together, and pair by pair."""
    compare(
        [max(8, alike(c)) for c in dealt],
        [max(8, alike(c)) for c in rejected],
        comparisons=1,
    )
    # Neighbours at one district never are.
    pairs = [(a, b) for a, b in NEIGHBOURS if SITES[a].district != SITES[b].district]
    for a, b in pairs:
        compare(
            [c[a] == c[b] for c in dealt],
            [c[a] == c[b] for c in rejected],
            comparisons=len(pairs),
        )


def test_tiles_of_one_colour_and_century_take_each_others_place_equally_often(
    layouts: list[tuple[str, ...]],
) -> None:
    """R3.2: which of the tiles of a colour and century lies on a site is an even chance."""
    counts = Counter((site, key) for layout in layouts for site, key in enumerate(layout))
    for site in range(44):
        for century in CENTURIES:
            keys = [
                tile.key
                for tile in TILES
                if tile.colour == COLOUR_OF_SITE[site] and tile.century == century
            ]
            there = [counts[site, key] for key in keys]
            assert chi_square_evenly(there) < limit(len(keys) - 1, UNLIKELY / (44 * 4))
