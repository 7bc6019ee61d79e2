"""Leases of processes, and which processes there are."""

from __future__ import annotations

from typing import Final

from quebec.server.store.rows import OtherProcess, Signed
from quebec.server.store.schema import NEWEST
from quebec.server.store.sql.connections import NOW, Connection
from quebec.server.store.sql.writer import Part

FORGOTTEN: Final = 60_000
"""Milliseconds after the end of its leases after which nobody remembers a process."""
ALIVE: Final = (
    f"SELECT 1 FROM processes WHERE processes.id = leases.process AND processes.until > {NOW}"
)


class SqlLeases(Part):
    """A LeaseStore. The time is that of the database: machines may disagree about it."""

    async def sign(self, process: str, since: int, milliseconds: int) -> Signed:
        def work(database: Connection) -> Signed:
            database.execute(
                f"INSERT INTO processes (id, since, until) VALUES (?, ?, {NOW} + ?)"
                " ON CONFLICT (id) DO UPDATE SET since = excluded.since, until = excluded.until",
                (process, since, milliseconds),
            )
            database.execute(f"DELETE FROM processes WHERE until < {NOW} - {FORGOTTEN}")
            rows = database.execute(
                f"SELECT id, since, {NOW} + ? - until FROM processes"
                f" WHERE id <> ? AND until > {NOW}",
                (milliseconds, process),
            )
            others = {
                str(one): OtherProcess(int(begun), int(silent))
                for one, begun, silent in rows.fetchall()
            }
            time, oldest = database.execute(f"SELECT {NOW}, oldest FROM programs").fetchone()
            return Signed(int(time), others, oldest if oldest > NEWEST else "")

        return await self._writer.do(work)

    async def claim(self, name: str, process: str) -> bool:
        changed = await self._writer.change(
            "INSERT INTO leases (name, process) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE"
            " SET process = excluded.process WHERE leases.process = excluded.process"
            f" OR NOT EXISTS ({ALIVE})",
            name,
            process,
        )
        return changed > 0

    async def release(self, name: str, process: str) -> None:
        await self._writer.change(
            "DELETE FROM leases WHERE name = ? AND process = ?", name, process
        )

    async def held(self, but: str = "") -> set[str]:
        query = f"SELECT name FROM leases WHERE process <> ? AND EXISTS ({ALIVE})"
        rows = await self._reading.rows(query, but)
        return {row[0] for row in rows}

    async def leave(self, process: str) -> None:
        def work(database: Connection) -> None:
            database.execute("DELETE FROM leases WHERE process = ?", (process,))
            database.execute("DELETE FROM processes WHERE id = ?", (process,))
            database.execute("DELETE FROM leases WHERE process NOT IN (SELECT id FROM processes)")

        await self._writer.do(work)
