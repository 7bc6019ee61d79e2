"""R5: starting a construction site; R10.3: the same with two players."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOWHERE, SITES
from quebec.engine.cards import ECONOMIC
from quebec.engine.effect import Choice, Effect
from quebec.engine.effects.century import END_CENTURY
from quebec.engine.effects.completion import push_completion
from quebec.engine.effects.gains import ACTIVATE_FOR_START
from quebec.engine.facts import ArchitectPlaced
from quebec.engine.moves import NEUTRAL_ARCHITECT, OWN_ARCHITECT, SITE, SKIP
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import (
    AVAILABLE,
    COMPLETED,
    NEUTRAL,
    UNDER_CONSTRUCTION,
    State,
)


class Reassign(Choice):
    """R5.3: an architect is placed on an available tile of the century."""

    def __init__(self, key: str, neutral: bool, goes_on: bool) -> None:
        super().__init__(key, "site")
        self.neutral: Final = neutral
        self.goes_on: Final = goes_on
        """Whether it is placed after the century's end that it causes; if not, the turn is over."""

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count: i64 = 0
        mark = s.mark
        for site in s.setting.sites[s.century - 1]:
            if mark[site] == AVAILABLE:
                moves[count] = SITE + site
                count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        site = move - SITE
        architect: i64 = NEUTRAL if self.neutral else seat
        s.sites_changed = True
        s.architect[architect] = site
        s.mark[site] = UNDER_CONSTRUCTION
        if s.facts is not None:
            s.facts.append(ArchitectPlaced(seat, self.neutral, SITES[site].name))

    def run(self, s: State, seat: i64, at: i64) -> None:
        """No tile is available: the century ends before the architect is placed."""
        if self.goes_on:
            s.push(seat, self)
        else:
            s.end_turn()
        s.push(seat, END_CENTURY)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        mark = s.mark[value]
        name = SITES[value].name
        if mark == AVAILABLE:
            return None
        if mark == UNDER_CONSTRUCTION:
            return Reason("site_occupied", {"site": name})
        if mark == COMPLETED:
            return Reason("site_completed", {"site": name})
        return Reason("site_waiting", {"site": name, "century": s.setting.century_of[value]})


REASSIGN_OWN: Final = Reassign("site", neutral=False, goes_on=True)
REASSIGN_HIRED: Final = Reassign("hired-site", neutral=True, goes_on=False)
"""With 3–5 players the neutral architect goes back with the Economic leader."""
REASSIGN_NEUTRAL: Final = Reassign("neutral-site", neutral=True, goes_on=True)
"""With 2 players it is nobody's and stays in play (R10.6)."""


class StartSite(Choice):
    """R5.1: choose the architect; R5.2: its building is completed; R5.3, R5.4: it starts again."""

    def __init__(self, key: str, may_skip: bool) -> None:
        super().__init__(key, "architect", may_skip)

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        return None

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        moves[0] = OWN_ARCHITECT
        count: i64 = 1
        if s.leader[seat] == ECONOMIC:
            moves[count] = NEUTRAL_ARCHITECT
            count += 1
        if self.may_skip:
            moves[count] = SKIP
            count += 1
        return count

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
            return
        hired = move == NEUTRAL_ARCHITECT
        architect: i64 = NEUTRAL if hired else seat
        s.push(seat, ACTIVATE_FOR_START)
        s.push(seat, REASSIGN_HIRED if hired else REASSIGN_OWN)
        if s.architect[architect] != NOWHERE:
            push_completion(s, s.architect[architect])

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if value == NEUTRAL_ARCHITECT - OWN_ARCHITECT and s.leader[seat] != ECONOMIC:
            return Reason("neutral_not_yours", {})
        return None


class StartWithNeutral(Effect):
    """R10.3: with two players the neutral architect comes along once its building has a stage.

    It is off the board only before the first start of the game, which places it too (R10.1).
    """

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        return None

    def run(self, s: State, seat: i64, at: i64) -> None:
        own = s.architect[seat]
        neutral = s.architect[NEUTRAL]
        has_stage = neutral != NOWHERE and s.stages(neutral) > 0
        s.push(seat, ACTIVATE_FOR_START)
        if neutral == NOWHERE or has_stage:
            s.push(seat, REASSIGN_NEUTRAL)
        s.push(seat, REASSIGN_OWN)
        if has_stage:
            push_completion(s, neutral)
        if own != NOWHERE:
            push_completion(s, own)


START_SITE: Final = StartSite("architect", may_skip=False)
START_WITH_NEUTRAL: Final = StartWithNeutral("start-with-neutral")
