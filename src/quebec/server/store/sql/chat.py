"""Chat, and who hides whose lines."""

from __future__ import annotations

from typing import Final

from quebec.server.store.rows import ChatRow
from quebec.server.store.sql.connections import Connection, check_not_gone
from quebec.server.store.sql.writer import Part

LAST: Final = "SELECT coalesce(max(n), 0) FROM chat WHERE table_id = ?"


class SqlChat(Part):
    """A ChatStore."""

    async def add(self, line: ChatRow) -> int:
        def work(database: Connection) -> int:
            check_not_gone(database, line.person)
            while True:
                n = int(database.execute(LAST, (line.table_id,)).fetchone()[0]) + 1
                added = database.execute(
                    "INSERT INTO chat (table_id, n, room, person, time, text)"
                    " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    (line.table_id, n, line.room, line.person, line.time, line.text),
                )
                # Another process may have written a line of this number in the meantime.
                if added.rowcount > 0:
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
        return int((await self._reading.row(LAST, table_id))[0])

    async def authors(self, table_id: str) -> set[str]:
        rows = await self._reading.rows(
            "SELECT DISTINCT person FROM chat WHERE table_id = ?", table_id
        )
        return {row[0] for row in rows}

    async def mute(self, table_id: str, person: str, whom: str, muted: bool) -> None:
        statement = (
            "INSERT INTO mutes (table_id, person, whom) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            if muted
            else "DELETE FROM mutes WHERE table_id = ? AND person = ? AND whom = ?"
        )
        await self._writer.change(statement, table_id, person, whom)

    async def mutes(self, table_id: str, person: str) -> set[str]:
        query = "SELECT whom FROM mutes WHERE table_id = ? AND person = ?"
        return {row[0] for row in await self._reading.rows(query, table_id, person)}
