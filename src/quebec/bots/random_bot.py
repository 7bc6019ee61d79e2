"""The random player: every legal move is as likely as any other."""

from __future__ import annotations

from random import Random
from typing import Final

from quebec.bots.bot import NATURAL, Budget, Evaluation, RankedMove
from quebec.engine import Move, State
from quebec.engine.playout import Dice, play_out

PLAYOUTS: Final = 64
"""Random games to evaluate a position and each of its moves, if the budget has no limit."""
UNBOUNDED: Final = 1 << 62


class RandomBot:
    """Chooses at random; evaluates a position by playing it out at random."""

    name = "random"

    def choose(self, state: State, budget: Budget, rng: Random) -> Move:
        return rng.choice(state.legal_moves())

    def evaluate(
        self, state: State, budget: Budget = NATURAL, rng: Random | None = None
    ) -> Evaluation:
        dice = Dice((rng or Random(0)).getrandbits(32))
        is_time = budget.begin()
        here = Playouts(state)
        after = {move: Playouts(_after(state, move)) for move in state.legal_moves()}
        most = budget.work or (PLAYOUTS if budget.seconds is None else UNBOUNDED)
        # Always one of each, so that every move has a value; then as many as the budget allows.
        while here.games == 0 or (here.games < most and not is_time()):
            for playouts in (here, *after.values()):
                playouts.play(dice)
        seat = int(state.decider()) if not state.is_over else 0
        ranked = [
            RankedMove(move, then.scores[seat], then.shares[seat]) for move, then in after.items()
        ]
        ranked.sort(key=lambda one: (-one.win_share, -one.score, one.move.index))
        return Evaluation(here.scores, here.shares, tuple(ranked), here.games)


def _after(state: State, move: Move) -> State:
    after = state.copy()
    after.apply(move.index)
    return after


class Playouts:
    """Games played out at random from one position, added up."""

    def __init__(self, state: State) -> None:
        self.games = 0
        self._state = state
        self._played = state.copy()
        self._points = [0] * state.players
        self._won = [0.0] * state.players

    def play(self, dice: Dice) -> None:
        self._played.take_over(self._state)
        play_out(self._played, dice)
        self.games += 1
        for seat, points in enumerate(self._played.scores):
            self._points[seat] += points
        for seat in self._played.winners:
            self._won[seat] += 1 / len(self._played.winners)

    @property
    def scores(self) -> tuple[float, ...]:
        """The mean final score of each seat."""
        return tuple(points / self.games for points in self._points)

    @property
    def shares(self) -> tuple[float, ...]:
        """The mean share of the win of each seat."""
        return tuple(won / self.games for won in self._won)
