"""PettingZoo: connect four, an environment for learning programs, which cannot be copied."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from quebec.bench.subject import SEED, Subject, chooser


def subjects() -> list[Subject]:
    module = import_module("pettingzoo.classic.connect_four_v3")
    return [
        _subject("pettingzoo-connect-four", module.env()),
        _subject("pettingzoo-raw", module.raw_env()),
    ]


def _subject(name: str, environment: Any) -> Subject:
    """With its usual wrappers, or raw."""
    environment.reset(seed=SEED)
    play = agent_by_agent(environment)
    return Subject(name, "connect-four", 2, environment.reset, play, copy=None)


def agent_by_agent(environment: Any) -> Callable[[int], int]:
    """Plays games of a PettingZoo environment, as its documentation shows."""
    choose = chooser()

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            environment.reset()
            while True:
                observation, _reward, ended, cut_short, _info = environment.last()
                if ended or cut_short:
                    break
                environment.step(choose(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return play
