"""Why one line is better than another: where its points come from, one or two rounds later.

What a seat can expect is its points and the terms of the greedy player's evaluation (docs/bots.md).
Each is assigned to a source, so the differences add up to that of the expected scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.analysis.rounds import round_of
from quebec.bots.judges import hand_made
from quebec.engine import MOVES, State
from quebec.engine.facts import Scored
from quebec.engine.thinking.terms import TERM_COUNT, TERMS
from quebec.engine.thinking.value import HandMade

ROUNDS: Final = 2
"""How far lines are followed, if they are known that far."""
SMALLEST: Final = 0.05
"""The smallest difference in points that is reported."""

ZONES: Final = "zones"
BUILDINGS: Final = "buildings"
LEADERS: Final = "leaders"
DISTRICTS: Final = "districts"
EVENTS: Final = "events"
TEMPO: Final = "tempo"
OTHERS: Final = "others"
SOURCES: Final = (ZONES, BUILDINGS, LEADERS, DISTRICTS, EVENTS, TEMPO, OTHERS)

OF_TERM: Final = {
    **dict.fromkeys(("zones", "zones_left", "arriving", "arriving_left"), ZONES),
    **dict.fromkeys(("held", "lead", "chase"), ZONES),
    **dict.fromkeys(("final", "rising", "rising_left", "second_site"), BUILDINGS),
    **dict.fromkeys(("own_stages", "own_stages_left", "own_full", "own_bare"), BUILDINGS),
    **dict.fromkeys(("own_room", "own_joins", "joinable_now", "joinable_later"), BUILDINGS),
    **dict.fromkeys(("religious", "political", "economic", "cultural", "leaderless"), LEADERS),
    "goal": EVENTS,
}
"""Sources of terms; all others are tempo: workers in hand and what is left of the century."""
OF_REASON: Final = {
    **dict.fromkeys(("zone", "majority"), ZONES),
    **dict.fromkeys(("unfinished", "main_group", "building"), BUILDINGS),
    "leader": LEADERS,
    "district": DISTRICTS,
    "event": EVENTS,
    "active": TEMPO,
}
"""Sources of points in the ledger."""


def why_better(
    state: State, seat: int, better: Sequence[int], played: Sequence[int]
) -> tuple[tuple[str, float], ...]:
    """The differences between two lines by source, the largest first; moves by their numbers."""
    one, other = _points(state, seat, better), _points(state, seat, played)
    found = [(source, round(one[source] - other[source], 2)) for source in SOURCES]
    counted = [(source, points) for source, points in found if abs(points) >= SMALLEST]
    return tuple(sorted(counted, key=lambda pair: -abs(pair[1])))


def _points(state: State, seat: int, moves: Sequence[int]) -> dict[str, float]:
    """Where a seat's expected points come from after a line and the others' replies."""
    points = dict.fromkeys(SOURCES, 0.0)
    s = state.copy()
    for move in round_of(state, seat, _cut(state, seat, moves)):
        for fact in s.play(MOVES[move]):
            if isinstance(fact, Scored) and fact.seat == seat:
                points[OF_REASON[fact.reason]] += fact.points
    value = hand_made(s)
    value.look(s)
    points[OTHERS] = -max(value.expected[k] for k in range(s.players) if k != seat)
    if not s.is_over:
        _weigh(s, value, seat, points)
    return points


def _cut(state: State, seat: int, moves: Sequence[int]) -> Sequence[int]:
    """The moves up to the seat's second turn, so that lines are equally long."""
    s = state.copy()
    turns = 0
    for k, move in enumerate(moves):
        before = s.turn
        s.apply(move)
        turns += s.turn == seat != before
        if turns == ROUNDS:
            return moves[: k + 1]
    return moves


def _weigh(s: State, value: HandMade, seat: int, points: dict[str, float]) -> None:
    """Add what the evaluation expects in addition to the points that are scored."""
    weights = value.weights.of_century[s.century - 1]
    for k, term in enumerate(TERMS):
        worth = value.terms.rows[seat * TERM_COUNT + k] * weights[k]
        points[OF_TERM.get(term, TEMPO)] += worth
