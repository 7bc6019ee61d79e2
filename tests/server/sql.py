"""The database of a server, looked at and changed behind its back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from quebec.server.settings import DATABASE
from quebec.server.store.postgres.connections import PostgresConnection
from quebec.server.store.sql.connections import Connection
from tests.server.stores import ON_POSTGRES, database_url

COLUMNS = (
    "SELECT table_name, column_name, data_type FROM information_schema.columns"
    " WHERE table_schema = 'public'"
    if ON_POSTGRES
    else "SELECT tables.name, columns.name, '' FROM sqlite_master AS tables"
    " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
)


@contextmanager
def connected(data: Path) -> Iterator[Connection]:
    """Committed at the end; a server that runs on the same data may be writing meanwhile."""
    if ON_POSTGRES:
        with closing(PostgresConnection(database_url(data))) as other:
            other.execute("BEGIN")
            yield other
            other.execute("COMMIT")
        return
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
    """All that is stored, as it lies on the disk; of another server than a file, all rows."""
    if not ON_POSTGRES:
        return b"".join(path.read_bytes() for path in data.glob(f"{DATABASE}*"))
    with connected(data) as database:
        values = [
            value
            for table in {table for table, _, _ in database.execute(COLUMNS).fetchall()}
            for row in database.execute(f"SELECT * FROM {table}").fetchall()
            for value in row
        ]
    return b"\n".join(one if isinstance(one, bytes) else str(one).encode() for one in values)


def rows_with(data: Path, word: str) -> list[str]:
    """The columns in which a word is stored."""
    with connected(data) as database:
        columns = database.execute(COLUMNS).fetchall()
        return [
            f"{table}.{column}"
            for table, column, kind in columns
            if database.execute(
                f"SELECT 1 FROM {table} WHERE {holds(column, kind)}", (word,)
            ).fetchone()
        ]


def holds(column: str, kind: str) -> str:
    """Whether a column has a word in it."""
    if kind == "bytea":
        return f"position(convert_to(?, 'UTF8') IN {column}) > 0 LIMIT 1"
    if ON_POSTGRES:
        return f"strpos(CAST({column} AS TEXT), ?) > 0 LIMIT 1"
    return f"instr(CAST({column} AS TEXT), ?) > 0 LIMIT 1"
