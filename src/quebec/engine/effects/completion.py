"""R5.5: completing a building."""

from __future__ import annotations

from typing import Final

from quebec.engine.board import (
    CITADELLE,
    COLOUR_OF,
    COLOURS,
    COST_OF,
    NOBODY,
    NOWHERE,
    SITES,
    ZONES,
)
from quebec.engine.cards import POLITICAL
from quebec.engine.effect import Choice
from quebec.engine.effects.tokens import place_token
from quebec.engine.facts import ArchitectLeft, BuildingCompleted, WorkersMoved
from quebec.engine.moves import ZONE
from quebec.engine.native import i64, vec
from quebec.engine.reasons import Reason
from quebec.engine.state import COMPLETED, NEUTRAL, SEATS, STAGES, State


class Complete(Choice):
    """The workers go to the zone of the building's colour; the Political leader's to any zone.

    The seat is the Political leader's if he has workers there; with anybody else there is only one
    zone to choose, so nobody is asked.
    """

    def __init__(self) -> None:
        super().__init__("complete", "zone", about="site")

    def offer(self, s: State, seat: i64, at: i64, moves: vec[i64]) -> i64:
        if s.leader[seat] != POLITICAL or not s.is_on(at, seat):
            moves[0] = ZONE + COLOUR_OF[at]
            return 1
        for zone in range(COLOURS):
            moves[zone] = ZONE + zone
        return COLOURS

    def apply(self, s: State, seat: i64, at: i64, move: i64) -> None:
        architect = s.architect_on(at)
        owner = s.owner(architect)
        stages = s.stages(at)
        # R10.3: the neutral building is completed by the player who constructed its last stage.
        completer = s.builder[at * STAGES + stages - 1] if owner == NOBODY else owner

        s.sites_changed = True
        s.architect[architect] = NOWHERE
        if s.facts is not None:
            s.facts.append(ArchitectLeft(owner, architect == NEUTRAL, SITES[at].name))
        self._release_workers(s, seat, at, stages, move - ZONE)
        s.mark[at] = COMPLETED
        if s.facts is not None:
            s.facts.append(BuildingCompleted(SITES[at].name, stages))
        if stages >= s.terms.least_stages:
            place_token(s, completer, at, stages)

    def _release_workers(self, s: State, chooser: i64, site: i64, stages: i64, chosen: i64) -> None:
        s.seats_changed = True
        first = site * STAGES
        for k in range(first, first + stages):
            seat = s.builder[k]
            zone = chosen if seat == chooser else COLOUR_OF[site]
            s.builder[k] = NOBODY
            s.zones[zone * SEATS + seat] += COST_OF[site]
            if s.facts is not None:
                s.facts.append(WorkersMoved(seat, COST_OF[site], SITES[site].name, ZONES[zone]))

    def obstacle(self, s: State, seat: i64, at: i64, value: int) -> Reason | None:
        if value == CITADELLE:
            return Reason("zone_not_offered", {"zone": ZONES[value]})
        return None


COMPLETE: Final = Complete()


def push_completion(s: State, site: i64) -> None:
    """Have the building on a site completed next; the Political leader chooses if he can."""
    leader = s.holder(POLITICAL)
    if leader != NOBODY and s.is_on(site, leader):
        s.push(leader, COMPLETE, site)
    else:
        s.push(s.turn, COMPLETE, site)
