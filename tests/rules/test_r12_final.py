"""R12: the end of the game.

In these positions no tile of century IV is available, and a player whose architect is off the
board wants to start a site: that ends the game (R5.3).
"""

from __future__ import annotations

import pytest

from quebec.engine import SITES, IllegalMove, Reason
from quebec.engine.facts import (
    CenturyBegan,
    CenturyEnded,
    Fact,
    GameEnded,
    LeadersReturned,
    Scored,
    TilesFlipped,
    TokenPlaced,
)
from tests.tables import Table, facts_of_kind, ledger, position

NO_HARM = ("1663", "2001")
"""Events that score nothing in these positions."""


def points(facts: list[Fact], seat: int, reason: str) -> dict[str, int]:
    """What a seat scored for a reason, by site."""
    scored = [fact for fact in ledger(facts) if fact.seat == seat and fact.reason == reason]
    return {fact.what: fact.points for fact in scored}


def final_tokens(
    tokens: dict[str, tuple[int, int]], ruleset: str = "2011", players: int = 3
) -> tuple[Table, list[Fact]]:
    """The end of a game in which nothing but tokens counts."""
    table = position(
        ruleset,
        players,
        century=4,
        active=(0,) * players,
        tokens=tokens,
        available=(),
    )
    return table, table.play("start")


# ---- what the end is --------------------------------------------------------------------------


def test_the_game_ends_with_century_four() -> None:
    """R12.5, R8.5: leaders, tiles and architects are no longer prepared for a century."""
    table = position("2026", century=4, events=NO_HARM, active=(0, 0, 0), available=())

    facts = table.play("start")

    assert table.is_over
    assert facts[0] == CenturyEnded(4, 0)
    assert facts[-1] == GameEnded((0, 0, 0), (0, 1, 2))
    assert facts_of_kind(facts, CenturyBegan) == []
    assert facts_of_kind(facts, TilesFlipped) == []
    assert facts_of_kind(facts, LeadersReturned) == []
    assert table.century == 4
    assert table.architect(0) is None
    assert table.hand(0) == (0, 25), "nobody activates any more"


@pytest.mark.parametrize(
    ("ruleset", "last"),
    [
        ("2011-family", ["building"]),
        ("2011", ["main_group"]),
        ("2011-events", ["main_group", "event"]),
        ("2026", ["main_group", "event"]),
    ],
)
def test_the_final_scoring_goes_step_by_step(ruleset: str, last: list[str]) -> None:
    """R12.1, R12.2, R12.3, R12.4: in this order, as one counts along at the table."""
    table = position(
        ruleset,
        century=4,
        events=("1603", "2001") if "event" in last else (),
        active=(2, 0, 0),
        architects={1: "por1"},
        stages={"por1": [0]},
        tokens={"art1": (0, 1)},
        available=(),
    )

    scored = [fact.reason for fact in ledger(table.play("start"))]

    assert scored == ["unfinished", "active", *last]


def test_after_the_end_nothing_can_be_played() -> None:
    """R12.5"""
    table = position(century=4, available=())
    assert table.winners == ()

    table.play("start")

    assert table.decision is None
    assert table.legal_moves() == []
    assert table.why_not("start") == Reason("game_over", {})
    assert table.why_not("skip") == Reason("game_over", {})
    with pytest.raises(IllegalMove) as refusal:
        table.play("start")
    assert refusal.value.reason.key == "game_over"
    assert refusal.value.decision is None


def test_the_parts_of_the_final_scoring_follow_each_other() -> None:
    """R12.1, R12.2, R12.3, R12.4"""
    table = position(
        "2026",
        century=4,
        events=("1603", "2001"),
        active=(4, 1, 2),
        architects={1: "por1"},
        stages={"por1": [2]},
        zones={"culture": (1, 0, 0)},
        tokens={"her1": (0, 1), "iri1": (0, 2), "jew1": (1, 3)},
        available=(),
    )

    facts = table.play("start")

    assert ledger(facts) == [
        Scored(0, 1, "zone", "culture", 4),
        Scored(2, 3, "unfinished", "por1", 4),
        Scored(0, 2, "active", "", 4),
        Scored(2, 1, "active", "", 4),
        Scored(0, 1, "building", "her1", 4),
        Scored(0, 3, "main_group", "iri1", 4),
        Scored(1, 6, "main_group", "jew1", 4),
        Scored(0, 8, "event", "1603", 4),
        Scored(1, 8, "event", "1603", 4),
    ]
    assert facts[-1] == GameEnded((15, 14, 4), (0,))


def test_the_move_that_ends_the_game_completes_its_building_and_no_other() -> None:
    """R12.1, R5.8: the building of seat 0 gets its token, that of seat 1 none."""
    table = position(
        century=4,
        active=(0, 0, 0),
        passive=(5, 5, 5),
        architects={0: "her1", 1: "por1"},
        stages={"her1": [2, 2], "por1": [1, 1, 1]},
        available=(),
    )

    facts = table.play("start")

    assert facts_of_kind(facts, TokenPlaced) == [TokenPlaced(0, "her1", 2)]
    assert ledger(facts) == [
        Scored(2, 2, "zone", "culture", 4),
        Scored(2, 1, "zone", "religion", 4),
        Scored(1, 9, "unfinished", "por1", 4),
        Scored(0, 3, "main_group", "her1", 4),
    ]


# ---- workers ----------------------------------------------------------------------------------


def test_each_worker_on_an_unfinished_building_is_a_point_whosever_it_is() -> None:
    """R12.1: seat 1's own building, one of seat 2's, and stages of several players on one."""
    table = position(
        players=4,
        century=4,
        turn=3,
        active=(0, 0, 0, 0),
        architects={0: "her1", 1: "por1", 2: "aca1"},
        stages={"her1": [1, 0, 1], "por1": [1], "aca1": [0, 1]},
        available=(),
    )

    facts = table.play("start")

    assert points(facts, 0, "unfinished") == {"her1": 1, "aca1": 2}
    assert points(facts, 1, "unfinished") == {"her1": 2, "por1": 3, "aca1": 2}
    assert table.scores == (3, 7, 0, 0)


def test_the_neutral_building_of_two_players_is_unfinished_too() -> None:
    """R12.1, R10.7: Mansion leaves it alone, so it is there when the game ends."""
    table = position(
        players=2,
        century=4,
        active=(2, 0),
        architects={"neutral": "jew1", 1: "man1"},
        stages={"jew1": [0, 1, 1]},
        available=(),
    )

    facts = table.play("stage own")

    assert points(facts, 0, "unfinished") == {"man1": 2, "jew1": 3}
    assert points(facts, 1, "unfinished") == {"jew1": 6}
    assert table.is_over


@pytest.mark.parametrize(("active", "scored"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_each_pair_of_active_workers_is_a_point(active: int, scored: int) -> None:
    """R12.2"""
    table = position(century=4, active=(0, active, 0), available=())

    facts = table.play("start")

    assert table.scores == (0, scored, 0)
    assert ledger(facts) == ([Scored(1, scored, "active", "", 4)] if scored else [])


@pytest.mark.parametrize("ruleset", ["2011-family", "2011-events", "2026"])
def test_workers_score_alike_in_all_sets_of_rules(ruleset: str) -> None:
    """R12.1, R12.2"""
    table = position(
        ruleset,
        century=4,
        active=(0, 5, 0),
        architects={1: "aca1"},
        stages={"aca1": [2]},
        available=(),
    )

    table.play("start")

    assert table.scores == (0, 2, 2)


# ---- buildings --------------------------------------------------------------------------------


@pytest.mark.parametrize(("stars", "value"), [(1, 1), (2, 3), (3, 6)])
@pytest.mark.parametrize(
    ("ruleset", "reason"), [("2011", "main_group"), ("2011-family", "building")]
)
def test_the_value_of_a_token(ruleset: str, reason: str, stars: int, value: int) -> None:
    """R12.3"""
    table, facts = final_tokens({"iri1": (2, stars)}, ruleset)

    assert ledger(facts) == [Scored(2, value, reason, "iri1", 4)]
    assert table.scores == (0, 0, value)


def test_family_rules_score_every_building_by_its_value() -> None:
    """R12.3"""
    table, facts = final_tokens(
        {"her1": (0, 1), "por1": (0, 2), "jew1": (0, 3), "art1": (1, 3)}, "2011-family"
    )

    assert table.scores == (10, 6, 0)
    assert points(facts, 0, "building") == {"her1": 1, "por1": 3, "jew1": 6}
    assert points(facts, 0, "main_group") == {}


@pytest.mark.parametrize("stars", [1, 2, 3])
def test_other_buildings_than_the_main_group_score_their_stars(stars: int) -> None:
    """R12.3: a pair of 3★ tokens is the main group, her1 lies far away."""
    table, facts = final_tokens({"jew1": (1, 3), "jew2": (1, 3), "her1": (1, stars)})

    assert points(facts, 1, "main_group") == {"jew1": 6, "jew2": 6}
    assert points(facts, 1, "building") == {"her1": stars}
    assert table.scores == (0, 12 + stars, 0)


def test_touching_buildings_form_a_group() -> None:
    """R12.3: side by side in a row, and up or down to the next."""
    for pair in (("por2", "por3"), ("por2", "mun2"), ("por2", "pro1"), ("mun2", "pro2")):
        table, _ = final_tokens(dict.fromkeys(pair, (0, 2)))
        assert table.scores[0] == 6, pair


def test_a_district_in_between_is_no_link() -> None:
    """R12.3: these sites lie at one district, or in one row, but do not touch."""
    for pair in (("pro1", "pro2"), ("pro1", "mun3"), ("mun1", "mun3"), ("ent1", "ent2")):
        table, _ = final_tokens(dict.fromkeys(pair, (0, 2)))
        assert table.scores[0] == 3 + 2, pair


def test_groups_that_do_not_touch_stay_apart() -> None:
    """R12.3: a pair in the corner, and single buildings all around it."""
    table, facts = final_tokens(dict.fromkeys(("her1", "her2", "por3", "man1", "ent1"), (0, 2)))

    assert points(facts, 0, "main_group") == {"her1": 3, "her2": 3}
    assert table.scores[0] == 6 + 3 * 2


def test_a_group_is_everything_linked_by_touching() -> None:
    """R12.3: a chain from one side of the board to the other, with a fork and a ring."""
    chain = ("arc1", "arc2", "man3", "pro3", "man1", "mil1", "her2", "por2", "por3", "mun1", "ent3")
    fork = ("prv1", "aca1", "prv2")
    table, facts = final_tokens(dict.fromkeys(chain + fork, (0, 2)))

    assert points(facts, 0, "main_group") == dict.fromkeys(chain + fork, 3)
    assert table.scores[0] == 3 * 14


def test_the_whole_board_is_one_group() -> None:
    """R12.3"""
    table, facts = final_tokens({site.name: (1, 3) for site in SITES})

    assert table.scores == (0, 44 * 6, 0)
    assert {fact.reason for fact in ledger(facts)} == {"main_group"}


def test_buildings_of_others_and_bare_buildings_link_nothing() -> None:
    """R12.3: mun2 lies between pro1 and pro2; it is seat 1's, then completed bare."""
    table, _ = final_tokens({"pro1": (0, 2), "mun2": (1, 2), "pro2": (0, 2)})
    assert table.scores == (3 + 2, 3, 0)

    table, _ = final_tokens({"pro1": (0, 2), "pro2": (0, 2)})
    assert table.scores == (3 + 2, 0, 0)

    table, _ = final_tokens({"pro1": (0, 2), "mun2": (0, 2), "pro2": (0, 2)})
    assert table.scores == (9, 0, 0)


def test_an_unfinished_building_links_nothing() -> None:
    """R12.3: seat 0's architect is on mun2, between two tokens of its own."""
    table = position(
        century=4,
        turn=1,
        active=(0, 0, 0),
        architects={0: "mun2"},
        tokens={"pro1": (0, 2), "pro2": (0, 2)},
        available=(),
    )

    table.play("start")

    assert table.scores == (3 + 2, 0, 0)


def test_the_main_group_has_the_greatest_sum_of_values_not_the_most_buildings() -> None:
    """R12.3: a lone 3★ is worth more than three 1★ that touch."""
    table, facts = final_tokens({"her1": (0, 1), "her2": (0, 1), "por2": (0, 1), "jew1": (0, 3)})

    assert points(facts, 0, "main_group") == {"jew1": 6}
    assert points(facts, 0, "building") == {"her1": 1, "her2": 1, "por2": 1}
    assert table.scores[0] == 6 + 3


def test_one_point_more_makes_the_main_group() -> None:
    """R12.3: 1+1+1+1 against 3, and 3+3+1 against 6."""
    four = {"her1": (0, 1), "her2": (0, 1), "por2": (0, 1), "por3": (0, 1)}
    table, facts = final_tokens({**four, "jew1": (0, 2)})
    assert points(facts, 0, "main_group") == dict.fromkeys(four, 1)
    assert table.scores[0] == 4 + 2

    table, facts = final_tokens({"her1": (0, 2), "her2": (0, 2), "por2": (0, 1), "jew1": (0, 3)})
    assert points(facts, 0, "main_group") == {"her1": 3, "her2": 3, "por2": 1}
    assert table.scores[0] == 7 + 3


@pytest.mark.parametrize(("lone", "pair"), [("jew3", ("her1", "her2")), ("her1", ("jew1", "jew3"))])
def test_of_groups_with_equal_sums_the_one_that_gives_more_is_main(
    lone: str, pair: tuple[str, str]
) -> None:
    """R12.3: a lone 3★ and a pair of 2★, 6 each: 6 + 4, not 6 + 3, wherever they lie."""
    table, facts = final_tokens({lone: (0, 3), pair[0]: (0, 2), pair[1]: (0, 2)})

    assert table.scores[0] == 10
    assert points(facts, 0, "main_group") == {lone: 6}
    assert points(facts, 0, "building") == {pair[0]: 2, pair[1]: 2}


def test_each_player_has_a_main_group() -> None:
    """R12.3"""
    table, _ = final_tokens(
        {
            "her1": (0, 2),
            "her2": (0, 2),
            "jew1": (0, 1),
            "iri1": (1, 2),
            "prv2": (1, 2),
            "art1": (2, 3),
            "art2": (2, 1),
            "mil2": (2, 2),
            "aca1": (4, 3),
            "mun1": (4, 3),
        },
        players=5,
    )

    assert table.scores == (3 + 3 + 1, 3 + 2, 6 + 1 + 2, 0, 6 + 3)


# ---- the events of century I, and the winners -------------------------------------------------


def test_event_1603_is_scored_after_everything_else() -> None:
    """R12.4"""
    table, facts = final_tokens({"her1": (1, 1), "her2": (1, 1), "jew1": (0, 3)}, "2026")

    assert ledger(facts)[-1] == Scored(1, 8, "event", "1603", 4)
    assert table.scores == (6, 2 + 8, 0)
    assert facts[-1] == GameEnded((6, 10, 0), (1,))


@pytest.mark.parametrize("event", ["1663", "1665", "1682"])
def test_the_other_events_of_century_one_are_not_scored_at_the_end(event: str) -> None:
    """R12.4: they were checked when tokens were laid, and nobody laid one here."""
    table = position(
        "2026",
        century=4,
        events=(event, "2001"),
        active=(0, 0, 0),
        tokens={
            "her1": (0, 3), "her2": (0, 3), "aca1": (0, 3), "por1": (0, 3), "por2": (0, 3),
            "iri1": (0, 3), "iri2": (0, 3), "mun3": (0, 3),
        },
        available=(),
    )  # fmt: skip

    facts = table.play("start")

    assert [fact for fact in ledger(facts) if fact.reason == "event"] == []


@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ((5, 9, 7), (1,)),
        ((9, 5, 7), (0,)),
        ((5, 7, 9), (2,)),
        ((9, 5, 9), (0, 2)),
        ((8, 9, 9), (1, 2)),
        ((4, 4, 4), (0, 1, 2)),
    ],
)
def test_the_most_points_win_and_tied_players_share(
    scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """R12.5"""
    table = position(century=4, active=(0, 0, 0), scores=scores, available=())
    assert table.winners == ()

    facts = table.play("start")

    assert table.winners == winners
    assert facts[-1] == GameEnded(scores, winners)


# ---- the examples of the rulebooks ------------------------------------------------------------


def test_the_example_of_2026() -> None:
    """R12.1, R12.2, R12.3: 2 + 1 + 12 + 6 = 21."""
    table = position(
        "2026",
        century=4,
        turn=1,
        events=NO_HARM,
        active=(3, 0, 0),
        architects={2: "bus1"},
        stages={"bus1": [0]},
        tokens={
            "jew1": (0, 3), "jew2": (0, 3),
            "her1": (0, 1), "her2": (0, 2), "por2": (0, 1), "por3": (0, 2),
        },
        available=(),
    )  # fmt: skip

    facts = table.play("start")

    assert points(facts, 0, "unfinished") == {"bus1": 2}
    assert points(facts, 0, "active") == {"": 1}
    assert points(facts, 0, "main_group") == {"jew1": 6, "jew2": 6}
    assert points(facts, 0, "building") == {"her1": 1, "her2": 2, "por2": 1, "por3": 2}
    assert table.scores == (21, 0, 0)


def test_the_example_of_2011() -> None:
    """R12.3: 16 for the main group, 3 for two others that touch."""
    table, facts = final_tokens(
        {
            "her1": (0, 1), "her2": (0, 2), "por2": (0, 3), "por3": (0, 3),
            "jew1": (0, 1), "jew3": (0, 2),
        }
    )  # fmt: skip

    assert sum(points(facts, 0, "main_group").values()) == 16
    assert points(facts, 0, "building") == {"jew1": 1, "jew3": 2}
    assert table.scores[0] == 19
