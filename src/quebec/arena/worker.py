"""A worker that plays batches of games, and survives a player that crashes its process."""

from __future__ import annotations

import tempfile
from pathlib import Path
from threading import Event
from typing import Final

from quebec.arena.game import Finished, broken_off, too_slow
from quebec.arena.journal import Journal
from quebec.arena.match import Match
from quebec.arena.played import Played
from quebec.processes.child import Child, ChildEnded
from quebec.processes.parent import command_for

LONGEST_LOOK: Final = 0.25
"""Seconds between two checks of a player's time limit."""


class WorkerBroke(RuntimeError):
    """A process ended, but not because of a player."""


class Worker:
    """Plays batches of games of a match in a child process.

    A player that crashes the process, or does not answer in time, loses its game; a new process
    plays the rest of the batch.
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
        """Abort the current batch; called from another thread."""
        self._interrupted.set()
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def _broken_off(self, process: GameProcess, game: int) -> list[Finished]:
        """The game in progress when the process ended, lost by the seat that had to choose."""
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


class GameProcess:
    """Plays batches of games; ends when a player takes too long or crashes it."""

    def __init__(self, match: Match, keep: bool) -> None:
        self.overdue = False
        """Whether it was killed because a player took too long."""
        self._limit = match.limit
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
            place = Path(scratch, "journal")
            place.touch()
            self.journal = Journal(place)
            self.journal.rest()
            self._child = Child(command_for("quebec.arena.child"))
            try:
                self._child.ask({"journal": str(place), "match": match.as_json(), "keep": keep})
            except ChildEnded:
                said = self._child.last_words()
                self.close()
                raise WorkerBroke(said.strip().rpartition("\n")[2]) from None

    def play(self, first: int, count: int) -> list[Finished]:
        """The games from the first on; fewer than asked for if the process ended early."""
        self._child.say(f"[{first}, {count}]")
        done: list[Finished] = []
        while len(done) < count and not self.overdue:
            try:
                played, *rest = self._child.answer(min(LONGEST_LOOK, self._limit / 4))
            except TimeoutError:
                self.overdue = self.journal.thinking > self._limit
            except ChildEnded:
                break
            else:
                done.append(Finished(Played.from_json(played), *rest))
        return done

    def kill(self) -> None:
        """Kill it at once, with all processes that players have started in it."""
        self._child.kill()

    def close(self) -> str:
        """End it and clean up; returns how it ended, in words."""
        code = self._child.close()
        return f"by signal {-code}" if code < 0 else f"with code {code}"
