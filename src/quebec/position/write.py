"""Writing a position."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, SITES, ZONE_COUNT, ZONES
from quebec.engine.effect import CATALOGUE
from quebec.engine.moves import LEADERS
from quebec.engine.rulesets import RULES_VERSION
from quebec.engine.state import COMPLETED, NEUTRAL, SEATS, STAGES, State
from quebec.position.words import (
    FORMAT,
    HIDDEN,
    NONE,
    OVER,
    ROWS,
    SECOND_TOO,
    TILE_LETTERS,
    Pending,
    is_about_zone,
)

NAMES: Final = tuple([site.name for site in SITES])


def position_text(state: State, public: bool = False) -> str:
    """The position as one line; the public form hides the events still face down.

    >>> text = quebec.position_text(quebec.new_game("2026", players=3, seed=1608), public=True)
    >>> text.split()[:6], text.split()[7], text.split()[-1]
    (['quebec/1', '2026/1', '3', '1', '1', '1'], '1682,?,?,?', '1:action')
    """
    s = state
    deal = s.setting.deal
    tokens, zones = list(s.token), list(s.zones)
    players, century, century_of = s.players, s.century, s.setting.century_of
    return " ".join(
        (
            FORMAT,
            f"{s.setting.ruleset.name}/{RULES_VERSION}",
            str(players),
            str(century),
            str(s.turn),
            str(deal.first),
            layout_text(deal.layout),
            ",".join(shown_events(s) if public else deal.events) or NONE,
            _goal_text(s),
            "/".join([_seat_text(s, seat) for seat in range(players)]),
            _site_text(s.architect[NEUTRAL]),
            "/".join(
                [
                    ",".join(map(str, zones[first : first + players]))
                    for first in range(0, ZONE_COUNT * SEATS, SEATS)
                ]
            ),
            _listed(
                [
                    f"{NAMES[site]}:{''.join(map(str, seats))}"
                    for site, seats in enumerate(all_builders(s))
                    if seats
                ]
            ),
            _listed(
                [
                    f"{NAMES[site]}:{seat}*{s.stars[site]}"
                    for site, seat in enumerate(tokens)
                    if seat != NOBODY
                ]
            ),
            # Completed without a token; in past centuries an empty site implies that.
            _listed(
                [
                    NAMES[site]
                    for site, mark in enumerate(s.mark)
                    if mark == COMPLETED and tokens[site] == NOBODY and century_of[site] == century
                ]
            ),
            OVER if s.is_over else ",".join(map(_pending_text, pending(s))),
        )
    )


def shown_events(state: State) -> tuple[str, ...]:
    """The years of the events; "?" for those of centuries to come."""
    events = state.setting.deal.events
    return tuple(year if k < state.century else HIDDEN for k, year in enumerate(events))


def builders(state: State, site: int) -> list[int]:
    """The seats of a building's stages, in order."""
    stages = state.builder[site * STAGES : (site + 1) * STAGES]
    return [seat for seat in stages if seat != NOBODY]


def all_builders(state: State) -> list[list[int]]:
    """The same for all sites."""
    seats = list(state.builder)
    return [
        [seat for seat in seats[k : k + STAGES] if seat != NOBODY] if seats[k] != NOBODY else []
        for k in range(0, SITE_COUNT * STAGES, STAGES)
    ]


def pending(state: State) -> list[Pending]:
    """The pending effects, the next first."""
    return [
        Pending(state.who[k], CATALOGUE.effects[state.what[k]], state.where[k])
        for k in range(state.depth - 1, -1, -1)
    ]


def _listed(items: Iterable[str]) -> str:
    return ",".join(items) or NONE


@lru_cache(2048)
def layout_text(layout: tuple[str, ...]) -> str:
    """The tiles as letters, row by row of the board."""
    return "/".join("".join(TILE_LETTERS[layout[site]] for site in row) for row in ROWS)


def _goal_text(s: State) -> str:
    if s.first_goal == NOBODY:
        return NONE
    return f"{s.first_goal}{SECOND_TOO if s.goals_scored == 2 else ''}"


def _seat_text(s: State, seat: int) -> str:
    leader = NONE if s.leader[seat] == NOBODY else LEADERS[s.leader[seat]]
    site = _site_text(s.architect[seat])
    return f"{s.score[seat]},{s.active[seat]},{s.passive[seat]},{leader},{site}"


def _site_text(site: int) -> str:
    return NONE if site == NOWHERE else NAMES[site]


def _pending_text(entry: Pending) -> str:
    name = f"{entry.seat}:{entry.effect.key}"
    if entry.at == NOWHERE:
        return name
    return f"{name}@{ZONES[entry.at][:3] if is_about_zone(entry.effect) else NAMES[entry.at]}"
