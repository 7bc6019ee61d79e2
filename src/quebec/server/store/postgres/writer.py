"""The writer of a PostgreSQL database."""

from __future__ import annotations

from typing import Final

import psycopg
import structlog
from psycopg import errors

from quebec.server.store.postgres.connections import (
    OF_DATABASE,
    PATIENT,
    PostgresConnection,
    failure,
    translated,
)
from quebec.server.store.protocol import CommitListener
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Job, Outcome, Writer

log = structlog.get_logger()
SYNCED: Final = (
    # What is acknowledged is on disk, whatever the default of the database is.
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
AWAKE: Final = "SET idle_in_transaction_session_timeout = '10s'"
"""A process that was stopped in the middle of a transaction holds up nobody for longer."""
SERVER_LOCK: Final = 1608_0002
LOCKED: Final = ("SET lock_timeout = '1s'", f"SELECT pg_advisory_lock({SERVER_LOCK})", PATIENT)
"""The process with this lock is the only one that uses the database; released with the
connection."""
SHARED: Final = (
    "SET lock_timeout = '1s'",
    f"SELECT pg_advisory_lock_shared({SERVER_LOCK})",
    PATIENT,
)
"""The same for one of several."""
AGAIN: Final = (errors.DeadlockDetected, errors.SerializationFailure)


class PostgresWriter(Writer):
    """Several processes may write. Each writes in the order of the subjects, and what two of them
    have locked in a circle all the same is written again."""

    def __init__(self, url: str, committed: CommitListener | None, *, shared: bool) -> None:
        super().__init__(committed)
        lock = SHARED if shared else LOCKED
        self._database: Final = PostgresConnection(url, SYNCED, AWAKE, *lock)
        self._thread.start()

    def database(self) -> Connection:
        return self._database

    def begin(self) -> None:
        try:
            self._database.execute("BEGIN")
        except psycopg.OperationalError:
            # Lost since the last commit: nothing was written yet, so it may be begun again.
            if not self._database.is_lost:
                raise
            self._database.execute("BEGIN")

    def is_of_database(self, error: Exception) -> bool:
        return isinstance(error, OF_DATABASE)

    def is_repeatable(self, error: Exception) -> bool:
        return isinstance(error, AGAIN)

    def translated(self, error: Exception) -> Exception:
        return translated(error)

    def failed(self, error: Exception) -> Exception:
        self.undo()
        return failure(error)

    def undo(self) -> None:
        self._database.roll_back()

    def _write(self, group: list[Job]) -> list[Outcome]:
        # The order of pieces with the same subject stays as it is.
        group.sort(key=lambda job: job.subject)
        return super()._write(group)
