"""Copies of a game: alike in everything, and independent."""

from __future__ import annotations

from random import Random

import pytest

from quebec.engine import new_game
from tools.invariants import TABLES, snapshot
from tools.random_play import RandomPlayer


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_copy_goes_on_as_the_game_does(ruleset: str, players: int) -> None:
    s = new_game(ruleset, players, seed=2)
    player = RandomPlayer(Random(2))
    while not s.is_over:
        twin, before = s.copy(), snapshot(s)
        assert snapshot(twin) == before
        move = player.choose(s)
        told = twin.play(move)
        assert snapshot(s) == before, "playing on in a copy leaves the game alone"
        assert s.play(move) == told
        assert snapshot(twin) == snapshot(s)
    assert s.copy().decision is None
