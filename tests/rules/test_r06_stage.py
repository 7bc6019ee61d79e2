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
from quebec.engine.state import State
from tests.tables import (
    architect,
    asked,
    built_by,
    condition,
    hand,
    in_zone,
    ledger,
    options,
    play,
    position,
    token,
    told,
)


def test_a_stage_goes_on_any_building_under_construction_with_room() -> None:
    """R6.1: own, somebody else's or the neutral one; not on full ones, nor where nobody builds."""
    s = position(
        active=(3, 3, 3),
        architects={0: "pro1", 1: "arc1", 2: "her1", "neutral": "por1"},
        stages={"pro1": [1, 1], "her1": [2, 2, 2]},
        leaders={"economic": 2},
        tokens={"tra1": (1, 2)},
        available=["jew1"],
    )
    play(s, "stage")
    assert asked(s) == (0, "site")
    assert options(s) == {"pro1", "arc1", "por1"}
    assert s.why_not("her1") == Reason("site_full", {"site": "her1"})
    assert s.why_not("jew1") == Reason("no_architect_there", {"site": "jew1"})
    assert s.why_not("tra1") == Reason("no_architect_there", {"site": "tra1"})
    assert s.why_not("skip") == Reason("cannot_skip", {})
    facts = play(s, "pro1")
    assert facts == [
        WorkersMoved(0, 2, "active", "pro1"),
        StageConstructed(0, "pro1", 3),
        TurnBegan(1, 1),
    ]
    assert built_by(s, "pro1") == (1, 1, 0)


@pytest.mark.parametrize(
    ("active", "within_means"),
    [(1, {"arc1", "tra1"}), (2, {"arc1", "tra1", "pro1"}), (3, {"arc1", "tra1", "pro1", "por1"})],
)
def test_a_stage_costs_active_workers(active: int, within_means: set[str]) -> None:
    """R6.1: however many passive ones there are."""
    s = position(
        active=(active, 3, 3),
        architects={0: "arc1", 1: "pro1", 2: "por1", "neutral": "tra1"},
        leaders={"economic": 2},
    )
    play(s, "stage")
    assert options(s) == within_means
    for site, cost in (("arc1", 1), ("pro1", 2), ("por1", 3)):
        if cost > active:
            assert s.why_not(site) == Reason("too_few_workers", {"needed": cost, "there": active})
            with pytest.raises(IllegalMove):
                s.play(site)


@pytest.mark.parametrize(("site", "cost"), [("arc1", 1), ("pro1", 2), ("por1", 3)])
@pytest.mark.parametrize("spare", [0, 1, 5])
def test_a_stage_is_paid_precisely(site: str, cost: int, spare: int) -> None:
    """R6.1: never more, never fewer, and no passive worker."""
    s = position(active=(cost + spare, 3, 3), architects={0: site})
    before = hand(s, 0)
    facts = play(s, "stage")
    assert told(facts, WorkersMoved) == [WorkersMoved(0, cost, "active", site)]
    assert hand(s, 0) == (spare, before[1])


@pytest.mark.parametrize("century", [2, 3, 4])
def test_an_old_building_will_do_as_long_as_its_architect_stays(century: int) -> None:
    """R6.1"""
    s = position(century=century, architects={1: "arc1"}, stages={"arc1": [1]})
    assert s.setting.century_of[s.architect[1]] < century
    play(s, "stage skip")
    assert built_by(s, "arc1") == (1, 0)


def test_one_player_may_construct_all_stages() -> None:
    """R6.1"""
    s = position(active=(6, 3, 3), architects={0: "pro1"}, stages={"pro1": [0, 0]})
    play(s, "stage")
    assert built_by(s, "pro1") == (0, 0, 0)


def test_the_third_stage_fills_a_building_but_does_not_complete_it() -> None:
    """R6.2"""
    s = position(
        active=(1, 3, 3),
        architects={0: "her1"},
        stages={"her1": [1, 2]},
        available=["por1", "por2"],
    )
    facts = play(s, "stage")
    assert told(facts, StageConstructed) == [StageConstructed(0, "her1", 3)]
    assert told(facts, BuildingCompleted) == []
    assert told(facts, TokenPlaced) == []
    assert condition(s, "her1") == "under construction"
    assert architect(s, 0) == "her1"
    assert token(s, "her1") == (-1, 0)
    assert in_zone(s, "culture") == (0, 0, 0)
    assert built_by(s, "her1") == (1, 2, 0)
    assert s.why_not("stage") == Reason("no_free_stage", {})

    # Turns of others do not complete it either; its architect's leaving does.
    play(s, "send rel send rel")
    assert condition(s, "her1") == "under construction"
    facts = play(s, "start")
    assert facts[-2:] == [BuildingCompleted("her1", 3), TokenPlaced(0, "her1", 3)]


@pytest.mark.parametrize("seat", [1, 2])
def test_on_a_building_of_somebody_else_the_district_may_be_used(seat: int) -> None:
    """R6.3"""
    s = position(turn=seat, active=(3, 3, 3), architects={0: "por1"})
    facts = play(s, "stage")
    assert facts == [
        WorkersMoved(seat, 3, "active", "por1"),
        StageConstructed(seat, "por1", 1),
        DistrictOffered(seat, "port", "por1"),
    ]
    assert asked(s) == (seat, "do")
    assert s.decision is not None
    assert s.decision.may_skip
    assert s.decision.place == "por1"
    facts = play(s, "do")
    assert facts == [
        WorkersMoved(seat, 3, "passive", "active"),
        TurnBegan((seat + 1) % 3, 1),
    ]


def test_the_district_need_not_be_used() -> None:
    """R6.3"""
    s = position(active=(3, 3, 3), architects={1: "por1"})
    facts = play(s, "stage skip")
    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert hand(s, 0) == (0, 22)


def test_on_your_own_building_you_may_not_use_the_district() -> None:
    """R6.3: even if the other leaders are yours."""
    for leader in ("political", "economic", "cultural", "citadelle"):
        s = position(players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={leader: 0})
        facts = play(s, "stage")
        assert facts == [
            WorkersMoved(0, 3, "active", "por1"),
            StageConstructed(0, "por1", 1),
            TurnBegan(1, 1),
        ]
        assert hand(s, 0) == (0, 19)


def test_the_religious_leader_lifts_the_restriction_for_the_own_building() -> None:
    """R6.3"""
    s = position(players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={"religious": 0})
    facts = play(s, "stage")
    assert facts[-1] == DistrictOffered(0, "port", "por1")
    assert options(s) == {"do", "skip"}
    play(s, "do")
    assert hand(s, 0) == (3, 16)


def test_the_religious_leader_changes_nothing_on_buildings_of_others() -> None:
    """R6.3: the action is offered once."""
    s = position(players=4, active=(3, 3, 3, 3), architects={1: "por1"}, leaders={"religious": 0})
    facts = play(s, "stage do")
    assert told(facts, DistrictOffered) == [DistrictOffered(0, "port", "por1")]
    assert asked(s) == (1, "action")


def test_the_religious_leader_of_somebody_else_does_not_help() -> None:
    """R6.3"""
    s = position(players=4, active=(3, 3, 3, 3), architects={0: "por1"}, leaders={"religious": 1})
    facts = play(s, "stage")
    assert told(facts, DistrictOffered) == []
    assert asked(s) == (1, "action")


def test_the_neutral_building_is_the_economic_leaders_own() -> None:
    """R6.3: no district for the holder, but for everybody else."""
    for seat in range(3):
        s = position(
            turn=seat, active=(3, 3, 3), architects={"neutral": "por1"}, leaders={"economic": 1}
        )
        facts = play(s, "stage")
        assert len(told(facts, DistrictOffered)) == (0 if seat == 1 else 1)
        assert asked(s) == ((2, "action") if seat == 1 else (seat, "do"))


def test_a_district_that_would_do_nothing_is_not_offered() -> None:
    """R6.3: Port with an empty supply."""
    s = position(active=(3, 3, 3), passive=(0, 9, 9), architects={1: "por1"})
    facts = play(s, "stage")
    assert told(facts, DistrictOffered) == []
    assert asked(s) == (1, "action")


def religious_at_the_mansion(stages: list[int]) -> State:
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
    s = religious_at_the_mansion(stages)
    facts = play(s, "stage")
    assert facts == [
        WorkersMoved(0, 2, "active", "man1"),
        StageConstructed(0, "man1", len(stages) + 1),
        DistrictOffered(0, "mansion", "man1"),
    ]
    assert options(s) == {"own", "skip"}
    facts = play(s, "own")
    assert facts == [
        ArchitectLeft(0, False, "man1"),
        *[WorkersMoved(seat, 2, "man1", "economy") for seat in (*stages, 0)],
        BuildingCompleted("man1", len(stages) + 1),
        TokenPlaced(0, "man1", len(stages) + 1),
    ]
    assert asked(s) == (0, "site")
    facts = play(s, "por2")
    assert facts == [
        ArchitectPlaced(0, False, "por2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert token(s, "man1") == (0, len(stages) + 1)
    assert built_by(s, "man1") == ()
    assert hand(s, 0) == (3, 17)


def test_with_the_religious_leader_the_mansion_can_be_declined() -> None:
    """R6.4"""
    s = religious_at_the_mansion([])
    play(s, "stage skip")
    assert architect(s, 0) == "man1"
    assert built_by(s, "man1") == (0,)
    assert asked(s) == (1, "action")


def test_with_the_religious_leader_the_trading_hub_lends_the_mansion_on_the_own_building() -> None:
    """R6.4: the stage that led to it counts there as well."""
    s = position(
        players=4,
        active=(1, 3, 3, 3),
        architects={0: "tra1", 1: "arc1"},
        stages={"tra1": [2]},
        leaders={"religious": 0},
        available=["por1", "por2"],
    )
    facts = play(s, "stage tra1")
    assert facts[-1] == DistrictOffered(0, "trading_hub", "tra1")
    assert asked(s) == (0, "district")
    assert "man" in options(s)
    facts = play(s, "man")
    assert facts == [DistrictChosen(0, "mansion")]
    facts = play(s, "own")
    assert facts == [
        ArchitectLeft(0, False, "tra1"),
        WorkersMoved(2, 1, "tra1", "economy"),
        WorkersMoved(0, 1, "tra1", "economy"),
        BuildingCompleted("tra1", 2),
        TokenPlaced(0, "tra1", 2),
    ]
    play(s, "por1")
    assert architect(s, 0) == "por1"
    assert hand(s, 0) == (3, 18)
    assert asked(s) == (1, "action")


def test_with_the_religious_leader_the_mansion_can_end_the_century_from_the_own_building() -> None:
    """R6.4, R5.3"""
    s = position(
        players=4,
        active=(2, 3, 3, 3),
        architects={0: "man1"},
        stages={"man1": [1, 1]},
        leaders={"religious": 0},
        available=[],
    )
    facts = play(s, "stage own")
    assert told(facts, TokenPlaced) == [TokenPlaced(0, "man1", 3)]
    assert told(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert asked(s) == (0, "site")


def test_example_a_stage_at_business_and_three_passive_workers_elsewhere() -> None:
    """R6.3, R6.1: white (1) has 2 active workers, the second building's district gives nothing."""
    s = position(
        turn=1,
        active=(3, 2, 3),
        architects={0: "bus1", 2: "jew1"},
        stages={"jew1": [2]},
    )
    facts = play(s, "stage")
    assert facts == [
        WorkersMoved(1, 2, "active", "bus1"),
        StageConstructed(1, "bus1", 1),
        DistrictOffered(1, "business", "bus1"),
    ]
    assert asked(s) == (1, "site")
    assert options(s) == {"jew1", "skip"}
    facts = play(s, "jew1")
    assert facts == [
        WorkersMoved(1, 3, "passive", "jew1"),
        StageConstructed(1, "jew1", 2),
        TurnBegan(2, 1),
    ]
    assert hand(s, 1) == (0, 20)
    assert built_by(s, "bus1") == (1,)
    assert built_by(s, "jew1") == (2, 1)
    assert ledger(facts) == []
