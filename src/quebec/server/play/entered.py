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


def visible(text: str) -> str:
    """The text with single spaces, without what cannot be seen."""
    normal = unicodedata.normalize("NFC", text)
    kept = (
        " " if unicodedata.category(sign) in SPACES else sign
        for sign in normal
        if unicodedata.category(sign) not in INVISIBLE
    )
    return " ".join("".join(kept).split())


def checked_name(text: str) -> str:
    """A name with single spaces, or none; one with characters that cannot be seen is refused."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    is_unknown = any(unicodedata.category(sign) == UNKNOWN for sign in name)
    if len(name) > LONGEST_NAME or is_unknown or visible(name) != name:
        raise BadInput("bad_name", {"most": LONGEST_NAME}, "a name is made of visible characters")
    return name
