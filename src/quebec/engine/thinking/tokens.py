"""What follows from the star tokens on the board alone, cached for each arrangement of them.

A search sees thousands of positions, but few arrangements of tokens.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.board import BIT_OF, COLOURS, NEIGHBOURS, NOBODY, NOWHERE, SITE_COUNT
from quebec.engine.effect import Effect
from quebec.engine.effects.final import (
    SCORE_EACH_BUILDING,
    SCORE_LAST_EVENT,
    SCORE_MAIN_GROUP,
    VALUE_OF,
    groups,
)
from quebec.engine.native import i64, vec
from quebec.engine.state import AVAILABLE, LAST_CENTURY, SEATS, STAGES, State
from quebec.engine.thinking.keys import mixed

KEPT: Final = 256
"""The size of the cache: arrangements."""
AROUND: Final[vec[i64]] = vec[i64]([sum(1 << other for other in sites) for sites in NEIGHBOURS])
"""The neighbours of each site, as bits."""
ABOUT_TOKENS: Final[tuple[Effect, ...]] = (SCORE_MAIN_GROUP, SCORE_EACH_BUILDING, SCORE_LAST_EVENT)
"""The steps of the final scoring that look at nothing but tokens (R12.3, R12.4)."""
CENTURIES: Final[i64] = 6
"""Places by century, from none to one after the last."""


class Tokens:
    """One arrangement of the tokens, and what follows from it; by seat.

    A seat's main group is the one of the greatest value (R12.3).
    """

    def __init__(self, lie: vec[i64]) -> None:
        self.lie = lie
        """The tokens of each seat, then those with 1 or 3 stars, and those with 2 or 3, as bits."""
        self.points: vec[i64] = vec[i64]([0] * SEATS)
        """Points that the final scoring gives for them."""
        self.near: vec[i64] = vec[i64]([0] * SEATS)
        """Sites that touch the main group, as bits…"""
        self.linking: vec[i64] = vec[i64]([0] * SEATS)
        """…and those among them that also touch another token of the seat."""
        self.near_after: vec[i64] = vec[i64]([0] * 30)
        """How many of either have tiles of later centuries than a given one."""
        self.linking_after: vec[i64] = vec[i64]([0] * 30)
        self.main_value: vec[i64] = vec[i64]([0] * SEATS)
        self.main_count: vec[i64] = vec[i64]([0] * SEATS)
        self.main_raisable: vec[i64] = vec[i64]([0] * SEATS)
        """Tokens of fewer than three stars in the main group."""
        self.other_value: vec[i64] = vec[i64]([0] * SEATS)
        """The same outside the main group, and the stars there."""
        self.other_count: vec[i64] = vec[i64]([0] * SEATS)
        self.other_raisable: vec[i64] = vec[i64]([0] * SEATS)
        self.other_stars: vec[i64] = vec[i64]([0] * SEATS)
        self.reached: vec[i64] = vec[i64]([0] * SEATS)
        """Colours in which the goal of century I is reached."""


class KnownTokens:
    """Finds what follows from the tokens of a position, and caches it."""

    def __init__(self, s: State) -> None:
        self.scratch = s.copy()
        self.setting = s.setting
        self.known: list[Tokens | None] = [None] * KEPT
        self.lie: vec[i64] = vec[i64]([0] * 7)

    def of(self, s: State) -> Tokens:
        """What follows from the tokens of a position."""
        if s.setting is not self.setting:
            self.setting = s.setting
            self.known = [None] * KEPT
        lie = self.lie
        self._see(s)
        key: i64 = 0
        for k in range(SEATS + 2):
            key = mixed(key, lie[k] ^ (lie[k] >> 40))
        place = (key >> 20) % KEPT
        tokens = self.known[place]
        if tokens is None or not same(tokens.lie, lie):
            tokens = self._found(s)
            self.known[place] = tokens
        return tokens

    def _see(self, s: State) -> None:
        lie = self.lie
        for k in range(SEATS + 2):
            lie[k] = 0
        bit: i64 = 1
        for seat, stars in zip(s.token, s.stars):
            if seat != NOBODY:
                lie[seat] |= bit
                if stars & 1:
                    lie[SEATS] |= bit
                if stars & 2:
                    lie[SEATS + 1] |= bit
            bit += bit

    def _found(self, s: State) -> Tokens:
        tokens = Tokens(self.lie[:])
        self._find_points(s, tokens)
        self._find_groups(s, tokens)
        goal = s.setting.events[0].goal
        if goal is not None:
            for seat in range(s.players):
                for colour in range(COLOURS):
                    if goal.reached_in(s, seat, colour):
                        tokens.reached[seat] += 1
        return tokens

    def _find_points(self, s: State, tokens: Tokens) -> None:
        scratch = self.scratch
        scratch.take_over(s)
        for seat in range(s.players):
            scratch.score[seat] = 0
        for step in s.setting.ruleset.final:
            if step in ABOUT_TOKENS:
                step.run(scratch, s.turn, NOWHERE)
        for seat in range(s.players):
            tokens.points[seat] = scratch.score[seat]

    def _find_groups(self, s: State, tokens: Tokens) -> None:
        group = groups(s)
        main = main_groups(s, group)
        touched = vec[i64]([0] * SEATS)
        for site in range(SITE_COUNT):
            if group[site] == NOWHERE:
                continue
            seat = s.token[site]
            stars = s.stars[site]
            raisable: i64 = 1 if stars < STAGES else 0
            if group[site] == main[seat]:
                tokens.near[seat] |= AROUND[site]
                tokens.main_value[seat] += VALUE_OF[stars]
                tokens.main_count[seat] += 1
                tokens.main_raisable[seat] += raisable
            else:
                touched[seat] |= AROUND[site]
                tokens.other_value[seat] += VALUE_OF[stars]
                tokens.other_count[seat] += 1
                tokens.other_raisable[seat] += raisable
                tokens.other_stars[seat] += stars
        for seat in range(s.players):
            tokens.linking[seat] = tokens.near[seat] & touched[seat]
            century: i64 = LAST_CENTURY - 1
            later: i64 = 0
            while century > 0:
                for site in s.setting.sites[century]:
                    later |= BIT_OF[site]
                at = seat * CENTURIES + century
                tokens.near_after[at] = count(tokens.near[seat] & later)
                tokens.linking_after[at] = count(tokens.linking[seat] & later)
                century -= 1


def main_groups(s: State, group: vec[i64]) -> vec[i64]:
    """The number of each seat's main group."""
    main = vec[i64]([NOWHERE] * SEATS)
    values = vec[i64]([0] * SITE_COUNT)
    for site in range(SITE_COUNT):
        if group[site] != NOWHERE:
            values[group[site]] += VALUE_OF[s.stars[site]]
    for site in range(SITE_COUNT):
        if group[site] == site:
            best = main[s.token[site]]
            if best == NOWHERE or values[site] > values[best]:
                main[s.token[site]] = site
    return main


def available_sites(s: State) -> i64:
    """The sites that can be started, as bits."""
    available: i64 = 0
    for site in s.setting.sites[s.century - 1]:
        if s.mark[site] == AVAILABLE:
            available |= BIT_OF[site]
    return available


def same(a: vec[i64], b: vec[i64]) -> bool:
    """Whether two arrays of the same length hold the same numbers."""
    for k in range(len(a)):
        if a[k] != b[k]:
            return False
    return True


def count(sites: i64) -> i64:
    """How many sites there are among bits: sums of two, four, eight and then all of them."""
    sites -= (sites >> 1) & 0x55555555555
    sites = (sites & 0x33333333333) + ((sites >> 2) & 0x33333333333)
    sites = (sites + (sites >> 4)) & 0x0F0F0F0F0F0F
    return (sites * 0x010101010101 >> 40) & 0xFF
