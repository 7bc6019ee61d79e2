"""R13: the sixteen events."""

from __future__ import annotations

import pytest

from quebec.engine import Reason
from quebec.engine.effects.events import EVENTS
from quebec.engine.facts import (
    CascadeBlocked,
    EventEnded,
    EventRevealed,
    Fact,
    LeaderTaken,
    Scored,
    TokenPlaced,
    WorkersMoved,
    ZoneScored,
)
from tests.tables import Table, cascades, facts_of_kind, ledger, position, zones_scored

CITADELLE_AND_RING = ("citadelle", "culture", "religion", "politics", "economy")
"""The order of century IV."""


def event_points(facts: list[Fact]) -> list[Scored]:
    return [fact for fact in ledger(facts) if fact.reason == "event"]


# ---- the cards --------------------------------------------------------------------------------


def test_there_are_four_events_for_each_century() -> None:
    """R13.1, R13.2, R13.3, R13.4"""
    years = {
        century: {event.year for event in EVENTS if event.century == century}
        for century in (1, 2, 3, 4)
    }

    assert years == {
        1: {"1603", "1663", "1665", "1682"},
        2: {"1756", "1759", "1763", "1775"},
        3: {"1800", "1812", "1867", "1871"},
        4: {"1917", "1955", "2001", "2008"},
    }
    assert len(EVENTS) == 16


@pytest.mark.parametrize(
    ("century", "facts"),
    [
        (1, [EventRevealed("1763", 2)]),
        (2, [EventEnded("1763"), EventRevealed("1871", 3)]),
        (3, [EventEnded("1871"), EventRevealed("2008", 4)]),
        (4, []),
    ],
)
def test_an_event_leaves_when_the_next_is_turned_up_but_that_of_century_one_stays(
    century: int, facts: list[Fact]
) -> None:
    """R13.1, R8.9"""
    table = position("2026", century=century, events=("1682", "1763", "1871", "2008"), available=())

    happened = table.play("start")

    assert [fact for fact in happened if isinstance(fact, EventEnded | EventRevealed)] == facts


def test_without_events_no_card_is_turned() -> None:
    """R13.1, R2.3"""
    table = position("2011", century=2, available=())

    facts = table.play("start")

    assert facts_of_kind(facts, EventRevealed) == []
    assert facts_of_kind(facts, EventEnded) == []


# ---- century I: 1663, 1665, 1682 --------------------------------------------------------------

ONE_SHORT: dict[str, dict[int, tuple[tuple[str, ...], str]]] = {
    "1663": {
        0: (("pro1", "pro2", "mun1", "mun2", "por1"), "por2"),
        1: (("iri1", "iri2", "mil1", "mil2", "man1"), "man2"),
        2: (("jew1", "jew2", "prv1", "prv2", "bus1"), "bus2"),
    },
    "1665": {
        0: (("pro1", "mun1", "por1"), "art1"),
        1: (("pro2", "mun2", "art2"), "por2"),
        2: (("pro3", "art3", "por3"), "mun3"),
    },
    "1682": {
        0: (("her1", "her2"), "art1"),
        1: (("ent1", "ent2"), "art2"),
        2: (("aca1", "aca2"), "art3"),
    },
}
"""For each event and seat: buildings with a token, and the one that its architect stands on."""
FREE = ("sea1", "sea2", "tra1", "tra2", "arc1", "arc2")


def one_short(event: str, stages: int, ruleset: str = "2026", century: int = 1) -> Table:
    """All three seats need one more token, which so many stages would give."""
    rows = ONE_SHORT[event]
    stars = 3 if event == "1665" else 1
    return position(
        ruleset,
        century=century,
        events=(event,),
        active=(0, 0, 0),
        passive=(5, 5, 5),
        architects={seat: last for seat, (_, last) in rows.items()},
        stages={last: [(seat + 1) % 3] * stages for seat, (_, last) in rows.items()},
        tokens={site: (seat, stars) for seat, (sites, _) in rows.items() for site in sites},
        available=FREE,
    )


@pytest.mark.parametrize("century", [1, 2, 4])
@pytest.mark.parametrize(("event", "stages"), [("1663", 1), ("1665", 3), ("1682", 1)])
@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_the_first_scores_eight_the_second_four_the_third_nothing(
    ruleset: str, event: str, stages: int, century: int
) -> None:
    """R13.1: at once, in whatever century."""
    table = one_short(event, max(stages, 2 if century == 2 else 1), ruleset, century)

    assert event_points(table.play("start sea1")) == [Scored(0, 8, "event", event, century)]
    assert event_points(table.play("start sea2")) == [Scored(1, 4, "event", event, century)]
    assert event_points(table.play("start tra1")) == []
    assert table.scores == (8, 4, 0)


def test_a_copy_of_the_game_knows_who_has_scored() -> None:
    """R13.1: a bot looks ahead in copies, and the second is the second there too."""
    table = one_short("1682", 1)
    table.play("start sea1")
    second = table.copy()
    assert event_points(second.play("start sea2")) == [Scored(1, 4, "event", "1682", 1)]
    third = second.copy()
    assert event_points(third.play("start tra1")) == []


@pytest.mark.parametrize("event", ["1663", "1682"])
def test_a_building_completed_bare_does_not_count(event: str) -> None:
    """R13.1"""
    table = one_short(event, 0)

    assert event_points(table.play("start sea1 start sea2")) == []


@pytest.mark.parametrize("stages", [1, 2])
def test_event_1665_needs_three_stars(stages: int) -> None:
    """R13.1"""
    table = one_short("1665", stages)

    assert event_points(table.play("start sea1 start sea2")) == []


def goal(event: str, tokens: dict[str, tuple[int, int]], last: str, stages: int = 1) -> int:
    """What seat 0 scores for the event as it completes the last building."""
    table = position(
        "2026",
        events=(event,),
        architects={0: last},
        stages={last: [1] * stages},
        tokens=tokens,
        available=("sea1", "sea2"),
    )
    return sum(fact.points for fact in event_points(table.play("start sea1")))


def mine(*sites: str, stars: int = 1) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(sites, (0, stars))


def test_event_1663_wants_two_buildings_in_each_of_three_colours() -> None:
    """R13.1"""
    rel, pol, eco, cul = ("pro1", "pro2"), ("mun1", "mun2"), ("por1", "por2"), ("her1", "her2")

    assert goal("1663", mine(*rel, *pol, "por1"), "por2") == 8
    assert goal("1663", mine(*rel, *eco, "her1"), "her2") == 8
    assert goal("1663", mine(*pol, *eco, "her1"), "her2") == 8
    assert goal("1663", mine(*eco, *cul, "mun1"), "mun2") == 8
    assert goal("1663", mine(*rel, "iri1", *pol, "mil1", "por1"), "por2") == 8, "three, three, two"
    assert goal("1663", mine(*rel, "iri1", *pol, "por1", "her1"), "mil1") == 0, "three, three, 1, 1"
    assert goal("1663", mine(*rel, "iri1", *pol), "mil1") == 0, "two colours"
    assert goal("1663", mine(*rel, "mun1", "por1"), "her2") == 0, "two, one, one, one"
    assert goal("1663", {**mine(*rel, *pol), "por1": (1, 1)}, "por2") == 0, "somebody else's"


def test_event_1665_wants_three_stars_in_all_four_colours() -> None:
    """R13.1"""
    three = mine("pro1", "mun1", "por1", stars=3)

    assert goal("1665", three, "her1", 3) == 8
    assert goal("1665", three, "pro2", 3) == 0, "religion twice, culture missing"
    assert goal("1665", {**three, "por1": (0, 2)}, "her1", 3) == 0
    assert goal("1665", {**three, "por1": (1, 3)}, "her1", 3) == 0, "somebody else's"
    assert goal("1665", {**three, "pro2": (0, 1), "mun2": (0, 2)}, "her1", 3) == 8


def test_event_1682_wants_three_culture_buildings() -> None:
    """R13.1"""
    assert goal("1682", mine("her1", "aca1"), "art1") == 8
    assert goal("1682", mine("her1"), "art1") == 0
    assert goal("1682", mine("her1", "aca1"), "por1") == 0
    assert goal("1682", mine("por1", "por2", "mun1", "mun2", "pro1"), "por3") == 0
    assert goal("1682", {"her1": (0, 1), "aca1": (1, 1)}, "art1") == 0, "somebody else's"
    assert goal("1682", mine("her1", "aca1", stars=3), "art1", 3) == 8


def test_a_player_scores_an_event_of_century_one_once() -> None:
    """R13.1: the first player's fourth building brings nothing; the second is still paid."""
    table = position(
        "2026",
        events=("1682",),
        active=(3, 3, 3),
        architects={0: "art1", 1: "art2"},
        stages={"art1": [2], "art2": [2]},
        tokens={"her1": (0, 1), "her2": (0, 1), "ent1": (1, 1), "ent2": (1, 1)},
        available=("aca1", "sea1", "sea2"),
    )

    assert event_points(table.play("start aca1")) == [Scored(0, 8, "event", "1682", 1)]
    table.play("send rel stage aca1 skip")
    facts = table.play("start sea1")
    assert table.token("aca1") == (0, 1)
    assert event_points(facts) == []
    assert event_points(table.play("start")) == [Scored(1, 4, "event", "1682", 1)]


def test_after_two_players_have_scored_nobody_does() -> None:
    """R13.1: neither the third, nor the second once more."""
    table = position(
        "2026",
        events=("1682",),
        active=(3, 3, 3),
        architects={0: "art1", 1: "art2", 2: "art3"},
        stages={"art1": [2], "art2": [2], "art3": [0]},
        tokens={
            site: (seat, 1) for seat, (sites, _) in ONE_SHORT["1682"].items() for site in sites
        },
        available=("aca3", "sea1", "sea2", "tra1", "tra2"),
    )
    table.play("start sea1 start aca3")
    assert table.scores == (8, 4, 0)

    assert event_points(table.play("start tra1")) == []
    table.play("stage aca3 skip")
    facts = table.play("start sea2")

    assert TokenPlaced(1, "aca3", 1) in facts
    assert event_points(facts) == []


def test_the_neutral_building_at_a_centurys_end_counts_in_somebody_elses_turn() -> None:
    """R13.1, R8.1"""
    table = position(
        "2026",
        events=("1682",),
        architects={"neutral": "art1"},
        stages={"art1": [0]},
        tokens={"her1": (1, 1), "aca1": (1, 2)},
        leaders={"economic": 1},
        available=(),
    )

    facts = table.play("start")

    assert event_points(facts) == [Scored(1, 8, "event", "1682", 1)]


def test_with_two_players_the_last_builder_scores_in_the_others_turn() -> None:
    """R13.1, R10.3: the own building first, then the neutral one."""
    table = position(
        "2011-events",
        2,
        events=("1682",),
        architects={0: "art1", 1: "por1", "neutral": "art2"},
        stages={"art1": [1], "art2": [0, 1]},
        tokens={"her1": (0, 1), "aca1": (0, 2), "her2": (1, 1), "aca2": (1, 2)},
        available=("sea1", "sea2", "tra1"),
    )

    facts = table.play("start")

    assert event_points(facts) == [
        Scored(0, 8, "event", "1682", 1),
        Scored(1, 4, "event", "1682", 1),
    ]


# ---- century I: 1603 --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ({"her1": (0, 1), "her2": (0, 1), "jew1": (1, 3)}, [0]),
        ({"her1": (0, 1), "her2": (0, 1), "jew1": (1, 3), "jew2": (1, 3), "jew3": (1, 1)}, [1]),
        ({"her1": (0, 1), "her2": (0, 1), "jew1": (2, 3), "jew2": (2, 1)}, [0, 2]),
        ({"her1": (0, 1), "por3": (0, 1), "art1": (0, 1), "jew1": (2, 1), "jew2": (2, 1)}, [2]),
        ({"her1": (0, 1), "jew1": (1, 1)}, [0, 1]),
        ({"her1": (2, 3)}, [2]),
        ({}, []),
        (
            {"jew1": (1, 3), "jew2": (1, 3), "her1": (1, 1), "her2": (1, 1), "por2": (1, 1),
             "art1": (0, 1), "art2": (0, 1)},
            [1],
        ),
        (
            {"her1": (1, 1), "her2": (1, 1), "por2": (1, 1), "jew1": (0, 3), "jew2": (0, 3),
             "jew3": (0, 3), "art1": (1, 1)},
            [0, 1],
        ),
    ],
)  # fmt: skip
def test_event_1603_pays_the_group_with_the_most_buildings(
    tokens: dict[str, tuple[int, int]], winners: list[int]
) -> None:
    """R13.1: level players all, and nobody if there is no token at all."""
    table = position(
        "2026", century=4, events=("1603", "2001"), active=(0, 0, 0), tokens=tokens, available=()
    )

    facts = table.play("start")

    assert event_points(facts) == [Scored(seat, 8, "event", "1603", 4) for seat in winners]


def test_event_1603_is_not_scored_before_the_end() -> None:
    """R13.1"""
    table = position(
        "2026",
        century=3,
        events=("1603",),
        architects={0: "her1"},
        stages={"her1": [1, 1, 1]},
        tokens={"her2": (0, 3)},
        available=(),
    )

    assert event_points(table.play("start")) == []


# ---- century II -------------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "activated"), [("1756", 0), ("1759", 2), ("1775", 2)])
def test_event_1756_keeps_a_taken_leader_from_activating(event: str, activated: int) -> None:
    """R13.2: two leaders have been taken before."""
    table = position(
        "2026",
        century=2,
        events=(event,),
        passive=(9, 9, 9),
        active=(1, 1, 1),
        leaders={"cultural": 1, "economic": 2},
    )

    facts = table.play("leader political")

    assert LeaderTaken(0, "political") in facts
    assert table.hand(0) == (1 + activated, 9 - activated)


def test_event_1756_ends_with_its_century() -> None:
    """R13.2"""
    table = position("2026", century=2, events=("1756", "1871"), available=(), active=(0, 1, 1))
    table.play("start")
    table.play(min(table.options()))

    table.play("leader political leader cultural")

    assert table.century == 3
    assert table.hand(2) == (2, 23)


def test_under_event_1759_everybody_leaves_the_citadelle_for_politics() -> None:
    """R13.2: half of each, rounded down; the majority only once."""
    table = position(
        "2026",
        5,
        century=2,
        events=("1759",),
        available=(),
        zones={"citadelle": (7, 4, 3, 1, 0)},
    )

    facts = table.play("start")

    from_citadelle = [move for move in cascades(facts) if move.source == "citadelle"]
    assert from_citadelle == [
        (0, 3, "citadelle", "politics"),
        (1, 2, "citadelle", "politics"),
        (2, 1, "citadelle", "politics"),
    ]
    assert zones_scored(facts)["politics"] == (3, 2, 1, 0, 0)
    assert WorkersMoved(3, 1, "citadelle", "passive") in facts


@pytest.mark.parametrize(("workers", "moving"), [(2, 1), (9, 4), (10, 5), (11, 5), (12, 5)])
def test_event_1759_moves_five_at_most(workers: int, moving: int) -> None:
    """R13.2"""
    table = position(
        "2026", century=2, events=("1759",), available=(), zones={"citadelle": (14, workers, 0)}
    )

    facts = table.play("start")

    assert zones_scored(facts)["politics"] == (5, moving, 0)


def test_event_1759_concerns_the_citadelle_alone() -> None:
    """R13.2"""
    table = position(
        "2026", century=2, events=("1759",), available=(), zones={"politics": (6, 4, 0)}
    )

    facts = table.play("start")

    assert zones_scored(facts)["economy"] == (3, 0, 0)


@pytest.mark.parametrize("century", [1, 3])
def test_event_1759_concerns_century_two_alone(century: int) -> None:
    """R13.2"""
    table = position(
        "2026", century=century, events=("1759",), available=(), zones={"citadelle": (6, 4, 0)}
    )

    facts = table.play("start")

    assert [move.seat for move in cascades(facts) if move.source == "citadelle"] == [0]


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_under_event_1763_no_leader_can_be_taken(ruleset: str) -> None:
    """R13.2"""
    table = position(ruleset, century=2, events=("1763",))

    assert table.options() == {"start", "send"}
    assert table.why_not("leader") == Reason("leaders_closed", {"event": "1763"})


def test_event_1763_concerns_century_two_alone() -> None:
    """R13.2"""
    table = position("2026", century=1, events=("1763",), available=())
    assert "leader" in table.options()
    table.play("start")
    table.play(min(table.options()))
    assert table.century == 2
    assert "leader" not in table.options()

    table = position("2026", century=2, events=("1763",), available=())
    table.play("start")
    table.play(min(table.options()))
    assert table.century == 3
    assert "leader" in table.options()


@pytest.mark.parametrize(("stages", "stars"), [(1, 0), (2, 2), (3, 3)])
def test_event_1775_gives_no_token_for_a_single_stage(stages: int, stars: int) -> None:
    """R13.2, R5.6: so the Cultural leader is not paid either."""
    table = position(
        "2026",
        4,
        century=2,
        events=("1775",),
        architects={0: "por2"},
        stages={"por2": [1] * stages},
        leaders={"cultural": 0},
    )

    facts = table.play("start")
    table.play(min(table.options()))

    assert table.token("por2") == ((0, stars) if stars else (-1, 0))
    assert table.in_zone("economy") == (0, 3 * stages, 0, 0), "the workers leave all the same"
    bonus = [Scored(0, stars + 1, "leader", "por2", 2)] if stars else []
    assert ledger(facts) == bonus


@pytest.mark.parametrize(("stages", "laid"), [(1, False), (2, True)])
def test_event_1775_holds_in_the_move_that_ends_its_century(stages: int, laid: bool) -> None:
    """R13.2, R5.8"""
    table = position(
        "2026",
        century=2,
        events=("1775",),
        architects={0: "por2"},
        stages={"por2": [1] * stages},
        leaders={"cultural": 0},
        available=(),
    )

    facts = table.play("start")

    assert table.century == 3
    assert bool(facts_of_kind(facts, TokenPlaced)) is laid
    assert [fact for fact in ledger(facts) if fact.reason == "leader"] == (
        [Scored(0, 2, "leader", "por2", 2)] if laid else []
    )


@pytest.mark.parametrize(("stages", "laid"), [(1, False), (2, True)])
def test_event_1775_holds_for_the_neutral_building_of_the_centurys_end(
    stages: int, laid: bool
) -> None:
    """R13.2, R8.1"""
    table = position(
        "2026",
        century=2,
        events=("1775",),
        architects={"neutral": "por2"},
        stages={"por2": [1] * stages},
        leaders={"economic": 2},
        available=(),
    )

    table.play("start")

    assert table.token("por2") == ((2, stages) if laid else (-1, 0))


@pytest.mark.parametrize("century", [1, 3])
def test_event_1775_concerns_what_is_completed_in_century_two(century: int) -> None:
    """R13.2: the last move of century I comes before it, century III after it."""
    table = position(
        "2026",
        century=century,
        events=("1775",),
        architects={0: "por2"},
        stages={"por2": [1]},
        available=(),
    )

    table.play("start")

    assert table.token("por2") == (0, 1)


def test_event_1775_is_over_when_a_building_of_century_two_is_completed_in_three() -> None:
    """R13.2: what counts is the century of the completing."""
    table = position(
        "2026",
        century=2,
        turn=2,
        events=("1775",),
        architects={0: "por2"},
        stages={"por2": [1]},
        available=(),
    )
    table.play("start")
    table.play(min(table.options()))

    table.play("start")

    assert table.century == 3
    assert table.token("por2") == (0, 1)


# ---- century III ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "activated"), [("1800", 4), ("1812", 2), ("1867", 3), ("1871", 3)]
)
@pytest.mark.parametrize("on_board", [True, False])
def test_a_start_activates_four_under_1800_and_two_under_1812(
    event: str, activated: int, on_board: bool
) -> None:
    """R13.3, R5.4: also as the architect's first placing."""
    table = position(
        "2026",
        century=3,
        events=(event,),
        active=(1, 1, 1),
        passive=(9, 9, 9),
        architects={0: "por1"} if on_board else {},
        available=("her1", "her2"),
    )

    table.play("start her1")

    assert table.hand(0) == (1 + activated, 9 - activated)


@pytest.mark.parametrize(("event", "activated"), [("1800", 4), ("1812", 2)])
def test_1800_and_1812_hold_for_mansion_and_for_the_neutral_architect(
    event: str, activated: int
) -> None:
    """R13.3, R5.4"""
    table = position(
        "2026",
        century=3,
        events=(event,),
        active=(2, 1, 1),
        passive=(9, 9, 9),
        architects={1: "man1"},
        leaders={"economic": 0},
        available=("her1", "her2"),
    )
    table.play("stage own her1")
    assert table.hand(0) == (activated, 9 - activated)

    table = position(
        "2026",
        century=3,
        events=(event,),
        active=(2, 1, 1),
        passive=(9, 9, 9),
        leaders={"economic": 0},
        available=("her1", "her2"),
    )
    table.play("start neutral her1")
    assert table.hand(0) == (2 + activated, 9 - activated)


@pytest.mark.parametrize(
    ("century", "event", "activated"),
    [(2, "1800", 4), (2, "1812", 2), (3, "1800", 3), (3, "1812", 3)],
)
def test_if_a_century_ends_during_the_start_the_new_event_counts(
    century: int, event: str, activated: int
) -> None:
    """R13.3, R5.4"""
    table = position(
        "2026",
        century=century,
        events=(event,),
        active=(1, 1, 1),
        passive=(9, 9, 9),
        available=(),
    )
    table.play("start")

    table.play(min(table.options()))

    assert table.hand(0) == (1 + activated, 9 - activated)


@pytest.mark.parametrize(
    ("scores", "activated"),
    [
        ((10, 10, 5), (1, 1, 3)),
        ((9, 5, 1), (1, 2, 3)),
        ((1, 5, 9), (3, 2, 1)),
        ((5, 9, 5), (2, 1, 2)),
        ((7, 7, 7), (1, 1, 1)),
        ((50, 40, 30, 20, 10), (1, 2, 3, 4, 5)),
        ((10, 20, 20, 20, 5), (4, 1, 1, 1, 5)),
        ((8, 9, 9, 8), (3, 1, 1, 3)),
    ],
)
def test_event_1867_activates_by_rank(scores: tuple[int, ...], activated: tuple[int, ...]) -> None:
    """R13.3: level players share the better rank, and the ranks they take up are passed over."""
    players = len(scores)
    table = position(
        "2026",
        players,
        century=2,
        events=("1867",),
        active=(0,) * players,
        passive=(9,) * players,
        scores=scores,
        available=(),
    )

    facts = table.play("start")

    assert [table.hand(seat) for seat in range(players)] == [
        (number, 9 - number) for number in activated
    ]
    revealed = facts.index(EventRevealed("1867", 3))
    assert facts[revealed + 1 :] == [
        WorkersMoved(seat, number, "passive", "active") for seat, number in enumerate(activated)
    ]


def test_event_1867_acts_before_the_interrupted_turn_goes_on_and_looks_at_the_new_scores() -> None:
    """R13.3, R8.9: the scoring of century II puts seat 2 first, then seat 1."""
    table = position(
        "2026",
        century=2,
        events=("1867",),
        active=(0, 0, 0),
        passive=(9, 9, 9),
        scores=(5, 4, 3),
        zones={"religion": (0, 2, 4)},
        available=(),
    )

    table.play("start")

    assert table.scores == (5, 6, 7)
    assert table.asked() == (0, "site")
    assert table.hand(0) == (3, 6)
    assert table.state.active[1] == 2
    assert table.state.active[2] == 2 + 1, "two by the cascade out of religion, one by rank"
    table.play(min(table.options()))
    assert table.hand(0) == (3 + 3, 3)


def test_event_1867_activates_no_more_than_there_are() -> None:
    """R13.3, R1.4"""
    table = position(
        "2026",
        century=2,
        events=("1867",),
        active=(1, 1, 1),
        passive=(1, 0, 9),
        scores=(1, 1, 2),
        available=(),
    )

    facts = table.play("start")

    assert [table.hand(seat) for seat in range(3)] == [(2, 0), (1, 0), (2, 8)]
    assert [move.seat for move in facts_of_kind(facts, WorkersMoved)] == [0, 2]


def test_event_1867_does_not_act_again_when_its_century_ends() -> None:
    """R13.3"""
    table = position("2026", century=3, events=("1867",), active=(1, 1, 1), available=())

    facts = table.play("start")

    assert facts_of_kind(facts, WorkersMoved) == []
    assert [table.hand(seat) for seat in range(3)] == [(1, 24)] * 3


def test_event_1867_acts_with_two_players() -> None:
    """R13.3"""
    table = position(
        "2011-events",
        2,
        century=2,
        events=("1867",),
        active=(0, 0),
        architects={"neutral": "por1"},
        scores=(4, 6),
        available=(),
    )

    table.play("start")

    assert (table.state.active[0], table.state.active[1]) == (2, 1)


def test_event_1871_leaves_three_active_workers_after_the_last_cascade() -> None:
    """R13.3, R8.4: politics is the fifth zone of century III."""
    table = position(
        "2026",
        5,
        century=3,
        turn=4,
        events=("1871",),
        active=(5, 4, 3, 3, 0),
        passive=(1, 1, 1, 1, 1),
        zones={"politics": (0, 0, 6, 0, 0), "religion": (0, 0, 0, 4, 0)},
        available=(),
    )

    facts = table.play("start")

    assert [table.hand(seat) for seat in range(5)] == [
        (3, 1 + 2),
        (3, 1 + 1),
        (3, 1 + 6),
        (3, 1 + 4),
        (0, 1),
    ]
    retired = [
        move for move in facts_of_kind(facts, WorkersMoved) if move[2:] == ("active", "passive")
    ]
    assert retired == [
        (0, 2, "active", "passive"),
        (1, 1, "active", "passive"),
        (2, 3, "active", "passive"),
    ]
    assert facts.index(WorkersMoved(2, 3, "politics", "active")) < facts.index(retired[0])


def test_event_1871_does_not_limit_what_is_activated_afterwards() -> None:
    """R13.3, R8.4"""
    table = position("2026", century=3, events=("1871",), active=(6, 1, 1), available=())
    table.play("start")
    assert table.hand(0) == (3, 22)

    table.play(min(table.options()))

    assert table.hand(0) == (6, 19)


def test_event_1871_does_not_limit_anybody_during_its_century() -> None:
    """R13.3, R8.4: nor as it is turned up."""
    table = position(
        "2026", century=3, events=("1871",), active=(3, 1, 1), available=("her1", "her2")
    )
    table.play("start her1")
    assert table.state.active[0] == 6

    table = position("2026", century=2, events=("1871",), active=(7, 1, 1), available=())
    table.play("start")
    assert table.state.active[0] == 7


# ---- century IV -------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", CITADELLE_AND_RING)
def test_event_1917_takes_ones_and_twos_out_of_every_zone(zone: str) -> None:
    """R13.4: before the scoring, so they score nothing."""
    table = position(
        "2026",
        5,
        century=4,
        events=("1917",),
        active=(0,) * 5,
        passive=(5,) * 5,
        zones={zone: (0, 1, 2, 3, 4)},
        available=(),
    )

    facts = table.play("start")

    assert zones_scored(facts)[zone] == (0, 0, 0, 3, 4)
    first = facts.index(ZoneScored("citadelle", 4, zones_scored(facts)["citadelle"]))
    assert facts[1:first] == [
        WorkersMoved(1, 1, zone, "passive"),
        WorkersMoved(2, 2, zone, "passive"),
    ]
    assert table.scores[:4] == (0, 0, 0, 3)
    assert table.hand(2) == (0, 7)


def test_event_1917_looks_at_each_zone_and_player_by_itself() -> None:
    """R13.4: six workers in three zones are all taken, three in one zone are kept."""
    table = position(
        "2026",
        century=4,
        events=("1917",),
        active=(0, 0, 0),
        zones={"citadelle": (2, 3, 0), "culture": (2, 0, 0), "economy": (2, 0, 3)},
        available=(),
    )

    facts = table.play("start")

    assert zones_scored(facts)["citadelle"] == (0, 3, 0)
    assert zones_scored(facts)["culture"] == (0, 1, 0), "what cascades later stays"
    assert zones_scored(facts)["economy"] == (0, 0, 3)
    assert table.scores == (0, 4, 3)


def test_event_1955_pays_five_points_for_presence_in_all_five_zones() -> None:
    """R13.4: before the scoring."""
    zones = dict.fromkeys(CITADELLE_AND_RING, (1, 0, 2))
    table = position(
        "2026", century=4, events=("1955",), active=(0, 0, 0), zones=zones, available=()
    )

    facts = table.play("start")

    assert ledger(facts)[:3] == [
        Scored(0, 5, "event", "1955", 4),
        Scored(2, 5, "event", "1955", 4),
        Scored(0, 1, "zone", "citadelle", 4),
    ]
    assert len(event_points(facts)) == 2


@pytest.mark.parametrize("missing", CITADELLE_AND_RING)
def test_event_1955_pays_nothing_if_a_single_zone_is_missing(missing: str) -> None:
    """R13.4: the citadelle counts like the others, and other players' workers do not help."""
    zones = {zone: (0 if zone == missing else 4, 4, 0) for zone in CITADELLE_AND_RING}
    table = position(
        "2026", century=4, events=("1955",), active=(0, 0, 0), zones=zones, available=()
    )

    facts = table.play("start")

    assert event_points(facts) == [Scored(1, 5, "event", "1955", 4)]


def test_event_1955_sees_the_workers_of_the_neutral_building() -> None:
    """R13.4, R8.1, R8.2"""
    table = position(
        "2026",
        century=4,
        events=("1955",),
        active=(0, 0, 0),
        zones={zone: (1, 0, 0) for zone in CITADELLE_AND_RING if zone != "economy"},
        architects={"neutral": "por1"},
        stages={"por1": [0]},
        leaders={"economic": 1},
        available=(),
    )

    facts = table.play("start")

    assert Scored(0, 5, "event", "1955", 4) in facts


def test_under_event_2001_one_cascades_only_to_where_one_already_is() -> None:
    """R13.4: culture, religion, politics, economy follow the citadelle in century IV."""
    table = position(
        "2026",
        century=4,
        events=("2001",),
        active=(0, 0, 0),
        zones={
            "citadelle": (4, 0, 1),
            "culture": (1, 0, 0),
            "religion": (0, 4, 3),
            "politics": (0, 1, 0),
        },
        available=(),
    )

    facts = table.play("start")

    assert cascades(facts) == [
        (0, 2, "citadelle", "culture"),
        (1, 2, "religion", "politics"),
    ]
    assert facts_of_kind(facts, CascadeBlocked) == [
        CascadeBlocked(0, "culture", "2001"),
        CascadeBlocked(1, "politics", "2001"),
    ]
    assert zones_scored(facts) == {
        "citadelle": (4, 0, 1),
        "culture": (3, 0, 0),
        "religion": (0, 4, 3),
        "politics": (0, 3, 0),
        "economy": (0, 0, 0),
    }


def test_under_event_2001_the_fifth_zone_still_cascades_into_the_hand() -> None:
    """R13.4"""
    table = position(
        "2026",
        century=4,
        events=("2001",),
        active=(0, 0, 0),
        zones={"economy": (5, 4, 0)},
        available=(),
    )

    facts = table.play("start")

    assert cascades(facts) == [(0, 2, "economy", "active")]
    assert facts_of_kind(facts, CascadeBlocked) == []
    assert table.scores == (5 + 1, 4, 0)


def test_under_event_2001_of_tied_players_those_who_can_cascade_do() -> None:
    """R13.4, R9.5"""
    table = position(
        "2026",
        century=4,
        events=("2001",),
        zones={"religion": (4, 4, 4), "politics": (1, 0, 2)},
        available=(),
    )

    facts = table.play("start")

    assert [move.seat for move in cascades(facts) if move.source == "religion"] == [0, 2]
    assert facts_of_kind(facts, CascadeBlocked)[0] == CascadeBlocked(1, "religion", "2001")
    assert zones_scored(facts)["politics"] == (3, 0, 4)


@pytest.mark.parametrize("missing", ["religion", "politics", "economy", "culture"])
def test_under_event_2008_who_lacks_a_coloured_zone_does_not_cascade_at_all(missing: str) -> None:
    """R13.4: not even from the fifth zone, and nobody in that player's place."""
    zones = dict.fromkeys(CITADELLE_AND_RING, (4, 2, 0))
    zones[missing] = (0, 2, 0)
    table = position(
        "2026", century=4, events=("2008",), active=(0, 0, 0), zones=zones, available=()
    )

    facts = table.play("start")

    assert facts_of_kind(facts, CascadeBlocked) == [
        CascadeBlocked(0, zone, "2008") for zone in CITADELLE_AND_RING if zone != missing
    ]
    assert {move.seat for move in cascades(facts)} == {1}
    assert [move.source for move in cascades(facts)] == [missing]


def test_under_event_2008_the_citadelle_is_not_asked_for() -> None:
    """R13.4"""
    table = position(
        "2026",
        century=4,
        events=("2008",),
        active=(0, 0, 0),
        zones=dict.fromkeys(CITADELLE_AND_RING[1:], (2, 0, 0)),
        available=(),
    )

    facts = table.play("start")

    assert cascades(facts) == [
        (0, 1, "culture", "religion"),
        (0, 1, "religion", "politics"),
        (0, 1, "politics", "economy"),
        (0, 1, "economy", "active"),
    ]
    assert facts_of_kind(facts, CascadeBlocked) == []


def test_under_event_2008_presence_is_established_once() -> None:
    """R13.4: the zones scored first are empty by the time the last one cascades."""
    zones = dict.fromkeys(CITADELLE_AND_RING[1:4], (1, 0, 0))
    table = position(
        "2026",
        century=4,
        events=("2008",),
        active=(0, 0, 0),
        zones={**zones, "economy": (6, 0, 0)},
        available=(),
    )

    facts = table.play("start")

    assert cascades(facts) == [(0, 3, "economy", "active")]


def test_under_event_2008_presence_is_established_after_the_neutral_building() -> None:
    """R13.4, R8.1: its workers reach the missing zone before the scoring begins."""
    zones = dict.fromkeys(("culture", "religion", "politics"), (2, 0, 0))
    table = position(
        "2026",
        century=4,
        events=("2008",),
        active=(0, 0, 0),
        zones=zones,
        architects={"neutral": "por1"},
        stages={"por1": [0]},
        leaders={"economic": 1},
        available=(),
    )

    facts = table.play("start")

    assert facts_of_kind(facts, CascadeBlocked) == []
    assert cascades(facts)[-1] == (0, 2, "economy", "active")


def test_under_event_2008_of_tied_players_those_who_are_everywhere_cascade() -> None:
    """R13.4, R9.5"""
    table = position(
        "2026",
        century=4,
        events=("2008",),
        active=(0, 0, 0),
        zones={
            "citadelle": (4, 4, 4),
            "culture": (1, 1, 1),
            "religion": (1, 0, 1),
            "politics": (1, 1, 1),
            "economy": (1, 1, 1),
        },
        available=(),
    )

    facts = table.play("start")

    assert [move.seat for move in cascades(facts) if move.source == "citadelle"] == [0, 2]
    assert CascadeBlocked(1, "citadelle", "2008") in facts


@pytest.mark.parametrize("event", ["1917", "1955", "2001", "2008"])
def test_the_events_of_century_four_are_not_in_force_before(event: str) -> None:
    """R13.4"""
    table = position(
        "2026",
        century=3,
        events=("1800", event),
        zones={
            "citadelle": (2, 1, 1),
            "economy": (0, 4, 1),
            "culture": (0, 1, 1),
            "religion": (0, 1, 1),
            "politics": (0, 1, 1),
        },
        available=(),
    )

    facts = table.play("start")

    assert zones_scored(facts)["citadelle"] == (2, 1, 1)
    assert cascades(facts)[0] == (0, 1, "citadelle", "economy")
    assert event_points(facts) == []
    assert facts_of_kind(facts, CascadeBlocked) == []


@pytest.mark.parametrize(
    ("century", "year"),
    [
        *((2, year) for year in ("1756", "1759", "1763", "1775")),
        *((3, year) for year in ("1800", "1812", "1871")),
        *((4, year) for year in ("1917", "1955", "2001", "2008")),
    ],
)
def test_only_1867_moves_workers_when_it_is_revealed(century: int, year: str) -> None:
    """R13.2, R13.3, R13.4: the others act later, or not by themselves."""
    table = position("2026", century=century - 1, events=[year], available=[])
    facts = table.play("start")
    assert EventRevealed(year, century) in facts
    assert [one for one in facts if isinstance(one, WorkersMoved)] == []
