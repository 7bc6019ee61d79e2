"""A database beside its server, or without one: looked at, and copied, never written."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

from quebec.engine import BadInput
from quebec.server.store.rows import ListedGame
from quebec.server.store.shape import NEWEST, check_shape, shape_of
from quebec.server.store.sqlite import SqliteStore
from quebec.server.store.sqlite.lists import LISTED

T = TypeVar("T")
PRIVATE: Final = 0o600


class ReadStore(SqliteStore):
    """A database in one transaction that only reads. It has no writer, no threads."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database: Final = database

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return work(self._database)

    async def listed(self) -> list[ListedGame]:
        """All tables, the oldest first."""
        return await self._listed(f"{LISTED} ORDER BY created, id")


@contextmanager
def to_read(file: Path) -> Iterator[ReadStore]:
    """The database as it is at this moment; what a server writes from now on is not seen."""
    check_there(file)
    shape = shape_of(file)
    if shape != NEWEST:
        raise BadInput(
            "database_older",
            {"place": str(file), "found": str(shape), "present": NEWEST},
            f"{file} has the older shape {shape}; this program works with {NEWEST}",
        )
    with closing(read_only(file)) as database:
        database.execute("BEGIN")
        yield ReadStore(database)


def backup(file: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is whole, or it is not there."""
    check_there(file)
    if target.exists():
        raise BadInput("file_exists", {"file": str(target)}, f"{target} exists already")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, PRIVATE))
        with closing(read_only(file)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            # One file, not three: nobody has to think of those that come with a log of writes.
            copy.execute("PRAGMA journal_mode=DELETE")
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BadInput(
            "data_unusable",
            {"place": str(target), "why": str(error)},
            f"{target} cannot be written: {error}",
        ) from error


def check_there(file: Path) -> None:
    if not file.is_file():
        raise BadInput("no_database", {"place": str(file)}, f"there is no database at {file}")
    check_shape(file)


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.resolve().as_uri()}?mode=ro",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
