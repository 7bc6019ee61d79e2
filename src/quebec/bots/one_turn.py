"""A player that looks one turn ahead: it tries every way to play its turn, and takes the one with
the best result. Each such player has its own evaluation."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final

from quebec.bots.bot import NATURAL, Budget, Evaluation, RankedMove
from quebec.engine import MOVES, Move, State
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import Value

MOST_POSITIONS: Final = 4000
"""Positions looked at for one decision, unless the budget limits work; few turns have as many."""
EQUAL: Final = 1e-9
"""Moves whose values differ only by rounding are equal; one of them is chosen at random."""


class OneTurnBot(ABC):
    """A budget's work is the number of positions that it looks at."""

    _kept: Turn | None = None
    """What it thought last: of the same game, much is known already."""

    @abstractmethod
    def value(self, state: State) -> Value:
        """The evaluation for the state's table."""

    @abstractmethod
    def spread(self, state: State) -> float:
        """How many points ahead a seat must be for the odds of its win to be e to one."""

    def thought(self, state: State, budget: Budget = NATURAL) -> Turn:
        """Evaluates every move of the decision; the state is left unchanged.

        The answer is the same whatever was thought before, and holds until the next one.
        """
        # Taken out while it is used, so that two threads never share it.
        turn, self._kept = self._kept, None
        if turn is None or not turn.is_of(state):
            turn = Turn(state, self.value(state), MOST_POSITIONS)
        turn.most_nodes = budget.work or MOST_POSITIONS
        turn.think(state)
        self._kept = turn
        return turn

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        turn = self.thought(state, budget)
        worth = list(turn.utility)[: turn.count]
        best = max(worth)
        equals = [k for k, one in enumerate(worth) if one >= best - EQUAL]
        return MOVES[turn.moves[rng.choice(equals)]]

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        if state.is_over:
            won = tuple(
                (seat in state.winners) / len(state.winners) for seat in range(state.players)
            )
            return Evaluation(tuple(map(float, state.scores)), won, ())
        turn = self.thought(state, budget)
        seat = int(state.decider())
        ranked = sorted(range(turn.count), key=lambda k: (-turn.utility[k], turn.moves[k]))
        after = [_expected(turn, k, state.players) for k in ranked]
        spread = self.spread(state)
        shares = [win_shares(scores, spread) for scores in after]
        moves = tuple(
            RankedMove(MOVES[turn.moves[k]], scores[seat], won[seat])
            for k, scores, won in zip(ranked, after, shares, strict=True)
        )
        return Evaluation(after[0], shares[0], moves)


def _expected(turn: Turn, k: int, players: int) -> tuple[float, ...]:
    return tuple(turn.expected[5 * k + seat] for seat in range(players))


def win_shares(scores: Sequence[float], spread: float) -> tuple[float, ...]:
    """The share of the win by seat, given the expected scores; they add up to 1."""
    best = max(scores)
    odds = [math.exp((score - best) / spread) for score in scores]
    return tuple(one / sum(odds) for one in odds)
