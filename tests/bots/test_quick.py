"""The quick player: it watches with few models, and compares its best turns by the replies."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.learned import LearnedBot
from quebec.bots.past import Past
from quebec.bots.quick import POSITIONS, QuickBot
from quebec.engine import Move, State, new_game


def game(one: QuickBot, seed: int, players: int = 3) -> tuple[State, list[Move]]:
    """It plays a game with greedy bots; what it chose."""
    state, chance = new_game("2026" if players > 2 else "2011", players, seed), Random(seed)
    past, chosen = Past(state), list[Move]()
    others = make_bot("greedy")
    while not state.is_over:
        bot = one if state.decider() == 0 else others
        move = ask(bot, state, Budget(), chance, past)
        if bot is one:
            chosen.append(move)
        state.play(move)
        past.moved(state)
    return state, chosen


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.strength
def test_the_same_game_has_the_same_answers(players: int) -> None:
    assert game(QuickBot(), 4, players)[1] == game(QuickBot(), 4, players)[1]


def test_a_choice_takes_few_positions() -> None:
    state = new_game("2011", 4, 2)
    bot = QuickBot()
    ask(bot, state, Budget(), Random(1), Past(state))
    tree = bot._search._kept
    assert tree is not None
    # What has begun is followed to its end.
    assert 0 < int(tree.meter.positions) < POSITIONS + 150


def test_without_a_past_it_is_the_learned_player() -> None:
    state = new_game("2026", 3, 7)
    bot, learned = QuickBot(), LearnedBot()
    for _ in range(12):
        expected = learned.choose(state.copy(), Budget(), Random(3))
        assert ask(bot, state, Budget(), Random(3)) in state.legal_moves()
        assert bot.choose(state.copy(), Budget(), Random(3)) == expected
        state.play(expected)
    assert bot.evaluate(state) == learned.evaluate(state)
