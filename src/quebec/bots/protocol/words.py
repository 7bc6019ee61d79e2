"""What both sides agree on: the version, the size of a line, and the form of errors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

PROTOCOL: Final = "quebec-engine"
VERSION: Final = 1
"""Grows when an engine or a host of an older version would no longer be understood."""
LONGEST_LINE: Final = 65_536
"""Bytes; no valid line needs a tenth of them."""
MOST_TOLD: Final = 300
"""Characters of foreign text that a line quotes at most."""
LARGEST: Final = 1 << 62


class Complaint(Exception):
    """A line that an engine does not understand: a key for programs, and English for people."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def one_line(text: str) -> str:
    """Foreign text as part of a line: no line breaks, nothing unprintable, not long."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(text.split()))
    return line if len(line) <= MOST_TOLD else f"{line[: MOST_TOLD - 1]}…"


def error_line(key: str, command: str, message: str) -> str:
    """What an engine answers to a line that it does not understand."""
    return f"error {key} {one_line(command) or '-'} {one_line(message)}"


def whole_number(name: str, words: Sequence[str], least: int = 0, most: int = LARGEST) -> int:
    """The value of a number, which must be the first of the words given."""
    text = words[0] if words else ""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= len(str(LARGEST)):
        value = int(text)
        if least <= value <= most:
            return value
    given = f"not {one_line(text)}" if text else "but nothing follows"
    raise Complaint("bad_number", f"{name} is a whole number from {least} to {most}, {given}")
