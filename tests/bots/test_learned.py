"""The learned player: honest, repeatable, legal, and stronger than the greedy one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

from quebec.bots import Budget, make_bot
from quebec.bots.bot import ask
from quebec.bots.learned import LearnedBot
from quebec.engine import State, new_game
from quebec.position import cards_of, with_hidden_events
from tests.tables import game
from tools.invariants import TABLES, snapshot

LEARNED = LearnedBot()
NATURAL = Budget()

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)


def positions(ruleset: str, players: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, now and then."""
    for s in islice(game(ruleset, players, seed), 3, None, every):
        if not s.is_over:
            yield s


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_no_choice_and_no_evaluation_depends_on_cards_that_lie_face_down(ruleset: str) -> None:
    """R3.6"""
    seen = {1: 0, 2: 0, 3: 0}
    for s in positions(ruleset, 3, seed=5, every=29):
        if s.century == 4 or seen[s.century] == 1:
            continue
        seen[s.century] += 1
        later = [cards_of(century) for century in range(s.century + 1, 5)]
        twins = [with_hidden_events(s, hidden) for hidden in product(*later)]
        assert len({ask(LEARNED, twin, NATURAL, Random(1)).text for twin in twins}) == 1
        assert len({repr(LEARNED.evaluate(twin)) for twin in twins}) == 1
    assert min(seen.values()) > 0


@every_table
def test_choices_are_legal_and_leave_the_state_alone(ruleset: str, players: int) -> None:
    for s in positions(ruleset, players, seed=4, every=40):
        before = snapshot(s)
        assert LEARNED.choose(s, NATURAL, Random(1)) in s.legal_moves()
        told = LEARNED.evaluate(s)
        assert snapshot(s) == before
        assert {one.move for one in told.moves} == set(s.legal_moves())
        assert sum(told.win_shares) == pytest.approx(1.0)
        assert told.moves[0].win_share == told.win_shares[s.decider()]


@every_table
def test_a_position_has_one_value_whatever_was_looked_at_before(ruleset: str, players: int) -> None:
    found = list(positions(ruleset, players, seed=6, every=19))
    kept = LEARNED.value(found[0])
    for s in [*found, *reversed(found)]:
        fresh = LEARNED.value(s)
        kept.look(s)
        fresh.look(s)
        assert [kept.expected[k] for k in range(players)] == [
            fresh.expected[k] for k in range(players)
        ]
        assert kept.utility(s, 0) == fresh.utility(s, 0)


def test_utility_orders_positions_by_the_share_of_the_win() -> None:
    s = new_game("2011", 3, 1)
    value = LEARNED.value(s)
    value.look(s)
    for seat, points in enumerate((100.0, 110.0, 90.0)):
        value.expected[seat] = points
    first, second, third = (value.utility(s, seat) for seat in range(3))
    assert second > first > third
    value.expected[1] = 120.0
    assert value.utility(s, 0) < first


def test_the_end_of_a_game_is_valued_as_it_is() -> None:
    *_, last = game("2011", 3, seed=1)
    value = LEARNED.value(last)
    value.look(last)
    assert tuple(value.expected[seat] for seat in range(3)) == last.scores
    told = LEARNED.evaluate(last)
    assert {seat for seat, share in enumerate(told.win_shares) if share} == set(last.winners)


def test_the_same_seed_gives_the_same_choice() -> None:
    for s in positions("2011", 3, seed=6, every=30):
        first, again = (ask(make_bot("learned"), s, NATURAL, Random(3)) for _ in range(2))
        assert first is again


@pytest.mark.strength
def test_learned_wins_against_greedy_at_both_seats() -> None:
    """Matches tell how strong it is; here it is seen that the weights belong to the nets."""
    bots = [make_bot("learned"), make_bot("greedy")]
    for own in range(2):
        s = new_game("2011", 2, 502)
        chance = Random(1)
        while not s.is_over:
            s.play(ask(bots[s.decider() != own], s, NATURAL, chance))
        assert s.winners == (own,)
