"""Positions as rows of numbers: the layout is documented, tells all that is open and no more."""

from __future__ import annotations

import re
from itertools import accumulate
from math import prod
from pathlib import Path
from random import Random

import pytest

from quebec.engine import MOVES, State, game_from_deal, new_game
from quebec.engine.batch import Batch
from quebec.engine.observation import (
    FIELDS,
    KINDS,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
)
from quebec.engine.playout import Dice, play_century_out
from tests.tables import position
from tools.invariants import TABLES

PAGE = Path(__file__).parents[2] / "docs" / "observation.md"


def fields(s: State) -> dict[str, tuple[int, ...]]:
    """The observation of whoever has to choose, by field."""
    row = tuple(Batch([s]).observations)
    sizes = [prod(field.shape) for field in FIELDS]
    ends = list(accumulate(sizes))
    assert ends[-1] == OBSERVATION_SIZE == len(row)
    return {
        field.name: row[end - size : end]
        for field, size, end in zip(FIELDS, sizes, ends, strict=True)
    }


def mask(s: State) -> tuple[int, ...]:
    return tuple(Batch([s]).masks)


def test_the_page_lists_the_layout() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert f"version {OBSERVATION_VERSION}" in page
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| ([\d × ]+) \| (.+) \|$", page, re.MULTILINE)
    expected, start = [], 0
    for field in FIELDS:
        shape = " × ".join(map(str, field.shape))
        expected.append((str(start), field.name, shape, field.meaning))
        start += prod(field.shape)
    assert rows == expected
    assert f"{OBSERVATION_SIZE} numbers" in page
    for number, kind in enumerate(KINDS):
        assert f"{number} {kind}" in page


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
    assert told["decider"] == (0,)
    assert told["turn"] == (0,)
    assert told["active"] == (5, 6, 4, 0, 0)
    assert told["score"] == (11, 12, 10, 0, 0)
    assert told["leader"] == (-1, 1, -1, -1, -1)
    assert told["zones"][10:15] == (2, 3, 1, 0, 0)
    assert told["architect"] == (29, -1, 0, -1, -1, -1)
    assert told["builder"][:3] == (1, 2, -1)
    assert told["token"][8] == 2
    assert told["stars"][8] == 2
    assert KINDS[told["kind"][0]] == "action"


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
    assert told["decider"] == (0,)
    assert told["turn"] == (1,)
    assert told["place"] == (0,)
    assert KINDS[told["kind"][0]] == "zone"


def test_face_down_events_are_not_told() -> None:
    """R3.6: what is face down is hidden from everybody."""
    game = new_game("2026", 3, 1)
    deal = game.setting.deal
    swapped = deal._replace(events=(deal.events[0], "1775", "1871", "2008"))
    other = game_from_deal("2026", 3, swapped)
    if deal.events == swapped.events:
        pytest.fail("choose another seed: its events are the swapped ones")
    for _ in range(20):
        move = game.legal_moves()[0]
        assert fields(game) == fields(other)
        game.play(move)
        other.play(move)


def test_revealed_events_are_told() -> None:
    s = position("2026", century=3, events=["1682", "1763", "1800", "2001"]).state
    assert fields(s)["events"] == (3, 2, 0, -1)
    assert fields(position("2011").state)["events"] == (-1, -1, -1, -1)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_the_mask_marks_exactly_the_legal_moves(ruleset: str, players: int) -> None:
    s = new_game(ruleset, players, 5)
    dice = Random(5)
    while not s.is_over:
        legal = s.legal_moves()
        marked = [MOVES[k] for k, one in enumerate(mask(s)) if one]
        assert marked == sorted(legal, key=lambda move: move.index)
        s.play(dice.choice(legal))
    assert sum(mask(s)) == 0
    assert fields(s)["decider"] == fields(s)["kind"] == (-1,)


def test_games_of_a_batch_go_their_own_ways() -> None:
    games = [new_game("2026", 3, seed) for seed in range(4)]
    batch = Batch([game.copy() for game in games])
    for _ in range(40):
        moves = [game.legal_moves()[-1] for game in games]
        batch.step([move.index for move in moves])
        for game, move in zip(games, moves, strict=True):
            game.play(move)
        assert tuple(batch.deciders) == tuple(game.decider() for game in games)
        rows = tuple(batch.observations)
        for k, game in enumerate(games):
            own = tuple(Batch([game]).observations)
            assert rows[k * len(own) : (k + 1) * len(own)] == own


def test_a_finished_game_waits() -> None:
    over = new_game("2011", 3, 1)
    for _ in range(4):
        play_century_out(over, Dice(1))
    going = new_game("2011", 3, 2)
    batch = Batch([over, going])
    assert batch.deciders[0] == -1
    assert batch.is_legal(0, 999)
    assert not batch.is_legal(1, 999)
    assert batch.is_legal(1, 2)
    batch.step([0, 2])
    assert over.is_over
