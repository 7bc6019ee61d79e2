"""What the evaluation looks at, in small positions."""

from __future__ import annotations

import pytest

from quebec.engine import State
from quebec.engine.thinking import terms
from quebec.engine.thinking.terms import TERM_COUNT, TERMS, Terms, century_left
from quebec.engine.thinking.value import HandMade, Weights
from tests.tables import game, position
from tools.invariants import TABLES


def row(s: State, seat: int) -> dict[str, float]:
    looked = Terms(s)
    looked.look(s)
    return {name: looked.rows[seat * TERM_COUNT + k] for k, name in enumerate(TERMS)}


def test_every_term_has_one_place() -> None:
    assert len(set(TERMS)) == len(TERMS) == TERM_COUNT
    places = [getattr(terms, f"{name.upper()}_TERM") for name in TERMS]
    assert places == list(range(TERM_COUNT))


def test_zones_count_what_the_end_of_the_century_would_bring() -> None:
    """R9.2: four in religion, two of them cascade to politics, one of those to economy."""
    s = position(zones={"religion": (4, 1, 0)}).state
    assert [row(s, seat)["zones"] for seat in range(3)] == [7.0, 1.0, 0.0]


def test_workers_on_buildings_are_seen_arriving() -> None:
    s = position(architects={0: "por1"}, stages={"por1": [0, 1, 1]}).state
    assert row(s, 0)["arriving"] == 3.0
    assert row(s, 1)["arriving"] == 6.0 + 3.0
    assert (row(s, 0)["hosts"], row(s, 1)["hosts"]) == (0.0, 6.0)


def test_the_token_to_come_counts_for_whoever_has_the_architect_there() -> None:
    s = position(architects={0: "por1"}, stages={"por1": [1, 1]}).state
    assert row(s, 0)["rising"] == 3.0
    # Six workers are no longer on an unfinished building; one cascades into the hand, to a pair.
    assert row(s, 1)["rising"] == -6.0 + 1.0


def test_own_building() -> None:
    bare = position(architects={0: "por1"}).state
    full = position(architects={0: "por1"}, stages={"por1": [1, 2, 1]}).state
    assert (row(bare, 0)["own_bare"], row(bare, 0)["own_room"]) == (1.0, 9.0)
    assert (row(full, 0)["own_full"], row(full, 0)["own_stages"]) == (1.0, 3.0)
    assert row(bare, 1)["off_board"] == 1.0


def test_a_site_next_to_the_main_group_joins_it() -> None:
    near = position(architects={0: "por1"}, tokens={"mun1": (0, 3), "her1": (0, 2)}).state
    other = position(architects={0: "her2"}, tokens={"mun1": (0, 3), "her1": (0, 2)}).state
    assert row(near, 0)["own_joins"] == 1.0
    assert row(other, 0)["own_joins"] == 0.0


def test_sites_that_can_join_are_counted_by_when_they_can_be_started() -> None:
    s = position(tokens={"por1": (0, 3)}, available=["ent1"]).state
    told = row(s, 0)
    assert told["joinable_now"] == 1.0
    assert told["joinable_later"] + told["joinable_now"] <= 5.0


def test_a_leader_is_worth_more_the_more_is_left() -> None:
    s = position(leaders={"cultural": 1}).state
    assert row(s, 1)["cultural"] == century_left(s) == 1.0
    assert row(s, 1)["leaderless"] == 0.0
    assert row(s, 0)["leaderless"] == 1.0


def test_what_is_left_shrinks_with_sites_and_with_workers() -> None:
    few_sites = position(available=["por1"]).state
    few_hands = position(active=(1, 3, 3), passive=(1, 5, 5)).state
    assert century_left(few_sites) == pytest.approx(1 / 11)
    assert century_left(few_hands) == pytest.approx(2 / 10)


def test_leads_and_chases() -> None:
    s = position(zones={"religion": (5, 4, 0), "economy": (0, 1, 4)}).state
    assert (row(s, 0)["lead"], row(s, 1)["chase"], row(s, 2)["lead"]) == (1.0, 1.0, 2.0)
    assert row(s, 1)["held"] == 2.0


def test_the_goal_of_century_one_counts_until_it_is_scored() -> None:
    """R13.1, 1665: a 3★ token in each colour."""
    tokens = {"por1": (0, 3), "mun1": (0, 3), "pro1": (0, 2)}
    s = position("2026", events=("1665",), tokens=tokens).state
    assert (row(s, 0)["goal"], row(s, 1)["goal"]) == (2.0, 0.0)
    s.goals_scored, s.first_goal = 1, 0
    assert row(s, 0)["goal"] == 0.0


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_value_is_the_score_and_the_weighed_terms(ruleset: str, players: int) -> None:
    column: tuple[float, ...] = (1.0, 2.0, 3.0, 4.0)
    table = dict.fromkeys(TERMS[2:], column)
    weights = Weights(table, ((5.0,) * 4, (6.0,) * 4), envy=0.5)
    for k, s in enumerate(game(ruleset, players, seed=2)):
        if k % 20 or s.is_over:
            continue
        value = HandMade(s, weights)
        value.look(s)
        for seat in range(players):
            told = row(s, seat)
            plain = 5.0 * told.pop("century") + 6.0 * told.pop("left")
            wanted = s.scores[seat] + plain + int(s.century) * sum(told.values())
            assert value.expected[seat] == pytest.approx(wanted)
        others = sum(value.expected[seat] for seat in range(1, players)) / (players - 1)
        assert value.utility(s, 0) == pytest.approx(value.expected[0] - 0.5 * others)
