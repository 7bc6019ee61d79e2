"""The database of a server, looked at and changed behind its back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from quebec.server.settings import DATABASE


@contextmanager
def connected(data: Path) -> Iterator[sqlite3.Connection]:
    """Committed at the end; a server that runs on the same data may be writing meanwhile."""
    with closing(sqlite3.connect(data / DATABASE, timeout=30)) as database, database:
        yield database


def rows(data: Path, query: str, *values: object) -> list[Any]:
    with connected(data) as database:
        return database.execute(query, values).fetchall()


def change(data: Path, statement: str, *values: object) -> int:
    """How many rows it changed."""
    with connected(data) as database:
        return database.execute(statement, values).rowcount


def everything(data: Path) -> bytes:
    """All that is stored, as it lies on the disk."""
    return b"".join(path.read_bytes() for path in data.glob(f"{DATABASE}*"))


def rows_with(data: Path, word: str) -> list[str]:
    """The columns in which a word is stored."""
    with connected(data) as database:
        names = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        columns = [
            (table, column[1])
            for (table,) in names
            for column in database.execute(f"PRAGMA table_info({table})")
        ]
        return [
            f"{table}.{column}"
            for table, column in columns
            if database.execute(
                f"SELECT 1 FROM {table} WHERE instr(CAST({column} AS TEXT), ?) LIMIT 1", (word,)
            ).fetchone()
        ]
