"""R7: taking a leader, and what leaders do."""

from __future__ import annotations

import pytest

from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyEnded,
    DistrictOffered,
    LeaderTaken,
    StageConstructed,
    TokenPlaced,
    TurnBegan,
    WorkersMoved,
)
from quebec.engine.reasons import Reason
from tests.tables import facts_of_kind, position

# ---- R7.1: taking one ---------------------------------------------------------------------------


def test_example_the_first_three_takers_activate_none_one_and_two() -> None:
    """R7.1: and choose among those that are left."""
    table = position(active=(3, 3, 3))
    table.play("leader")
    assert table.options() == {"political", "economic", "cultural", "citadelle"}
    assert table.play("cultural") == [LeaderTaken(0, "cultural"), TurnBegan(1, 1)]

    assert table.play("leader") == [WorkersMoved(1, 1, "passive", "active")]
    assert table.options() == {"political", "economic", "citadelle"}
    assert table.why_not("cultural") == Reason("leader_taken", {"leader": "cultural", "by": 0})
    assert table.why_not("skip") == Reason("cannot_skip", {})
    assert table.play("economic") == [LeaderTaken(1, "economic"), TurnBegan(2, 1)]

    assert table.play("leader political") == [
        WorkersMoved(2, 2, "passive", "active"),
        LeaderTaken(2, "political"),
        TurnBegan(0, 1),
    ]
    assert [table.hand(seat) for seat in range(3)] == [(3, 22), (4, 21), (5, 20)]
    assert [table.holder(name) for name in ("cultural", "economic", "political")] == [0, 1, 2]
    assert table.why_not("leader") == Reason("has_leader", {"leader": "cultural"})


@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4])
def test_as_many_are_activated_as_leaders_were_taken_before(taken: int) -> None:
    """R7.1"""
    names = ["religious", "political", "economic", "cultural"]
    leaders = {name: seat for seat, name in enumerate(names[:taken])}
    table = position(players=5, turn=4, active=(3, 3, 3, 3, 0), leaders=leaders)
    table.play("leader")
    if taken < 4:
        assert table.options() == {*names[taken:], "citadelle"}
        table.play(names[3])
        assert table.hand(4) == (taken, 20 - taken)
    else:  # the last one is not asked for; three of the four go on to the citadelle's zone
        assert table.holder("citadelle") == 4
        assert table.hand(4) == (4, 13)


def test_workers_are_activated_before_the_leader_is_chosen() -> None:
    """R7.1: so they are seen at the question which leader."""
    table = position(active=(1, 3, 3), leaders={"economic": 1, "political": 2})
    assert table.play("leader") == [WorkersMoved(0, 2, "passive", "active")]
    assert table.asked() == (0, "leader")
    assert table.hand(0) == (3, 22)
    assert table.play("cultural") == [LeaderTaken(0, "cultural"), TurnBegan(1, 1)]
    assert table.hand(0) == (3, 22)


@pytest.mark.parametrize(("supply", "activated"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_taking_a_leader_activates_what_the_supply_has(supply: int, activated: int) -> None:
    """R7.1, R1.4"""
    table = position(
        active=(1, 3, 3), passive=(supply, 9, 9), leaders={"economic": 1, "political": 2}
    )
    table.play("leader cultural")
    assert table.hand(0) == (1 + activated, supply - activated)


def test_a_leader_can_be_taken_once_a_century() -> None:
    """R7.1: and is kept until the century ends."""
    table = position(active=(3, 3, 3), available=[])
    table.play("leader cultural send rel send rel")
    assert "leader" not in table.options()
    assert table.why_not("leader") == Reason("has_leader", {"leader": "cultural"})
    assert table.holder("cultural") == 0

    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert table.holder("cultural") is None
    table.play(sorted(table.free_sites())[0])
    table.play("leader")
    assert table.options() == {"political", "economic", "cultural", "citadelle"}
    # The count starts anew: the first of century II activates nobody.
    assert table.play("political")[0] == LeaderTaken(1, "political")
    assert table.play("leader cultural")[0] == WorkersMoved(2, 1, "passive", "active")


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
@pytest.mark.parametrize(("event", "activated"), [("1756", 0), ("1759", 2), ("1775", 2)])
def test_under_event_1756_nobody_is_activated(ruleset: str, event: str, activated: int) -> None:
    """R7.1"""
    table = position(ruleset, century=2, events=[event], leaders={"economic": 1, "political": 2})
    facts = table.play("leader cultural")
    assert table.hand(0) == (3 + activated, 22 - activated)
    assert LeaderTaken(0, "cultural") in facts


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_under_event_1763_nobody_can_take_a_leader(ruleset: str) -> None:
    """R7.1: with 3–5 players nobody gets the neutral architect either."""
    table = position(
        ruleset, century=2, events=["1763"], available=["por1", "por2", "por3", "arc1"]
    )
    for site in ("por1", "por2", "por3"):
        assert "leader" not in table.options()
        assert table.why_not("leader") == Reason("leaders_closed", {"event": "1763"})
        table.play("start")
        assert table.decision is not None
        assert table.decision.kind == "site"
        table.play(site)
    assert table.architect("neutral") is None


def test_event_1763_does_not_concern_the_neutral_architect_of_two_players() -> None:
    """R7.1"""
    table = position(
        "2011-events",
        2,
        century=2,
        events=["1763"],
        architects={"neutral": "her1"},
        stages={"her1": [1]},
        available=["por1", "por2", "por3"],
    )
    assert table.why_not("leader") == Reason("leaders_closed", {"event": "1763"})
    table.play("start por1 por2")
    assert table.architect(0) == "por1"
    assert table.architect("neutral") == "por2"
    assert table.token("her1") == (1, 1)


@pytest.mark.parametrize("century", [1, 3, 4])
def test_leaders_are_open_in_the_other_centuries(century: int) -> None:
    """R7.1"""
    table = position("2026", century=century, events=["1763"], leaders={"economic": 1})
    assert "leader" in table.options()
    table.play("leader cultural")
    assert table.hand(0) == (4, 21)


# ---- R7.2: Citadelle ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("active", "passive", "left", "moved"),
    [
        (3, 5, (3, 2), [(3, "passive")]),
        (3, 3, (3, 0), [(3, "passive")]),
        (3, 2, (2, 0), [(2, "passive"), (1, "active")]),
        (3, 1, (1, 0), [(1, "passive"), (2, "active")]),
        (3, 0, (0, 0), [(3, "active")]),
        (4, 0, (1, 0), [(3, "active")]),
        (2, 0, (0, 0), [(2, "active")]),
        (1, 1, (0, 0), [(1, "passive"), (1, "active")]),
        (0, 1, (0, 0), [(1, "passive")]),
    ],
)
def test_citadelle_sends_three_passive_workers_first(
    active: int, passive: int, left: tuple[int, int], moved: list[tuple[int, str]]
) -> None:
    """R7.2: active ones for the shortage; all there are if fewer than three."""
    table = position(active=(active, 3, 3), passive=(passive, 9, 9))
    facts = table.play("leader citadelle")
    assert facts == [
        LeaderTaken(0, "citadelle"),
        *[WorkersMoved(0, number, source, "citadelle") for number, source in moved],
        TurnBegan(1, 1),
    ]
    assert table.hand(0) == left
    assert table.in_zone("citadelle") == (sum(number for number, _ in moved), 0, 0)


def test_citadelle_sends_workers_after_the_activation() -> None:
    """R7.2: two of the four passive ones are active by then, so one active worker must go."""
    table = position(active=(0, 3, 3), passive=(4, 9, 9), leaders={"political": 1, "economic": 2})
    facts = table.play("leader citadelle")
    assert facts == [
        WorkersMoved(0, 2, "passive", "active"),
        LeaderTaken(0, "citadelle"),
        WorkersMoved(0, 2, "passive", "citadelle"),
        WorkersMoved(0, 1, "active", "citadelle"),
        TurnBegan(1, 1),
    ]
    assert table.hand(0) == (1, 0)


def test_citadelle_does_nothing_else() -> None:
    """R7.2: nothing at a completion, nothing at a stage, no second sending."""
    table = position(
        active=(2, 3, 3),
        architects={0: "pro1"},
        stages={"pro1": [0]},
        leaders={"citadelle": 0},
        available=["por1", "por2"],
    )
    assert facts_of_kind(table.play("stage"), DistrictOffered) == []
    table.play("send rel send rel")
    facts = table.play("start por1")
    assert table.in_zone("citadelle") == (0, 0, 0)
    assert table.in_zone("religion") == (4, 1, 1)
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 2)]
    assert table.scores == (0, 0, 0)


@pytest.mark.parametrize("leader", ["religious", "political", "economic", "cultural"])
def test_other_leaders_do_nothing_at_once(leader: str) -> None:
    """R7.2, R7.3"""
    table = position(
        players=4,
        architects={0: "pro1", 1: "man1"},
        stages={"pro1": [0], "man1": [0]},
        zones={"religion": (2, 1, 1, 1)},
        tokens={"por1": (0, 1)},
    )
    facts = table.play(f"leader {leader}")
    assert facts == [LeaderTaken(0, leader), TurnBegan(1, 1)]
    assert table.asked() == (1, "action")


def test_a_leader_works_for_its_holder_as_soon_as_it_is_taken() -> None:
    """R7.2: Political in the very next turn of somebody else."""
    table = position(architects={1: "pro1"}, stages={"pro1": [0]}, available=["por1", "por2"])
    table.play("leader political start")
    assert table.asked() == (0, "zone")


# ---- R7.3: Economic -----------------------------------------------------------------------------


def test_example_the_neutral_architect_comes_in_by_a_later_start() -> None:
    """R7.3: it begins off the board; Cultural was taken before, so 1 worker is activated."""
    table = position(active=(0, 3, 3), leaders={"cultural": 1}, available=["por1", "por2", "por3"])
    facts = table.play("leader economic")
    assert facts == [
        WorkersMoved(0, 1, "passive", "active"),
        LeaderTaken(0, "economic"),
        TurnBegan(1, 1),
    ]
    assert table.architect("neutral") is None

    table.play("send rel send rel start")
    assert table.options() == {"own", "neutral"}
    facts = table.play("neutral por2")
    assert facts == [
        ArchitectPlaced(0, True, "por2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.architect("neutral") == "por2"
    assert table.architect(0) is None
    assert table.hand(0) == (4, 21)


def test_the_neutral_architect_comes_in_through_the_mansion_district() -> None:
    """R7.3"""
    table = position(
        active=(2, 3, 3),
        architects={1: "man1"},
        leaders={"economic": 0},
        available=["por1", "por2"],
    )
    facts = table.play("stage")
    assert facts[-1] == DistrictOffered(0, "mansion", "man1")
    assert table.options() == {"own", "neutral", "skip"}
    facts = table.play("neutral por1")
    assert facts == [
        ArchitectPlaced(0, True, "por1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]


def test_what_is_true_of_your_own_architect_is_true_of_the_neutral_one() -> None:
    """R7.3: its building takes stages, gives you no district, and brings you its token."""
    table = position(
        active=(3, 3, 3),
        architects={"neutral": "por1"},
        stages={"por1": [1]},
        leaders={"economic": 0},
        available=["arc1", "arc2"],
    )
    assert table.play("stage") == [
        WorkersMoved(0, 3, "active", "por1"),
        StageConstructed(0, "por1", 2),
        TurnBegan(1, 1),
    ]
    table.play("send rel send rel")
    assert table.play("start neutral") == [
        ArchitectLeft(0, True, "por1"),
        WorkersMoved(1, 3, "por1", "economy"),
        WorkersMoved(0, 3, "por1", "economy"),
        BuildingCompleted("por1", 2),
        TokenPlaced(0, "por1", 2),
    ]
    assert table.play("arc2") == [
        ArchitectPlaced(0, True, "arc2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.token("por1") == (0, 2)


def test_the_neutral_architect_is_yours_until_the_end_of_the_century() -> None:
    """R7.3"""
    table = position(
        architects={"neutral": "her1", 1: "por1"},
        stages={"her1": [0]},
        leaders={"economic": 0},
        available=[],
        turn=2,
    )
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 2)]
    assert table.architect("neutral") is None
    table.play(sorted(table.free_sites())[0])
    table.play("start")  # seat 0 has no choice of an architect any more
    assert table.asked() == (0, "site")
    table.play(sorted(table.free_sites())[0])
    assert table.architect("neutral") is None
    # Whoever takes the leader next gets it, off the board at first.
    table.play("leader economic send rel send rel start")
    assert table.asked() == (1, "architect")
    assert table.built_by("por1") == ()


# ---- R7.4, R7.5: two and three players ----------------------------------------------------------


def test_two_players_have_a_political_and_an_economic_leader_of_their_own() -> None:
    """R7.4"""
    table = position(players=2)
    table.play("leader")
    assert table.options() == {"political2", "economic2", "cultural", "citadelle"}
    for leader in ("political", "economic", "religious"):
        assert table.why_not(leader) == Reason("leader_not_in_game", {"leader": leader})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_do_not_have_the_leaders_of_two(players: int) -> None:
    """R7.4"""
    table = position(players=players)
    table.play("leader")
    for leader in ("political2", "economic2"):
        assert table.why_not(leader) == Reason("leader_not_in_game", {"leader": leader})


@pytest.mark.parametrize("players", [2, 3])
def test_for_two_or_three_the_religious_leader_is_out_and_not_counted(players: int) -> None:
    """R7.5"""
    table = position(players=players)
    table.play("leader")
    assert len(table.options()) == 4
    assert table.why_not("religious") == Reason("leader_not_in_game", {"leader": "religious"})
    first = table.play("cultural")
    assert facts_of_kind(first, WorkersMoved) == []  # the absent one was not counted
    second = table.play("leader citadelle")
    assert second[0] == WorkersMoved(1, 1, "passive", "active")


@pytest.mark.parametrize("players", [4, 5])
def test_for_four_or_five_the_religious_leader_is_in_and_counted(players: int) -> None:
    """R7.5"""
    table = position(players=players)
    table.play("leader")
    assert "religious" in table.options()
    table.play("religious")
    assert table.holder("religious") == 0
    assert table.play("leader cultural")[0] == WorkersMoved(1, 1, "passive", "active")
