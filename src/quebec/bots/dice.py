"""The random player: every legal move is as likely as any other."""

from __future__ import annotations

from random import Random

from quebec.bots.bot import NATURAL, Budget, Evaluation, RankedMove
from quebec.engine import Move, State
from quebec.engine.playout import Dice, play_out

PLAYOUTS = 64
"""Games played out to value a position, if the budget names no number."""


class RandomBot:
    """Chooses without looking; values a position by playing it out at random."""

    name = "random"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return rng.choice(state.legal_moves())

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        dice = Dice((rng or Random(0)).getrandbits(32))
        games = budget.work or PLAYOUTS
        scores, shares = _playouts(state, dice, games)
        seat = int(state.decider()) if not state.is_over else 0
        ranked = []
        for move in state.legal_moves():
            after = state.copy()
            after.apply(move.index)
            then, won = _playouts(after, dice, games)
            ranked.append(RankedMove(move, then[seat], won[seat]))
        ranked.sort(key=lambda one: (-one.win_share, -one.score, one.move.index))
        return Evaluation(scores, shares, tuple(ranked))


def _playouts(state: State, dice: Dice, games: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Mean final scores and shares of the win over games played out at random."""
    scores = [0.0] * state.players
    shares = [0.0] * state.players
    played = state.copy()
    for _ in range(games):
        played.take_over(state)
        play_out(played, dice)
        for seat, points in enumerate(played.scores):
            scores[seat] += points / games
        for seat in played.winners:
            shares[seat] += 1 / len(played.winners) / games
    return tuple(scores), tuple(shares)
