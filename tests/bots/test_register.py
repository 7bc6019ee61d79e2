"""Bots by name, by entry point and by place."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Budget, bot_names, make_bot
from quebec.engine import BadInput, new_game


def test_every_name_makes_a_bot_of_that_name_that_plays_a_legal_move() -> None:
    state = new_game("2026", 3, 1)
    for name in bot_names():
        bot = make_bot(name)
        assert bot.name == name
        assert bot.choose(state.copy(), Budget(), Random(1)) in state.legal_moves()


def test_a_bot_can_be_named_by_its_place() -> None:
    assert make_bot("quebec.bots.random_bot:RandomBot").name == "random"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("gready", "unknown_bot"),
        ("quebec.bots.random_bot:Missing", "broken_bot"),
        ("no.such.module:Bot", "broken_bot"),
    ],
)
def test_a_bot_that_cannot_be_made_is_a_clear_error(name: str, key: str) -> None:
    with pytest.raises(BadInput) as caught:
        make_bot(name)
    assert caught.value.reason.key == key
    assert name in str(caught.value)
