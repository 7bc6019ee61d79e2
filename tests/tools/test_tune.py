"""Tuning the greedy player: tools.tune."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from quebec.engine.thinking.terms import TERMS
from quebec.processes.pool import ProcessPool
from tools.tune.climb import climb
from tools.tune.file import SOURCE, SOURCE_OF_TWO, read_taste, write_taste
from tools.tune.fit import regression, rest_of
from tools.tune.games import CENTURIES, PLAIN, Seen, Sort, meetings, outcome
from tools.tune.shares import spreads_of


@pytest.mark.parametrize("source", [SOURCE, SOURCE_OF_TWO])
def test_what_is_written_is_what_is_there(source: Path, tmp_path: Path) -> None:
    taste = read_taste(source)
    assert list(taste.table) == list(TERMS[PLAIN:])
    write_taste(tmp_path / "again.py", taste)
    assert (tmp_path / "again.py").read_text() == source.read_text()


def made_up(weights: np.ndarray, players: int, rng: np.random.Generator) -> Seen:
    """A game whose end follows from its terms by known weights."""
    rows = rng.normal(size=(400, players, len(TERMS)))
    rows[:, :, 0] = 1.0
    centuries = np.repeat(np.arange(1, CENTURIES + 1), 100)
    final = np.full(players, 100.0)
    return Seen(rows, centuries, final - rows @ weights, final, leaders=True)


def test_a_regression_finds_the_weights_that_are_behind_what_was_seen() -> None:
    rng = np.random.default_rng(1)
    weights = rng.normal(size=len(TERMS))
    seen = [made_up(weights, players, rng) for players in (2, 3, 4)]
    table, errors = regression(seen)
    for k, term in enumerate(TERMS[PLAIN:]):
        assert table[term] == pytest.approx([weights[PLAIN + k]] * CENTURIES, abs=0.01)
    assert max(errors) < 0.1
    century, left = rest_of(
        seen, {term: (w,) * 4 for term, w in zip(TERMS[2:], weights[2:], strict=True)}
    )
    assert century == pytest.approx([weights[0]] * CENTURIES)
    assert left == pytest.approx([weights[1]] * CENTURIES)


def test_whoever_is_alone_sits_at_every_seat_in_turn() -> None:
    taste = read_taste(SOURCE)
    games = meetings(Sort("2011", 3), [7], (taste, taste))
    assert [game.seats for game in games] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    told = outcome(games, [(10, 4, 4), (5, 5, 2), (9, 3, 6)])
    assert told.share == pytest.approx((1 + 0.5 + 0) / 3)
    assert told.margin == pytest.approx((6 + 1.5 + 0) / 3)


def test_a_step_moves_every_weight_along_the_same_way() -> None:
    start = read_taste(SOURCE_OF_TWO)
    spread = np.ones((CENTURIES, len(TERMS)))
    with ProcessPool(1) as pool:
        [(found, better)] = climb(
            pool,
            start,
            spread,
            [Sort("2011", 2)],
            steps=1,
            setups=1,
            reach=0.5,
            gain=0.1,
            seed=3,
        )
    moved = {
        round(abs(new - old), 6)
        for term in start.table
        for new, old in zip(found.table[term], start.table[term], strict=True)
    }
    assert moved == {round(abs(0.1 * better * 0.5), 6)}


def test_the_more_often_the_favourite_wins_the_smaller_the_spread() -> None:
    taste = read_taste(SOURCE)
    zeros = dict.fromkeys(taste.table, (0.0,) * CENTURIES)
    plain = taste._replace(table=zeros, rests={(True, 3): ((0.0,) * 4, (0.0,) * 4)})
    rows = np.zeros((8, 3, len(TERMS)))
    centuries = np.repeat(np.arange(1, 5), 2)
    ahead = np.tile(np.array([12.0, 0.0, 0.0]), (8, 1))
    sure = [Seen(rows, centuries, ahead, np.array([9.0, 1.0, 2.0]), leaders=True)] * 4
    upset = [*sure, Seen(rows, centuries, ahead, np.array([1.0, 9.0, 2.0]), leaders=True)]
    assert spreads_of(sure, plain)[0][0] < spreads_of(upset, plain)[0][0]
