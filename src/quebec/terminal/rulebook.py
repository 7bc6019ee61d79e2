"""The players' rulebook in the terminal, for the table of a game."""

from __future__ import annotations

from rich.text import Text

from quebec.record import Record
from quebec.rulebook import Book, Passage


def book_of(record: Record, language: str) -> Book:
    return Book(language, record.ruleset.name, len(record.players))


def chapters(book: Book) -> list[Text]:
    """The chapters that apply, by number."""
    return [Text(f" {one.number:4} {book.chapter(one).title}") for one in book.chapters]


def rule(book: Book, number: str) -> list[Text]:
    """A rule (R5.3) or a chapter (R5) in words; nothing if it does not apply."""
    lines: list[Text] = []
    for part in book.all_of(number):
        if lines:
            lines.append(Text())
        lines += _lines(part)
    return lines


def _lines(part: Passage) -> list[Text]:
    number, _, key = part.address.partition(":")
    title = part.title if key else f"{number} {part.title}"
    return [Text(title, "bold"), *map(_styled, part.lines)]


def _styled(line: str) -> Text:
    """Turns emphasis marks into styles."""
    text = Text()
    for k, piece in enumerate(line.split("**")):
        text.append(piece, "bold" if k % 2 else "")
    return text
