"""Tables for those who look for a game: found by others, as long as somebody looks there."""

from __future__ import annotations

from typing import Final

from quebec.server.play.setup import Clock
from quebec.server.store import codec
from quebec.server.store.sql.writer import Part

FRESH: Final = 60_000
"""Milliseconds after which somebody who has not been seen no longer looks for a game."""
IS_SOUGHT: Final = "(sought IS NULL OR sought > ?1)"
"""In a game by correspondence nobody has to be there."""
FREE: Final = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NULL AND bot = '')"
)


class SqlFinding(Part):
    """A FindingStore."""

    async def matching(
        self, person: str, ruleset: str, players: int, clock: Clock, time: int
    ) -> list[str]:
        rows = await self._reading.rows(
            "SELECT id FROM tables WHERE public = true AND phase = 'gathering'"
            f" AND fill_bot IS NOT NULL AND {IS_SOUGHT} AND expires > ?2 AND ruleset = ?3"
            f" AND clock = ?4 AND {FREE}"
            " AND (SELECT count(*) FROM seats WHERE table_id = tables.id) = ?5"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person = ?6)"
            " ORDER BY created, id LIMIT 20",
            time - FRESH,
            time,
            ruleset,
            codec.clock_value(clock),
            players,
            person,
        )
        return [row[0] for row in rows]

    async def waiting(self, person: str) -> list[str]:
        rows = await self._reading.rows(
            "SELECT id FROM tables WHERE phase = 'gathering' AND fill_bot IS NOT NULL"
            " AND id IN (SELECT table_id FROM seats WHERE person = ?) ORDER BY created, id",
            person,
        )
        return [row[0] for row in rows]

    async def is_sought(self, table_id: str, time: int) -> bool:
        row = await self._reading.row(
            f"SELECT 1 FROM tables WHERE {IS_SOUGHT} AND id = ?2", time - FRESH, table_id
        )
        return row is not None

    async def seek(self, table_id: str, time: int) -> None:
        await self._writer.change(
            "UPDATE tables SET sought = ? WHERE id = ? AND sought IS NOT NULL", time, table_id
        )
