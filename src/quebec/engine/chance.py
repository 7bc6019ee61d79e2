"""The engine's own random generator: the same numbers on every Python, compiled or not.

It is Chris Doty-Humphrey's sfc32 ("small fast counter"), which needs only additions, shifts and
exclusive-or on 32 bits, so nothing can overflow a 64-bit integer.
"""

from __future__ import annotations

from typing import Final

from quebec.engine.native import i64, vec
from quebec.engine.reasons import BadInput

LAYOUT: Final = 1
EVENTS: Final = 2
FIRST_PLAYER: Final = 3

SEED_LIMIT: Final = 1 << 128
_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 16


class Chance:
    """One stream of random numbers out of a seed; other streams of the seed are independent."""

    def __init__(self, seed: int, stream: int) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise BadInput(
                "bad_seed",
                {"seed": str(seed)},
                f"a seed is a whole number from 0 to 2^128 - 1, not {seed}",
            )
        self.a: i64 = seed & _WORD
        self.b: i64 = (seed >> 32) & _WORD
        self.c: i64 = (seed >> 64) & _WORD
        self.counter: i64 = (seed >> 96) & _WORD
        self._stir()
        self.a = (self.a + stream) & _WORD
        self._stir()

    def _stir(self) -> None:
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c = self.b, self.c
        total: i64 = (self.a + b + self.counter) & _WORD
        self.counter += 1
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + total) & _WORD
        return total

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each equally likely."""
        # Lemire's method: the upper bits of a product; the lower ones detect the few biased cases.
        product: i64 = self.word() * n
        if product & _WORD < n:
            unfair: i64 = 0x100000000 % n
            while product & _WORD < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into random order, each order equally likely."""
        self.shuffle_part(items, 0, len(items))

    def shuffle_part(self, items: vec[i64], first: i64, count: i64) -> None:
        """The same for a part of the items."""
        k: i64 = count - 1
        while k > 0:
            j: i64 = self.below(k + 1)
            kept: i64 = items[first + k]
            items[first + k] = items[first + j]
            items[first + j] = kept
            k -= 1
