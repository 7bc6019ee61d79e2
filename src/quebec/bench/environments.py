"""Our environments, played as the peers' own are: by a loop in Python.

`quebec-vector` steps 256 games at once, `quebec-vector-64` 64, with observations and masks; their
moves are drawn inside.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from quebec.bench.peers.connect_four import agent_by_agent
from quebec.bench.subject import SEED, Subject, chooser
from quebec.engine import new_game

RULES = "2026"
PLAYERS = 3
WARM_UP = 900


def subjects() -> list[Subject]:
    return [
        _vector("quebec-vector", 256),
        _vector("quebec-vector-64", 64),
        _pettingzoo("env"),
        _pettingzoo("raw_env"),
        _openspiel(),
    ]


def _vector(name: str, many: int) -> Subject:
    games = import_module("quebec.vector").VectorGames(RULES, PLAYERS, count=many, seed=SEED)
    # They began together, and should not end together.
    for _ in range(WARM_UP):
        games.step(games.sample())

    def play(count: int) -> int:
        steps, ended = 0, 0
        while ended < count:
            ended += len(games.step(games.sample()).places)
            steps += 1
        return steps * many

    return Subject(
        name,
        RULES,
        PLAYERS,
        new_game=lambda: games.deal(0),
        play=play,
        copy=lambda: games.save(1),
    )


def _pettingzoo(kind: str) -> Subject:
    """With PettingZoo's usual wrappers, or raw."""
    module = import_module("quebec.environments.pettingzoo")
    environment = getattr(module, kind)(ruleset=RULES, players=PLAYERS)
    environment.reset(seed=SEED)
    name = "quebec-pettingzoo" if kind == "env" else "quebec-pettingzoo-raw"
    play = agent_by_agent(environment)
    return Subject(name, RULES, PLAYERS, environment.reset, play, copy=None)


def _openspiel() -> Subject:
    import_module("quebec.environments.openspiel")
    game = import_module("pyspiel").load_game("python_quebec")
    random = Random(SEED)
    choose = chooser()

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            state: Any = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(random.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(choose(state.legal_actions()))
                    decisions += 1
        return decisions

    middle = game.new_initial_state()
    middle.apply_action(0)
    return Subject(
        "quebec-openspiel",
        RULES,
        PLAYERS,
        lambda: new_game(RULES, PLAYERS, SEED),
        play,
        middle.clone,
    )
