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
