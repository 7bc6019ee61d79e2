"""Connections to an SQLite file: to write, to read concurrently, to read from outside."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import local
from typing import Any, Final, Protocol, TypeVar

from quebec.engine import BadInput
from quebec.server.store.protocol import Gone, Missing, StoreFailed, TooLate
from quebec.server.store.sqlite.integrity import damaged

T = TypeVar("T")
READERS: Final = 2
NO_PARENT: Final = sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are synced before they return."""
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.text_factory = text_of
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("PRAGMA foreign_keys=ON")
    # Deleted data is overwritten in the file too.
    database.execute("PRAGMA secure_delete=ON")
    database.execute("PRAGMA busy_timeout=5000")
    return database


def connect_to_read(file: Path) -> sqlite3.Connection:
    """A connection that cannot write, to a file that a server may be using."""
    database = sqlite3.connect(
        f"{file.resolve().as_uri()}?mode=ro",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
    database.text_factory = text_of
    return database


def text_of(stored: bytes) -> str:
    """Damaged bytes in a text do not keep the rest of a list from being read."""
    return str(stored, "utf-8", "replace")


class Reading(Protocol):
    """Runs something on a reading connection."""

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    async def rows(self, query: str, *values: object) -> list[Any]:
        return await self.read(lambda database: database.execute(query, values).fetchall())

    async def row(self, query: str, *values: object) -> Any:
        return await self.read(lambda database: database.execute(query, values).fetchone())


class Readers(Reading):
    """Reads in threads, each with its own connection."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._threads: Final = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._own: Final = local()
        self._open: Final[list[sqlite3.Connection]] = []

    def close(self) -> None:
        self._threads.shutdown()
        for database in self._open:
            database.close()

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, lambda: work(self._database())
            )
        except sqlite3.Error as error:
            raise translated(error) from error

    def _database(self) -> sqlite3.Connection:
        """This thread's connection."""
        database: sqlite3.Connection | None = getattr(self._own, "database", None)
        if database is None:
            database = self._own.database = connect(self._file)
            database.execute("PRAGMA query_only=ON")
            self._open.append(database)
        return database


class Moment(Reading):
    """Reads in one transaction: what a server writes from now on is not seen."""

    def __init__(self, database: sqlite3.Connection) -> None:
        database.execute("BEGIN")
        self._database: Final = database

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return work(self._database)


def check_not_gone(database: sqlite3.Connection, person: str) -> None:
    """In the transaction that writes something of theirs."""
    gone = "SELECT 1 FROM persons WHERE id = ? AND gone IS NOT NULL"
    if database.execute(gone, (person,)).fetchone():
        raise Gone


def translated(error: Exception) -> Exception:
    """Our error for an exception of a statement."""
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode in TAKEN:
        return TooLate(str(error))
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorcode == NO_PARENT:
        return Missing(str(error))
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError):
        return StoreFailed(str(error))
    return error


@contextmanager
def usable(place: Path) -> Iterator[None]:
    """Reports what is wrong with a file as BadInput."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise _unusable(place, error) from error
        raise damaged(place, str(error)) from error
    except (OSError, sqlite3.Error) as error:
        raise _unusable(place, error) from error


def _unusable(place: Path, error: Exception) -> BadInput:
    return BadInput(
        "data_unusable",
        {"place": str(place), "why": str(error)},
        f"{place} cannot be used: {error}",
    )
