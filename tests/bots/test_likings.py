"""What a player likes, found from its turns: quebec.engine.thinking.likings."""

from __future__ import annotations

from random import Random

import pytest

from quebec.bots.characters import Kind
from quebec.bots.judges import LEARNED
from quebec.engine import new_game
from quebec.engine.thinking.likings import (
    NUMBERS,
    OF_ROW,
    PACE,
    UNITS,
    Alternatives,
    Choice,
    Likings,
    model_shares,
)
from quebec.engine.thinking.meter import Meter
from quebec.engine.thinking.options import Options


def test_every_number_has_a_unit() -> None:
    assert len(UNITS) == NUMBERS == 4 + len(OF_ROW)
    assert min(UNITS) > 0.0


def test_alternatives_are_the_ends_that_a_search_finds() -> None:
    state = new_game("2011", 3, 5)
    learned = Kind("plain").value(state)
    ends = Alternatives(state, learned, [LEARNED.value(state)], Meter()).of(state)
    options = Options(state, LEARNED.value(state), Meter()).of(state)
    assert {end.key for end in ends} == {option.key for option in options}
    worth = {end.key: end.worths[0] for end in ends}
    assert all(worth[option.key] == option.worth for option in options)


def test_a_character_is_judged_as_it_judges_itself() -> None:
    """It shares what the learned evaluation sees; only what it likes is added."""
    state = new_game("2011", 4, 2)
    for kind in (Kind("hasty", pace=9.0), Kind("group", likes={"main": (2.0, 1.0)}, rival=0.4)):
        ends = Alternatives(state, Kind("plain").value(state), [kind.value(state)], Meter()).of(
            state
        )
        alone = Options(state, kind.value(state), Meter()).of(state)
        worth = {end.key: end.worths[0] for end in ends}
        assert [worth[option.key] for option in alone] == [option.worth for option in alone]


def drawn(weights: list[float], chance: Random, count: int) -> list[Choice]:
    """Choices of somebody who takes what is best by these weights."""
    found = []
    for _ in range(count):
        state = new_game("2011", 3, chance.getrandbits(32))
        for _ in range(chance.randrange(60)):
            state.play(chance.choice(state.legal_moves()))
        while not state.asking().always:
            state.play(chance.choice(state.legal_moves()))
        ends = Alternatives(state, Kind("plain").value(state), [], Meter()).of(state)
        worths = [sum(map(float.__mul__, end.numbers, weights)) for end in ends]
        found.append(Choice([end.numbers for end in ends], worths.index(max(worths))))
    return found


@pytest.mark.strength
def test_likings_are_found_from_choices() -> None:
    chance = Random(4)
    weights = list(Likings().weights)
    weights[PACE] = 9.0
    weights[8] = 5.0
    likings, unknown = Likings(), Likings()
    for choice in drawn(weights, chance, 60):
        likings.add(choice)
    for _ in range(5):
        likings.fit()
    held_out = drawn(weights, chance, 60)
    foreseen = [sum(one.chance(choice) > 0.5 for choice in held_out) for one in (likings, unknown)]
    assert foreseen[0] >= 52
    assert foreseen[0] > foreseen[1] + 8


def test_nothing_is_liked_before_anything_was_chosen() -> None:
    likings = Likings()
    before = list(likings.weights)
    likings.fit()
    assert list(likings.weights) == before
    taste = likings.taste()
    assert (taste.points, taste.rival, taste.pace) == (0.0, 0.0, 0.0)
    assert set(taste.own) == {0.0}


def test_a_fit_is_never_worse_than_what_was_known() -> None:
    likings = Likings()
    for choice in drawn([1.0] * int(NUMBERS), Random(1), 8):
        likings.add(choice)
        before = likings._fits(likings.weights)
        likings.fit()
        assert likings._fits(likings.weights) >= before


def test_turns_are_shared_out_between_models() -> None:
    """Half of the turns fit the first model only, half the second."""
    turns = [[0.9, 0.01, 0.3], [0.01, 0.9, 0.3]] * 20
    shares = model_shares(turns, [1.0] * 40, [0.3, 0.3, 0.3], 50)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] == pytest.approx(shares[1], abs=0.02)
    assert shares[2] < 0.1


def test_a_turn_that_counts_more_moves_the_shares_further() -> None:
    turns = [[0.9, 0.1], [0.1, 0.9]]
    later = model_shares(turns, [0.5, 1.0], [1.0, 1.0], 30)
    assert later[1] > later[0]
