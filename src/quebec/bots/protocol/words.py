"""What both sides agree on: the version, the size of a line, and how errors are said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PROTOCOL: Final = "quebec-engine"
VERSION: Final = 1
"""Grows when an engine or a host of an older version would no longer be understood."""
LONGEST_LINE: Final = 65_536
"""Bytes; no line that means anything needs a tenth of them."""
MOST_TOLD: Final = 300
"""Characters of a text from elsewhere that a line repeats."""
LARGEST: Final = 1 << 62


class Complaint(Exception):
    """A line that an engine cannot follow: a key for programs, and English for people."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def one_line(text: str) -> str:
    """A text from elsewhere as part of a line: no line breaks, nothing unprintable, not long."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= MOST_TOLD else f"{line[: MOST_TOLD - 1]}…"


def error_line(key: str, command: str, message: str) -> str:
    """What an engine says about a line that it cannot follow."""
    return f"error {key} {one_line(command) or '-'} {one_line(message)}"


def whole_number(name: str, words: Sequence[str], least: int = 0, most: int = LARGEST) -> int:
    """The number that a word names; it stands first in what follows."""
    text = words[0] if words else ""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST)):
        value = int(text)
        if least <= value <= most:
            return value
    given = f"not {one_line(text)}" if text else "but nothing follows"
    raise Complaint("bad_number", f"{name} is a whole number from {least} to {most}, {given}")
