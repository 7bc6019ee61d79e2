"""What holds in every game, tried in whole games of random moves, at every table."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quebec.engine import MOVES, BadInput, IllegalMove, Move, State, new_game
from quebec.engine import facts as fact
from quebec.engine import state as state_module
from quebec.engine.chance import SEED_LIMIT
from quebec.engine.effect import CATALOGUE, Choice
from quebec.engine.facts import Fact
from quebec.engine.state import DEEPEST, MOST_MOVES
from tools.invariants import TABLES, Watch, base, check_reasons, check_refusals, snapshot
from tools.random_play import RandomPlayer

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)
seeds = st.integers(0, SEED_LIMIT - 1)

GAMES = 12
"""Games of random moves at each table."""


def play_out(s: State, seed: int) -> tuple[list[Move], list[Fact]]:
    """Play to the end at random: the moves, and all that happened."""
    player = RandomPlayer(Random(seed))
    moves: list[Move] = []
    facts: list[Fact] = []
    while not s.is_over:
        moves.append(player.choose(s))
        facts += s.play(moves[-1])
    return moves, facts


def after_random_moves(ruleset: str, players: int, seed: int, count: int) -> State:
    """A position of a game, or its end."""
    s = new_game(ruleset, players, seed)
    player = RandomPlayer(Random(seed))
    for _ in range(count):
        if not s.is_over:
            s.apply(player.choose(s).index)
    return s


@every_table
def test_a_game_keeps_its_pieces_and_its_order_and_ends(ruleset: str, players: int) -> None:
    """R1.2, R1.3, R1.5, R3.4, R4.4, R5.5, R7.1, R9.7: watched at every decision.

    Workers are conserved and nothing is negative; architects, stages, tokens and leaders are where
    they may be; there is a choice, without repetitions; copies are independent and play on alike;
    the facts alone reproduce the table; turns and centuries follow one another, up to the end.
    """
    for seed in range(GAMES):
        watch = Watch(new_game(ruleset, players, seed))
        player = RandomPlayer(Random(seed))
        while not watch.s.is_over:
            watch.play(player.choose(watch.s))
        size = watch.measures()
        assert size.deepest < DEEPEST
        assert size.most_options < MOST_MOVES
        assert watch.chronicle.over


@every_table
@settings(max_examples=4)
@given(seed=seeds, likings=st.integers(0, 1 << 32))
def test_a_game_of_any_seed_keeps_its_pieces(
    ruleset: str, players: int, seed: int, likings: int
) -> None:
    """R1.2, R1.3, R1.5, R3.4, R4.4: the same for any seed."""
    watch = Watch(new_game(ruleset, players, seed))
    player = RandomPlayer(Random(likings))
    while not watch.s.is_over:
        watch.play(player.choose(watch.s))
    watch.measures()


@every_table
def test_the_ledger_adds_up_to_the_score(ruleset: str, players: int) -> None:
    """R12: every point has an entry that says what it was for."""
    for seed in range(GAMES):
        s = new_game(ruleset, players, seed)
        _, facts = play_out(s, seed)
        points = [0] * players
        for told in facts:
            if isinstance(told, fact.Scored):
                points[told.seat] += told.points
                assert told.reason in LEDGER
        assert tuple(points) == s.scores


LEDGER = {
    "zone",
    "majority",
    "district",
    "leader",
    "event",
    "unfinished",
    "active",
    "main_group",
    "building",
}


@every_table
def test_there_is_a_reason_against_exactly_the_illegal_moves(ruleset: str, players: int) -> None:
    """R4.2: every move of the table, at every decision of a game; a refusal changes nothing."""
    s = new_game(ruleset, players, seed=players)
    player = RandomPlayer(Random(players))
    while not s.is_over:
        check_reasons(s)
        check_refusals(s, MOVES)
        s.apply(player.choose(s).index)
    check_reasons(s)
    check_refusals(s, MOVES)


@every_table
@settings(max_examples=15)
@given(seed=seeds, count=st.integers(0, 250), move=st.sampled_from(MOVES))
def test_a_move_is_legal_or_refused(
    ruleset: str, players: int, seed: int, count: int, move: Move
) -> None:
    """R4.2: any move in any position either is played or raises, and why_not told before."""
    s = after_random_moves(ruleset, players, seed, count)
    reason = s.why_not(move.text)
    before = snapshot(s)
    if move.text in [legal.text for legal in s.legal_moves()]:
        assert reason is None
        s.play(move.text)
        assert snapshot(s) != before
    else:
        with pytest.raises(IllegalMove) as refused:
            s.play(move.text)
        assert refused.value.reason == reason
        assert reason is not None
        assert reason.key in str(refused.value)
        assert snapshot(s) == before


@given(text=st.text())
def test_any_text_is_a_move_or_bad_input(text: str) -> None:
    """Whatever comes in from outside, the engine answers with one of its own errors."""
    s = new_game("2026", 3, seed=1)
    before = snapshot(s)
    if text not in {move.text for move in MOVES}:
        with pytest.raises(BadInput) as refused:
            s.play(text)
        assert refused.value.reason.args == {"text": text}
        assert snapshot(s) == before


@every_table
def test_the_same_moves_tell_the_same_facts(ruleset: str, players: int) -> None:
    """A game is its deal and its moves: no chance after the deal, nothing hidden."""
    for seed in range(3):
        first, second = (new_game(ruleset, players, seed) for _ in range(2))
        moves, facts = play_out(first, seed)
        again = [told for move in moves for told in second.play(move.text)]
        assert again == facts
        assert snapshot(second) == snapshot(first)


@every_table
@settings(max_examples=8)
@given(seed=seeds, count=st.integers(0, 300))
def test_copies_of_a_position_have_nothing_to_do_with_each_other(
    ruleset: str, players: int, seed: int, count: int
) -> None:
    """Play a copy to the end, and the position is untouched; a second copy goes the same way."""
    s = after_random_moves(ruleset, players, seed, count)
    before = snapshot(s)
    one, other = s.copy(), s.copy().copy()
    _, facts = play_out(one, 1)
    assert snapshot(s) == before
    assert snapshot(other) == before
    assert play_out(other, 1)[1] == facts
    assert snapshot(other) == snapshot(one)


@every_table
@settings(max_examples=8)
@given(seed=seeds, count=st.integers(0, 350))
def test_a_forecast_leaves_the_game_alone(
    ruleset: str, players: int, seed: int, count: int
) -> None:
    """R8, R12: it can be asked for at any decision, and its points add up."""
    watch = Watch(new_game(ruleset, players, seed))
    watch.s = after_random_moves(ruleset, players, seed, count)
    watch.check_forecast()


def test_random_play_comes_to_every_decision_and_every_fact() -> None:
    """What random games never reach, they cannot prove."""
    decisions = {effect.key for effect in CATALOGUE.effects if isinstance(effect, Choice)}
    games = [(*table, seed) for table in TABLES for seed in range(4)]
    # That two players' Political leader finds fewer than four workers (R10.5) is rare.
    games += [("2011-events", 2, seed) for seed in range(4, 1000)]
    asked: set[str] = set()
    told: set[type] = set()
    for ruleset, players, seed in games:
        s = new_game(ruleset, players, seed)
        player = RandomPlayer(Random(seed))
        while s.decision is not None:
            asked.add(s.decision.effect)
            told.update(type(happened) for happened in s.play(player.choose(s)))
        if asked == decisions and told == set(get_args(Fact)):
            return
    raise AssertionError(f"never: {decisions - asked}, {set(get_args(Fact)) - told}")


def test_a_snapshot_leaves_out_no_part_of_a_state() -> None:
    """The tests above compare snapshots; a part that they missed would go unseen."""
    never_change = {"setting", "table", "players"}
    follow = {"terms", "facts"}
    for_observers = {"seats_changed", "sites_changed"}
    assert read_in_snapshot() == parts_of_state() - never_change - follow - for_observers


def parts_of_state() -> set[str]:
    """What the constructor of State sets."""
    source = Path(state_module.__file__).with_name("state.py").read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef) and node.name == "State":
            constructor = node.body[1]
            assert isinstance(constructor, ast.FunctionDef)
            assert constructor.name == "__init__"
            return {
                part.target.attr
                for part in constructor.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Attribute)
            }
    raise AssertionError("no class State")


def read_in_snapshot() -> set[str]:
    source = Path(base.__file__).read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == "snapshot":
            return {
                part.attr
                for part in ast.walk(node)
                if isinstance(part, ast.Attribute)
                and isinstance(part.value, ast.Name)
                and part.value.id == "s"
            }
    raise AssertionError("no function snapshot")
