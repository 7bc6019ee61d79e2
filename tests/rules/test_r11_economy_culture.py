"""R11: the actions of the districts of economy and culture.

Seat 0 constructs a stage on the building of seat 1.
"""

from __future__ import annotations

import pytest

from quebec.engine import Decision, Reason
from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyBegan,
    CenturyEnded,
    Declined,
    DistrictChosen,
    DistrictOffered,
    GameEnded,
    Scored,
    StageConstructed,
    TokenPlaced,
    TokenRaised,
    TurnBegan,
    WorkersMoved,
)
from tests.tables import Table, facts_of_kind, ledger, position


def why_not(table: Table, move: str) -> Reason:
    """The reason against a move, while there is none against what is offered."""
    assert move not in table.options()
    assert {table.why_not(offered) for offered in table.options()} == {None}
    reason = table.why_not(move)
    assert reason is not None, f"{move} is legal"
    return reason


def turn_is_over(table: Table) -> bool:
    return table.asked() == (1, "action")


# ---- Port -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("passive", "activated"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_port_activates_three_or_all_there_are(passive: int, activated: int) -> None:
    """R11.2, R1.4"""
    table = position(active=(4, 3, 3), passive=(passive, 9, 9), architects={1: "por1"})
    facts = table.play("stage")
    assert facts[-1] == DistrictOffered(0, "port", "por1")
    assert table.decision == Decision(0, "perform", "do", True, "por1")
    assert table.options() == {"do", "skip"}

    facts = table.play("do")

    assert facts == [WorkersMoved(0, activated, "passive", "active"), TurnBegan(1, 1)]
    assert table.hand(0) == (1 + activated, passive - activated)


def test_port_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(4, 3, 3), passive=(5, 9, 9), architects={1: "por1"})

    facts = table.play("stage skip")

    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert table.hand(0) == (1, 5)


def test_port_with_an_empty_supply_is_not_asked() -> None:
    """R11.5"""
    table = position(active=(9, 3, 3), passive=(0, 9, 9), architects={1: "por1"})

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert turn_is_over(table)


# ---- Mansion ----------------------------------------------------------------------------------


def test_mansion_starts_a_site_and_completes_the_building_left() -> None:
    """R11.2, R5"""
    table = position(
        active=(2, 3, 3),
        passive=(9, 9, 9),
        architects={0: "pro1", 1: "man1"},
        stages={"pro1": [1, 2]},
        available=("jew1", "por1"),
    )
    table.play("stage man1")
    assert table.decision == Decision(0, "mansion", "architect", True, "")
    assert table.options() == {"own", "skip"}
    assert why_not(table, "neutral") == Reason("neutral_not_yours", {})

    facts = table.play("own por1")

    assert ArchitectLeft(0, False, "pro1") in facts
    assert TokenPlaced(0, "pro1", 2) in facts
    assert facts[-3:] == [
        ArchitectPlaced(0, False, "por1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.in_zone("religion") == (0, 2, 2)
    assert table.hand(0) == (3, 6)
    assert table.architect(0) == "por1"
    assert table.architect(1) == "man1", "the building that gave the action stays as it is"
    assert table.built_by("man1") == (0,)


def test_mansion_starts_with_an_architect_from_off_the_board() -> None:
    """R11.2"""
    table = position(active=(2, 3, 3), architects={1: "man1"}, available=("jew1", "por1"))

    facts = table.play("stage own jew1")

    assert table.architect(0) == "jew1"
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert table.hand(0)[0] == 3


def test_mansion_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(2, 3, 3), passive=(9, 9, 9), architects={0: "pro1", 1: "man1"})

    facts = table.play("stage man1 skip")

    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert table.architect(0) == "pro1"
    assert table.hand(0) == (0, 9)


def test_mansion_starts_with_the_neutral_architect_if_one_has_it() -> None:
    """R11.2, R7.3"""
    table = position(
        active=(2, 3, 3),
        passive=(9, 9, 9),
        architects={0: "pro1", 1: "man1"},
        leaders={"economic": 0},
        available=("jew1", "por1"),
    )
    table.play("stage man1")
    assert table.options() == {"own", "neutral", "skip"}

    facts = table.play("neutral jew1")

    assert ArchitectPlaced(0, True, "jew1") in facts
    assert table.architect("neutral") == "jew1"
    assert table.architect(0) == "pro1"
    assert table.hand(0) == (3, 6)


def test_mansion_is_asked_even_without_a_worker_left() -> None:
    """R11.5: a start does something all the same."""
    table = position(active=(2, 3, 3), passive=(0, 9, 9), architects={1: "man1"})

    table.play("stage")

    assert table.asked() == (0, "architect")


def test_a_century_can_end_inside_a_mansion_action() -> None:
    """R11.6, R5.3: the stage remains; then a tile of the new century, the activation, the end."""
    table = position(
        active=(2, 3, 3),
        passive=(9, 9, 9),
        architects={0: "pro1", 1: "man1"},
        stages={"pro1": [0]},
        available=(),
    )

    facts = table.play("stage man1 own")

    assert CenturyEnded(1, 0) in facts
    assert Scored(0, 2, "zone", "religion", 1) in facts
    assert table.built_by("man1") == (0,)
    assert table.condition("man1") == "under construction"
    assert (table.century, table.asked()) == (2, (0, "site"))
    assert table.hand(0) == (0, 9 + 2)

    tile = min(table.options())
    facts = table.play(tile)
    assert facts == [
        ArchitectPlaced(0, False, tile),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 2),
    ]


def test_a_century_that_ends_inside_mansion_with_the_neutral_architect_ends_the_turn() -> None:
    """R11.6, R5.3: no placing, no activation."""
    table = position(
        active=(2, 3, 3),
        passive=(9, 9, 9),
        architects={1: "man1"},
        leaders={"economic": 0},
        available=(),
    )

    facts = table.play("stage neutral")

    assert (table.century, table.asked()) == (2, (1, "action"))
    assert table.architect("neutral") is None
    assert table.architect(0) is None
    assert table.hand(0) == (0, 9)
    assert facts[-1] == TurnBegan(1, 2)


def test_the_game_can_end_inside_a_mansion_action() -> None:
    """R11.6, R5.3, R12.1: no placing, no activation; the stage is on an unfinished building."""
    table = position(
        century=4, active=(2, 0, 0), passive=(9, 9, 9), architects={1: "man1"}, available=()
    )

    facts = table.play("stage own")

    assert table.is_over
    assert ledger(facts) == [Scored(0, 2, "unfinished", "man1", 4)]
    assert table.hand(0) == (0, 9)
    assert isinstance(facts[-1], GameEnded)


# ---- Business ---------------------------------------------------------------------------------


def test_business_constructs_on_another_building_with_passive_workers() -> None:
    """R11.2: the example of the rulebook, a religion building that costs three."""
    table = position(
        active=(5, 3, 3), passive=(9, 9, 9), architects={1: "bus1", 2: "jew1"}, stages={"jew1": [2]}
    )
    facts = table.play("stage bus1")
    assert facts[-1] == DistrictOffered(0, "business", "bus1")
    assert table.decision == Decision(0, "business", "site", True, "bus1")
    assert table.options() == {"jew1", "skip"}

    facts = table.play("jew1")

    assert facts == [
        WorkersMoved(0, 3, "passive", "jew1"),
        StageConstructed(0, "jew1", 2),
        TurnBegan(1, 1),
    ]
    assert table.built_by("jew1") == (2, 0)
    assert table.hand(0) == (3, 6)


def test_the_stage_of_business_gives_no_action() -> None:
    """R11.2: Port would have activated three, a second Business would have built on."""
    table = position(
        active=(5, 3, 3), passive=(9, 9, 9), architects={1: "bus1", 2: "por1", 0: "bus2"}
    )

    facts = table.play("stage bus1 por1")

    assert facts_of_kind(facts, DistrictOffered) == [DistrictOffered(0, "business", "bus1")]
    assert turn_is_over(table)
    assert table.hand(0) == (3, 6)


def test_business_can_be_used_on_the_own_building() -> None:
    """R11.2"""
    table = position(active=(2, 3, 3), passive=(9, 9, 9), architects={0: "aca1", 1: "bus1"})

    table.play("stage bus1 aca1")

    assert table.built_by("aca1") == (0,)
    assert table.hand(0) == (0, 7)


def test_business_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(2, 3, 3), passive=(9, 9, 9), architects={0: "aca1", 1: "bus1"})

    facts = table.play("stage bus1 skip")

    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert table.built_by("aca1") == ()
    assert table.hand(0) == (0, 9)


def test_business_never_builds_on_the_building_that_gave_it() -> None:
    """R11.2"""
    table = position(
        active=(9, 3, 3),
        passive=(9, 3, 3),
        architects={0: "aca1", 1: "bus1", 2: "por2"},
        stages={"por2": [2, 2, 2]},
    )
    table.play("stage bus1")

    assert table.options() == {"aca1", "skip"}
    assert why_not(table, "bus1") == Reason("same_building", {"site": "bus1"})
    assert why_not(table, "por2") == Reason("site_full", {"site": "por2"})
    assert why_not(table, "jew1") == Reason("no_architect_there", {"site": "jew1"})
    assert why_not(table, "rel") == Reason("not_asked", {"asked": "site"})


def test_business_without_another_building_with_room_is_not_asked() -> None:
    """R11.5"""
    table = position(
        active=(9, 3, 3),
        passive=(3, 3, 3),
        architects={1: "bus1", 2: "por2"},
        stages={"por2": [2] * 3},
    )

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert table.built_by("bus1") == (0,)
    assert turn_is_over(table)


@pytest.mark.parametrize(
    ("left", "passive", "paid", "after"),
    [
        (0, 3, [(0, 3, "passive", "por1")], (0, 0)),
        (1, 2, [(0, 2, "passive", "por1"), (0, 1, "active", "por1")], (0, 0)),
        (2, 1, [(0, 1, "passive", "por1"), (0, 2, "active", "por1")], (0, 0)),
        (3, 0, [(0, 3, "active", "por1")], (0, 0)),
        (2, 2, [(0, 2, "passive", "por1"), (0, 1, "active", "por1")], (1, 0)),
        (1, 4, [(0, 3, "passive", "por1")], (1, 1)),
    ],
)
def test_business_pays_passive_workers_first_and_active_ones_for_the_rest(
    left: int, passive: int, paid: list[WorkersMoved], after: tuple[int, int]
) -> None:
    """R11.2, R11.1: a stage at the Port costs three."""
    table = position(
        active=(2 + left, 3, 3), passive=(passive, 9, 9), architects={1: "bus1", 2: "por1"}
    )

    facts = table.play("stage bus1 por1" if left > 0 else "stage por1")

    assert table.hand(0) == after
    assert table.built_by("por1") == (0,)
    assert [move for move in facts_of_kind(facts, WorkersMoved) if move.target == "por1"] == paid


@pytest.mark.parametrize(("left", "passive"), [(0, 2), (1, 1), (2, 0), (0, 0)])
def test_business_with_too_few_workers_in_all_does_nothing(left: int, passive: int) -> None:
    """R11.2, R11.5"""
    table = position(
        active=(2 + left, 3, 3), passive=(passive, 9, 9), architects={1: "bus1", 2: "por1"}
    )

    facts = table.play("stage bus1" if left > 0 else "stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert table.hand(0) == (left, passive)
    assert turn_is_over(table)


def test_business_refuses_a_building_beyond_ones_means() -> None:
    """R11.2"""
    table = position(
        active=(2, 3, 3), passive=(2, 9, 9), architects={0: "aca1", 1: "bus1", 2: "por1"}
    )
    table.play("stage bus1")

    assert table.options() == {"aca1", "skip"}
    assert why_not(table, "por1") == Reason("too_few_workers", {"needed": 3, "there": 2})


# ---- Trading hub ------------------------------------------------------------------------------


def test_trading_hub_offers_the_other_three_of_economy() -> None:
    """R11.2"""
    table = position(active=(1, 3, 3), passive=(9, 9, 9), architects={1: "tra1", 0: "aca1"})

    table.play("stage")

    assert table.decision == Decision(0, "lend", "district", True, "tra1")
    assert table.options() == {"por", "man", "bus", "skip"}
    assert why_not(table, "iri") == Reason("other_colour", {"district": "irish"})
    assert why_not(table, "ent") == Reason("other_colour", {"district": "entertainment"})


def test_trading_hub_offers_what_works() -> None:
    """R11.2, R11.5: nobody to activate, and no other building for Business."""
    table = position(active=(9, 3, 3), passive=(0, 9, 9), architects={1: "tra1"})

    table.play("stage")

    assert table.options() == {"man", "skip"}
    assert why_not(table, "por") == Reason("nothing_to_do", {"district": "port"})
    assert why_not(table, "bus") == Reason("nothing_to_do", {"district": "business"})


def test_business_through_the_trading_hub_excludes_the_building_at_the_hub() -> None:
    """R11.2"""
    table = position(
        active=(9, 3, 3), passive=(3, 9, 9), architects={1: "tra1", 2: "bus1", 0: "jew1"}
    )
    table.play("stage tra1 bus")

    assert table.decision == Decision(0, "business", "site", True, "tra1")
    assert table.options() == {"bus1", "jew1", "skip"}
    assert why_not(table, "tra1") == Reason("same_building", {"site": "tra1"})

    facts = table.play("bus1")
    assert facts == [
        WorkersMoved(0, 2, "passive", "bus1"),
        StageConstructed(0, "bus1", 1),
        TurnBegan(1, 1),
    ]


def test_port_through_the_trading_hub_activates_without_asking_again() -> None:
    """R11.2"""
    table = position(active=(1, 3, 3), passive=(9, 9, 9), architects={1: "tra1"})

    facts = table.play("stage por")

    assert facts[-3:] == [
        DistrictChosen(0, "port"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]


def test_mansion_through_the_trading_hub_starts_a_site() -> None:
    """R11.2"""
    table = position(active=(1, 3, 3), architects={1: "tra1"}, available=("jew1", "por1"))

    facts = table.play("stage man own por1")

    assert DistrictChosen(0, "mansion") in facts
    assert table.architect(0) == "por1"


def test_trading_hub_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(1, 3, 3), passive=(9, 9, 9), architects={1: "tra1"})

    facts = table.play("stage skip")

    assert facts[-3:] == [DistrictOffered(0, "trading_hub", "tra1"), Declined(0), TurnBegan(1, 1)]
    assert table.hand(0) == (0, 9)


# ---- Academic ---------------------------------------------------------------------------------

FIVE = ("religion", "citadelle", "politics", "culture", "economy")


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 4), (4, 4), (5, 4)])
def test_academic_scores_the_zones_one_stands_in(count: int, points: int) -> None:
    """R11.2"""
    zones = dict.fromkeys(FIVE[:count], (2, 3, 0))
    table = position(active=(2, 3, 3), architects={1: "aca1"}, zones=zones)
    table.play("stage")
    assert table.decision == Decision(0, "perform", "do", True, "aca1")

    facts = table.play("do")

    assert facts == [Scored(0, points, "district", "academic", 1), TurnBegan(1, 1)]
    assert table.scores == (points, 0, 0)


@pytest.mark.parametrize("zone", FIVE)
def test_academic_counts_every_zone_the_citadelle_included(zone: str) -> None:
    """R11.2"""
    table = position(active=(2, 3, 3), architects={1: "aca1"}, zones={zone: (1, 0, 0)})

    table.play("stage do")

    assert table.scores == (1, 0, 0)


def test_academic_is_not_asked_if_one_stands_nowhere() -> None:
    """R11.5: the zones of the others do not help."""
    table = position(active=(2, 3, 3), architects={1: "aca1"}, zones={"culture": (0, 3, 3)})

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert turn_is_over(table)


def test_academic_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(2, 3, 3), architects={1: "aca1"}, zones={"culture": (3, 0, 0)})

    facts = table.play("stage skip")

    assert Declined(0) in facts
    assert table.scores == (0, 0, 0)


# ---- Entertainment ----------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "points"), [(1, 1), (2, 3), (3, 4), (4, 4), (9, 4)])
def test_entertainment_scores_the_active_workers_left_after_paying(left: int, points: int) -> None:
    """R11.2"""
    table = position(active=(2 + left, 3, 3), architects={1: "ent1"})
    table.play("stage")
    assert table.decision == Decision(0, "perform", "do", True, "ent1")

    facts = table.play("do")

    assert facts == [Scored(0, points, "district", "entertainment", 1), TurnBegan(1, 1)]
    assert table.scores == (points, 0, 0)
    assert table.hand(0)[0] == left


def test_entertainment_is_not_asked_without_active_workers() -> None:
    """R11.5: passive ones do not count."""
    table = position(active=(2, 3, 3), passive=(9, 9, 9), architects={1: "ent1"})

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert turn_is_over(table)


def test_entertainment_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(5, 3, 3), architects={1: "ent1"})

    facts = table.play("stage skip")

    assert Declined(0) in facts
    assert table.scores == (0, 0, 0)


# ---- Arts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("stars", [1, 2])
def test_arts_gives_one_of_the_own_tokens_a_star(stars: int) -> None:
    """R11.2"""
    table = position(
        active=(3, 3, 3),
        architects={1: "art1"},
        tokens={"por1": (0, stars), "her1": (0, 2), "her2": (0, 1)},
    )
    table.play("stage")
    assert table.decision == Decision(0, "arts", "site", True, "")

    facts = table.play("por1")

    assert facts == [TokenRaised(0, "por1", stars + 1), TurnBegan(1, 1)]
    assert table.token("por1") == (0, stars + 1)
    assert (table.token("her1"), table.token("her2")) == ((0, 2), (0, 1))


def test_arts_offers_own_tokens_below_three_stars() -> None:
    """R11.2"""
    table = position(
        active=(3, 3, 3),
        architects={1: "art1"},
        tokens={"por1": (0, 1), "her1": (0, 2), "iri1": (0, 3), "mun1": (1, 1), "mun2": (2, 2)},
    )
    table.play("stage")

    assert table.options() == {"por1", "her1", "skip"}
    assert why_not(table, "mun1") == Reason("not_your_token", {"site": "mun1"})
    assert why_not(table, "jew1") == Reason("not_your_token", {"site": "jew1"})
    assert why_not(table, "iri1") == Reason("token_at_most", {"site": "iri1"})


def test_arts_can_be_declined() -> None:
    """R11.1"""
    table = position(active=(3, 3, 3), architects={1: "art1"}, tokens={"por1": (0, 1)})

    facts = table.play("stage skip")

    assert facts[-2:] == [Declined(0), TurnBegan(1, 1)]
    assert table.token("por1") == (0, 1)


@pytest.mark.parametrize(
    "tokens", [{}, {"por1": (0, 3)}, {"por1": (1, 1), "por2": (2, 2), "her1": (0, 3)}]
)
def test_arts_without_a_token_to_raise_is_not_asked(tokens: dict[str, tuple[int, int]]) -> None:
    """R11.5"""
    table = position(active=(3, 3, 3), architects={1: "art1"}, tokens=tokens)

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert turn_is_over(table)


@pytest.mark.parametrize("players", [3, 4])
def test_the_cultural_leader_is_not_paid_for_a_raised_token(players: int) -> None:
    """R11.3"""
    table = position(
        players=players,
        active=(3, 3, 3, 3),
        architects={1: "art1"},
        tokens={"por1": (0, 1)},
        leaders={"cultural": 0},
    )

    facts = table.play("stage por1")

    assert table.token("por1") == (0, 2)
    assert ledger(facts) == []
    assert table.scores == (0,) * players


def test_the_events_of_century_one_see_a_raised_token() -> None:
    """R11.3, R13.1: the fourth 3★ token, for the first player 8 and for the second 4."""
    table = position(
        "2026",
        century=2,
        events=("1665",),
        active=(3, 3, 3),
        architects={2: "art1"},
        tokens={
            "por1": (0, 3), "mun1": (0, 3), "pro1": (0, 3), "her1": (0, 2),
            "por2": (1, 2), "mun2": (1, 3), "pro2": (1, 3), "her2": (1, 3),
        },
    )  # fmt: skip

    facts = table.play("stage her1")
    assert ledger(facts) == [Scored(0, 8, "event", "1665", 2)]
    facts = table.play("stage por2")
    assert ledger(facts) == [Scored(1, 4, "event", "1665", 2)]
    assert table.scores == (8, 4, 0)


def test_a_raise_to_two_stars_is_not_enough_for_event_1665() -> None:
    """R11.3, R13.1"""
    table = position(
        "2026",
        events=("1665",),
        active=(3, 3, 3),
        architects={2: "art1"},
        tokens={"por1": (0, 3), "mun1": (0, 3), "pro1": (0, 3), "her1": (0, 1)},
    )

    facts = table.play("stage her1")

    assert ledger(facts) == []


# ---- Heritage site ----------------------------------------------------------------------------


def test_heritage_site_offers_the_other_three_of_culture() -> None:
    """R11.2"""
    table = position(
        active=(2, 3, 3),
        architects={1: "her1"},
        zones={"economy": (1, 0, 0)},
        tokens={"por1": (0, 1)},
    )

    table.play("stage")

    assert table.decision == Decision(0, "lend", "district", True, "her1")
    assert table.options() == {"aca", "ent", "art", "skip"}
    assert why_not(table, "bus") == Reason("other_colour", {"district": "business"})


@pytest.mark.parametrize(
    ("left", "zones", "tokens", "offered"),
    [
        (1, {}, {}, {"ent"}),
        (0, {"citadelle": (1, 0, 0)}, {}, {"aca"}),
        (0, {}, {"por1": (0, 2)}, {"art"}),
        (1, {}, {"por1": (0, 1)}, {"ent", "art"}),
    ],
)
def test_heritage_site_offers_what_would_count(
    left: int,
    zones: dict[str, tuple[int, ...]],
    tokens: dict[str, tuple[int, int]],
    offered: set[str],
) -> None:
    """R11.2, R11.5"""
    table = position(active=(1 + left, 3, 3), architects={1: "her1"}, zones=zones, tokens=tokens)

    table.play("stage")

    assert table.options() == offered | {"skip"}
    names = {"aca": "academic", "ent": "entertainment", "art": "arts"}
    for code, name in names.items():
        if code not in offered:
            assert why_not(table, code) == Reason("nothing_to_do", {"district": name})


def test_heritage_site_with_nothing_to_count_is_not_asked() -> None:
    """R11.5"""
    table = position(active=(1, 3, 3), architects={1: "her1"})

    facts = table.play("stage")

    assert facts_of_kind(facts, DistrictOffered) == []
    assert turn_is_over(table)


@pytest.mark.parametrize(
    ("choice", "scored"),
    [
        ("aca", Scored(0, 3, "district", "academic", 1)),
        ("ent", Scored(0, 4, "district", "entertainment", 1)),
    ],
)
def test_heritage_site_pays_as_the_chosen_district(choice: str, scored: Scored) -> None:
    """R11.2"""
    table = position(
        active=(5, 3, 3), architects={1: "her1"}, zones={"economy": (1, 0), "politics": (2, 0)}
    )

    facts = table.play(f"stage {choice}")

    assert facts[-3:] == [DistrictChosen(0, scored.what), scored, TurnBegan(1, 1)]


def test_heritage_site_raises_a_token_as_arts() -> None:
    """R11.2"""
    table = position(active=(1, 3, 3), architects={1: "her1"}, tokens={"por1": (0, 2)})

    facts = table.play("stage art por1")

    assert facts[-3:] == [
        DistrictChosen(0, "arts"),
        TokenRaised(0, "por1", 3),
        TurnBegan(1, 1),
    ]


# ---- two players ------------------------------------------------------------------------------


def test_mansion_leaves_the_neutral_architect_of_two_players_where_it_is() -> None:
    """R11.2, R10.4: not even when the century ends in it."""
    table = position(
        players=2,
        active=(2, 3),
        architects={"neutral": "jew1", 1: "man1"},
        stages={"jew1": [1]},
        available=(),
    )

    facts = table.play("stage own")

    assert facts_of_kind(facts, CenturyBegan)
    assert table.architect("neutral") == "jew1"
    assert table.asked() == (0, "site")
    table.play(min(table.options()))
    assert table.asked() == (1, "action")
