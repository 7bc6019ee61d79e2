"""What a seat or a watcher may know: all that lies open, and nothing of what lies face down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import cast

import pytest

from quebec.engine import BadInput, IllegalMove, State, forecast, new_game
from quebec.engine.facts import CenturyBegan, EventRevealed, Fact, Scored, ZoneScored
from quebec.engine.rulesets import RULES_VERSION
from quebec.position import cards_of, parse_position, position_text, with_hidden_events
from quebec.views import Seen, SeenSite, View, preview, view
from tests.tables import EXAMPLE, changed, facts_of_kind, game
from tools.invariants import TABLES, snapshot
from tools.random_play import RandomPlayer

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)
every_table_with_events = pytest.mark.parametrize(
    ("ruleset", "players"), [table for table in TABLES if table[0] in ("2011-events", "2026")]
)


def site_named(seen: Seen, name: str) -> SeenSite:
    return next(site for site in seen["sites"] if site["name"] == name)


# ---- what is in it ------------------------------------------------------------------------------


def test_a_new_game_as_a_watcher_sees_it() -> None:
    """R3.3, R3.4, R3.5, R3.6"""
    s = new_game("2026", 3, seed=7)
    seen = view(s).seen
    assert seen["seat"] is None
    assert (seen["rules"], seen["edition"], seen["rules_version"]) == ("2026", 2026, RULES_VERSION)
    assert (seen["players"], seen["century"]) == (3, 1)
    assert seen["turn"] == seen["first"] == s.setting.deal.first
    nothing_yet = {"score": 0, "active": 3, "passive": 22, "leader": None, "architect": None}
    assert seen["seats"] == [nothing_yet] * 3
    assert seen["neutral_architect"] is None
    assert seen["zones"] == {
        zone: [0, 0, 0] for zone in ("religion", "politics", "economy", "culture", "citadelle")
    }
    marks = [site["mark"] for site in seen["sites"]]
    assert (marks.count("available"), marks.count("waiting")) == (11, 33)
    assert seen["leaders"] == ["political", "economic", "cultural", "citadelle"]
    assert seen["events"] == [
        {"century": 1, "event": s.setting.deal.events[0]},
        {"century": 2, "event": None},
        {"century": 3, "event": None},
        {"century": 4, "event": None},
    ]
    assert seen["goal"] == {"scored": 0, "first": None}
    assert seen["decision"] == {
        "seat": s.turn,
        "effect": "action",
        "kind": "action",
        "may_skip": False,
        "place": None,
        "moves": ["start", "leader", "send"],
    }
    assert (seen["is_over"], seen["scores"], seen["winners"]) == (False, [0, 0, 0], [])
    assert seen["forecast"] is None
    assert seen["position"] == position_text(s, public=True)


def test_a_position_in_the_middle_of_a_turn() -> None:
    """R5.5: seat 1 chooses in the turn of seat 0, and everybody sees among what."""
    seen = view(parse_position(EXAMPLE), seat=3).seen
    assert seen["seat"] == 3
    assert (seen["century"], seen["turn"], seen["first"]) == (2, 0, 2)
    assert seen["seats"][0] == {
        "score": 22,
        "active": 1,
        "passive": 18,
        "leader": "cultural",
        "architect": "sea1",
    }
    assert seen["neutral_architect"] == "pro3"
    assert seen["zones"]["citadelle"] == [0, 1, 1, 5]
    assert seen["leaders"] == ["religious"]
    assert [card["event"] for card in seen["events"]] == ["1663", "1756", None, None]
    assert seen["decision"] == {
        "seat": 1,
        "effect": "complete",
        "kind": "zone",
        "may_skip": False,
        "place": "sea1",
        "moves": ["rel", "pol", "eco", "cul"],
    }
    assert site_named(seen, "sea1") == {
        "name": "sea1",
        "district": "seat_of_government",
        "zone": "politics",
        "cost": 1,
        "tile": parse_position(EXAMPLE).setting.deal.layout[40],
        "century": 2,
        "mark": "under_construction",
        "stages": [1],
        "token": None,
    }
    assert site_named(seen, "aca3")["token"] == {"seat": 1, "stars": 1}
    assert site_named(seen, "mun3")["mark"] == "completed"


def test_the_end_of_a_game() -> None:
    """R12.5"""
    *_, s = game("2011-family", 2, seed=1)
    seen = view(s).seen
    assert seen["is_over"]
    assert seen["decision"] is None
    assert seen["winners"] == [seat for seat in (0, 1) if s.scores[seat] == max(s.scores)]
    assert seen["events"] == []
    assert seen["leaders"] == []


@every_table
def test_the_main_groups_are_those_that_the_final_scoring_counts(
    ruleset: str, players: int
) -> None:
    """R12.3: each building with a token is in one group; family rules count none."""
    s = new_game(ruleset, players, seed=5)
    player = RandomPlayer(Random(5))
    facts: list[Fact] = []
    while not s.is_over:
        facts = s.play(player.choose(s))
    seen = view(s).seen
    if ruleset == "2011-family":
        assert seen["groups"] == []
        return
    bearing = [site["name"] for site in seen["sites"] if site["token"]]
    assert sorted(name for one in seen["groups"] for name in one["sites"]) == sorted(bearing)
    scored = {one.what for one in facts_of_kind(facts, Scored) if one.reason == "main_group"}
    main = [one for one in seen["groups"] if one["is_main"]]
    assert {name for one in main for name in one["sites"]} == scored
    for one in main:
        points = sum(
            given.points
            for given in facts_of_kind(facts, Scored)
            if (given.seat, given.reason) == (one["seat"], "main_group")
        )
        assert one["value"] == points
        others = [other["value"] for other in seen["groups"] if other["seat"] == one["seat"]]
        assert one["value"] == max(others)


def test_no_leader_is_left_to_take_where_an_event_forbids_it() -> None:
    """R7.1, R13.2: event 1763."""
    text = position_text(new_game("2026", 3, seed=1))
    assert (
        view(parse_position(changed(text, century="2", events="1603,1763,1812,1955"))).seen[
            "leaders"
        ]
        == []
    )


@every_table
def test_the_scoring_order_is_that_of_the_century(ruleset: str, players: int) -> None:
    """R9.1"""
    s = new_game(ruleset, players, seed=2)
    player = RandomPlayer(Random(2))
    ends = 0
    while not s.is_over:
        expected = view(s).seen["scoring_order"]
        scored = [zone.zone for zone in facts_of_kind(s.play(player.choose(s)), ZoneScored)]
        if scored:
            # A century without a single decision would be scored along with the one before.
            assert scored[:5] == expected
            ends += 1
    assert ends > 0


def test_a_forecast_comes_if_it_is_asked_for() -> None:
    s = parse_position(EXAMPLE)
    ahead = forecast(s)
    seen = view(s, with_forecast=True).seen["forecast"]
    assert seen is not None
    assert seen["scores"] == list(ahead.scores)
    assert seen["other"] == list(ahead.other)
    assert [tuple(zone.values()) for zone in seen["zones"]] == [
        (zone.zone, list(zone.workers), list(zone.points), list(zone.cascading))
        for zone in ahead.zones
    ]


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_from_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(BadInput, match="a number from 0 to 3"):
        view(parse_position(EXAMPLE), seat)


def test_only_the_seat_itself_tells_views_apart() -> None:
    s = parse_position(EXAMPLE)
    watcher = view(s).seen
    for seat in range(4):
        assert view(s, seat).seen == {**watcher, "seat": seat}


# ---- over the wire ------------------------------------------------------------------------------


@every_table
def test_a_view_is_plain_and_survives_the_wire(ruleset: str, players: int) -> None:
    for number, s in enumerate(game(ruleset, players, seed=4)):
        if number % 10 == 0 or s.is_over:
            seen = view(s, seat=0, with_forecast=True).seen
            assert not list(strange_parts(seen))
            sent = cast(Seen, json.loads(json.dumps(seen)))
            assert sent == seen
            assert snapshot(View(sent).imagine(Random(1))) == snapshot(s)


def strange_parts(thing: object) -> Iterator[object]:
    """What is not a dict, list, text, number, truth value or None."""
    if type(thing) is dict:
        for key, value in thing.items():
            assert type(key) is str
            yield from strange_parts(value)
    elif type(thing) is list:
        for value in thing:
            yield from strange_parts(value)
    elif type(thing) not in (str, int, bool, type(None)):
        yield thing


# ---- imagining and previewing -------------------------------------------------------------------


def test_what_is_imagined_can_be_played_to_the_end() -> None:
    rng = Random(5)
    for s in game("2026", 4, seed=6):
        if rng.random() < 0.05:
            twin = view(s).imagine(rng)
            assert snapshot(twin) == snapshot(s)
            while not twin.is_over:
                twin.play(rng.choice(twin.legal_moves()))


def test_each_imagination_draws_the_cards_still_possible_anew() -> None:
    """R3.6"""
    seen = view(parse_position(EXAMPLE))
    rng = Random(2)
    drawn = [seen.imagine(rng).setting.deal.events for _ in range(400)]
    assert {events[:2] for events in drawn} == {("1663", "1756")}
    assert {events[2:] for events in drawn} == set(product(cards_of(3), cards_of(4)))


def test_a_state_that_was_imagined_is_one_s_own() -> None:
    seen = view(parse_position(EXAMPLE))
    seen.imagine(Random(1)).play("rel")
    assert seen.imagine(Random(1)).decision == parse_position(EXAMPLE).decision


def test_a_preview_tells_what_a_move_would_do_and_does_not_do_it() -> None:
    s = parse_position(EXAMPLE)
    for source in (view(s).preview("cul"), preview(s, "cul")):
        assert source.facts == tuple(parse_position(EXAMPLE).play("cul"))
        assert not source.reveals
    assert snapshot(s) == snapshot(parse_position(EXAMPLE))


def test_a_preview_of_an_illegal_move_says_why() -> None:
    with pytest.raises(IllegalMove, match="zone_not_offered"):
        view(parse_position(EXAMPLE)).preview("cit")


@every_table_with_events
def test_a_preview_stops_where_a_card_is_turned_up(ruleset: str, players: int) -> None:
    """R3.6, R8.9"""
    s = new_game(ruleset, players, seed=8)
    player = RandomPlayer(Random(8))
    turned = 0
    while not s.is_over:
        move = player.choose(s)
        ahead = view(s).preview(move)
        facts = s.play(move)
        assert list(ahead.facts) == facts[: len(ahead.facts)]
        assert ahead.reveals == bool(facts_of_kind(facts, EventRevealed))
        if ahead.reveals:
            turned += 1
            assert not facts_of_kind(ahead.facts, EventRevealed)
            assert facts_of_kind(ahead.facts, CenturyBegan)
            assert isinstance(facts[len(ahead.facts)], EventRevealed)
        else:
            assert len(ahead.facts) == len(facts)
    assert turned > 0


# ---- nothing leaks ------------------------------------------------------------------------------


def all_that_can_be_seen(s: State) -> str:
    """Everything that is ever shown or handed out, as one text."""
    views = [view(s, seat, with_forecast=True) for seat in (None, *range(s.players))]
    moves = s.legal_moves()
    return repr(
        [
            [json.dumps(one.seen) for one in views],
            [views[0].preview(move) for move in moves],
            [preview(s, move) for move in moves],
            views[0].imagine(Random(1)).setting.deal,
            forecast(s),
            position_text(s, public=True),
        ]
    )


def samples(ruleset: str, players: int, seed: int) -> Iterator[State]:
    """Positions over a whole game, and those from which some move turns a card up."""
    for number, s in enumerate(game(ruleset, players, seed)):
        about_to_turn = any(preview(s, move).reveals for move in s.legal_moves())
        if number % 40 == 0 or about_to_turn or s.is_over:
            yield s.copy()


@every_table_with_events
def test_other_face_down_events_change_no_byte_of_what_can_be_seen(
    ruleset: str, players: int
) -> None:
    """R3.6: until its century begins nobody knows a card, and the program shows it to nobody."""
    turning = 0
    for s in samples(ruleset, players, seed=players):
        seen = all_that_can_be_seen(s)
        hands = list(product(*(cards_of(century) for century in range(s.century + 1, 5))))
        assert s.setting.deal.events[s.century :] in hands
        for hidden in hands:
            assert all_that_can_be_seen(with_hidden_events(s, hidden)) == seen
        turning += sum(preview(s, move).reveals for move in s.legal_moves())
    assert turning > 0


def test_the_cards_that_were_changed_do_matter_to_what_happens() -> None:
    """The test above would prove nothing if the events it changes were not those played with."""
    facts = set()
    for s in samples("2026", 3, seed=3):
        move = next((move for move in s.legal_moves() if preview(s, move).reveals), None)
        if move is not None:
            for year in cards_of(s.century + 1):
                later = [cards_of(century)[0] for century in range(s.century + 2, 5)]
                facts.add(str(with_hidden_events(s, [year, *later]).play(move)))
            break
    assert len(facts) == 4
