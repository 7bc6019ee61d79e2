"""Playing on at random inside the engine, for simulations and bots."""

from __future__ import annotations

from typing import Final

from quebec.engine.native import i64
from quebec.engine.state import State

_MULTIPLIER: Final = 1664525
_INCREMENT: Final = 1013904223
_STATE: Final = (1 << 42) - 1


class Dice:
    """A quick linear congruential generator for playouts, whose numbers nobody stores.

    Its state has 42 bits, of which the upper 32 are used: a product with the multiplier of 21 bits
    just fits a 64-bit integer.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed ^ 0x2545F4914F6) & _STATE
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, as good as equally likely."""
        self.state = (self.state * _MULTIPLIER + _INCREMENT) & _STATE
        return ((self.state >> 10) * n) >> 32


def play_out(s: State, dice: Dice) -> i64:
    """Play to the end of the game, each legal move equally likely; gives the decisions made."""
    decisions: i64 = 0
    while not s.is_over:
        s.apply(s.moves[dice.below(s.move_count)])
        decisions += 1
    return decisions


def play_games(start: State, dice: Dice, games: i64) -> i64:
    """Play so many games from a state; gives the decisions made."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(start.copy(), dice)
    return decisions
