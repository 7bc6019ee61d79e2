"""Chat, and who does not want to read whom."""

from __future__ import annotations

import sqlite3

from quebec.server.store.rows import ChatRow
from quebec.server.store.sqlite.database import Database


class Chat(Database):
    """Lines of tables."""

    async def say(self, line: ChatRow) -> int:
        def work(database: sqlite3.Connection) -> int:
            last = "SELECT coalesce(max(n), 0) FROM chat WHERE game = ?"
            n = int(database.execute(last, (line.game,)).fetchone()[0]) + 1
            database.execute(
                "INSERT INTO chat (game, n, room, person, time, text) VALUES (?, ?, ?, ?, ?, ?)",
                (line.game, n, line.room, line.person, line.time, line.text),
            )
            return n

        return await self.writer.do(work)

    async def chat(self, game: str, after: int, limit: int) -> list[ChatRow]:
        rows = await self._rows(
            "SELECT game, n, room, person, time, text FROM chat WHERE game = ? AND n > ?"
            " ORDER BY n DESC LIMIT ?",
            game,
            after,
            limit,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def chat_length(self, game: str) -> int:
        row = await self._row("SELECT coalesce(max(n), 0) FROM chat WHERE game = ?", game)
        return int(row[0])

    async def talkers(self, game: str) -> set[str]:
        rows = await self._rows("SELECT DISTINCT person FROM chat WHERE game = ?", game)
        return {row[0] for row in rows}

    async def mute(self, game: str, person: str, whom: str, muted: bool) -> None:
        statement = (
            "INSERT OR IGNORE INTO mutes (game, person, whom) VALUES (?, ?, ?)"
            if muted
            else "DELETE FROM mutes WHERE game = ? AND person = ? AND whom = ?"
        )
        await self._change(statement, game, person, whom)

    async def mutes(self, game: str, person: str) -> set[str]:
        query = "SELECT whom FROM mutes WHERE game = ? AND person = ?"
        return {row[0] for row in await self._rows(query, game, person)}
