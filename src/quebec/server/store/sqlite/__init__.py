"""SQLite, the embedded database: a store in one file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from quebec.engine import BadInput
from quebec.server.directory import OWNER_ONLY, create_private, keep_private
from quebec.server.store.protocol import CommitListener
from quebec.server.store.schema import NEWEST, check_newest, check_not_newer
from quebec.server.store.sqlite.accounts import SqliteAccounts, SqliteAttempts, SqliteSessions
from quebec.server.store.sqlite.analyses import SqliteAnalyses
from quebec.server.store.sqlite.chat import SqliteChat
from quebec.server.store.sqlite.connections import (
    Moment,
    Readers,
    Reading,
    connect,
    connect_to_read,
    usable,
)
from quebec.server.store.sqlite.links import SqliteLinks
from quebec.server.store.sqlite.lists import SqliteLists
from quebec.server.store.sqlite.people import SqlitePeople, SqlitePeopleReader
from quebec.server.store.sqlite.schema import migrate, schema_of
from quebec.server.store.sqlite.tables import SqliteTableReader, SqliteTables, remove_table
from quebec.server.store.sqlite.values import SqliteValues
from quebec.server.store.sqlite.writer import Writer


class SqliteStore:
    """A Store: reads in threads, writes in groups."""

    def __init__(self, readers: Readers, writer: Writer) -> None:
        self.writer: Final = writer
        self._readers: Final = readers
        both = readers, writer
        self.tables: Final = SqliteTables(*both)
        self.lists: Final = SqliteLists(self._readers)
        self.links: Final = SqliteLinks(*both)
        self.chat: Final = SqliteChat(*both)
        self.analyses: Final = SqliteAnalyses(*both)
        self.people: Final = SqlitePeople(*both)
        self.accounts: Final = SqliteAccounts(*both)
        self.sessions: Final = SqliteSessions(*both)
        self.attempts: Final = SqliteAttempts(*both)
        self.values: Final = SqliteValues(*both)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.close()


class SqliteReader:
    """A StoreReader."""

    def __init__(self, reading: Reading) -> None:
        self.tables: Final = SqliteTableReader(reading)
        self.lists: Final = SqliteLists(reading)
        self.people: Final = SqlitePeopleReader(reading)


class SqliteDatabase:
    """A file with a store in it."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    def check(self) -> None:
        check_not_newer(str(self.file), self._schema())

    async def open(self, committed: CommitListener | None = None) -> SqliteStore:
        found = self._schema()
        check_not_newer(str(self.file), found)
        self._keep_private()
        if found != NEWEST:
            await asyncio.get_running_loop().run_in_executor(None, migrate, self.file)
        return SqliteStore(Readers(self.file), Writer(self.file, committed))

    @contextmanager
    def read(self) -> Iterator[SqliteReader]:
        self._check_there()
        check_newest(str(self.file), self._schema())
        with closing(connect_to_read(self.file)) as database:
            yield SqliteReader(Moment(database))

    def remove(self, table_id: str) -> bool:
        self._check_there()
        check_newest(str(self.file), self._schema())
        with usable(self.file), closing(connect(self.file)) as database:
            database.execute("BEGIN IMMEDIATE")
            is_there = remove_table(database, table_id)
            database.execute("COMMIT")
            # The log of the database still contains what was deleted.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return is_there

    def backup(self, target: Path) -> None:
        self._check_there()
        self.check()
        if target.exists():
            raise BadInput("file_exists", {"file": str(target)}, f"{target} exists already")
        part = target.with_name(target.name + ".part")
        try:
            with usable(target):
                self._copy(part)
                part.rename(target)
        finally:
            part.unlink(missing_ok=True)

    def _copy(self, target: Path) -> None:
        target.unlink(missing_ok=True)
        os.close(os.open(target, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        with (
            closing(connect_to_read(self.file)) as source,
            closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy)
            # One file, not three: without the files of a write-ahead log.
            copy.execute("PRAGMA journal_mode=DELETE")
        with target.open("rb") as written:
            os.fsync(written.fileno())

    def _keep_private(self) -> None:
        """SQLite gives the files of its log the mode of the database."""
        with usable(self.file):
            create_private(self.file)
        for suffix in ("", "-wal", "-shm"):
            keep_private(self.file.with_name(self.file.name + suffix))

    def _schema(self) -> str | None:
        with usable(self.file):
            return schema_of(self.file)

    def _check_there(self) -> None:
        if not self.file.is_file():
            place = str(self.file)
            raise BadInput("no_database", {"place": place}, f"there is no database at {place}")
