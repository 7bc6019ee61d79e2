"""A file of SQLite: one writer, several readers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, Final, TypeVar

from quebec.server.store.writer import Writer, connect

T = TypeVar("T")
READERS: Final = 2


class Database:
    """Reads in threads, writes in groups."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.writer: Final = Writer(file)
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._own: Final = local()
        self._open: Final[list[sqlite3.Connection]] = []

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        for database in self._open:
            database.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, lambda: work(self._reader())
        )

    def _reader(self) -> sqlite3.Connection:
        """This thread's connection."""
        database: sqlite3.Connection | None = getattr(self._own, "database", None)
        if database is None:
            database = self._own.database = connect(self.file)
            database.execute("PRAGMA query_only=ON")
            self._open.append(database)
        return database

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._read(lambda database: database.execute(query, values).fetchall())

    async def _row(self, query: str, *values: object) -> Any:
        return await self._read(lambda database: database.execute(query, values).fetchone())

    async def _change(self, statement: str, *values: object) -> int:
        """How many rows it changed."""
        return await self.writer.do(lambda database: database.execute(statement, values).rowcount)
