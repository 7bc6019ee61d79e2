"""Lessons from games, and nets that are fitted to them."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from quebec.bots.weights_file import part_sizes
from quebec.engine import State, new_game
from quebec.engine.thinking.net import Learned, Net
from quebec.training.fit import (
    SCORE_UNIT,
    Course,
    Parameters,
    Scales,
    as_net,
    beginner,
    errors_of,
    forward,
    gradients,
    learn,
    scales_of,
    shares_of,
    straight,
)
from quebec.training.games import (
    Played,
    pack_games,
    play_game,
    replay,
    unpack_games,
)
from quebec.training.lessons import Lessons, lessons_from, looked_back

HIDDEN, WIDE = 5, 4


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return [play_game("2026", players, Random(players), None) for players in (3, 4, 3)]


@pytest.fixture(scope="module")
def lessons(games: list[Played]) -> dict[int, Lessons]:
    return lessons_from(games, 1.0, Random(1))


def random_net() -> Parameters:
    """A net all of whose weights count."""
    chance = np.random.default_rng(3)
    net = beginner(HIDDEN, WIDE, chance)
    return {
        name: (chance.standard_normal(value.shape) * 0.1).astype(np.float64)
        for name, value in net.items()
    }


def test_games_are_kept_as_they_were_played(games: list[Played]) -> None:
    assert unpack_games(pack_games(games)) == games


def test_a_game_is_replayed_to_its_end(games: list[Played]) -> None:
    seen: list[int] = []
    scores = replay(games[0], lambda state: seen.append(int(state.turn)))
    assert len(scores) == 3
    assert min(scores) > 20
    # Turns go around the table.
    assert {(after - before) % 3 for before, after in pairwise(seen)} == {1}


def test_the_same_chance_plays_the_same_game() -> None:
    first, again, other = (play_game("2011", 2, Random(seed), None) for seed in (1, 1, 2))
    assert first == again != other


def test_lessons_tell_the_end_of_their_own_game(
    games: list[Played], lessons: dict[int, Lessons]
) -> None:
    final = replay(games[2], lambda _: None)
    three = lessons[3]
    assert set(three.game) == {0, 2}
    assert (three.final[three.game == 2] == final).all()
    assert (three.scores <= three.final).all()


def test_playing_and_fitting_compute_the_same(games: list[Played]) -> None:
    """What the compiled engine does with weights is what NumPy fitted."""
    lessons = lessons_from(games, 1.0, Random(1))
    p = random_net()
    for players, number in ((3, 0), (4, 1)):
        here = lessons[players].at(lessons[players].game == number)
        scales = scales_of([here])
        net = Net(*(part.ravel().tolist() for part in as_net(p, scales)))
        wanted = forward(p, scales, here)
        value = Learned(new_game("2026", players, 1), [net] * 4)
        found: list[list[float]] = []
        utilities: list[float] = []

        def see(
            state: State,
            value: Learned = value,
            players: int = players,
            found: list[list[float]] = found,
            utilities: list[float] = utilities,
        ) -> None:
            value.look(state)
            found.append([value.expected[seat] for seat in range(players)])
            utilities.append(value.utility(state, 0))

        replay(games[number], see)
        # The first layer is played in whole parts of 2 to the power -24.
        assert np.array(found) == pytest.approx(wanted.expected, abs=0.01)
        shares = shares_of(wanted.claim)[:, 0]
        assert np.array(utilities) / 10 == pytest.approx(np.log(shares / (1 - shares)), abs=0.01)


def test_weights_come_in_the_sizes_that_the_file_knows(lessons: dict[int, Lessons]) -> None:
    parts = as_net(random_net(), scales_of(list(lessons.values())))
    assert tuple(part.size for part in parts) == part_sizes(HIDDEN, WIDE)


def total_error(p: Parameters, scales: Scales, batch: Lessons) -> tuple[float, float]:
    seen = forward(p, scales, batch)
    squares = float(((seen.expected - batch.wanted) ** 2).mean()) / 2 / SCORE_UNIT**2
    surprise = -float((np.log(shares_of(seen.claim)) * batch.won).sum(axis=1).mean())
    return squares, surprise


@pytest.mark.parametrize("name", list(random_net()))
def test_gradients_are_slopes(name: str, lessons: dict[int, Lessons]) -> None:
    batch = lessons[4].at(slice(40, 60))
    scales = scales_of([lessons[4]])
    p = random_net()
    slope = gradients(p, scales, batch)[name]
    which = 1 if name == "rate" else 0
    for _ in range(4):
        at = tuple(np.random.default_rng(len(name)).integers(size) for size in p[name].shape)
        errors = []
        for off in (1e-4, -1e-4):
            moved = {key: value.copy() for key, value in p.items()}
            moved[name][at] += off
            errors.append(total_error(moved, scales, batch)[which])
        assert slope[at] == pytest.approx((errors[0] - errors[1]) / 2e-4, rel=0.02, abs=1e-5)


def test_a_regression_and_then_a_net_come_nearer_to_the_end(lessons: dict[int, Lessons]) -> None:
    all_of_it = list(lessons.values())
    scales = scales_of(all_of_it)
    chance = np.random.default_rng(1)
    none = beginner(8, 4, chance)
    line = straight(none, scales, all_of_it, 1e-3)
    net = learn(line, scales, all_of_it, Course(10.0, 16, 2e-3, 1e-3, 0.0), chance)
    before, linear, learned = (errors_of(p, scales, all_of_it).score for p in (none, line, net))
    assert learned < linear < before / 5


def test_looking_back_with_full_trust_tells_the_end(lessons: dict[int, Lessons]) -> None:
    three = lessons[3]
    assert (looked_back(three, np.zeros_like(three.final), 1.0).wanted == three.final).all()


def test_looking_back_without_trust_tells_what_comes_next(lessons: dict[int, Lessons]) -> None:
    three = lessons[3]
    expected = np.arange(three.final.size, dtype=np.float32).reshape(three.final.shape)
    wanted = looked_back(three, expected, 0.0).wanted
    last = np.append(np.diff(three.game) != 0, True)
    assert (wanted[last] == three.final[last]).all()
    following = np.nonzero(~last)[0]
    assert (wanted[following] == expected[following + 1]).all()
