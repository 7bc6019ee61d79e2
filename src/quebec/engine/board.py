"""The board: five zones of power, sixteen districts, forty-four building sites (R1.1, R3.1).

Coordinates are those of a hexagonal grid of doubled width: the neighbours of (col, row) are
(col ± 2, row) and (col ± 1, row ± 1). A site belongs to the adjacent district of its colour and
bears its name, numbered in reading order: por1, por2 and por3 lie around the Port district.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.native import i64, vec

# The coloured zones stand in clockwise order.
RELIGION: Final = 0
POLITICS: Final = 1
ECONOMY: Final = 2
CULTURE: Final = 3
CITADELLE: Final = 4
ZONES: Final[tuple[str, ...]] = ("religion", "politics", "economy", "culture", "citadelle")
COLOURS: Final[i64] = 4
ZONE_COUNT: Final[i64] = 5

NOBODY: Final = -1
"""No seat, no architect."""
NOWHERE: Final = -1
"""No site: off the board."""


class District(NamedTuple):
    """A district as the board prints it; what its action does is in effects/districts.py."""

    key: str
    code: str
    colour: int
    cost: int
    col: int
    row: int


# First the districts with an action of their own, then the four that lend another one's.
DISTRICTS: Final[tuple[District, ...]] = (
    District("protestant", "pro", RELIGION, 2, 6, 3),
    District("irish", "iri", RELIGION, 2, 14, 3),
    District("jewish", "jew", RELIGION, 3, 10, 7),
    District("municipal_administration", "mun", POLITICS, 2, 9, 2),
    District("provincial_administration", "prv", POLITICS, 2, 5, 6),
    District("military_administration", "mil", POLITICS, 3, 1, 2),
    District("port", "por", ECONOMY, 3, 7, 0),
    District("mansion", "man", ECONOMY, 2, 3, 4),
    District("business", "bus", ECONOMY, 2, 11, 4),
    District("academic", "aca", CULTURE, 2, 8, 5),
    District("entertainment", "ent", CULTURE, 2, 12, 1),
    District("arts", "art", CULTURE, 3, 16, 5),
    District("archdiocese", "arc", RELIGION, 1, 1, 6),
    District("seat_of_government", "sea", POLITICS, 1, 14, 7),
    District("trading_hub", "tra", ECONOMY, 1, 16, 1),
    District("heritage_site", "her", CULTURE, 1, 3, 0),
)
LENDING: Final = 12
"""The number of the first district that lends another one's action (R11.2)."""


class Site(NamedTuple):
    """One of the forty-four places for a building."""

    name: str
    district: int
    col: int
    row: int


# fmt: off
_PLACES: Final = (
    ("por1", 9, 0), ("ent1", 11, 0), ("her1", 2, 1), ("her2", 4, 1),
    ("por2", 6, 1), ("por3", 8, 1), ("mun1", 10, 1), ("ent2", 14, 1),
    ("mil1", 3, 2), ("pro1", 5, 2), ("mun2", 7, 2), ("ent3", 11, 2),
    ("iri1", 13, 2), ("tra1", 15, 2), ("tra2", 17, 2), ("mil2", 0, 3),
    ("mil3", 2, 3), ("man1", 4, 3), ("pro2", 8, 3), ("mun3", 10, 3),
    ("bus1", 12, 3), ("iri2", 16, 3), ("man2", 1, 4), ("pro3", 5, 4),
    ("aca1", 7, 4), ("bus2", 9, 4), ("iri3", 13, 4), ("art1", 15, 4),
    ("art2", 17, 4), ("arc1", 0, 5), ("arc2", 2, 5), ("man3", 4, 5),
    ("prv1", 6, 5), ("aca2", 10, 5), ("bus3", 12, 5), ("art3", 14, 5),
    ("prv2", 3, 6), ("aca3", 7, 6), ("jew1", 9, 6), ("jew2", 11, 6),
    ("sea1", 13, 6), ("sea2", 15, 6), ("prv3", 6, 7), ("jew3", 8, 7),
)
# fmt: on
_DISTRICT_OF_CODE: Final = {district.code: k for k, district in enumerate(DISTRICTS)}

SITES: Final[tuple[Site, ...]] = tuple(
    Site(name, _DISTRICT_OF_CODE[name[:3]], col, row) for name, col, row in _PLACES
)
SITE_NUMBER: Final = {site.name: k for k, site in enumerate(SITES)}
SITE_COUNT: Final[i64] = 44


def _adjacent(a: Site, b: Site) -> bool:
    across, down = abs(a.col - b.col), abs(a.row - b.row)
    return (across, down) in ((2, 0), (1, 1))


NEIGHBOURS: Final = tuple(
    tuple(k for k, other in enumerate(SITES) if _adjacent(site, other)) for site in SITES
)
ADJACENT_PAIRS: Final = tuple(
    (k, other) for k, others in enumerate(NEIGHBOURS) for other in others if k < other
)
SITES_AROUND: Final = tuple(
    tuple(k for k, site in enumerate(SITES) if site.district == district)
    for district in range(len(DISTRICTS))
)

# The same facts as flat arrays, for the rules that ask often.
LENT: Final[vec[vec[i64]]] = vec[vec[i64]](
    [
        vec[i64]([k for k in range(LENDING) if DISTRICTS[k].colour == colour])
        for colour in range(COLOURS)
    ]
)
"""R11.2: the districts of each colour whose action is lent."""
DISTRICT_OF: Final[vec[i64]] = vec[i64]([site.district for site in SITES])
COLOUR_OF: Final[vec[i64]] = vec[i64]([DISTRICTS[site.district].colour for site in SITES])
COST_OF: Final[vec[i64]] = vec[i64]([DISTRICTS[site.district].cost for site in SITES])
SITES_A_COLOUR: Final[i64] = 11
SITES_BY_COLOUR: Final[vec[i64]] = vec[i64](
    [
        site
        for colour in range(4)
        for site in range(len(SITES))
        if DISTRICTS[SITES[site].district].colour == colour
    ]
)
"""All sites, the eleven of religion first."""
NEXT_TO: Final[vec[vec[i64]]] = vec[vec[i64]]([vec[i64](list(others)) for others in NEIGHBOURS])
"""The neighbours of each site."""
BIT_OF: Final[vec[i64]] = vec[i64]([1 << site for site in range(len(SITES))])
"""Each site as a bit. Compiled code would compute 1 << site in 32 bits, too few for the sites."""
