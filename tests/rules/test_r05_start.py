"""R5: starting a construction site: completing a building, the new tile, activating workers."""

from __future__ import annotations

import pytest

from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyBegan,
    CenturyEnded,
    Declined,
    DistrictOffered,
    Fact,
    GameEnded,
    Scored,
    StageConstructed,
    TokenPlaced,
    TurnBegan,
    WorkersMoved,
    ZoneScored,
)
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, ledger, position


def activations(facts: list[Fact], seat: int) -> list[int]:
    """How many workers a seat activated, each time it did."""
    moves = [
        f
        for f in facts_of_kind(facts, WorkersMoved)
        if (f.source, f.target) == ("passive", "active")
    ]
    return [f.number for f in moves if f.seat == seat]


def assert_game_over_without_placing(
    table: Table, facts: list[Fact], century_ended_by: int
) -> None:
    """R5.3: at the end of century IV nothing is placed and nobody activates."""
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(4, century_ended_by)]
    assert isinstance(facts[-1], GameEnded)
    assert table.is_over
    assert table.decision is None
    assert table.legal_moves() == []
    assert facts_of_kind(facts, ArchitectPlaced) == []
    assert facts_of_kind(facts, CenturyBegan) == []
    assert facts_of_kind(facts, TurnBegan) == []
    assert all(activations(facts, seat) == [] for seat in range(table.players))


# ---- examples of the rulebooks ------------------------------------------------------------------


def test_example_a_start_from_a_religion_building_with_three_stages() -> None:
    """R5.5, R5.2, R5.3, R5.4: black (0) leaves pro1 and gets a 3★ token."""
    table = position(
        active=(1, 3, 3),
        architects={0: "pro1"},
        stages={"pro1": [0, 1, 2]},
        available=["por1", "por2", "mun1"],
    )
    play_start = table.play("start")
    assert play_start == [
        ArchitectLeft(0, False, "pro1"),
        WorkersMoved(0, 2, "pro1", "religion"),
        WorkersMoved(1, 2, "pro1", "religion"),
        WorkersMoved(2, 2, "pro1", "religion"),
        BuildingCompleted("pro1", 3),
        TokenPlaced(0, "pro1", 3),
    ]
    facts = table.play("por2")
    assert facts == [
        ArchitectPlaced(0, False, "por2"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.in_zone("religion") == (2, 2, 2)
    assert table.token("pro1") == (0, 3)
    assert table.condition("pro1") == "completed"
    assert table.architect(0) == "por2"
    assert table.condition("por2") == "under construction"
    assert table.free_sites() == {"por1", "mun1"}
    assert table.hand(0) == (4, 19)


def test_example_with_two_stages_the_token_has_two_stars() -> None:
    """R5.5"""
    table = position(architects={0: "pro1"}, stages={"pro1": [0, 1]}, available=["por1", "por2"])
    facts = table.play("start por2")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 2)]
    assert table.token("pro1") == (0, 2)


# ---- R5.1: which architect ----------------------------------------------------------------------


def test_without_the_economic_leader_the_own_architect_is_taken_unasked() -> None:
    """R5.1"""
    for seat in range(3):
        table = position(turn=seat, leaders={"economic": (seat + 1) % 3})
        table.play("start")
        assert table.asked() == (seat, "site")
        assert table.why_not("neutral") == Reason("not_asked", {"asked": "site"})


def test_with_the_economic_leader_one_says_which_architect() -> None:
    """R5.1"""
    table = position(turn=1, leaders={"economic": 1})
    assert table.play("start") == []
    assert table.asked() == (1, "architect")
    assert table.options() == {"own", "neutral"}
    assert table.why_not("skip") == Reason("cannot_skip", {})


def test_the_neutral_architect_is_not_for_others() -> None:
    """R5.1: also in the Mansion district, where the question is asked for the sake of the no."""
    table = position(architects={1: "man1"}, leaders={"economic": 2})
    table.play("stage")
    assert table.options() == {"own", "skip"}
    assert table.why_not("neutral") == Reason("neutral_not_yours", {})
    assert table.why_not("own") is None


@pytest.mark.parametrize("moved", ["own", "neutral"])
def test_one_action_moves_one_architect(moved: str) -> None:
    """R5.1"""
    table = position(
        active=(3, 3, 3),
        architects={0: "her1", "neutral": "arc1"},
        stages={"her1": [1], "arc1": [1, 1]},
        leaders={"economic": 0},
        available=["por1", "por2"],
    )
    facts = table.play(f"start {moved} por1")
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(0, moved == "neutral", "por1")]
    assert activations(facts, 0) == [3]
    if moved == "own":
        assert facts_of_kind(facts, ArchitectLeft) == [ArchitectLeft(0, False, "her1")]
        assert (table.architect(0), table.architect("neutral")) == ("por1", "arc1")
        assert (table.token("her1"), table.token("arc1")) == ((0, 1), (-1, 0))
        assert table.built_by("arc1") == (1, 1)
    else:
        assert facts_of_kind(facts, ArchitectLeft) == [ArchitectLeft(0, True, "arc1")]
        assert (table.architect(0), table.architect("neutral")) == ("her1", "por1")
        assert (table.token("her1"), table.token("arc1")) == ((-1, 0), (0, 2))
        assert table.built_by("her1") == (1,)


@pytest.mark.parametrize("century", [1, 2, 3])
def test_an_own_architect_off_the_board_may_be_chosen_without_a_tile(century: int) -> None:
    """R5.1, R5.3: a ruling; nothing is completed, the century ends, and the architect is placed."""
    table = position(century=century, architects={1: "her1"}, stages={"her1": [0]}, available=[])
    facts = table.play("start")
    assert facts[0] == CenturyEnded(century, 0)
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert activations(facts, 0) == []
    assert table.asked() == (0, "site")
    site = sorted(table.free_sites())[0]
    facts = table.play(site)
    assert facts == [
        ArchitectPlaced(0, False, site),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, century + 1),
    ]


def test_an_own_architect_off_the_board_without_a_tile_ends_the_game() -> None:
    """R5.1, R5.3: in century IV."""
    table = position(century=4, architects={1: "her1"}, stages={"her1": [0]}, available=[])
    facts = table.play("start")
    assert facts[0] == CenturyEnded(4, 0)
    assert_game_over_without_placing(table, facts, century_ended_by=0)
    assert table.architect(0) is None


@pytest.mark.parametrize("century", [1, 2, 3])
def test_a_neutral_architect_off_the_board_may_be_chosen_without_a_tile(century: int) -> None:
    """R5.1, R5.3: the century ends and so does the turn."""
    table = position(
        century=century,
        architects={0: "her1"},
        stages={"her1": [0]},
        leaders={"economic": 0},
        available=[],
    )
    before = table.hand(0)
    facts = table.play("start neutral")
    assert facts[0] == CenturyEnded(century, 0)
    assert facts[-1] == TurnBegan(1, century + 1)
    assert facts_of_kind(facts, ArchitectPlaced) == []
    assert facts_of_kind(facts, ArchitectLeft) == []
    assert table.hand(0) == before
    assert table.architect(0) == "her1"
    assert table.architect("neutral") is None
    assert table.asked() == (1, "action")
    assert table.century == century + 1


def test_a_neutral_architect_off_the_board_without_a_tile_ends_the_game() -> None:
    """R5.1, R5.3: in century IV."""
    table = position(
        century=4,
        architects={0: "her1"},
        stages={"her1": [0]},
        leaders={"economic": 0},
        available=[],
    )
    facts = table.play("start neutral")
    assert facts[0] == CenturyEnded(4, 0)
    assert_game_over_without_placing(table, facts, century_ended_by=0)
    assert table.architect(0) == "her1"


# ---- R5.2: what is completed --------------------------------------------------------------------


def test_an_architect_from_off_the_board_completes_nothing() -> None:
    """R5.2: whatever other architects stand on."""
    table = position(
        architects={1: "her1", 2: "arc1"},
        stages={"her1": [0, 0, 0], "arc1": [0]},
        available=["por1", "por2"],
    )
    facts = table.play("start por1")
    assert facts == [
        ArchitectPlaced(0, False, "por1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.built_by("her1") == (0, 0, 0)


def test_an_architect_on_a_building_completes_that_one_only() -> None:
    """R5.2"""
    table = position(
        turn=1,
        architects={0: "arc1", 1: "her1", 2: "tra1"},
        stages={"arc1": [1], "her1": [2], "tra1": [1]},
        available=["por1", "por2"],
    )
    facts = table.play("start por1")
    assert facts_of_kind(facts, BuildingCompleted) == [BuildingCompleted("her1", 1)]
    assert table.token("her1") == (1, 1)
    assert table.built_by("her1") == ()
    assert (table.architect(0), table.architect(2)) == ("arc1", "tra1")


# ---- R5.3: the new tile -------------------------------------------------------------------------


def test_the_architect_goes_to_an_available_tile_of_the_century() -> None:
    """R5.3: other tiles are refused, each with its reason."""
    table = position(
        century=2,
        architects={0: "her1", 1: "arc1"},
        tokens={"tra1": (2, 1)},
        available=["por1", "por2", "jew3"],
    )
    table.play("start")
    assert table.options() == {"por1", "por2", "jew3"}
    assert table.why_not("arc1") == Reason("site_occupied", {"site": "arc1"})
    assert table.why_not("tra1") == Reason("site_completed", {"site": "tra1"})
    assert table.why_not("her1") == Reason("site_completed", {"site": "her1"})
    waiting = [site for site in SITE_NUMBER if table.condition(site) == "waiting"]
    assert len(waiting) == 22
    for site in waiting:
        century = table.state.setting.century_of[SITE_NUMBER[site]]
        assert century in (3, 4)
        assert table.why_not(site) == Reason("site_waiting", {"site": site, "century": century})
    assert table.why_not("skip") == Reason("cannot_skip", {})


def test_the_tile_loses_its_mark() -> None:
    """R5.3: so nobody else can start it."""
    table = position(available=["por1", "por2", "por3"])
    table.play("start por2")
    assert table.free_sites() == {"por1", "por3"}
    table.play("start")
    assert table.options() == {"por1", "por3"}


def test_the_last_tile_is_taken_unasked_and_does_not_end_the_century() -> None:
    """R5.3: only a start that finds none does."""
    table = position(available=["por1"])
    facts = table.play("start")
    assert facts_of_kind(facts, ArchitectPlaced) == [ArchitectPlaced(0, False, "por1")]
    assert facts_of_kind(facts, CenturyEnded) == []
    assert table.free_sites() == set()
    facts = table.play("send rel")
    assert facts_of_kind(facts, CenturyEnded) == []
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 2)]


def own_architect_without_a_tile(century: int) -> Table:
    return position(
        century=century,
        active=(2, 3, 3),
        architects={0: "her1", 1: "arc1"},
        stages={"her1": [1, 0], "arc1": [0]},
        available=[],
    )


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_own_architect_ends_the_century_and_is_placed_in_the_next(century: int) -> None:
    """R5.3: between the completing and the placing."""
    table = own_architect_without_a_tile(century)
    facts = table.play("start")
    assert facts[:6] == [
        ArchitectLeft(0, False, "her1"),
        WorkersMoved(1, 1, "her1", "culture"),
        WorkersMoved(0, 1, "her1", "culture"),
        BuildingCompleted("her1", 2),
        TokenPlaced(0, "her1", 2),
        CenturyEnded(century, 0),
    ]
    assert Scored(0, 1, "zone", "culture", century) in facts
    assert activations(facts, 0) == []
    assert table.hand(0) == (2, 22)  # the worker of her1 is back, that of arc1 is not
    assert table.architect(0) is None
    assert table.century == century + 1
    assert table.asked() == (0, "site")
    assert table.options() == table.free_sites() == set(facts_of_kind(facts, CenturyBegan)[0].sites)
    assert len(table.options()) == 11

    site = sorted(table.options())[4]
    facts = table.play(site)
    assert facts == [
        ArchitectPlaced(0, False, site),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, century + 1),
    ]
    assert table.hand(0) == (5, 19)


def test_the_own_architect_ends_the_game_in_century_four() -> None:
    """R5.3: the building it left is completed, and that is all."""
    table = own_architect_without_a_tile(4)
    facts = table.play("start")
    assert facts[:6] == [
        ArchitectLeft(0, False, "her1"),
        WorkersMoved(1, 1, "her1", "culture"),
        WorkersMoved(0, 1, "her1", "culture"),
        BuildingCompleted("her1", 2),
        TokenPlaced(0, "her1", 2),
        CenturyEnded(4, 0),
    ]
    assert_game_over_without_placing(table, facts, century_ended_by=0)
    assert table.architect(0) is None
    assert table.hand(0) == (2, 22)
    # Zone 1, one worker on arc1, a pair of active workers, and 2★ as the main group.
    assert table.scores == (1 + 1 + 1 + 3, 1 + 1, 1)


def neutral_architect_without_a_tile(century: int) -> Table:
    return position(
        century=century,
        active=(2, 3, 3),
        architects={0: "arc1", "neutral": "her1"},
        stages={"her1": [1, 0], "arc1": [0]},
        leaders={"economic": 0},
        available=[],
    )


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_neutral_architect_ends_the_century_and_the_turn(century: int) -> None:
    """R5.3: it goes back with the leader; no placing, no activation."""
    table = neutral_architect_without_a_tile(century)
    facts = table.play("start neutral")
    assert facts[:6] == [
        ArchitectLeft(0, True, "her1"),
        WorkersMoved(1, 1, "her1", "culture"),
        WorkersMoved(0, 1, "her1", "culture"),
        BuildingCompleted("her1", 2),
        TokenPlaced(0, "her1", 2),
        CenturyEnded(century, 0),
    ]
    assert facts_of_kind(facts, ArchitectPlaced) == []
    assert activations(facts, 0) == []
    assert table.hand(0) == (2, 22)
    assert table.architect("neutral") is None
    assert table.architect(0) == "arc1"
    assert table.holder("economic") is None
    assert facts[-1] == TurnBegan(1, century + 1)
    assert table.asked() == (1, "action")
    assert len(table.free_sites()) == 11


def test_the_neutral_architect_ends_the_game_in_century_four() -> None:
    """R5.3"""
    table = neutral_architect_without_a_tile(4)
    facts = table.play("start neutral")
    assert facts[4:6] == [TokenPlaced(0, "her1", 2), CenturyEnded(4, 0)]
    assert_game_over_without_placing(table, facts, century_ended_by=0)
    assert table.architect(0) == "arc1"
    assert table.scores == (1 + 1 + 1 + 3, 1 + 1, 1)


def mansion_without_a_tile(century: int) -> Table:
    """Seat 0 makes a stage at the Mansion district of seat 1; no tile is left."""
    table = position(
        century=century,
        active=(2, 3, 3),
        architects={0: "her1", "neutral": "her2", 1: "man1"},
        stages={"her1": [0, 0, 0], "her2": [0, 0, 0]},
        leaders={"economic": 0},
        available=[],
    )
    facts = table.play("stage")
    assert facts == [
        WorkersMoved(0, 2, "active", "man1"),
        StageConstructed(0, "man1", 1),
        DistrictOffered(0, "mansion", "man1"),
    ]
    assert table.asked() == (0, "architect")
    assert table.options() == {"own", "neutral", "skip"}
    return table


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_mansion_district_ends_the_century_with_the_own_architect(century: int) -> None:
    """R5.3, R5.4, R11.6: it is placed in the new century and activates; then the turn is over."""
    table = mansion_without_a_tile(century)
    facts = table.play("own")
    assert facts_of_kind(facts, TokenPlaced) == [
        TokenPlaced(0, "her1", 3),
        TokenPlaced(0, "her2", 3),
    ]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    assert table.asked() == (0, "site")
    assert table.built_by("man1") == (0,)
    active, passive = table.hand(0)
    assert active + passive == 23
    facts = table.play(sorted(table.options())[0])
    assert table.hand(0) == (active + 3, passive - 3)
    assert facts[-1] == TurnBegan(1, century + 1)
    assert table.asked() == (1, "action")


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_mansion_district_ends_the_century_with_the_neutral_architect(century: int) -> None:
    """R5.3, R11.6: no placing, no activation, and the turn is over."""
    table = mansion_without_a_tile(century)
    facts = table.play("neutral")
    assert facts[0] == ArchitectLeft(0, True, "her2")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "her2", 3)]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    assert facts_of_kind(facts, ArchitectPlaced) == []
    assert activations(facts, 0) == []
    assert facts[-1] == TurnBegan(1, century + 1)
    assert table.asked() == (1, "action")
    assert table.architect(0) == "her1"
    assert table.architect("neutral") is None
    assert table.built_by("man1") == (0,)


@pytest.mark.parametrize("moved", ["own", "neutral"])
def test_the_mansion_district_ends_the_game_in_century_four(moved: str) -> None:
    """R5.3, R11.6: the stage that was paid for stays."""
    table = mansion_without_a_tile(4)
    facts = table.play(moved)
    assert_game_over_without_placing(table, facts, century_ended_by=0)
    assert table.built_by("man1") == (0,)
    assert Scored(0, 2, "unfinished", "man1", 4) in facts
    # The neutral building is completed by R8.1 in any case, the own one only if it was left.
    laid = [TokenPlaced(0, "her1", 3)] if moved == "own" else []
    assert facts_of_kind(facts, TokenPlaced) == [*laid, TokenPlaced(0, "her2", 3)]
    assert (Scored(0, 3, "unfinished", "her1", 4) in facts) is (moved == "neutral")


def test_the_mansion_district_can_be_declined_when_no_tile_is_left() -> None:
    """R5.3: then the century goes on."""
    table = mansion_without_a_tile(1)
    facts = table.play("skip")
    assert facts == [Declined(0), TurnBegan(1, 1)]
    assert table.architect(0) == "her1"


# ---- R5.4: activating ---------------------------------------------------------------------------


@pytest.mark.parametrize(("event", "count"), [("1800", 4), ("1812", 2), ("1867", 3), ("1871", 3)])
@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_the_event_says_how_many_a_start_activates(ruleset: str, event: str, count: int) -> None:
    """R5.4: the first placing is a start like any other."""
    table = position(ruleset, century=3, events=[event], available=["por1", "por2", "por3"])
    facts = table.play("start por1")
    assert activations(facts, 0) == [count]
    assert table.hand(0) == (3 + count, 22 - count)


@pytest.mark.parametrize(("event", "count"), [("1800", 4), ("1812", 2), ("1871", 3)])
@pytest.mark.parametrize(
    "way", ["move", "neutral first", "neutral move", "mansion", "mansion hired"]
)
def test_every_start_activates_alike(event: str, count: int, way: str) -> None:
    """R5.4: a move, the neutral architect, the Mansion district."""
    architects: dict[int | str, str] = {0: "her1", 1: "man1"}
    if way in ("neutral move", "mansion hired"):
        architects["neutral"] = "her2"
    table = position(
        "2026",
        century=3,
        events=[event],
        active=(2, 3, 3),
        architects=architects,
        stages={"her1": [1, 1, 1]} | ({"her2": [1, 1, 1]} if "neutral" in architects else {}),
        leaders={"economic": 0},
        available=["por1", "por2", "por3"],
    )
    moves = {
        "move": "start own por1",
        "neutral first": "start neutral por1",
        "neutral move": "start neutral por1",
        "mansion": "stage own por1",
        "mansion hired": "stage neutral por1",
    }
    facts = table.play(moves[way])
    assert activations(facts, 0) == [count]
    assert facts_of_kind(facts, ArchitectPlaced)[0].site == "por1"
    assert table.asked() == (1, "action")


def test_a_mansion_start_from_off_the_board_activates_three() -> None:
    """R5.4: an example; the own architect has not been on the board yet."""
    table = position(active=(2, 3, 3), architects={1: "man1"}, available=["por1", "por2"])
    facts = table.play("stage own por1")
    assert facts == [
        WorkersMoved(0, 2, "active", "man1"),
        StageConstructed(0, "man1", 1),
        DistrictOffered(0, "mansion", "man1"),
        ArchitectPlaced(0, False, "por1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]
    assert table.hand(0) == (3, 20)
    assert table.architect(0) == "por1"


@pytest.mark.parametrize(
    ("century", "events", "count"),
    [
        (2, ["1756", "1800"], 4),
        (2, ["1756", "1812"], 2),
        (2, ["1756", "1871"], 3),
        (3, ["1800"], 3),
        (3, ["1812"], 3),
    ],
)
@pytest.mark.parametrize("way", ["start", "mansion"])
def test_if_the_century_ends_in_a_start_the_new_event_counts(
    century: int, events: list[str], count: int, way: str
) -> None:
    """R5.4"""
    table = position(
        "2026",
        century=century,
        events=events,
        active=(2, 3, 3),
        architects={1: "man1"},
        available=[],
    )
    facts = table.play("start" if way == "start" else "stage own")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    facts = table.play(sorted(table.options())[0])
    assert activations(facts, 0) == [count]


# ---- R5.5: completing a building ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("site", "cost", "zone"),
    [
        ("arc1", 1, "religion"),
        ("mil1", 3, "politics"),
        ("man1", 2, "economy"),
        ("art1", 3, "culture"),
    ],
)
def test_all_workers_go_to_the_zone_of_the_colour(site: str, cost: int, zone: str) -> None:
    """R5.5: everybody's, with every stage."""
    table = position(
        architects={0: site},
        stages={site: [1, 2, 1]},
        zones={zone: (1, 1, 1)},
        available=["por1", "por2"],
    )
    facts = table.play("start por1")
    assert table.in_zone(zone) == (1, 1 + 2 * cost, 1 + cost)
    assert facts_of_kind(facts, WorkersMoved)[:3] == [
        WorkersMoved(1, cost, site, zone),
        WorkersMoved(2, cost, site, zone),
        WorkersMoved(1, cost, site, zone),
    ]
    assert table.built_by(site) == ()
    assert table.condition(site) == "completed"
    # Whoever completes it lays the token, even without a worker on it.
    assert table.token(site) == (0, 3)


@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_a_star_for_each_stage(stages: int) -> None:
    """R5.5: and without a stage no token."""
    table = position(
        architects={0: "her1"}, stages={"her1": [1] * stages}, available=["por1", "por2"]
    )
    facts = table.play("start por1")
    assert facts_of_kind(facts, BuildingCompleted) == [BuildingCompleted("her1", stages)]
    laid = [TokenPlaced(0, "her1", stages)] if stages else []
    assert facts_of_kind(facts, TokenPlaced) == laid
    assert table.token("her1") == ((0, stages) if stages else (-1, 0))
    assert table.condition("her1") == "completed"


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_under_event_1775_a_single_stage_gives_no_token(ruleset: str, stages: int) -> None:
    """R5.5"""
    table = position(
        ruleset,
        century=2,
        events=["1775"],
        architects={0: "her1"},
        stages={"her1": [1] * stages},
        available=["por1", "por2"],
    )
    facts = table.play("start por1")
    assert table.token("her1") == ((0, stages) if stages >= 2 else (-1, 0))
    assert len(facts_of_kind(facts, TokenPlaced)) == (1 if stages >= 2 else 0)
    assert table.in_zone("culture") == (0, stages, 0)


@pytest.mark.parametrize("zone", ["religion", "politics", "economy", "culture"])
def test_the_political_leader_chooses_in_the_middle_of_anothers_turn(zone: str) -> None:
    """R5.5: all of the holder's workers to one coloured zone, the others' to the colour."""
    table = position(
        architects={0: "por1"},
        stages={"por1": [1, 0, 1]},
        leaders={"political": 1},
        available=["arc1", "arc2"],
    )
    assert table.play("start") == []
    assert table.asked() == (1, "zone")
    assert table.turn == 0
    assert table.decision is not None
    assert table.decision.effect == "complete"
    assert table.decision.place == "por1"
    assert table.options() == {"rel", "pol", "eco", "cul"}
    assert table.why_not("cit") == Reason("zone_not_offered", {"zone": "citadelle"})
    assert table.why_not("skip") == Reason("cannot_skip", {})
    assert table.why_not(zone[:3]) is None

    facts = table.play(zone[:3])
    assert facts == [
        ArchitectLeft(0, False, "por1"),
        WorkersMoved(1, 3, "por1", zone),
        WorkersMoved(0, 3, "por1", "economy"),
        WorkersMoved(1, 3, "por1", zone),
        BuildingCompleted("por1", 3),
        TokenPlaced(0, "por1", 3),
    ]
    expected = {"economy": [3, 0, 0]}
    expected.setdefault(zone, [0, 0, 0])[1] += 6
    for each in ("religion", "politics", "economy", "culture", "citadelle"):
        assert table.in_zone(each) == tuple(expected.get(each, [0, 0, 0]))

    # The mover goes on.
    assert table.asked() == (0, "site")
    facts = table.play("arc1")
    assert facts == [
        ArchitectPlaced(0, False, "arc1"),
        WorkersMoved(0, 3, "passive", "active"),
        TurnBegan(1, 1),
    ]


@pytest.mark.parametrize("completer", [0, 1, 2])
def test_the_political_leader_works_whoever_completes(completer: int) -> None:
    """R5.5: also for the building of the holder."""
    table = position(
        turn=completer,
        architects={completer: "pro1"},
        stages={"pro1": [1]},
        leaders={"political": 1},
        available=["arc1", "arc2"],
    )
    table.play("start")
    assert table.asked() == (1, "zone")
    table.play("cul")
    assert table.in_zone("culture") == (0, 2, 0)
    assert table.token("pro1") == (completer, 1)
    assert table.asked() == (completer, "site")


@pytest.mark.parametrize("political", [0, 1])
def test_without_workers_on_the_building_the_political_leader_is_not_asked(political: int) -> None:
    """R5.5: nor are those asked who do have workers there."""
    table = position(
        architects={0: "pro1"},
        stages={"pro1": [2, 2]},
        leaders={"political": political},
        available=["arc1", "arc2"],
    )
    facts = table.play("start")
    assert facts_of_kind(facts, WorkersMoved) == [WorkersMoved(2, 2, "pro1", "religion")] * 2
    assert table.asked() == (0, "site")


def test_other_leaders_do_not_redirect_workers() -> None:
    """R5.5"""
    table = position(
        architects={0: "pro1"},
        stages={"pro1": [0, 1, 2]},
        leaders={"citadelle": 0, "cultural": 1, "economic": 2},
        available=["arc1", "arc2"],
    )
    table.play("start")
    assert table.asked() == (0, "site")
    assert table.in_zone("religion") == (2, 2, 2)


def test_the_political_choice_comes_after_the_architect_and_before_the_tile() -> None:
    """R5.5: once the mover can no longer go back."""
    table = position(
        architects={0: "pro1", "neutral": "mun1"},
        stages={"pro1": [1], "mun1": [1]},
        leaders={"political": 1, "economic": 0},
        available=["arc1", "arc2"],
    )
    table.play("start")
    assert table.asked() == (0, "architect")
    table.play("neutral")
    assert table.asked() == (1, "zone")
    assert table.decision is not None
    assert table.decision.place == "mun1"
    facts = table.play("eco")
    assert facts == [
        ArchitectLeft(0, True, "mun1"),
        WorkersMoved(1, 2, "mun1", "economy"),
        BuildingCompleted("mun1", 1),
        TokenPlaced(0, "mun1", 1),
    ]
    assert table.asked() == (0, "site")
    assert table.built_by("pro1") == (1,)


def test_the_political_choice_in_a_mansion_action() -> None:
    """R5.5: completing is the same in a start that a district gave."""
    table = position(
        active=(2, 3, 3),
        architects={0: "pro1", 2: "man1"},
        stages={"pro1": [1]},
        leaders={"political": 1},
        available=["arc1", "arc2"],
    )
    table.play("stage man1 own")
    assert table.asked() == (1, "zone")
    table.play("pol")
    assert table.in_zone("politics") == (0, 2, 0)
    assert table.asked() == (0, "site")
    facts = table.play("arc2")
    assert activations(facts, 0) == [3]
    assert table.asked() == (1, "action")


def test_the_political_leader_can_save_nobody_from_a_missing_token() -> None:
    """R5.5: the token depends on the stages, wherever the workers went."""
    table = position(
        architects={0: "pro1"},
        stages={"pro1": [1, 1]},
        leaders={"political": 1},
        available=["arc1", "arc2"],
    )
    facts = table.play("start cul")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 2)]


# ---- R5.6: the Cultural leader ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "stars", "points"),
    [
        (3, 1, 1),
        (3, 2, 2),
        (3, 3, 3),
        (4, 1, 2),
        (4, 2, 3),
        (4, 3, 4),
        (5, 1, 2),
        (5, 2, 3),
        (5, 3, 4),
    ],
)
@pytest.mark.parametrize("century", [1, 4])
def test_the_cultural_leader_scores_for_each_token(
    players: int, stars: int, points: int, century: int
) -> None:
    """R5.6: at the moment it is laid."""
    table = position(
        players=players,
        century=century,
        architects={0: "pro1"},
        stages={"pro1": [1] * stars},
        leaders={"cultural": 0},
        available=["arc1", "arc2"],
    )
    facts = table.play("start")
    assert facts[-2:] == [
        TokenPlaced(0, "pro1", stars),
        Scored(0, points, "leader", "pro1", century),
    ]
    assert table.scores == (points,) + (0,) * (players - 1)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_without_a_token_the_cultural_leader_scores_nothing(players: int) -> None:
    """R5.6"""
    table = position(
        players=players,
        architects={0: "pro1"},
        leaders={"cultural": 0},
        available=["arc1", "arc2"],
    )
    assert ledger(table.play("start arc1")) == []
    table = position(
        "2026",
        players,
        century=2,
        events=["1775"],
        architects={0: "pro1"},
        stages={"pro1": [0]},
        leaders={"cultural": 0},
        available=["arc1", "arc2"],
    )
    assert ledger(table.play("start arc1")) == []


@pytest.mark.parametrize("leader", ["religious", "political", "economic", "citadelle"])
def test_only_the_cultural_leader_scores_for_own_tokens(leader: str) -> None:
    """R5.6: not for a token that somebody else lays, and no other leader scores."""
    table = position(
        players=4,
        architects={0: "pro1"},
        stages={"pro1": [1, 2]},
        leaders={"cultural": 1, leader: 0},
        available=["arc1", "arc2"],
    )
    facts = table.play("start own arc1" if leader == "economic" else "start arc1")
    assert table.token("pro1") == (0, 2)
    assert ledger(facts) == []


# ---- R5.7: leaving at any moment ----------------------------------------------------------------


@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_a_building_can_be_left_with_any_number_of_stages(stages: int) -> None:
    """R5.7"""
    table = position(
        architects={0: "pro1"}, stages={"pro1": [0] * stages}, available=["arc1", "arc2"]
    )
    assert "start" in table.options()
    table.play("start arc1")
    assert table.architect(0) == "arc1"


def test_a_building_left_without_a_stage_is_turned_over_bare_for_good() -> None:
    """R5.7: nobody can start it again, though it is a tile of this century."""
    table = position(available=["por1", "por2", "arc1", "arc2"])
    table.play("start por1 send rel send rel")
    facts = table.play("start por2")
    assert facts[:2] == [ArchitectLeft(0, False, "por1"), BuildingCompleted("por1", 0)]
    assert facts_of_kind(facts, TokenPlaced) == []
    assert table.condition("por1") == "completed"
    assert table.token("por1") == (-1, 0)
    table.play("start")
    assert table.options() == {"arc1", "arc2"}
    assert table.why_not("por1") == Reason("site_completed", {"site": "por1"})


# ---- R5.8: a move that ends the century ---------------------------------------------------------


def test_the_building_left_is_completed_wholly_before_the_century_ends() -> None:
    """R5.8: the choice, the token, the bonus and the event of century I; then R8.1's own choice."""
    table = position(
        "2026",
        events=["1682"],
        architects={0: "her1", "neutral": "pro1"},
        stages={"her1": [2, 0], "pro1": [2]},
        tokens={"her2": (0, 1), "aca1": (0, 1)},
        leaders={"cultural": 0, "economic": 1, "political": 2},
        available=[],
    )
    assert table.play("start") == []
    assert table.asked() == (2, "zone")
    assert table.decision is not None
    assert table.decision.place == "her1"

    facts = table.play("pol")
    assert facts == [
        ArchitectLeft(0, False, "her1"),
        WorkersMoved(2, 1, "her1", "politics"),
        WorkersMoved(0, 1, "her1", "culture"),
        BuildingCompleted("her1", 2),
        TokenPlaced(0, "her1", 2),
        Scored(0, 2, "leader", "her1", 1),
        Scored(0, 8, "event", "1682", 1),
        CenturyEnded(1, 0),
    ]
    assert table.asked() == (2, "zone")
    assert table.decision is not None
    assert table.decision.place == "pro1"

    facts = table.play("cul")
    assert facts[:5] == [
        ArchitectLeft(1, True, "pro1"),
        WorkersMoved(2, 2, "pro1", "culture"),
        BuildingCompleted("pro1", 1),
        TokenPlaced(1, "pro1", 1),
        ZoneScored("citadelle", 1, (0, 0, 0)),
    ]
    assert ZoneScored("politics", 1, (0, 0, 1)) in facts
    assert ZoneScored("culture", 1, (1, 0, 2)) in facts
    assert table.asked() == (0, "site")
    assert table.century == 2


@pytest.mark.parametrize("century", [2, 3, 4])
def test_the_rules_of_the_ending_century_hold_for_the_building_left(century: int) -> None:
    """R5.8: so event 1775 takes the token of a building left as century II ends."""
    table = position(
        "2026",
        century=century,
        events=["1775"],
        architects={0: "her1"},
        stages={"her1": [0]},
        available=[],
    )
    facts = table.play("start")
    assert len(facts_of_kind(facts, TokenPlaced)) == (0 if century == 2 else 1)
    assert table.token("her1") == ((-1, 0) if century == 2 else (0, 1))
