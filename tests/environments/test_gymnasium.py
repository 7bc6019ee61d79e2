"""Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quebec.engine import MOVES, RULESETS, BadInput, IllegalMove
from quebec.environments.gymnasium import QuebecEnv, QuebecVectorEnv


def test_it_passes_their_check() -> None:
    check_env(gymnasium.make("Quebec-2026-3p-v2", render_mode="ansi").unwrapped)


def test_all_tables_have_an_id() -> None:
    for ruleset in RULESETS:
        for table in ruleset.tables:
            made = gymnasium.make(f"Quebec-{ruleset.name}-{table.players}p-v2")
            observation, info = made.reset(seed=1)
            assert made.observation_space.contains(observation)
            assert (observation["action_mask"] == info["action_mask"]).all()


def play_on(environment: QuebecEnv, observation: dict[str, Any]) -> tuple[float, dict[str, Any]]:
    """Plays first legal moves to the end; returns all rewards, and the last info."""
    total, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        assert environment.state.decider() == environment.seat
        move = int(np.flatnonzero(observation["action_mask"])[0])
        observation, reward, over, _cut, info = environment.step(move)
        total += reward
    return total, info


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_one_seat_plays_against_bots(reward: str) -> None:
    environment = QuebecEnv(
        "2011-family", players=3, opponents=["greedy", "random"], seat=1, reward=reward
    )
    observation, info = environment.reset(seed=5)
    assert info["seat"] == 1
    before = environment.state.score[1]
    total, info = play_on(environment, observation)
    scores = info["scores"]
    best = max(scores[0], scores[2])
    expected = {
        "score": scores[1] - before,
        "margin": scores[1] - best,
        "win": 0.0 if scores[1] < best else 1.0,
    }
    assert total == expected[reward]


def test_the_same_seed_is_the_same_game() -> None:
    environment = QuebecEnv("2011-family", players=2, opponents=["random"])
    first = play_on(environment, environment.reset(seed=3)[0])
    again = play_on(environment, environment.reset(seed=3)[0])
    assert first[1]["scores"] == again[1]["scores"]


def test_an_illegal_move_ends_the_game_or_is_an_error() -> None:
    environment = QuebecEnv(seat=0)
    environment.reset(seed=1)
    _observation, reward, over, _cut, info = environment.step(37)
    assert (reward, over) == (-1, True)
    assert info["illegal"].key == "not_asked"
    strict = QuebecEnv(seat=0, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(37)


@pytest.mark.parametrize("illegal", ["end", "error"])
@pytest.mark.parametrize(
    ("action", "message"),
    [
        (81, "a move is a number from 0 to 80, not 81"),
        (-1, "a move is a number from 0 to 80, not -1"),
        (0.5, "a move is a number from 0 to 80, not 0.5"),
        ("start", "a move is a number from 0 to 80, not 'start'"),
    ],
)
def test_what_is_no_action_is_an_error(illegal: str, action: Any, message: str) -> None:
    environment = QuebecEnv(illegal=illegal)
    environment.reset(seed=1)
    with pytest.raises(BadInput, match=message):
        environment.step(action)


def test_a_step_before_the_first_game_says_what_to_do() -> None:
    with pytest.raises(BadInput, match=r"there is no game yet; reset\(\) deals one"):
        QuebecEnv().step(0)


def test_many_games_step_together() -> None:
    vector = gymnasium.make_vec(
        "Quebec-2011-family-2p-v2", num_envs=3, vectorization_mode="vector_entry_point"
    )
    assert isinstance(vector.unwrapped, QuebecVectorEnv)
    observations, _info = vector.reset(seed=4)
    alone = QuebecEnv("2011-family", players=2)
    single, _info = alone.reset(seed=5)
    assert (observations["observation"][1] == single["observation"]).all()
    ended = 0
    for _ in range(150):
        assert vector.observation_space.contains(observations)
        moves = observations["action_mask"].argmax(axis=1)
        observations, rewards, over, _cut, _info = vector.step(moves)
        assert rewards.shape == (3,)
        ended += int(over.sum())
    assert ended >= 1


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": ["random", "random", "random"]}, "one bot for all other seats, or 2, not 3"),
        ({"opponents": ["nobody"]}, "nobody"),
        ({"seat": 3}, "from 0 to 2, or None for any, not 3"),
        ({"illegal": "shrug"}, '"end" or "error"'),
        ({"players": 6}, "for 3 to 5 players, not 6"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput, match=message):
        QuebecEnv(**settings)
    assert len(MOVES) == 81
