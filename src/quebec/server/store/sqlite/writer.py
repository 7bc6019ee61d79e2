"""The writer of an SQLite file, and of its write-ahead log."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

import structlog

from quebec.server.store.protocol import CommitListener
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Job, Writer, notify
from quebec.server.store.sqlite.connections import BUSY, connect, translated
from quebec.server.store.sqlite.failures import failure
from quebec.server.store.sqlite.pairing import log_of, number_next_log

log = structlog.get_logger()
FULL: Final = 2
"""The value of `PRAGMA synchronous` when every commit is synced."""
LONGEST_LOG: Final = 4 * 2**20
"""Bytes of the write-ahead log after which it is moved into the database."""
PATIENCE: Final = 200
"""Milliseconds that the writer waits for readers, if it can try again later."""
AGAIN_SECONDS: Final = 1


class SqliteWriter(Writer):
    """After a failed commit something else is written in its place: if only the sync has failed,
    its pages are in the log, and a server that is killed now would find them there."""

    def __init__(self, file: Path, committed: CommitListener | None = None) -> None:
        super().__init__(committed)
        self._file: Final = file
        self._log: Final = log_of(file)
        self._database: Final = connect(file)
        assert self._database.execute("PRAGMA synchronous").fetchone() == (FULL,)
        # Checkpoints are made here, because each is followed by the number of the next log.
        self._database.execute("PRAGMA wal_autocheckpoint=0")
        self._database.execute("PRAGMA journal_size_limit=0")
        self._checkpoint_at = 0
        self._checkpoint("TRUNCATE")
        self._has_erased = False
        """Something was erased, and may still be in the log."""
        self._thread.start()

    def database(self) -> Connection:
        return self._database

    def begin(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def is_of_database(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.OperationalError)

    def translated(self, error: Exception) -> Exception:
        return translated(error)

    def failed(self, error: Exception) -> Exception:
        assert isinstance(error, sqlite3.Error)
        problem = failure(error, self._file)
        self.undo()
        return problem

    @property
    def patience(self) -> float | None:
        return AGAIN_SECONDS if self._has_erased else None

    def _write_and_notify(self, group: list[Job]) -> None:
        outcomes = self._write(group)
        if any(job.erases for job in group):
            self._has_erased = True
            self.tidy()
            notify(outcomes)
        else:
            notify(outcomes)
            self.tidy()

    def undo(self) -> None:
        """Also overwrite what a failed commit may have left in the log."""
        try:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            number_next_log(self._database)
        except sqlite3.Error as error:
            log.error("not_undone", problem=str(error))

    def tidy(self) -> None:
        """Move the log into the database, if it is long or must not be kept."""
        try:
            if self._has_erased:
                self._database.execute(f"PRAGMA busy_timeout={PATIENCE}")
                self._has_erased = not self._checkpoint("TRUNCATE")
                self._database.execute(f"PRAGMA busy_timeout={BUSY}")
            elif os.stat(self._log).st_size >= self._checkpoint_at:
                self._checkpoint("PASSIVE")
        except (sqlite3.Error, OSError) as error:
            log.error("checkpoint_failed", problem=str(error))

    def _checkpoint(self, how: str) -> bool:
        """Returns whether all of the log could be moved. Readers of an earlier state prevent it:
        then it grows until the next attempt."""
        busy, _, _ = self._database.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        number_next_log(self._database)
        self._checkpoint_at = os.stat(self._log).st_size + LONGEST_LOG
        return not busy
