"""The server's own values."""

from __future__ import annotations

from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Part


class SqlValues(Part):
    """A ValueStore."""

    async def get(self, name: str) -> str | None:
        row = await self._reading.row("SELECT value FROM server_values WHERE name = ?", name)
        return str(row[0]) if row else None

    async def set(self, name: str, value: str) -> None:
        await self._writer.change(
            "INSERT INTO server_values (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )

    async def once(self, name: str, value: str) -> str:
        def work(database: Connection) -> str:
            database.execute(
                "INSERT INTO server_values (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (name, value),
            )
            found = database.execute("SELECT value FROM server_values WHERE name = ?", (name,))
            return str(found.fetchone()[0])

        return await self._writer.do(work)
