"""Playing on at random inside the engine, for simulations and bots."""

from __future__ import annotations

from typing import Final

from quebec.engine.moves import MOVES
from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput
from quebec.engine.state import State

_MULTIPLIER: Final = 999_999_696
"""With p = MULTIPLIER * 2^30 - 1, both p and (p - 1) / 2 are prime: the period is about 2^59."""
_WORD: Final = (1 << 30) - 1


class Dice:
    """A fast random generator for playouts, whose numbers are never stored: multiply with carry.

    Words of 30 bits: a product fits a 64-bit integer, and a word is a short one in Python.
    """

    def __init__(self, seed: int) -> None:
        self.word: i64 = (seed ^ 0x2545F491) & _WORD
        self.carry: i64 = (seed >> 30 & 0x0FFFFFFF) + 1
        for _ in range(8):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, almost uniformly distributed."""
        product = _MULTIPLIER * self.word + self.carry
        word = product & _WORD
        self.word = word
        self.carry = product >> 30
        return (word * n) >> 30


class Weights:
    """How likely each move of the table is, relative to the other legal ones."""

    def __init__(self, weights: list[int]) -> None:
        if len(weights) != len(MOVES) or min(weights) < 1:
            raise BadInput(
                "bad_weights",
                {"needed": len(MOVES), "there": len(weights)},
                f"give a whole number of at least 1 for each of the {len(MOVES)} moves",
            )
        self.of_move: vec[i64] = vec[i64](weights)

    def choose(self, s: State, dice: Dice) -> i64:
        """One of the legal moves."""
        total: i64 = 0
        for k in range(s.move_count):
            total += self.of_move[s.moves[k]]
        rest = dice.below(total)
        place: i64 = 0
        while rest >= self.of_move[s.moves[place]]:
            rest -= self.of_move[s.moves[place]]
            place += 1
        return s.moves[place]


def choose(s: State, dice: Dice, weights: Weights | None) -> i64:
    """One of the legal moves, all of them equally likely unless weights are given."""
    if weights is None:
        return s.moves[dice.below(s.move_count)]
    return weights.choose(s, dice)


def play_out(s: State, dice: Dice, weights: Weights | None = None) -> i64:
    """Play to the end of the game; returns the number of decisions."""
    decisions: i64 = 0
    if weights is None:
        moves = s.moves
        while not s.is_over:
            s.apply(moves[dice.below(s.move_count)])
            decisions += 1
    else:
        while not s.is_over:
            s.apply(weights.choose(s, dice))
            decisions += 1
    return decisions


def play_century_out(s: State, dice: Dice, weights: Weights | None = None) -> i64:
    """Play to the first decision after this century's end, or to the end of the game."""
    decisions: i64 = 0
    century = s.century
    while not s.is_over and s.century == century:
        s.apply(choose(s, dice, weights))
        decisions += 1
    return decisions


def play_games(start: State, dice: Dice, games: i64, weights: Weights | None = None) -> i64:
    """Play games from a state, which is not changed; returns the number of decisions."""
    decisions: i64 = 0
    s = start.copy()
    for _ in range(games):
        s.take_over(start)
        decisions += play_out(s, dice, weights)
    return decisions
