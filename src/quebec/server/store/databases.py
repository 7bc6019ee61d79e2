"""Where a store is, and which database that is: the one place that knows them all."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from quebec.engine import BadInput
from quebec.server.store.protocol import CommitListener, Store, StoreReader


class Database(Protocol):
    """A place where a store is, or can be made."""

    def check(self) -> None:
        """Raises BadInput if what is there is of no use to this program."""

    async def open(self, committed: CommitListener | None = None) -> Store:
        """The store, made or brought to its newest schema if need be."""

    def read(self) -> AbstractContextManager[StoreReader]:
        """The store as it is at this moment. A server may use it, and sees nothing of this."""

    def backup(self, target: Path) -> None:
        """Copy a store that may be in use. The copy is whole, or it is not there."""


def database_at(place: str) -> Database:
    """The database at a URL; a path without a scheme is a file of SQLite."""
    scheme = urlsplit(place).scheme
    if not scheme:
        from quebec.server.store.sqlite import SqliteDatabase

        return SqliteDatabase(Path(place))
    # The URL may hold a password, so it is not repeated.
    raise BadInput(
        "unknown_database",
        {"found": scheme},
        f"this program cannot use a database of the kind {scheme}",
    )
