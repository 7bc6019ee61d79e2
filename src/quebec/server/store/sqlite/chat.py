"""Chat, and who hides whose lines."""

from __future__ import annotations

import sqlite3

from quebec.server.store.rows import ChatRow
from quebec.server.store.sqlite.connections import check_not_gone
from quebec.server.store.sqlite.writer import Part


class SqliteChat(Part):
    """A ChatStore."""

    async def add(self, line: ChatRow) -> int:
        def work(database: sqlite3.Connection) -> int:
            check_not_gone(database, line.person)
            last = "SELECT coalesce(max(n), 0) FROM chat WHERE table_id = ?"
            n = int(database.execute(last, (line.table_id,)).fetchone()[0]) + 1
            database.execute(
                "INSERT INTO chat (table_id, n, room, person, time, text)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (line.table_id, n, line.room, line.person, line.time, line.text),
            )
            return n

        return await self._writer.do(work)

    async def lines(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        rows = await self._reading.rows(
            "SELECT table_id, n, room, person, time, text FROM chat WHERE table_id = ? AND n > ?"
            " ORDER BY n DESC LIMIT ?",
            table_id,
            after,
            limit,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def length(self, table_id: str) -> int:
        row = await self._reading.row(
            "SELECT coalesce(max(n), 0) FROM chat WHERE table_id = ?", table_id
        )
        return int(row[0])

    async def authors(self, table_id: str) -> set[str]:
        rows = await self._reading.rows(
            "SELECT DISTINCT person FROM chat WHERE table_id = ?", table_id
        )
        return {row[0] for row in rows}

    async def mute(self, table_id: str, person: str, whom: str, muted: bool) -> None:
        statement = (
            "INSERT OR IGNORE INTO mutes (table_id, person, whom) VALUES (?, ?, ?)"
            if muted
            else "DELETE FROM mutes WHERE table_id = ? AND person = ? AND whom = ?"
        )
        await self._writer.change(statement, table_id, person, whom)

    async def mutes(self, table_id: str, person: str) -> set[str]:
        query = "SELECT whom FROM mutes WHERE table_id = ? AND person = ?"
        return {row[0] for row in await self._reading.rows(query, table_id, person)}
