"""Sessions, and what people are called."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from msgspec import json

from quebec.server.store.rows import PersonRow, SessionRow
from quebec.server.store.sqlite.database import Database


class Sessions(Database):
    """Who has a session."""

    async def add_session(self, person: PersonRow | None, session: SessionRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            if person:
                database.execute(
                    "INSERT INTO persons (id, name, created) VALUES (?, ?, ?)",
                    (person.id, person.name, person.created),
                )
            database.execute(
                "INSERT INTO sessions (hash, person, created, seen, agent) VALUES (?, ?, ?, ?, ?)",
                (session.hash, session.person, session.created, session.created, session.agent),
            )

        await self.writer.do(work)

    async def session(self, hash: bytes) -> SessionRow | None:
        row = await self._row(
            "SELECT hash, sessions.person, sessions.created, name, seen, coalesce(login, '')"
            " FROM sessions JOIN persons ON persons.id = sessions.person"
            " LEFT JOIN accounts ON accounts.person = sessions.person"
            " WHERE hash = ? AND ended IS NULL",
            hash,
        )
        return SessionRow(*row) if row else None

    async def rename(self, person: str, name: str) -> None:
        await self._change("UPDATE persons SET name = ? WHERE id = ?", name, person)

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        wanted = json.encode(list(persons)).decode()
        rows = await self._rows(
            "SELECT id, name FROM persons WHERE id IN (SELECT value FROM json_each(?))", wanted
        )
        return dict(rows)
