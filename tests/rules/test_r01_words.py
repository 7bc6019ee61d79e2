"""R1: the words of the rules: zones, tiles, workers, activating, stages, whose a building is."""

from __future__ import annotations

import random

import pytest

from quebec.engine import SITES, ZONES, new_game
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import (
    DistrictOffered,
    StageConstructed,
    TokenPlaced,
    WorkersMoved,
    ZoneScored,
)
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, position

COST_OF_DISTRICT = {
    "arc": 1, "pro": 2, "iri": 2, "jew": 3,
    "sea": 1, "mun": 2, "prv": 2, "mil": 3,
    "tra": 1, "por": 3, "man": 2, "bus": 2,
    "her": 1, "aca": 2, "ent": 2, "art": 3,
}  # fmt: skip


def test_there_are_five_zones_and_four_of_them_form_a_ring() -> None:
    """R1.1"""
    assert ZONES == ("religion", "politics", "economy", "culture", "citadelle")


@pytest.mark.parametrize(
    ("century", "ring"),
    [
        (1, ["religion", "politics", "economy", "culture"]),
        (2, ["politics", "economy", "culture", "religion"]),
        (3, ["economy", "culture", "religion", "politics"]),
    ],
)
def test_the_ring_runs_clockwise_and_closes(century: int, ring: list[str]) -> None:
    """R1.1: from zone to zone each majority of two moves on, and never into the citadelle."""
    table = position(
        century=century,
        turn=2,
        active=(0, 3, 3),
        passive=(0, 5, 5),
        zones=dict.fromkeys(ZONES, (2, 0, 0)),
    )
    facts = table.play("send cit")
    assert [fact.zone for fact in facts_of_kind(facts, ZoneScored)] == ["citadelle", *ring]
    journeys = [
        (f.source, f.target) for f in facts_of_kind(facts, WorkersMoved) if f.target in ZONES
    ]
    # Seat 0 has 2 in the citadelle, then 2 + 1 in every zone of the ring.
    assert journeys == [
        ("active", "citadelle"),
        ("citadelle", ring[0]),
        (ring[0], ring[1]),
        (ring[1], ring[2]),
        (ring[2], ring[3]),
    ]


def test_only_the_coloured_zones_are_open_to_the_political_leader() -> None:
    """R1.1"""
    table = position(architects={0: "por1"}, stages={"por1": [0]}, leaders={"political": 0})
    table.play("start")
    assert table.options() == {"rel", "pol", "eco", "cul"}


def test_every_tile_has_a_colour_and_a_century() -> None:
    """R1.2"""
    table = Table(new_game("2011", 3, seed=5))
    centuries = [table.state.setting.century_of[k] for k in range(44)]
    assert [centuries.count(century) for century in (1, 2, 3, 4)] == [11] * 4
    for site in SITES:
        expected = "available" if centuries[SITE_NUMBER[site.name]] == 1 else "waiting"
        assert table.condition(site.name) == expected


def test_a_tile_is_waiting_then_available_then_under_construction_then_completed() -> None:
    """R1.2"""
    table = position(available=["por1"])
    second = [
        site.name for site in SITES if table.state.setting.century_of[SITE_NUMBER[site.name]] == 2
    ]
    assert table.condition("por1") == "available"
    assert {table.condition(site) for site in second} == {"waiting"}

    table.play("start")  # seat 0 takes the last tile of the century
    assert table.condition("por1") == "under construction"
    assert {table.condition(site) for site in second} == {"waiting"}

    table.play("start")  # seat 1 finds none: century II
    assert table.condition("por1") == "under construction"
    assert {table.condition(site) for site in second} == {"available"}

    table.play(f"{second[0]} start {second[1]} start {second[2]}")  # seat 0 leaves its building
    assert table.condition("por1") == "completed"
    assert [table.condition(site) for site in second[:4]] == [
        *["under construction"] * 3,
        "available",
    ]


def test_there_is_never_a_second_architect_on_a_tile() -> None:
    """R1.2: a tile with an architect, the neutral one included, is not on offer."""
    table = position(available=["por1", "arc1", "jew1", "jew2"], leaders={"economic": 1})
    table.play("start por1 start neutral")
    assert table.options() == {"arc1", "jew1", "jew2"}
    assert table.why_not("por1") == Reason("site_occupied", {"site": "por1"})
    table.play("jew1 start")
    assert table.options() == {"arc1", "jew2"}
    assert table.why_not("jew1") == Reason("site_occupied", {"site": "jew1"})


def test_a_completed_tile_may_have_a_token_of_one_colour_or_none() -> None:
    """R1.2"""
    table = position(
        active=(3, 3, 3),
        architects={0: "por1", 1: "arc1"},
        stages={"por1": [1, 2]},
        available=["jew1", "jew2", "jew3"],
    )
    table.play("start jew1 start jew2")
    assert table.condition("por1") == table.condition("arc1") == "completed"
    assert table.token("por1") == (0, 2)
    assert table.token("arc1") == (-1, 0)


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        ("2011-family", 2),
        ("2011-family", 5),
        ("2011", 2),
        ("2011", 3),
        ("2011-events", 2),
        ("2011-events", 4),
        ("2026", 3),
        ("2026", 5),
    ],
)
def test_no_worker_is_ever_gained_or_lost(ruleset: str, players: int) -> None:
    """R1.3: active, passive, on buildings and in zones always add up to the number at first."""
    chance = random.Random(f"{ruleset} {players}")
    for seed in range(3):
        table = Table(new_game(ruleset, players, seed))
        while not table.is_over:
            table.play(chance.choice(table.legal_moves()))
            for seat in range(players):
                assert min(table.hand(seat)) >= 0
                assert (
                    sum(table.hand(seat)) + table.workers_on_board(seat)
                    == table.state.table.workers
                )
        assert table.state.table.workers == {2: 25, 3: 25, 4: 22, 5: 20}[players]


@pytest.mark.parametrize(("supply", "activated"), [(5, 3), (4, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_activating_takes_what_the_supply_has_and_no_more(supply: int, activated: int) -> None:
    """R1.4"""
    table = position(active=(2, 3, 3), passive=(supply, 9, 9), available=["por1", "por2"])
    facts = table.play("start por1")
    assert table.hand(0) == (2 + activated, supply - activated)
    expected = [WorkersMoved(0, activated, "passive", "active")] if activated else []
    assert facts_of_kind(facts, WorkersMoved) == expected


def test_activating_is_taken_to_the_last_worker_and_not_asked() -> None:
    """R1.4: a ruling; the next decision is already the next player's."""
    table = position(active=(1, 3, 3), available=["por1", "por2"])
    table.play("start por1")
    assert table.hand(0) == (4, 21)
    assert table.asked() == (1, "action")


def test_points_and_workers_of_an_accepted_action_are_not_given_in_part() -> None:
    """R1.4: after accepting, the Port district asks for no number."""
    table = position(active=(3, 3, 3), architects={1: "por1"})
    table.play("stage")
    assert table.options() == {"do", "skip"}
    table.play("do")
    assert table.hand(0) == (3, 19)
    assert table.asked() == (1, "action")


@pytest.mark.parametrize("site", [site.name for site in SITES])
def test_a_stage_costs_what_the_district_of_its_building_prints(site: str) -> None:
    """R1.5"""
    cost = COST_OF_DISTRICT[site[:3]]
    table = position(active=(cost, 3, 3), architects={0: site})
    facts = table.play("stage")
    assert facts[:2] == [
        WorkersMoved(0, cost, "active", site),
        StageConstructed(0, site, 1),
    ]
    assert table.hand(0) == (0, 25 - cost)

    table = position(active=(cost - 1, 3, 3), architects={0: site})
    assert table.why_not("stage") == Reason("too_few_active", {"there": cost - 1})


def test_a_building_takes_three_stages_one_after_the_other_at_one_price() -> None:
    """R1.5"""
    table = position(active=(3, 3, 6), architects={0: "por1"})
    told_of: list[StageConstructed] = []
    for moves in ("stage", "stage skip", "stage skip"):
        told_of += facts_of_kind(table.play(moves), StageConstructed)
    assert told_of == [
        StageConstructed(0, "por1", 1),
        StageConstructed(1, "por1", 2),
        StageConstructed(2, "por1", 3),
    ]
    assert table.built_by("por1") == (0, 1, 2)
    assert [table.state.active[seat] for seat in range(3)] == [0, 0, 3]
    # There is no fourth.
    table = position(active=(9, 3, 3), architects={0: "por1"}, stages={"por1": [0, 1, 2]})
    assert table.why_not("stage") == Reason("no_free_stage", {})


def test_a_building_is_yours_if_your_architect_stands_on_it() -> None:
    """R1.6: then its district gives you nothing, and everybody else something (R6.3)."""
    for seat in range(3):
        table = position(turn=seat, active=(3, 3, 3), architects={1: "por1"})
        facts = table.play("stage")
        offered = [] if seat == 1 else [DistrictOffered(seat, "port", "por1")]
        assert facts_of_kind(facts, DistrictOffered) == offered


def test_the_neutral_building_belongs_to_the_holder_of_the_economic_leader() -> None:
    """R1.6"""
    for seat in range(3):
        table = position(
            turn=seat, active=(3, 3, 3), architects={"neutral": "por1"}, leaders={"economic": 2}
        )
        facts = table.play("stage")
        offered = [] if seat == 2 else [DistrictOffered(seat, "port", "por1")]
        assert facts_of_kind(facts, DistrictOffered) == offered


@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_neutral_building_belongs_to_nobody(seat: int) -> None:
    """R1.6: not even to the holder of the Economic leader."""
    table = position(
        players=2,
        turn=seat,
        active=(3, 3),
        architects={"neutral": "por1"},
        leaders={"economic2": seat},
    )
    facts = table.play("stage")
    assert facts_of_kind(facts, DistrictOffered) == [DistrictOffered(seat, "port", "por1")]


def test_there_are_always_enough_star_tokens() -> None:
    """R1.7: the box has 24 for each player; here one lays the 41st."""
    used = {"por1", "por2", "por3"}
    laid = {site.name: (0, 3) for site in SITES if site.name not in used}
    table = position(
        century=4,
        tokens=laid,
        architects={0: "por1"},
        stages={"por1": [0, 0, 0]},
        available=["por2", "por3"],
    )
    facts = table.play("start por2")
    assert len(laid) == 41
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "por1", 3)]
    assert table.token("por1") == (0, 3)
