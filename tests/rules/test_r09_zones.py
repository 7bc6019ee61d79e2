"""R9: scoring the zones at the end of a century."""

from __future__ import annotations

import pytest

from quebec.engine import ZoneForecast, forecast
from quebec.engine.facts import CascadeBlocked, Fact, Scored, WorkersMoved, ZoneScored
from tests.tables import Table, cascades, facts_of_kind, ledger, position, zones_scored

ORDER = {
    1: ("citadelle", "religion", "politics", "economy", "culture"),
    2: ("citadelle", "politics", "economy", "culture", "religion"),
    3: ("citadelle", "economy", "culture", "religion", "politics"),
    4: ("citadelle", "culture", "religion", "politics", "economy"),
}
"""R9.1: the zones of each century in the order of scoring."""

BLACK, WHITE, GREEN = range(3)


def end_of_century(table: Table) -> list[Fact]:
    """Seat 0 wants to start a site, and no tile is available (R5.3)."""
    return table.play("start")


def example(white_in_citadelle: int, ruleset: str) -> Table:
    """The example of the rulebook, in century I."""
    return position(
        ruleset,
        available=(),
        active=(3, 3, 3),
        zones={
            "citadelle": (5, white_in_citadelle, 0),
            "religion": (3, 4, 5),
            "politics": (2, 10, 10),
            "economy": (0, 0, 5),
            "culture": (4, 6, 1),
        },
    )


# ---- the order --------------------------------------------------------------------------------


@pytest.mark.parametrize("century", [1, 2, 3, 4])
@pytest.mark.parametrize("ruleset", ["2011", "2011-events", "2026"])
def test_the_citadelle_is_first_then_the_ring_from_the_zone_of_the_century(
    ruleset: str, century: int
) -> None:
    """R9.1"""
    table = position(ruleset, century=century, available=())

    scored = facts_of_kind(end_of_century(table), ZoneScored)

    assert [(zone.zone, zone.century) for zone in scored] == [
        (zone, century) for zone in ORDER[century]
    ]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_workers_cascade_along_the_order_of_the_century_and_at_last_into_the_hand(
    century: int,
) -> None:
    """R9.1, R9.2, R9.3: two in each zone, with the one that arrived three, so one moves on."""
    table = position(century=century, available=(), zones=dict.fromkeys(ORDER[1], (0, 2, 0)))

    facts = end_of_century(table)

    first, second, third, fourth, fifth = ORDER[century]
    assert cascades(facts) == [
        (1, 1, first, second),
        (1, 1, second, third),
        (1, 1, third, fourth),
        (1, 1, fourth, fifth),
        (1, 1, fifth, "active"),
    ]
    assert zones_scored(facts) == {
        first: (0, 2, 0),
        second: (0, 3, 0),
        third: (0, 3, 0),
        fourth: (0, 3, 0),
        fifth: (0, 3, 0),
    }


# ---- one zone ---------------------------------------------------------------------------------


def test_each_worker_scores_its_owner_one_point() -> None:
    """R9.2"""
    table = position(century=2, available=(), zones={"religion": (1, 0, 7)}, scores=(10, 20, 30))

    facts = end_of_century(table)

    assert ledger(facts) == [
        Scored(0, 1, "zone", "religion", 2),
        Scored(2, 7, "zone", "religion", 2),
    ]
    assert table.scores == (11, 20, 37)


def test_all_five_seats_are_scored() -> None:
    """R9.2"""
    table = position(players=5, available=(), zones={"culture": (1, 2, 3, 4, 5)})

    end_of_century(table)

    assert table.scores == (1, 2, 3, 4, 5)


@pytest.mark.parametrize(
    ("workers", "moving"),
    [(2, 1), (3, 1), (4, 2), (5, 2), (8, 4), (9, 4), (10, 5), (11, 5), (12, 5), (20, 5)],
)
def test_half_of_the_most_moves_on_rounded_down_and_at_most_five(workers: int, moving: int) -> None:
    """R9.2"""
    table = position(available=(), zones={"citadelle": (0, 0, workers)})

    facts = end_of_century(table)

    assert cascades(facts)[0] == (2, moving, "citadelle", "religion")
    assert WorkersMoved(2, workers - moving, "citadelle", "passive") in facts
    assert zones_scored(facts)["religion"] == (0, 0, moving)


def test_one_worker_is_a_majority_but_half_of_it_is_nobody() -> None:
    """R9.2"""
    table = position(available=(), active=(3, 3, 3), zones={"citadelle": (0, 1, 0)})

    facts = end_of_century(table)

    assert cascades(facts) == []
    assert facts_of_kind(facts, WorkersMoved) == [(1, 1, "citadelle", "passive")]
    assert table.hand(1) == (3, 22)


def test_only_the_player_with_the_most_workers_cascades() -> None:
    """R9.2"""
    table = position(available=(), zones={"politics": (8, 9, 8)})

    facts = end_of_century(table)

    assert cascades(facts)[0] == (1, 4, "politics", "economy")
    assert {fact.seat for fact in cascades(facts)} == {1}
    assert WorkersMoved(0, 8, "politics", "passive") in facts
    assert WorkersMoved(1, 5, "politics", "passive") in facts
    assert WorkersMoved(2, 8, "politics", "passive") in facts


def test_tied_majorities_all_cascade() -> None:
    """R9.2"""
    table = position(available=(), zones={"economy": (6, 5, 6)})

    facts = end_of_century(table)

    assert cascades(facts)[:2] == [(0, 3, "economy", "culture"), (2, 3, "economy", "culture")]
    assert zones_scored(facts)["culture"] == (3, 0, 3)


def test_nobody_cascades_out_of_an_empty_zone() -> None:
    """R9.2"""
    table = position(available=())

    facts = end_of_century(table)

    assert zones_scored(facts) == dict.fromkeys(ORDER[1], (0, 0, 0))
    assert facts_of_kind(facts, WorkersMoved) == []
    assert ledger(facts) == []


def test_what_does_not_move_on_becomes_passive() -> None:
    """R9.2, R9.7"""
    table = position(
        available=(), active=(2, 2, 2), passive=(4, 4, 4), zones={"culture": (7, 3, 0)}, turn=2
    )

    end_of_century(table)

    assert table.hand(0) == (2 + 3, 4 + 4)
    assert table.hand(1) == (2, 4 + 3)
    assert table.hand(2) == (2, 4)


def test_a_zone_is_scored_before_its_cascade_and_emptied_after_it() -> None:
    """R9.2"""
    table = position(available=(), zones={"religion": (4, 1, 0)})

    facts = end_of_century(table)

    begin = facts.index(ZoneScored("religion", 1, (4, 1, 0)))
    assert facts[begin : begin + 7] == [
        ZoneScored("religion", 1, (4, 1, 0)),
        Scored(0, 4, "zone", "religion", 1),
        Scored(1, 1, "zone", "religion", 1),
        WorkersMoved(0, 2, "religion", "politics"),
        WorkersMoved(0, 2, "religion", "passive"),
        WorkersMoved(1, 1, "religion", "passive"),
        ZoneScored("politics", 1, (2, 0, 0)),
    ]


# ---- the fifth zone ---------------------------------------------------------------------------


@pytest.mark.parametrize(("workers", "moving"), [(1, 0), (2, 1), (5, 2), (11, 5), (12, 5)])
def test_the_fifth_zone_cascades_to_the_active_workers(workers: int, moving: int) -> None:
    """R9.3"""
    table = position(
        available=(), active=(3, 1, 3), passive=(5, 5, 5), zones={"culture": (0, workers)}
    )

    end_of_century(table)

    assert table.hand(1) == (1 + moving, 5 + workers - moving)


def test_in_century_four_the_fifth_zone_still_fills_the_hand_for_the_final_scoring() -> None:
    """R9.3, R12.2: one active worker and three that arrive are two pairs."""
    table = position(century=4, available=(), active=(0, 1, 1), zones={"economy": (0, 6, 0)})

    facts = end_of_century(table)

    assert cascades(facts) == [(1, 3, "economy", "active")]
    assert ledger(facts) == [
        Scored(1, 6, "zone", "economy", 4),
        Scored(1, 2, "active", "", 4),
    ]


# ---- what arrives -----------------------------------------------------------------------------


def test_a_worker_that_arrives_scores_in_the_new_zone() -> None:
    """R9.4"""
    table = position(available=(), zones={"citadelle": (2, 0, 0)})

    facts = end_of_century(table)

    assert ledger(facts) == [
        Scored(0, 2, "zone", "citadelle", 1),
        Scored(0, 1, "zone", "religion", 1),
    ]


def test_workers_that_arrive_help_towards_the_most() -> None:
    """R9.4: white had the most in religion before black's two arrived."""
    table = position(available=(), zones={"citadelle": (4, 0, 0), "religion": (1, 2, 0)})

    facts = end_of_century(table)

    assert cascades(facts) == [(0, 2, "citadelle", "religion"), (0, 1, "religion", "politics")]


def test_workers_that_arrive_can_bring_a_tie() -> None:
    """R9.4"""
    table = position(available=(), zones={"citadelle": (4, 0, 0), "religion": (0, 2, 0)})

    facts = end_of_century(table)

    assert cascades(facts)[1:] == [(0, 1, "religion", "politics"), (1, 1, "religion", "politics")]


def test_nobody_is_asked_whether_to_cascade() -> None:
    """R9.4: the next question is that of the new century, for the tile."""
    table = position(available=(), zones={"citadelle": (9, 9, 9), "religion": (5, 5, 5)})

    end_of_century(table)

    assert table.century == 2
    assert table.asked() == (0, "site")
    assert table.in_zone("citadelle") == (0, 0, 0)


def test_nobody_is_asked_whether_to_cascade_under_event_1759() -> None:
    """R9.4, R13.2"""
    table = position(
        "2026", century=2, events=("1759",), available=(), zones={"citadelle": (9, 4, 2)}
    )

    facts = end_of_century(table)

    assert zones_scored(facts)["politics"] == (4, 2, 1)
    assert table.asked() == (0, "site")


# ---- an event forbids -------------------------------------------------------------------------


def test_nobody_cascades_in_the_place_of_a_player_whom_an_event_stops() -> None:
    """R9.5: black has nobody in culture, where the citadelle of century IV cascades to."""
    table = position(
        "2026",
        century=4,
        events=("2001",),
        available=(),
        active=(0, 0, 0),
        passive=(5, 5, 5),
        zones={"citadelle": (6, 4, 4), "culture": (0, 1, 1)},
    )

    facts = end_of_century(table)

    assert facts_of_kind(facts, CascadeBlocked) == [CascadeBlocked(0, "citadelle", "2001")]
    assert cascades(facts) == []
    assert zones_scored(facts)["culture"] == (0, 1, 1)
    assert WorkersMoved(0, 6, "citadelle", "passive") in facts
    assert table.hand(0) == (0, 5 + 6)


def test_of_tied_players_those_whom_the_event_does_not_stop_cascade() -> None:
    """R9.5"""
    table = position(
        "2026",
        century=4,
        events=("2001",),
        available=(),
        zones={"citadelle": (6, 6, 6), "culture": (0, 1, 1)},
    )

    facts = end_of_century(table)

    assert CascadeBlocked(0, "citadelle", "2001") in facts
    assert cascades(facts)[:2] == [(1, 3, "citadelle", "culture"), (2, 3, "citadelle", "culture")]
    assert zones_scored(facts)["culture"] == (0, 4, 4)


def test_who_may_cascade_is_not_told_to_be_stopped() -> None:
    """R9.5"""
    table = position(available=(), zones={"citadelle": (6, 6, 6), "religion": (1, 0, 0)})

    assert facts_of_kind(end_of_century(table), CascadeBlocked) == []


def test_a_minority_is_not_stopped_because_it_would_not_have_moved() -> None:
    """R9.5"""
    table = position(
        "2026",
        century=4,
        events=("2008",),
        available=(),
        zones={
            "culture": (1, 6, 5),
            "religion": (2, 2, 1),
            "politics": (1, 1, 0),
            "economy": (1, 1),
        },
    )

    facts = end_of_century(table)

    assert facts_of_kind(facts, CascadeBlocked) == []
    assert cascades(facts)[0] == (1, 3, "culture", "religion")


def test_a_majority_of_one_has_nobody_to_move_and_is_not_stopped() -> None:
    """R9.5, R9.2"""
    table = position(
        "2026", century=4, events=("2008",), available=(), zones={"culture": (1, 0, 0)}
    )

    facts = end_of_century(table)

    assert facts_of_kind(facts, CascadeBlocked) == []
    assert table.scores[0] == 1 + 1, "one worker, and one pair of three active ones"


# ---- family -----------------------------------------------------------------------------------


def test_family_rules_pay_the_most_half_their_number_and_five_at_most() -> None:
    """R9.6: the example of the rulebook: 3, 5 and 12 workers score 3, 5 and 17."""
    table = position("2011-family", available=(), zones={"religion": (3, 5, 12)})

    facts = end_of_century(table)

    assert table.scores == (3, 5, 17)
    assert ledger(facts) == [
        Scored(0, 3, "zone", "religion", 1),
        Scored(1, 5, "zone", "religion", 1),
        Scored(2, 12, "zone", "religion", 1),
        Scored(2, 5, "majority", "religion", 1),
    ]


@pytest.mark.parametrize(
    ("workers", "bonus"), [(1, 0), (2, 1), (3, 1), (4, 2), (9, 4), (10, 5), (11, 5), (12, 5)]
)
def test_the_family_bonus_is_rounded_down(workers: int, bonus: int) -> None:
    """R9.6"""
    table = position("2011-family", available=(), zones={"economy": (0, workers, workers - 1)})

    facts = end_of_century(table)

    assert table.scores == (0, workers + bonus, workers - 1)
    majority = [fact for fact in ledger(facts) if fact.reason == "majority"]
    assert majority == ([Scored(1, bonus, "majority", "economy", 1)] if bonus else [])


@pytest.mark.parametrize("zone", ORDER[1])
@pytest.mark.parametrize("century", [1, 2, 3])
def test_family_rules_pay_all_tied_majorities_in_each_of_the_five_zones(
    century: int, zone: str
) -> None:
    """R9.6"""
    table = position("2011-family", century=century, available=(), zones={zone: (5, 4, 5)})

    end_of_century(table)

    assert table.scores == (5 + 2, 4, 5 + 2)


def test_in_family_rules_nothing_cascades_and_all_workers_become_passive() -> None:
    """R9.6, R9.7"""
    table = position(
        "2011-family",
        available=(),
        active=(1, 2, 3),
        passive=(0, 0, 0),
        zones=dict.fromkeys(ORDER[1], (4, 3, 2)),
    )

    facts = end_of_century(table)

    assert cascades(facts) == []
    assert zones_scored(facts) == dict.fromkeys(ORDER[1], (4, 3, 2))
    assert [table.hand(seat) for seat in range(3)] == [(1, 20), (2, 15), (3, 10)]
    assert all(table.in_zone(zone) == (0, 0, 0) for zone in ORDER[1])
    assert table.scores == (5 * (4 + 2), 5 * 3, 5 * 2)


# ---- afterwards -------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events", "2026"])
@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_after_the_scoring_every_zone_is_empty_and_no_worker_is_lost(
    ruleset: str, century: int
) -> None:
    """R9.7, R1.3"""
    table = position(
        ruleset,
        century=century,
        available=(),
        zones={
            "citadelle": (6, 1, 2),
            "religion": (3, 3, 0),
            "politics": (0, 4, 1),
            "economy": (1, 2, 9),
            "culture": (5, 5, 5),
        },
    )

    end_of_century(table)

    assert all(table.in_zone(zone) == (0, 0, 0) for zone in ORDER[1])
    assert [sum(table.hand(seat)) for seat in range(3)] == [25, 25, 25]


# ---- the example of the rulebook --------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "white_in_citadelle", "scores"),
    [("2026", 2, (18, 22, 33)), ("2011", 1, (18, 21, 33))],
)
def test_the_example_of_the_rulebook(
    ruleset: str, white_in_citadelle: int, scores: tuple[int, ...]
) -> None:
    """R9.1, R9.2, R9.3, R9.4"""
    table = example(white_in_citadelle, ruleset)

    facts = end_of_century(table)

    assert list(zones_scored(facts).items()) == [
        ("citadelle", (5, white_in_citadelle, 0)),
        ("religion", (5, 4, 5)),
        ("politics", (4, 10, 12)),
        ("economy", (0, 0, 10)),
        ("culture", (4, 6, 6)),
    ]
    assert cascades(facts) == [
        (BLACK, 2, "citadelle", "religion"),
        (BLACK, 2, "religion", "politics"),
        (GREEN, 2, "religion", "politics"),
        (GREEN, 5, "politics", "economy"),
        (GREEN, 5, "economy", "culture"),
        (WHITE, 3, "culture", "active"),
        (GREEN, 3, "culture", "active"),
    ]
    assert table.scores == scores
    assert [table.hand(seat) for seat in range(3)] == [(3, 22), (6, 19), (6, 19)]


@pytest.mark.parametrize(
    ("ruleset", "white_in_citadelle", "scores"),
    [("2026", 2, (18, 22, 33)), ("2011", 1, (18, 21, 33))],
)
def test_the_example_of_the_rulebook_as_a_forecast(
    ruleset: str, white_in_citadelle: int, scores: tuple[int, ...]
) -> None:
    """R9.1, R9.2, R9.3, R9.4"""
    table = example(white_in_citadelle, ruleset)

    seen = forecast(table.state)

    assert seen.zones == (
        ZoneForecast(
            "citadelle", (5, white_in_citadelle, 0), (5, white_in_citadelle, 0), (2, 0, 0)
        ),
        ZoneForecast("religion", (5, 4, 5), (5, 4, 5), (2, 0, 2)),
        ZoneForecast("politics", (4, 10, 12), (4, 10, 12), (0, 0, 5)),
        ZoneForecast("economy", (0, 0, 10), (0, 0, 10), (0, 0, 5)),
        ZoneForecast("culture", (4, 6, 6), (4, 6, 6), (0, 3, 3)),
    )
    assert seen.other == (0, 0, 0)
    assert seen.scores == scores
    assert table.scores == (0, 0, 0)
    assert table.in_zone("religion") == (3, 4, 5)
