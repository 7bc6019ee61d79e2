"""The schema of an SQLite file: its version, and its migration."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quebec.server.store.sqlite.connections import connect_to_read

if TYPE_CHECKING:
    import sqlalchemy as sa

PATIENCE: Final = 60.0
"""Seconds to wait for a command that writes to the same file."""


def schema_of(file: Path) -> str | None:
    """The schema of a database; None if there is none, or nothing of ours in it."""
    if not file.exists():
        return None
    with closing(connect_to_read(file)) as database:
        there = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
        if database.execute(there).fetchone() is None:
            return None
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None


def migrate(file: Path, to: str = "head") -> None:
    """Migrate a database to the newest schema, or to a named one."""
    # Loading the library takes longer than the rest of startup, so only if necessary.
    import sqlalchemy as sa

    from quebec.server.store.migrations import upgrade

    engine = sa.create_engine(
        f"sqlite:///{file}",
        poolclass=sa.NullPool,
        hide_parameters=True,
        connect_args={"timeout": PATIENCE},
    )
    sa.event.listen(engine, "connect", _leave_transactions_to_us)
    sa.event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            upgrade(connection, to)
    finally:
        engine.dispose()


def _leave_transactions_to_us(connection: Any, _: object) -> None:
    """Python's driver would commit before every CREATE TABLE, and could leave half a migration."""
    connection.isolation_level = None
    # A journal of another kind could be left beside a backup that somebody copies here.
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            # Somebody writes. This statement fails at once then; one that begins to write waits.
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
