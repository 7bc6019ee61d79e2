"""Links to join with."""

from __future__ import annotations

from typing import Final

from quebec.server.store.rows import LinkRow
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Part

MOST_REVOKED: Final = 50
"""Links of a table that are remembered after they were revoked."""


class SqlLinks(Part):
    """A LinkStore, by the hashes of their secrets."""

    async def add(self, link: LinkRow) -> None:
        """Old revoked links of the table are forgotten."""
        row = (link.hash, link.id, link.table_id, link.seat, link.created)

        def add(database: Connection) -> None:
            database.execute(
                "INSERT INTO links (hash, id, table_id, seat, created) VALUES (?, ?, ?, ?, ?)", row
            )
            database.execute(
                "DELETE FROM links WHERE hash IN (SELECT hash FROM links WHERE table_id = ?"
                " AND revoked IS NOT NULL ORDER BY revoked DESC LIMIT 1000000 OFFSET ?)",
                (link.table_id, MOST_REVOKED),
            )

        await self._writer.do(add)

    async def find(self, hash: bytes) -> LinkRow | None:
        row = await self._reading.row(
            "SELECT hash, id, table_id, seat, created FROM links"
            " WHERE hash = ? AND revoked IS NULL",
            hash,
        )
        return LinkRow(*row) if row else None

    async def of(self, table_id: str) -> list[LinkRow]:
        rows = await self._reading.rows(
            "SELECT hash, id, table_id, seat, created FROM links"
            " WHERE table_id = ? AND revoked IS NULL ORDER BY created",
            table_id,
        )
        return [LinkRow(*row) for row in rows]

    async def revoke(self, table_id: str, link: str, time: int) -> bool:
        changed = await self._writer.change(
            "UPDATE links SET revoked = ? WHERE table_id = ? AND id = ? AND revoked IS NULL",
            time,
            table_id,
            link,
        )
        return changed > 0
