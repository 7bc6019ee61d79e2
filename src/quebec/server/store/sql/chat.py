"""Chat, and who hides whose lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.server.store.rows import ChatRow, Mute, NewNotice
from quebec.server.store.sql.connections import Connection, check_not_gone
from quebec.server.store.sql.notices import write_notices
from quebec.server.store.sql.writer import Part

HIDING: Final = "SELECT person FROM mutes WHERE table_id = ? AND whom = ?"
LAST: Final = "SELECT coalesce(max(n), 0) FROM chat WHERE table_id = ?"


class SqlChat(Part):
    """A ChatStore."""

    async def add(self, line: ChatRow, notices: Sequence[NewNotice] = ()) -> int:
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
                    hidden = {
                        row[0]
                        for row in database.execute(HIDING, (line.table_id, line.person)).fetchall()
                    }
                    wanted = [one._replace(at=n) for one in notices if one.person not in hidden]
                    write_notices(database, wanted)
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

    async def line(self, table_id: str, n: int) -> ChatRow | None:
        row = await self._reading.row(
            "SELECT table_id, n, room, person, time, text FROM chat WHERE table_id = ? AND n = ?",
            table_id,
            n,
        )
        return ChatRow(*row) if row else None

    async def length(self, table_id: str, room: str) -> int:
        query = "SELECT count(*) FROM chat WHERE table_id = ? AND room = ?"
        return int((await self._reading.row(query, table_id, room))[0])

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        query = "SELECT table_id, max(n) FROM chat WHERE table_id IN ({}) GROUP BY table_id"
        return dict(await self._reading.rows_of(query, tables))

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

    async def mutes_at(self, tables: Sequence[str]) -> list[Mute]:
        query = "SELECT table_id, person, whom FROM mutes WHERE table_id IN ({})"
        return [Mute(*row) for row in await self._reading.rows_of(query, tables)]
