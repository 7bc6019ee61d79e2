"""The notes on the history of buildings: a file for each language, beside the catalogues."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from quebec.engine.tiles import TILES
from quebec.texts import LANGUAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 180


@cache
def notes(language: str) -> dict[str, str]:
    """The notes by tile; text and nothing else."""
    source = resources.files("quebec.texts").joinpath("history", f"{language}.ftl")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.value is not None
            assert not entry.attributes
            (text,) = entry.value.elements
            assert isinstance(text, ftl.TextElement)
            assert entry.id.name not in found
            found[entry.id.name] = text.value
    return found


@every_language
def test_every_building_has_a_note(language: str) -> None:
    assert list(notes(language)) == [f"history-{tile.key}" for tile in TILES]


@every_language
def test_a_note_is_one_or_two_short_sentences(language: str) -> None:
    for key, note in notes(language).items():
        assert len(note) <= LONGEST, key
        assert note.endswith("."), key
        assert len(re.findall(r"[.!?](?= |$)", note.replace("St. Andrew", ""))) <= 2, key


@every_language
def test_all_languages_tell_of_the_same_years(language: str) -> None:
    for key, note in notes(language).items():
        years = re.findall(r"\b[12]\d{3}\b", note)
        assert years, key
        assert sorted(years) == sorted(re.findall(r"\b[12]\d{3}\b", notes("en")[key])), key


@every_language
def test_notes_are_well_set(language: str) -> None:
    for key, note in notes(language).items():
        assert not re.search("['\"\t{}]|  ", note), key
        if language == "fr":
            assert not re.search(r"[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]", note), key
        else:
            assert not re.search(r"\s[;:!?,.]", note), key


def test_no_note_is_left_in_english() -> None:
    for key, note in notes("en").items():
        assert len({note, notes("fr")[key], notes("nl")[key]}) == len(LANGUAGES), key
