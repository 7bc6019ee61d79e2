"""The history of the city and the words beside a real table: catalogues of their own."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer

from quebec.engine.effects.events import EVENTS
from quebec.engine.tiles import TILES
from quebec.server.play.feats import FEATS
from quebec.texts import LANGUAGES

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
LEAST, MOST = 50, 80
PEOPLE = (
    *("laval", "champlain", "lescarbot", "talon", "frontenac"),
    *("hocquart", "montcalm", "briand", "chaussegros_de_lery", "baillairge"),
    *("desjardins", "chauveau", "dufferin", "garneau", "taschereau"),
    *("michaelle_jean", "lepage", "simons", "ouellet", "labeaume"),
)
SAME = {"person-talon", "person-hocquart", "person-ouellet"}
"""What somebody was is the same word in another language."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_folder = pytest.mark.parametrize("folder", ["stories", "tabletop", "meeting", "notices"])


@cache
def messages(folder: str, language: str) -> dict[str, ftl.Message]:
    source = resources.files("quebec.texts").joinpath(folder, f"{language}.ftl")
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


@cache
def written(folder: str, language: str) -> dict[str, str]:
    """Each message as it stands in the file."""
    write = FluentSerializer().serialize_entry
    return {key: write(entry) for key, entry in messages(folder, language).items()}


def stories(language: str) -> dict[str, str]:
    return {
        key: text.partition(" = ")[2].strip()
        for key, text in written("stories", language).items()
        if key.startswith("story-")
    }


def test_there_is_a_story_for_everything() -> None:
    expected = {f"story-{tile.key}" for tile in TILES}
    expected |= {f"story-{event.year}" for event in EVENTS}
    expected |= {f"story-person-{key}" for key in PEOPLE}
    expected |= {f"story-century-{century}" for century in range(1, 5)}
    assert len(expected) == 84
    for language in LANGUAGES:
        assert set(stories(language)) == expected
        assert {f"person-{key}" for key in PEOPLE} <= set(messages("stories", language))


@every_language
def test_a_story_has_50_to_80_words(language: str) -> None:
    for key, story in stories(language).items():
        words = [word for word in story.split() if re.search(r"\w", word)]
        assert LEAST <= len(words) <= MOST, (key, len(words))
        assert story.endswith("."), key


@every_language
def test_all_languages_tell_of_the_same_years(language: str) -> None:
    for key, story in stories(language).items():
        years = re.findall(r"\b[12]\d{3}\b", story)
        assert sorted(years) == sorted(re.findall(r"\b[12]\d{3}\b", stories("en")[key])), key


@every_folder
@every_language
def test_every_catalogue_has_the_same_messages_with_the_same_arguments(
    folder: str, language: str
) -> None:
    english, other = written(folder, "en"), written(folder, language)
    assert list(other) == list(english)
    for key, text in english.items():
        arguments = [set(re.findall(r"\$(\w+)", one)) for one in (text, other[key])]
        assert arguments[0] == arguments[1], key


@every_folder
@every_language
def test_they_are_well_set(folder: str, language: str) -> None:
    for key, text in written(folder, language).items():
        plain = re.sub(r"\{[^{}]*\}", "…", text.partition("=")[2])
        assert not re.search("['\"\t]|\\b  ", plain), key
        if language == "fr":
            assert not re.search(r"[^\u202f\s][;!?]|[^\u00a0\s]»|«[^\u00a0]| [:;!?»]", plain), key
            assert not re.search(r"[^\u00a0\s…\]]:", plain), key
        else:
            assert not re.search(r"\w\s[;:!?,.]", plain), key


def test_no_story_is_left_in_english() -> None:
    for folder in ("stories", "tabletop", "meeting", "notices"):
        english = written(folder, "en")
        for language in ("fr", "nl"):
            same = {key for key, text in written(folder, language).items() if text == english[key]}
            allowed = SAME | {key for key in same if key in KEPT.get(language, ())}
            assert same <= allowed, (folder, language, same - allowed)


KEPT = {
    "fr": {
        *("tabletop-zone", "tabletop-total", "stories-zones", "tabletop-in", "tabletop-zones-of"),
        *("meeting-rated-as", "meeting-table-mean", "meeting-leaders"),
        "notices-channel-webhook",
    },
    "nl": {
        *("notices-channel-webhook", "notices-channel-email", "notices-message-about"),
        *("tabletop-zone", "tabletop-in", "tabletop-zones-of", "tabletop-card-of"),
        *("tabletop-architect", "stories-zones"),
        *("meeting-lobby", "meeting-col-rating", "meeting-rated-as", "meeting-feats-times"),
    },
}
"""Words that the languages share."""


def test_every_message_beside_a_real_table_is_used() -> None:
    source = "".join(path.read_text() for path in (WEB / "tabletop").iterdir())
    source += "".join(path.read_text() for path in (WEB / "history").iterdir())
    for folder in ("stories", "tabletop"):
        for key in messages(folder, "en"):
            if re.match(r"story-|person-|tabletop-play-(bots|friends|screen)|stories-kind-", key):
                continue
            part = key.removeprefix("tabletop-")
            assert f"'{key}'" in source or f"'{part}'" in source, key


def test_every_message_about_meeting_is_used() -> None:
    source = "".join(path.read_text() for path in (WEB / "meeting").iterdir())
    for key in messages("meeting", "en"):
        if not re.match(r"meeting-((feat|part|none|col)-|(leaders|districts)$)", key):
            assert f"'{key}'" in source, key


def test_every_feat_has_words() -> None:
    told = {key for key in messages("meeting", "en") if key.startswith("meeting-feat-")}
    assert told == {f"meeting-feat-{feat}" for feat in FEATS}


def test_every_message_about_notices_is_used() -> None:
    server = resources.files("quebec.server.notices")
    source = "".join(path.read_text() for path in (WEB / "notices").iterdir())
    source += "".join(path.read_text() for path in server.iterdir() if path.name.endswith(".py"))
    built = r"notices-(kind|channel|push)-|notices-(turn|started|ended|message)(-about|-subject)?$"
    for key in messages("notices", "en"):
        assert f"'{key}'" in source or f'"{key}"' in source or re.match(built, key), key
