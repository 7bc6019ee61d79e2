"""R11: the actions of the districts of religion and politics; what all placing has in common.

Seat 0 constructs a stage on the building of seat 1. As there is no other building, the site is not
asked for, so "stage" is followed at once by what the district asks.
"""

from __future__ import annotations

import pytest

from quebec.engine import DISTRICTS, ZONES, Decision, IllegalMove, Reason
from quebec.engine.facts import (
    Declined,
    DistrictChosen,
    DistrictOffered,
    Fact,
    Scored,
    StageConstructed,
    TurnBegan,
    WorkersMoved,
)
from tests.tables import Table, facts_of_kind, position

ALL_ZONES = {"rel", "pol", "eco", "cul", "cit"}
COLOURED = {"rel", "pol", "eco", "cul"}
COST = {
    "archdiocese": ("religion", 1),
    "protestant": ("religion", 2),
    "irish": ("religion", 2),
    "jewish": ("religion", 3),
    "seat_of_government": ("politics", 1),
    "municipal_administration": ("politics", 2),
    "provincial_administration": ("politics", 2),
    "military_administration": ("politics", 3),
    "trading_hub": ("economy", 1),
    "port": ("economy", 3),
    "mansion": ("economy", 2),
    "business": ("economy", 2),
    "heritage_site": ("culture", 1),
    "academic": ("culture", 2),
    "entertainment": ("culture", 2),
    "arts": ("culture", 3),
}
"""R11.2: the table of districts."""
SITE = {
    "archdiocese": "arc1",
    "protestant": "pro1",
    "irish": "iri1",
    "jewish": "jew1",
    "seat_of_government": "sea1",
    "municipal_administration": "mun1",
    "provincial_administration": "prv1",
    "military_administration": "mil1",
}
"""A site at each district of religion and politics."""


def stage_at(
    district: str,
    *,
    left: int = 0,
    passive: int = 9,
    zones: dict[str, tuple[int, ...]] | None = None,
) -> tuple[Table, list[Fact]]:
    """Seat 0 has constructed a stage there, which left it so many active workers."""
    table = position(
        active=(left + COST[district][1], 3, 3),
        passive=(passive, 9, 9),
        architects={1: SITE[district]},
        zones=zones,
    )
    facts = table.play("stage")
    return table, facts


def placed(table: Table) -> dict[str, int]:
    """The zones in which seat 0 has workers."""
    return {zone: table.in_zone(zone)[0] for zone in ZONES if table.in_zone(zone)[0] > 0}


def why_not(table: Table, move: str) -> Reason:
    """The reason against a move, while there is none against what is offered."""
    assert move not in table.options()
    assert {table.why_not(offered) for offered in table.options()} == {None}
    reason = table.why_not(move)
    assert reason is not None, f"{move} is legal"
    return reason


# ---- the table --------------------------------------------------------------------------------


@pytest.mark.parametrize("district", COST)
def test_colour_and_cost_of_each_district(district: str) -> None:
    """R11.2"""
    there = {row.key: (ZONES[row.colour], row.cost) for row in DISTRICTS}

    assert there[district] == COST[district]
    assert len(there) == len(COST)


@pytest.mark.parametrize("district", SITE)
def test_a_stage_offers_its_districts_action(district: str) -> None:
    """R11.2, R6.3"""
    table, facts = stage_at(district, left=1)

    site = SITE[district]
    assert facts == [
        WorkersMoved(0, COST[district][1], "active", site),
        StageConstructed(0, site, 1),
        DistrictOffered(0, district, site),
    ]
    assert table.hand(0) == (1, 9)
    assert table.decision is not None
    assert table.decision.seat == 0
    assert table.decision.may_skip


@pytest.mark.parametrize("district", SITE)
def test_no_district_action_has_to_be_performed(district: str) -> None:
    """R11.1: declining everything changes nothing."""
    table, _ = stage_at(district, left=2, zones={"religion": (2, 1, 0)})

    told_after: list[Fact] = []
    while table.asked()[0] == 0:
        told_after += table.play("skip")

    assert table.hand(0) == (2, 9)
    assert placed(table) == {"religion": 2}
    assert table.scores == (0, 0, 0)
    declined = facts_of_kind(told_after, Declined)
    assert declined
    assert told_after == [*declined, TurnBegan(1, 1)]
    assert declined[0] == Declined(0)


@pytest.mark.parametrize(
    "district",
    [
        "protestant",
        "jewish",
        "municipal_administration",
        "provincial_administration",
        "military_administration",
        "seat_of_government",
    ],
)
def test_a_district_that_places_workers_is_not_asked_if_there_are_none(district: str) -> None:
    """R11.5"""
    table, facts = stage_at(district, left=0, passive=0)

    assert table.asked() == (1, "action")
    assert facts_of_kind(facts, DistrictOffered) == []
    assert facts_of_kind(facts, Declined) == []
    assert facts[-1] == TurnBegan(1, 1)


@pytest.mark.parametrize(
    ("left", "passive", "after"), [(0, 1, (0, 0)), (1, 0, (0, 0)), (1, 1, (1, 0)), (2, 5, (2, 4))]
)
def test_workers_come_from_the_supply_and_active_ones_only_make_up_for_it(
    left: int, passive: int, after: tuple[int, int]
) -> None:
    """R11.1"""
    table, _ = stage_at("protestant", left=left, passive=passive)

    table.play("cit")

    assert table.hand(0) == after
    assert placed(table) == {"citadelle": 1}


# ---- Protestant -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "name"),
    [("rel", "religion"), ("pol", "politics"), ("eco", "economy"), ("cul", "culture")],
)
def test_protestant_places_one_in_the_citadelle_and_one_in_a_coloured_zone(
    zone: str, name: str
) -> None:
    """R11.2"""
    table, _ = stage_at("protestant", left=1)

    facts = table.play(f"cit {zone}")

    assert placed(table) == {"citadelle": 1, name: 1}
    assert table.hand(0) == (1, 7)
    assert facts == [
        WorkersMoved(0, 1, "passive", "citadelle"),
        WorkersMoved(0, 1, "passive", name),
        TurnBegan(1, 1),
    ]


def test_protestant_asks_for_the_citadelle_then_for_a_coloured_zone() -> None:
    """R11.2"""
    table, _ = stage_at("protestant")

    assert table.decision == Decision(0, "place-in-citadelle", "zone", True, "")
    assert table.options() == {"cit", "skip"}
    assert why_not(table, "rel") == Reason("zone_not_offered", {"zone": "religion"})
    table.play("cit")
    assert table.decision == Decision(0, "place-elsewhere", "zone", True, "")
    assert table.options() == COLOURED | {"skip"}
    assert why_not(table, "cit") == Reason("zone_not_offered", {"zone": "citadelle"})


def test_protestant_places_only_the_one_or_the_other_if_one_likes() -> None:
    """R11.1"""
    only_citadelle, _ = stage_at("protestant")
    facts = only_citadelle.play("cit skip")
    assert placed(only_citadelle) == {"citadelle": 1}
    assert facts[1:] == [Declined(0), TurnBegan(1, 1)]

    only_culture, _ = stage_at("protestant")
    facts = only_culture.play("skip cul")
    assert placed(only_culture) == {"culture": 1}
    assert facts[0] == Declined(0)


def test_protestant_takes_one_passive_and_one_active_worker() -> None:
    """R11.1"""
    table, _ = stage_at("protestant", left=2, passive=1)

    facts = table.play("cit rel")

    assert table.hand(0) == (1, 0)
    assert facts[:2] == [
        WorkersMoved(0, 1, "passive", "citadelle"),
        WorkersMoved(0, 1, "active", "religion"),
    ]


def test_protestant_with_a_single_worker_ends_after_the_citadelle() -> None:
    """R11.5: nobody is left to place, so nothing is asked, and nothing was declined."""
    table, _ = stage_at("protestant", left=0, passive=1)

    facts = table.play("cit")

    assert facts == [WorkersMoved(0, 1, "passive", "citadelle"), TurnBegan(1, 1)]


# ---- Irish ------------------------------------------------------------------------------------


def test_irish_activates_one_scores_one_and_places_one() -> None:
    """R11.2"""
    table, _ = stage_at("irish", left=1)

    facts = table.play("do eco")

    assert facts == [
        WorkersMoved(0, 1, "passive", "active"),
        Scored(0, 1, "district", "irish", 1),
        WorkersMoved(0, 1, "passive", "economy"),
        TurnBegan(1, 1),
    ]
    assert table.hand(0) == (2, 7)
    assert placed(table) == {"economy": 1}
    assert table.scores == (1, 0, 0)


def test_irish_begins_with_a_gift_and_is_accepted_as_a_whole() -> None:
    """R11.1, R1.4"""
    table, _ = stage_at("irish")

    assert table.decision == Decision(0, "perform", "do", True, "iri1")
    assert table.options() == {"do", "skip"}
    assert why_not(table, "rel") == Reason("not_asked", {"asked": "do"})
    table.play("do")
    assert table.decision == Decision(0, "place-anywhere", "zone", True, "")
    assert table.options() == ALL_ZONES | {"skip"}


def test_irish_gives_the_activation_and_the_point_even_if_nobody_is_placed() -> None:
    """R11.1"""
    table, _ = stage_at("irish")

    table.play("do skip")

    assert table.hand(0) == (1, 8)
    assert placed(table) == {}
    assert table.scores == (1, 0, 0)


def test_irish_with_one_passive_worker_activates_it_and_may_place_it() -> None:
    """R11.1, R11.2"""
    table, _ = stage_at("irish", left=0, passive=1)

    facts = table.play("do cit")

    assert facts_of_kind(facts, WorkersMoved) == [
        (0, 1, "passive", "active"),
        (0, 1, "active", "citadelle"),
    ]
    assert table.hand(0) == (0, 0)


def test_irish_without_any_worker_still_scores_its_point() -> None:
    """R11.5"""
    table, _ = stage_at("irish", left=0, passive=0)

    facts = table.play("do")

    assert facts == [Scored(0, 1, "district", "irish", 1), TurnBegan(1, 1)]


# ---- Jewish -----------------------------------------------------------------------------------


def test_jewish_places_one_and_moves_two() -> None:
    """R11.2"""
    table, _ = stage_at("jewish", zones={"economy": (3, 0, 0)})

    facts = table.play("rel eco 2 cit")

    assert placed(table) == {"religion": 1, "economy": 1, "citadelle": 2}
    assert table.hand(0) == (0, 8)
    assert facts == [
        WorkersMoved(0, 1, "passive", "religion"),
        WorkersMoved(0, 2, "economy", "citadelle"),
        TurnBegan(1, 1),
    ]


def test_jewish_asks_for_a_zone_then_for_source_number_and_target() -> None:
    """R11.2, R11.4"""
    table, _ = stage_at("jewish", zones={"economy": (3, 1, 0), "politics": (0, 2, 2)})

    assert table.decision == Decision(0, "place-anywhere", "zone", True, "")
    assert table.options() == ALL_ZONES | {"skip"}
    table.play("rel")
    assert table.decision == Decision(0, "shift-from", "zone", True, "")
    assert table.options() == {"rel", "eco", "skip"}
    assert why_not(table, "pol") == Reason("no_workers_there", {"zone": "politics"})
    table.play("eco")
    assert table.decision == Decision(0, "shift-how-many", "number", False, "economy")
    assert table.options() == {"1", "2"}
    assert why_not(table, "0") == Reason("number_not_offered", {"number": 0, "least": 1, "most": 2})
    assert why_not(table, "skip") == Reason("cannot_skip", {})
    table.play("2")
    assert table.decision == Decision(0, "shift-2-to", "zone", False, "economy")
    assert table.options() == {"rel", "pol", "cul", "cit"}
    assert why_not(table, "eco") == Reason("same_zone", {"zone": "economy"})


def test_jewish_moves_a_single_worker_if_one_likes() -> None:
    """R11.1"""
    table, _ = stage_at("jewish", zones={"economy": (3, 0, 0)})
    table.play("skip eco 1")
    assert table.decision == Decision(0, "shift-1-to", "zone", False, "economy")
    assert why_not(table, "eco") == Reason("same_zone", {"zone": "economy"})

    facts = table.play("cul")

    assert facts[0] == WorkersMoved(0, 1, "economy", "culture")
    assert placed(table) == {"economy": 2, "culture": 1}
    assert table.hand(0) == (0, 9)


def test_jewish_may_move_the_worker_it_has_just_placed() -> None:
    """R11.4"""
    table, _ = stage_at("jewish", zones={"religion": (1, 0, 0)})

    table.play("rel rel 2 cit")

    assert placed(table) == {"citadelle": 2}


def test_jewish_moves_no_more_than_stand_in_the_zone() -> None:
    """R11.2: one worker there, so the number is not asked."""
    table, _ = stage_at("jewish", zones={"economy": (1, 4, 0)})

    table.play("skip eco")
    assert table.decision == Decision(0, "shift-1-to", "zone", False, "economy")
    table.play("rel")

    assert placed(table) == {"religion": 1}
    assert table.in_zone("economy") == (0, 4, 0)


def test_jewish_may_place_without_moving() -> None:
    """R11.1"""
    table, _ = stage_at("jewish", zones={"economy": (2, 0, 0)})

    facts = table.play("eco skip")

    assert placed(table) == {"economy": 3}
    assert facts[1:] == [Declined(0), TurnBegan(1, 1)]


def test_jewish_without_workers_to_place_only_moves() -> None:
    """R11.5: the placing is not asked and so not declined."""
    table, facts = stage_at("jewish", left=0, passive=0, zones={"culture": (2, 0, 0)})
    assert table.decision == Decision(0, "shift-from", "zone", True, "")
    assert facts[-1] == DistrictOffered(0, "jewish", "jew1")

    table.play("cul 2 pol")

    assert placed(table) == {"politics": 2}


def test_jewish_has_nothing_to_move_if_nobody_was_placed_and_no_zone_is_held() -> None:
    """R11.5: declining the placing is the only question, even if others stand in zones."""
    table, _ = stage_at("jewish", zones={"culture": (0, 3, 3)})

    facts = table.play("skip")

    assert facts == [Declined(0), TurnBegan(1, 1)]


# ---- Municipal, Provincial, Military ----------------------------------------------------------


@pytest.mark.parametrize(
    ("district", "verb", "zone", "name"),
    [
        ("municipal_administration", "place-municipal", "rel", "religion"),
        ("municipal_administration", "place-municipal", "eco", "economy"),
        ("provincial_administration", "place-provincial", "pol", "politics"),
        ("provincial_administration", "place-provincial", "cul", "culture"),
        ("military_administration", "place-military", "cit", "citadelle"),
    ],
)
@pytest.mark.parametrize("number", [1, 2])
def test_administrations_place_one_or_two_workers_in_one_of_their_zones(
    district: str, verb: str, zone: str, name: str, number: int
) -> None:
    """R11.2, R11.1"""
    table, _ = stage_at(district, left=1)
    assert table.decision == Decision(0, verb, "zone", True, "")

    table.play(zone)
    assert table.decision == Decision(0, "place-how-many", "number", False, name)
    assert table.options() == {"1", "2"}
    assert why_not(table, "0") == Reason("number_not_offered", {"number": 0, "least": 1, "most": 2})
    facts = table.play(f"{number}")

    assert facts == [WorkersMoved(0, number, "passive", name), TurnBegan(1, 1)]
    assert placed(table) == {name: number}
    assert table.hand(0) == (1, 9 - number)


@pytest.mark.parametrize(
    ("district", "offered", "refused"),
    [
        ("municipal_administration", {"rel", "eco"}, {"pol": "politics", "cit": "citadelle"}),
        ("provincial_administration", {"pol", "cul"}, {"rel": "religion", "eco": "economy"}),
        ("military_administration", {"cit"}, {"rel": "religion", "pol": "politics"}),
    ],
)
def test_administrations_offer_their_zones_only(
    district: str, offered: set[str], refused: dict[str, str]
) -> None:
    """R11.2"""
    table, _ = stage_at(district)

    assert table.options() == offered | {"skip"}
    for zone, name in refused.items():
        assert why_not(table, zone) == Reason("zone_not_offered", {"zone": name})


def test_two_workers_are_one_passive_and_one_active_if_the_supply_is_short() -> None:
    """R11.1"""
    table, _ = stage_at("military_administration", left=2, passive=1)

    facts = table.play("cit 2")

    assert facts_of_kind(facts, WorkersMoved) == [
        (0, 1, "passive", "citadelle"),
        (0, 1, "active", "citadelle"),
    ]
    assert table.hand(0) == (1, 0)


@pytest.mark.parametrize(("left", "passive"), [(1, 0), (0, 1)])
def test_with_a_single_worker_the_number_is_not_asked(left: int, passive: int) -> None:
    """R11.1"""
    table, _ = stage_at("municipal_administration", left=left, passive=passive)

    table.play("eco")

    assert placed(table) == {"economy": 1}
    assert table.asked() == (1, "action")


def test_an_illegal_zone_is_refused_and_changes_nothing() -> None:
    """R11.2"""
    table, _ = stage_at("municipal_administration")

    with pytest.raises(IllegalMove) as refusal:
        table.play("pol")

    assert refusal.value.reason == Reason("zone_not_offered", {"zone": "politics"})
    assert table.options() == {"rel", "eco", "skip"}
    assert placed(table) == {}


# ---- Archdiocese, Seat of Government ----------------------------------------------------------


def test_archdiocese_offers_the_other_three_of_religion() -> None:
    """R11.2"""
    table, _ = stage_at("archdiocese")

    assert table.decision == Decision(0, "lend", "district", True, "arc1")
    assert table.options() == {"pro", "iri", "jew", "skip"}
    for other in ("mun", "mil", "por", "bus", "aca", "art"):
        assert why_not(table, other).key == "other_colour"
    assert why_not(table, "mun") == Reason("other_colour", {"district": "municipal_administration"})


def test_seat_of_government_offers_the_other_three_of_politics() -> None:
    """R11.2"""
    table, _ = stage_at("seat_of_government")

    assert table.decision == Decision(0, "lend", "district", True, "sea1")
    assert table.options() == {"mun", "prv", "mil", "skip"}
    assert why_not(table, "iri") == Reason("other_colour", {"district": "irish"})


def test_archdiocese_without_workers_offers_irish_alone() -> None:
    """R11.2, R11.5: its point is always worth something."""
    table, _ = stage_at("archdiocese", left=0, passive=0)

    assert table.options() == {"iri", "skip"}
    assert why_not(table, "pro") == Reason("nothing_to_do", {"district": "protestant"})
    assert why_not(table, "jew") == Reason("nothing_to_do", {"district": "jewish"})


def test_archdiocese_offers_jewish_to_a_player_who_can_only_move() -> None:
    """R11.2, R11.5"""
    table, _ = stage_at("archdiocese", left=0, passive=0, zones={"citadelle": (1, 0, 0)})

    assert table.options() == {"iri", "jew", "skip"}


@pytest.mark.parametrize(
    ("district", "moves", "chosen", "there"),
    [
        ("archdiocese", "pro cit pol", "protestant", {"citadelle": 1, "politics": 1}),
        ("archdiocese", "jew rel rel eco", "jewish", {"economy": 1}),
        ("seat_of_government", "mun eco 2", "municipal_administration", {"economy": 2}),
        ("seat_of_government", "prv pol 1", "provincial_administration", {"politics": 1}),
        ("seat_of_government", "mil cit 2", "military_administration", {"citadelle": 2}),
    ],
)
def test_any_districts_stand_for_an_action_of_choice(
    district: str, moves: str, chosen: str, there: dict[str, int]
) -> None:
    """R11.2"""
    table, _ = stage_at(district)

    facts = table.play(moves)

    assert facts[0] == DistrictChosen(0, chosen)
    assert facts_of_kind(facts, DistrictChosen) == [DistrictChosen(0, chosen)]
    assert placed(table) == there
    assert table.asked() == (1, "action")


def test_archdiocese_as_irish_gives_the_gift_without_asking_twice() -> None:
    """R11.2"""
    table, _ = stage_at("archdiocese")

    facts = table.play("iri cul")

    assert facts == [
        DistrictChosen(0, "irish"),
        WorkersMoved(0, 1, "passive", "active"),
        Scored(0, 1, "district", "irish", 1),
        WorkersMoved(0, 1, "passive", "culture"),
        TurnBegan(1, 1),
    ]


def test_a_chosen_action_can_still_be_done_in_part() -> None:
    """R11.1, R11.2"""
    table, _ = stage_at("seat_of_government")

    facts = table.play("mil skip")

    assert facts == [
        DistrictChosen(0, "military_administration"),
        Declined(0),
        TurnBegan(1, 1),
    ]
