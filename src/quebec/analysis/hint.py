"""A hint: what a strong player would do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Final

from quebec.analysis.position import margin, moves_of, seen_closer, worth
from quebec.analysis.reasons import LEAST_EXPECTED, reasons, standing
from quebec.analysis.thinkers import thinker
from quebec.bots.bot import Budget
from quebec.bots.past import Past
from quebec.bots.search import RankedTurn
from quebec.engine import State
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.texts.moves import Decimal, Wording
from quebec.texts.turns import turn_summary

WORK: Final = 8000
"""Positions for the search; each of the turns that are compared gets half of that."""
SECONDS: Final = 0.9
"""After which the best turn so far is the answer, on a busy machine."""
CLOSELY: Final = 2
"""How many of the best turns are compared, besides the best that begins otherwise."""


@dataclass(frozen=True)
class Hint:
    """The turn of a strong player."""

    seat: int
    kind: str
    """The action of the turn; empty if it has begun."""
    moves: tuple[str, ...]
    """The rest of the turn; other seats' choices in it are assumed."""
    turn: Wording
    places: tuple[str, ...]
    """Where it happens, in order."""
    why: tuple[Wording, ...]


def hint(state: State, budget: Budget | None = None, past: Past | None = None) -> Hint:
    """What a strong player would do in a position that is not over; knows no face-down event.

    It judges the others by their turns so far, if these are known.
    """
    by = thinker("search", past)
    budget = budget or _in_time()
    root = without_hidden_cards(state)
    seat = int(root.decider())
    turns = by.turns(root, budget, ())
    found = list(turns[:CLOSELY])
    other = next((turn for turn in turns if _first(turn) != _first(turns[0])), None)
    if other is not None and other not in found:
        found.append(other)
    if len(found) > 1:
        found = [seen_closer(root, seat, turn, by, budget) for turn in found]
        found.sort(key=lambda turn: -worth(turn, seat))
    best = found[0]
    moves = moves_of(best)
    begins = root.asking().key == "action"
    now, then = standing(root, seat, ()), standing(root, seat, moves)
    summary = turn_summary(seat, then.facts, root.setting.deal.layout)
    alternative = next((turn for turn in found if _first(turn) != _first(best)), None)
    return Hint(
        seat,
        _first(best) if begins else "",
        tuple(step.move.text for step in best.steps),
        summary.words,
        summary.places,
        (*reasons(seat, then, now), *_ahead(seat, best, alternative, begins)),
    )


def _in_time() -> Budget:
    end = monotonic() + SECONDS
    return Budget(work=WORK, stopped=lambda: monotonic() >= end)


def _first(turn: RankedTurn) -> str:
    return turn.steps[0].move.text


def _ahead(
    seat: int, best: RankedTurn, other: RankedTurn | None, begins: bool
) -> tuple[Wording, ...]:
    """What it is expected to be worth, compared with another action."""
    if other is None:
        return ()
    more = margin(best.scores, seat) - margin(other.scores, seat)
    key = "why-ahead" if begins else "why-ahead-choice"
    is_equal = more < LEAST_EXPECTED
    form = "kind" if is_equal else "instead"
    action = Wording(f"turn-{form}-{_first(other)}")
    args = {"action": action} if begins else {}
    if is_equal:
        return (Wording(f"{key}-equal", args),)
    return (Wording(key, {"points": Decimal(more), **args}),)
