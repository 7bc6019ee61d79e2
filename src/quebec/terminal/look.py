"""How seats and zones look: a letter for each seat, a colour for each, never a colour alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from quebec.engine import Deal
from quebec.texts import Seats, Texts

ZONE_STYLES: Final = ("magenta", "red", "yellow", "bright_blue", "bright_black")
SEAT_STYLES: Final = (
    "bold bright_white on grey23",
    "bold black on grey89",
    "bold bright_white on dark_green",
    "bold black on dark_orange",
    "bold black on pink1",
)
NEUTRAL_MARK: Final = "="
DIM: Final = "dim"
STRONG: Final = "bold"
PICK: Final = "bold underline"
LONGEST_NAME: Final = 12

_PLAIN: Final = Console(color_system=None)
"""For breaking lines; nothing is printed on it."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Look(NamedTuple):
    """The language, the names of the seats and the letters they have on the board."""

    texts: Texts
    seats: Seats
    marks: tuple[str, ...]
    you: int | None = None
    """The seat of the reader; None if there are several, or nobody plays."""

    def mark(self, seat: int) -> Text:
        """The letter of a seat."""
        return Text(self.marks[seat], SEAT_STYLES[seat])

    def name(self, seat: int) -> Text:
        """The letter of a seat and its name."""
        return Text.assemble(self.mark(seat), " ", self.seats.names[seat])


def look_for(
    language: str, edition: int, names: Sequence[str], deal: Deal, you: int | None = None
) -> Look:
    """The look of a game."""
    texts = Texts(language, edition=edition)
    return Look(texts, Seats(names=tuple(names), layout=deal.layout), marks(names), you)


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """A capital letter for each name, if possible one out of it; no two are the same."""
    chosen: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).upper()
        candidates = [letter for letter in plain + LETTERS if letter in LETTERS]
        chosen.append(next(letter for letter in candidates if letter not in chosen))
    return tuple(chosen)


def tidy_name(name: str) -> str:
    """A name as typed, without what would break a line: control characters, excessive length."""
    return crop(" ".join(printable(name).split()), LONGEST_NAME)


def printable(text: str) -> str:
    """Text from outside, made safe for a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def crop(text: str, width: int) -> str:
    """The text cut to this many columns, with a mark if something is left out."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…"


def cropped(line: Text, width: int) -> Text:
    """The same for a styled line."""
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def padded(line: Text, width: int) -> Text:
    """A line padded with spaces, or cropped, to this many columns."""
    short = cropped(line, width)
    short.append(" " * (width - short.cell_len))
    return short


def wrapped(text: Text, width: int, start: int) -> list[Text]:
    """A text broken between words; lines after the first are indented by this many columns."""
    if text.cell_len <= width or start >= width // 2:
        return [cropped(text, width)]
    head, rest = text.divide([start])
    first, *others = rest.wrap(_PLAIN, width - start)
    lines = [head + first, *(Text(" " * start) + line for line in others)]
    for line in lines:
        line.rstrip()
    return lines
