"""What the statements need of a connection, and how they are run to read."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import Any, Final, Protocol, TypeVar

from quebec.server.store.protocol import Gone

T = TypeVar("T")
MOST_WANTED: Final = 500
"""Values that are looked for at once."""
FOR_SHARE: Final = "/* FOR SHARE */"
"""Behind a SELECT: the row stays as it is until the end of the transaction."""
FOR_UPDATE: Final = "/* FOR UPDATE */"
"""The same, and nobody else may share it. A database with one writer needs neither, and ignores
them."""

NOW: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""The time of the database, in milliseconds."""


class Result(Protocol):
    """What a statement returns."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """To a database."""

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Result: ...

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Result: ...

    def close(self) -> None: ...


class Reading(Protocol):
    """Runs something on a reading connection."""

    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def rows(self, query: str, *values: object) -> list[Any]:
        return await self.read(lambda database: database.execute(query, values).fetchall())

    async def rows_of(self, query: str, wanted: Sequence[object]) -> list[Any]:
        """`query` has {} where the values wanted are. They are asked for in pieces: there may be
        thousands, and every number of them is a statement of its own, which is kept."""
        found: list[Any] = []
        for first in range(0, len(wanted), MOST_WANTED):
            piece = wanted[first : first + MOST_WANTED]
            found += await self.rows(query.format(placeholders(len(piece))), *piece)
        return found

    async def row(self, query: str, *values: object) -> Any:
        return await self.read(lambda database: database.execute(query, values).fetchone())


class Readers(Reading):
    """Reads in threads, each with its own connection."""

    def __init__(self, threads: int) -> None:
        self._threads: Final = ThreadPoolExecutor(threads, thread_name_prefix="store-reader")
        self._own: Final = local()
        self._open: Final[list[Connection]] = []

    @abstractmethod
    def connect(self) -> Connection:
        """One that cannot write."""

    @abstractmethod
    def translated(self, error: Exception) -> Exception:
        """Our error for an exception of a statement."""

    def is_repeatable(self, error: Exception) -> bool:
        """Whether it may simply be tried once more."""
        return False

    def close(self) -> None:
        self._threads.shutdown()
        for database in self._open:
            database.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work)

    def _work(self, work: Callable[[Connection], T]) -> T:
        try:
            try:
                return work(self._database())
            except Exception as error:
                if not self.is_repeatable(error):
                    raise
                return work(self._database())
        except Exception as error:
            ours = self.translated(error)
            if ours is error:
                raise
            raise ours from error

    def _database(self) -> Connection:
        """This thread's connection."""
        database: Connection | None = getattr(self._own, "database", None)
        if database is None:
            database = self._own.database = self.connect()
            self._open.append(database)
        return database


class Moment(Reading):
    """Reads in one transaction: what a server writes from now on is not seen."""

    def __init__(self, database: Connection) -> None:
        self._database: Final = database

    async def read(self, work: Callable[[Connection], T]) -> T:
        return work(self._database)


def placeholders(count: int) -> str:
    """For a list of values."""
    return ", ".join("?" * count)


def check_not_gone(database: Connection, person: str) -> None:
    """In the transaction that writes something of theirs."""
    row = database.execute(f"SELECT gone FROM persons WHERE id = ? {FOR_SHARE}", (person,))
    found = row.fetchone()
    if found and found[0] is not None:
        raise Gone
