"""R14: the points in which a later summary is wrong, one by one."""

from __future__ import annotations

from quebec.engine import new_game
from quebec.engine.board import SITE_NUMBER
from quebec.engine.facts import BuildingCompleted, Scored, TokenPlaced, WorkersMoved
from tests.tables import Table, facts_of_kind, ledger, position

PRINTED_COST = {
    "arc": 1, "pro": 2, "iri": 2, "jew": 3,
    "sea": 1, "mun": 2, "prv": 2, "mil": 3,
    "tra": 1, "por": 3, "man": 2, "bus": 2,
    "her": 1, "aca": 2, "ent": 2, "art": 3,
}  # fmt: skip


def test_the_political_leader_redirects_from_a_building_that_somebody_else_completes() -> None:
    """R14.1, R5.5"""
    table = position(
        architects={0: "por1"},
        stages={"por1": [1, 0]},
        leaders={"political": 1},
        available=("her1", "her2"),
    )

    table.play("start")
    assert table.asked() == (1, "zone")
    table.play("rel her1")

    assert table.in_zone("religion") == (0, 3, 0)
    assert table.in_zone("economy") == (3, 0, 0)
    assert table.token("por1") == (0, 2)


def test_the_main_group_is_not_the_biggest_one() -> None:
    """R14.1, R12.3: two 3★ tokens against four 1★ ones."""
    small, big = ("jew1", "jew2"), ("her1", "her2", "por2", "por3")
    table = position(
        century=4,
        active=(0, 0, 0),
        tokens={**dict.fromkeys(small, (0, 3)), **dict.fromkeys(big, (0, 1))},
        available=(),
    )

    facts = table.play("start")

    main = {fact.what for fact in ledger(facts) if fact.reason == "main_group"}
    assert main == set(small)
    assert table.scores[0] == 6 + 6 + 4


def test_workers_on_the_own_unfinished_building_count() -> None:
    """R14.1, R12.1"""
    table = position(
        century=4,
        turn=1,
        active=(0, 0, 0),
        architects={0: "por1"},
        stages={"por1": [0]},
        available=(),
    )

    facts = table.play("start")

    assert ledger(facts) == [Scored(0, 3, "unfinished", "por1", 4)]


def test_the_cost_is_that_of_the_district_whatever_tile_lies_there() -> None:
    """R14.1, R1.5: a stage on each tile that is available at the start of some games."""
    tiles: dict[str, set[str]] = {}
    for seed in range(8):
        game = Table(new_game("2011", 3, seed))
        for site in sorted(game.free_sites()):
            table = game.copy()
            builder = (table.turn + 1) % 3
            facts = table.play(f"start {site} stage")
            assert WorkersMoved(builder, PRINTED_COST[site[:3]], "active", site) in facts
            tiles.setdefault(site, set()).add(game.state.setting.deal.layout[SITE_NUMBER[site]])

    assert sum(len(seen) > 1 for seen in tiles.values()) >= 10, "sites that had different tiles"


def test_no_district_action_is_compulsory() -> None:
    """R14.1, R6.3"""
    table = position(active=(4, 3, 3), passive=(9, 9, 9), architects={1: "por1"})

    table.play("stage")
    assert "skip" in table.options()
    table.play("skip")

    assert table.hand(0) == (1, 9)


def test_the_third_stage_does_not_complete_a_building() -> None:
    """R14.1, R6.2"""
    table = position(active=(3, 3, 3), architects={1: "por1"}, stages={"por1": [0, 2]})

    facts = table.play("stage skip")

    assert table.built_by("por1") == (0, 2, 0)
    assert table.condition("por1") == "under construction"
    assert table.architect(1) == "por1"
    assert facts_of_kind(facts, BuildingCompleted) == []
    assert facts_of_kind(facts, TokenPlaced) == []
    assert table.in_zone("economy") == (0, 0, 0)


def test_a_second_player_still_scores_the_event_of_century_one() -> None:
    """R14.1, R13.1"""
    table = position(
        "2026",
        events=("1682",),
        architects={0: "art1", 1: "art2"},
        stages={"art1": [0], "art2": [0]},
        tokens={"her1": (0, 1), "her2": (0, 1), "ent1": (1, 1), "ent2": (1, 1)},
        available=("sea1", "sea2", "tra1"),
    )

    table.play("start sea1 start sea2")

    assert table.scores == (8, 4, 0)


def test_active_workers_help_out_before_the_supply_is_empty() -> None:
    """R14.1, R11.1: one passive worker is there, and one active worker makes up for the second."""
    table = position(active=(4, 3, 3), passive=(1, 9, 9), architects={1: "mil1"})

    facts = table.play("stage cit 2")

    assert table.in_zone("citadelle") == (2, 0, 0)
    assert facts_of_kind(facts, WorkersMoved)[1:] == [
        (0, 1, "passive", "citadelle"),
        (0, 1, "active", "citadelle"),
    ]
