"""R10: two players, with a neutral architect that belongs to nobody."""

from __future__ import annotations

import pytest

from quebec.engine import Deal, draw_deal, game_from_deal, ruleset_named
from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyEnded,
    DistrictOffered,
    Fact,
    GameEnded,
    LeadersReturned,
    LeaderTaken,
    Scored,
    StageConstructed,
    TokenPlaced,
    TurnBegan,
    WorkersMoved,
)
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, ledger, position

BLUE, RED = 0, 1


def activations(facts: list[Fact]) -> list[tuple[int, int]]:
    """Who activated how many workers, each time."""
    moves = [
        f
        for f in facts_of_kind(facts, WorkersMoved)
        if (f.source, f.target) == ("passive", "active")
    ]
    return [(f.seat, f.number) for f in moves]


def two_players_deal(ruleset: str, first: int) -> Deal:
    return draw_deal(ruleset_named(ruleset), 2, seed=3)._replace(first=first)


# ---- R10.1: the neutral architect ---------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events"])
@pytest.mark.parametrize("first", [BLUE, RED])
def test_the_first_start_of_the_game_places_both_architects(ruleset: str, first: int) -> None:
    """R10.1: the own one, then the neutral one; three workers are activated once."""
    table = Table(game_from_deal(ruleset, 2, two_players_deal(ruleset, first)))
    assert table.architect("neutral") is None
    tiles = table.free_sites()
    own, neutral = sorted(tiles)[:2]
    assert table.play("start") == []
    assert table.asked() == (first, "site")
    assert table.options() == tiles
    assert table.play(own) == [ArchitectPlaced(first, False, own)]
    assert table.asked() == (first, "site")
    assert table.options() == tiles - {own}
    assert table.why_not(own) == Reason("site_occupied", {"site": own})
    assert table.play(neutral) == [
        ArchitectPlaced(first, True, neutral),
        WorkersMoved(first, 3, "passive", "active"),
        TurnBegan(1 - first, 1),
    ]
    assert (table.architect(first), table.architect("neutral")) == (own, neutral)
    assert table.architect(1 - first) is None
    assert table.condition(own) == table.condition(neutral) == "under construction"
    assert table.hand(first) == (6, 19)
    assert table.hand(1 - first) == (4, 21)


def test_the_first_start_may_be_the_second_players() -> None:
    """R10.1: the neutral architect waits off the board for it."""
    table = position(players=2, available=["por1", "por2", "por3"])
    table.play("send rel")
    assert table.architect("neutral") is None
    facts = table.play("start por1 por2")
    assert facts_of_kind(facts, ArchitectPlaced) == [
        ArchitectPlaced(RED, False, "por1"),
        ArchitectPlaced(RED, True, "por2"),
    ]
    assert activations(facts) == [(RED, 3)]


def test_the_second_start_of_the_game_leaves_a_neutral_building_without_stages() -> None:
    """R10.1, R10.3: the other player places only their own architect."""
    table = position(
        players=2,
        turn=RED,
        architects={BLUE: "por1", "neutral": "por2"},
        available=["jew1", "jew2"],
    )
    facts = table.play("start jew1")
    assert facts == [
        ArchitectPlaced(RED, False, "jew1"),
        WorkersMoved(RED, 3, "passive", "active"),
        TurnBegan(BLUE, 1),
    ]
    assert table.architect("neutral") == "por2"


@pytest.mark.parametrize("leader", ["political2", "economic2", "cultural", "citadelle"])
def test_the_neutral_architect_has_no_owner(leader: str) -> None:
    """R10.1: no leader lets one choose it, or keep its token."""
    table = position(
        players=2,
        architects={BLUE: "her1", "neutral": "arc1"},
        stages={"arc1": [RED]},
        leaders={leader: BLUE},
        available=["por1", "por2", "por3"],
    )
    table.play("start")
    assert table.asked() == (BLUE, "site")
    facts = table.play("por1 por2")
    assert activations(facts) == [(BLUE, 3)]
    assert table.token("arc1") == (RED, 1)


# ---- R10.2: stages of the neutral building ------------------------------------------------------


@pytest.mark.parametrize("seat", [BLUE, RED])
def test_either_player_may_use_the_district_of_the_neutral_building(seat: int) -> None:
    """R10.2"""
    table = position(players=2, turn=seat, active=(3, 3), architects={"neutral": "por1"})
    facts = table.play("stage")
    assert facts[-1] == DistrictOffered(seat, "port", "por1")
    assert table.options() == {"do", "skip"}
    facts = table.play("do")
    assert activations(facts) == [(seat, 3)]


def test_the_stages_of_the_neutral_building_are_filled_in_their_order() -> None:
    """R10.2"""
    table = position(players=2, active=(6, 3), architects={"neutral": "pro1"})
    facts = table.play("stage skip skip stage skip skip stage skip skip")
    assert facts_of_kind(facts, StageConstructed) == [
        StageConstructed(BLUE, "pro1", 1),
        StageConstructed(RED, "pro1", 2),
        StageConstructed(BLUE, "pro1", 3),
    ]
    assert table.built_by("pro1") == (BLUE, RED, BLUE)
    assert table.why_not("stage") == Reason("no_free_stage", {})


def test_a_stage_made_through_business_can_be_the_last_one() -> None:
    """R10.2"""
    table = position(
        players=2,
        active=(2, 3),
        architects={RED: "bus1", "neutral": "por1"},
        stages={"por1": [RED]},
        available=["arc1", "arc2", "her1"],
    )
    facts = table.play("stage por1")
    assert WorkersMoved(BLUE, 3, "passive", "por1") in facts
    assert table.built_by("por1") == (RED, BLUE)
    table.play("start arc1 arc2")
    assert table.token("por1") == (BLUE, 2)


def test_a_stage_made_through_the_economic_leader_can_be_the_last_one() -> None:
    """R10.2"""
    table = position(
        players=2,
        architects={RED: "bus1", "neutral": "por1"},
        stages={"por1": [RED, RED]},
        available=["arc1", "arc2", "her1"],
    )
    table.play("leader economic2")
    assert table.built_by("por1") == (RED, RED, BLUE)
    table.play("start arc1 arc2")
    assert table.token("por1") == (BLUE, 3)


# ---- R10.3: starting ----------------------------------------------------------------------------


@pytest.mark.parametrize("mover", [BLUE, RED])
def test_a_start_completes_and_places_both(mover: int) -> None:
    """R10.3: the own building first; the neutral one belongs to the last stage's player."""
    other = 1 - mover
    table = position(
        players=2,
        turn=mover,
        active=(1, 1),
        architects={mover: "her1", "neutral": "pro1"},
        stages={"her1": [other, mover], "pro1": [mover, other]},
        available=["por1", "por2", "por3"],
    )
    before = table.hand(mover)
    assert table.play("start") == [
        ArchitectLeft(mover, False, "her1"),
        WorkersMoved(other, 1, "her1", "culture"),
        WorkersMoved(mover, 1, "her1", "culture"),
        BuildingCompleted("her1", 2),
        TokenPlaced(mover, "her1", 2),
        ArchitectLeft(-1, True, "pro1"),
        WorkersMoved(mover, 2, "pro1", "religion"),
        WorkersMoved(other, 2, "pro1", "religion"),
        BuildingCompleted("pro1", 2),
        TokenPlaced(other, "pro1", 2),
    ]
    assert table.asked() == (mover, "site")
    assert table.play("por2") == [ArchitectPlaced(mover, False, "por2")]
    assert table.asked() == (mover, "site")
    assert table.options() == {"por1", "por3"}
    assert table.play("por3") == [
        ArchitectPlaced(mover, True, "por3"),
        WorkersMoved(mover, 3, "passive", "active"),
        TurnBegan(other, 1),
    ]
    assert (table.architect(mover), table.architect("neutral")) == ("por2", "por3")
    assert table.hand(mover) == (before[0] + 3, before[1] - 3)
    assert (table.token("her1"), table.token("pro1")) == ((mover, 2), (other, 2))
    assert table.condition("her1") == table.condition("pro1") == "completed"
    assert table.in_zone("culture") == (1, 1)
    assert table.in_zone("religion") == (2, 2)


@pytest.mark.parametrize("mover", [BLUE, RED])
def test_example_red_made_the_third_stage_and_gets_the_token(mover: int) -> None:
    """R10.3: whichever player made the neutral architect leave."""
    table = position(
        players=2,
        turn=mover,
        architects={"neutral": "pro1"},
        stages={"pro1": [BLUE, BLUE, RED]},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start por1 por2")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(RED, "pro1", 3)]
    assert table.token("pro1") == (RED, 3)


@pytest.mark.parametrize(
    ("stages", "seat"),
    [
        ([BLUE], BLUE),
        ([RED], RED),
        ([RED, BLUE], BLUE),
        ([BLUE, RED], RED),
        ([RED, RED, BLUE], BLUE),
        ([BLUE, RED, RED], RED),
    ],
)
def test_the_last_stage_decides_whose_token_lies_on_the_neutral_building(
    stages: list[int], seat: int
) -> None:
    """R10.3: with a star for each stage, whoever made it."""
    table = position(
        players=2,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": stages},
        available=["por1", "por2", "por3"],
    )
    table.play("start por1 por2")
    assert table.token("pro1") == (seat, len(stages))
    assert table.token("her1") == (-1, 0)


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_without_a_stage_the_neutral_architect_stays_whatever_its_century(century: int) -> None:
    """R10.3"""
    table = position(
        players=2,
        century=century,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"her1": [BLUE]},
        available=["por1", "por2", "por3"],
    )
    assert table.state.setting.century_of[table.state.architect[5]] <= century
    facts = table.play("start por1")
    assert facts_of_kind(facts, ArchitectLeft) == [ArchitectLeft(BLUE, False, "her1")]
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(BLUE, False, "por1")]
    assert table.architect("neutral") == "pro1"
    assert table.condition("pro1") == "under construction"
    assert table.asked() == (RED, "action")


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_with_one_stage_the_neutral_architect_comes_along(century: int) -> None:
    """R10.3"""
    table = position(
        players=2,
        century=century,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED]},
        available=["por1", "por2", "por3"],
    )
    table.play("start por1 por2")
    assert table.architect("neutral") == "por2"
    assert table.token("pro1") == (RED, 1)


def test_with_the_own_architect_off_the_board_only_the_neutral_building_is_completed() -> None:
    """R10.3"""
    table = position(
        players=2,
        architects={RED: "her1", "neutral": "pro1"},
        stages={"her1": [RED], "pro1": [BLUE]},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start por1 por2")
    assert facts_of_kind(facts, ArchitectLeft) == [ArchitectLeft(-1, True, "pro1")]
    assert facts_of_kind(facts, ArchitectPlaced) == [
        ArchitectPlaced(BLUE, False, "por1"),
        ArchitectPlaced(BLUE, True, "por2"),
    ]
    assert activations(facts) == [(BLUE, 3)]
    assert table.architect(RED) == "her1"
    assert table.built_by("her1") == (RED,)


@pytest.mark.parametrize(("event", "count"), [("1800", 4), ("1812", 2), ("1871", 3)])
def test_a_start_of_two_players_activates_what_the_event_says(event: str, count: int) -> None:
    """R10.3, R5.4: once, though two architects moved."""
    table = position(
        "2011-events",
        2,
        century=3,
        events=[event],
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED]},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start por1 por2")
    assert activations(facts) == [(BLUE, count)]


@pytest.mark.parametrize("stars", [1, 2, 3])
@pytest.mark.parametrize("mover", [BLUE, RED])
def test_the_cultural_leader_scores_in_the_other_players_turn(stars: int, mover: int) -> None:
    """R10.3, R5.6: 1, 2 or 3 VP for a token on the neutral building."""
    table = position(
        players=2,
        turn=mover,
        architects={"neutral": "pro1"},
        stages={"pro1": [RED] * stars},
        leaders={"cultural": RED},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start por1 por2")
    assert ledger(facts) == [Scored(RED, stars, "leader", "pro1", 1)]
    assert table.scores == (0, stars)


def test_the_cultural_leader_scores_for_both_tokens_one_after_the_other() -> None:
    """R10.3"""
    table = position(
        players=2,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"her1": [RED, RED], "pro1": [RED, RED, BLUE]},
        leaders={"cultural": BLUE},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start")
    told_of = [fact for fact in facts if isinstance(fact, TokenPlaced | Scored)]
    assert told_of == [
        TokenPlaced(BLUE, "her1", 2),
        Scored(BLUE, 2, "leader", "her1", 1),
        TokenPlaced(BLUE, "pro1", 3),
        Scored(BLUE, 3, "leader", "pro1", 1),
    ]


def test_no_bonus_for_a_token_that_the_other_player_lays() -> None:
    """R10.3: Blue holds Cultural and moves, but the neutral token is Red's."""
    table = position(
        players=2,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [BLUE, RED]},
        leaders={"cultural": BLUE},
        available=["por1", "por2", "por3"],
    )
    assert ledger(table.play("start")) == []


def test_the_event_of_century_one_is_scored_in_the_other_players_turn() -> None:
    """R10.3"""
    table = position(
        "2011-events",
        2,
        events=["1682"],
        architects={"neutral": "her1"},
        stages={"her1": [RED]},
        tokens={"her2": (RED, 1), "aca1": (RED, 2)},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start")
    assert facts[-2:] == [TokenPlaced(RED, "her1", 1), Scored(RED, 8, "event", "1682", 1)]


def test_the_own_building_is_looked_at_first() -> None:
    """R10.3: both players reach the event of century I in one start; the mover is first."""
    table = position(
        "2011-events",
        2,
        events=["1682"],
        architects={BLUE: "her1", "neutral": "her2"},
        stages={"her1": [RED], "her2": [RED]},
        tokens={"aca1": (RED, 1), "aca2": (RED, 1), "ent1": (BLUE, 1), "ent2": (BLUE, 1)},
        available=["por1", "por2", "por3"],
    )
    facts = table.play("start")
    assert ledger(facts) == [
        Scored(BLUE, 8, "event", "1682", 1),
        Scored(RED, 4, "event", "1682", 1),
    ]


def test_event_1775_holds_for_both_buildings() -> None:
    """R10.3"""
    for own, neutral in [(1, 1), (1, 2), (2, 1), (2, 2)]:
        table = position(
            "2011-events",
            2,
            century=2,
            events=["1775"],
            architects={BLUE: "her1", "neutral": "pro1"},
            stages={"her1": [RED] * own, "pro1": [RED] * neutral},
            available=["por1", "por2", "por3"],
        )
        table.play("start por1 por2")
        assert table.token("her1") == ((BLUE, 2) if own == 2 else (-1, 0))
        assert table.token("pro1") == ((RED, 2) if neutral == 2 else (-1, 0))
        # With a single stage the architect comes along all the same.
        assert table.architect("neutral") == "por2"


# ---- R10.4: the Mansion district ----------------------------------------------------------------


def test_the_mansion_district_leaves_the_neutral_architect_where_it_is() -> None:
    """R10.4: although its building has stages."""
    table = position(
        players=2,
        active=(2, 3),
        architects={BLUE: "her1", RED: "man1", "neutral": "por1"},
        stages={"her1": [BLUE], "por1": [RED, RED]},
        leaders={"economic2": BLUE},
        available=["jew1", "jew2", "jew3"],
    )
    table.play("stage man1")
    assert table.options() == {"own", "skip"}
    assert table.why_not("neutral") == Reason("neutral_not_yours", {})
    facts = table.play("own jew1")
    assert facts_of_kind(facts, ArchitectLeft) == [ArchitectLeft(BLUE, False, "her1")]
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(BLUE, False, "jew1")]
    assert activations(facts) == [(BLUE, 3)]
    assert table.architect("neutral") == "por1"
    assert table.built_by("por1") == (RED, RED)
    assert table.token("her1") == (BLUE, 1)


def test_a_mansion_action_on_the_neutral_building_itself() -> None:
    """R10.4: it got a stage just now, and yet it stays."""
    table = position(
        players=2,
        active=(2, 3),
        architects={"neutral": "man1"},
        available=["jew1", "jew2", "jew3"],
    )
    table.play("stage own jew1")
    assert table.architect("neutral") == "man1"
    assert table.built_by("man1") == (BLUE,)
    assert table.architect(BLUE) == "jew1"
    assert table.asked() == (RED, "action")


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_the_neutral_architect_stays_though_the_century_ends_in_the_mansion(century: int) -> None:
    """R10.4"""
    table = position(
        players=2,
        century=century,
        active=(2, 3),
        architects={BLUE: "her1", RED: "man1", "neutral": "jew1"},
        stages={"her1": [BLUE], "jew1": [RED]},
        available=[],
    )
    facts = table.play("stage man1 own")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(BLUE, "her1", 1)]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, BLUE)]
    assert table.architect("neutral") == "jew1"
    assert table.built_by("jew1") == (RED,)
    assert table.is_over is (century == 4)
    if century < 4:
        assert table.asked() == (BLUE, "site")
        site = sorted(table.options())[0]
        facts = table.play(site)
        assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(BLUE, False, site)]
        assert activations(facts) == [(BLUE, 3)]
        assert table.asked() == (RED, "action")
        assert table.architect("neutral") == "jew1"


# ---- R10.5: leaders -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pair", "first", "second"),
    [("rel+eco", "religion", "economy"), ("pol+cul", "politics", "culture")],
)
def test_political_places_two_workers_in_each_of_two_facing_zones(
    pair: str, first: str, second: str
) -> None:
    """R10.5: at once, and passive ones."""
    table = position(players=2, active=(3, 3))
    facts = table.play("leader political2")
    assert facts == [LeaderTaken(BLUE, "political2")]
    assert table.asked() == (BLUE, "pair")
    assert table.options() == {"rel+eco", "pol+cul"}
    assert table.why_not("skip") == Reason("cannot_skip", {})
    facts = table.play(pair)
    assert facts == [
        WorkersMoved(BLUE, 2, "passive", first),
        WorkersMoved(BLUE, 2, "passive", second),
        TurnBegan(RED, 1),
    ]
    assert table.hand(BLUE) == (3, 18)
    assert (table.in_zone(first), table.in_zone(second)) == ((2, 0), (2, 0))


@pytest.mark.parametrize(
    ("active", "passive", "moved"),
    [
        (3, 4, [(2, "passive", "religion"), (2, "passive", "economy")]),
        (3, 3, [(2, "passive", "religion"), (1, "passive", "economy"), (1, "active", "economy")]),
        (3, 2, [(2, "passive", "religion"), (2, "active", "economy")]),
        (3, 1, [(1, "passive", "religion"), (1, "active", "religion"), (2, "active", "economy")]),
        (4, 0, [(2, "active", "religion"), (2, "active", "economy")]),
        (5, 0, [(2, "active", "religion"), (2, "active", "economy")]),
    ],
)
def test_political_makes_up_for_missing_passive_workers_with_active_ones(
    active: int, passive: int, moved: list[tuple[int, str, str]]
) -> None:
    """R10.5: a ruling"""
    table = position(players=2, active=(active, 3), passive=(passive, 9))
    facts = table.play("leader political2 rel+eco")
    assert [fact[1:] for fact in facts_of_kind(facts, WorkersMoved)] == moved
    assert sum(table.hand(BLUE)) == active + passive - 4
    assert table.asked() == (RED, "action")


@pytest.mark.parametrize(
    ("workers", "numbers"), [(3, {"1", "2"}), (2, {"0", "1", "2"}), (1, {"0", "1"})]
)
@pytest.mark.parametrize(
    ("pair", "first", "second"),
    [("rel+eco", "religion", "economy"), ("pol+cul", "politics", "culture")],
)
@pytest.mark.parametrize("passive", [0, 1])
def test_political_with_fewer_than_four_workers_divides_them_all(
    workers: int, numbers: set[str], pair: str, first: str, second: str, passive: int
) -> None:
    """R10.5: no more than two in a zone."""
    for number in sorted(numbers):
        table = position(players=2, active=(workers - passive, 3), passive=(passive, 9))
        table.play(f"leader political2 {pair}")
        assert table.asked() == (BLUE, "number")
        assert table.decision is not None
        assert table.decision.place == first
        assert table.options() == numbers
        least, most = min(map(int, numbers)), max(map(int, numbers))
        for refused in {"0", "1", "2"} - numbers:
            assert table.why_not(refused) == Reason(
                "number_not_offered", {"number": int(refused), "least": least, "most": most}
            )
        assert table.why_not(number) is None
        facts = table.play(number)
        assert table.in_zone(first) == (int(number), 0)
        assert table.in_zone(second) == (workers - int(number), 0)
        assert table.hand(BLUE) == (0, 0)
        if passive:
            assert facts_of_kind(facts, WorkersMoved)[0].source == "passive"


def test_political_without_a_worker_does_nothing() -> None:
    """R10.5, R4.2"""
    table = position(
        players=2,
        turn=RED,
        active=(0, 3),
        passive=(0, 9),
        architects={RED: "her1"},
        stages={"her1": [BLUE]},
    )
    table.play("send rel")  # Blue has nobody, so century II begins, and still nobody
    facts = table.play("leader political2")
    assert facts == [LeaderTaken(BLUE, "political2"), TurnBegan(RED, 2)]
    assert table.hand(BLUE) == (0, 0)


def test_political_places_after_the_activation() -> None:
    """R10.5, R7.1: the other player has a leader, so one passive worker becomes active first."""
    table = position(players=2, active=(0, 3), passive=(4, 9), leaders={"cultural": RED})
    facts = table.play("leader political2 pol+cul")
    assert facts == [
        WorkersMoved(BLUE, 1, "passive", "active"),
        LeaderTaken(BLUE, "political2"),
        WorkersMoved(BLUE, 2, "passive", "politics"),
        WorkersMoved(BLUE, 1, "passive", "culture"),
        WorkersMoved(BLUE, 1, "active", "culture"),
        TurnBegan(RED, 1),
    ]


def test_afterwards_political_is_without_effect() -> None:
    """R10.5: workers on completed buildings go to the zone of the colour."""
    table = position(
        players=2,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"her1": [BLUE], "pro1": [BLUE]},
        leaders={"political2": BLUE},
        available=["por1", "por2", "por3"],
    )
    table.play("start")
    assert table.asked() == (BLUE, "site")
    assert table.in_zone("culture") == (1, 0)
    assert table.in_zone("religion") == (2, 0)


@pytest.mark.parametrize("stages", [[], [RED], [RED, BLUE]])
def test_economic_constructs_the_next_stage_of_the_neutral_building(stages: list[int]) -> None:
    """R10.5: at once, with passive workers, without the district's action."""
    table = position(
        players=2,
        architects={BLUE: "her1", RED: "arc1", "neutral": "por1"},
        stages={"por1": stages},
    )
    active, passive = table.hand(BLUE)
    facts = table.play("leader economic2")
    assert facts == [
        LeaderTaken(BLUE, "economic2"),
        WorkersMoved(BLUE, 3, "passive", "por1"),
        StageConstructed(BLUE, "por1", len(stages) + 1),
        TurnBegan(RED, 1),
    ]
    assert table.built_by("por1") == (*stages, BLUE)
    assert table.hand(BLUE) == (active, passive - 3)
    assert table.built_by("her1") == table.built_by("arc1") == ()


@pytest.mark.parametrize(
    ("active", "passive", "moved"),
    [
        (3, 3, [(3, "passive")]),
        (3, 2, [(2, "passive"), (1, "active")]),
        (2, 1, [(1, "passive"), (2, "active")]),
        (3, 0, [(3, "active")]),
        (2, 0, []),
        (1, 1, []),
        (0, 2, []),
    ],
)
def test_economic_pays_the_price_or_does_nothing(
    active: int, passive: int, moved: list[tuple[int, str]]
) -> None:
    """R10.5: active workers make up for passive ones; with too few in all there is no effect."""
    table = position(
        players=2, active=(active, 3), passive=(passive, 9), architects={"neutral": "por1"}
    )
    facts = table.play("leader economic2")
    assert facts_of_kind(facts, WorkersMoved) == [
        WorkersMoved(BLUE, number, source, "por1") for number, source in moved
    ]
    assert table.built_by("por1") == ((BLUE,) if moved else ())
    assert sum(table.hand(BLUE)) == active + passive - (3 if moved else 0)
    assert table.holder("economic2") == BLUE
    assert table.asked() == (RED, "action")


def test_economic_does_nothing_on_a_full_building() -> None:
    """R10.5: and on no other one."""
    table = position(
        players=2,
        architects={RED: "arc1", "neutral": "pro1"},
        stages={"pro1": [RED, RED, BLUE]},
    )
    facts = table.play("leader economic2")
    assert facts == [LeaderTaken(BLUE, "economic2"), TurnBegan(RED, 1)]
    assert table.built_by("pro1") == (RED, RED, BLUE)
    assert table.built_by("arc1") == ()


def test_economic_does_nothing_while_the_neutral_architect_is_off_the_board() -> None:
    """R10.5"""
    table = position(players=2)
    facts = table.play("leader economic2")
    assert facts == [LeaderTaken(BLUE, "economic2"), TurnBegan(RED, 1)]
    assert table.hand(BLUE) == (3, 22)


def test_economic_constructs_after_the_activation() -> None:
    """R10.5, R7.1"""
    table = position(
        players=2,
        active=(0, 3),
        passive=(3, 9),
        architects={"neutral": "por1"},
        leaders={"cultural": RED},
    )
    facts = table.play("leader economic2")
    assert facts[:4] == [
        WorkersMoved(BLUE, 1, "passive", "active"),
        LeaderTaken(BLUE, "economic2"),
        WorkersMoved(BLUE, 2, "passive", "por1"),
        WorkersMoved(BLUE, 1, "active", "por1"),
    ]


def test_afterwards_economic_is_without_effect() -> None:
    """R10.5: the neutral building is not the holder's, in a start or at the end of a century."""
    table = position(
        players=2,
        active=(3, 3),
        architects={"neutral": "por1"},
        stages={"por1": [RED]},
        leaders={"economic2": BLUE},
        available=["jew1", "jew2", "jew3"],
    )
    facts = table.copy().play("stage")
    assert facts_of_kind(facts, DistrictOffered) == [DistrictOffered(BLUE, "port", "por1")]
    table.play("start")
    assert table.asked() == (BLUE, "site")
    assert table.token("por1") == (RED, 1)


def test_cultural_and_citadelle_are_unchanged() -> None:
    """R10.5"""
    table = position(players=2, active=(3, 3))
    facts = table.play("leader citadelle")
    assert facts_of_kind(facts, WorkersMoved) == [WorkersMoved(BLUE, 3, "passive", "citadelle")]
    table = position(
        players=2,
        architects={BLUE: "her1"},
        stages={"her1": [RED, RED]},
        leaders={"cultural": BLUE},
        available=["por1", "por2", "por3"],
    )
    assert ledger(table.play("start")) == [Scored(BLUE, 2, "leader", "her1", 1)]


def test_two_players_have_no_religious_leader() -> None:
    """R10.5"""
    table = position(players=2)
    table.play("leader")
    assert table.options() == {"political2", "economic2", "cultural", "citadelle"}
    assert table.why_not("religious") == Reason("leader_not_in_game", {"leader": "religious"})


# ---- R10.6: tiles run out in a start ------------------------------------------------------------


def two_buildings(century: int, available: list[str], neutral_stages: list[int]) -> Table:
    """Blue is on, on her1; the neutral building is pro1."""
    return position(
        players=2,
        century=century,
        active=(2, 3),
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"her1": [BLUE], "pro1": neutral_stages},
        available=available,
    )


@pytest.mark.parametrize("century", [1, 2, 3])
def test_no_tile_for_the_own_architect_ends_the_century(century: int) -> None:
    """R10.6: then both are placed in the new one, the own first, and then Blue activates."""
    table = two_buildings(century, [], [RED])
    facts = table.play("start")
    assert facts_of_kind(facts, TokenPlaced) == [
        TokenPlaced(BLUE, "her1", 1),
        TokenPlaced(RED, "pro1", 1),
    ]
    assert facts.index(TokenPlaced(RED, "pro1", 1)) + 1 == facts.index(CenturyEnded(century, BLUE))
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, BLUE)]
    assert activations(facts) == []
    assert table.asked() == (BLUE, "site")
    own, neutral = sorted(table.options())[:2]
    assert len(table.options()) == 11
    assert table.play(own) == [ArchitectPlaced(BLUE, False, own)]
    assert table.asked() == (BLUE, "site")
    assert len(table.options()) == 10
    assert table.play(neutral) == [
        ArchitectPlaced(BLUE, True, neutral),
        WorkersMoved(BLUE, 3, "passive", "active"),
        TurnBegan(RED, century + 1),
    ]


@pytest.mark.parametrize("century", [1, 2, 3])
def test_a_neutral_architect_that_did_not_leave_is_not_placed_in_the_new_century(
    century: int,
) -> None:
    """R10.6, R10.7"""
    table = two_buildings(century, [], [])
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, BLUE)]
    own = sorted(table.options())[0]
    assert table.play(own) == [
        ArchitectPlaced(BLUE, False, own),
        WorkersMoved(BLUE, 3, "passive", "active"),
        TurnBegan(RED, century + 1),
    ]
    assert table.architect("neutral") == "pro1"


def test_no_tile_for_the_own_architect_ends_the_game_in_century_four() -> None:
    """R10.6: both buildings were left and completed; nothing is placed, nobody activates."""
    table = two_buildings(4, [], [RED])
    facts = table.play("start")
    assert facts_of_kind(facts, TokenPlaced) == [
        TokenPlaced(BLUE, "her1", 1),
        TokenPlaced(RED, "pro1", 1),
    ]
    assert isinstance(facts[-1], GameEnded)
    assert facts_of_kind(facts, ArchitectPlaced) == []
    assert activations(facts) == []
    assert table.is_over
    assert (table.architect(BLUE), table.architect("neutral")) == (None, None)


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_last_tile_is_for_the_own_architect(century: int) -> None:
    """R10.6: then there is none for the neutral one, the century ends, and it is placed."""
    table = two_buildings(century, ["por1"], [RED])
    facts = table.play("start")
    placed = ArchitectPlaced(BLUE, False, "por1")
    assert facts_of_kind(facts, ArchitectPlaced) == [placed]
    assert facts.index(placed) + 1 == facts.index(CenturyEnded(century, BLUE))
    assert activations(facts) == []
    assert table.architect(BLUE) == "por1"
    assert table.asked() == (BLUE, "site")
    assert len(table.options()) == 11
    site = sorted(table.options())[3]
    assert table.play(site) == [
        ArchitectPlaced(BLUE, True, site),
        WorkersMoved(BLUE, 3, "passive", "active"),
        TurnBegan(RED, century + 1),
    ]
    assert table.architect("neutral") == site
    assert table.architect(BLUE) == "por1"


def test_the_last_tile_ends_the_game_in_century_four_when_the_neutral_architect_needs_one() -> None:
    """R10.6: the architect just placed remains there."""
    table = two_buildings(4, ["por1"], [RED])
    facts = table.play("start")
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(BLUE, False, "por1")]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(4, BLUE)]
    assert isinstance(facts[-1], GameEnded)
    assert activations(facts) == []
    assert table.is_over
    assert table.architect(BLUE) == "por1"
    assert table.condition("por1") == "under construction"
    assert table.architect("neutral") is None


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_the_last_tile_is_enough_if_the_neutral_architect_stays(century: int) -> None:
    """R10.6"""
    table = two_buildings(century, ["por1"], [])
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == []
    assert facts[-1] == TurnBegan(RED, century)
    assert (table.architect(BLUE), table.architect("neutral")) == ("por1", "pro1")


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_two_tiles_are_enough_for_both(century: int) -> None:
    """R10.6: the neutral architect takes the last one unasked, and no century ends."""
    table = two_buildings(century, ["por1", "por2"], [RED])
    facts = table.play("start por2")
    assert facts_of_kind(facts, CenturyEnded) == []
    assert facts_of_kind(facts, ArchitectPlaced) == [
        ArchitectPlaced(BLUE, False, "por2"),
        ArchitectPlaced(BLUE, True, "por1"),
    ]
    assert activations(facts) == [(BLUE, 3)]
    assert table.free_sites() == set()


def test_the_first_start_of_the_game_with_a_single_tile() -> None:
    """R10.6, R10.1: otherwise than by leaving a building, the neutral architect needs a tile."""
    table = position(players=2, available=["por1"])
    facts = table.play("start")
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(BLUE, False, "por1")]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, BLUE)]
    site = sorted(table.options())[0]
    assert table.play(site) == [
        ArchitectPlaced(BLUE, True, site),
        WorkersMoved(BLUE, 3, "passive", "active"),
        TurnBegan(RED, 2),
    ]


@pytest.mark.parametrize(("event", "count"), [("1800", 4), ("1812", 2)])
@pytest.mark.parametrize("available", [[], ["por1"]])
def test_the_event_of_the_new_century_counts_after_tiles_ran_out(
    event: str, count: int, available: list[str]
) -> None:
    """R10.6, R5.4"""
    table = position(
        "2011-events",
        2,
        century=2,
        events=["1759", event],
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED]},
        available=available,
    )
    facts = table.play("start")
    while table.asked() == (BLUE, "site"):
        facts = table.play(sorted(table.options())[0])
    assert activations(facts) == [(BLUE, count)]


# ---- R10.7: the neutral building at the end of a century ----------------------------------------


@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("leaders", [{}, {"economic2": RED}, {"economic2": BLUE}])
def test_the_neutral_building_stays_as_it_is_when_a_century_ends(
    century: int, leaders: dict[str, int]
) -> None:
    """R10.7, R10.1: leaders return, the neutral architect does not."""
    table = position(
        players=2,
        century=century,
        turn=RED,
        active=(0, 3),
        passive=(0, 9),
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED, BLUE]},
        leaders=leaders,
    )
    facts = table.play("send cit")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, BLUE)]
    assert facts_of_kind(facts, ArchitectLeft) == []
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert facts_of_kind(facts, LeadersReturned) == [LeadersReturned(century)]
    assert table.holder("economic2") is None
    assert table.architect("neutral") == "pro1"
    assert table.built_by("pro1") == (RED, BLUE)
    assert table.condition("pro1") == "under construction"
    # In the new century it is in play as before: a start takes it along.
    tiles = sorted(table.free_sites())
    table.play(f"start {tiles[0]} {tiles[1]}")
    assert table.token("pro1") == (BLUE, 2)
    assert table.architect("neutral") == tiles[1]


@pytest.mark.parametrize("leaders", [{}, {"economic2": RED}])
def test_at_the_end_of_the_game_the_neutral_building_is_unfinished(
    leaders: dict[str, int],
) -> None:
    """R10.7: each worker on it is 1 VP, and nobody gets a token."""
    table = position(
        players=2,
        century=4,
        turn=RED,
        active=(0, 1),
        passive=(0, 9),
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED, BLUE, RED]},
        leaders=leaders,
    )
    facts = table.play("send cit")
    assert table.is_over
    assert facts_of_kind(facts, TokenPlaced) == []
    assert [fact for fact in ledger(facts) if fact.reason != "zone"] == [
        Scored(BLUE, 2, "unfinished", "pro1", 4),
        Scored(RED, 4, "unfinished", "pro1", 4),
    ]
    assert table.scores == (2, 5)


# ---- R10.8: the family rules --------------------------------------------------------------------


def test_two_players_can_use_the_family_rules() -> None:
    """R10.8: no leaders, but all the rest: a start takes the neutral architect along."""
    table = position(
        "2011-family",
        2,
        active=(3, 3),
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"her1": [RED], "pro1": [BLUE, RED]},
        available=["por1", "por2", "por3"],
    )
    assert table.options() == {"start", "stage", "send"}
    assert table.why_not("leader") == Reason("no_leaders_in_game", {})
    facts = table.play("start por1 por2")
    assert facts_of_kind(facts, TokenPlaced) == [
        TokenPlaced(BLUE, "her1", 1),
        TokenPlaced(RED, "pro1", 2),
    ]
    assert activations(facts) == [(BLUE, 3)]
    assert (table.architect(BLUE), table.architect("neutral")) == ("por1", "por2")
    assert ledger(facts) == []


def test_in_the_family_rules_the_neutral_building_gives_its_district() -> None:
    """R10.8"""
    table = position("2011-family", 2, active=(3, 3), architects={"neutral": "por1"}, available=[])
    facts = table.play("stage do")
    assert facts_of_kind(facts, DistrictOffered) == [DistrictOffered(BLUE, "port", "por1")]
    assert activations(facts) == [(BLUE, 3)]


def test_in_the_family_rules_the_neutral_building_stays_when_a_century_ends() -> None:
    """R10.8, R10.7"""
    table = position(
        "2011-family",
        2,
        turn=RED,
        active=(0, 3),
        passive=(0, 9),
        zones={"religion": (4, 0)},
        architects={"neutral": "por1"},
        stages={"por1": [BLUE]},
    )
    facts = table.play("send rel")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, BLUE)]
    assert ledger(facts) == [
        Scored(BLUE, 4, "zone", "religion", 1),
        Scored(RED, 1, "zone", "religion", 1),
        Scored(BLUE, 2, "majority", "religion", 1),
    ]
    assert table.architect("neutral") == "por1"
    assert table.built_by("por1") == (BLUE,)


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_in_the_family_rules_tiles_run_out_in_the_same_way(century: int) -> None:
    """R10.8, R10.6"""
    table = position(
        "2011-family",
        2,
        century=century,
        architects={BLUE: "her1", "neutral": "pro1"},
        stages={"pro1": [RED]},
        available=["por1"],
    )
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, BLUE)]
    assert table.architect(BLUE) == "por1"
    assert table.is_over is (century == 4)
    if century < 4:
        assert table.asked() == (BLUE, "site")
