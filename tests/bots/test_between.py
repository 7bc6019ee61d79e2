"""The turns between two positions, found from the positions alone."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.between import turns_between
from quebec.bots.bot import ask
from quebec.bots.past import Past
from quebec.engine import new_game
from quebec.engine.thinking.keys import position_key


@pytest.mark.strength
@pytest.mark.parametrize(("rules", "players"), [("2011", 3), ("2026", 4), ("2011-events", 2)])
def test_what_the_others_played_is_found(rules: str, players: int) -> None:
    state, random = new_game(rules, players, seed=1608), Random(3)
    bots = [make_bot(name) for name in ("learned", "imitator", "hurrier", "random")[:players]]
    past, left, before = Past(state), None, 0
    found = missed = 0
    while not state.is_over:
        seat = int(state.decider())
        if seat == 0 and left is not None:
            turns = turns_between(left, state)
            if turns is None:
                missed += 1
            else:
                found += 1
                ended = [position_key(turn.ended) for turn in turns]
                assert ended == [position_key(turn.ended) for turn in past.turns[before:]]
        state.play(ask(bots[seat], state, Budget(), random))
        past.moved(state)
        if seat == 0:
            left, before = state.copy(), len(past.turns)
    assert found > 5 * missed


def test_positions_of_different_games_have_nothing_between_them() -> None:
    one, other = new_game("2026", 3, seed=1), new_game("2026", 3, seed=2)
    one.play(one.legal_moves()[0])
    other.play(other.legal_moves()[-1])
    assert turns_between(one, other) is None
