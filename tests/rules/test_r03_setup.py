"""R3: what lies on the table before the first turn, and what chance decides."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quebec.engine import (
    DISTRICTS,
    SITES,
    ZONES,
    BadInput,
    Deal,
    draw_deal,
    forecast,
    game_from_deal,
    new_game,
    ruleset_named,
)
from quebec.engine.board import ADJACENT_PAIRS, SITE_NUMBER, Site
from quebec.engine.facts import EventRevealed, TurnBegan
from quebec.engine.reasons import Reason
from quebec.engine.tiles import TILE_NUMBER, TILES
from tests.tables import Table, facts_of_kind, position

EVENTS_OF = {
    1: {"1603", "1663", "1665", "1682"},
    2: {"1756", "1759", "1763", "1775"},
    3: {"1800", "1812", "1867", "1871"},
    4: {"1917", "1955", "2001", "2008"},
}
LEADERS_OF = {
    2: {"political2", "economic2", "cultural", "citadelle"},
    3: {"political", "economic", "cultural", "citadelle"},
    4: {"religious", "political", "economic", "cultural", "citadelle"},
    5: {"religious", "political", "economic", "cultural", "citadelle"},
}


def deal(ruleset: str = "2011", players: int = 3, seed: int = 1) -> Deal:
    return draw_deal(ruleset_named(ruleset), players, seed)


def tile_of(layout: tuple[str, ...], site: str) -> tuple[int, int]:
    """Colour and century of the tile that a layout has on a site."""
    tile = TILES[TILE_NUMBER[layout[SITE_NUMBER[site]]]]
    return tile.colour, tile.century


def test_the_board_has_44_spaces_at_16_districts() -> None:
    """R3.1: four districts of each colour, eleven spaces of each colour."""
    assert len(SITES) == len({site.name for site in SITES}) == 44
    assert len({(site.col, site.row) for site in SITES}) == 44
    assert len(DISTRICTS) == len({district.key for district in DISTRICTS}) == 16
    for colour in range(4):
        assert [district.colour for district in DISTRICTS].count(colour) == 4
        assert [DISTRICTS[site.district].colour for site in SITES].count(colour) == 11


@pytest.mark.parametrize("site", SITES, ids=[site.name for site in SITES])
def test_each_space_lies_at_its_district_and_at_no_other_of_its_colour(site: Site) -> None:
    """R3.1"""
    district = DISTRICTS[site.district]
    touching = [
        d.key
        for d in DISTRICTS
        if d.colour == district.colour
        and (abs(d.col - site.col), abs(d.row - site.row)) in ((2, 0), (1, 1))
    ]
    assert touching == [district.key]


def test_eleven_tiles_of_each_colour_and_of_each_century() -> None:
    """R3.1"""
    counts = [
        [sum((t.colour, t.century) == (colour, century) for t in TILES) for century in (1, 2, 3, 4)]
        for colour in range(4)
    ]
    assert [ZONES[colour] for colour in range(4)] == ["religion", "politics", "economy", "culture"]
    assert counts == [[4, 2, 3, 2], [2, 4, 2, 3], [3, 2, 4, 2], [2, 3, 2, 4]]
    assert len({tile.key for tile in TILES}) == 44


@pytest.mark.parametrize("seed", range(10))
def test_a_dealt_layout_has_every_tile_once_on_its_own_colour(seed: int) -> None:
    """R3.2"""
    layout = deal(seed=seed).layout
    assert sorted(layout) == sorted(tile.key for tile in TILES)
    for site in SITES:
        assert tile_of(layout, site.name)[0] == DISTRICTS[site.district].colour


@pytest.mark.parametrize("seed", range(10))
def test_a_dealt_layout_does_not_bunch_a_century(seed: int) -> None:
    """R3.2: different centuries at a district, and at most 12 of 79 pairs of neighbours alike."""
    layout = deal(seed=seed).layout
    for number in range(16):
        around = [tile_of(layout, site.name)[1] for site in SITES if site.district == number]
        assert len(around) in (2, 3)
        assert len(set(around)) == len(around)
    assert len(ADJACENT_PAIRS) == 79
    centuries = [tile_of(layout, site.name)[1] for site in SITES]
    assert sum(centuries[a] == centuries[b] for a, b in ADJACENT_PAIRS) <= 12


def test_the_seed_draws_the_layout() -> None:
    """R3.2: the same one from the same seed, whatever the rules; others from others."""
    layouts = [deal(seed=seed).layout for seed in range(20)]
    assert layouts == [deal("2026", 5, seed).layout for seed in range(20)]
    assert len(set(layouts)) == 20


def bunched_layout() -> tuple[str, ...]:
    """Tiles by colour in the order of their centuries: as bunched as it gets."""
    tiles = [[t.key for t in TILES if t.colour == colour] for colour in range(4)]
    by_district = sorted(range(44), key=lambda k: (SITES[k].district, SITES[k].name))
    layout = [""] * 44
    for k in by_district:
        layout[k] = tiles[DISTRICTS[SITES[k].district].colour].pop(0)
    return tuple(layout)


def test_a_layout_of_a_real_table_need_not_be_spread() -> None:
    """R3.2"""
    layout = bunched_layout()
    around = [tile_of(layout, f"pro{k}")[1] for k in (1, 2, 3)]
    assert around == [1, 1, 1]
    table = Table(game_from_deal("2011", 3, Deal(layout, (), 0)))
    assert table.state.setting.deal.layout == layout
    for site in SITES:
        century = tile_of(layout, site.name)[1]
        assert table.state.setting.century_of[SITE_NUMBER[site.name]] == century
        assert table.condition(site.name) == ("available" if century == 1 else "waiting")


def test_a_layout_with_a_tile_on_another_colour_is_refused() -> None:
    """R3.2"""
    layout = list(bunched_layout())
    religion, politics = SITE_NUMBER["pro1"], SITE_NUMBER["mun1"]
    layout[religion], layout[politics] = layout[politics], layout[religion]
    with pytest.raises(BadInput, match=r"belongs to .*, but .* is a site of") as refused:
        game_from_deal("2011", 3, Deal(tuple(layout), (), 0))
    first, key = ("mun1", layout[politics]) if politics < religion else ("pro1", layout[religion])
    colours = ("religion", "politics") if first == "mun1" else ("politics", "religion")
    assert refused.value.reason == Reason(
        "tile_of_other_colour",
        {"tile": key, "site": first, "tile_colour": colours[0], "site_colour": colours[1]},
    )


def test_a_layout_with_a_tile_twice_or_unknown_or_too_few_tiles_is_refused() -> None:
    """R3.2"""
    layout = list(bunched_layout())
    a, b = sorted(SITE_NUMBER[name] for name in ("pro1", "pro2"))
    twice = [*layout]
    twice[b] = twice[a]
    with pytest.raises(BadInput, match="each tile lies there once") as refused:
        game_from_deal("2011", 3, Deal(tuple(twice), (), 0))
    assert refused.value.reason == Reason(
        "tile_twice", {"tile": layout[a], "site": SITES[b].name, "other": SITES[a].name}
    )
    unknown = ["louvre", *layout[1:]]
    with pytest.raises(BadInput, match="no tile 'louvre'") as refused:
        game_from_deal("2011", 3, Deal(tuple(unknown), (), 0))
    assert refused.value.reason == Reason("unknown_tile", {"tile": "louvre", "site": SITES[0].name})
    with pytest.raises(BadInput, match="44 tiles, one for each site, not 43") as refused:
        game_from_deal("2011", 3, Deal(tuple(layout[1:]), (), 0))
    assert refused.value.reason == Reason("layout_length", {"there": 43, "needed": 44})


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events", "2026"])
@pytest.mark.parametrize(("players", "workers"), [(3, 25), (4, 22), (5, 20)])
def test_three_workers_begin_active(ruleset: str, players: int, workers: int) -> None:
    """R3.3"""
    for first in range(players):
        table = Table(
            game_from_deal(ruleset, players, deal(ruleset, players)._replace(first=first))
        )
        assert table.state.table.workers == workers
        for seat in range(players):
            assert table.hand(seat) == (3, workers - 3)


@pytest.mark.parametrize("ruleset", ["2011-family", "2011", "2011-events"])
def test_the_second_of_two_players_begins_with_four_active_workers(ruleset: str) -> None:
    """R3.3"""
    for first in (0, 1):
        table = Table(game_from_deal(ruleset, 2, deal(ruleset, 2)._replace(first=first)))
        assert table.hand(first) == (3, 22)
        assert table.hand(1 - first) == (4, 21)


@pytest.mark.parametrize(
    ("ruleset", "players"), [("2011", 2), ("2011-family", 3), ("2011-events", 4), ("2026", 5)]
)
def test_at_first_only_the_tiles_of_century_one_are_available(ruleset: str, players: int) -> None:
    """R3.4"""
    table = Table(new_game(ruleset, players, seed=7))
    first = {
        site.name for site in SITES if tile_of(table.state.setting.deal.layout, site.name)[1] == 1
    }
    assert len(first) == 11
    assert table.free_sites() == first
    assert {table.condition(site.name) for site in SITES if site.name not in first} == {"waiting"}
    assert table.century == 1
    assert table.scores == (0,) * players
    assert not table.is_over
    assert table.winners == ()
    assert [table.architect(who) for who in (*range(players), "neutral")] == [None] * (players + 1)
    assert {table.token(site.name) for site in SITES} == {(-1, 0)}
    assert {table.in_zone(zone) for zone in ZONES} == {(0,) * players}
    table.play("start")
    assert table.options() == first


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [
        ("2011", 2),
        ("2011-events", 2),
        ("2011", 3),
        ("2026", 3),
        ("2011", 4),
        ("2026", 4),
        ("2026", 5),
    ],
)
def test_the_leaders_on_offer(ruleset: str, players: int) -> None:
    """R3.5: all five with 4 or 5 players, without the Religious one with 2 or 3."""
    table = Table(new_game(ruleset, players, seed=1))
    table.play("leader")
    assert table.options() == LEADERS_OF[players]
    assert all(table.holder(leader) is None for leader in LEADERS_OF[players])
    absent = {"religious", "political", "political2"} - LEADERS_OF[players]
    for leader in absent:
        assert table.why_not(leader) == Reason("leader_not_in_game", {"leader": leader})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_family_rules_have_no_leaders_on_offer(players: int) -> None:
    """R3.5"""
    table = Table(new_game("2011-family", players, seed=1))
    assert table.options() == {"start", "send"}
    assert table.why_not("leader") == Reason("no_leaders_in_game", {})


@pytest.mark.parametrize("ruleset", ["2011-events", "2026"])
def test_one_card_is_drawn_out_of_the_four_of_each_century(ruleset: str) -> None:
    """R3.6"""
    drawn = [deal(ruleset, 3, seed).events for seed in range(60)]
    assert {len(years) for years in drawn} == {4}
    for century in (1, 2, 3, 4):
        assert {years[century - 1] for years in drawn} == EVENTS_OF[century]
    assert len(set(drawn)) > 30  # the centuries are drawn each for itself


@pytest.mark.parametrize("ruleset", ["2011-family", "2011"])
def test_rules_without_events_draw_no_card(ruleset: str) -> None:
    """R3.6"""
    assert deal(ruleset).events == ()
    with pytest.raises(BadInput, match="without events; give none") as refused:
        game_from_deal(ruleset, 3, deal("2026"))
    assert refused.value.reason == Reason("events_not_used", {"ruleset": ruleset})


@pytest.mark.parametrize(
    "years",
    [
        (),
        ("1603", "1756", "1812"),
        ("1603", "1756", "1812", "1955", "2001"),
        ("1756", "1603", "1812", "1955"),
        ("1603", "1756", "1812", "1492"),
    ],
)
def test_a_deal_names_one_event_of_each_century_in_order(years: tuple[str, ...]) -> None:
    """R3.6"""
    with pytest.raises(BadInput, match="four events, one of each century in order") as refused:
        game_from_deal("2026", 3, deal("2026")._replace(events=years))
    assert refused.value.reason == Reason("bad_events", {"events": " ".join(years)})


def test_a_card_is_turned_up_when_its_century_begins() -> None:
    """R3.6"""
    years = ("1665", "1759", "1867", "2001")
    for century in (1, 2, 3, 4):
        table = position("2026", century=century, events=years)
        assert table.state.event.year == years[century - 1]
    for century in (1, 2, 3):
        table = position("2026", century=century, events=years, available=[])
        facts = table.play("start")
        revealed = EventRevealed(years[century], century + 1)
        assert facts_of_kind(facts, EventRevealed) == [revealed]
        assert table.state.event.year == years[century]


def test_nothing_tells_of_a_card_that_is_face_down() -> None:
    """R3.6: neither what happens nor the forecast of the scoring."""
    hidden = {("1759", "1867", "2001"), ("1775", "1800", "1917")}
    told_of = set()
    for years in sorted(hidden):
        table = Table(
            game_from_deal("2026", 3, deal("2026")._replace(events=("1603", *years), first=0))
        )
        facts = [
            table.play("start"),
            table.play(sorted(table.options())[0]),
            table.play("send cit"),
        ]
        told_of.add((str(facts), str(table.decision), str(forecast(table.state))))
    assert len(told_of) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_decides_who_begins(players: int) -> None:
    """R3.7"""
    firsts = [deal("2011", players, seed).first for seed in range(60)]
    assert set(firsts) == set(range(players))
    for seat in range(players):
        table = Table(game_from_deal("2011", players, deal("2011", players)._replace(first=seat)))
        assert table.turn == seat
        assert table.decision is not None
        assert table.decision.seat == seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_pass_clockwise(players: int) -> None:
    """R3.7"""
    table = position(players=players, turn=players - 1)
    facts = table.play("send rel " * (2 * players))
    seats = [fact.seat for fact in facts_of_kind(facts, TurnBegan)]
    assert seats == [*range(players), *range(players)]
    assert all((a + 1) % players == b for a, b in pairwise(seats))


@pytest.mark.parametrize("first", [-1, 3])
def test_the_first_player_sits_at_the_table(first: int) -> None:
    """R3.7"""
    with pytest.raises(BadInput, match="seat from 0 to 2") as refused:
        game_from_deal("2011", 3, deal()._replace(first=first))
    assert refused.value.reason == Reason("bad_first_player", {"first": first, "players": 3})
