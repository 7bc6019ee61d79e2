"""Connections to an SQLite file: to write, to read concurrently, to read from outside."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Final

from quebec.engine import BadInput
from quebec.server.store.protocol import Missing, StoreFailed, TooLate
from quebec.server.store.sql.connections import Readers
from quebec.server.store.sql.integrity import damaged

READERS: Final = 2
BUSY: Final = 5000
"""Milliseconds that somebody waits for others who use the file."""
NO_PARENT: Final = sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
TAKEN: Final = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose commits are synced before they return."""
    database = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    database.text_factory = text_of
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("PRAGMA foreign_keys=ON")
    database.create_function("regexp", 2, is_found, deterministic=True)
    # Deleted data is overwritten in the file too.
    database.execute("PRAGMA secure_delete=ON")
    database.execute(f"PRAGMA busy_timeout={BUSY}")
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


@lru_cache(4096)
def is_found(pattern: str, text: str | None) -> bool:
    """What SQLite calls for REGEXP. Among many games the same people are met again and again."""
    return text is not None and re.search(pattern, text) is not None


def text_of(stored: bytes) -> str:
    """Damaged bytes in a text do not keep the rest of a list from being read."""
    return str(stored, "utf-8", "replace")


class SqliteReaders(Readers):
    def __init__(self, file: Path) -> None:
        super().__init__(READERS)
        self._file: Final = file

    def connect(self) -> sqlite3.Connection:
        database = connect(self._file)
        database.execute("PRAGMA query_only=ON")
        return database

    def translated(self, error: Exception) -> Exception:
        return translated(error) if isinstance(error, sqlite3.Error) else error


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
