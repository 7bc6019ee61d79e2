"""What is called very often leaves nothing behind in memory.

Compiled code may: mypyc never releases an array (`vec`) that interpreted code hands over.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from random import Random

import pytest

from quebec import State, new_game, parse_position, position_text, view, whole_turns
from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.engine.forecast import forecast, worth_of_buildings
from quebec.engine.observation import observe

CALLS = 300
MOST = 50
"""Bytes that a call may leave behind: less than any object."""


def middle_of_a_game() -> State:
    state = new_game("2026", 3, 5)
    chance = Random(1)
    for _ in range(120):
        state.play(chance.choice(state.legal_moves()))
    return state


STATE = middle_of_a_game()
TEXT = position_text(STATE)
EVALUATED = {name: make_bot(name) for name in ("greedy", "learned", "hurrier", "imitator", "quick")}
CALLED: dict[str, Callable[[], object]] = {
    "view": lambda: view(STATE, with_forecast=True),
    "forecast": lambda: forecast(STATE),
    "worth of buildings": lambda: worth_of_buildings(STATE),
    "legal moves": STATE.legal_moves,
    "copy": STATE.copy,
    "position": lambda: position_text(STATE),
    "reading a position": lambda: parse_position(TEXT),
    "observation": lambda: observe(STATE, 0),
    "whole turns": lambda: whole_turns(STATE),
    "a new game": lambda: new_game("2011", 4, 7),
}


def left_behind(call: Callable[[], object], calls: int) -> float:
    """Bytes a call, when caches are full."""
    for _ in range(calls // 10 + 2):
        call()
    gc.collect()
    tracemalloc.start()
    try:
        for _ in range(calls // 10):
            call()
        gc.collect()
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(calls):
            call()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / calls


@pytest.mark.parametrize("name", CALLED)
def test_a_call_leaves_nothing_behind(name: str) -> None:
    assert left_behind(CALLED[name], CALLS) < MOST


@pytest.mark.parametrize("name", EVALUATED)
def test_a_choice_of_a_bot_leaves_nothing_behind(name: str) -> None:
    bot, chance = EVALUATED[name], Random(2)
    assert left_behind(lambda: ask(bot, STATE, Budget(work=50), chance), 40) < MOST


@pytest.mark.parametrize("name", EVALUATED)
def test_an_evaluation_of_a_bot_leaves_nothing_behind(name: str) -> None:
    bot = EVALUATED[name]
    assert left_behind(lambda: bot.evaluate(STATE), 40) < MOST
