"""OpenSpiel's own tests, its search and its learner."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner
from open_spiel.python.observation import make_observation

from quebec.engine import BadInput
from quebec.environments import openspiel
from quebec.position import cards_of


@pytest.mark.parametrize(
    "settings",
    ["ruleset=rules-2026,players=3,seed=1", "ruleset=rules-2011-family,players=2,seed=2"],
)
def test_it_passes_their_test(settings: str) -> None:
    game = pyspiel.load_game(f"{openspiel.NAME}({settings})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int) -> list[Any]:
    """All states of a random game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([card for card, _share in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state.clone())
    return states


def test_chance_only_draws_the_events() -> None:
    states = played(pyspiel.load_game(openspiel.NAME), 1)
    chance = [k for k, state in enumerate(states) if state.is_chance_node()]
    assert len(chance) == 4
    assert chance[0] == 0
    for century, k in enumerate(chance, 1):
        drawn = states[k + 1].history()[-1]
        assert states[k + 1].table.century == century
        assert states[k + 1].table.event.year == cards_of(century)[drawn]
        assert states[k].action_to_string(pyspiel.PlayerId.CHANCE, drawn).startswith("event ")
    without = played(pyspiel.load_game(f"{openspiel.NAME}(ruleset=rules-2011)"), 1)
    assert not any(state.is_chance_node() for state in without)


def test_returns_are_shares_of_the_win_less_the_average() -> None:
    last = played(pyspiel.load_game(f"{openspiel.NAME}(ruleset=rules-2011,players=4)"), 3)[-1]
    winners = last.table.winners
    expected = [(seat in winners) / len(winners) - 0.25 for seat in range(4)]
    assert last.returns() == pytest.approx(expected)
    assert sum(last.returns()) == pytest.approx(0)


def test_a_clone_goes_its_own_way() -> None:
    game = pyspiel.load_game(openspiel.NAME)
    state = game.new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) != str(twin)
    assert state.table != twin.table


def test_an_observer_tells_the_planes() -> None:
    game = pyspiel.load_game(openspiel.NAME)
    state = played(game, 1)[60]
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["sites"].shape == (30, 44)
    assert observation.tensor.sum() > 0
    assert observation.string_from(state, 1).startswith("quebec/1 2026/1 3 ")


def test_their_search_plays_it() -> None:
    game = pyspiel.load_game(f"{openspiel.NAME}(ruleset=rules-2011-family,players=2)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 1.4, 8, mcts.RandomRolloutEvaluator(1, dice), solve=False, random_state=dice
    )
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 3


def test_their_learner_learns_from_it() -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game(f"{openspiel.NAME}(ruleset=rules-2011-family,players=2)"), seed=1
    )
    learners = [
        tabular_qlearner.QLearner(player, environment.action_spec()["num_actions"])
        for player in range(2)
    ]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([learners[player].step(step).action])
    for learner in learners:
        learner.step(step)
    assert sum(len(learner._q_values) for learner in learners) > 50


def test_a_table_that_no_rules_allow_is_refused() -> None:
    with pytest.raises(BadInput, match="for 3 to 5 players, not 2"):
        openspiel.QuebecGame({"players": 2})
