"""The pieces on the table: none is lost, none is in two places."""

from __future__ import annotations

from quebec.engine import SITES, State
from quebec.engine.board import COST_OF, NOBODY, NOWHERE
from quebec.engine.cards import ECONOMIC
from quebec.engine.moves import LEADERS
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    UNDER_CONSTRUCTION,
    WAITING,
)
from tools.invariants.base import Violation, require


def check_pieces(s: State) -> None:
    """Every piece is where the rules allow it to be, and none has appeared or vanished."""
    mark = tuple(s.mark)
    sites = [k for k, what in enumerate(mark) if what == UNDER_CONSTRUCTION]
    _check_workers(s, sites)
    _check_architects(s, sites)
    _check_tiles(s, mark)
    _check_tokens(s, mark)
    _check_leaders(s)
    _check_cards(s)


def _check_workers(s: State, sites: list[int]) -> None:
    """R1.3: active, passive, in zones and on buildings: always the number a player started with."""
    builder = tuple(s.builder)
    there = [0] * 5
    stages = 0
    for site in sites:
        groups = [seat for seat in builder[3 * site : 3 * site + 3] if seat != NOBODY]
        if builder[3 * site : 3 * site + len(groups)] != tuple(groups):
            raise Violation(f"{SITES[site].name} has a stage above a free one")
        stages += len(groups)
        for seat in groups:
            there[seat] += COST_OF[site]
    require(
        len(builder) - builder.count(NOBODY) == stages,
        "workers stand on a building that is not under construction",
    )
    active, passive, zones = tuple(s.active), tuple(s.passive), tuple(s.zones)
    score = tuple(s.score)
    for name, counts in (("active", active), ("passive", passive), ("zones", zones)):
        require(min(counts) >= 0, f"fewer than no workers: {name} {counts}")
    require(min(score) >= 0, f"a score below zero: {score}")
    for seat in range(5):
        workers = active[seat] + passive[seat] + sum(zones[seat::5]) + there[seat]
        expected = s.table.workers if seat < s.players else 0
        if workers != expected:
            raise Violation(f"seat {seat} has {workers} workers, not {expected}")
    require(not any(score[s.players :]), f"an empty seat has points: {score}")


def _check_architects(s: State, sites: list[int]) -> None:
    """R1.2: a building is under construction exactly if one architect stands on it."""
    architects = tuple(s.architect)
    standing = sorted(site for site in architects if site != NOWHERE)
    require(standing == sites, f"architects on {standing}, under construction {sites}")
    require(
        all(site == NOWHERE for site in architects[s.players : NEUTRAL]),
        "an architect of an empty seat stands on the board",
    )
    # R7.3, R10.1, R2.3: with three or more the neutral architect is there only for Economic.
    require(
        s.players == 2 or architects[NEUTRAL] == NOWHERE or s.holder(ECONOMIC) != NOBODY,
        "the neutral architect stands on the board without the Economic leader",
    )


def _check_tiles(s: State, mark: tuple[int, ...]) -> None:
    """R1.2, R3.4, R8.7, R8.8: tiles wait for their century, and are available only in it."""
    for site, what in enumerate(mark):
        century = s.setting.century_of[site]
        if century > s.century:
            allowed: tuple[int, ...] = (WAITING,)
        elif century == s.century:
            allowed = (AVAILABLE, UNDER_CONSTRUCTION, COMPLETED)
        else:
            allowed = (UNDER_CONSTRUCTION, COMPLETED)
        if what not in allowed:
            raise Violation(
                f"{SITES[site].name} of century {century} is {what} in century {s.century}"
            )


def _check_tokens(s: State, mark: tuple[int, ...]) -> None:
    """R5.5: a token has one to three stars and lies on a completed building."""
    for site, (seat, stars) in enumerate(zip(tuple(s.token), tuple(s.stars), strict=True)):
        if seat == NOBODY:
            if stars != 0:
                raise Violation(f"{SITES[site].name} has {stars} stars and no token")
        elif not (seat < s.players and 1 <= stars <= 3 and mark[site] == COMPLETED):
            raise Violation(
                f"the token on {SITES[site].name}: seat {seat}, {stars} stars, tile {mark[site]}"
            )


def _check_leaders(s: State) -> None:
    """R7.1, R3.5: one leader for each player at most, and only those of this table."""
    held = [leader for leader in tuple(s.leader) if leader != NOBODY]
    require(len(held) == len(set(held)), f"a leader is held twice: {tuple(s.leader)}")
    for seat, leader in enumerate(tuple(s.leader)):
        if leader != NOBODY:
            require(seat < s.players, f"an empty seat {seat} holds a leader")
            if leader not in s.table.leaders:
                raise Violation(f"somebody holds {LEADERS[leader]}, who is not in this game")


def _check_cards(s: State) -> None:
    """R3.6, R8.9, R13.1: the century's event is in force; two players at most score the first."""
    require(1 <= s.century <= 4, f"there is no century {s.century}")
    require(s.event is s.setting.events[s.century - 1], "not the event of this century")
    require(s.terms is s.event.terms, "not the terms of the event")
    require(0 <= s.goals_scored <= 2, f"{s.goals_scored} players scored the first event")
    require(
        (s.first_goal == NOBODY) == (s.goals_scored == 0), "who scored the first event is unclear"
    )
