"""The greedy player: one turn ahead, with a hand-made evaluation.

quebec.engine.thinking evaluates positions, with the weights next to this module; docs/bots.md
explains both.
"""

from __future__ import annotations

from typing import Final

from quebec.bots import weights, weights_of_two
from quebec.bots.one_turn import OneTurnBot
from quebec.engine import State
from quebec.engine.thinking.terms import century_left
from quebec.engine.thinking.value import HandMade, Weights

WEIGHTS: Final = {
    key: Weights(found.TABLE, rest, found.ENVY)
    for found in (weights, weights_of_two)
    for key, rest in found.RESTS.items()
}
"""By whether the game has leaders, and the number of players."""


class GreedyBot(OneTurnBot):
    """Looks one turn ahead. A budget's work is the number of positions that it looks at."""

    name = "greedy"

    def value(self, state: State) -> HandMade:
        return HandMade(state, WEIGHTS[len(state.table.leaders) > 0, int(state.players)])

    def spread(self, state: State) -> float:
        late, more_early = self.spreads(int(state.players))[state.century - 1]
        return late + more_early * century_left(state)

    def spreads(self, players: int) -> tuple[tuple[float, float], ...]:
        """By century: the spread at its end, and how much more it is at its start."""
        return weights_of_two.SPREADS if players == 2 else weights.SPREADS
