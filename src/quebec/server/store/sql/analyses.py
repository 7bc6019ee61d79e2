"""Analyses of games, moment by moment."""

from __future__ import annotations

from quebec.server.store.rows import AnalysisRow
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Part


class SqlAnalyses(Part):
    """An AnalysisStore."""

    async def ask(self, table_id: str, total: int, time: int) -> None:
        await self._writer.change(
            "INSERT INTO analyses (table_id, asked, total, state) VALUES (?, ?, ?, 'working')"
            " ON CONFLICT (table_id) DO UPDATE SET state = 'working'"
            " WHERE analyses.state = 'failed'",
            table_id,
            time,
            total,
        )

    async def find(self, table_id: str) -> AnalysisRow | None:
        row = await self._reading.row(
            "SELECT table_id, asked, total, state,"
            " (SELECT count(*) FROM thoughts WHERE thoughts.table_id = analyses.table_id)"
            " FROM analyses WHERE table_id = ?",
            table_id,
        )
        return AnalysisRow(*row) if row else None

    async def unfinished(self) -> list[str]:
        query = "SELECT table_id FROM analyses WHERE state = 'working' ORDER BY asked, table_id"
        return [row[0] for row in await self._reading.rows(query)]

    async def add_thought(self, table_id: str, n: int, thought: bytes) -> None:
        def work(database: Connection) -> None:
            database.execute(
                "INSERT INTO thoughts (table_id, n, thought) VALUES (?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (table_id, n, thought),
            )
            database.execute(
                "UPDATE analyses SET state = 'done' WHERE table_id = ?1 AND total ="
                " (SELECT count(*) FROM thoughts WHERE table_id = ?1)",
                (table_id,),
            )

        await self._writer.do(work)

    async def thoughts(self, table_id: str, after: int) -> list[bytes]:
        rows = await self._reading.rows(
            "SELECT thought FROM thoughts WHERE table_id = ? AND n > ? ORDER BY n", table_id, after
        )
        return [bytes(row[0]) for row in rows]

    async def fail(self, table_id: str) -> None:
        await self._writer.change(
            "UPDATE analyses SET state = 'failed' WHERE table_id = ?", table_id
        )
