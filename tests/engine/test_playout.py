"""Playing on at random inside the engine."""

from __future__ import annotations

import pytest

from quebec.engine import MOVES, BadInput, new_game, parse_move
from quebec.engine.playout import (
    Dice,
    Weights,
    choose,
    play_century_out,
    play_games,
    play_out,
)
from tools.invariants import TABLES, snapshot

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)


@every_table
def test_a_playout_ends_the_game(ruleset: str, players: int) -> None:
    s = new_game(ruleset, players, 1)
    decisions = play_out(s, Dice(1))
    assert s.is_over
    assert decisions > 4 * players


@every_table
def test_a_century_played_out_stops_in_the_next(ruleset: str, players: int) -> None:
    s = new_game(ruleset, players, 2)
    dice = Dice(2)
    for century in (2, 3, 4):
        play_century_out(s, dice)
        assert s.century == century
        assert not s.is_over
    play_century_out(s, dice)
    assert s.is_over


def test_the_same_dice_play_the_same_game() -> None:
    first, again, other = (new_game("2026", 4, 3) for _ in range(3))
    play_out(first, Dice(5))
    play_out(again, Dice(5))
    play_out(other, Dice(6))
    assert snapshot(first) == snapshot(again)
    assert snapshot(first) != snapshot(other)


def test_many_games_leave_their_start_alone() -> None:
    start = new_game("2011", 3, 4)
    before = snapshot(start)
    decisions = play_games(start, Dice(7), 5)
    assert snapshot(start) == before
    assert decisions == sum(play_out(start.copy(), dice) for dice in [Dice(7)] for _ in range(5))


def test_a_state_takes_over_another_of_any_game() -> None:
    s = new_game("2011-family", 5, 1)
    other = new_game("2026", 3, 2)
    play_century_out(other, Dice(1))
    s.take_over(other)
    assert snapshot(s) == snapshot(other)
    before = snapshot(other)
    play_out(s, Dice(2))
    assert snapshot(other) == before


def test_dice_are_fair() -> None:
    dice = Dice(11)
    counts = [0] * 7
    for _ in range(70_000):
        counts[dice.below(7)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 22.5  # chi-square, 0.1 %


def test_neighbouring_seeds_do_not_throw_alike() -> None:
    throws = [Dice(seed).below(1000) for seed in range(200)]
    assert len(set(throws)) > 150


def test_weights_make_moves_likelier() -> None:
    s = new_game("2011", 3, 1)
    heavy = [1] * len(MOVES)
    heavy[parse_move("send").index] = 8
    weights, dice = Weights(heavy), Dice(1)
    chosen = [MOVES[choose(s, dice, weights)].text for _ in range(5_000)]
    assert set(chosen) == {"start", "leader", "send"}
    assert 3_850 < chosen.count("send") < 4_150  # 8 of 10
    assert 430 < chosen.count("start") < 570


def test_weighted_playouts_follow_their_weights() -> None:
    never_send = [1000] * len(MOVES)
    never_send[parse_move("send").index] = 1
    start = new_game("2011", 3, 1)
    uniform = play_games(start, Dice(3), 20)
    weighted = play_games(start, Dice(3), 20, Weights(never_send))
    assert weighted < uniform


@pytest.mark.parametrize("weights", [[], [1] * (len(MOVES) - 1), [0] + [1] * (len(MOVES) - 1)])
def test_wrong_weights_are_refused(weights: list[int]) -> None:
    with pytest.raises(BadInput, match=f"each of the {len(MOVES)} moves"):
        Weights(weights)
