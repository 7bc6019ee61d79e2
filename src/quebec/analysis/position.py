"""One moment: the ways to play the turn, ranked; what was played, and what that lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from quebec.analysis.reasons import because, standing
from quebec.analysis.results import Choice, ExpectedTurn, Line, Thought, means
from quebec.analysis.rounds import round_of
from quebec.analysis.thinkers import Thinker, end_of
from quebec.analysis.why import why_better
from quebec.bots.bot import Budget
from quebec.bots.search import RankedTurn, Step
from quebec.engine import MOVES, Move, State
from quebec.engine.facts import Fact
from quebec.engine.thinking.turn import without_hidden_cards
from quebec.engine.thinking.value import Value
from quebec.texts.moves import wording
from quebec.texts.turns import turn_summary

MOST_AHEAD: Final = 12
"""Choices of a continuation that are shown."""
TOP: Final = 3
"""Lines that are kept of a moment of a game."""
A_POINT: Final = 0.002
"""What a point ahead is worth in addition to the share of the win."""


def analyse_position(
    state: State,
    thinker: Thinker,
    budget: Budget,
    *,
    played: Sequence[Move] = (),
    top: int = TOP,
    at: int = 0,
) -> Thought:
    """The best turns in a position that is not over, compared with what was played."""
    root = without_hidden_cards(state)
    seat = int(root.decider())
    turns = thinker.turns(state, budget, played)
    place = _place(root, turns, [move.index for move in played]) if played else 0
    places = list(dict.fromkeys((*range(min(top, len(turns))), place)))
    seen = {k: turns[k] for k in places}
    if thinker.replies and len(places) > 1:
        seen = {k: seen_closer(root, seat, turns[k], thinker, budget) for k in places}
        places.sort(key=lambda k: -worth(seen[k], seat))
    lines = {k: _line(root, seat, seen[k]) for k in places}
    best, chosen = lines[places[0]], lines[place]
    thought = Thought(
        at, int(root.century), seat, len(turns), tuple(lines[k] for k in places[:top])
    )
    if not played:
        return thought
    lost = max(0.0, best.win_shares[seat] - chosen.win_shares[seat])
    why = why_better(root, seat, _ahead(seen[places[0]]), _ahead(seen[place])) if lost else ()
    better, worse = (standing(root, seat, moves_of(seen[k])) for k in (places[0], place))
    return replace(
        thought,
        played=chosen,
        rank=_rank(places.index(place), place, top) if lost else 1,
        moves=len(played),
        lost_share=lost,
        lost_margin=max(0.0, best.margin - chosen.margin) if lost else 0.0,
        why=why,
        because=because(seat, better, worse, why) if lost else (),
    )


def _rank(seen: int, place: int, top: int) -> int:
    """From 1: among those that are shown, as they are shown; otherwise below them, where the search
    had it."""
    return seen + 1 if seen < top else max(place, top) + 1


def seen_closer(
    root: State, seat: int, turn: RankedTurn, thinker: Thinker, budget: Budget
) -> RankedTurn:
    """A turn evaluated by what the seat can do in the next one, averaged over the kinds of replies.

    A search spends most work where it looks best, so it knows one turn better than another. To
    compare some, each is searched separately, with half the work.
    """
    assert thinker.replies is not None
    values, kinds = thinker.replies(root)
    # A kind that is given twice counts twice.
    ways = [tuple(kind) for kind in kinds]
    different = list(dict.fromkeys(ways))
    work = budget.work and max(1, budget.work // (2 * len(different)))
    part = replace(budget, work=work)
    view_of = {
        way: _replied_to(root, seat, turn, thinker, part, [values[k] for k in way])
        for way in different
    }
    views = [view_of[way] for way in ways]
    return replace(
        views[0],
        scores=means(view.scores for view in views),
        win_shares=means(view.win_shares for view in views),
    )


def _replied_to(
    root: State,
    seat: int,
    turn: RankedTurn,
    thinker: Thinker,
    budget: Budget,
    replying: Sequence[Value],
) -> RankedTurn:
    """A turn with replies of one kind, and the seat's best turn after them."""
    s = root.copy()
    replies = []
    for k, move in enumerate(round_of(root, seat, moves_of(turn), replying)):
        if k >= len(turn.steps):
            replies.append(Step(int(s.decider()), MOVES[move]))
        s.apply(move)
    if s.is_over:
        won = tuple((k in s.winners) / len(s.winners) for k in range(s.players))
        scores = tuple(float(score) for score in s.scores)
        return replace(turn, scores=scores, win_shares=won, continuation=tuple(replies))
    best = thinker.turns(s, budget, ())[0]
    return replace(
        turn,
        scores=best.scores,
        win_shares=best.win_shares,
        continuation=(*replies, *best.steps, *best.continuation),
    )


def worth(turn: RankedTurn, seat: int) -> float:
    """The share of the win, and a little for points, which decide when the win is certain."""
    return turn.win_shares[seat] + A_POINT * margin(turn.scores, seat)


def _ahead(turn: RankedTurn) -> list[int]:
    """The moves of a turn, and of what is expected to follow it."""
    return [step.move.index for step in (*turn.steps, *turn.continuation)]


def margin(scores: Sequence[float], seat: int) -> float:
    return scores[seat] - max(score for k, score in enumerate(scores) if k != seat)


def _place(root: State, turns: Sequence[RankedTurn], played: list[int]) -> int:
    """The rank of the turn that was played: of the one that ends in the same position."""
    for place, turn in enumerate(turns):
        if moves_of(turn) == played:
            return place
    end = end_of(root, played)
    ends = (end_of(root, moves_of(turn)) for turn in turns)
    return next(place for place, one in enumerate(ends) if one == end)


def moves_of(turn: RankedTurn) -> list[int]:
    return [step.move.index for step in turn.steps]


def _line(root: State, seat: int, turn: RankedTurn) -> Line:
    s = root.copy()
    steps = _choices(s, turn.steps)
    next_turns = _turns(s.copy(), turn.continuation[:MOST_AHEAD])
    ahead = _choices(s, turn.continuation[:MOST_AHEAD])
    summary = turn_summary(
        seat, standing(root, seat, moves_of(turn)).facts, root.setting.deal.layout
    )
    lead = margin(turn.scores, seat)
    return Line(steps, *summary, ahead, next_turns, turn.scores, turn.win_shares, lead, turn.visits)


def _turns(s: State, steps: Sequence[Step]) -> tuple[ExpectedTurn, ...]:
    """A sequence of choices as turns: what others choose in somebody's turn belongs to it."""
    facts: list[tuple[int, list[Fact]]] = []
    for step in steps:
        seat = int(s.turn)
        if not facts or facts[-1][0] != seat:
            facts.append((seat, []))
        facts[-1][1].extend(s.play(step.move))
    layout = s.setting.deal.layout
    return tuple(
        ExpectedTurn(seat, turn_summary(seat, found, layout).words) for seat, found in facts
    )


def _choices(s: State, steps: Sequence[Step]) -> tuple[Choice, ...]:
    """The words for a sequence of choices; the state is advanced."""
    choices = []
    for step in steps:
        words = wording(step.move, s, s.setting.deal.layout)
        choices.append(Choice(step.seat, step.move.text, words))
        s.apply(step.move.index)
    return tuple(choices)
