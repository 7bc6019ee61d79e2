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
from tests.tables import (
    architect,
    asked,
    built_by,
    free_sites,
    hand,
    holder,
    in_zone,
    options,
    play,
    position,
    token,
    told,
)

# ---- R7.1: taking one ---------------------------------------------------------------------------


def test_example_the_first_three_takers_activate_none_one_and_two() -> None:
    """R7.1: and choose among those that are left."""
    s = position(active=(3, 3, 3))
    play(s, "leader")
    assert options(s) == {"political", "economic", "cultural", "citadelle"}
    assert play(s, "cultural") == [LeaderTaken(0, "cultural"), TurnBegan(1, 1)]

    assert play(s, "leader") == [WorkersMoved(1, 1, "passive", "active")]
    assert options(s) == {"political", "economic", "citadelle"}
    assert s.why_not("cultural") == Reason("leader_taken", {"leader": "cultural", "by": 0})
    assert s.why_not("skip") == Reason("cannot_skip", {})
    assert play(s, "economic") == [LeaderTaken(1, "economic"), TurnBegan(2, 1)]

    assert play(s, "leader political") == [
        WorkersMoved(2, 2, "passive", "active"),
        LeaderTaken(2, "political"),
        TurnBegan(0, 1),
    ]
    assert [hand(s, seat) for seat in range(3)] == [(3, 22), (4, 21), (5, 20)]
    assert [holder(s, name) for name in ("cultural", "economic", "political")] == [0, 1, 2]
    assert s.why_not("leader") == Reason("has_leader", {"leader": "cultural"})


@pytest.mark.parametrize("taken", [0, 1, 2, 3, 4])
def test_as_many_are_activated_as_leaders_were_taken_before(taken: int) -> None:
    """R7.1"""
    names = ["religious", "political", "economic", "cultural"]
    leaders = {name: seat for seat, name in enumerate(names[:taken])}
    s = position(players=5, turn=4, active=(3, 3, 3, 3, 0), leaders=leaders)
    play(s, "leader")
    if taken < 4:
        assert options(s) == {*names[taken:], "citadelle"}
        play(s, names[3])
        assert hand(s, 4) == (taken, 20 - taken)
    else:  # the last one is not asked for; three of the four go on to the citadelle's zone
        assert holder(s, "citadelle") == 4
        assert hand(s, 4) == (4, 13)


def test_workers_are_activated_before_the_leader_is_chosen() -> None:
    """R7.1: so they are seen at the question which leader."""
    s = position(active=(1, 3, 3), leaders={"economic": 1, "political": 2})
    assert play(s, "leader") == [WorkersMoved(0, 2, "passive", "active")]
    assert asked(s) == (0, "leader")
    assert hand(s, 0) == (3, 22)
    assert play(s, "cultural") == [LeaderTaken(0, "cultural"), TurnBegan(1, 1)]
    assert hand(s, 0) == (3, 22)


@pytest.mark.parametrize(("supply", "activated"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_taking_a_leader_activates_what_the_supply_has(supply: int, activated: int) -> None:
    """R7.1, R1.4"""
    s = position(active=(1, 3, 3), passive=(supply, 9, 9), leaders={"economic": 1, "political": 2})
    play(s, "leader cultural")
    assert hand(s, 0) == (1 + activated, supply - activated)


def test_a_leader_can_be_taken_once_a_century() -> None:
    """R7.1: and is kept until the century ends."""
    s = position(active=(3, 3, 3), available=[])
    play(s, "leader cultural send rel send rel")
    assert "leader" not in options(s)
    assert s.why_not("leader") == Reason("has_leader", {"leader": "cultural"})
    assert holder(s, "cultural") == 0

    facts = play(s, "start")
    assert told(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert holder(s, "cultural") is None
    play(s, sorted(free_sites(s))[0])
    play(s, "leader")
    assert options(s) == {"political", "economic", "cultural", "citadelle"}
    # The count starts anew: the first of century II activates nobody.
    assert play(s, "political")[0] == LeaderTaken(1, "political")
    assert play(s, "leader cultural")[0] == WorkersMoved(2, 1, "passive", "active")


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
@pytest.mark.parametrize(("event", "activated"), [("1756", 0), ("1759", 2), ("1775", 2)])
def test_under_event_1756_nobody_is_activated(ruleset: str, event: str, activated: int) -> None:
    """R7.1"""
    s = position(ruleset, century=2, events=[event], leaders={"economic": 1, "political": 2})
    facts = play(s, "leader cultural")
    assert hand(s, 0) == (3 + activated, 22 - activated)
    assert LeaderTaken(0, "cultural") in facts


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_under_event_1763_nobody_can_take_a_leader(ruleset: str) -> None:
    """R7.1: with 3–5 players nobody gets the neutral architect either."""
    s = position(ruleset, century=2, events=["1763"], available=["por1", "por2", "por3", "arc1"])
    for site in ("por1", "por2", "por3"):
        assert "leader" not in options(s)
        assert s.why_not("leader") == Reason("leaders_closed", {"event": "1763"})
        play(s, "start")
        assert s.decision is not None
        assert s.decision.kind == "site"
        play(s, site)
    assert architect(s, "neutral") is None


def test_event_1763_does_not_concern_the_neutral_architect_of_two_players() -> None:
    """R7.1"""
    s = position(
        "2011-events",
        2,
        century=2,
        events=["1763"],
        architects={"neutral": "her1"},
        stages={"her1": [1]},
        available=["por1", "por2", "por3"],
    )
    assert s.why_not("leader") == Reason("leaders_closed", {"event": "1763"})
    play(s, "start por1 por2")
    assert architect(s, 0) == "por1"
    assert architect(s, "neutral") == "por2"
    assert token(s, "her1") == (1, 1)


@pytest.mark.parametrize("century", [1, 3, 4])
def test_leaders_are_open_in_the_other_centuries(century: int) -> None:
    """R7.1"""
    s = position("2026", century=century, events=["1763"], leaders={"economic": 1})
    assert "leader" in options(s)
    play(s, "leader cultural")
    assert hand(s, 0) == (4, 21)


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
    s = position(active=(active, 3, 3), passive=(passive, 9, 9))
    facts = play(s, "leader citadelle")
    assert facts == [
        LeaderTaken(0, "citadelle"),
        *[WorkersMoved(0, number, source, "citadelle") for number, source in moved],
        TurnBegan(1, 1),
    ]
    assert hand(s, 0) == left
    assert in_zone(s, "citadelle") == (sum(number for number, _ in moved), 0, 0)


def test_citadelle_sends_workers_after_the_activation() -> None:
    """R7.2: two of the four passive ones are active by then, so one active worker must go."""
    s = position(active=(0, 3, 3), passive=(4, 9, 9), leaders={"political": 1, "economic": 2})
    facts = play(s, "leader citadelle")
    assert facts == [
        WorkersMoved(0, 2, "passive", "active"),
        LeaderTaken(0, "citadelle"),
        WorkersMoved(0, 2, "passive", "citadelle"),
        WorkersMoved(0, 1, "active", "citadelle"),
        TurnBegan(1, 1),
    ]
    assert hand(s, 0) == (1, 0)


def test_citadelle_does_nothing_else() -> None:
    """R7.2: nothing at a completion, nothing at a stage, no second sending."""
    s = position(
        active=(2, 3, 3),
        architects={0: "pro1"},
        stages={"pro1": [0]},
        leaders={"citadelle": 0},
        available=["por1", "por2"],
    )
    assert told(play(s, "stage"), DistrictOffered) == []
    play(s, "send rel send rel")
    facts = play(s, "start por1")
    assert in_zone(s, "citadelle") == (0, 0, 0)
    assert in_zone(s, "religion") == (4, 1, 1)
    assert told(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 2)]
    assert s.scores == (0, 0, 0)


@pytest.mark.parametrize("leader", ["religious", "political", "economic", "cultural"])
def test_other_leaders_do_nothing_at_once(leader: str) -> None:
    """R7.2, R7.3"""
    s = position(
        players=4,
        architects={0: "pro1", 1: "man1"},
        stages={"pro1": [0], "man1": [0]},
        zones={"religion": (2, 1, 1, 1)},
        tokens={"por1": (0, 1)},
    )
    facts = play(s, f"leader {leader}")
    assert facts == [LeaderTaken(0, leader), TurnBegan(1, 1)]
    assert asked(s) == (1, "action")


def test_a_leader_works_for_its_holder_as_soon_as_it_is_taken() -> None:
    """R7.2: Political in the very next turn of somebody else."""
    s = position(architects={1: "pro1"}, stages={"pro1": [0]}, available=["por1", "por2"])
    play(s, "leader political start")
    assert asked(s) == (0, "zone")


# ---- R7.3: Economic -----------------------------------------------------------------------------


def test_example_the_neutral_architect_comes_in_by_a_later_start() -> None:
    """R7.3: it begins off the board; Cultural was taken before, so 1 worker is activated."""
    s = position(active=(0, 3, 3), leaders={"cultural": 1}, available=["por1", "por2", "por3"])
    facts = play(s, "leader economic")
    assert facts == [
        WorkersMoved(0, 1, "passive", "active"),
        LeaderTaken(0, "economic"),
        TurnBegan(1, 1),
    ]
    assert architect(s, "neutral") is None

    play(s, "send rel send rel start")
    assert options(s) == {"own", "neutral"}
    facts = play(s, "neutral por2")
    assert facts == [
        ArchitectPlaced(0, True, "por2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert architect(s, "neutral") == "por2"
    assert architect(s, 0) is None
    assert hand(s, 0) == (4, 21)


def test_the_neutral_architect_comes_in_through_the_mansion_district() -> None:
    """R7.3"""
    s = position(
        active=(2, 3, 3),
        architects={1: "man1"},
        leaders={"economic": 0},
        available=["por1", "por2"],
    )
    facts = play(s, "stage")
    assert facts[-1] == DistrictOffered(0, "mansion", "man1")
    assert options(s) == {"own", "neutral", "skip"}
    facts = play(s, "neutral por1")
    assert facts == [
        ArchitectPlaced(0, True, "por1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]


def test_what_is_true_of_your_own_architect_is_true_of_the_neutral_one() -> None:
    """R7.3: its building takes stages, gives you no district, and brings you its token."""
    s = position(
        active=(3, 3, 3),
        architects={"neutral": "por1"},
        stages={"por1": [1]},
        leaders={"economic": 0},
        available=["arc1", "arc2"],
    )
    assert play(s, "stage") == [
        WorkersMoved(0, 3, "active", "por1"),
        StageConstructed(0, "por1", 2),
        TurnBegan(1, 1),
    ]
    play(s, "send rel send rel")
    assert play(s, "start neutral") == [
        ArchitectLeft(0, True, "por1"),
        WorkersMoved(1, 3, "por1", "economy"),
        WorkersMoved(0, 3, "por1", "economy"),
        BuildingCompleted("por1", 2),
        TokenPlaced(0, "por1", 2),
    ]
    assert play(s, "arc2") == [
        ArchitectPlaced(0, True, "arc2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert token(s, "por1") == (0, 2)


def test_the_neutral_architect_is_yours_until_the_end_of_the_century() -> None:
    """R7.3"""
    s = position(
        architects={"neutral": "her1", 1: "por1"},
        stages={"her1": [0]},
        leaders={"economic": 0},
        available=[],
        turn=2,
    )
    facts = play(s, "start")
    assert told(facts, CenturyEnded) == [CenturyEnded(1, 2)]
    assert architect(s, "neutral") is None
    play(s, sorted(free_sites(s))[0])
    play(s, "start")  # seat 0 has no choice of an architect any more
    assert asked(s) == (0, "site")
    play(s, sorted(free_sites(s))[0])
    assert architect(s, "neutral") is None
    # Whoever takes the leader next gets it, off the board at first.
    play(s, "leader economic send rel send rel start")
    assert asked(s) == (1, "architect")
    assert built_by(s, "por1") == ()


# ---- R7.4, R7.5: two and three players ----------------------------------------------------------


def test_two_players_have_a_political_and_an_economic_leader_of_their_own() -> None:
    """R7.4"""
    s = position(players=2)
    play(s, "leader")
    assert options(s) == {"political2", "economic2", "cultural", "citadelle"}
    for leader in ("political", "economic", "religious"):
        assert s.why_not(leader) == Reason("leader_not_in_game", {"leader": leader})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_do_not_have_the_leaders_of_two(players: int) -> None:
    """R7.4"""
    s = position(players=players)
    play(s, "leader")
    for leader in ("political2", "economic2"):
        assert s.why_not(leader) == Reason("leader_not_in_game", {"leader": leader})


@pytest.mark.parametrize("players", [2, 3])
def test_for_two_or_three_the_religious_leader_is_out_and_not_counted(players: int) -> None:
    """R7.5"""
    s = position(players=players)
    play(s, "leader")
    assert len(options(s)) == 4
    assert s.why_not("religious") == Reason("leader_not_in_game", {"leader": "religious"})
    first = play(s, "cultural")
    assert told(first, WorkersMoved) == []  # the absent one was not counted
    second = play(s, "leader citadelle")
    assert second[0] == WorkersMoved(1, 1, "passive", "active")


@pytest.mark.parametrize("players", [4, 5])
def test_for_four_or_five_the_religious_leader_is_in_and_counted(players: int) -> None:
    """R7.5"""
    s = position(players=players)
    play(s, "leader")
    assert "religious" in options(s)
    play(s, "religious")
    assert holder(s, "religious") == 0
    assert play(s, "leader cultural")[0] == WorkersMoved(1, 1, "passive", "active")
