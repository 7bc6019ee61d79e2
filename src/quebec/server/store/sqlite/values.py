"""What the server remembers of itself."""

from __future__ import annotations

from quebec.server.store.sqlite.database import Database


class Values(Database):
    """Texts by name."""

    async def value(self, name: str) -> str | None:
        row = await self._row("SELECT value FROM server WHERE name = ?", name)
        return str(row[0]) if row else None

    async def set_value(self, name: str, value: str) -> None:
        await self._change(
            "INSERT INTO server (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )
