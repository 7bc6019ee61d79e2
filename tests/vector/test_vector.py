"""Many games stepped together with NumPy."""

from __future__ import annotations

import numpy as np
import pytest

from quebec.engine import MOVES, BadInput, new_game
from quebec.engine.batch import Batch
from quebec.engine.observation import OBSERVATION_SIZE
from quebec.vector import VectorGames


def test_the_arrays_have_a_row_for_each_game() -> None:
    games = VectorGames("2026", players=4, count=6, seed=1)
    assert games.observations.shape == (6, OBSERVATION_SIZE)
    assert games.masks.shape == (6, len(MOVES))
    assert games.deciders.shape == (6,)
    assert games.masks.sum(axis=1).min() >= 1


def test_a_step_is_a_move_in_every_game() -> None:
    games = VectorGames("2011", players=3, count=3, seed=9)
    alone = [new_game("2011", 3, seed) for seed in (9, 10, 11)]
    for _ in range(50):
        moves = games.masks.argmax(axis=1)
        games.step(moves)
        for game, move in zip(alone, moves.tolist(), strict=True):
            game.apply(move)
        rows = [tuple(Batch([game]).observations) for game in alone]
        assert games.observations.tolist() == [list(row) for row in rows]


def test_games_that_end_make_room_for_new_ones() -> None:
    games = VectorGames("2011-family", players=2, count=4, seed=0)
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        chances = dice.random(games.masks.shape) * games.masks
        finished = games.step(chances.argmax(axis=1))
        assert finished.scores.shape == (len(finished.places), 2)
        assert (finished.scores.sum(axis=1) > 0).all()
        ended += len(finished.places)
    assert ended >= 4
    assert games.next_seed == 4 + ended
    assert (games.deciders >= 0).all()


@pytest.mark.parametrize(
    "moves", [[0], [0, 1, 2], [[2, 2]], [2.0, 2.0], ["start", "start"], [True, True]]
)
def test_moves_of_the_wrong_shape_are_refused(moves: object) -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    with pytest.raises(BadInput, match="one whole number for each of the 2 games"):
        games.step(moves)  # type: ignore[arg-type]


def test_an_illegal_move_is_refused_before_anything_is_played() -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    before = games.observations.copy()
    with pytest.raises(BadInput, match="move 0 is not legal in game 1"):
        games.step([2, 0])
    assert (games.observations == before).all()


def test_at_least_one_game_is_needed() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        VectorGames("2011", players=3, count=0, seed=1)
