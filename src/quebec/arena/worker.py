"""Somebody who plays batches of games, and goes on when a player takes the process down."""

from __future__ import annotations

from threading import Event

from quebec.arena.game import Finished, broken_off, too_slow
from quebec.arena.match import Match
from quebec.arena.process import GameProcess, WorkerBroke


class Worker:
    """Plays batches of games of a match in a process of its own.

    A player that takes that process down, or does not answer in time, has lost its game; the rest
    of the batch is played by a new process.
    """

    def __init__(self, match: Match, keep: bool) -> None:
        self._match = match
        self._keep = keep
        self._process: GameProcess | None = None
        self._interrupted = Event()

    def play(self, first: int, count: int) -> list[Finished]:
        """The games from the first on."""
        done: list[Finished] = []
        while len(done) < count:
            if self._process is None:
                self._process = GameProcess(self._match, self._keep)
            if self._interrupted.is_set():
                raise WorkerBroke("it was interrupted")
            done += self._process.play(first + len(done), count - len(done))
            if len(done) < count:
                done += self._broken_off(self._process, first + len(done))
        return done

    def interrupt(self) -> None:
        """Give up the batch under way; from another thread."""
        self._interrupted.set()
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def _broken_off(self, process: GameProcess, game: int) -> list[Finished]:
        """The game that was under way when the process ended, lost by whoever had to choose."""
        self._process = None
        how = process.close()
        if self._interrupted.is_set():
            raise WorkerBroke("it was interrupted")
        if process.journal.game == game:
            why = too_slow(self._match) if process.overdue else f"its process ended {how}"
            return [broken_off(self._match, process.journal, why, self._keep)]
        if not process.overdue:
            raise WorkerBroke(f"a process for games ended {how}")
        return []
