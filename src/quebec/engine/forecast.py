"""What the scoring would be if the century ended now, without changing the game."""

from __future__ import annotations

from typing import NamedTuple

from quebec.engine.board import COLOUR_OF, NOWHERE
from quebec.engine.effect import CATALOGUE, Effect
from quebec.engine.effects.completion import COMPLETE
from quebec.engine.effects.final import SCORE_EACH_BUILDING, SCORE_MAIN_GROUP
from quebec.engine.facts import Fact, Scored, WorkersMoved, ZoneScored
from quebec.engine.moves import ZONE
from quebec.engine.state import LAST_CENTURY, State


class ZoneForecast(NamedTuple):
    """One zone: who stands there when it is scored, what it gives, and who moves on."""

    zone: str
    workers: tuple[int, ...]
    points: tuple[int, ...]
    cascading: tuple[int, ...]
    """Workers that move on to the next zone, or after the last one into the hand."""


class Forecast(NamedTuple):
    """The end of the century as things stand, zone by zone in the order of scoring."""

    zones: tuple[ZoneForecast, ...]
    other: tuple[int, ...]
    """Points in addition to the zones: tokens, events, and in century IV the final scoring."""
    scores: tuple[int, ...]
    """Everybody's score afterwards."""


def forecast(state: State) -> Forecast:
    """The scoring "if the century ended now"; in century IV with the final scoring.

    The neutral architect's building is completed as R8.1 says, with everybody's workers going to
    the zone of its colour. No card is turned.

    >>> state = quebec.new_game("2026", players=3, seed=1608)
    >>> facts = state.play("send") + state.play("rel")
    >>> ahead = quebec.forecast(state)
    >>> ahead.scores, ahead.zones[1].zone, ahead.zones[1].points
    ((0, 1, 0), 'religion', (0, 1, 0))
    """
    if state.is_over:
        return Forecast((), (0,) * state.players, state.scores)
    twin = state.copy()
    facts: list[Fact] = []
    twin.facts = facts
    steps = twin.setting.ruleset
    twin.end_turn()
    carry_out(twin, steps.closing)
    if twin.century == LAST_CENTURY:
        carry_out(twin, steps.final)
    return gathered(facts, twin.scores)


def worth_of_buildings(state: State) -> tuple[int, ...]:
    """What everybody's buildings would score at the end of the game, as they stand (R12.3)."""
    twin = state.copy()
    for step in state.setting.ruleset.final:
        if step is SCORE_MAIN_GROUP or step is SCORE_EACH_BUILDING:
            step.run(twin, twin.turn, NOWHERE)
    return tuple([int(twin.score[k] - state.score[k]) for k in range(state.players)])


def carry_out(s: State, steps: tuple[Effect, ...]) -> None:
    """Do the steps of a scoring at once; workers of a completed building go to its own colour."""
    for step in steps:
        step.run(s, s.turn, NOWHERE)
        while s.depth > 0:
            s.depth -= 1
            effect = CATALOGUE.effects[s.what[s.depth]]
            at = s.where[s.depth]
            if effect is COMPLETE:
                COMPLETE.apply(s, s.who[s.depth], at, ZONE + COLOUR_OF[at])
            else:
                effect.run(s, s.who[s.depth], at)


def gathered(facts: list[Fact], scores: tuple[int, ...]) -> Forecast:
    """The facts of a scoring, gathered by zone; the scores are those after it."""
    nobody = [0] * len(scores)
    zones: list[tuple[ZoneScored, list[int], list[int]]] = []
    points, cascading, other = nobody[:], nobody[:], nobody[:]
    for fact in facts:
        if isinstance(fact, ZoneScored):
            points, cascading = nobody[:], nobody[:]
            zones.append((fact, points, cascading))
        elif isinstance(fact, Scored):
            gained = points if fact.reason in ("zone", "majority") else other
            gained[fact.seat] += fact.points
        elif isinstance(fact, WorkersMoved) and zones and _moves_on(fact, zones[-1][0].zone):
            cascading[fact.seat] += fact.number
    return Forecast(
        tuple(
            [
                ZoneForecast(zone.zone, zone.workers, tuple(gained), tuple(moving))
                for zone, gained, moving in zones
            ]
        ),
        tuple(other),
        scores,
    )


def _moves_on(fact: WorkersMoved, zone: str) -> bool:
    return fact.source == zone and fact.target != "passive"
