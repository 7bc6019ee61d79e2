"""A state is a value: copied, compared, hashed, pickled, told and shown, in both forms."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random

import pytest

import quebec
from quebec.engine import BadInput, State, new_game, whole_turns
from tools.invariants import TABLES


def positions(ruleset: str, players: int, every: int) -> list[State]:
    """Some positions of a random game, its end included."""
    s = new_game(ruleset, players, 8)
    dice = Random(8)
    found = []
    number = 0
    while not s.is_over:
        if number % every == 0:
            found.append(s.copy())
        s.apply(dice.choice(s.legal_moves()).index)
        number += 1
    return [*found, s]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_copy_is_equal_and_goes_its_own_way(ruleset: str, players: int) -> None:
    for s in positions(ruleset, players, every=23):
        twins = [
            copy.copy(s),
            copy.deepcopy(s),
            pickle.loads(pickle.dumps(s)),
            State.from_dict(json.loads(json.dumps(s.to_dict()))),
        ]
        told = s.to_dict()
        for twin in twins:
            assert twin == s
            assert hash(twin) == hash(s)
            assert repr(twin) == repr(s)
            assert twin.legal_moves() == s.legal_moves()
            assert quebec.position_text(twin) == quebec.position_text(s)
            if not s.is_over:
                twin.play(twin.legal_moves()[0])
                assert twin != s
                assert s.to_dict() == told


def test_states_differ_where_anything_differs() -> None:
    s = new_game("2026", 3, 1)
    seen = {s}
    for turn in whole_turns(s):
        seen.add(turn.after)
    assert len(seen) > 10
    assert new_game("2026", 3, 2) not in seen
    assert s != "a state"
    assert new_game("2011", 3, 1) != new_game("2011-family", 3, 1)


def test_a_state_says_what_it_is() -> None:
    s = new_game("2026", 3, 1608)
    assert repr(s) == (
        "<State 2026, 3 players, century 1, scores 0 0 0,"
        " seat 1 chooses (action): start leader send>"
    )
    over = positions("2011-family", 2, every=1000)[-1]
    winners = " and ".join(map(str, over.winners))
    assert repr(over).endswith(f"won by seat {winners}>")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "not a saved state of version 1"),
        ({"active": [1, 2]}, "active has 2 numbers, not 5"),
        ({"mark": ["x"] * 44}, "mark has 'x', not a whole number from 0 to 3"),
        ({"century": 5}, "century is 5, not a whole number from 1 to 4"),
        ({"pending": []}, "pending has 0 entries"),
        ({"pending": [[0, "nonsense", -1]]}, "nothing called 'nonsense'"),
        ({"pending": [[0, "cascade", -1]]}, "cascade asks nobody"),
        ({"pending": [[7, "action", -1]]}, "action cannot be pending for seat 7"),
        ({"pending": 7}, "TypeError"),
        ({"layout": []}, "a layout names 44 tiles"),
        ({"ruleset": "1999"}, "there is no set of rules '1999'"),
    ],
)
def test_what_is_no_state_is_refused(change: dict[str, object], message: str) -> None:
    saved = new_game("2026", 3, 1).to_dict()
    with pytest.raises(BadInput, match=message):
        State.from_dict({**saved, **change})


def test_whole_turns_end_where_somebody_else_chooses() -> None:
    s = new_game("2026", 3, 4)
    dice = Random(4)
    for _ in range(60):
        seat, turn = s.decider(), s.turn
        for moves, after in whole_turns(s):
            again = s.copy()
            for k, move in enumerate(moves):
                assert again.decider() == seat, k
                again.play(move)
            assert again == after
            assert after.is_over or after.turn != turn or after.decider() != seat
        s.play(dice.choice(s.legal_moves()))


def test_numbers_of_a_state_are_ordinary_ones() -> None:
    """The types say so, too: mypy reads this file."""
    s = new_game("2026", 3, 1)
    ready: float = 0.6 * s.active[0] + 0.2 * s.in_zone(0, 1)
    assert ready == pytest.approx(1.8)
    assert sum(s.active[seat] for seat in range(s.players)) == 9


def test_help_has_the_docstrings() -> None:
    """In the compiled form, too, whose compiler leaves them out."""
    assert (State.__doc__ or "").startswith("A game at one moment.")
    assert (State.copy.__doc__ or "").startswith("An independent copy")
    assert (new_game.__doc__ or "").startswith("A new game whose layout")
