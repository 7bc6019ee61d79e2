"""What the learned evaluation looks at, in small positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quebec.engine import DISTRICTS, State
from quebec.engine.board import NEIGHBOURS
from quebec.engine.effects.final import VALUE_OF, groups
from quebec.engine.moves import LEADERS
from quebec.engine.state import AVAILABLE, WAITING
from quebec.engine.thinking.features import (
    DISTRICT_COUNT,
    LEADER_KINDS,
    LEFT_PARTS,
    SEAT_BLOCKS,
    SEAT_FEATURES,
    TABLE_BLOCKS,
    TABLE_FEATURES,
    Features,
)
from quebec.engine.thinking.terms import TERM_COUNT, TERMS, Terms
from tests.tables import game, position
from tools.invariants import TABLES


def seat_row(s: State, seat: int) -> dict[str, list[int]]:
    features = Features(s)
    features.look(s)
    at = seat * SEAT_FEATURES
    found = {}
    for block in SEAT_BLOCKS:
        found[block.name] = [int(features.rows[at + k]) for k in range(block.count)]
        at += block.count
    return found


def table_row(s: State) -> dict[str, list[int]]:
    features = Features(s)
    features.look(s)
    at = s.players * SEAT_FEATURES
    found = {}
    for block in TABLE_BLOCKS:
        found[block.name] = [int(features.rows[at + k]) for k in range(block.count)]
        at += block.count
    return found


def some_of(positions: Iterator[State]) -> Iterator[State]:
    """Now and then a position of a game, before its end."""
    return (s for k, s in enumerate(positions) if k % 17 == 0 and not s.is_over)


def test_the_blocks_fill_the_rows() -> None:
    assert sum(block.count for block in SEAT_BLOCKS) == SEAT_FEATURES
    assert sum(block.count for block in TABLE_BLOCKS) == TABLE_FEATURES
    assert len({block.name for block in SEAT_BLOCKS}) == len(SEAT_BLOCKS)
    assert all(block.count > 0 for block in (*SEAT_BLOCKS, *TABLE_BLOCKS))


def test_there_is_a_place_for_every_leader_and_every_district() -> None:
    """One more needs a new version of the features."""
    assert len(LEADERS) == LEADER_KINDS
    assert len(DISTRICTS) == DISTRICT_COUNT


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_what_both_evaluations_look_at_is_the_same(ruleset: str, players: int) -> None:
    for s in some_of(game(ruleset, players, seed=3)):
        terms = Terms(s)
        terms.look(s)
        for seat in range(players):
            row = seat_row(s, seat)
            term = {name: terms.rows[seat * TERM_COUNT + k] for k, name in enumerate(TERMS)}
            assert row["zones"][0] == term["zones"]
            assert row["arriving"][0] == term["arriving"]
            assert row["final"][0] == term["final"]
            assert row["rising"][0] == term["rising"]
            assert row["rising"][1] / LEFT_PARTS == pytest.approx(term["rising_left"])
            assert row["hosts"][0] == term["hosts"]
            assert row["room"][0] == term["own_room"]
            assert row["joins"][0] == term["own_joins"]
            assert row["joinable"][0] == term["joinable_now"]
            assert sum(row["joinable"][1:]) == term["joinable_later"]
            assert row["goal"][0] == term["goal"]
            assert row["leaderless"][1] / LEFT_PARTS == pytest.approx(term["leaderless"])
            assert sum(row["turn"]) == 1


def test_turns_are_counted_from_whoever_is_next() -> None:
    s = position(players=4).state
    s.begin_turn(2)
    s.advance()
    assert [seat_row(s, seat)["turn"].index(1) for seat in range(4)] == [2, 3, 0, 1]


def test_zones_stand_in_the_order_of_scoring() -> None:
    """R9.1: the citadelle, and in century III the ring from economy on."""
    s = position(century=3, zones={"economy": (3, 1, 0), "citadelle": (0, 0, 2)}).state
    assert seat_row(s, 0)["standing"] == [0, 3, 0, 0, 0]
    assert seat_row(s, 2)["standing"] == [2, 0, 0, 0, 0]
    assert seat_row(s, 0)["margin"] == [-2, 2, 0, 0, 0]
    assert seat_row(s, 0)["most"] == [0, 1, 0, 0, 0]


def test_workers_on_buildings_are_seen_coming() -> None:
    s = position(architects={0: "por1"}, stages={"por1": [0, 1, 1]}).state
    assert seat_row(s, 1)["coming"] == [0, 0, 0, 6, 0]
    assert seat_row(s, 1)["hosts"][0] == 6
    assert seat_row(s, 0)["own_hands"] == [3]
    assert seat_row(s, 0)["stages"] == [0, 0, 1]


def test_groups_and_what_lies_outside() -> None:
    """R12.3"""
    s = position(tokens={"por1": (0, 3), "mun1": (0, 2), "her1": (0, 2)}).state
    row = seat_row(s, 0)
    assert row["main"] == [9, 2]
    assert row["outside"] == [1, 2, 1]
    assert row["raisable"] == [1, 1]


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_sites_beside_the_main_group_are_found_all_over_the_board(
    ruleset: str, players: int
) -> None:
    for s in some_of(game(ruleset, players, seed=5)):
        for seat in range(players):
            of_group: dict[int, list[int]] = {}
            for site, number in enumerate(groups(s)):
                if s.token[site] == seat:
                    of_group.setdefault(number, []).append(site)
            worth = {
                number: sum(VALUE_OF[s.stars[site]] for site in sites)
                for number, sites in of_group.items()
            }
            main = of_group[max(worth, key=lambda number: worth[number])] if worth else []
            beside = {other for site in main for other in NEIGHBOURS[site]}
            row = seat_row(s, seat)
            assert row["joinable"][0] == sum(s.mark[site] == AVAILABLE for site in beside)
            assert sum(row["joinable"][1:]) == sum(s.mark[site] == WAITING for site in beside)
            assert row["joins"][0] == (s.architect[seat] in beside)


def test_a_stage_that_can_be_paid_is_offered_to_others_only() -> None:
    s = position(active=(5, 5, 2), architects={0: "por1"}).state
    assert [sum(seat_row(s, seat)["offered"]) for seat in range(3)] == [0, 1, 0]


def test_the_table_tells_how_near_the_end_of_the_century_is() -> None:
    s = position(available=["ent1", "por2"]).state
    assert table_row(s)["sites"] == [2]
    assert table_row(s)["sites_few"] == [0, 0, 1]
    assert table_row(s)["left"] == [20]
