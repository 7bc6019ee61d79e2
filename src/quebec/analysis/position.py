"""One moment: the ways to play the turn, ranked; what was played, and what that gave away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.analysis.shape import Line, Said, Thought
from quebec.analysis.thinkers import Thinker, end_of
from quebec.analysis.why import why_better
from quebec.bots.bot import Budget
from quebec.bots.search import RankedTurn, Step
from quebec.engine import Move, State
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.texts.moves import wording

MOST_AHEAD: Final = 24
"""Choices of a continuation that are told."""
TOP: Final = 3
"""Lines that are kept of a moment of a game."""


def analyse_position(
    state: State,
    think: Thinker,
    budget: Budget,
    *,
    played: Sequence[Move] = (),
    top: int = TOP,
    at: int = 0,
) -> Thought:
    """The best ways to go on in a position that is not over, beside what was played."""
    root = without_hidden_cards(state)
    seat = int(root.decider())
    turns = think(state, budget, played)
    lines = tuple(_line(root, seat, turn) for turn in turns[:top])
    thought = Thought(at, int(root.century), seat, len(turns), lines)
    if not played:
        return thought
    place = _place(root, turns, [move.index for move in played])
    chosen, best = _line(root, seat, turns[place]), lines[0]
    # The searched best is the one visited most; one that was visited less can look better.
    lost = max(0.0, best.win_shares[seat] - chosen.win_shares[seat]) if place else 0.0
    why = why_better(root, seat, _moves(turns[0]), _moves(turns[place])) if lost else ()
    return Thought(
        at,
        thought.century,
        seat,
        len(turns),
        lines,
        played=chosen,
        rank=place + 1,
        moves=len(played),
        lost_share=lost,
        lost_margin=max(0.0, best.margin - chosen.margin) if lost else 0.0,
        why=why,
    )


def _place(root: State, turns: Sequence[RankedTurn], played: list[int]) -> int:
    """Where the turn that was played stands: the one that ends in the same position."""
    for place, turn in enumerate(turns):
        if _moves(turn) == played:
            return place
    end = end_of(root, played)
    ends = (end_of(root, _moves(turn)) for turn in turns)
    return next(place for place, one in enumerate(ends) if one == end)


def _moves(turn: RankedTurn) -> list[int]:
    return [step.move.index for step in turn.steps]


def _line(root: State, seat: int, turn: RankedTurn) -> Line:
    s = root.copy()
    steps = _said(s, turn.steps)
    ahead = _said(s, turn.continuation[:MOST_AHEAD])
    others = [score for k, score in enumerate(turn.scores) if k != seat]
    margin = turn.scores[seat] - max(others)
    return Line(steps, ahead, turn.scores, turn.win_shares, margin, turn.visits)


def _said(s: State, steps: Sequence[Step]) -> tuple[Said, ...]:
    """The words for choices that follow on one another; the state goes along."""
    said = []
    for step in steps:
        words = wording(step.move, s, s.setting.deal.layout)
        said.append(Said(step.seat, step.move.text, words))
        s.apply(step.move.index)
    return tuple(said)
