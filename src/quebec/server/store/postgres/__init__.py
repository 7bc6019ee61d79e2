"""PostgreSQL: a store on a server of its own, which several processes may share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Final, Protocol

import structlog
from psycopg import errors

from quebec.engine import BadInput
from quebec.server.store.moving import copy_rows, is_empty
from quebec.server.store.postgres.connections import (
    PostgresConnection,
    PostgresReaders,
    place_of,
    usable,
)
from quebec.server.store.postgres.schema import columns_of, migrate, oldest_program, schema_of
from quebec.server.store.postgres.writer import LOCKED, SHARED, PostgresWriter
from quebec.server.store.protocol import CommitListener
from quebec.server.store.schema import NEWEST, check_newest, check_not_newer
from quebec.server.store.sql import SqlReader, SqlStore
from quebec.server.store.sql.connections import Connection, Moment
from quebec.server.store.sql.integrity import inconsistencies, missing, refuse
from quebec.server.store.sql.moderation import note
from quebec.server.store.sql.tables import remove_table

log = structlog.get_logger()
OLDEST_VERSION: Final = 13
READ: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Kept(Protocol):
    """A backup in a file."""

    def fill(self, source: Connection) -> dict[str, int]: ...

    def newest(self) -> AbstractContextManager[Connection]: ...


class PostgresDatabase:
    """A database of PostgreSQL with a store in it. Its backups are files of another database."""

    def __init__(self, url: str, kept_as: Callable[[Path], Kept]) -> None:
        self.url: Final = url
        self._kept_as: Final = kept_as
        self.place: Final = place_of(url)

    def check(self, *, shared: bool = False) -> None:
        with self._connected() as database:
            self._check(database)
        with self._locked(SHARED if shared else LOCKED):
            pass

    async def open(
        self, committed: CommitListener | None = None, *, shared: bool = False
    ) -> SqlStore:
        await asyncio.get_running_loop().run_in_executor(None, self._prepare)
        try:
            writer = PostgresWriter(self.url, committed, shared=shared)
        except errors.LockNotAvailable:
            raise self._in_use() from None
        return SqlStore(PostgresReaders(self.url), writer)

    def _prepare(self) -> None:
        """Create the tables, or check them and migrate them to the newest schema."""
        with self._connected() as database:
            if (self._check(database) or "") < NEWEST:
                migrate(self.url)
            refuse(self.place, missing(columns_of(database)))
            for problem in inconsistencies(database):
                log.error("database_inconsistent", problem=problem)
            for name in ("fsync", "full_page_writes"):
                if _setting(database, name) == "off":
                    log.warning("database_unsafe", setting=name)

    @contextmanager
    def read(self) -> Iterator[SqlReader]:
        with self.moment() as database:
            yield SqlReader(Moment(database))

    @contextmanager
    def moment(self) -> Iterator[Connection]:
        """To read everything as it is now."""
        with self._connected() as database:
            self._check_newest(database)
            database.execute(READ)
            yield database

    def problems(self) -> list[str]:
        with self._connected() as database:
            self._check_newest(database)
            return missing(columns_of(database)) or inconsistencies(database)

    def remove(self, table_id: str, time: int, reason: str) -> bool:
        with self._connected() as database:
            self._check_newest(database)
            database.execute("BEGIN")
            is_there = remove_table(database, table_id)
            if is_there:
                note(database, time, "table_removed", table_id, reason)
            database.execute("COMMIT")
        return is_there

    def shrink(self) -> None:
        with self._connected() as database:
            self._check_newest(database)
            # What was deleted is overwritten by what comes next; FULL would lock all tables.
            database.execute("VACUUM")

    def alone(self) -> AbstractContextManager[None]:
        return self._locked(LOCKED)

    @contextmanager
    def _locked(self, how: Sequence[str]) -> Iterator[None]:
        with self._connected() as database:
            try:
                for statement in how:
                    database.execute(statement)
            except errors.LockNotAvailable:
                raise self._in_use() from None
            yield

    def fill(self, source: Connection) -> dict[str, int]:
        with self.alone(), self._connected() as database:
            found = self._check(database)
            if found is not None:
                check_newest(self.place, found)
                if not is_empty(database):
                    problem = f"{self.place} is not empty"
                    raise BadInput("database_not_empty", {"place": self.place}, problem)
            else:
                migrate(self.url)
            database.execute("BEGIN")
            counts = copy_rows(source, database)
            database.execute("COMMIT")
        return counts

    def backup(self, target: Path) -> None:
        if target.exists():
            raise BadInput("file_exists", {"file": str(target)}, f"{target} exists already")
        with self.moment() as rows:
            self._kept_as(target).fill(rows)

    def restore(self, source: Path) -> str | None:
        """Into an empty database: the other one stays until the host drops it."""
        with self._kept_as(source).newest() as rows:
            self.fill(rows)
        return None

    @contextmanager
    def _connected(self) -> Iterator[PostgresConnection]:
        with usable(self.place), closing(PostgresConnection(self.url)) as database:
            yield database

    def _check(self, database: Connection) -> str | None:
        """The schema; everything that this program cannot use is refused."""
        version = int(_setting(database, "server_version_num")) // 10_000
        if version < OLDEST_VERSION:
            raise self._unusable(f"PostgreSQL {version}; {OLDEST_VERSION} or newer is needed")
        encoding = _setting(database, "server_encoding")
        if encoding != "UTF8":
            raise self._unusable(f"its encoding is {encoding}; UTF8 is needed")
        found = schema_of(database)
        check_not_newer(self.place, found, oldest_program(database))
        return found

    def _in_use(self) -> BadInput:
        return BadInput(
            "database_in_use",
            {"place": self.place},
            f"another server uses {self.place}; stop it first",
        )

    def _check_newest(self, database: Connection) -> None:
        found = self._check(database)
        if found is None:
            raise BadInput(
                "no_database", {"place": self.place}, f"there is no database at {self.place}"
            )
        check_newest(self.place, found)

    def _unusable(self, problem: str) -> BadInput:
        return BadInput(
            "data_unusable",
            {"place": self.place, "why": problem},
            f"{self.place} cannot be used: {problem}",
        )


def _setting(database: Connection, name: str) -> str:
    return str(database.execute("SELECT current_setting(?)", (name,)).fetchone()[0])
