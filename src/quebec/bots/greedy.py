"""The greedy player: it tries every way to play its turn, and takes what leaves it best off.

What a position is worth is told by quebec.engine.thinking with the weights beside this module;
docs/bots.md explains both.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Final

from quebec.bots import weights, weights_of_two
from quebec.bots.bot import NATURAL, Budget, Evaluation, RankedMove
from quebec.engine import MOVES, Move, State
from quebec.engine.thinking.terms import century_left
from quebec.engine.thinking.turn import Turn
from quebec.engine.thinking.value import Value, Weights

MOST_POSITIONS: Final = 4000
"""Positions looked at for one decision, if the budget names no number; few turns have as many."""
EQUAL: Final = 1e-9
"""Moves that are worth the same but for the last digits are equals, and chance decides."""

WEIGHTS: Final = {
    key: Weights(found.TABLE, rest, found.ENVY)
    for found in (weights, weights_of_two)
    for key, rest in found.RESTS.items()
}
"""By whether the game has leaders, and the number of players."""


class GreedyBot:
    """Looks one turn ahead. A budget's work is the number of positions that it looks at."""

    name = "greedy"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        turn = thought(state, budget)
        worth = [turn.utility[k] for k in range(turn.count)]
        best = max(worth)
        equals = [k for k in range(turn.count) if worth[k] >= best - EQUAL]
        return MOVES[turn.moves[rng.choice(equals)]]

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        if state.is_over:
            won = tuple(
                (seat in state.winners) / len(state.winners) for seat in range(state.players)
            )
            return Evaluation(tuple(map(float, state.scores)), won, ())
        turn = thought(state, budget)
        seat = int(state.decider())
        ranked = sorted(range(turn.count), key=lambda k: (-turn.utility[k], turn.moves[k]))
        after = [_expected(turn, k, state.players) for k in ranked]
        shares = [win_shares(state, scores) for scores in after]
        moves = tuple(
            RankedMove(MOVES[turn.moves[k]], scores[seat], won[seat])
            for k, scores, won in zip(ranked, after, shares, strict=True)
        )
        return Evaluation(after[0], shares[0], moves)


def thought(state: State, budget: Budget = NATURAL) -> Turn:
    """Every move of the decision valued; the state stays as it is."""
    turn = Turn(state, greedy_value(state), budget.work or MOST_POSITIONS)
    turn.think(state)
    return turn


def greedy_value(state: State) -> Value:
    """The evaluation that it uses at such a table."""
    return Value(state, WEIGHTS[len(state.table.leaders) > 0, int(state.players)])


def _expected(turn: Turn, k: int, players: int) -> tuple[float, ...]:
    return tuple(turn.expected[5 * k + seat] for seat in range(players))


def win_shares(state: State, scores: Sequence[float]) -> tuple[float, ...]:
    """The share of the win by seat, if these are the scores to expect; they add up to 1."""
    spreads = weights_of_two.SPREADS if state.players == 2 else weights.SPREADS
    late, more_early = spreads[state.century - 1]
    spread = late + more_early * century_left(state)
    best = max(scores)
    odds = [math.exp((score - best) / spread) for score in scores]
    return tuple(one / sum(odds) for one in odds)
