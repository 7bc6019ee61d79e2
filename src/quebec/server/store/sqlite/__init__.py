"""SQLite, the embedded database: a store in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import structlog

from quebec.engine import BadInput
from quebec.server.directory import OWNER_ONLY_DIRECTORY, is_used, keep_private, mark_used
from quebec.server.store.protocol import CommitListener
from quebec.server.store.schema import NEWEST, check_newest, check_not_newer
from quebec.server.store.sql import SqlReader, SqlStore
from quebec.server.store.sql.connections import Connection, Moment
from quebec.server.store.sql.integrity import refuse
from quebec.server.store.sql.moderation import note
from quebec.server.store.sql.tables import remove_table
from quebec.server.store.sqlite.connections import (
    SqliteReaders,
    connect,
    connect_to_read,
    usable,
)
from quebec.server.store.sqlite.copying import (
    SUFFIXES,
    as_database,
    back_up,
    beside,
    create,
    create_from,
    restore,
)
from quebec.server.store.sqlite.integrity import damages, inconsistencies, missing
from quebec.server.store.sqlite.pairing import check_log, log_of
from quebec.server.store.sqlite.schema import migrate, schema_of
from quebec.server.store.sqlite.writer import SqliteWriter

log = structlog.get_logger()


class SqliteDatabase:
    """A file with a store in it."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file

    def check(self, *, shared: bool = False) -> None:
        if shared:
            raise BadInput(
                "database_not_shared",
                {},
                "several processes need a database of PostgreSQL: --database postgresql://...",
            )
        check_not_newer(str(self.file), self._schema())

    async def open(
        self, committed: CommitListener | None = None, *, shared: bool = False
    ) -> SqlStore:
        await asyncio.get_running_loop().run_in_executor(None, self._prepare)
        with usable(self.file):
            return SqlStore(SqliteReaders(self.file), SqliteWriter(self.file, committed))

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
                refuse(self.file, damages(database, "quick_check"))
            if found not in (None, NEWEST):
                migrate(self.file)
            with closing(connect_to_read(self.file)) as database:
                refuse(self.file, missing(database))
                for problem in inconsistencies(database):
                    log.error("database_inconsistent", problem=problem)
            mark_used(self.file.parent)

    @contextmanager
    def read(self) -> Iterator[SqlReader]:
        with self.moment() as database:
            yield SqlReader(Moment(database))

    @contextmanager
    def moment(self) -> Iterator[Connection]:
        self._check_newest()
        with usable(self.file), closing(connect_to_read(self.file)) as database:
            database.execute("BEGIN")
            yield database

    def fill(self, source: Connection) -> dict[str, int]:
        if self._schema() is not None:
            place = str(self.file)
            raise BadInput("database_not_empty", {"place": place}, f"{place} exists already")
        with usable(self.file):
            self.file.parent.mkdir(OWNER_ONLY_DIRECTORY, parents=True, exist_ok=True)
            return create_from(source, self.file)

    @contextmanager
    def newest(self) -> Iterator[Connection]:
        """All rows, as they would be after a migration; the file itself stays as it is."""
        if not self.file.is_file():
            raise no_backup(self.file)
        self.check()
        with usable(self.file), as_database(self.file) as database:
            yield database

    @contextmanager
    def alone(self) -> Iterator[None]:
        # A process that uses the file locks its directory.
        yield

    def problems(self) -> list[str]:
        self._check_newest()
        with usable(self.file), closing(connect_to_read(self.file)) as database:
            return damages(database) or missing(database) or inconsistencies(database)

    def remove(self, table_id: str, time: int, reason: str) -> bool:
        self._check_newest()
        with usable(self.file), closing(connect(self.file)) as database:
            database.execute("BEGIN IMMEDIATE")
            is_there = remove_table(database, table_id)
            if is_there:
                note(database, time, "table_removed", table_id, reason)
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

    def restore(self, source: Path) -> str | None:
        if source.exists() and self.file.exists() and source.samefile(self.file):
            raise BadInput(
                "restored_from_itself", {"file": str(source)}, f"{source} is the database itself"
            )
        if not source.is_file():
            raise no_backup(source)
        SqliteDatabase(source).check()
        kept = restore(source, self.file)
        mark_used(self.file.parent)
        return str(kept) if kept else None

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


def no_backup(file: Path) -> BadInput:
    return BadInput("no_backup", {"file": str(file)}, f"there is no database {file}")
