"""A process for games, seen from outside: started, given batches, watched, ended."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from quebec.arena.game import Finished
from quebec.arena.journal import Journal
from quebec.arena.match import Match
from quebec.arena.played import Played

START: Final = (
    "import sys; place, *sys.path = sys.argv[1:]; from quebec.arena.child import main; main(place)"
)
LONGEST_LOOK: Final = 0.25
"""Seconds between two looks at whether a player is still within the limit."""


class WorkerBroke(RuntimeError):
    """A process ended, and no player is to blame."""


class GameProcess:
    """Plays batches of games; ends when a player is overdue, or when a player ends it."""

    def __init__(self, match: Match, keep: bool) -> None:
        self.overdue = False
        """Whether it was ended because a player took too long."""
        self._ended = Event()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
            place, complaints = Path(scratch, "journal"), Path(scratch, "complaints")
            place.touch()
            self.journal = Journal(place)
            self.journal.rest()
            with complaints.open("wb") as stderr:
                # A group of its own, so that what players start can be ended with it.
                self._process = subprocess.Popen(
                    [sys.executable, "-c", START, str(place), *sys.path],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=stderr,
                    encoding="utf-8",
                    start_new_session=True,
                )
            self._tell({"match": match.as_json(), "keep": keep})
            if self._heard() != "ready\n":
                self.close()
                said = complaints.read_text(encoding="utf-8", errors="replace")
                raise WorkerBroke(said.strip().rpartition("\n")[2])
        self._watcher = Thread(target=self._watch, args=(match.limit,), daemon=True)
        self._watcher.start()

    def play(self, first: int, count: int) -> list[Finished]:
        """The games from the first on; fewer than asked for if it ended amid them."""
        self._tell([first, count])
        done: list[Finished] = []
        while len(done) < count:
            line = self._heard()
            if not line.endswith("\n"):
                break
            played, record = json.loads(line)
            done.append(Finished(Played.from_json(played), record))
        return done

    def kill(self) -> None:
        """End it, whatever it is doing, with all that players have started in it."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def close(self) -> str:
        """End it and put everything away; tells how it ended."""
        self.kill()
        code = self._process.wait()
        self._ended.set()
        if hasattr(self, "_watcher"):
            self._watcher.join()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with suppress(OSError):
                stream.close()
        return f"by signal {-code}" if code < 0 else f"with code {code}"

    def _tell(self, what: object) -> None:
        assert self._process.stdin is not None
        # If it has ended, what it answered, or did not, tells the rest.
        with suppress(OSError):
            print(json.dumps(what), file=self._process.stdin, flush=True)

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _watch(self, limit: float) -> None:
        while not self._ended.wait(min(LONGEST_LOOK, limit / 4)):
            if self.journal.thinking > limit:
                self.overdue = True
                self.kill()
                return
