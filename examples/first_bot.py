"""A first bot, for docs/your-bot.md: it tries every move, and looks who would be ahead.

quebec arena random random first_bot:FirstBot     (in this folder, with PYTHONPATH=.)
"""

from __future__ import annotations

from random import Random

from quebec import Move, State, forecast
from quebec.bots import Budget, Evaluation, RankedMove


class FirstBot:
    """Takes the move after which it would be furthest ahead if the century ended at once."""

    name = "first"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        # Between moves that look the same, chance decides: rng is the bot's own.
        assert state.decision is not None
        seat = state.decision.seat
        ahead = {move: lead(after(state, move), seat) for move in state.legal_moves()}
        return rng.choice([move for move in ahead if ahead[move] == max(ahead.values())])

    def evaluate(
        self, state: State, budget: Budget | None = None, rng: Random | None = None
    ) -> Evaluation:
        ranked = []
        if state.decision:
            seat = state.decision.seat
            for move in state.legal_moves():
                then = after(state, move)
                ranked.append(RankedMove(move, scores_ahead(then)[seat], shares(then)[seat]))
            ranked.sort(key=lambda one: -lead(after(state, one.move), seat))
        return Evaluation(scores_ahead(state), shares(state), tuple(ranked))


def after(state: State, move: Move) -> State:
    """The state that a move leads to; the one at hand stays as it is."""
    then = state.copy()
    then.play(move)
    return then


def scores_ahead(state: State) -> tuple[float, ...]:
    """What everybody would have if the century ended now."""
    return tuple(map(float, state.scores if state.is_over else forecast(state).scores))


def lead(state: State, seat: int) -> float:
    """How far a seat would be ahead of the best of the others."""
    scores = scores_ahead(state)
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def shares(state: State) -> tuple[float, ...]:
    """The win, shared by those who would be ahead of all others."""
    scores = scores_ahead(state)
    first = [score == max(scores) for score in scores]
    return tuple(is_first / sum(first) for is_first in first)
