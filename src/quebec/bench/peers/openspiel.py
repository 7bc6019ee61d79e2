"""OpenSpiel: backgammon and hearts in C++, played from Python as its users do."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from quebec.bench.subject import SEED, Subject, chooser

GAMES = {"backgammon": 2, "hearts": 4}


def subjects() -> list[Subject]:
    return [_subject(name, players) for name, players in GAMES.items()]


def _subject(name: str, players: int) -> Subject:
    game = import_module("pyspiel").load_game(name)
    random = Random(SEED)
    choose = chooser()

    def let_chance_decide(state: Any) -> None:
        """Dice and cards: part of the time that a game takes, but nobody's decision."""
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])

    def play_on(state: Any, most: int = 1_000_000) -> int:
        decisions = 0
        while decisions < most and not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            let_chance_decide(state)
            decisions += 1
        return decisions

    start = game.new_initial_state()
    let_chance_decide(start)

    def play(games: int) -> int:
        return sum(play_on(start.clone()) for _ in range(games))

    middle = start.clone()
    play_on(middle, play_on(start.clone()) // 2)
    return Subject(f"openspiel-{name}", name, players, game.new_initial_state, play, middle.clone)
