"""What comes in from outside and is wrong: the answer says what is wrong, and what would be right.

Whoever asks gets plain English and a key with arguments, from which a translation can be made.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from quebec.engine import (
    BadInput,
    Deal,
    IllegalMove,
    Reason,
    draw_deal,
    game_from_deal,
    new_game,
    ruleset_named,
)
from tools.invariants import snapshot


def deal(ruleset: str = "2011") -> Deal:
    return draw_deal(ruleset_named(ruleset), 3, seed=1)


def with_tile(key: str, place: int = 0) -> Deal:
    """A deal with another tile on one of the sites."""
    layout = list(deal().layout)
    layout[place] = key
    return deal()._replace(layout=tuple(layout))


def refusal_of(ruleset: str, players: int, given: Deal) -> BadInput:
    with pytest.raises(BadInput) as refused:
        game_from_deal(ruleset, players, given)
    return refused.value


# ---- the set of rules and the players -----------------------------------------------------------


@pytest.mark.parametrize("name", ["2012", "", "2011 family", "2011-FAMILY"])
def test_an_unknown_set_of_rules_is_answered_with_those_there_are(name: str) -> None:
    """R2"""
    known = "2011-family, 2011, 2011-events, 2026"
    with pytest.raises(BadInput) as refused:
        new_game(name, 3, seed=1)
    assert str(refused.value) == f"there is no set of rules {name!r}; choose one of: {known}"
    assert refused.value.reason == Reason("unknown_ruleset", {"ruleset": name, "known": known})


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events"])
def test_too_few_or_too_many_players_are_told_the_limits(ruleset: str, players: int) -> None:
    """R2"""
    with pytest.raises(BadInput) as refused:
        new_game(ruleset, players, seed=1)
    assert str(refused.value) == f"the rules {ruleset} are for 2 to 5 players, not {players}"
    assert refused.value.reason == Reason(
        "players_not_allowed", {"players": players, "ruleset": ruleset, "least": 2, "most": 5}
    )


def test_two_players_of_the_2026_rules_are_sent_to_those_of_2011() -> None:
    """R2.1"""
    with pytest.raises(BadInput) as refused:
        new_game("2026", 2, seed=1)
    assert str(refused.value) == (
        "the rules 2026 are for 3 to 5 players, not 2; two players can play the 2011 rules"
    )
    assert refused.value.reason.args["least"] == 3


def test_a_given_deal_does_not_lift_the_limits() -> None:
    """R2.1"""
    assert refusal_of("2026", 2, deal("2026")).reason.key == "players_not_allowed"
    assert refusal_of("2011", 6, deal()).reason.key == "players_not_allowed"


NOT_WHOLE = ["3", 3.0, None, (3,)]
# The compiled engine refuses a wrong type by itself, before a line of ours has run.
REFUSED = (BadInput, TypeError)
WHOLE = "is a whole number, not|int object expected; got"


@pytest.mark.parametrize("number", NOT_WHOLE)
def test_players_that_are_no_whole_number_are_refused(number: object) -> None:
    with pytest.raises(REFUSED, match=WHOLE):
        new_game("2011", cast(Any, number), seed=1)
    with pytest.raises(REFUSED, match=WHOLE):
        game_from_deal("2011", cast(Any, number), deal())


@pytest.mark.parametrize("number", NOT_WHOLE)
def test_a_seed_that_is_no_whole_number_is_refused(number: object) -> None:
    with pytest.raises(REFUSED, match=WHOLE):
        new_game("2011", 3, cast(Any, number))


@pytest.mark.parametrize("number", NOT_WHOLE)
def test_a_first_player_that_is_no_whole_number_is_refused(number: object) -> None:
    with pytest.raises(REFUSED, match=WHOLE):
        game_from_deal("2011", 3, deal()._replace(first=cast(Any, number)))


def test_true_is_one_as_everywhere_in_python() -> None:
    """The compiled engine cannot tell them apart, so the other one does not either."""
    assert new_game("2011", 3, seed=True).setting.deal == new_game("2011", 3, seed=1).setting.deal
    with pytest.raises(BadInput, match="2 to 5 players"):
        new_game("2011", True, seed=1)


# ---- chance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [-1, -(1 << 200), 1 << 128, 1 << 200])
def test_a_seed_out_of_range_is_told_the_range(seed: int) -> None:
    with pytest.raises(BadInput) as refused:
        new_game("2011", 3, seed)
    assert str(refused.value) == f"a seed is a whole number from 0 to 2^128 - 1, not {seed}"
    assert refused.value.reason == Reason("bad_seed", {"seed": str(seed)})


def test_the_smallest_and_the_largest_seed_are_fine() -> None:
    for seed in (0, (1 << 128) - 1):
        assert new_game("2011", 3, seed).decision is not None


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_a_first_player_who_is_not_there_is_told_the_seats(first: int) -> None:
    """R3.7"""
    refused = refusal_of("2011", 3, deal()._replace(first=first))
    assert str(refused) == f"the first player is a seat from 0 to 2, not {first}"
    assert refused.reason == Reason("bad_first_player", {"first": first, "players": 3})


# ---- the layout (R3.2) --------------------------------------------------------------------------


@pytest.mark.parametrize("there", [0, 1, 43, 45])
def test_a_layout_of_another_length_is_told_how_many_sites_there_are(there: int) -> None:
    """R3.2"""
    tiles = (*deal().layout, "seminary")[:there]
    refused = refusal_of("2011", 3, deal()._replace(layout=tiles))
    assert str(refused) == f"a layout names 44 tiles, one for each site, not {there}"
    assert refused.reason == Reason("layout_length", {"there": there, "needed": 44})


@pytest.mark.parametrize("key", ["louvre", "", "Seminary"])
def test_an_unknown_tile_is_answered_with_those_of_the_colour(key: str) -> None:
    """R3.2"""
    refused = refusal_of("2011", 3, with_tile(key))
    assert f"there is no tile {key!r} (on por1); the tiles of economy are" in str(refused)
    for right in ("champlain_habitation", "price_building"):
        assert right in str(refused)
    assert "seminary" not in str(refused).removeprefix(f"there is no tile {key!r}")
    assert refused.reason == Reason("unknown_tile", {"tile": key, "site": "por1"})


def test_a_tile_on_a_site_of_another_colour_is_told_both_colours() -> None:
    """R3.2"""
    refused = refusal_of("2011", 3, with_tile("seminary"))
    assert str(refused) == (
        "the tile seminary belongs to religion, but por1 is a site of economy;"
        " a tile lies on a site of its colour"
    )
    assert refused.reason == Reason(
        "tile_of_other_colour",
        {
            "tile": "seminary",
            "site": "por1",
            "tile_colour": "religion",
            "site_colour": "economy",
        },
    )


def test_a_tile_that_lies_there_twice_is_told_where() -> None:
    """R3.2"""
    tile = deal().layout[0]
    refused = refusal_of("2011", 3, with_tile(tile, place=4))
    assert str(refused) == (
        f"the tile {tile} lies on por1 and again on por2; each tile lies there once"
    )
    assert refused.reason == Reason("tile_twice", {"tile": tile, "site": "por2", "other": "por1"})


# ---- the events (R3.6) --------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2011-family", "2011"])
def test_events_for_rules_without_them_are_refused(ruleset: str) -> None:
    """R2, R3.6"""
    events = deal("2026").events
    refused = refusal_of(ruleset, 3, deal()._replace(events=events))
    assert str(refused) == (
        f"the rules {ruleset} are played without events; give none, not {' '.join(events)}"
    )
    assert refused.reason == Reason("events_not_used", {"ruleset": ruleset})


@pytest.mark.parametrize(
    "events",
    [
        "",
        "1603 1756 1812",
        "1603 1756 1812 1955 2001",
        "1756 1603 1812 1955",
        "1603 1663 1812 1955",
        "1603 1756 1812 1999",
    ],
)
@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_wrong_events_are_told_what_to_choose_from(ruleset: str, events: str) -> None:
    """R3.6, R13: too few, too many, out of order, two of a century, one that does not exist."""
    given = deal(ruleset)._replace(events=tuple(events.split()))
    refused = refusal_of(ruleset, 3, given)
    assert str(refused) == (
        f"give four events, one of each century in order, not {events or 'none'};"
        " the years to choose from are 1603 or 1663 or 1665 or 1682,"
        " then 1756 or 1759 or 1763 or 1775, then 1800 or 1812 or 1867 or 1871,"
        " then 1917 or 1955 or 2001 or 2008"
    )
    assert refused.reason == Reason("bad_events", {"events": events})


# ---- moves --------------------------------------------------------------------------------------


def test_an_unknown_move_is_answered_with_examples_and_changes_nothing() -> None:
    s = new_game("2011", 3, seed=1)
    before = snapshot(s)
    with pytest.raises(BadInput) as refused:
        s.play("castle")
    assert str(refused.value) == (
        "there is no move 'castle'; moves are words like 'start', 'por1', 'rel', 'skip'"
    )
    assert refused.value.reason == Reason("unknown_move", {"text": "castle"})
    with pytest.raises(BadInput):
        s.why_not("castle")
    assert snapshot(s) == before


def test_an_illegal_move_is_told_why_and_what_is_legal() -> None:
    """R4.2: nobody has started a site yet, so there is nowhere to construct a stage."""
    s = new_game("2011", 3, seed=1)
    before = snapshot(s)
    with pytest.raises(IllegalMove) as refused:
        s.play("stage")
    assert str(refused.value) == (
        f"stage is not legal now (no_free_stage); seat {s.turn} chooses among: start leader send"
    )
    assert refused.value.reason == Reason("no_free_stage", {})
    assert refused.value.move.text == "stage"
    assert refused.value.decision == s.decision
    assert snapshot(s) == before


def test_an_answer_to_another_question_is_told_what_was_asked() -> None:
    """R4.3"""
    s = new_game("2011", 3, seed=1)
    s.play("send")
    with pytest.raises(IllegalMove) as refused:
        s.play("por1")
    assert str(refused.value) == (
        f"por1 is not legal now (not_asked: asked zone); seat {s.turn} chooses among:"
        " rel pol eco cul cit"
    )
    assert refused.value.reason == Reason("not_asked", {"asked": "zone"})


def test_a_move_after_the_end_is_told_that_the_game_is_over() -> None:
    """R12.5"""
    s = new_game("2011-family", 2, seed=1)
    while not s.is_over:
        s.play(s.legal_moves()[0])
    before = snapshot(s)
    for move in ("start", "skip", "por1"):
        with pytest.raises(IllegalMove) as refused:
            s.play(move)
        assert str(refused.value) == (
            f"{move} is not legal now (game_over); game over: there are no more moves"
        )
        assert refused.value.reason == Reason("game_over", {})
        assert refused.value.decision is None
    assert snapshot(s) == before
