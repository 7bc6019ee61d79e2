"""R2: the four sets of rules, and what the family rules and a game without events leave out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from quebec.engine import (
    RULESETS,
    BadInput,
    draw_deal,
    game_from_deal,
    new_game,
    ruleset_named,
)
from quebec.engine.facts import (
    ArchitectPlaced,
    CascadeBlocked,
    EventEnded,
    EventRevealed,
    Fact,
    LeadersReturned,
    LeaderTaken,
    WorkersMoved,
    ZoneScored,
)
from quebec.engine.reasons import Reason
from tests.tables import Table, facts_of_kind, ledger, position

SETS = [
    # name, edition, players, leaders, cascade, events
    ("2011-family", 2011, (2, 3, 4, 5), False, False, False),
    ("2011", 2011, (2, 3, 4, 5), True, True, False),
    ("2011-events", 2011, (2, 3, 4, 5), True, True, True),
    ("2026", 2026, (3, 4, 5), True, True, True),
]


def test_there_are_four_sets_of_rules() -> None:
    """R2.2: each by its name, each of one edition."""
    assert [(rules.name, rules.edition) for rules in RULESETS] == [row[:2] for row in SETS]
    for rules in RULESETS:
        assert ruleset_named(rules.name) is rules
    with pytest.raises(BadInput, match="2011-family, 2011, 2011-events, 2026") as refused:
        new_game("1999", 3, seed=1)
    assert refused.value.reason.key == "unknown_ruleset"
    assert refused.value.reason.args["ruleset"] == "1999"


@pytest.mark.parametrize(("name", "players"), [(row[0], row[2]) for row in SETS])
def test_the_numbers_of_players(name: str, players: tuple[int, ...]) -> None:
    """R2.1"""
    for number in range(8):
        if number in players:
            assert new_game(name, number, seed=1).players == number
        else:
            with pytest.raises(BadInput) as refused:
                new_game(name, number, seed=1)
            assert refused.value.reason == Reason(
                "players_not_allowed",
                {"players": number, "ruleset": name, "least": players[0], "most": 5},
            )


def test_two_players_are_told_that_only_the_2011_rules_are_for_them() -> None:
    """R2.1"""
    with pytest.raises(BadInput, match=r"2026 are for 3 to 5 players, not 2; two players .* 2011"):
        new_game("2026", 2, seed=1)
    with pytest.raises(BadInput, match=r"2026 are for 3 to 5 players, not 6$"):
        new_game("2026", 6, seed=1)
    deal = draw_deal(ruleset_named("2026"), 3, seed=1)
    with pytest.raises(BadInput, match="two players can play the 2011 rules"):
        game_from_deal("2026", 2, deal._replace(first=0))


@pytest.mark.parametrize(("name", "leaders"), [(row[0], row[3]) for row in SETS])
def test_the_sets_with_leaders(name: str, leaders: bool) -> None:
    """R2.3"""
    table = position(name, 3)
    assert ("leader" in table.options()) is leaders
    if not leaders:
        assert table.why_not("leader") == Reason("no_leaders_in_game", {})


@pytest.mark.parametrize(("name", "cascade"), [(row[0], row[4]) for row in SETS])
def test_the_sets_with_cascades(name: str, cascade: bool) -> None:
    """R2.2, R2.3"""
    table = position(
        name,
        3,
        turn=2,
        active=(0, 3, 3),
        passive=(0, 5, 5),
        zones={"religion": (4, 0, 0)},
    )
    facts = table.play("send cit")
    points = [(f.points, f.reason, f.what) for f in ledger(facts) if f.seat == 0]
    if cascade:
        # 4 in religion, half of them in politics, half of those in economy.
        assert points == [(4, "zone", "religion"), (2, "zone", "politics"), (1, "zone", "economy")]
    else:
        assert points == [(4, "zone", "religion"), (2, "majority", "religion")]


def game(name: str, players: int, seed: int) -> Iterator[tuple[Table, list[Fact]]]:
    """A whole game of random moves, move by move."""
    chance = random.Random(seed)
    table = Table(new_game(name, players, seed))
    while not table.is_over:
        yield table, table.play(chance.choice(table.legal_moves()))


@pytest.mark.parametrize(("name", "events"), [(row[0], row[5]) for row in SETS])
def test_the_sets_with_events(name: str, events: bool) -> None:
    """R2.3: without events nothing happens at R8.2, R8.4 and R8.9."""
    facts = [fact for _, told_now in game(name, 3, seed=4) for fact in told_now]
    cards = [fact for fact in facts if isinstance(fact, EventRevealed | EventEnded)]
    points = [fact for fact in ledger(facts) if fact.reason == "event"]
    if events:
        assert (
            len(facts_of_kind(cards, EventRevealed)) == 3
        )  # the card of century I lay open before
        assert len(facts_of_kind(cards, EventEnded)) == 2  # it stays, and so does the last
    else:
        assert not cards
        assert not points
        assert not facts_of_kind(facts, CascadeBlocked)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_editions_are_one_game(players: int) -> None:
    """R2.2: the same deal and the same moves have the same outcome, step by step."""
    deal = draw_deal(ruleset_named("2026"), players, seed=players)
    old = Table(game_from_deal("2011-events", players, deal))
    new = Table(game_from_deal("2026", players, deal))
    chance = random.Random(players)
    while not old.is_over:
        assert old.options() == new.options()
        assert old.decision == new.decision
        move = chance.choice(old.legal_moves())
        # Only the moment at which the leaders return differs (R8.6).
        for_old = [f for f in old.play(move) if not isinstance(f, LeadersReturned)]
        for_new = [f for f in new.play(move) if not isinstance(f, LeadersReturned)]
        assert for_old == for_new
    assert new.is_over
    assert old.scores == new.scores


def test_the_family_rules_have_no_leaders_and_no_neutral_architect() -> None:
    """R2.3"""
    for table, facts in game("2011-family", 4, seed=2):
        assert not facts_of_kind(facts, LeaderTaken)
        assert not facts_of_kind(facts, LeadersReturned)
        assert not any(fact.neutral for fact in facts_of_kind(facts, ArchitectPlaced))
        assert table.architect("neutral") is None
        assert not {"leader", "neutral"} & table.options()
        assert table.why_not("leader") is not None


@pytest.mark.parametrize("stages", [1, 2, 3])
def test_the_family_rules_lay_tokens_by_stages_and_nobody_scores_for_them(stages: int) -> None:
    """R2.3"""
    table = position(
        "2011-family",
        3,
        architects={0: "por1"},
        stages={"por1": [1] * stages},
        available=["por2", "por3"],
    )
    facts = table.play("start por2")
    assert table.token("por1") == (0, stages)
    assert table.in_zone("economy") == (0, 3 * stages, 0)
    assert ledger(facts) == []


def test_the_family_rules_have_the_districts() -> None:
    """R2.3"""
    table = position("2011-family", 3, active=(3, 3, 3), architects={1: "por1"})
    table.play("stage")
    assert table.options() == {"do", "skip"}
    facts = table.play("do")
    assert facts_of_kind(facts, WorkersMoved) == [WorkersMoved(0, 3, "passive", "active")]
    assert table.hand(0) == (3, 19)


@pytest.mark.parametrize("name", ["2011-family", "2011"])
@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_without_events_a_start_activates_three_in_every_century(name: str, century: int) -> None:
    """R2.3"""
    table = position(name, 3, century=century, available=["por1", "por2"])
    table.play("start por1")
    assert table.hand(0) == (6, 19)


def test_without_events_a_century_ends_with_nothing_but_the_scoring() -> None:
    """R2.3"""
    table = position(
        "2011-family",
        3,
        century=3,
        turn=2,
        active=(0, 9, 3),
        passive=(0, 1, 1),
        zones={"religion": (1, 1, 0)},
    )
    facts = table.play("send rel")
    kinds = [type(fact).__name__ for fact in facts]
    assert kinds == [
        "WorkersMoved",  # seat 2
        "TurnBegan",
        "CenturyEnded",
        "ZoneScored",  # religion
        *["Scored"] * 3,
        *["WorkersMoved"] * 3,
        *["ZoneScored"] * 4,
        "TilesFlipped",
        "CenturyBegan",
    ]
    assert facts_of_kind(facts, ZoneScored)[0] == ZoneScored("religion", 3, (1, 1, 1))
    assert table.hand(1) == (9, 2)  # no event limits the nine
