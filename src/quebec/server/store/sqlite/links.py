"""Links to sit down with."""

from __future__ import annotations

from quebec.server.store.rows import LinkRow
from quebec.server.store.sqlite.database import Database


class Links(Database):
    """Links, by the hashes of their secrets."""

    async def add_link(self, link: LinkRow) -> None:
        await self._change(
            "INSERT INTO links (hash, id, game, seat, created) VALUES (?, ?, ?, ?, ?)",
            link.hash,
            link.id,
            link.game,
            link.seat,
            link.created,
        )

    async def link(self, hash: bytes) -> LinkRow | None:
        row = await self._row(
            "SELECT hash, id, game, seat, created FROM links WHERE hash = ? AND revoked IS NULL",
            hash,
        )
        return LinkRow(*row) if row else None

    async def links(self, game: str) -> list[LinkRow]:
        rows = await self._rows(
            "SELECT hash, id, game, seat, created FROM links"
            " WHERE game = ? AND revoked IS NULL ORDER BY created",
            game,
        )
        return [LinkRow(*row) for row in rows]

    async def revoke(self, game: str, link: str, time: int) -> bool:
        changed = await self._change(
            "UPDATE links SET revoked = ? WHERE game = ? AND id = ? AND revoked IS NULL",
            time,
            game,
            link,
        )
        return changed > 0
