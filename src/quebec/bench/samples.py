"""Measuring a subject: processor time of whole batches, and memory of many copies."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path
from time import process_time

from quebec.bench.subject import Subject

MEMORY = Path("/proc/self/statm")
HOLES = 4 << 20
"""Bytes: copies fill memory that is already free before they take new memory."""
GROWTH = 16 << 20
MOST_COPIES = 100_000


@dataclass(frozen=True)
class Sample:
    """One repetition of one subject."""

    games: int
    decisions: int
    play_seconds: float
    copies: int
    copy_seconds: float
    new_games: int
    new_game_seconds: float


@dataclass
class Batch:
    """Something to repeat; finds out how many times take long enough to be timed."""

    do: Callable[[int], int]
    size: int = 0

    def time(self, seconds: float) -> tuple[int, float]:
        """Its result, and the processor time it took."""
        if self.size == 0:
            self.size = self.fitting(seconds)
        start = process_time()
        result = self.do(self.size)
        return result, process_time() - start

    def fitting(self, seconds: float) -> int:
        """As often as fits into the time; finding that out also warms the caches."""
        size = 1
        while True:
            start = process_time()
            self.do(size)
            spent = process_time() - start
            if spent >= seconds / 4:
                return max(1, round(size * seconds / spent))
            size *= 2


class Sampler:
    """Measures one subject repeatedly, always with batches of the same size."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = Batch(subject.play)
        self.copies = Batch(_repeated(subject.copy))
        self.new_games = Batch(_repeated(subject.new_game))

    def sample(self, seconds: float) -> Sample:
        """One repetition: most of the time for games, a quarter of it for copies and set-ups."""
        decisions, play_seconds = self.games.time(seconds)
        _, new_game_seconds = self.new_games.time(seconds / 4)
        copy_seconds = self.copies.time(seconds / 4)[1] if self.subject.copy else 0.0
        return Sample(
            self.games.size,
            decisions,
            play_seconds,
            self.copies.size,
            copy_seconds,
            self.new_games.size,
            new_game_seconds,
        )


def bytes_per_state(subject: Subject) -> int | None:
    """How much a process grows for one more copy; None where that cannot be measured.

    It is measured in a fork, so that freed memory does not affect the next measurement.
    """
    if subject.copy is None or not MEMORY.exists():
        return None
    reading, writing = os.pipe()
    fork = os.fork()
    if fork == 0:
        os.write(writing, str(_growth(subject.copy)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        grown = pipe.read()
    os.waitpid(fork, 0)
    return int(grown) if grown else None


def _growth(copy: Callable[[], object]) -> int:
    gc.collect()
    held: list[object] = []
    for growth in (HOLES, GROWTH):
        begin, count = _memory(), len(held)
        while _memory() - begin < growth and len(held) - count < MOST_COPIES:
            held.extend([copy() for _ in range(100)])
    return round((_memory() - begin) / (len(held) - count))


def _memory() -> int:
    """The resident memory of this process: C++ objects count as well as Python's."""
    resident_pages = int(MEMORY.read_text().split()[1])
    return resident_pages * os.sysconf("SC_PAGE_SIZE")


def _repeated(do: Callable[[], object] | None) -> Callable[[int], int]:
    def repeatedly(times: int) -> int:
        assert do is not None
        for _ in repeat(None, times):
            do()
        return times

    return repeatedly
