"""The course: every lesson can be played on the engine, in every branch, and has all its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl

from quebec.course import Lesson, LessonStep, lesson_named, lessons
from quebec.engine import DISTRICTS, SITES, ZONES, State
from quebec.engine.moves import LEADERS
from quebec.position import parse_position
from quebec.texts import LANGUAGES
from quebec.texts.catalogue import Name, Value, catalogue
from quebec.views import seen_forecast

MOST_WORDS = 40
PARTS = ("board", "actions", "leaders", "forecast", "centuries", "result", "own")
"""What a step can point at beside the places of the game; `web/src/learn/pointed.ts` finds them."""
ARGUMENTS: dict[str, Value] = {
    "number": 13,
    "total": 9,
    "title": "…",
    "reason": "…",
    "player": "Étienne",
    "zone": Name("zone-citadelle"),
    "source": Name("zone-religion"),
}

every_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: str(lesson.id))
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Visit(NamedTuple):
    """A step, the position in which it is shown, and the moves that somebody makes there."""

    step: LessonStep
    state: State
    moves: tuple[str, ...]


@cache
def walks(name: str) -> list[list[Visit]]:
    """Every way through a lesson."""
    lesson = lesson_named(name)
    assert lesson is not None

    def onward(k: int, state: State, branches: frozenset[str]) -> Iterator[list[Visit]]:
        while k < len(lesson.steps) and lesson.steps[k].branch not in branches:
            k += 1
        if k == len(lesson.steps):
            yield []
            return
        step = lesson.steps[k]
        shown = state.copy()
        for turn in step.plays:
            for move in turn.split():
                shown.play(move)
        if not step.choices:
            for rest in onward(k + 1, shown, branches):
                yield [Visit(step, shown, ()), *rest]
        for choice in step.choices:
            for moves, after in accepted(shown, choice.moves.split()):
                for rest in onward(k + 1, after, branches | {choice.branch}):
                    yield [Visit(step, shown, moves), *rest]

    return list(onward(0, parse_position(lesson.position), frozenset({""})))


def accepted(state: State, pattern: list[str]) -> Iterator[tuple[tuple[str, ...], State]]:
    """The moves that a choice accepts: `*` is any legal one but `skip`."""
    if not pattern:
        yield (), state
        return
    legal = [move.text for move in state.legal_moves()]
    for move in [one for one in legal if one != "skip"] if pattern[0] == "*" else [pattern[0]]:
        after = state.copy()
        after.play(move)
        for moves, last in accepted(after, pattern[1:]):
            yield (move, *moves), last


@every_lesson
def test_a_lesson_can_be_played_in_every_way(lesson: Lesson) -> None:
    """Scripted turns are legal wherever the learner's choices lead, and the learner is asked only
    when it is the learner's decision."""
    ways = walks(lesson.id)
    assert ways
    for way in ways:
        for visit in way:
            if visit.step.choices:
                assert visit.state.decider() == lesson.seat, visit.step.key
        assert not way[-1].step.choices
        assert way[-1].step.guess is None
    assert {visit.step.key for way in ways for visit in way} == {one.key for one in lesson.steps}


@every_lesson
def test_a_lesson_never_ends_in_the_middle_of_somebodys_turn(lesson: Lesson) -> None:
    for way in walks(lesson.id):
        decision = way[-1].state.decision
        assert decision is None or decision.effect == "action", way[-1].state


@every_lesson
def test_a_number_to_guess_is_what_the_engine_computes(lesson: Lesson) -> None:
    for way in walks(lesson.id):
        for step, state, _ in way:
            if step.guess is None:
                continue
            ahead, seat = seen_forecast(state), lesson.seat
            computed = {
                "century": ahead["scores"][seat] - state.scores[seat],
                "buildings": ahead["buildings"][seat],
                "game": ahead["scores"][seat],
            }
            assert step.guess.answer == computed[step.guess.of], step.key
            assert step.guess.answer in step.guess.options
            assert len(set(step.guess.options)) == len(step.guess.options) >= 3


@every_lesson
def test_a_nudge_is_about_a_legal_move_that_is_not_accepted(lesson: Lesson) -> None:
    """The first moves of it are legal; otherwise nobody would ever read it."""
    visits = {visit.step.key: visit for way in walks(lesson.id) for visit in way}
    for step in lesson.steps:
        for nudge in step.nudges:
            tried = nudge.moves.split()
            state = visits[step.key].state.copy()
            for move in tried:
                assert move in [one.text for one in state.legal_moves()], (step.key, nudge)
                state.play(move)
            assert nudge.moves not in [choice.moves for choice in step.choices]


@every_lesson
def test_steps_point_at_what_there_is(lesson: Lesson) -> None:
    seats = range(len(lesson.names))
    known = {
        *PARTS,
        *ZONES,
        *(site.name for site in SITES),
        *(district.key for district in DISTRICTS),
        *(f"leader:{leader}" for leader in LEADERS),
        *(f"event:{century}" for century in range(1, 5)),
        *(f"{part}:{seat}" for part in ("hand", "score") for seat in seats),
        *(f"action:{action}" for action in ("start", "stage", "leader", "send")),
    }
    for step in lesson.steps:
        assert step.at
        assert set(step.at) <= known, step.key


@every_lesson
def test_a_lesson_is_as_long_as_the_way_of_its_first_choices(lesson: Lesson) -> None:
    assert lesson.length == len(walks(lesson.id)[0])


@every_lesson
def test_a_lesson_is_short(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 12
    assert len({step.key for step in lesson.steps}) == len(lesson.steps)
    assert lesson.names.count("") == 1


def keys_of(lesson: Lesson) -> Iterator[str]:
    """The texts that a lesson needs."""
    yield from ("title", "about")
    for step in lesson.steps:
        yield step.key
        if step.choices:
            yield f"{step.key}-nudge"
        if step.guess:
            yield f"{step.key}-answer"
        yield from (nudge.key for nudge in step.nudges)


def own_keys(language: str) -> list[str]:
    """The messages of the course alone."""
    found = catalogue(language, "course").entries.body
    ours = set(catalogue(language).keys)
    return [
        one.id.name for one in found if isinstance(one, ftl.Message) and one.id.name not in ours
    ]


def said(language: str, key: str) -> str:
    return catalogue(language, "course").render(key, {"edition": 2026, **ARGUMENTS})


@every_language
def test_every_step_has_its_text_and_no_text_is_left_over(language: str) -> None:
    needed = {f"lesson-{lesson.id}-{key}" for lesson in lessons() for key in keys_of(lesson)}
    given = [key for key in own_keys(language) if key.startswith("lesson-")]
    assert sorted(set(given)) == sorted(given)
    assert set(given) == needed


@every_language
def test_all_languages_have_the_same_texts(language: str) -> None:
    assert own_keys(language) == own_keys("en")
    here, english = catalogue(language, "course"), catalogue("en", "course")
    for key in own_keys(language):
        assert here.arguments(key) - {"edition"} == english.arguments(key) - {"edition"}, key


@every_language
def test_a_text_has_at_most_forty_words(language: str) -> None:
    for key in own_keys(language):
        words = re.findall(r"\w[\w’'-]*", said(language, key))
        assert len(words) <= MOST_WORDS, (key, len(words))


@every_language
def test_texts_are_sentences_and_well_set(language: str) -> None:
    for key in own_keys(language):
        text = said(language, key)
        assert not re.search("['\"\t{}]|  ", text), key
        if language == "fr":
            assert not re.search(r"[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]", text), key
            assert not re.search(r"\d (ouvrier|point|étape|étoile|joueur)", text), key
        else:
            assert not re.search(r"\s[;:!?,.]", text), key
        if key.startswith("lesson-") and not key.endswith(("-title", "-about")):
            assert text[-1] in ".?", key


def test_no_text_is_left_in_english() -> None:
    same = {"coach-title"}
    for key in own_keys("en"):
        for language in LANGUAGES:
            if language != "en" and key not in same:
                assert said(language, key) != said("en", key), key
