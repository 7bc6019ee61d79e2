"""R4: a turn: who has no workers left ends the century; one of four actions; no passing."""

from __future__ import annotations

import pytest

from quebec.engine import ZONES, IllegalMove, Move
from quebec.engine.facts import (
    ArchitectPlaced,
    CenturyEnded,
    GameEnded,
    LeaderTaken,
    TurnBegan,
    WorkersMoved,
    ZoneScored,
)
from quebec.engine.moves import LEADERS, MOVES
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, position

# Twenty workers, all of them, on buildings of a game for five.
ALL_ON_BUILDINGS = {"por1": [0, 0, 0], "jew1": [0, 0, 0], "pro1": [0]}


def before_a_turn_without_workers(century: int) -> Table:
    """Seat 2 is on, and then seat 0, whose 25 workers are all in zones."""
    return position(
        century=century,
        turn=2,
        active=(0, 3, 3),
        zones={"religion": (12, 0, 0), "citadelle": (13, 0, 0)},
        architects={0: "por1", 1: "jew1"},
    )


@pytest.mark.parametrize("century", [1, 2, 3])
def test_a_player_without_workers_ends_the_century_and_then_plays(century: int) -> None:
    """R4.1"""
    table = before_a_turn_without_workers(century)
    facts = table.play("send pol")
    assert facts[:3] == [
        WorkersMoved(2, 1, "active", "politics"),
        TurnBegan(0, century),
        CenturyEnded(century, 0),
    ]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    assert facts_of_kind(facts, TurnBegan) == [TurnBegan(0, century)]
    assert table.century == century + 1
    assert table.asked() == (0, "action")
    assert len(table.free_sites()) == 11

    facts = table.play(f"start {sorted(table.free_sites())[0]}")
    assert facts_of_kind(facts, TurnBegan) == [TurnBegan(1, century + 1)]
    assert table.asked() == (1, "action")


def test_a_player_without_workers_ends_the_game_in_century_four() -> None:
    """R4.1: and does not play the turn."""
    table = before_a_turn_without_workers(4)
    facts = table.play("send pol")
    assert facts[1:3] == [TurnBegan(0, 4), CenturyEnded(4, 0)]
    assert isinstance(facts[-1], GameEnded)
    assert table.is_over
    assert table.decision is None
    assert table.legal_moves() == []
    assert table.why_not("start") == Reason("game_over", {})
    # Buildings under construction stay as they are: no placing, no activation (R8.5, R12).
    assert table.architect(0) == "por1"
    assert table.condition("por1") == "under construction"
    assert table.token("por1") == (-1, 0)
    with pytest.raises(IllegalMove, match="game over"):
        table.play("start")


@pytest.mark.parametrize(("active", "passive"), [(1, 0), (0, 1)])
def test_a_single_worker_active_or_passive_keeps_the_century_going(
    active: int, passive: int
) -> None:
    """R4.1"""
    table = position(
        turn=2,
        active=(active, 3, 3),
        passive=(passive, 9, 9),
        zones={"religion": (24, 0, 0)},
    )
    facts = table.play("send pol")
    assert facts[1:] == [TurnBegan(0, 1)]
    assert table.century == 1
    assert ("send" in table.options()) is (active == 1)


@pytest.mark.parametrize("where", ["zones", "buildings", "both"])
def test_it_does_not_matter_where_the_workers_are(where: str) -> None:
    """R4.1"""
    table = position(
        players=5,
        turn=4,
        active=(0, 3, 3, 3, 3),
        zones={"politics": ({"zones": 20, "buildings": 0, "both": 11}[where], 0, 0, 0, 0)},
        architects={0: "por1", 1: "jew1", 2: "pro1"},
        stages={
            "zones": {},
            "buildings": ALL_ON_BUILDINGS,
            "both": {"por1": [0, 0, 0]},
        }[where],
    )
    facts = table.play("send cit")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert table.asked() == (0, "action")


def test_only_the_workers_of_the_player_whose_turn_begins_matter() -> None:
    """R4.1: seat 0 has none, but it is seat 2's turn."""
    table = position(turn=1, active=(0, 3, 3), zones={"religion": (25, 0, 0)})
    facts = table.play("send pol")
    assert facts[1:] == [TurnBegan(2, 1)]
    assert table.asked() == (2, "action")


def test_the_century_does_not_end_when_the_last_worker_is_used() -> None:
    """R4.1: only when the next turn of that player begins."""
    table = position(active=(1, 3, 3), passive=(0, 9, 9), zones={"religion": (24, 0, 0)})
    facts = table.play("send rel")
    assert facts_of_kind(facts, CenturyEnded) == []
    assert table.asked() == (1, "action")
    facts = table.play("send rel")
    assert facts_of_kind(facts, CenturyEnded) == []
    facts = table.play("send rel")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]


def all_on_buildings(century: int = 1) -> Table:
    """Seat 4 is on, and then seat 0, whose 20 workers are all on buildings."""
    return position(
        players=5,
        century=century,
        turn=4,
        active=(0, 3, 3, 3, 3),
        architects={1: "por1", 2: "jew1", 3: "pro1"},
        stages=ALL_ON_BUILDINGS,
    )


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_look_is_not_repeated_for_who_has_everything_on_buildings(century: int) -> None:
    """R4.1: a ruling; one century ends, not one after the other."""
    table = all_on_buildings(century)
    facts = table.play("send cit")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    assert table.hand(0) == (0, 0)
    assert table.built_by("por1") == table.built_by("jew1") == (0, 0, 0)
    assert table.century == century + 1
    assert table.asked() == (0, "action")
    assert table.options() == {"start", "leader"}


def test_a_player_with_everything_on_buildings_starts_and_activates_nobody() -> None:
    """R4.1"""
    table = all_on_buildings()
    table.play("send cit")
    site = sorted(table.free_sites())[0]
    facts = table.play(f"start {site}")
    assert facts == [ArchitectPlaced(0, False, site), TurnBegan(1, 2)]
    assert table.hand(0) == (0, 0)


def test_a_player_with_everything_on_buildings_takes_a_leader_for_nothing() -> None:
    """R4.1, R4.2: even the Citadelle leader, who finds nobody to send."""
    table = all_on_buildings()
    table.play("send cit")
    facts = table.play("leader citadelle")
    assert facts == [LeaderTaken(0, "citadelle"), TurnBegan(1, 2)]
    assert table.hand(0) == (0, 0)
    assert table.in_zone("citadelle") == (0, 0, 0, 0, 0)


def test_all_four_actions_are_on_offer_and_passing_is_not() -> None:
    """R4.2"""
    table = position(active=(1, 3, 3), architects={1: "arc1"})
    assert table.options() == {"start", "stage", "leader", "send"}
    assert table.why_not("skip") == Reason("cannot_skip", {})
    assert table.why_not("arc1") == Reason("not_asked", {"asked": "action"})
    for move in ("start", "stage", "leader", "send"):
        assert table.why_not(move) is None


def test_one_action_and_the_turn_is_over() -> None:
    """R4.2"""
    for moves in ("start por1", "stage skip", "leader cultural", "send rel"):
        table = position(active=(3, 3, 3), architects={1: "her1"}, available=["por1", "por2"])
        facts = table.play(moves)
        assert facts[-1] == TurnBegan(1, 1)
        assert table.asked() == (1, "action")


def test_with_a_leader_and_no_active_worker_one_can_only_start() -> None:
    """R4.2: it is asked all the same, and it is never out of reach."""
    table = position(active=(0, 3, 3), architects={1: "arc1"}, leaders={"cultural": 0})
    assert table.options() == {"start"}
    assert table.asked() == (0, "action")
    assert table.why_not("stage") == Reason("too_few_active", {"there": 0})
    assert table.why_not("leader") == Reason("has_leader", {"leader": "cultural"})
    assert table.why_not("send") == Reason("no_active_worker", {})


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_starting_can_be_chosen_without_a_tile_and_without_an_architect(century: int) -> None:
    """R4.2"""
    table = position(century=century, active=(0, 3, 3), leaders={"cultural": 0}, available=[])
    assert table.options() == {"start"}
    assert table.why_not("start") is None


def test_a_stage_needs_a_building_under_construction() -> None:
    """R4.2"""
    table = position(active=(9, 3, 3))
    assert table.options() == {"start", "leader", "send"}
    assert table.why_not("stage") == Reason("no_free_stage", {})


def test_a_stage_needs_room() -> None:
    """R4.2"""
    full = {"arc1": [0, 1, 2], "her1": [1, 1, 1]}
    table = position(active=(9, 3, 3), architects={0: "arc1", 1: "her1"}, stages=full)
    assert table.why_not("stage") == Reason("no_free_stage", {})
    assert "stage" not in table.options()
    table = position(
        active=(9, 3, 3), architects={0: "arc1", 1: "her1"}, stages={"arc1": [0, 1, 2]}
    )
    assert table.why_not("stage") is None
    # Full and affordable, or with room and too dear, is not enough either.
    table = position(
        active=(2, 3, 3), architects={0: "arc1", 1: "por1"}, stages={"arc1": [0, 1, 2]}
    )
    assert table.why_not("stage") == Reason("too_few_active", {"there": 2})


@pytest.mark.parametrize(("site", "cost"), [("arc1", 1), ("pro1", 2), ("por1", 3)])
def test_a_stage_needs_the_active_workers_it_costs(site: str, cost: int) -> None:
    """R4.2: passive ones do not help."""
    table = position(active=(cost, 3, 3), architects={2: site})
    assert "stage" in table.options()
    table = position(active=(cost - 1, 3, 3), architects={2: site})
    assert "stage" not in table.options()
    assert table.why_not("stage") == Reason("too_few_active", {"there": cost - 1})
    with pytest.raises(IllegalMove) as refused:
        table.play("stage")
    assert refused.value.reason.key == "too_few_active"
    assert refused.value.move.text == "stage"


def test_the_cheapest_building_decides_whether_a_stage_can_be_chosen() -> None:
    """R4.2"""
    table = position(active=(1, 3, 3), architects={0: "por1", 1: "pro1", 2: "arc1"})
    assert "stage" in table.options()


def test_a_leader_needs_to_be_without_one() -> None:
    """R4.2"""
    for seat in range(3):
        table = position(turn=seat, leaders={"political": 1})
        assert ("leader" in table.options()) is (seat != 1)
    table = position(turn=1, leaders={"political": 1})
    assert table.why_not("leader") == Reason("has_leader", {"leader": "political"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whoever_has_no_leader_finds_one(players: int) -> None:
    """R4.2: there are as many leaders as players, or more, so one is always available."""
    table = position(players=players)
    names = [LEADERS[leader] for leader in table.state.table.leaders]
    taken = dict(zip(names, range(1, players), strict=False))
    table = position(players=players, leaders=taken)
    assert "leader" in table.options()
    left = set(names) - set(taken)
    assert left
    table.play("leader")
    if len(left) == 1:
        assert LEADERS[table.state.leader[0]] in left
    else:
        assert table.options() == left


def test_a_leader_can_be_kept_from_everybody_by_an_event() -> None:
    """R4.2, R7.1"""
    table = position("2026", century=2, events=["1763"])
    assert "leader" not in table.options()
    assert table.why_not("leader") == Reason("leaders_closed", {"event": "1763"})


@pytest.mark.parametrize("leader", ["political", "economic", "cultural"])
def test_a_leader_that_does_nothing_for_you_can_be_taken(leader: str) -> None:
    """R4.2: no tile left for the neutral architect, no building, no workers on any."""
    table = position(active=(0, 3, 3), available=[])
    facts = table.play(f"leader {leader}")
    assert facts == [LeaderTaken(0, leader), TurnBegan(1, 1)]
    assert table.holder(leader) == 0


@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_sending_one_worker_to_any_zone(seat: int, zone: str) -> None:
    """R4.3: the citadelle included."""
    active = [0, 0, 0]
    active[seat] = 1
    table = position(turn=seat, active=active, zones={zone: (1, 1, 1)})
    table.play("send")
    assert table.asked() == (seat, "zone")
    assert table.options() == {"rel", "pol", "eco", "cul", "cit"}
    assert table.why_not("skip") == Reason("cannot_skip", {})
    facts = table.play(zone[:3])
    assert facts[0] == WorkersMoved(seat, 1, "active", zone)
    assert len(facts_of_kind(facts, WorkersMoved)) == 1
    assert table.in_zone(zone) == tuple(2 if who == seat else 1 for who in range(3))
    assert table.hand(seat) == (0, 23)
    assert sum(sum(table.in_zone(each)) for each in ZONES) == 4


def test_sending_takes_an_active_worker() -> None:
    """R4.3: passive ones cannot be sent."""
    table = position(active=(0, 3, 3))
    assert table.hand(0) == (0, 25)
    assert "send" not in table.options()
    assert table.why_not("send") == Reason("no_active_worker", {})


def test_a_new_century_does_not_bring_a_new_first_player() -> None:
    """R4.4: whoever's turn ended it, the next one clockwise is on."""
    for seat in range(3):
        table = position(turn=seat, available=[])
        facts = table.play("start")
        assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, seat)]
        assert table.asked() == (seat, "site")
        facts = table.play(sorted(table.free_sites())[0])
        assert facts[-1] == TurnBegan((seat + 1) % 3, 2)
        assert table.asked() == ((seat + 1) % 3, "action")


def test_the_next_player_without_workers_ends_the_new_century_there_and_then() -> None:
    """R4.4"""
    table = position(
        players=5,
        turn=4,
        active=(0, 0, 3, 3, 3),
        architects={0: "por1", 1: "jew1", 2: "mil1", 3: "art1", 4: "pro1"},
        stages={
            "por1": [0, 0, 0],
            "jew1": [0, 0, 0],
            "mil1": [1, 1, 1],
            "art1": [1, 1, 1],
            "pro1": [0, 1],
        },
    )
    facts = table.play("send cit")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    facts = table.play("leader cultural")
    assert facts[:3] == [LeaderTaken(0, "cultural"), TurnBegan(1, 2), CenturyEnded(2, 1)]
    assert table.century == 3
    assert table.asked() == (1, "action")
    assert table.holder("cultural") is None
    facts = table.play("leader cultural")
    assert facts == [LeaderTaken(1, "cultural"), TurnBegan(2, 3)]


def test_a_century_that_ends_with_a_turn_is_scored_before_the_action() -> None:
    """R4.1: the zones are empty when the player chooses."""
    table = before_a_turn_without_workers(1)
    facts = table.play("send pol")
    assert len(facts_of_kind(facts, ZoneScored)) == 5
    assert all(table.in_zone(zone) == (0, 0, 0) for zone in ZONES)
    assert sum(table.hand(0)) == 25


def test_moves_of_other_kinds_are_refused_with_what_is_asked() -> None:
    """R4.2"""
    table = position(active=(3, 3, 3), architects={1: "arc1"})
    table.play("send")
    legal = {move.text for move in table.legal_moves()}
    refused: list[Move] = [move for move in MOVES if move.text not in legal]
    for move in refused:
        expected = "cannot_skip" if move.text == "skip" else "not_asked"
        reason = table.why_not(move)
        assert reason is not None
        assert reason.key == expected
    assert table.why_not("por1") == Reason("not_asked", {"asked": "zone"})
