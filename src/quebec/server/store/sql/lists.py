"""Lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import structlog

from quebec.engine.rulesets import RULES_VERSION
from quebec.server.play.game import Phase
from quebec.server.store import codec
from quebec.server.store.protocol import Unreadable
from quebec.server.store.rows import ListedTable, Loaded
from quebec.server.store.sql.connections import Connection, Reading, placeholders

log = structlog.get_logger()
SUMMARY: Final = "phase, length, updated, waiting_seat, waiting_bot, expires, outcome"
LISTED: Final = (
    f"SELECT id, created, owner, ruleset, public, arranged, clock, {SUMMARY} FROM tables"
)
"""Without the setup, which may be large."""


class SqlLists:
    """The TableLists."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def ids(self) -> list[str]:
        query = "SELECT id FROM tables ORDER BY created, id"
        return [row[0] for row in await self._reading.rows(query)]

    async def find(self, table_id: str) -> ListedTable | None:
        return await self._reading.read(lambda database: listed_one(database, table_id))

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

    async def loaded(self, owner: str) -> Loaded:
        row = await self._reading.row(
            "SELECT count(*), CAST(coalesce(sum(size), 0) AS BIGINT) FROM tables"
            " WHERE owner = ? AND loaded",
            owner,
        )
        return Loaded(*row)

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

    async def latest(self) -> int:
        row = await self._reading.row("SELECT coalesce(max(updated), 0) FROM tables")
        return int(row[0])

    async def count_by_phase(self) -> dict[str, int]:
        return dict(await self._reading.rows("SELECT phase, count(*) FROM tables GROUP BY phase"))


async def listed(reading: Reading, query: str, *values: object) -> list[ListedTable]:
    """Tables with their seats; the query starts with LISTED. One bad row does not spoil a list."""

    def work(database: Connection) -> list[ListedTable]:
        found = []
        rows = database.execute(query, values).fetchall()
        seats = _seats(database, [row[0] for row in rows])
        for row in rows:
            try:
                found.append(codec.listed_table(row, seats.get(row[0], ())))
            except Unreadable as error:
                log.error("row_unreadable", table=error.table_id, problem=error.problem)
        return found

    return await reading.read(work)


def listed_one(database: Connection, table_id: str) -> ListedTable | None:
    row = database.execute(f"{LISTED} WHERE id = ?", (table_id,)).fetchone()
    return codec.listed_table(row, _seats(database, [table_id]).get(table_id, ())) if row else None


def _seats(database: Connection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """The seats of tables, by their ids."""
    found: dict[str, list[Any]] = {}
    if tables:
        rows = database.execute(
            "SELECT table_id, person, bot, label, colour FROM seats"
            f" WHERE table_id IN ({placeholders(len(tables))}) ORDER BY table_id, seat",
            tables,
        )
        for table_id, *seat in rows.fetchall():
            found.setdefault(table_id, []).append(seat)
    return found
