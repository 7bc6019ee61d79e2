"""SQLite, the embedded database: a store in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import structlog

from quebec.engine import BadInput
from quebec.server.directory import is_used, keep_private, mark_used
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
from quebec.server.store.sqlite.copying import SUFFIXES, back_up, beside, create, restore
from quebec.server.store.sqlite.integrity import check_undamaged, damages, inconsistencies
from quebec.server.store.sqlite.links import SqliteLinks
from quebec.server.store.sqlite.lists import SqliteLists
from quebec.server.store.sqlite.pairing import check_log, log_of
from quebec.server.store.sqlite.people import SqlitePeople, SqlitePeopleReader
from quebec.server.store.sqlite.pruning import SqlitePruning, SqlitePruningReader
from quebec.server.store.sqlite.schema import migrate, schema_of
from quebec.server.store.sqlite.tables import SqliteTableReader, SqliteTables, remove_table
from quebec.server.store.sqlite.values import SqliteValues
from quebec.server.store.sqlite.writer import Writer

log = structlog.get_logger()


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
        self.pruning: Final = SqlitePruning(*both)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.close()


class SqliteReader:
    """A StoreReader."""

    def __init__(self, reading: Reading) -> None:
        self.tables: Final = SqliteTableReader(reading)
        self.lists: Final = SqliteLists(reading)
        self.people: Final = SqlitePeopleReader(reading)
        self.pruning: Final = SqlitePruningReader(reading)


class SqliteDatabase:
    """A file with a store in it."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    def check(self) -> None:
        check_not_newer(str(self.file), self._schema())

    async def open(self, committed: CommitListener | None = None) -> SqliteStore:
        await asyncio.get_running_loop().run_in_executor(None, self._prepare)
        return SqliteStore(Readers(self.file), Writer(self.file, committed))

    def _prepare(self) -> None:
        """Create the database, or check it and migrate it to the newest schema."""
        found = self._schema()
        check_not_newer(str(self.file), found)
        with usable(self.file):
            if found is None:
                create(self.file)
            for suffix in SUFFIXES:
                keep_private(beside(self.file, suffix))
            with closing(connect_to_read(self.file)) as database:
                check_undamaged(database, self.file)
            if found not in (None, NEWEST):
                migrate(self.file)
            with closing(connect_to_read(self.file)) as database:
                for problem in inconsistencies(database):
                    log.error("database_inconsistent", problem=problem)
        mark_used(self.file.parent)

    @contextmanager
    def read(self) -> Iterator[SqliteReader]:
        self._check_newest()
        with usable(self.file), closing(connect_to_read(self.file)) as database:
            yield SqliteReader(Moment(database))

    def problems(self) -> list[str]:
        self._check_newest()
        with usable(self.file), closing(connect_to_read(self.file)) as database:
            return damages(database) or inconsistencies(database)

    def remove(self, table_id: str) -> bool:
        self._check_newest()
        with usable(self.file), closing(connect(self.file)) as database:
            database.execute("BEGIN IMMEDIATE")
            is_there = remove_table(database, table_id)
            database.execute("COMMIT")
            # The log of the database still contains what was deleted.
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return is_there

    def shrink(self) -> None:
        self._check_newest()
        with usable(self.file), closing(connect(self.file)) as database:
            database.execute("VACUUM")
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def backup(self, target: Path) -> None:
        if self._schema() is None:
            raise self._nothing_here()
        self.check()
        back_up(self.file, target)

    def restore(self, source: Path) -> Path | None:
        if source.exists() and self.file.exists() and source.samefile(self.file):
            raise BadInput(
                "restored_from_itself", {"file": str(source)}, f"{source} is the database itself"
            )
        if not source.is_file():
            raise BadInput("no_backup", {"file": str(source)}, f"there is no database {source}")
        SqliteDatabase(source).check()
        kept = restore(source, self.file)
        mark_used(self.file.parent)
        return kept

    def _check_newest(self) -> None:
        found = self._schema()
        if found is None:
            raise self._nothing_here()
        check_newest(str(self.file), found)

    def _schema(self) -> str | None:
        """None if nothing was ever here; everything that could not have been left by this program
        is refused, before SQLite opens it."""
        place = str(self.file)
        if not self.file.exists():
            if is_used(self.file.parent) or log_of(self.file).exists():
                problem = f"{self.file} was here before, but is missing"
                raise BadInput("database_missing", {"place": place}, problem)
            return None
        with usable(self.file):
            if self.file.stat().st_size == 0:
                raise BadInput("database_empty", {"place": place}, f"{self.file} is empty")
            check_log(self.file)
            found = schema_of(self.file)
        if found is None:
            problem = f"{self.file} is a database, but not of this program"
            raise BadInput("database_of_another", {"place": place}, problem)
        return found

    def _nothing_here(self) -> BadInput:
        place = str(self.file)
        return BadInput("no_database", {"place": place}, f"there is no database at {place}")
