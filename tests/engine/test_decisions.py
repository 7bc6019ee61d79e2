"""What a decision says of itself, and of the moves that it does not offer."""

from __future__ import annotations

from random import Random

import pytest

from quebec.engine import Decision, State, new_game
from tests.tables import Table, position
from tools.invariants import TABLES, check_reasons
from tools.random_play import RandomPlayer

# ---- its name -----------------------------------------------------------------------------------


def at_three() -> State:
    return position(
        active=(5, 3, 3),
        architects={0: "pro1", 1: "por1", "neutral": "aca1"},
        stages={"pro1": [2, 0]},
        leaders={"economic": 0, "political": 2},
    ).state


@pytest.mark.parametrize(
    ("moves", "decision"),
    [
        ("", Decision(0, "action", "action", False, "")),
        ("start", Decision(0, "architect", "architect", False, "")),
        ("start own", Decision(2, "complete", "zone", False, "pro1")),
        ("start own rel", Decision(0, "site", "site", False, "")),
        ("start neutral", Decision(0, "hired-site", "site", False, "")),
        ("stage", Decision(0, "stage", "site", False, "")),
        ("send", Decision(0, "send", "zone", False, "")),
        ("send cit leader", Decision(1, "choose-leader", "leader", False, "")),
    ],
)
def test_a_decision_names_who_chooses_what_and_where(moves: str, decision: Decision) -> None:
    """R4.2, R4.3, R5.1, R5.3, R5.5, R6.1, R7.1"""
    s = at_three()
    Table(s).play(moves)
    assert s.decision == decision


@pytest.mark.parametrize(
    ("moves", "decision"),
    [
        ("start", Decision(0, "site", "site", False, "")),
        ("start por1", Decision(0, "neutral-site", "site", False, "")),
        ("leader political2", Decision(0, "pair", "pair", False, "")),
        ("leader political2 rel+eco", Decision(0, "divide", "number", False, "religion")),
        ("leader political2 pol+cul", Decision(0, "divide", "number", False, "politics")),
    ],
)
def test_the_decisions_of_two_players(moves: str, decision: Decision) -> None:
    """R10.3, R10.5: three workers are left to divide."""
    s = position(
        players=2, active=(1, 4), passive=(2, 21), available=["por1", "art1", "her1"]
    ).state
    Table(s).play(moves)
    assert s.decision == decision


# ---- what is not offered ------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_there_is_a_reason_against_exactly_what_is_not_offered(ruleset: str, players: int) -> None:
    """R4.2: looked at in every decision of a game."""
    player = RandomPlayer(Random(1))
    s = new_game(ruleset, players, seed=1)
    while not s.is_over:
        check_reasons(s)
        s.play(player.choose(s))
    check_reasons(s)


def test_after_the_end_no_move_is_left() -> None:
    """R12.5"""
    s = new_game("2026", 3, seed=1)
    player = RandomPlayer(Random(1))
    while not s.is_over:
        s.play(player.choose(s))
    assert s.decision is None
    assert s.legal_moves() == []
    assert s.move_count == 0
    assert s.depth == 0
