"""Catanatron: Settlers of Catan in Python."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from quebec.bench.subject import SEED, Subject, chooser

PLAYERS = 4


def subjects() -> list[Subject]:
    game_module = import_module("catanatron.game")
    players_module = import_module("catanatron.models.player")
    colours = list(players_module.Color)[:PLAYERS]
    most_turns: int = game_module.TURNS_LIMIT
    choose = chooser()

    def new_game(seed: int | None = None) -> Any:
        players = [players_module.Player(colour) for colour in colours]
        return game_module.Game(players, seed=seed)

    def is_over(game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= most_turns

    def step(game: Any) -> None:
        game.execute(choose(game.state.playable_actions), validate_action=False)

    start = new_game(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            game = start.copy()
            while not is_over(game):
                step(game)
                decisions += 1
        return decisions

    # Its dice use Python's global random generator, which creating the game has seeded.
    random.seed(SEED)
    middle = start.copy()
    length = _length(middle.copy(), is_over, step)
    for _ in range(length // 2):
        step(middle)
    return [Subject("catanatron", "base", PLAYERS, new_game, play, middle.copy)]


def _length(game: Any, is_over: Any, step: Any) -> int:
    steps = 0
    while not is_over(game):
        step(game)
        steps += 1
    return steps
