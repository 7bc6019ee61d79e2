"""The words of a position's text, and the errors about them."""

from __future__ import annotations

from typing import Final, NamedTuple

from quebec.engine.board import COLOURS, SITE_NUMBER, SITES, ZONES
from quebec.engine.effect import CATALOGUE, Effect
from quebec.engine.effects.leaders import DIVIDE
from quebec.engine.effects.placing import PLACE_HOW_MANY, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO
from quebec.engine.reasons import BadInput
from quebec.engine.tiles import TILE_NUMBER, TILES

FORMAT: Final = "quebec/1"
"""Grows when an old text would no longer be read."""
FIELDS: Final = (
    *("format", "rules", "players", "century", "turn", "first", "layout", "events", "goal"),
    *("seats", "neutral", "zones", "stages", "tokens", "bare", "pending"),
)
NONE: Final = "-"
HIDDEN: Final = "?"
OVER: Final = "over"
SECOND_TOO: Final = "+"

LONGEST: Final = 2000
"""The most characters; no position needs half of them."""
MOST_POINTS: Final = 999
MOST_PENDING: Final = 16
MOST_QUOTED: Final = 40
"""Characters of a wrong text that an error quotes."""

TILE_LETTERS: Final[dict[str, str]] = {
    tile.key: "abcdefghijk"[rank]
    for colour in range(COLOURS)
    for rank, tile in enumerate(tile for tile in TILES if tile.colour == colour)
}
"""A tile's letter among the eleven of its colour; its site determines the colour."""
TILE_OF: Final = {(TILES[TILE_NUMBER[key]].colour, one): key for key, one in TILE_LETTERS.items()}
ROWS: Final = tuple(
    tuple(k for k, site in enumerate(SITES) if site.row == row) for row in range(SITES[-1].row + 1)
)
"""The sites of each row of the board."""
EFFECT_OF_KEY: Final = {effect.key: effect for effect in CATALOGUE.effects}
ZONE_OF: Final = {zone[:3]: number for number, zone in enumerate(ZONES)}


class Pending(NamedTuple):
    """One entry of what is pending."""

    seat: int
    effect: Effect
    at: int


def is_about_zone(effect: Effect) -> bool:
    """Whether the place of an entry is a zone; otherwise it is a site."""
    return effect in (DIVIDE, PLACE_HOW_MANY, SHIFT_HOW_MANY, SHIFT_ONE, SHIFT_TWO)


def number(field: str, text: str, least: int, most: int) -> int:
    """A whole number, in its only valid form."""
    if text.isdecimal() and len(text) <= 4 and (text == "0" or text[0] != "0"):
        value = int(text)
        if least <= value <= most:
            return value
    raise BadInput(
        "position_number",
        {"field": field, "given": quoted(text), "least": least, "most": most},
        f"in the field {field}, {quoted(text)!r} is not a number from {least} to {most}",
    )


def items_of(field: str, text: str) -> list[str]:
    """The items of a list, without duplicates."""
    items = [] if text == NONE else text.split(",")
    if len(set(items)) < len(items):
        raise unreadable(field, text, "each site once")
    return items


def by_site(field: str, text: str) -> list[tuple[int, str]]:
    """The sites of a list and what it says of each."""
    pairs = [item.partition(":") for item in items_of(field, text)]
    sites = [site_named(field, name) for name, _, _ in pairs]
    if len(set(sites)) < len(sites):
        raise unreadable(field, text, "each site once")
    return [(site, said) for site, (_, _, said) in zip(sites, pairs, strict=True)]


def site_named(field: str, name: str) -> int:
    site = SITE_NUMBER.get(name)
    if site is None:
        raise unreadable(field, name, "the name of a site, like por1")
    return site


def zone_named(code: str) -> int:
    zone = ZONE_OF.get(code)
    if zone is None:
        raise unreadable("pending", code, f"one of the zones {' '.join(ZONE_OF)}")
    return zone


def unreadable(field: str, given: str, needed: str) -> BadInput:
    """The error for a malformed field."""
    return BadInput(
        "position_field",
        {"field": field, "given": quoted(given), "needed": needed},
        f"in the field {field}, {quoted(given)!r} is not right; needed: {needed}",
    )


def quoted(text: str) -> str:
    """A text from outside, cut where it gets too long for a message."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"
