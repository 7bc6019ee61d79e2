"""R6: constructing a stage, and the action of the district that may follow."""

from __future__ import annotations

import pytest

from quebec.engine import IllegalMove
from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyEnded,
    Declined,
    DistrictChosen,
    DistrictOffered,
    StageConstructed,
    TokenPlaced,
    TurnBegan,
    WorkersMoved,
)
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, ledger, position


def test_a_stage_goes_on_any_building_under_construction_with_room() -> None:
    """R6.1: own, somebody else's or the neutral one; not on full ones, nor where nobody builds."""
    table = position(
        active=(3, 3, 3),
        architects={0: "pro1", 1: "arc1", 2: "her1", "neutral": "por1"},
        stages={"pro1": [1, 1], "her1": [2, 2, 2]},
        leaders={"economic": 2},
        tokens={"tra1": (1, 2)},
        available=["jew1"],
    )
    table.play("stage")
    assert table.asked() == (0, "site")
    assert table.options() == {"pro1", "arc1", "por1"}
    assert table.why_not("her1") == Reason("site_full", {"site": "her1"})
    assert table.why_not("jew1") == Reason("no_architect_there", {"site": "jew1"})
    assert table.why_not("tra1") == Reason("no_architect_there", {"site": "tra1"})
    assert table.why_not("skip") == Reason("cannot_skip", {})
    facts = table.play("pro1")
    assert facts == [
        WorkersMoved(0, 2, "active", "pro1"),
        StageConstructed(0, "pro1", 3),
        TurnBegan(1, 1),
    ]
    assert table.built_by("pro1") == (1, 1, 0)


@pytest.mark.parametrize(
    ("active", "within_means"),
    [(1, {"arc1", "tra1"}), (2, {"arc1", "tra1", "pro1"}), (3, {"arc1", "tra1", "pro1", "por1"})],
)
def test_a_stage_costs_active_workers(active: int, within_means: set[str]) -> None:
    """R6.1: however many passive ones there are."""
    table = position(
        active=(active, 3, 3),
        architects={0: "arc1", 1: "pro1", 2: "por1", "neutral": "tra1"},
        leaders={"economic": 2},
    )
    table.play("stage")
    assert table.options() == within_means
    for site, cost in (("arc1", 1), ("pro1", 2), ("por1", 3)):
        if cost > active:
            assert table.why_not(site) == Reason(
                "too_few_workers", {"needed": cost, "there": active}
            )
            with pytest.raises(IllegalMove):
                table.play(site)


@pytest.mark.parametrize(("site", "cost"), [("arc1", 1), ("pro1", 2), ("por1", 3)])
@pytest.mark.parametrize("spare", [0, 1, 5])
def test_a_stage_is_paid_precisely(site: str, cost: int, spare: int) -> None:
    """R6.1: never more, never fewer, and no passive worker."""
    table = position(active=(cost + spare, 3, 3), architects={0: site})
    before = table.hand(0)
    facts = table.play("stage")
    assert facts_of_kind(facts, WorkersMoved) == [WorkersMoved(0, cost, "active", site)]
    assert table.hand(0) == (spare, before[1])


@pytest.mark.parametrize("century", [2, 3, 4])
def test_an_old_building_will_do_as_long_as_its_architect_stays(century: int) -> None:
    """R6.1"""
    table = position(century=century, architects={1: "arc1"}, stages={"arc1": [1]})
    assert table.state.setting.century_of[table.state.architect[1]] < century
    table.play("stage skip")
    assert table.built_by("arc1") == (1, 0)


def test_one_player_may_construct_all_stages() -> None:
    """R6.1"""
    table = position(active=(6, 3, 3), architects={0: "pro1"}, stages={"pro1": [0, 0]})
    table.play("stage")
    assert table.built_by("pro1") == (0, 0, 0)


def test_the_third_stage_fills_a_building_but_does_not_complete_it() -> None:
    """R6.2"""
    table = position(
        active=(1, 3, 3),
        architects={0: "her1"},
        stages={"her1": [1, 2]},
        available=["por1", "por2"],
    )
    facts = table.play("stage")
    assert facts_of_kind(facts, StageConstructed) == [StageConstructed(0, "her1", 3)]
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert facts_of_kind(facts, TokenPlaced) == []
    assert table.condition("her1") == "under construction"
    assert table.architect(0) == "her1"
    assert table.token("her1") == (-1, 0)
    assert table.in_zone("culture") == (0, 0, 0)
    assert table.built_by("her1") == (1, 2, 0)
    assert table.why_not("stage") == Reason("no_free_stage", {})

    # Turns of others do not complete it either; its architect's leaving does.
    table.play("send rel send rel")
    assert table.condition("her1") == "under construction"
    facts = table.play("start")
    assert facts[-2:] == [BuildingCompleted("her1", 3), TokenPlaced(0, "her1", 3)]


@pytest.mark.parametrize("seat", [1, 2])
def test_on_a_building_of_somebody_else_the_district_may_be_used(seat: int) -> None:
    """R6.3"""
    table = position(turn=seat, active=(3, 3, 3), architects={0: "por1"})
    facts = table.play("stage")
    assert facts == [
        WorkersMoved(seat, 3, "active", "por1"),
        StageConstructed(seat, "por1", 1),
        DistrictOffered(seat, "port", "por1"),
    ]
    assert table.asked() == (seat, "do")
    assert table.decision is not None
    assert table.decision.may_skip
    assert table.decision.place == "por1"
    facts = table.play("do")
    assert facts == [
        WorkersMoved(seat, 3, "passive", "active"),
        TurnBegan((seat + 1) % 3, 1),
    ]


def test_the_district_need_not_be_used() -> None:
    """R6.3"""
    table = position(active=(3, 3, 3), architects={1: "por1"})
    facts = table.play("stage skip")
    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert table.hand(0) == (0, 22)


def test_on_your_own_building_you_may_not_use_the_district() -> None:
    """R6.3: even if the other leaders are yours."""
    for leader in ("political", "economic", "cultural", "citadelle"):
        table = position(
            players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={leader: 0}
        )
        facts = table.play("stage")
        assert facts == [
            WorkersMoved(0, 3, "active", "por1"),
            StageConstructed(0, "por1", 1),
            TurnBegan(1, 1),
        ]
        assert table.hand(0) == (0, 19)


def test_the_religious_leader_lifts_the_restriction_for_the_own_building() -> None:
    """R6.3"""
    table = position(
        players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={"religious": 0}
    )
    facts = table.play("stage")
    assert facts[-1] == DistrictOffered(0, "port", "por1")
    assert table.options() == {"do", "skip"}
    table.play("do")
    assert table.hand(0) == (3, 16)


def test_the_religious_leader_changes_nothing_on_buildings_of_others() -> None:
    """R6.3: the action is offered once."""
    table = position(
        players=4, active=(3, 3, 3, 3), architects={1: "por1"}, leaders={"religious": 0}
    )
    facts = table.play("stage do")
    assert facts_of_kind(facts, DistrictOffered) == [DistrictOffered(0, "port", "por1")]
    assert table.asked() == (1, "action")


def test_the_religious_leader_of_somebody_else_does_not_help() -> None:
    """R6.3"""
    table = position(
        players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={"religious": 1}
    )
    facts = table.play("stage")
    assert facts_of_kind(facts, DistrictOffered) == []
    assert table.asked() == (1, "action")


def test_the_neutral_building_is_the_economic_leaders_own() -> None:
    """R6.3: no district for the holder, but for everybody else."""
    for seat in range(3):
        table = position(
            turn=seat, active=(3, 3, 3), architects={"neutral": "por1"}, leaders={"economic": 1}
        )
        facts = table.play("stage")
        assert len(facts_of_kind(facts, DistrictOffered)) == (0 if seat == 1 else 1)
        assert table.asked() == ((2, "action") if seat == 1 else (seat, "do"))


def test_a_district_that_would_do_nothing_is_not_offered() -> None:
    """R6.3: Port with an empty supply."""
    table = position(active=(3, 3, 3), passive=(0, 9, 9), architects={1: "por1"})
    facts = table.play("stage")
    assert facts_of_kind(facts, DistrictOffered) == []
    assert table.asked() == (1, "action")


def religious_at_the_mansion(stages: list[int]) -> Table:
    return position(
        players=4,
        active=(2, 3, 3, 3),
        architects={0: "man1", 1: "arc1"},
        stages={"man1": stages, "arc1": [1, 1, 1]},
        leaders={"religious": 0},
        available=["por1", "por2"],
    )


@pytest.mark.parametrize("stages", [[], [1], [1, 2]])
def test_with_the_religious_leader_the_mansion_completes_the_own_building(
    stages: list[int],
) -> None:
    """R6.4: with the new stage counted."""
    table = religious_at_the_mansion(stages)
    facts = table.play("stage")
    assert facts == [
        WorkersMoved(0, 2, "active", "man1"),
        StageConstructed(0, "man1", len(stages) + 1),
        DistrictOffered(0, "mansion", "man1"),
    ]
    assert table.options() == {"own", "skip"}
    facts = table.play("own")
    assert facts == [
        ArchitectLeft(0, False, "man1"),
        *[WorkersMoved(seat, 2, "man1", "economy") for seat in (*stages, 0)],
        BuildingCompleted("man1", len(stages) + 1),
        TokenPlaced(0, "man1", len(stages) + 1),
    ]
    assert table.asked() == (0, "site")
    facts = table.play("por2")
    assert facts == [
        ArchitectPlaced(0, False, "por2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.token("man1") == (0, len(stages) + 1)
    assert table.built_by("man1") == ()
    assert table.hand(0) == (3, 17)


def test_with_the_religious_leader_the_mansion_can_be_declined() -> None:
    """R6.4"""
    table = religious_at_the_mansion([])
    table.play("stage skip")
    assert table.architect(0) == "man1"
    assert table.built_by("man1") == (0,)
    assert table.asked() == (1, "action")


def test_with_the_religious_leader_the_trading_hub_lends_the_mansion_on_the_own_building() -> None:
    """R6.4: the stage that led to it counts there as well."""
    table = position(
        players=4,
        active=(1, 3, 3, 3),
        architects={0: "tra1", 1: "arc1"},
        stages={"tra1": [2]},
        leaders={"religious": 0},
        available=["por1", "por2"],
    )
    facts = table.play("stage tra1")
    assert facts[-1] == DistrictOffered(0, "trading_hub", "tra1")
    assert table.asked() == (0, "district")
    assert "man" in table.options()
    facts = table.play("man")
    assert facts == [DistrictChosen(0, "mansion")]
    facts = table.play("own")
    assert facts == [
        ArchitectLeft(0, False, "tra1"),
        WorkersMoved(2, 1, "tra1", "economy"),
        WorkersMoved(0, 1, "tra1", "economy"),
        BuildingCompleted("tra1", 2),
        TokenPlaced(0, "tra1", 2),
    ]
    table.play("por1")
    assert table.architect(0) == "por1"
    assert table.hand(0) == (3, 18)
    assert table.asked() == (1, "action")


def test_with_the_religious_leader_the_mansion_can_end_the_century_from_the_own_building() -> None:
    """R6.4, R5.3"""
    table = position(
        players=4,
        active=(2, 3, 3, 3),
        architects={0: "man1"},
        stages={"man1": [1, 1]},
        leaders={"religious": 0},
        available=[],
    )
    facts = table.play("stage own")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "man1", 3)]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert table.asked() == (0, "site")


def test_example_a_stage_at_business_and_three_passive_workers_elsewhere() -> None:
    """R6.3, R6.1: white (1) has 2 active workers, the second building's district gives nothing."""
    table = position(
        turn=1,
        active=(3, 2, 3),
        architects={0: "bus1", 2: "jew1"},
        stages={"jew1": [2]},
    )
    facts = table.play("stage")
    assert facts == [
        WorkersMoved(1, 2, "active", "bus1"),
        StageConstructed(1, "bus1", 1),
        DistrictOffered(1, "business", "bus1"),
    ]
    assert table.asked() == (1, "site")
    assert table.options() == {"jew1", "skip"}
    facts = table.play("jew1")
    assert facts == [
        WorkersMoved(1, 3, "passive", "jew1"),
        StageConstructed(1, "jew1", 2),
        TurnBegan(2, 1),
    ]
    assert table.hand(1) == (0, 20)
    assert table.built_by("bus1") == (1,)
    assert table.built_by("jew1") == (2, 1)
    assert ledger(facts) == []
