"""R6: the action Construct a stage."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import NOWHERE
from quebec.engine.cards import RELIGIOUS
from quebec.engine.effect import Choice
from quebec.engine.effects.districts import push_district_action
from quebec.engine.effects.stage import any_takes_stage, offer_stages, stage_obstacle
from quebec.engine.moves import SITE
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import State


class Construct(Choice):
    """R6.1: pay a stage with active workers; R6.3: then perhaps the district's action."""

    def __init__(self) -> None:
        super().__init__("stage", "site")

    def hindrance(self, s: State, seat: i64) -> Reason | None:
        if any_takes_stage(s, s.active[seat]):
            return None
        if any_takes_stage(s, s.table.workers):
            return Reason("too_few_active", {"there": s.active[seat]})
        return Reason("no_free_stage", {})

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        return offer_stages(s, s.active[seat], NOWHERE, moves)

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        site = move - SITE
        s.construct(seat, site)
        if not s.builds(seat, site) or s.leader[seat] == RELIGIOUS:
            push_district_action(s, seat, site)

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        return stage_obstacle(s, value, s.active[seat])


CONSTRUCT: Final = Construct()
