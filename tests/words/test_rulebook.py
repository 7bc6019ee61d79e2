"""The players' rulebook: whole, in every language, and true to the numbered rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.syntax import ast as ftl

from quebec.engine import DISTRICTS, MOVES, new_game
from quebec.engine.effect import CATALOGUE, Choice
from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import Fact, TokenPlaced, WorkersMoved
from quebec.engine.moves import LEADERS
from quebec.rulebook import CHAPTERS, PLACES, Book, Passage, Place
from quebec.rulebook.book import REFERENCE, words
from quebec.rulebook.contents import CONDITIONS, FOR_DEVELOPERS
from quebec.rulebook.examples import EXAMPLES
from quebec.rulebook.links import LINKS, rule_on
from quebec.texts import LANGUAGES
from quebec.texts.catalogue import catalogue, nodes
from quebec.texts.sentences import FACTS
from tools import compared_rules
from tools.page import rulebook as page

PARAGRAPHS = tuple(paragraph for chapter in CHAPTERS for paragraph in chapter.paragraphs)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other_language = pytest.mark.parametrize(
    "language", [one for one in LANGUAGES if one != "en"]
)
every_place = pytest.mark.parametrize(
    "place", PLACES, ids=lambda place: f"{place.rules.name}-{place.table.players}"
)


def book_at(place: Place, language: str) -> Book:
    return Book(language, place.rules.name, place.table.players)


def told(book: Book) -> Iterator[Passage]:
    for chapter in book.chapters:
        yield book.chapter(chapter)
        yield from map(book.paragraph, chapter.paragraphs)


def own_keys(language: str) -> list[str]:
    """The messages of the rulebook, without those of the catalogue."""
    known = set(catalogue(language).keys)
    return [key for key in words(language).keys if key not in known]


# ---- the numbers of the rules ----------------------------------------------------------------


def test_every_rule_is_for_players_or_says_why_not() -> None:
    """A new rule in docs/rules.md goes into `contents.py`, or among those for developers."""
    numbered = set(compared_rules.rules())
    ours = {paragraph.number for paragraph in PARAGRAPHS}
    assert ours <= numbered, "the rulebook has numbers that docs/rules.md does not know"
    assert numbered - ours == set(FOR_DEVELOPERS)


def test_the_rulebook_was_compared_with_the_rules_as_they_are() -> None:
    """A rule changed: read its text in all languages, then python -m tools.compared_rules"""
    now, then = compared_rules.fingerprints(), compared_rules.compared()
    assert [number for number in now if now[number] != then.get(number)] == []
    assert set(now) == set(then)


def test_every_district_leader_and_event_has_its_paragraph() -> None:
    keys = {paragraph.address.partition(":")[2] for paragraph in PARAGRAPHS} - {""}
    in_the_game = {one.key for one in DISTRICTS} | {one.year for one in EVENTS} | set(LEADERS)
    # The Economic leader of three players and more is a rule of its own, R7.3.
    assert keys == in_the_game - {"economic"}
    assert len([one for one in PARAGRAPHS if ":" in one.address]) == len(keys)


@every_language
def test_every_paragraph_has_its_words(language: str) -> None:
    keys = {paragraph.message for paragraph in PARAGRAPHS} | {one.number for one in CHAPTERS}
    keys |= {f"example-{example.key}" for example in EXAMPLES}
    rules = {key for key in own_keys(language) if not key.startswith(("book-", "aid-"))}
    assert rules == keys
    for paragraph in PARAGRAPHS:
        has_title = "title" in words(language).forms(paragraph.message)
        assert has_title == (":" not in paragraph.address), paragraph.address


@every_other_language
def test_all_languages_say_the_same_things_under_the_same_conditions(language: str) -> None:
    assert own_keys(language) == own_keys("en")
    for key in own_keys("en"):
        assert words(language).forms(key) == words("en").forms(key), key


def test_every_form_is_a_condition() -> None:
    for paragraph in PARAGRAPHS:
        forms = set(words("en").forms(paragraph.message)) - {"title"}
        assert forms <= set(CONDITIONS), paragraph.address
        assert set(paragraph.when) <= set(CONDITIONS), paragraph.address


@every_language
def test_the_numbers_are_the_engines_and_the_same_in_all_languages(language: str) -> None:
    """What is said with a number that the engine knows uses that number."""
    for key in own_keys("en"):
        if not key.startswith("example-"):
            for form in ("", *words("en").forms(key)):
                ours = words(language).variables(key, form) - {"edition"}
                assert ours == words("en").variables(key, form) - {"edition"}, (key, form)


@every_language
def test_nobody_types_a_number(language: str) -> None:
    """Except 0 and 1, the kinds of star tokens, years, and the numbers of rules and steps."""
    allowed = re.compile(
        r"[RA]\d+(?:\.\d+)?|\b(?:1[5-9]|20)\d\d\b|1, 2(?:,| or| ou| of) 3|\b[01]\b|^\d\. ",
        re.MULTILINE,
    )
    known = {entry.id.name for entry in catalogue(language).entries.body if hasattr(entry, "id")}
    for entry in words(language).entries.body:
        if isinstance(entry, ftl.Message) and entry.id.name not in known:
            for node in nodes(entry):
                if isinstance(node, ftl.TextElement):
                    assert not re.search(r"\d", allowed.sub("", node.value)), (
                        entry.id.name,
                        node.value,
                    )


# ---- at every table -----------------------------------------------------------------------------


@every_place
@every_language
def test_a_table_reads_only_what_applies_to_it(place: Place, language: str) -> None:
    """No reference leads to a rule that does not apply there, and no text is missing."""
    book = book_at(place, language)
    here = {one.address for one in told(book)}
    for paragraph in told(book):
        assert paragraph.title, paragraph.address
        assert all(paragraph.lines), paragraph.address
        for line in paragraph.lines:
            assert "{" not in line, paragraph.address
            assert line.count("**") % 2 == 0, paragraph.address
            for reference in REFERENCE.findall(line):
                assert reference in here, f"{paragraph.address} refers to {reference}"


@every_place
def test_what_does_not_apply_is_left_out(place: Place) -> None:
    addresses = {one.address for one in told(book_at(place, "en"))}
    leaders, two = len(place.table.leaders) > 0, place.table.players == 2
    assert ("R7.1" in addresses) == leaders
    assert ("R9.2" in addresses) == leaders
    assert ("R9.6" in addresses) != leaders
    assert ("R13.3:1867" in addresses) == place.rules.events
    assert ("R10.3" in addresses) == two
    assert ("R8.1" in addresses) == (leaders and not two)
    assert ("R7.2:religious" in addresses) == (place.table.players > 3 and leaders)
    assert ("R10.5:political2" in addresses) == (two and leaders)


def test_every_paragraph_applies_somewhere_and_every_condition_differs() -> None:
    books = [book_at(place, "en") for place in PLACES]
    for paragraph in PARAGRAPHS:
        assert any(book.find(paragraph.address) for book in books), paragraph.address
    for name in CONDITIONS:
        holding = {name in place.conditions for place in PLACES}
        assert holding == {True, False}, name


@pytest.mark.parametrize(
    ("rules", "players", "address", "said"),
    [
        ("2011", 2, "R3.3", "25 workers. 3 of them begin active"),
        ("2011", 2, "R3.3", "begins with 4 active workers"),
        ("2026", 4, "R3.3", "22 workers"),
        ("2026", 5, "R3.3", "20 workers"),
        ("2026", 3, "R5.6", "1, 2 or 3 VP"),
        ("2026", 4, "R5.6", "2, 3 or 4 VP"),
        ("2011-events", 3, "R5.4", "Event 1800–1830 makes it 4, event 1812 2"),
        ("2011", 3, "R12.3", "value** of 1, 3 or 6"),
        ("2026", 3, "R13.1:1663", "2 buildings in each of 3 colours: 8 VP"),
        ("2011-family", 4, "R9.6", "at most 5 VP"),
        ("2011", 3, "R1.2", "a blue disc"),
        ("2026", 3, "R1.2", "a red cube"),
    ],
)
def test_the_rulebook_says_what_docs_rules_says(
    rules: str, players: int, address: str, said: str
) -> None:
    found = Book("en", rules, players).find(address)
    assert found is not None
    assert said in "\n".join(found.lines)


# ---- how it is set --------------------------------------------------------------------------


@every_place
@every_language
def test_the_rulebook_is_well_set(place: Place, language: str) -> None:
    for paragraph in told(book_at(place, language)):
        for line in (paragraph.title, *paragraph.lines):
            assert not re.search("['\"\t]|  ", line), paragraph.address
            if language == "fr":
                spaces = r"[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]"
                wrong = rf"{spaces}|\d (?:ouvriers?|PV|étapes?|étoiles?|tuiles)\b"
                assert not re.search(wrong, line), (paragraph.address, line)
            else:
                assert not re.search(r"\s[;:!?,.]", line), (paragraph.address, line)


@every_other_language
def test_no_paragraph_is_left_in_english(language: str) -> None:
    for paragraph in PARAGRAPHS:
        english = Book("en", "2011-events", 2).say(paragraph.message)
        assert Book(language, "2011-events", 2).say(paragraph.message) != english


# ---- the page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", page.FILES)
def test_the_page_knows_the_rulebook(name: str) -> None:
    """If not: python -m tools.page.rulebook"""
    assert (page.FOLDER / name).read_text(encoding="utf-8") == page.FILES[name]()


def test_everything_a_game_says_leads_to_a_rule() -> None:
    """Facts, reasons and questions; a question that nothing asks has no link."""
    said = {key for key in catalogue("en").keys if key.startswith(("fact-", "reason-"))}
    asked = {effect.key for effect in CATALOGUE.effects if isinstance(effect, Choice)}
    said |= {f"decision-{key}" for key in asked if f"decision-{key}" in catalogue("en").keys}
    assert set(LINKS) == said


@every_place
def test_whatever_happens_in_a_game_leads_to_a_rule_of_its_table(place: Place) -> None:
    book = book_at(place, "en")
    chance = Random(place.table.players)
    state = new_game(place.rules.name, place.table.players, 7)
    while state.decision is not None:
        decision = state.decision
        assert rule_on(f"decision-{decision.effect}", {}, book), decision
        for fact in state.play(chance.choice(state.legal_moves())):
            assert rule_on(message_of(fact), fact._asdict(), book), fact
        for move in chance.sample(MOVES, 8):
            reason = state.why_not(move)
            if reason is not None:
                assert rule_on(f"reason-{reason.key}", reason.args, book), reason


def message_of(fact: Fact) -> str:
    return FACTS[type(fact)].key(fact._asdict())


def test_examples_belong_to_paragraphs() -> None:
    named = [name for paragraph in PARAGRAPHS for name in paragraph.examples]
    assert sorted(named) == sorted(example.key for example in EXAMPLES)


@pytest.mark.parametrize(
    ("key", "scores"),
    [
        ("cascade-2011", (18, 21, 33)),
        ("cascade-2026", (18, 22, 33)),
        ("family", (3, 5, 17)),
        ("final-2011", (88 + 16 + 3, 95 + 11, 79 + 12)),
        ("final-2026", (88 + 21, 95 + 11, 79 + 12)),
        ("final-family", (88 + 13, 95 + 13, 79 + 14)),
        ("1867", (22, 30, 30)),
    ],
)
def test_an_example_comes_out_as_docs_rules_says(key: str, scores: tuple[int, ...]) -> None:
    """Black's points are those of the examples in docs/rules.md, R9 and R12."""
    (example,) = (one for one in EXAMPLES if one.key == key)
    *_, (_, state) = example.moments()
    assert state.scores == scores


def test_1867_activates_by_rank_and_the_last_stage_decides_about_the_token() -> None:
    by_key = {one.key: one for one in EXAMPLES}
    *_, (facts, _) = by_key["1867"].moments()
    activated = [fact for fact in facts if isinstance(fact, WorkersMoved)]
    assert [(fact.seat, fact.number) for fact in activated] == [(0, 3), (1, 1), (2, 1)]
    (_, _), (facts, _), *_ = by_key["two"].moments()
    tokens = [fact for fact in facts if isinstance(fact, TokenPlaced)]
    assert [(fact.seat, fact.stars) for fact in tokens] == [(0, 1), (1, 3)]
