"""Copies of a database: backups, and their return."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from quebec.engine import BadInput
from quebec.server.directory import OWNER_ONLY, OWNER_ONLY_DIRECTORY
from quebec.server.store.moving import copy_rows
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.integrity import refuse
from quebec.server.store.sqlite.connections import connect_to_read, usable
from quebec.server.store.sqlite.integrity import (
    damages,
    missing,
    strangers,
    unknown_references,
)
from quebec.server.store.sqlite.pairing import number_anew
from quebec.server.store.sqlite.schema import migrate

PART: Final = ".part"
SUFFIXES: Final = ("", "-wal", "-shm", "-journal")
"""Of the files that SQLite may have beside a database, the database first."""


def create(file: Path) -> None:
    """A new database. It is there as a whole: an empty file is never a new one."""
    with _new(file):
        pass


def create_from(source: Connection, file: Path) -> dict[str, int]:
    """A new database with all rows of another one."""
    with _new(file) as database:
        database.execute("BEGIN")
        counts = copy_rows(source, database)
        database.execute("COMMIT")
    return counts


@contextmanager
def as_database(source: Path) -> Iterator[Connection]:
    """The rows of a backup, in the newest schema; the file stays as it is."""
    with TemporaryDirectory() as scratch, _copied(source, Path(scratch, "copy")) as part:
        migrate(part)
        with closing(connect_to_read(part)) as database:
            refuse(source, damages(database) or missing(database))
            database.execute("BEGIN")
            yield database


@contextmanager
def _new(file: Path) -> Iterator[sqlite3.Connection]:
    """An empty database, which gets its name at the end."""
    part = beside(file, PART)
    _remove(part)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        migrate(part)
        with closing(sqlite3.connect(part, isolation_level=None)) as database:
            yield database
            number_anew(database)
        sync(part)
        part.rename(file)
        sync(file.parent)
    finally:
        _remove(part)


def back_up(file: Path, target: Path) -> None:
    """Copy a database that may be in use. The copy is complete and undamaged, or does not exist."""
    if target.exists():
        raise BadInput("file_exists", {"file": str(target)}, f"{target} exists already")
    with usable(target), _copied(file, beside(target, PART)) as part:
        with closing(connect_to_read(part)) as copy:
            refuse(file, damages(copy))
        part.rename(target)
        sync(target.parent)


def restore(source: Path, file: Path) -> Path | None:
    """Put a copy of a database in the place of another one.

    Returns the directory where the other one was moved with its log. Until the copy is complete and
    checked, nothing is changed. If it is interrupted after that, there is no database, which a
    server refuses: then it has to be repeated.
    """
    with usable(source), _copied(source, beside(file, PART)) as part:
        with closing(sqlite3.connect(part)) as copy:
            refuse(source, damages(copy) or [*strangers(copy), *unknown_references(copy)])
        migrate(part)
        # Whatever of a log is left would lie beside another file.
        with closing(sqlite3.connect(part)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")
            refuse(source, missing(copy))
        sync(part)
        kept = _set_aside(file)
        part.rename(file)
        sync(file.parent)
    return kept


@contextmanager
def _copied(source: Path, part: Path) -> Iterator[Path]:
    """A copy in one file, for its owner only, with what is in the log of the source."""
    _remove(part)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        with closing(connect_to_read(source)) as database, closing(sqlite3.connect(part)) as copy:
            database.backup(copy)
            # One file, not three: without the files of a write-ahead log.
            copy.execute("PRAGMA journal_mode=DELETE")
            number_anew(copy)
        sync(part)
        yield part
    finally:
        _remove(part)


def _set_aside(file: Path) -> Path | None:
    """Move a database to a directory of its own. It goes before its log: without the log, it would
    lack what was written last."""
    there = [beside(file, suffix) for suffix in SUFFIXES if beside(file, suffix).exists()]
    if not there:
        return None
    kept = file.with_name(f"replaced-{datetime.now(UTC):%Y%m%dT%H%M%S.%f}")
    kept.mkdir(OWNER_ONLY_DIRECTORY)
    for one in there:
        one.rename(kept / one.name)
        sync(file.parent)
    sync(kept)
    return kept


def beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def sync(file: Path) -> None:
    """Also a directory: then its names are on disk."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove(part: Path) -> None:
    for suffix in SUFFIXES:
        beside(part, suffix).unlink(missing_ok=True)
