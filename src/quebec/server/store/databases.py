"""Which database is at a URL: the one place that knows them all."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from quebec.engine import BadInput
from quebec.extras import require_extra
from quebec.server.store.protocol import CommitListener, Store, StoreReader
from quebec.server.store.sql.connections import Connection
from quebec.server.urls import url_parts


class Database(Protocol):
    """A place where a store is, or can be created."""

    def check(self, *, shared: bool = False) -> None:
        """Raises BadInput if this program cannot use what is there, or something is missing."""

    async def open(self, committed: CommitListener | None = None, *, shared: bool = False) -> Store:
        """The store, created or migrated to the newest schema if necessary; `shared` with other
        processes, where the database can do that."""

    def read(self) -> AbstractContextManager[StoreReader]:
        """A snapshot of the store as it is now. A running server is not affected."""

    def moment(self) -> AbstractContextManager[Connection]:
        """To read all rows as they are now."""

    def fill(self, source: Connection) -> dict[str, int]:
        """Create the store with all rows of another one, or nothing; returns their numbers by
        table. BadInput if something is there already."""

    def alone(self) -> AbstractContextManager[None]:
        """BadInput if a server uses it; none can begin to until the end."""

    def problems(self) -> list[str]:
        """What is wrong with the store as a whole, or between its rows."""

    def remove(self, table_id: str, time: int, reason: str) -> bool:
        """Delete a table with all that belongs to it, readable or not, and write that down; returns
        whether there was one. No server may be running: it would still know the table."""

    def shrink(self) -> None:
        """Give back the space of what was deleted. No server may be running."""

    def backup(self, target: Path) -> None:
        """Copy a store that may be in use. The copy is complete, or does not exist."""

    def restore(self, source: Path) -> str | None:
        """Replace the store by a copy; returns where the old one was moved. No server may be
        running. BadInput if the copy cannot be used: then nothing is changed."""


def database_at(place: str) -> Database:
    """The database at a URL; a path without a scheme is a file of SQLite."""
    scheme = url_parts(place).scheme
    from quebec.server.store.sqlite import SqliteDatabase

    if not scheme:
        return SqliteDatabase(Path(place))
    if scheme in ("postgresql", "postgres"):
        require_extra("psycopg", "scale")
        from quebec.server.store.postgres import PostgresDatabase

        return PostgresDatabase(place, SqliteDatabase)
    # The URL may contain a password, so it is not repeated.
    raise BadInput(
        "unknown_database",
        {"found": scheme},
        f"this program cannot use a database of the kind {scheme}",
    )
