"""Why one turn is better than another, in a sentence: what can be counted on the table after it.

Points of the zones are those of the scoring as things stand then ("if the century ended now"): they
are exact, and so is everything else here. What is only expected is in `why.py`, and called so.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from typing import Final, NamedTuple

from quebec.analysis.why import OTHERS
from quebec.engine import MOVES, State
from quebec.engine.board import ZONE_COUNT
from quebec.engine.facts import CenturyEnded, Fact, Scored
from quebec.engine.forecast import ZoneForecast, forecast, gathered, worth_of_buildings
from quebec.engine.moves import LEADERS
from quebec.engine.state import LAST_CENTURY
from quebec.texts import names
from quebec.texts.catalogue import Name
from quebec.texts.moves import Decimal, Part, SeatName, Team, Wording
from quebec.texts.turns import AT_ONCE

MOST_REASONS: Final = 2
MOST_ZONES: Final = 2
MOST_SEATS: Final = 3
"""Whose points are named."""
MOST_SOURCES: Final = 2
LASTING: Final = ("religious", "political", "economic", "cultural")
"""Leaders whose power lasts until the end of the century; what the others do is seen at once."""
FEWEST_ACTIVE: Final = 2
"""A single active worker more is no reason."""
LEAST_EXPECTED: Final = 0.3
"""Points below which an expected difference is not worth telling."""


class Standing(NamedTuple):
    """What can be counted after a turn."""

    facts: tuple[Fact, ...]
    zones: tuple[ZoneForecast, ...]
    scores: tuple[int, ...]
    """After the scoring of the century, which has ended or is scored as things stand."""
    at_once: int
    """Points that the turn itself gave the seat."""
    buildings: int
    """What the seat's buildings would score at the end; in century IV that is in the scores."""
    active: int
    leader: str
    has_ended: bool


def standing(root: State, seat: int, moves: Sequence[int]) -> Standing:
    """After these moves, which can end a century."""
    s = root.copy()
    facts: list[Fact] = []
    for move in moves:
        facts += s.play(MOVES[move])
    has_ended = any(isinstance(one, CenturyEnded) for one in facts)
    ahead = gathered(facts, s.scores) if has_ended else forecast(s)
    at_once = (
        one.points
        for one in facts
        if isinstance(one, Scored) and one.seat == seat and one.reason in AT_ONCE
    )
    return Standing(
        tuple(facts),
        ahead.zones[:ZONE_COUNT],
        ahead.scores,
        sum(at_once),
        0 if root.century == LAST_CENTURY else worth_of_buildings(s)[seat],
        int(s.active[seat]),
        "" if s.leader[seat] < 0 else LEADERS[s.leader[seat]],
        has_ended,
    )


def reasons(seat: int, one: Standing, other: Standing) -> tuple[Wording, ...]:
    """Why a turn is better than another, or than nothing: a sentence, or none if nothing that can
    be counted speaks for it."""
    clauses = [clause for _, clause in sorted(_clauses(seat, one, other), key=_weight)]
    points = [a - b for a, b in zip(one.scores, other.scores, strict=True)]
    rivals = [more for k, more in enumerate(points) if k != seat]
    if points[seat] > 0 or points[seat] == 0 > min(rivals):
        is_named = one.at_once - other.at_once == points[seat] and not any(rivals)
        if points[seat] <= max(rivals) or (clauses and is_named):
            # Somebody else gains as much, which is no reason; or it is said that it scores at once.
            return _sentence("why", clauses)
        order = sorted(range(len(points)), key=lambda k: (k != seat, -abs(points[k])))
        gains = tuple(_gain(k, points[k]) for k in order[:MOST_SEATS] if points[k])
        return _sentence("why-points", clauses, Team(gains), one.has_ended)
    return _sentence("why", clauses)


def because(
    seat: int, better: Standing, played: Standing, sources: Sequence[tuple[str, float]]
) -> tuple[Wording, ...]:
    """Why a turn was better than the one that was played: what can be counted; where that has no
    points, also what is expected."""
    counted = reasons(seat, better, played)
    if any("points" in sentence.args for sentence in counted):
        return counted
    return (*counted, *expected(sources))


def expected(sources: Sequence[tuple[str, float]]) -> tuple[Wording, ...]:
    """Where a turn is expected to bring more: the largest sources, and nothing that it costs."""
    largest = [(source, more) for source, more in sources if more >= LEAST_EXPECTED]
    gains = tuple(
        Wording(f"why-source-{source}", {"points": Decimal(more, signed=source != OTHERS)})
        for source, more in largest[:MOST_SOURCES]
    )
    return (Wording("why-expected", {"gains": Team(gains)}),) if gains else ()


def _sentence(
    key: str, clauses: list[Wording], points: Team | None = None, has_ended: bool = False
) -> tuple[Wording, ...]:
    team = Team(tuple(clauses[:MOST_REASONS]))
    if points is None:
        return (Wording(key, {"reasons": team}),) if clauses else ()
    key = f"{key}-ended" if has_ended else key
    if clauses:
        return (Wording(key, {"reasons": team, "points": points}),)
    return (Wording(f"{key}-only", {"points": points}),)


def _weight(clause: tuple[float, Wording]) -> float:
    return -clause[0]


def _clauses(seat: int, one: Standing, other: Standing) -> list[tuple[float, Wording]]:
    """What speaks for it, each with its weight in points."""
    found = _zones(seat, one.zones, other.zones)
    if more := max(0, one.at_once - other.at_once):
        found.append((more, Wording("why-at-once", {"points": more})))
    if more := max(0, one.buildings - other.buildings):
        found.append((more, Wording("why-buildings", {"points": more, "player": SeatName(seat)})))
    if (more := one.active - other.active) >= FEWEST_ACTIVE:
        found.append((more / 2, Wording("why-active", {"number": more})))
    if one.leader in LASTING and one.leader != other.leader:
        found.append((2, Wording("why-leader", {"leader": names.leader(one.leader)})))
    if one.has_ended and not other.has_ended:
        found.append((1, Wording("why-ends")))
    return found


def _zones(
    seat: int, one: Sequence[ZoneForecast], other: Sequence[ZoneForecast]
) -> list[tuple[float, Wording]]:
    """Majorities that are gained, and the largest cascade that follows."""
    cascades: list[tuple[float, Wording]] = []
    taken: dict[int | None, list[tuple[float, Name]]] = {}
    """Majorities that the seat takes, by whom it takes them from."""
    for k, (zone, then) in enumerate(zip(one, other, strict=True)):
        if _leads(seat, zone.workers) and not _leads(seat, then.workers):
            lost = (k for k in range(len(zone.workers)) if _lost(k, zone.workers, then.workers))
            gain = zone.points[seat] - then.points[seat] + 1
            taken.setdefault(next(lost, None), []).append((gain, names.zone(zone.zone)))
        more = zone.cascading[seat] - then.cascading[seat]
        if more > 0 and k + 1 < len(one):
            args: dict[str, Part] = {"number": more, "zone": names.zone(one[k + 1].zone)}
            cascades.append((more, Wording("why-cascade", args)))
        elif more > 0:
            cascades.append((more / 2, Wording("why-cascade-active", {"number": more})))
    found = [max(cascades, key=lambda one: one[0])] if cascades else []
    if taken:
        found.append(max(starmap(_majority, taken.items()), key=lambda one: one[0]))
    return found


def _majority(whose: int | None, gains: list[tuple[float, Name]]) -> tuple[float, Wording]:
    """Majorities that are taken from somebody, or from nobody; the best of them are named."""
    best = sorted(gains, key=lambda gain: -gain[0])[:MOST_ZONES]
    args: dict[str, Part] = {
        "zones": Team(tuple(Wording("why-zone", {"zone": zone}) for _, zone in best))
    }
    weight = sum(gain for gain, _ in gains)
    if whose is None:
        return weight, Wording("why-majority", args)
    return weight, Wording("why-majority-from", {**args, "player": SeatName(whose)})


def _leads(seat: int, workers: Sequence[int]) -> bool:
    return workers[seat] > 0 and workers[seat] == max(workers)


def _lost(seat: int, now: Sequence[int], then: Sequence[int]) -> bool:
    return _leads(seat, then) and not _leads(seat, now)


def _gain(seat: int, points: int) -> Wording:
    key = "why-gain" if points > 0 else "why-loss"
    return Wording(key, {"points": abs(points), "player": SeatName(seat)})
