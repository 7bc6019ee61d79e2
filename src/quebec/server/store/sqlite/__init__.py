"""The embedded database: a Store in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from quebec.server.store.shape import NEWEST, shape_of
from quebec.server.store.sqlite.analyses import Analyses
from quebec.server.store.sqlite.chat import Chat
from quebec.server.store.sqlite.games import Games
from quebec.server.store.sqlite.links import Links
from quebec.server.store.sqlite.people import SqlitePeople
from quebec.server.store.sqlite.sessions import Sessions
from quebec.server.store.sqlite.values import Values
from quebec.server.store.writer import FULL


async def open_store(file: Path) -> SqliteStore:
    """The database in this file, made or brought to its newest shape if need be."""
    if shape_of(file) != NEWEST:
        # Loading the library takes longer than all else at a start, so only if there is need.
        def bring_up_to_date() -> None:
            from quebec.server.store.migrations import migrate

            migrate(f"sqlite:///{file}")

        await asyncio.get_running_loop().run_in_executor(None, bring_up_to_date)
    store = SqliteStore(file)
    assert await store.writer.synchronous() == FULL
    return store


class SqliteStore(Games, Sessions, Links, Chat, Analyses, Values):
    """A Store in one file."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.people: Final = SqlitePeople(self.writer, self._read)
