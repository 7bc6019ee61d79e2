"""PettingZoo: connect four, an environment for learning programs, which cannot be copied."""

from __future__ import annotations

from importlib import import_module

from quebec.bench.subject import SEED, Subject, chooser


def subjects() -> list[Subject]:
    environment = import_module("pettingzoo.classic.connect_four_v3").env()
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

    environment.reset(seed=SEED)
    return [
        Subject("pettingzoo-connect-four", "connect-four", 2, environment.reset, play, copy=None)
    ]
