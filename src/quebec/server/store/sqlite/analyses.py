"""Analyses of games, moment by moment."""

from __future__ import annotations

import sqlite3

from quebec.server.store.rows import AnalysisRow
from quebec.server.store.sqlite.database import Database


class Analyses(Database):
    """What was thought of games that are over."""

    async def ask_analysis(self, game: str, total: int, time: int) -> None:
        await self._change(
            "INSERT INTO analyses (game, asked, total, state) VALUES (?, ?, ?, 'working')"
            " ON CONFLICT (game) DO UPDATE SET state = 'working' WHERE state = 'failed'",
            game,
            time,
            total,
        )

    async def analysis(self, game: str) -> AnalysisRow | None:
        row = await self._row(
            "SELECT game, asked, total, state,"
            " (SELECT count(*) FROM thoughts WHERE thoughts.game = analyses.game)"
            " FROM analyses WHERE game = ?",
            game,
        )
        return AnalysisRow(*row) if row else None

    async def unfinished_analyses(self) -> list[str]:
        query = "SELECT game FROM analyses WHERE state = 'working' ORDER BY asked, game"
        return [row[0] for row in await self._rows(query)]

    async def add_thought(self, game: str, n: int, thought: bytes) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute(
                "INSERT OR IGNORE INTO thoughts (game, n, thought) VALUES (?, ?, ?)",
                (game, n, thought),
            )
            database.execute(
                "UPDATE analyses SET state = 'done' WHERE game = ?1 AND total ="
                " (SELECT count(*) FROM thoughts WHERE game = ?1)",
                (game,),
            )

        await self.writer.do(work)

    async def thoughts(self, game: str, after: int) -> list[bytes]:
        rows = await self._rows(
            "SELECT thought FROM thoughts WHERE game = ? AND n > ? ORDER BY n", game, after
        )
        return [bytes(row[0]) for row in rows]

    async def fail_analysis(self, game: str) -> None:
        await self._change("UPDATE analyses SET state = 'failed' WHERE game = ?", game)
