"""The table of sentences: whole, and of one mind with the facts and the catalogues."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from quebec.analysis import Thought
from quebec.engine import Decision, facts
from quebec.texts import Seats, Texts
from quebec.texts.catalogue import catalogue
from quebec.texts.sentences import ANALYSIS, DECISION, FACTS, FIELDS, KINDS, Row
from tools.page.samples import GAMES, recorded
from tools.page.sentences import TARGET, table

ROWS: list[tuple[Row, set[str]]] = [
    *((row, set(fact._fields)) for fact, row in FACTS.items()),
    (DECISION, set(Decision._fields)),
    *((row, {*Thought.__dataclass_fields__, "better"}) for row in ANALYSIS.values()),
]
"""Each with the fields of what it tells."""


def pattern(row: Row) -> re.Pattern[str]:
    """The messages of a row."""
    return re.compile(re.sub(r"\{\w+\}", r"[\\w-]*", row.message))


def sources(row: Row) -> Iterator[tuple[str, list[str], str]]:
    """Each argument of its messages, the fields it can come from, and its kind."""
    one = catalogue("en")
    messages = [key for key in one.keys if pattern(row).fullmatch(key)]
    assert messages, row.message
    for name in {name for key in messages for name in one.arguments(key)} - {"edition"}:
        source, _, kind = (row.sources.get(name) or FIELDS.get(name, name)).partition(":")
        yield name, source.split("|"), kind or KINDS.get(name, "")


def test_every_class_of_facts_has_a_row() -> None:
    assert list(FACTS) == list(get_args(facts.Fact))


def test_every_message_about_a_fact_belongs_to_one_row() -> None:
    for key in catalogue("en").keys:
        if key.startswith("fact-"):
            assert len([row for row in FACTS.values() if pattern(row).fullmatch(key)]) == 1, key


@pytest.mark.parametrize(("row", "fields"), ROWS, ids=[row.message for row, _ in ROWS])
def test_what_a_row_needs_is_there(row: Row, fields: set[str]) -> None:
    assert set(re.findall(r"\{(\w+)\}", row.message)) <= fields
    for name, from_fields, _ in sources(row):
        assert set(from_fields) & fields, name


def test_a_row_says_nothing_that_no_message_of_it_needs() -> None:
    for row, _ in ROWS:
        assert set(row.sources) <= {name for name, _, _ in sources(row)}, row.message


def test_a_new_fact_is_a_row() -> None:
    """Here one that is told by the words of another."""
    seats = Seats(("Anne", "Bob"), ())
    moved = Row("fact-workers-{source}-{target}", {"zone": "target|source", "number": "sent"})
    fields = {"seat": 1, "sent": 2, "source": "active", "target": "citadelle"}
    assert Texts("en").tell(moved, fields, seats) == "Bob sends 2 active workers to the Citadelle"


def test_the_page_has_the_table() -> None:
    """If not: python -m tools.page.sentences"""
    assert TARGET.read_text(encoding="utf-8") == table()


def test_the_games_that_the_page_compares_have_every_message_about_a_fact() -> None:
    told = {
        FACTS[type(fact)].key(fact._asdict())
        for name in GAMES
        for step in recorded(name).replay()
        for fact in step.facts
    }
    assert told == {key for key in catalogue("en").keys if key.startswith("fact-")}
