"""What a process is doing now, in memory that another process can read.

A player can hang, or crash its whole process. The parent then reads here which game it was,
which seat was thinking, since when, and which moves had been played.
"""

from __future__ import annotations

import mmap
from pathlib import Path
from time import monotonic_ns
from typing import Final

SEATS: Final = 5
MOST_MOVES: Final = 1 << 14
"""Far more than a game has: about three hundred are usual."""

GAME, SEAT, SINCE, COUNT, ASKED, TIME, MOVES = 0, 1, 2, 3, 4, 4 + SEATS, 4 + 2 * SEATS
SIZE: Final = MOVES + MOST_MOVES
NO_GAME: Final = -1


class Journal:
    """Whole numbers in a file in memory: written by one process, read by another."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            file.truncate(8 * SIZE)
            self._memory = mmap.mmap(file.fileno(), 8 * SIZE)
        self._numbers = memoryview(self._memory).cast("q")

    def close(self) -> None:
        self._numbers.release()
        self._memory.close()

    def rest(self) -> None:
        """No game is in progress."""
        self._numbers[SINCE] = 0
        self._numbers[GAME] = NO_GAME

    def begin(self, game: int) -> None:
        numbers = self._numbers
        numbers[SINCE] = 0
        for k in range(SEAT, MOVES):
            numbers[k] = 0
        numbers[GAME] = game

    def think(self, seat: int) -> None:
        """This seat starts to think."""
        self._numbers[SEAT] = seat
        self._numbers[SINCE] = monotonic_ns()

    def moved(self, seat: int, move: int, nanoseconds: int) -> None:
        numbers = self._numbers
        count = numbers[COUNT]
        numbers[MOVES + count] = move
        numbers[COUNT] = count + 1
        numbers[ASKED + seat] += 1
        numbers[TIME + seat] += nanoseconds

    @property
    def game(self) -> int:
        """The number of the current game, or NO_GAME."""
        return self._numbers[GAME]

    @property
    def seat(self) -> int:
        return self._numbers[SEAT]

    @property
    def thinking(self) -> float:
        """For how many seconds the seat has been thinking."""
        since = self._numbers[SINCE]
        return (monotonic_ns() - since) / 1e9 if since else 0.0

    @property
    def moves(self) -> list[int]:
        return self._numbers[MOVES : MOVES + self._numbers[COUNT]].tolist()

    def asked(self, seats: int) -> tuple[int, ...]:
        return tuple(self._numbers[ASKED : ASKED + seats])

    def milliseconds(self, seats: int) -> tuple[float, ...]:
        return tuple(round(time / 1e6, 3) for time in self._numbers[TIME : TIME + seats])
