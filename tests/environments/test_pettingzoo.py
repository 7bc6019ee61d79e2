"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from quebec.engine import MOVES, BadInput, IllegalMove
from quebec.engine.observation import observe
from quebec.environments.pettingzoo import QuebecEnv, env, raw_env

with warnings.catch_warnings():
    # They import their connect four in a way that they have deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test


@pytest.mark.parametrize("settings", [{}, {"ruleset": "2011", "players": 2, "reward": "score"}])
def test_it_passes_their_tests(
    settings: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        # Of every environment whose observations are dictionaries, such as their own classics.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(env(**settings), num_cycles=400)
        seed_test(lambda: env(**settings), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_their_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It runs for five seconds of their clock.
    clock = iter(range(0, 100_000))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(env())
    assert "turns per second" in capsys.readouterr().out


def played_out(environment: QuebecEnv, seed: int) -> dict[str, float]:
    """A game of the last legal moves; returns what each agent got."""
    environment.reset(seed=seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, _truncated, info = environment.last()
        total[agent] += reward
        assert (observation["action_mask"] == info["action_mask"]).all()
        if terminated:
            assert not observation["action_mask"].any()
            environment.step(None)
            continue
        state = environment.state_of_game
        seat = environment.possible_agents.index(agent)
        assert seat == state.decider()
        assert observation["observation"].tobytes() == observe(state, seat)
        legal = np.flatnonzero(observation["action_mask"])
        assert [MOVES[k] for k in legal] == sorted(state.legal_moves(), key=lambda m: m.index)
        environment.step(int(legal[-1]))
    return total


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_each_agent_gets_its_reward(reward: str) -> None:
    environment = raw_env(players=4, reward=reward)
    total = list(played_out(environment, 3).values())
    state = environment.state_of_game
    if reward == "score":
        assert total == list(state.scores)
    elif reward == "win":
        assert sum(total) == 1
        assert {seat for seat, share in enumerate(total) if share} == set(state.winners)
    else:
        best = sorted(state.scores)
        assert max(total) == best[-1] - best[-2]


def test_without_a_seed_the_next_game_follows() -> None:
    environment = raw_env()
    environment.reset(seed=7)
    first = environment.state_of_game.setting.deal
    environment.reset()
    assert environment.state_of_game.setting.deal != first
    environment.reset(seed=7)
    assert environment.state_of_game.setting.deal == first


def test_it_is_drawn_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    text = raw_env(render_mode="ansi")
    text.reset(seed=1)
    shown = text.render()
    assert isinstance(shown, str)
    assert "por1" in shown
    assert "Century I" in shown
    picture = raw_env(render_mode="rgb_array")
    picture.reset(seed=1)
    before = picture.render()
    picture.step(MOVES.index(next(move for move in MOVES if move.text == "leader")))
    after = picture.render()
    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape == (720, 1200, 3)
    assert before.dtype == np.uint8
    assert (before != after).any()
    human = raw_env(render_mode="human")
    human.reset(seed=1)
    human.step(2)
    assert "por1" in capsys.readouterr().out


def test_bad_settings_and_moves_are_refused() -> None:
    with pytest.raises(BadInput, match="there is no reward 'glory'"):
        raw_env(reward="glory")
    with pytest.raises(BadInput, match="there is no render mode 'film'"):
        raw_env(render_mode="film")
    with pytest.raises(BadInput, match="for 3 to 5 players, not 2"):
        raw_env(players=2)
    environment = raw_env(render_mode="ansi")
    with pytest.raises(BadInput, match=r"there is no game yet; reset\(\) deals one"):
        environment.render()
    environment.reset(seed=1)
    with pytest.raises(IllegalMove, match="por1 is not legal now"):
        environment.step(37)
    with pytest.raises(BadInput, match="from 0 to 80, not 81"):
        environment.step(81)
