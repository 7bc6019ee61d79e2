"""What a card says holds at its table: its numbers are those of the engine.

They come from the engine's rule sets, tables, districts and events, so a number that changes there,
or differs between tables, has to change in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pytest

from quebec import new_game
from quebec.engine import DISTRICTS, RULESETS, ZONES, State, facts
from quebec.engine.board import COLOURS
from quebec.engine.cards import ECONOMIC_OF_TWO, LEADER_OF_CITADELLE, POLITICAL_OF_TWO, Event, Goal
from quebec.engine.effect import Effect
from quebec.engine.effects.districts import DISTRICT_ACTIONS
from quebec.engine.effects.events import (
    CARNIVAL_POINTS,
    CELEBRATE,
    CONSCRIPT,
    CONSCRIPTED,
    EVENTS,
    KEPT_ACTIVE,
    LIMIT_ACTIVE,
)
from quebec.engine.effects.final import SCORE_LARGEST_GROUP, VOYAGE_POINTS
from quebec.engine.effects.gains import (
    POINTS_FOR,
    SCORE_ACTIVE_WORKERS,
    SCORE_POINT,
    SCORE_ZONES_HELD,
    Activate,
)
from quebec.engine.effects.leaders import CITADELLE_WORKERS, PAIR_WORKERS, ZONE_WORKERS
from quebec.engine.effects.placing import MOST_SHIFTED, SHIFT_FROM, Place
from quebec.engine.effects.tokens import FIRST_GOAL, MOST_STARS, SECOND_GOAL
from quebec.engine.moves import LEADERS
from quebec.texts import LANGUAGES, Texts

WORDS: Final = {
    "en": {"single": 1, "two": 2, "three": 3, "four": 4, "five": 5},
    "fr": {"un seul": 1, "une seule": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5},
    "nl": {"één": 1, "twee": 2, "drie": 3, "vier": 4, "vijf": 5},
}
"""Numbers as words. “One of your tokens” and articles do not count."""

TABLES: Final = [(one.name, table.players) for one in RULESETS for table in one.tables]


def numbers_in(text: str, language: str) -> set[int]:
    """All numbers, in digits or in words."""
    words = WORDS[language]
    found = re.findall(rf"\d+|\b(?:{'|'.join(words)})\b", text.lower())
    return {int(one) if one.isdigit() else words[one] for one in found}


# ---- leaders ------------------------------------------------------------------------------------


@cache
def points_for_tokens(rules: str, players: int) -> dict[int, int]:
    """What the Cultural leader's tokens bring, by stars: seen in games."""
    seen: dict[int, int] = {}
    for seed in range(300):
        chance, state = Random(seed), new_game(rules, players=players, seed=seed)
        while not state.is_over and len(seen) < MOST_STARS:
            told = state.play(chance.choice(state.legal_moves()))
            stars = {one.site: one.stars for one in told if isinstance(one, facts.TokenPlaced)}
            for one in told:
                if isinstance(one, facts.Scored) and one.reason == "leader":
                    assert seen.setdefault(stars[one.what], one.points) == one.points
        if len(seen) == MOST_STARS:
            return seen
    raise AssertionError(f"no game shows what all tokens bring: {seen}")


def numbers_of_leader(leader: int, state: State) -> set[int]:
    match LEADERS[leader]:
        case "cultural":
            tokens = points_for_tokens(state.setting.ruleset.name, state.players)
            placed = {
                stars: points
                for stars, points in tokens.items()
                if stars >= state.terms.least_stages
            }
            return placed.keys() | set(placed.values())
    numbers = {
        LEADER_OF_CITADELLE: {int(CITADELLE_WORKERS)},
        POLITICAL_OF_TWO: {int(ZONE_WORKERS), int(PAIR_WORKERS // ZONE_WORKERS)},
        ECONOMIC_OF_TWO: set[int](),
    }
    return numbers.get(leader, set())


def states(rules: str, players: int) -> Iterator[State]:
    """A game with each event in force, as far as there are any."""
    state = new_game(rules, players=players, seed=1608)
    if not state.setting.ruleset.events:
        yield state
        return
    for event in EVENTS:
        twin = state.copy()
        twin.event, twin.terms = event, event.terms
        yield twin


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "players"), TABLES, ids=str)
def test_a_leader_does_what_it_says_at_each_table(rules: str, players: int, language: str) -> None:
    texts = Texts(language, new_game(rules, players=players, seed=1).setting.ruleset.edition)
    for state in states(rules, players):
        for leader in state.table.leaders:
            said = texts.leader(LEADERS[leader], "power", state)
            assert numbers_in(said, language) == numbers_of_leader(leader, state), said


def test_the_tables_differ_in_what_the_cultural_leader_brings() -> None:
    """Otherwise the test above would show nothing."""
    assert points_for_tokens("2026", 3) == {1: 1, 2: 2, 3: 3}
    assert points_for_tokens("2026", 4) == {1: 2, 2: 3, 3: 4}


# ---- districts ----------------------------------------------------------------------------------


def numbers_of_effect(effect: Effect) -> set[int]:
    if isinstance(effect, Activate | Place):
        return {int(effect.count)}
    if effect in (SCORE_ZONES_HELD, SCORE_ACTIVE_WORKERS):
        points = [int(one) for one in POINTS_FOR][1:]
        return set(points) | set(range(1, len(points) + 1))
    if effect is SCORE_POINT:
        return {1}
    return set(range(1, int(MOST_SHIFTED) + 1)) if effect is SHIFT_FROM else set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(DISTRICTS)), ids=lambda k: DISTRICTS[k].key)
def test_a_district_does_what_it_says(number: int, language: str) -> None:
    wanted: set[int] = set()
    for effect in DISTRICT_ACTIONS[number].effects:
        wanted |= numbers_of_effect(effect)
    for edition in (2011, 2026):
        said = Texts(language, edition).district(DISTRICTS[number].key, "action")
        assert numbers_in(said, language) == wanted, said


# ---- events -------------------------------------------------------------------------------------


def numbers_of_goal(goal: Goal) -> set[int]:
    """A single token, any number of stars and a single colour are not worth a number."""
    counts = (goal.buildings, goal.stars, goal.colours)
    return {int(FIRST_GOAL), int(SECOND_GOAL)} | {int(one) for one in counts if one > 1}


def numbers_of_event(event: Event) -> set[int]:
    usual = new_game("2011", players=3, seed=1).terms
    if event.goal is not None:
        return numbers_of_goal(event.goal)
    if event.terms.start != usual.start:
        return {int(event.terms.start)}
    if event.terms.least_stages != usual.least_stages:
        return set(range(1, int(event.terms.least_stages)))
    if event.terms.cascade_needs_presence:
        return {COLOURS}
    numbers = {
        SCORE_LARGEST_GROUP: {int(VOYAGE_POINTS)},
        LIMIT_ACTIVE: {int(KEPT_ACTIVE)},
        CONSCRIPT: set(range(1, int(CONSCRIPTED) + 1)),
        CELEBRATE: {len(ZONES), int(CARNIVAL_POINTS)},
    }
    acts = (event.before_scoring, event.after_scoring, event.after_game)
    return next((numbers[act] for act in acts if act in numbers), set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.year)
def test_an_event_does_what_it_says(event: Event, language: str) -> None:
    said = Texts(language).event(event.year, "effect")
    found = numbers_in(said, language)
    if event.year == "1867":
        assert found == {1, 2}, "the ranks, by way of example"
    else:
        assert found == numbers_of_event(event), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_editions_have_one_game(language: str) -> None:
    """R2.2: names differ, what a card does not."""
    for event in EVENTS:
        said = {Texts(language, edition).event(event.year, "effect") for edition in (2011, 2026)}
        assert len(said) == 1
