"""Lists of tables."""

from __future__ import annotations

import sqlite3
from typing import Final

from quebec.engine.rulesets import RULES_VERSION
from quebec.server.play.game import Phase
from quebec.server.store import codec
from quebec.server.store.rows import ListedTable
from quebec.server.store.sqlite.connections import Reading

SUMMARY: Final = "phase, length, updated, waiting_seat, waiting_bot, expires, outcome"
LISTED: Final = f"SELECT id, created, owner, setup, {SUMMARY} FROM tables"


class SqliteLists:
    """The TableLists."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def all(self) -> list[ListedTable]:
        return await listed(self._reading, f"{LISTED} ORDER BY created, id")

    async def public(self, phase: Phase, limit: int) -> list[ListedTable]:
        return await listed(
            self._reading,
            f"{LISTED} WHERE public AND phase = ? ORDER BY updated DESC LIMIT ?",
            phase,
            limit,
        )

    async def of(self, person: str, limit: int) -> list[ListedTable]:
        return await listed(
            self._reading,
            f"{LISTED} WHERE owner = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)"
            " ORDER BY phase = 'over', updated DESC LIMIT ?2",
            person,
            limit,
        )

    async def count_open(self, owner: str) -> int:
        row = await self._reading.row(
            "SELECT count(*) FROM tables WHERE owner = ? AND phase <> 'over'", owner
        )
        return int(row[0])

    async def waiting_for_bots(self) -> list[str]:
        return [
            row[0] for row in await self._reading.rows("SELECT id FROM tables WHERE waiting_bot")
        ]

    async def with_clocks(self) -> list[str]:
        rows = await self._reading.rows(
            "SELECT id FROM tables WHERE expires IS NOT NULL ORDER BY expires"
        )
        return [row[0] for row in rows]

    async def expired(self, time: int) -> list[str]:
        rows = await self._reading.rows(
            "SELECT id FROM tables WHERE expires <= ? AND rules_version = ? ORDER BY expires",
            time,
            RULES_VERSION,
        )
        return [row[0] for row in rows]

    async def next_expiry(self, after: int) -> int | None:
        row = await self._reading.row(
            "SELECT expires FROM tables WHERE expires > ? AND rules_version = ?"
            " ORDER BY expires LIMIT 1",
            after,
            RULES_VERSION,
        )
        return int(row[0]) if row else None

    async def count_by_phase(self) -> dict[str, int]:
        return dict(await self._reading.rows("SELECT phase, count(*) FROM tables GROUP BY phase"))


async def listed(reading: Reading, query: str, *values: object) -> list[ListedTable]:
    """Tables with their seats; the query starts with LISTED."""

    def work(database: sqlite3.Connection) -> list[ListedTable]:
        return [
            codec.listed_table(
                row,
                database.execute(
                    "SELECT person, bot, label, colour FROM seats WHERE table_id = ? ORDER BY seat",
                    (row[0],),
                ).fetchall(),
            )
            for row in database.execute(query, values).fetchall()
        ]

    return await reading.read(work)
