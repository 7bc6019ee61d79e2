"""What the writer and the reader of records share: the headers, quoting, names of seats."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from quebec.engine import DISTRICTS
from quebec.engine.board import SITES_AROUND
from quebec.record.parts import Player

FORMAT = "quebec-record"
FORMAT_VERSION = 1

CENTURY_NUMERALS = ("", "I", "II", "III", "IV")
OWN_HEADERS = (
    "Format",
    "Edition",
    "Rules",
    "Rules-Version",
    "First-Player",
    "Events",
    "Layout",
    "Position",
    "Seed",
    "Result",
)
PLAYER_HEADER = re.compile(r"Player-[0-9]+")
KEY = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
HEADER_LINE = re.compile(rf"({KEY.pattern})[ \t]*:(.*)")

DISTRICT_CODES = tuple(district.code for district in DISTRICTS)
SITES_OF_DISTRICT = {code: SITES_AROUND[number] for number, code in enumerate(DISTRICT_CODES)}


def is_plain(text: str) -> bool:
    """Whether text can be on a line as it is: printable, and no space at either end."""
    return text.isprintable() and text != "" and text == text.strip()


def quoted(text: str) -> str:
    """The text as it is if a line can hold it, otherwise in quotes like a string of JSON."""
    return text if is_plain(text) and not text.startswith('"') else in_quotes(text)


def in_quotes(text: str) -> str:
    """Like a string of JSON; characters that an editor might not show or keep are escaped."""
    parts = (
        sign if sign.isprintable() else json.dumps(sign)[1:-1]
        for sign in json.dumps(text, ensure_ascii=False)
    )
    return "".join(parts)


def unquoted(text: str) -> str:
    """The unquoted text; ValueError if the quotes are wrong, or it is no Unicode text."""
    if not text.startswith('"'):
        return text
    decoded = json.loads(text)
    if not isinstance(decoded, str):
        raise ValueError(text)
    # Half of a surrogate pair can be escaped in JSON, but not be written in UTF-8.
    decoded.encode()
    return decoded


def labels(players: Sequence[Player]) -> tuple[str, ...]:
    """How moves name a seat: by its player's name if that is unambiguous, else by its number."""
    names = [player.name for player in players]
    return tuple(
        name if _is_clear(name) and names.count(name) == 1 else str(seat)
        for seat, name in enumerate(names, start=1)
    )


def _is_clear(name: str) -> bool:
    return is_plain(name) and not set(name) & set(':;()"') and not re.fullmatch("[0-9]+", name)
