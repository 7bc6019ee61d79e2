"""What thinking may cost: positions, and somebody who says when it is time to answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quebec.engine.native import i64

BETWEEN_LOOKS: Final[i64] = 16
"""Positions between two looks at the clock: about a tenth of a millisecond."""


class Meter:
    """Counts positions. Once it is out, whoever thinks drops what is unfinished and answers."""

    def __init__(self, most: i64, is_time: Callable[[], bool] | None = None) -> None:
        self.most = most
        self.is_time = is_time
        self.positions: i64 = 0
        self.out: bool = False
        self.next_look: i64 = 0

    def count(self) -> None:
        """One more position."""
        self.positions += 1
        if self.positions >= self.most:
            self.out = True
        elif self.is_time is not None and self.positions >= self.next_look:
            self.next_look = self.positions + BETWEEN_LOOKS
            if self.is_time():
                self.out = True
