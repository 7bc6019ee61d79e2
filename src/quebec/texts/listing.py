"""Every message of a language, filled in with names and numbers, for proofreading and for tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, NamedTuple

from fluent.syntax import ast

from quebec.engine import DISTRICTS, SITES, ZONES
from quebec.engine.effects.events import EVENTS
from quebec.engine.moves import LEADERS, MOVES
from quebec.engine.tiles import TILES
from quebec.texts import names
from quebec.texts.catalogue import Catalogue, Name, Value

NUMBERS: Final[Sequence[Value]] = (2, 0, 1, 5)
PLAYER: Final = "Anne"
FEW: Final = 3

SITE_NAMES: Final = tuple(
    Name("site", {"building": names.building(tile.key), "code": SITES[k].name})
    for k, tile in enumerate(TILES)
)
BARE_SITE: Final = Name("site-bare", {"code": "por1"})
ZONE_NAMES: Final = tuple(names.zone(key) for key in ZONES)
KINDS: Final = tuple(dict.fromkeys(move.kind for move in MOVES if move.kind != "skip"))

SAMPLES: Final[Mapping[str, Sequence[Value]]] = {
    **dict.fromkeys(("zone", "source", "opposite", "tile_colour", "site_colour"), ZONE_NAMES),
    **dict.fromkeys(("site", "other"), (*SITE_NAMES, BARE_SITE)),
    **dict.fromkeys(("number", "points", "stages", "stars"), NUMBERS),
    **dict.fromkeys(("needed", "there", "rest", "count", "total", "minutes"), NUMBERS),
    **dict.fromkeys(("stage", "least", "most", "first", "given", "game", "own"), (3,)),
    "district": tuple(names.district(one.key) for one in DISTRICTS),
    "leader": tuple(Name(f"leader-{key}", {"bonus": 1, "stages": 1}) for key in LEADERS),
    "event": tuple(names.event(one.year) for one in EVENTS),
    "building": tuple(names.building(tile.key) for tile in TILES),
    "century": tuple(names.century(number) for number in (1, 2, 3, 4)),
    "asked": tuple(names.kind(kind) for kind in KINDS),
    "by": (PLAYER, names.seat(1)),
    "bonus": (0, 1),
    "edition": (2026, 2011),
    "winning": (1, 2),
    "players": (2, 4),
    "rank": (2,),
    "mode": ("svg",),
    "reward": ("money",),
    "bots": ("greedy, random",),
    "what": ("players", "seed", "first"),
    **dict.fromkeys(("said", "label"), ("…",)),
    "player": (PLAYER,),
    "head": (PLAYER,),
    "last": ("Bob",),
    "code": ("por1",),
    "workers": ("…",),
    "gain": ("…",),
    **dict.fromkeys(("reason", "reasons", "gains", "zones", "action"), ("…",)),
    "counts": (f"{PLAYER} 3, Bob 5",),
    "winners": (PLAYER,),
    "people": (f"{PLAYER}, Bob",),
    "chosen": ("…",),
    "buildings": ("…",),
    "text": ("abc",),
    **dict.fromkeys(("line", "lines"), (12,)),
    "move": ("por1",),
    "ruleset": ("2026",),
    "rules": ("2026",),
    "known": ("a, b",),
    "channel": ("email",),
    **dict.fromkeys(("value", "within"), (1512,)),
    "why": ("…",),
    "how": ("…",),
    "seconds": ("1.5",),
    "tile": ("kirk_hall",),
    "events": ("1603 1756",),
    "language": ("de",),
    "seed": ("7",),
    "file": ("anne.quebec",),
    "at": (12,),
    "problem": ("…",),
    **dict.fromkeys(("yours", "ours"), ("1.0-1a2b3c4d",)),
    "who": ("aB3dE5gH",),
    "names": ("a, b",),
    "rule": ("R99",),
    "host": ("rebound.example",),
    "log": ("quebec.sqlite3-wal",),
    "place": ("…",),
    "table": ("entries",),
    "package": ("pyarrow",),
    "command": ("…",),
    "pending": ("action",),
    "turn": ("I.3",),
    **dict.fromkeys(("effect", "character", "format", "fields", "version", "field"), ("…",)),
    **dict.fromkeys(("header", "name", "bot", "expected"), ("…",)),
    **dict.fromkeys(("found", "before", "recorded", "present", "replayed", "moves", "after"), (3,)),
    "seat": ("…",),
    **dict.fromkeys(("recorded", "present", "moves", "after"), (5,)),
    "bot": ("(x)",),
    "header": ("Seed",),
    "colour": ("(x)",),
    "time": ("1:30",),
    "share": ("12%",),
    "shares": (f"{PLAYER} 12%, Bob 88%",),
    "done": (7,),
    **dict.fromkeys(("rank", "ways"), (3,)),
    "owner": (PLAYER,),
    "days": NUMBERS,
}
"""Sample values for each variable of a message."""


class Sample(NamedTuple):
    """A message, filled in."""

    key: str
    form: str
    text: str


def samples(catalogue: Catalogue, key: str, form: str, few: bool = False) -> Iterator[Sample]:
    """A message with each of the names and numbers it can have, one of them at a time."""
    seen: set[str] = set()
    for args in arguments(catalogue, key, form, few):
        text = catalogue.render(key, args, form)
        if text not in seen:
            seen.add(text)
            yield Sample(key, form, text)


def arguments(
    catalogue: Catalogue, key: str, form: str, few: bool = False
) -> Iterator[Mapping[str, Value]]:
    """The arguments for a message: the usual ones, and variants that differ in one of them."""
    bases = sorted({variable.split("-")[0] for variable in catalogue.variables(key, form)})
    # The subject of a message varies; the edition varies only in names.
    varied = [base for base in bases if base != "edition" or len(bases) == 1]
    possible = {base: SAMPLES[base] for base in bases}
    if key.startswith("error-"):
        # Without a layout no building is known there.
        possible |= {base: (BARE_SITE,) for base in ("site", "other") if base in bases}
    usual: dict[str, Value] = {base: values[0] for base, values in possible.items()}
    for base in varied or [""]:
        values: Sequence[Value] = possible[base] if base else ("",)
        if few and not isinstance(values[0], int):
            values = tuple(islice(values, FEW))
        for value in values:
            yield {**usual, "edition": 2026, base: value}


def every_sample(catalogue: Catalogue, few: bool = False) -> Iterator[Sample]:
    for key in catalogue.keys:
        for form in ("", *catalogue.forms(key)):
            yield from samples(catalogue, key, form, few)


def listing(catalogue: Catalogue, few: bool = False) -> Iterator[str]:
    """The whole catalogue, in its order and under its headings."""
    for entry in catalogue.entries.body:
        if isinstance(entry, ast.GroupComment) and entry.content:
            yield ""
            yield f"## {entry.content}"
        elif isinstance(entry, ast.Message):
            key = entry.id.name
            for form in ("", *catalogue.forms(key)):
                for sample in samples(catalogue, key, form, few):
                    label = f"{key}.{form}" if form else key
                    yield f"{label:40} {sample.text}"
