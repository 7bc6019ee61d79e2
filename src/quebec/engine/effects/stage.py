"""What constructing a stage needs (R6.1), and doing so from the supply (Business district, R11)."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import COST_OF, NOBODY, NOWHERE, SITES
from quebec.engine.effect import Choice
from quebec.engine.moves import SITE, SKIP
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import STAGES, State

LAST_STAGE: Final[i64] = STAGES - 1


def takes_stage(s: State, site: i64, workers: i64) -> bool:
    """Whether a site with an architect has a free stage that this many workers can pay."""
    return COST_OF[site] <= workers and s.builder[site * STAGES + LAST_STAGE] == NOBODY


def any_takes_stage(s: State, workers: i64, elsewhere: i64 = NOWHERE) -> bool:
    """Whether some building takes a stage, other than one."""
    for site in s.architect:
        if (
            site != NOWHERE
            and COST_OF[site] <= workers
            and s.builder[site * STAGES + LAST_STAGE] == NOBODY
            and site != elsewhere
        ):
            return True
    return False


def offer_stages(s: State, workers: i64, elsewhere: i64, moves: vec[i64]) -> i64:
    """Offer the buildings that take a stage, other than one; returns how many there are."""
    count: i64 = 0
    for site in s.architect:
        if (
            site != NOWHERE
            and COST_OF[site] <= workers
            and s.builder[site * STAGES + LAST_STAGE] == NOBODY
            and site != elsewhere
        ):
            moves[count] = SITE + site
            count += 1
    return count


def stage_obstacle(s: State, site: i64, workers: i64) -> Reason | None:
    """Why a site does not take a stage of this many workers."""
    name = SITES[site].name
    if s.architect_on(site) == NOBODY:
        return Reason("no_architect_there", {"site": name})
    if not s.has_free_stage(site):
        return Reason("site_full", {"site": name})
    if COST_OF[site] > workers:
        return Reason("too_few_workers", {"needed": COST_OF[site], "there": workers})
    return None


class ConstructFromSupply(Choice):
    """R11: a stage on another building, with passive workers first; no action from it, ever."""

    def __init__(self) -> None:
        super().__init__("business", "site", may_skip=True, about="site")

    def useful(self, s: State, seat: i64, at: i64) -> bool:
        return any_takes_stage(s, s.workers(seat), elsewhere=at)

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        count = offer_stages(s, s.workers(seat), at, moves)
        moves[count] = SKIP
        return count + 1

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        if move == SKIP:
            s.decline(seat)
        else:
            s.construct_from_supply(seat, move - SITE)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if value == at:
            return Reason("same_building", {"site": SITES[value].name})
        return stage_obstacle(s, value, s.workers(seat))


CONSTRUCT_FROM_SUPPLY: Final = ConstructFromSupply()
