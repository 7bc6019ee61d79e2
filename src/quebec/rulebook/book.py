"""The rulebook in words: for one language and one table."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from quebec.engine.rulesets import ruleset_named, table_for
from quebec.rulebook.contents import CHAPTERS, CONDITIONS, Chapter, Paragraph, Place
from quebec.rulebook.numbers import numbers
from quebec.texts.catalogue import Catalogue

NAMED: Final = {"R7": "leader", "R10": "leader", "R11": "district", "R13": "event"}
"""What the paragraphs with a key are about, by chapter: their titles are these names."""
REFERENCE: Final = re.compile(r"\b[RA]\d+(?:\.\d+)?\b")
"""A rule, as texts refer to it."""

ITEM: Final = re.compile(r"(?:-|\d+\.) ")
"""How an item of a list begins."""


class Passage(NamedTuple):
    """A paragraph or a chapter in words; its lines are paragraphs, list items or steps."""

    address: str
    title: str
    lines: tuple[str, ...]


@cache
def words(language: str) -> Catalogue:
    """The catalogue of a language with the texts of the rulebook."""
    return Catalogue(language, "rulebook")


def forms(paragraph: Paragraph | Chapter) -> tuple[str, ...]:
    """The conditions under which a paragraph says more; the same in all languages."""
    key = paragraph.message if isinstance(paragraph, Paragraph) else paragraph.number
    return tuple(form for form in words("en").forms(key) if form in CONDITIONS)


def _add(lines: list[str], more: str) -> None:
    """A sentence continues the last line, unless either is an item of a list."""
    if ITEM.match(lines[-1]) or ITEM.match(more):
        lines.append(more)
    else:
        lines[-1] += f" {more}"


class Book:
    """What applies at one table, and nothing else.

    >>> from quebec.rulebook import Book
    >>> book = Book("en", "2011", 2)
    >>> book.find("r4.3").lines
    ('One of your active workers goes to a zone of your choice. The Citadelle is allowed.',)
    """

    def __init__(self, language: str, rules: str, players: int) -> None:
        ruleset = ruleset_named(rules)
        self.place: Final = Place(ruleset, table_for(ruleset, players))
        self.conditions: Final = self.place.conditions
        self._words: Final = words(language)
        self._numbers: Final = numbers(self.place)

    def say(self, key: str, form: str = "") -> str:
        return self._words.render(key, self._numbers, form)

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters, with the paragraphs that apply."""
        return tuple(
            chapter._replace(paragraphs=tuple(filter(self.applies, chapter.paragraphs)))
            for chapter in CHAPTERS
            if self.applies(chapter)
        )

    def applies(self, part: Paragraph | Chapter) -> bool:
        return self.conditions.issuperset(part.when)

    def chapter(self, chapter: Chapter) -> Passage:
        intro = (self.say(chapter.number, "intro"),) if self._has_intro(chapter.number) else ()
        return Passage(chapter.number, self.say(chapter.number), intro)

    def paragraph(self, paragraph: Paragraph) -> Passage:
        key = paragraph.message
        lines = [line.strip() for line in self.say(key).split("\n")]
        for form in forms(paragraph):
            if form in self.conditions:
                _add(lines, self.say(key, form))
        return Passage(paragraph.address, self._title(paragraph), tuple(lines))

    def find(self, address: str) -> Passage | None:
        """A paragraph or a chapter by its address; None if it does not apply here."""
        wanted = address.strip().upper().rstrip(".")
        for chapter in self.chapters:
            if chapter.number == wanted:
                return self.chapter(chapter)
            for paragraph in chapter.paragraphs:
                if paragraph.address.upper() == wanted:
                    return self.paragraph(paragraph)
        return None

    def all_of(self, number: str) -> list[Passage]:
        """A chapter, or a rule with everything under its number; nothing if none applies."""
        wanted = number.strip().upper().rstrip(".")
        found: list[Passage] = []
        for chapter in self.chapters:
            if chapter.number == wanted:
                found.append(self.chapter(chapter))
            found += [
                self.paragraph(paragraph)
                for paragraph in chapter.paragraphs
                if wanted in (chapter.number, paragraph.number, paragraph.address.upper())
            ]
        return found

    def _title(self, paragraph: Paragraph) -> str:
        number, _, key = paragraph.address.partition(":")
        if not key:
            return self.say(paragraph.message, "title")
        kind = NAMED[number.partition(".")[0]]
        name = self.say(f"{kind}-{key}")
        return f"{self.say(f'event-{key}', 'year')} · {name}" if kind == "event" else name

    def _has_intro(self, chapter: str) -> bool:
        return "intro" in self._words.forms(chapter)
