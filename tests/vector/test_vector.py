"""Many games stepped together with NumPy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from quebec.engine import MOVES, BadInput, State, new_game
from quebec.engine.observation import OBSERVATION_SIZE, observe
from quebec.vector import VectorGames
from tools.invariants import TABLES


def test_the_arrays_have_a_row_for_each_game() -> None:
    games = VectorGames("2026", players=4, count=6, seed=1)
    assert games.observations.shape == (6, OBSERVATION_SIZE)
    assert games.observations.dtype == np.uint8
    assert games.masks.shape == (6, len(MOVES))
    assert games.deciders.shape == (6,)
    assert games.masks.sum(axis=1).min() >= 1


def assert_shows(games: VectorGames, row: int, game: State) -> None:
    """A row is what the game's own observation and moves say."""
    viewer = 0 if game.is_over else game.decider()
    assert games.observations[row].tobytes() == observe(game, viewer)
    legal = sorted(move.index for move in game.legal_moves())
    assert np.flatnonzero(games.masks[row]).tolist() == legal


def test_a_step_is_a_move_in_every_game_of_every_table() -> None:
    """Only what may have changed is written; it is the same as writing all of it."""
    games = VectorGames.mixed(TABLES, count=len(TABLES), seed=9)
    alone = [new_game(ruleset, players, 9 + k) for k, (ruleset, players) in enumerate(TABLES)]
    next_seed = 9 + len(TABLES)
    for _ in range(320):
        moves = games.sample().tolist()
        games.step(moves)
        for k, (game, move) in enumerate(zip(alone, moves, strict=True)):
            game.apply(move)
            if game.is_over:
                assert games.ended[k]
                assert tuple(games.final_scores[k, : game.players]) == game.scores
                for seat in range(game.players):
                    final = games.final_observations[k, seat].tobytes()
                    assert final == observe(game, seat)
                alone[k] = new_game(*TABLES[k], next_seed)
                next_seed += 1
            else:
                assert not games.ended[k]
            assert_shows(games, k, alone[k])
            assert games.deciders[k] == alone[k].decider()
    assert next_seed > 9 + len(TABLES)


def test_games_that_end_make_room_for_new_ones() -> None:
    games = VectorGames("2011-family", players=2, count=4, seed=0)
    ended = 0
    for _ in range(600):
        finished = games.step(games.sample())
        assert finished.scores.shape == (len(finished.places), 2)
        assert (finished.scores.sum(axis=1) > 0).all()
        ended += len(finished.places)
    assert ended >= 4
    assert games.batch.next_seed == 4 + ended
    assert (games.deciders >= 0).all()


def test_a_game_can_wait_at_its_end() -> None:
    games = VectorGames("2011-family", players=2, count=2, seed=5, renews=False)
    while not games.ended[0]:
        games.step(games.sample())
    assert games.deciders[0] == -1
    assert not games.masks[0].any()
    over = games.save(0)
    games.step([999, games.sample()[1]])
    assert not games.ended[0]
    assert games.save(0) == over
    games.deal(0)
    assert games.deciders[0] >= 0
    assert_shows(games, 0, games.save(0))


@pytest.mark.parametrize("reward", ["margin", "win", "score"])
def test_rewards_are_by_seat(reward: str) -> None:
    games = VectorGames("2011-family", players=3, count=2, seed=1, reward=reward)
    total = np.zeros(5)
    while not games.ended[0]:
        games.step(games.sample())
        total += games.rewards[0]
        if reward != "score" and not games.ended[0]:
            assert not games.rewards[0].any()
    scores = games.final_scores[0]
    best = scores.max()
    if reward == "score":
        assert total.tolist() == scores.tolist()
    elif reward == "win":
        winners = scores[:3] == best
        assert total[:3].tolist() == (winners / winners.sum()).tolist()
    else:
        others = [max(scores[j] for j in range(3) if j != k) for k in range(3)]
        assert total[:3].tolist() == [scores[k] - others[k] for k in range(3)]
    assert total[3:].tolist() == [0, 0]
    games.step(games.sample())
    if reward != "score":
        assert not games.rewards[0].any()


def test_the_same_seed_deals_the_same_games() -> None:
    games = VectorGames("2026", players=3, count=3, seed=4)
    first = games.observations.copy()
    played = [games.sample().copy()]
    games.step(played[0])
    games.reset(5)
    assert (games.observations != first).any()
    games.reset(4)
    assert (games.observations == first).all()
    assert (games.sample() == played[0]).all()


def test_workers_never_share_a_seed() -> None:
    workers = [VectorGames("2011", 2, count=2, seed=1, worker=worker) for worker in range(3)]
    layouts = {games.save(k).setting.deal.layout for games in workers for k in range(2)}
    assert len(layouts) == 6
    starts = [games.batch.next_seed for games in workers]
    assert min(b - a for a, b in pairwise(starts)) == 1 << 64


def test_the_last_seed_of_a_worker_is_far_from_the_first_of_the_next() -> None:
    last = VectorGames("2011", 2, count=2, seed=(1 << 63) - 1, worker=0)
    first = VectorGames("2011", 2, count=2, seed=0, worker=1)
    assert first.batch.next_seed - last.batch.next_seed > 1 << 62
    with pytest.raises(BadInput, match="from 0 to"):
        VectorGames("2011", 2, count=2, seed=1 << 63)


def test_a_game_is_saved_and_restored() -> None:
    games = VectorGames("2026", players=3, count=2, seed=1)
    for _ in range(30):
        games.step(games.sample())
    kept = games.save(1)
    row = games.observations[1].copy()
    for _ in range(10):
        games.step(games.sample())
    games.restore(1, kept)
    assert (games.observations[1] == row).all()
    assert_shows(games, 1, kept)
    games.step(games.sample())
    assert games.save(1) != kept
    assert_shows(games, 1, games.save(1))


def test_every_seat_has_a_view() -> None:
    games = VectorGames.mixed([("2026", 5), ("2011", 2)], count=2, seed=1)
    for _ in range(20):
        games.step(games.sample())
    views = games.views()
    for k in range(2):
        game = games.save(k)
        for seat in range(5):
            expected = observe(game, seat) if seat < game.players else bytes(OBSERVATION_SIZE)
            assert views[k, seat].tobytes() == expected


@pytest.mark.parametrize(
    "moves", [[0], [0, 1, 2], [[2, 2]], [2.0, 2.0], ["start", "start"], [True, True]]
)
def test_moves_of_the_wrong_shape_are_refused(moves: object) -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    with pytest.raises(BadInput, match="one whole number for each of the 2 games"):
        games.step(moves)  # type: ignore[arg-type]


@pytest.mark.parametrize("move", [0, -1, 81, 1 << 40])
def test_an_illegal_move_is_refused_before_anything_is_played(move: int) -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    before = games.observations.copy()
    with pytest.raises(BadInput, match=f"move {move} is not legal in game 1"):
        games.step([2, move])
    assert (games.observations == before).all()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"count": 0}, "at least one game"),
        ({"reward": "glory"}, "choose one of: margin, win, score"),
        ({"players": 6}, "for 2 to 5 players, not 6"),
        ({"ruleset": "2012"}, "there is no set of rules '2012'"),
        ({"seed": -1}, "from 0 to 2\\^63 - 1, not -1"),
        ({"worker": -1}, "from 0 to 2\\^64 - 1, not -1"),
        ({"observation": 3}, "the observations 1 and 2, not 3"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, object], message: str) -> None:
    usual: dict[str, object] = {"ruleset": "2011", "players": 3, "count": 2, "seed": 1}
    with pytest.raises(BadInput, match=message):
        VectorGames(**{**usual, **settings})  # type: ignore[arg-type]


def test_a_game_of_another_table_is_not_restored() -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    with pytest.raises(BadInput, match="game 0 has 3 players, not 4"):
        games.restore(0, new_game("2011", 4, 1))
    with pytest.raises(BadInput, match="a game is a number from 0 to 1, not 2"):
        games.save(2)


def test_the_arrays_cannot_be_written() -> None:
    games = VectorGames("2011", players=3, count=2, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        games.observations[0, 0] = 1
