"""Texts that people enter: names, labels of seats, lines of chat."""

from __future__ import annotations

import unicodedata
from typing import Final

from quebec.engine import BadInput
from quebec.server.play.setup import LONGEST_NAME

SPACES: Final = {"Cc", "Zl", "Zp"}
"""Categories of characters that break a line or control a terminal."""
INVISIBLE: Final = {"Cf", "Co", "Cs"}
"""Categories of characters without a shape: zero-width ones, and those that change the writing
direction. They could imitate another text."""
UNKNOWN: Final = "Cn"
"""Unassigned; newer emoji are among them, so a line may contain them, a name may not."""


BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))
"""Letters, symbols and marks that are drawn as nothing."""
SELECTORS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""They choose between two pictures of a symbol; after anything else nothing is seen of them."""
MARKS: Final = {"Mn", "Me"}
"""Categories of what is drawn above, below or through the letter before it."""
MOST_MARKS: Final = 4
"""On one letter: more would cover the lines around it."""


def visible(text: str) -> str:
    """The text with single spaces, without what cannot be seen, or covers other texts."""
    kept: list[str] = []
    before, marks = "", 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        marks = marks + 1 if category in MARKS else 0
        if category in SPACES:
            kept.append(" ")
        elif not (
            category in INVISIBLE
            or sign in BLANK
            or (sign in SELECTORS and before != "So")
            or marks > MOST_MARKS
        ):
            kept.append(sign)
        before = category
    return " ".join("".join(kept).split())


def checked_name(text: str) -> str:
    """A name with single spaces, or none; one with characters that cannot be seen is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    is_unknown = any(unicodedata.category(sign) == UNKNOWN for sign in name)
    if len(name) > LONGEST_NAME or is_unknown or visible(name) != name:
        raise BadInput("bad_name", {"most": LONGEST_NAME}, "a name is made of visible characters")
    return name
