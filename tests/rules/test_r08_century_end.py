"""R8: the end of a century, step by step."""

from __future__ import annotations

import pytest

from quebec.engine import ZONES
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import (
    ArchitectLeft,
    ArchitectPlaced,
    BuildingCompleted,
    CenturyBegan,
    CenturyEnded,
    EventEnded,
    EventRevealed,
    Fact,
    GameEnded,
    LeadersReturned,
    LeaderTaken,
    Scored,
    TilesFlipped,
    TokenPlaced,
    TurnBegan,
    WorkersMoved,
    ZoneScored,
)
from tests.tables import Table, facts_of_kind, ledger, position


def kinds(facts: list[Fact]) -> list[str]:
    return [type(fact).__name__ for fact in facts]


def activated(facts: list[Fact]) -> list[tuple[int, int]]:
    """Who activated how many passive workers."""
    return [(f.seat, f.number) for f in facts_of_kind(facts, WorkersMoved) if f.source == "passive"]


# ---- the whole of it ----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_the_steps_come_in_their_order(ruleset: str) -> None:
    """R8.1, R8.3, R8.4, R8.6, R8.7, R8.8, R8.9: one century's end with a bit of everything."""
    table = position(
        ruleset,
        century=3,
        turn=2,
        events=["1871", "1955"],
        active=(0, 5, 3),
        passive=(0, 5, 5),
        zones={"culture": (1, 0, 0)},
        architects={"neutral": "her1"},
        stages={"her1": [1]},
        leaders={"economic": 1},
        available=["por1", "por2"],
    )
    facts = table.play("send rel")
    returned = ["LeadersReturned"]
    assert kinds(facts) == [
        *["WorkersMoved", "TurnBegan", "CenturyEnded"],
        *["ArchitectLeft", "WorkersMoved", "BuildingCompleted", "TokenPlaced"],
        *(returned if ruleset == "2011-events" else []),
        *["ZoneScored"] * 2,  # citadelle and economy, both empty
        *["ZoneScored", "Scored", "Scored", "WorkersMoved", "WorkersMoved"],  # culture
        *["ZoneScored", "Scored", "WorkersMoved"],  # religion
        "ZoneScored",  # politics, empty
        "WorkersMoved",  # event 1871
        *(returned if ruleset == "2026" else []),
        *["TilesFlipped", "CenturyBegan", "EventEnded", "EventRevealed"],
    ]
    assert WorkersMoved(1, 2, "active", "passive") in facts
    assert table.asked() == (0, "action")


def test_the_end_begins_that_very_moment() -> None:
    """R8.3: the zones are scored in the middle of the start that found no tile."""
    table = position(
        active=(3, 3, 3),
        zones={"economy": (1, 2, 0)},
        architects={0: "her1"},
        stages={"her1": [0]},
        available=[],
    )
    facts = table.play("start")
    assert table.scores == (2, 3, 0)  # seat 1 cascades one on to culture
    assert table.asked() == (0, "site")
    assert facts_of_kind(facts, ArchitectPlaced) == []


# ---- R8.1: the neutral building -----------------------------------------------------------------


def with_neutral_building(century: int = 1, turn: int = 0, ruleset: str = "2011") -> Table:
    """No tile is left; seat 1 holds Economic, the neutral building is pro1 with two stages."""
    return position(
        ruleset,
        century=century,
        turn=turn,
        active=(2, 2, 2),
        architects={"neutral": "pro1", 1: "arc1"},
        stages={"pro1": [0, 2], "arc1": [1]},
        leaders={"economic": 1},
        available=[],
    )


@pytest.mark.parametrize("ruleset", ["2011", "2026"])
@pytest.mark.parametrize("century", [1, 2, 3])
@pytest.mark.parametrize("turn", [0, 2])
def test_the_economic_leader_completes_the_neutral_building(
    ruleset: str, century: int, turn: int
) -> None:
    """R8.1: in the turn of another player; nobody activates anything."""
    table = with_neutral_building(century, turn, ruleset)
    facts = table.play("start")
    assert facts[:6] == [
        CenturyEnded(century, turn),
        ArchitectLeft(1, True, "pro1"),
        WorkersMoved(0, 2, "pro1", "religion"),
        WorkersMoved(2, 2, "pro1", "religion"),
        BuildingCompleted("pro1", 2),
        TokenPlaced(1, "pro1", 2),
    ]
    assert table.token("pro1") == (1, 2)
    assert table.condition("pro1") == "completed"
    assert table.architect("neutral") is None
    # They score, as the completing comes before the scoring.
    assert Scored(0, 2, "zone", "religion", century) in facts
    assert activated(facts) == []
    assert table.hand(1) == (2, 22)
    # The building of the holder's own architect is left alone.
    assert table.architect(1) == "arc1"
    assert table.built_by("arc1") == (1,)


def test_the_neutral_building_is_completed_in_century_four_too() -> None:
    """R8.1: so its token counts at the end of the game, and it is not unfinished."""
    table = with_neutral_building(century=4)
    facts = table.play("start")
    assert facts[:2] == [CenturyEnded(4, 0), ArchitectLeft(1, True, "pro1")]
    assert Scored(1, 3, "main_group", "pro1", 4) in facts
    assert [fact.what for fact in ledger(facts) if fact.reason == "unfinished"] == ["arc1"]


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_a_player_without_workers_has_the_neutral_building_completed(century: int) -> None:
    """R8.1: after R4.1 as after R5.3."""
    table = position(
        century=century,
        turn=2,
        active=(0, 3, 3),
        passive=(0, 9, 9),
        architects={"neutral": "pro1"},
        stages={"pro1": [0, 0, 0]},
        leaders={"economic": 0},
    )
    facts = table.play("send cit")
    assert facts[1:4] == [
        TurnBegan(0, century),
        CenturyEnded(century, 0),
        ArchitectLeft(0, True, "pro1"),
    ]
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 3)]
    assert table.is_over is (century == 4)


def test_the_holders_own_start_ends_the_century_and_completes_both_buildings() -> None:
    """R8.1: the one it left first (R5.8)."""
    table = with_neutral_building(turn=1)
    facts = table.play("start own")
    assert facts_of_kind(facts, TokenPlaced) == [
        TokenPlaced(1, "arc1", 1),
        TokenPlaced(1, "pro1", 2),
    ]
    assert facts.index(TokenPlaced(1, "arc1", 1)) < facts.index(CenturyEnded(1, 1))
    assert facts.index(TokenPlaced(1, "pro1", 2)) > facts.index(CenturyEnded(1, 1))
    assert table.asked() == (1, "site")


@pytest.mark.parametrize("stages", [0, 1, 2, 3])
def test_the_neutral_building_gets_a_star_for_each_stage(stages: int) -> None:
    """R8.1: none without a stage."""
    table = position(
        architects={"neutral": "pro1"},
        stages={"pro1": [2] * stages},
        leaders={"economic": 1},
        available=[],
    )
    facts = table.play("start")
    assert facts_of_kind(facts, BuildingCompleted) == [BuildingCompleted("pro1", stages)]
    assert table.token("pro1") == ((1, stages) if stages else (-1, 0))


@pytest.mark.parametrize("leaders", [{}, {"economic": 1}, {"political": 1}])
def test_without_the_neutral_architect_on_the_board_nothing_is_completed(
    leaders: dict[str, int],
) -> None:
    """R8.1: whether or not somebody holds the leader."""
    table = position(architects={1: "arc1"}, stages={"arc1": [1]}, leaders=leaders, available=[])
    facts = table.play("start")
    assert facts_of_kind(facts, ArchitectLeft) == []
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert isinstance(facts[1], LeadersReturned)


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_the_political_leader_chooses_at_the_end_of_a_century(century: int) -> None:
    """R8.1: the token goes to the holder of Economic, and Cultural scores for neither."""
    table = position(
        century=century,
        architects={"neutral": "pro1"},
        stages={"pro1": [2, 0, 2]},
        leaders={"political": 2, "economic": 1, "cultural": 0},
        available=[],
    )
    facts = table.play("start")
    assert facts == [CenturyEnded(century, 0)]
    assert table.asked() == (2, "zone")
    assert table.turn == 0
    assert table.decision is not None
    assert table.decision.place == "pro1"
    assert table.options() == {"rel", "pol", "eco", "cul"}
    facts = table.play("eco")
    assert facts[:6] == [
        ArchitectLeft(1, True, "pro1"),
        WorkersMoved(2, 2, "pro1", "economy"),
        WorkersMoved(0, 2, "pro1", "religion"),
        WorkersMoved(2, 2, "pro1", "economy"),
        BuildingCompleted("pro1", 3),
        TokenPlaced(1, "pro1", 3),
    ]
    assert [fact for fact in ledger(facts) if fact.reason == "leader"] == []
    assert table.token("pro1") == (1, 3)
    if century < 4:
        # The mover goes on with the start.
        assert table.asked() == (0, "site")
        assert table.century == century + 1
        facts = table.play(sorted(table.options())[0])
        assert activated(facts) == [(0, 3)]
        assert table.asked() == (1, "action")
    else:
        assert table.is_over


def test_the_political_choice_at_the_end_that_a_player_without_workers_brought() -> None:
    """R8.1, R8.10: the holder chooses before the player without workers acts."""
    table = position(
        turn=2,
        active=(0, 3, 3),
        passive=(0, 9, 9),
        architects={"neutral": "pro1"},
        stages={"pro1": [2]},
        leaders={"political": 2, "economic": 1},
    )
    table.play("send cit")
    assert table.asked() == (2, "zone")
    assert table.turn == 0
    table.play("pol")
    assert table.asked() == (0, "action")
    assert table.century == 2


def test_the_political_choice_when_a_hired_start_ends_the_century() -> None:
    """R8.1, R5.8: the neutral architect left already, so there is one choice, not two."""
    table = position(
        architects={"neutral": "pro1"},
        stages={"pro1": [2]},
        leaders={"political": 2, "economic": 0},
        available=[],
    )
    table.play("start neutral")
    assert table.asked() == (2, "zone")
    facts = table.play("cul")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 1)]
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(1, 0)]
    assert table.asked() == (1, "action")


def test_the_event_of_century_one_sees_the_neutral_buildings_token() -> None:
    """R8.1: all of R5.5 and its consequences apply."""
    table = position(
        "2026",
        events=["1682"],
        architects={"neutral": "her1"},
        stages={"her1": [0]},
        tokens={"her2": (1, 1), "aca1": (1, 1)},
        leaders={"economic": 1},
        available=[],
    )
    facts = table.play("start")
    assert (
        facts.index(Scored(1, 8, "event", "1682", 1)) == facts.index(TokenPlaced(1, "her1", 1)) + 1
    )


@pytest.mark.parametrize(("stages", "laid"), [(1, 0), (2, 1)])
def test_event_1775_still_holds_as_century_two_ends(stages: int, laid: int) -> None:
    """R8.1"""
    table = position(
        "2026",
        century=2,
        events=["1775"],
        architects={"neutral": "her1"},
        stages={"her1": [0] * stages},
        leaders={"economic": 1},
        available=[],
    )
    assert len(facts_of_kind(table.play("start"), TokenPlaced)) == laid


# ---- R8.2: events before the scoring ------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_event_1955_looks_after_the_neutral_building_and_before_the_scoring(ruleset: str) -> None:
    """R8.2: the worker from the neutral building is the one that was missing in culture."""
    table = position(
        ruleset,
        century=4,
        events=["1955"],
        zones={zone: (1, 1, 0) for zone in ZONES if zone != "culture"},
        architects={"neutral": "her1"},
        stages={"her1": [1]},
        leaders={"economic": 2},
        available=[],
    )
    facts = table.play("start")
    points = [fact for fact in ledger(facts) if fact.reason == "event" and fact.what == "1955"]
    assert points == [Scored(1, 5, "event", "1955", 4)]
    at = facts.index(points[0])
    assert facts.index(TokenPlaced(2, "her1", 1)) < at
    assert at < facts.index(facts_of_kind(facts, ZoneScored)[0])


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_event_1917_takes_workers_back_before_the_scoring(ruleset: str) -> None:
    """R8.2"""
    table = position(
        ruleset,
        century=4,
        events=["1917"],
        zones={"religion": (1, 2, 3)},
        available=[],
    )
    facts = table.play("start")
    recalled = [
        WorkersMoved(0, 1, "religion", "passive"),
        WorkersMoved(1, 2, "religion", "passive"),
    ]
    assert facts_of_kind(facts, WorkersMoved)[:2] == recalled
    assert facts.index(recalled[1]) < facts.index(facts_of_kind(facts, ZoneScored)[0])
    assert ZoneScored("religion", 4, (0, 0, 3)) in facts


@pytest.mark.parametrize("event", ["1917", "1955"])
@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_event_of_a_later_century_does_nothing_yet(event: str, century: int) -> None:
    """R8.2: it must be in force."""
    table = position(
        "2026",
        century=century,
        events=["1759", "1871", event],
        zones=dict.fromkeys(ZONES, (1, 0, 0)),
        available=[],
    )
    facts = table.play("start")
    assert ledger(facts) == [
        Scored(0, 1, "zone", fact.zone, century) for fact in facts_of_kind(facts, ZoneScored)
    ]


# ---- R8.3: the scoring --------------------------------------------------------------------------


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_the_zones_are_scored_once_at_every_end(century: int) -> None:
    """R8.3"""
    table = position(century=century, zones=dict.fromkeys(ZONES, (1, 0, 1)), available=[])
    facts = table.play("start")
    scored = facts_of_kind(facts, ZoneScored)
    assert {fact.zone for fact in scored} == set(ZONES)
    assert len(scored) == 5
    assert [fact.workers for fact in scored] == [(1, 0, 1)] * 5
    assert [fact.century for fact in scored] == [century] * 5
    zones = [fact for fact in ledger(facts) if fact.reason == "zone"]
    assert [sum(f.points for f in zones if f.seat == seat) for seat in range(3)] == [5, 0, 5]
    assert all(table.in_zone(zone) == (0, 0, 0) for zone in ZONES)


# ---- R8.4: event 1871 ---------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_event_1871_leaves_everybody_three_active_workers(ruleset: str) -> None:
    """R8.4: after the last cascade has added to them, and starts afterwards are not limited."""
    table = position(
        ruleset,
        century=3,
        events=["1871"],
        active=(3, 4, 3),
        zones={"politics": (4, 0, 0)},
        available=[],
    )
    facts = table.play("start")
    cascade = WorkersMoved(0, 2, "politics", "active")
    surplus = [WorkersMoved(0, 2, "active", "passive"), WorkersMoved(1, 1, "active", "passive")]
    assert [f for f in facts_of_kind(facts, WorkersMoved) if f.source == "active"] == surplus
    assert facts.index(cascade) < facts.index(surplus[0])
    assert facts.index(facts_of_kind(facts, ZoneScored)[-1]) < facts.index(surplus[0])
    assert [table.state.active[seat] for seat in range(3)] == [3, 3, 3]

    table.play(sorted(table.options())[0])
    assert table.hand(0)[0] == 6


@pytest.mark.parametrize("century", [1, 2, 4])
def test_event_1871_acts_once(century: int) -> None:
    """R8.4: at the end of century III and of no other."""
    table = position(
        "2026", century=century, events=["1759", "1871"], active=(9, 9, 9), available=[]
    )
    facts = table.play("start")
    assert facts_of_kind(facts, CenturyEnded) == [CenturyEnded(century, 0)]
    assert [table.state.active[seat] for seat in range(3)] == [9, 9, 9]


def test_other_events_of_century_three_do_not_limit_active_workers() -> None:
    """R8.4"""
    for event in ("1800", "1812", "1867"):
        table = position("2026", century=3, events=[event], active=(9, 9, 9), available=[])
        table.play("start")
        assert [table.state.active[seat] for seat in range(3)] == [9, 9, 9]


# ---- R8.5: the end of the game ------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events", "2026"])
@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_after_century_four_the_game_goes_to_its_end(ruleset: str, century: int) -> None:
    """R8.5: after the other three it continues."""
    table = position(ruleset, century=century, active=(4, 4, 5), available=[])
    facts = table.play("start")
    assert table.is_over is (century == 4)
    if century == 4:
        assert table.century == 4
        assert facts[-1] == GameEnded((2, 2, 2), (0, 1, 2))
        for kind in (TilesFlipped, CenturyBegan, EventRevealed, EventEnded):
            assert facts_of_kind(facts, kind) == []
        assert [f.reason for f in ledger(facts)] == ["active"] * 3
        assert table.winners == (0, 1, 2)
    else:
        assert facts_of_kind(facts, GameEnded) == []
        assert ledger(facts) == []
        assert table.century == century + 1
        assert table.winners == ()


# ---- R8.6: leaders ------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011", "2011-events", "2026"])
@pytest.mark.parametrize("century", [1, 2, 3])
def test_all_leaders_return(ruleset: str, century: int) -> None:
    """R8.6: in 2011 just before the scoring, in 2026 just after; with the neutral architect."""
    held = {"religious": 0, "political": 1, "economic": 2, "cultural": 3, "citadelle": 4}
    table = position(
        ruleset,
        5,
        century=century,
        architects={"neutral": "her1"},
        leaders=held,
        available=[],
    )
    facts = table.play("start")
    assert facts_of_kind(facts, LeadersReturned) == [LeadersReturned(century)]
    returned = facts.index(LeadersReturned(century))
    scored = [facts.index(fact) for fact in facts_of_kind(facts, ZoneScored)]
    if ruleset == "2026":
        assert returned > max(scored)
    else:
        assert returned < min(scored)
    assert returned > facts.index(BuildingCompleted("her1", 0))
    assert returned < facts.index(facts_of_kind(facts, CenturyBegan)[0])
    assert [table.holder(leader) for leader in held] == [None] * 5
    assert table.architect("neutral") is None


def test_leaders_that_returned_have_no_power() -> None:
    """R8.6: neither Cultural nor Political in the new century, and all can be taken again."""
    table = position(
        architects={0: "pro1"},
        stages={"pro1": [1]},
        leaders={"cultural": 0, "political": 1, "citadelle": 2},
        turn=2,
        available=[],
    )
    table.play("start")
    table.play(sorted(table.options())[0])
    facts = table.play("start")
    assert table.asked() == (0, "site")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "pro1", 1)]
    assert ledger(facts) == []
    table.play(sorted(table.options())[0])
    table.play("leader")
    assert table.options() == {"political", "economic", "cultural", "citadelle"}
    assert table.play("political")[0] == LeaderTaken(1, "political")


# ---- R8.7, R8.8: tiles --------------------------------------------------------------------------


@pytest.mark.parametrize("century", [1, 2, 3])
def test_tiles_that_nobody_started_are_turned_over(century: int) -> None:
    """R8.7: with no token; buildings under construction keep architects and workers."""
    table = position(
        century=century,
        turn=2,
        active=(0, 3, 3),
        passive=(0, 9, 9),
        architects={0: "pro1", 1: "man1"},
        stages={"pro1": [0, 1], "man1": [2]},
        tokens={"her1": (1, 2)},
        available=["por1", "jew1", "mil1"],
    )
    facts = table.play("send cit")
    flipped = facts_of_kind(facts, TilesFlipped)
    assert len(flipped) == 1
    assert sorted(flipped[0].sites) == ["jew1", "mil1", "por1"]
    for site in ("por1", "jew1", "mil1"):
        assert table.condition(site) == "completed"
        assert table.token(site) == (-1, 0)
    assert [table.condition(site) for site in ("pro1", "man1")] == ["under construction"] * 2
    assert (table.architect(0), table.architect(1)) == ("pro1", "man1")
    assert (table.built_by("pro1"), table.built_by("man1")) == ((0, 1), (2,))
    assert table.token("her1") == (1, 2)
    assert facts.index(flipped[0]) < facts.index(facts_of_kind(facts, CenturyBegan)[0])


def test_with_no_tile_left_none_is_turned_over() -> None:
    """R8.7"""
    table = position(available=[])
    assert facts_of_kind(table.play("start"), TilesFlipped) == []


@pytest.mark.parametrize("century", [1, 2, 3])
def test_the_eleven_tiles_of_the_coming_century_are_made_available(century: int) -> None:
    """R8.8: those and no others."""
    table = position(century=century, turn=2, active=(0, 3, 3), passive=(0, 9, 9))
    of = {site: table.state.setting.century_of[k] for site, k in SITE_NUMBER.items()}
    assert table.free_sites() == {site for site in of if of[site] == century}
    facts = table.play("send cit")
    coming = {site for site in of if of[site] == century + 1}
    assert len(coming) == 11
    assert table.free_sites() == coming
    began = facts_of_kind(facts, CenturyBegan)
    assert [(fact.century, set(fact.sites)) for fact in began] == [(century + 1, coming)]
    for site, of_century in of.items():
        if of_century <= century:
            assert table.condition(site) == "completed"
        if of_century > century + 1:
            assert table.condition(site) == "waiting"


# ---- R8.9: the event ----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_the_old_event_is_put_away_and_the_new_one_turned_up(ruleset: str) -> None:
    """R8.9: that of century I stays."""
    years = ("1665", "1759", "1800", "2008")
    for century in (1, 2, 3):
        table = position(ruleset, century=century, events=years, available=[])
        facts = table.play("start")
        ended = [EventEnded(years[century - 1])] if century > 1 else []
        revealed = EventRevealed(years[century], century + 1)
        assert facts[-len(ended) - 1 :] == [*ended, revealed]
        assert facts_of_kind(facts, EventEnded) == ended
        assert table.state.event.year == years[century]


def test_the_event_put_away_has_no_effect_any_more() -> None:
    """R8.9: after 1775 a single stage gives a token again."""
    table = position(
        "2026",
        century=2,
        events=["1775", "1871"],
        architects={1: "her1"},
        stages={"her1": [2]},
        available=[],
    )
    table.play("start")
    table.play(sorted(table.options())[0])
    facts = table.play("start")
    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(1, "her1", 1)]


@pytest.mark.parametrize("century", [2, 3, 4])
def test_the_event_of_century_one_remains_in_force(century: int) -> None:
    """R8.9"""
    table = position(
        "2026",
        century=century,
        events=["1682"],
        architects={0: "her1"},
        stages={"her1": [0, 0]},
        tokens={"her2": (0, 1), "aca1": (0, 1)},
        available=["por1", "por2"],
    )
    facts = table.play("start")
    assert facts[-1] == Scored(0, 8, "event", "1682", century)


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_event_1867_acts_before_the_interrupted_start_goes_on(ruleset: str) -> None:
    """R8.9: two players share the lead, so the next is third."""
    table = position(
        ruleset,
        century=2,
        events=["1756", "1867"],
        scores=(5, 9, 9),
        active=(0, 0, 0),
        available=[],
    )
    facts = table.play("start")
    assert facts[-4:] == [
        EventRevealed("1867", 3),
        WorkersMoved(0, 3, "passive", "active"),
        WorkersMoved(1, 1, "passive", "active"),
        WorkersMoved(2, 1, "passive", "active"),
    ]
    assert table.asked() == (0, "site")
    facts = table.play(sorted(table.options())[0])
    assert activated(facts) == [(0, 3)]
    assert table.hand(0)[0] == 6


def test_event_1867_counts_the_points_of_the_century_that_ended() -> None:
    """R8.9: the scoring puts seat 0 ahead; it acts before seat 0 chooses an action."""
    table = position(
        "2026",
        century=2,
        turn=2,
        events=["1759", "1867"],
        scores=(5, 9, 7),
        active=(0, 0, 1),
        passive=(0, 5, 5),
        zones={"economy": (5, 0, 0)},
    )
    facts = table.play("send cit")
    # 5 + 5, and 2 and 1 more by cascades: 13 against 9 and 7 + 1.
    assert table.scores == (13, 9, 8)
    assert activated(facts) == [(0, 1), (1, 2), (2, 3)]
    assert table.asked() == (0, "action")
    assert "send" in table.options()


# ---- R8.10: going on ----------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-family", "2011"])
@pytest.mark.parametrize("century", [1, 2, 3])
def test_nobody_loses_active_workers(ruleset: str, century: int) -> None:
    """R8.10"""
    table = position(
        ruleset, century=century, active=(7, 0, 1), zones={"religion": (1, 1, 1)}, available=[]
    )
    table.play("start")
    assert [table.hand(seat) for seat in range(3)] == [(7, 18), (0, 25), (1, 24)]


def test_the_interrupted_turn_is_resumed() -> None:
    """R8.10: an action after R4.1, a tile after R5.3, nothing after a hired start."""
    without_workers = position(turn=2, active=(0, 3, 3), passive=(0, 9, 9))
    without_workers.play("send cit")
    assert without_workers.asked() == (0, "action")

    own = position(available=[])
    own.play("start")
    assert own.asked() == (0, "site")

    hired = position(available=[], leaders={"economic": 0})
    hired.play("start neutral")
    assert hired.asked() == (1, "action")
