"""The learned player: one turn ahead, with nets that were trained on games of its own.

docs/training.md explains how, and what their inputs are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from quebec.bots.one_turn import OneTurnBot
from quebec.bots.weights_file import TrainedWeights, read_weights
from quebec.engine import State
from quebec.engine.thinking.net import Learned, Net
from quebec.engine.thinking.terms import century_left

WEIGHTS: Final = Path(__file__).with_name("learned.weights")
"""The weights that come with the package."""


class LearnedBot(OneTurnBot):
    """Looks one turn ahead. A budget's work is the number of positions that it looks at."""

    name = "learned"

    def __init__(self, file: Path = WEIGHTS) -> None:
        self._weights = read(file)
        self._nets: dict[int, list[Net]] = {}

    def value(self, state: State) -> Learned:
        return Learned(state, self.nets(state.players))

    def spread(self, state: State) -> float:
        late, more_early = self.spreads(state.players)[state.century - 1]
        return late + more_early * century_left(state)

    def spreads(self, players: int) -> tuple[tuple[float, float], ...]:
        """By century: the spread at its end, and how much more it is at its start."""
        return spreads_of(self.nets(players))

    def nets(self, players: int) -> list[Net]:
        """The nets of the four centuries at such a table."""
        if players not in self._nets:
            self._nets[players] = self._weights.nets(players)
        return self._nets[players]


def spreads_of(nets: Sequence[Net]) -> tuple[tuple[float, float], ...]:
    """By century: how far apart scores must be at its end, and how much more at its start."""
    return tuple(
        (1 / net.late_rate, 1 / (net.late_rate + net.early_rate) - 1 / net.late_rate)
        for net in nets
    )


@cache
def read(file: Path) -> TrainedWeights:
    """The contents of a file, cached."""
    return read_weights(file)
