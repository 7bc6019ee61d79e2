"""From what was entered to a state of the engine; what cannot be is refused."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from quebec.engine import BadInput, Deal, State, game_from_deal
from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, SITE_NUMBER, ZONE_COUNT, ZONES
from quebec.engine.chance import LAYOUT as LAYOUT_STREAM
from quebec.engine.chance import Chance
from quebec.engine.effects.events import EVENT_OF_YEAR, NO_EVENT
from quebec.engine.effects.turn import CHOOSE_ACTION
from quebec.engine.game import set_up
from quebec.engine.layout import CENTURIES, check_layout, draw_layout
from quebec.engine.moves import LEADERS
from quebec.engine.rulesets import ruleset_named, table_for
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    SEATS,
    STAGES,
    UNDER_CONSTRUCTION,
)
from quebec.engine.table import Ruleset, Setting, Table
from quebec.engine.tiles import TILE_NUMBER, TILES
from quebec.position import cards_of, draw_hidden_events, parse_position, position_text
from quebec.position.words import HIDDEN
from quebec.tabletop.entered import Tabletop

ANY_LAYOUT: Final = draw_layout(Chance(1608, LAYOUT_STREAM))
"""Stands for one that is not known: nothing in a scoring depends on it."""


def state_of(entered: Tabletop) -> State:
    """A state with what a scoring looks at. Nobody can play on from it: whose architect stands
    where, and which tiles are open, may be unknown."""
    rules = ruleset_named(entered.ruleset)
    table = table_for(rules, len(entered.seats))
    layout = entered.layout or ANY_LAYOUT
    check_layout(layout)
    s = set_up(_setting(rules, table, layout, entered), table, 0)
    s.century = entered.century
    s.event = s.setting.events[entered.century - 1]
    s.terms = s.event.terms
    ask_nothing(s)
    for seat, about in enumerate(entered.seats):
        s.score[seat] = about.score
        s.active[seat] = about.active
    _place_workers(s, entered)
    _place_buildings(s, entered)
    _count_workers(s, entered)
    return s


def ask_nothing(s: State) -> None:
    """Somebody's turn, without anything that they could do."""
    s.end_turn()
    s.push(0, CHOOSE_ACTION, NOWHERE)
    s.move_count = 0


def _setting(rules: Ruleset, table: Table, layout: tuple[str, ...], entered: Tabletop) -> Setting:
    """With the cards that were named; the others do nothing."""
    years = [""] * len(CENTURIES)
    years[0] = entered.first_event
    years[entered.century - 1] = entered.event or years[entered.century - 1]
    for century, year in zip(CENTURIES, years, strict=True):
        if year and not rules.events:
            raise BadInput(
                "events_not_used",
                {"ruleset": rules.name},
                f"the rules {rules.name} are played without events; give none, not {year}",
            )
        if year and year not in cards_of(century):
            known = ", ".join(cards_of(century))
            raise BadInput(
                "tabletop_event",
                {"event": year, "century": century, "known": known},
                f"{year} is no card of century {century}; its cards are {known}",
            )
    events = tuple(EVENT_OF_YEAR[year] if year else NO_EVENT for year in years)
    named = tuple(year or HIDDEN for year in years) if rules.events else ()
    centuries = [TILES[TILE_NUMBER[tile]].century for tile in layout]
    return Setting(rules, table, Deal(layout, named, 0), events, centuries)


def _place_workers(s: State, entered: Tabletop) -> None:
    for zone, name in enumerate(ZONES):
        counts: tuple[int, ...] = getattr(entered.zones, name)
        if counts and len(counts) != s.players:
            raise BadInput(
                "tabletop_counts",
                {"zone": name, "given": len(counts), "players": s.players},
                f"{name} needs a number for each of {s.players} players, not {len(counts)}",
            )
        for seat, count in enumerate(counts):
            s.zones[zone * SEATS + seat] = count


def _place_buildings(s: State, entered: Tabletop) -> None:
    for site in range(SITE_COUNT):
        s.mark[site] = AVAILABLE
    for token in entered.tokens:
        site = _site(token.site)
        _check_seat(token.seat, s.players)
        if s.token[site] != NOBODY:
            raise BadInput(
                "tabletop_token_twice",
                {"site": token.site},
                f"a token lies on {token.site} already; a building has one",
            )
        s.token[site] = token.seat
        s.stars[site] = token.stars
        s.mark[site] = COMPLETED
    for architect, stages in enumerate(entered.stages):
        site = _site(stages.site)
        if s.token[site] != NOBODY:
            raise BadInput(
                "tabletop_token_under_construction",
                {"site": stages.site},
                f"{stages.site} has a token, so it is completed and has no stages; it is one or"
                " the other",
            )
        if s.mark[site] == UNDER_CONSTRUCTION:
            raise BadInput(
                "tabletop_stages_twice",
                {"site": stages.site},
                f"the stages of {stages.site} are listed twice; a building is listed once",
            )
        s.mark[site] = UNDER_CONSTRUCTION
        _add_architect(s, architect, site, len(entered.stages))
        for stage, seat in enumerate(stages.seats):
            _check_seat(seat, s.players)
            s.builder[site * STAGES + stage] = seat


def _add_architect(s: State, number: int, site: int, given: int) -> None:
    """R8.1: with three players and more the neutral one has left before a scoring; R10.7."""
    most = s.players + (1 if s.players == 2 else 0)
    if given > most:
        raise BadInput(
            "tabletop_architects",
            {"given": given, "most": most, "players": s.players},
            f"{given} buildings are under construction, but at a century's end {s.players} players"
            f" have {most} architects on the board",
        )
    s.architect[number if number < s.players else NEUTRAL] = site


def _count_workers(s: State, entered: Tabletop) -> None:
    """R1.3: what is nowhere else is passive."""
    for seat, about in enumerate(entered.seats):
        there = about.active
        there += sum(s.in_zone(seat, zone) for zone in range(ZONE_COUNT))
        there += sum(s.workers_on(site, seat) for site in range(SITE_COUNT))
        if there > s.table.workers:
            raise BadInput(
                "tabletop_workers",
                {
                    "who": about.name or str(seat + 1),
                    "there": there,
                    "most": s.table.workers,
                    "players": s.players,
                },
                f"{about.name or f'player {seat + 1}'} has {there} workers in zones, on buildings"
                f" and active; with {s.players} players everybody has {s.table.workers}",
            )
        s.passive[seat] = s.table.workers - there


def _site(name: str) -> int:
    if name not in SITE_NUMBER:
        raise BadInput(
            "tabletop_site", {"given": name}, f"there is no site {name!r}; a site is called por1"
        )
    return SITE_NUMBER[name]


def _check_seat(seat: int, players: int) -> None:
    if seat >= players:
        raise BadInput(
            "unknown_seat",
            {"seat": seat, "known": ", ".join(map(str, range(players)))},
            f"a seat of this game is a number from 0 to {players - 1}, not {seat}",
        )


# ---- a position to play on from -----------------------------------------------------------------


def position_of(entered: Tabletop, rng: Random) -> State:
    """A position that can be played to its end, at the start of a turn; the events that lie face
    down are drawn. It is read from notation, so whatever notation refuses is refused here too."""
    rules = ruleset_named(entered.ruleset)
    table = table_for(rules, len(entered.seats))
    check_layout(entered.layout)
    if rules.events:
        _check_card(entered)
    for seat in (entered.turn, entered.first):
        _check_seat(seat, table.players)
    s = state_of(msgspec.structs.replace(entered, stages=(), neutral=""))
    years = _years(rules, entered)
    s.setting = game_from_deal(
        rules.name, s.players, Deal(entered.layout, years, entered.first)
    ).setting
    for stages in entered.stages:
        site = _site(stages.site)
        for stage, seat in enumerate(stages.seats):
            _check_seat(seat, s.players)
            s.builder[site * STAGES + stage] = seat
    for seat, about in enumerate(entered.seats):
        if about.architect:
            s.architect[seat] = _site(about.architect)
        if about.leader:
            s.leader[seat] = _leader(about.leader)
    if entered.neutral:
        s.architect[NEUTRAL] = _site(entered.neutral)
    for name in entered.bare:
        s.mark[_site(name)] = COMPLETED
    _count_workers(s, entered)
    _find_goal(s)
    s.turn = entered.turn
    s.end_turn()
    s.push(entered.turn, CHOOSE_ACTION, NOWHERE)
    return draw_hidden_events(parse_position(position_text(s)), rng)


def _check_card(entered: Tabletop) -> None:
    for century, year in ((1, entered.first_event), (entered.century, entered.event)):
        if not year and not (century == 1 and entered.century == 1 and entered.event):
            known = ", ".join(cards_of(century))
            raise BadInput(
                "tabletop_event_needed",
                {"century": century, "known": known},
                f"name the card of century {century}: {known}",
            )


def _years(rules: Ruleset, entered: Tabletop) -> tuple[str, ...]:
    """The cards; past ones do nothing any more, so any of them will do."""
    if not rules.events:
        return ()
    years = [cards_of(one)[0] for one in CENTURIES]
    years[0] = entered.first_event or entered.event
    years[entered.century - 1] = entered.event or years[0]
    return tuple(years)


def _leader(key: str) -> int:
    if key not in LEADERS:
        known = ", ".join(LEADERS)
        raise BadInput(
            "tabletop_leader",
            {"given": key, "known": known},
            f"there is no leader {key!r}; leaders are {known}",
        )
    return LEADERS.index(key)


def _find_goal(s: State) -> None:
    """R13.1: who meets the goal of century I has scored it, up to two players."""
    goal = s.setting.events[0].goal
    met = [seat for seat in range(s.players) if goal is not None and goal.met(s, seat)]
    s.goals_scored = min(2, len(met))
    s.first_goal = met[0] if met else NOBODY
