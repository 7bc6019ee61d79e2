"""Positions as rows of bytes: the layout is documented, tells all that is open and no more."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path
from random import Random

import pytest

from quebec.engine import BadInput, Decision, State, game_from_deal, new_game
from quebec.engine.effect import CATALOGUE, Choice
from quebec.engine.observation import (
    FIELDS,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    PENDING_EFFECTS,
    QUESTIONS,
    START_OF,
    WRITTEN_AT,
    fields_of,
    observe,
    read_observation,
)
from quebec.engine.observation_1 import FIELDS_1, KINDS, SIZE_1, write_observation_1
from tests.tables import position
from tools.invariants import TABLES
from tools.observation import check_observation, play_and_check

PAGE = Path(__file__).parents[2] / "docs" / "observation.md"


def fields(s: State) -> dict[str, tuple[int, ...]]:
    """The observation of whoever has to choose, by field."""
    viewer = 0 if s.is_over else s.decider()
    return {name: tuple(part) for name, part in fields_of(observe(s, viewer)).items()}


def test_the_page_lists_the_layout() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"version {OBSERVATION_VERSION}" in page
    current, old = page.split("## Version 1")
    listed = " ".join(current.split())
    rows = re.findall(
        r"^\| (\d+) \| `(\w+)` \| ([\d × ]+) \| (\d+) \| (.+) \|$", current, re.MULTILINE
    )
    assert rows == [
        (
            str(START_OF[field.name]),
            field.name,
            " × ".join(map(str, field.shape)),
            str(field.most),
            field.meaning,
        )
        for field in FIELDS
    ]
    assert f"{OBSERVATION_SIZE} bytes" in current
    for number, key in enumerate(PENDING_EFFECTS, 1):
        assert f"{number} {key}" in listed
    old_rows = re.findall(r"^\| (\d+) \| `(\w+)` \| ([\d × ]+) \| (.+) \|$", old, re.MULTILINE)
    assert [row[1] for row in old_rows] == [field.name for field in FIELDS_1]
    assert f"{SIZE_1} numbers" in old
    for number, kind in enumerate(KINDS):
        assert f"{number} {kind}" in old


def test_the_writers_write_where_the_fields_are() -> None:
    assert {name: START_OF[name] for name in WRITTEN_AT} == WRITTEN_AT
    assert sum(prod(field.shape) for field in FIELDS) == OBSERVATION_SIZE


def test_all_effects_have_a_number_and_questions_come_first() -> None:
    asked = {effect.key for effect in CATALOGUE.effects if isinstance(effect, Choice)}
    assert set(PENDING_EFFECTS[:QUESTIONS]) == asked
    # What an event does at its moment is never pending, and nothing is nothing.
    by_card = {"nothing", "activate-by-rank", "limit-active", "conscript", "celebrate"}
    assert set(PENDING_EFFECTS) == {effect.key for effect in CATALOGUE.effects} - by_card
    assert len(set(PENDING_EFFECTS)) == len(PENDING_EFFECTS)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_an_observation_is_enough_to_play_on(ruleset: str, players: int) -> None:
    """What is read from it decides, offers and becomes the same, for every seat: so do any two
    positions of equal observations."""
    assert play_and_check(ruleset, players, seed=5, outcomes=8) > 100


def test_the_two_answers_to_how_many_are_told_apart() -> None:
    s = position(
        players=3, active=(5, 5, 5), zones={"religion": (2, 0, 0)}, architects={1: "jew1"}
    ).state
    for move in ("stage", "jew1", "skip", "rel"):
        if move in [legal.text for legal in s.legal_moves()]:
            s.play(move)
    assert s.decision is not None
    assert s.decision.effect == "shift-how-many"
    one, two = s.copy(), s.copy()
    one.play("1")
    two.play("2")
    assert observe(one, 0) != observe(two, 0)
    assert [move.text for move in one.legal_moves()] == [move.text for move in two.legal_moves()]


def test_hidden_cards_can_be_given() -> None:
    s = new_game("2026", 3, 8)
    twin = read_observation(observe(s, 0), hidden=s.setting.deal.events[1:])
    assert twin.setting.deal.events == s.setting.deal.events
    check_observation(s, outcomes=True)


def test_points_above_a_byte_are_told() -> None:
    s = new_game("2026", 3, 1)
    for seat, points in enumerate((300, 255, 256)):
        s.score[seat] = points
    told = {name: tuple(part) for name, part in fields_of(observe(s, 0)).items()}
    assert told["score"][:3] == (255, 255, 255)
    assert told["score_above"][:3] == (45, 0, 1)
    assert read_observation(observe(s, 0)).scores == (300, 255, 256)


def test_seats_are_counted_from_the_viewer() -> None:
    s = position(
        players=3,
        turn=1,
        active=(4, 5, 6),
        scores=(10, 11, 12),
        zones={"economy": (1, 2, 3)},
        architects={0: "por1", 1: "arc1"},
        stages={"por1": [2, 0]},
        tokens={"mil1": (0, 2)},
        leaders={"political": 2},
    ).state
    told = fields(s)
    assert told["decider"] == told["turn"] == (1,)
    assert told["active"] == (5, 6, 4, 0, 0)
    assert told["score"] == (11, 12, 10, 0, 0)
    assert told["leader"] == (0, 2, 0, 0, 0)
    assert told["zones"][10:15] == (2, 3, 1, 0, 0)
    assert told["architect"] == (30, 0, 1, 0, 0, 0)
    assert told["stages"][6:9] == (2, 3, 0)
    assert told["token"][8] == 3
    assert told["stars"][8] == 2
    assert PENDING_EFFECTS[told["question"][0] - 1] == "action"


def test_a_choice_out_of_turn_is_seen_by_who_chooses() -> None:
    s = position(
        players=3,
        architects={0: "por1"},
        stages={"por1": [2]},
        leaders={"political": 2},
    ).state
    s.play("start")
    told = fields(s)
    assert s.decision is not None
    assert s.decision.seat == 2
    assert told["decider"] == (1,)
    assert told["turn"] == (2,)
    assert told["place"] == (1,)
    assert PENDING_EFFECTS[told["question"][0] - 1] == "complete"
    assert [PENDING_EFFECTS[one - 1] for one in told["pending"][:4:2]] == [
        "site",
        "activate-for-start",
    ]


def test_face_down_events_are_not_told() -> None:
    """R3.6: what is face down is hidden from everybody."""
    game = new_game("2026", 3, 1)
    deal = game.setting.deal
    swapped = deal._replace(events=(deal.events[0], "1775", "1871", "2008"))
    other = game_from_deal("2026", 3, swapped)
    assert deal.events != swapped.events, "choose another seed: its events are the swapped ones"
    for _ in range(20):
        move = game.legal_moves()[0]
        assert fields(game) == fields(other)
        game.play(move)
        other.play(move)


def test_revealed_events_are_told() -> None:
    s = position("2026", century=3, events=["1682", "1763", "1800", "2001"]).state
    assert fields(s)["events"] == (4, 3, 1, 0)
    assert fields(position("2011").state)["events"] == (0, 0, 0, 0)


def test_the_end_is_told() -> None:
    s = new_game("2011-family", 2, 3)
    dice = Random(3)
    while not s.is_over:
        s.play(dice.choice(s.legal_moves()))
    told = fields(s)
    assert told["decider"] == told["question"] == (0,)
    assert read_observation(observe(s, 1)).is_over


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda row: row[:-1], "it has 292 bytes, not 293"),
        (lambda row: b"\x09" + row[1:], "ruleset has 9, the most is 3"),
        (lambda row: row[:1] + b"\x01" + row[2:], "for 3 to 5 players, not 1"),
        (lambda row: row[:117] + bytes(44) + row[161:], "no layout has its tiles"),
    ],
)
def test_what_is_no_observation_is_refused(change: object, message: str) -> None:
    row = observe(new_game("2026", 3, 1), 0)
    assert callable(change)
    with pytest.raises(BadInput, match=message):
        read_observation(change(row))


def test_a_seat_that_nobody_has_sees_nothing() -> None:
    with pytest.raises(BadInput, match="a seat is a number from 0 to 2, not 3"):
        observe(new_game("2026", 3, 1), 3)


def test_a_decision_of_another_seat_is_not_the_same() -> None:
    """The check would notice."""
    s = new_game("2026", 3, 1)
    other = s.copy()
    other.active[s.decider()] -= 1
    assert observe(s, 0) != observe(other, 0)
    assert isinstance(s.decision, Decision)


def test_version_1_is_kept() -> None:
    from quebec.vector import VectorGames

    games = VectorGames("2026", 3, count=2, seed=1, observation=1)
    games.step(games.sample())
    for k in range(2):
        game = games.save(k)
        row = VectorGames("2026", 3, count=1, seed=9, observation=1)
        row.restore(0, game)
        assert row.observations[0].tolist() == games.observations[k].tolist()
    assert games.observations.shape == (2, SIZE_1)
    assert callable(write_observation_1)
