"""Writing a position."""

from __future__ import annotations

from functools import lru_cache

from quebec.engine.board import NOBODY, NOWHERE, SITE_COUNT, ZONES
from quebec.engine.effect import CATALOGUE
from quebec.engine.moves import LEADERS
from quebec.engine.pieces import (
    NAMES,
    bare_text,
    builders,
    stages_text,
    tokens_text,
    zones_text,
)
from quebec.engine.rulesets import RULES_VERSION
from quebec.engine.state import NEUTRAL, State
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


def position_text(state: State, public: bool = False) -> str:
    """The position as one line; the public form hides the events still face down.

    >>> text = quebec.position_text(quebec.new_game("2026", players=3, seed=1608), public=True)
    >>> text.split()[:6], text.split()[7], text.split()[-1]
    (['quebec/1', '2026/1', '3', '1', '1', '1'], '1682,?,?,?', '1:action')
    """
    s = state
    deal = s.setting.deal
    return " ".join(
        (
            FORMAT,
            f"{s.setting.ruleset.name}/{RULES_VERSION}",
            str(s.players),
            str(s.century),
            str(s.turn),
            str(deal.first),
            layout_text(deal.layout),
            ",".join(shown_events(s) if public else deal.events) or NONE,
            _goal_text(s),
            "/".join([_seat_text(s, seat) for seat in range(s.players)]),
            _site_text(s.architect[NEUTRAL]),
            zones_text(s),
            stages_text(s) or NONE,
            tokens_text(s) or NONE,
            bare_text(s) or NONE,
            OVER if s.is_over else ",".join(map(_pending_text, pending(s))),
        )
    )


def shown_events(state: State) -> tuple[str, ...]:
    """The years of the events; "?" for those of centuries to come."""
    events = state.setting.deal.events
    return tuple(year if k < state.century else HIDDEN for k, year in enumerate(events))


def all_builders(state: State) -> list[list[int]]:
    """The seats of the stages of all buildings, in order."""
    return [builders(state, site) for site in range(SITE_COUNT)]


def pending(state: State) -> list[Pending]:
    """The pending effects, the next first."""
    return [
        Pending(state.who[k], CATALOGUE.effects[state.what[k]], state.where[k])
        for k in range(state.depth - 1, -1, -1)
    ]


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
