"""Asking a bot for its move in a real game."""

from random import Random

import pytest

from quebec.bots import Budget
from quebec.bots.bot import NoMove, ask
from quebec.bots.crash import traceback_of, what_broke
from quebec.bots.random_bot import RandomBot
from quebec.engine import Move, State, new_game


class Writes(RandomBot):
    """Answers in notation."""

    def __init__(self, text: str) -> None:
        self.text = text

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return self.text  # type: ignore[return-value]


def test_a_move_in_notation_is_a_move() -> None:
    state = new_game("2026", 3, 1608)
    move = ask(Writes("send"), state, Budget(), Random(1))
    assert move in state.legal_moves()
    assert move.text == "send"


def test_what_is_no_notation_is_refused() -> None:
    with pytest.raises(NoMove) as refused:
        ask(Writes("castle"), new_game("2026", 3, 1608), Budget(), Random(1))
    assert what_broke(refused.value) == "gave 'castle', which is no move"
    assert traceback_of(refused.value) == "", "nothing in the bot has raised an error"
