"""The schema of a PostgreSQL database: its version, and its migration."""

from __future__ import annotations

import time
from typing import Final

import psycopg
import structlog

from quebec.server.store.sql.connections import Connection

log = structlog.get_logger()
MIGRATION_LOCK: Final = 1608_0001
"""Two processes that start at once do not both migrate."""
MOST_MILLISECONDS: Final = 250
"""That a change waits for a table which others use: meanwhile everybody who comes later waits
behind it."""
AGAIN_SECONDS: Final = 0.5
"""Before the next attempt."""


def schema_of(database: Connection) -> str | None:
    """The schema of a database; None if there is nothing of ours in it."""
    there = database.execute("SELECT to_regclass('alembic_version') IS NOT NULL").fetchone()
    if not there[0]:
        return None
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def columns_of(database: Connection) -> list[tuple[str, str]]:
    """All columns, with their tables."""
    rows = database.execute(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = ANY (current_schemas(false))"
    )
    return [(table, column) for table, column in rows.fetchall()]


def oldest_program(database: Connection) -> str | None:
    """The schema that a program has to know to work with this one, if the database says so."""
    there = database.execute("SELECT to_regclass('programs') IS NOT NULL").fetchone()
    row = database.execute("SELECT oldest FROM programs").fetchone() if there[0] else None
    return str(row[0]) if row else None


def migrate(url: str, to: str = "head") -> None:
    """Create the tables, or migrate them to the newest schema, or to a named one; all of it in one
    transaction."""
    # Loading the library takes longer than the rest of startup, so only if necessary.
    import sqlalchemy as sa

    from quebec.server.store.migrations import upgrade

    engine = sa.create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(url),
        poolclass=sa.NullPool,
        hide_parameters=True,
    )
    try:
        while True:
            try:
                with engine.begin() as connection:
                    connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                    connection.execute(sa.text(f"SET LOCAL lock_timeout = {MOST_MILLISECONDS}"))
                    upgrade(connection, to)
                return
            except sa.exc.OperationalError as error:
                if not isinstance(error.orig, psycopg.errors.LockNotAvailable):
                    raise
                # Processes of an older version go on meanwhile.
                log.info("migration_waits", problem=str(error.orig).partition("\n")[0])
                time.sleep(AGAIN_SECONDS)
    finally:
        engine.dispose()
