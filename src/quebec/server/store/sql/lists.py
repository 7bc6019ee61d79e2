"""Lists of tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

import structlog

from quebec.engine.rulesets import RULES_VERSION
from quebec.server.play.game import Phase
from quebec.server.store import codec
from quebec.server.store.protocol import Unreadable
from quebec.server.store.rows import ListedTable, Loaded, Part
from quebec.server.store.sql.connections import Connection, Reading, placeholders
from quebec.server.store.sql.finding import FREE, FRESH, IS_SOUGHT

log = structlog.get_logger()
SUMMARY: Final = "phase, length, updated, waiting_seat, waiting_bot, expires, outcome"
LISTED: Final = (
    f"SELECT id, created, owner, ruleset, public, arranged, clock, fill_bot, rated, {SUMMARY}"
    " FROM tables"
)
"""Without the setup, which may be large. With `public = true`, never `public` alone: only that is
looked up in the index."""
CLOSED: Final = "CAST(outcome AS TEXT) LIKE '%\"closed\"%'"
MATCHES: Final = (
    "EXISTS (SELECT 1 FROM seats AS other LEFT JOIN persons ON persons.id = other.person"
    " WHERE other.table_id = found.id AND (coalesce(other.person, '') <> ?1 OR other.label <> '')"
    " AND (other.label || '\n' || CASE WHEN other.person = ?1 THEN '' ELSE coalesce(name, '') END"
    " || '\n' || other.bot) REGEXP ?5)"
)
"""Whether somebody else at a table has such a name, also a guest who shares the screen. All
their names are searched as one text, because each search costs more than joining them."""
SPECIAL: Final = frozenset(r"\.^$*+?()[]{}|")
"""In a pattern, with any database."""
ORDER: Final = (
    " AND (found.updated, found.id) < (?2, ?3) /* MATCHES */"
    " ORDER BY found.updated DESC, found.id DESC LIMIT ?4"
)
WAITS: Final = "waiting_seat = seats.seat AND NOT waiting_bot"
PARTS: Final[dict[Part, str]] = {
    "waiting": "SELECT found.id FROM seats JOIN tables AS found ON found.id = table_id"
    f" WHERE seats.person = ?1 AND phase = 'playing' AND {WAITS}"
    " AND (found.updated, found.id) < (?2, ?3) /* MATCHES */"
    " ORDER BY expires IS NULL, expires, found.updated LIMIT ?4",
    "running": "SELECT found.id FROM tables AS found WHERE phase <> 'over' AND (owner = ?1"
    " OR id IN (SELECT table_id FROM seats WHERE person = ?1)) AND NOT EXISTS (SELECT 1 FROM seats"
    f" WHERE table_id = found.id AND person = ?1 AND {WAITS}){ORDER}",
    "over": "SELECT found.id FROM (SELECT table_id AS id, finished AS updated FROM results AS mine"
    " WHERE person = ?1 AND NOT EXISTS (SELECT 1 FROM results AS other WHERE other.table_id ="
    " mine.table_id AND other.person = mine.person AND other.seat < mine.seat)) AS found"
    f" WHERE true{ORDER}",
    "records": "SELECT found.id FROM tables AS found WHERE owner = ?1 AND phase = 'over'"
    f" AND (loaded OR NOT {CLOSED}) AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = found.id"
    f" AND person = ?1){ORDER}",
}
"""The ids of somebody's tables after a moment and an id, the latest first."""


class SqlLists:
    """The TableLists."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def ids(self) -> list[str]:
        query = "SELECT id FROM tables ORDER BY created, id"
        return [row[0] for row in await self._reading.rows(query)]

    async def find(self, table_id: str) -> ListedTable | None:
        return await self._reading.read(lambda database: listed_one(database, table_id))

    async def those(self, tables: Collection[str]) -> list[ListedTable]:
        if not tables:
            return []
        query = f"{LISTED} WHERE id IN ({placeholders(len(tables))})"
        return await listed(self._reading, query, *tables)

    async def public(self, phase: Phase, limit: int) -> list[ListedTable]:
        return await listed(
            self._reading,
            f"{LISTED} WHERE public = true AND phase = ? ORDER BY updated DESC LIMIT ?",
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

    async def open(self, time: int, limit: int) -> list[ListedTable]:
        return await listed(
            self._reading,
            f"{LISTED} WHERE public = true AND phase = 'gathering' AND {IS_SOUGHT} AND {FREE}"
            # Not by the last change: somebody could sit down and get up to be on top again.
            " ORDER BY created DESC, id LIMIT ?2",
            time - FRESH,
            limit,
        )

    async def public_of(self, tables: AbstractSet[str]) -> set[str]:
        if not tables:
            return set()
        query = f"SELECT id FROM tables WHERE public = true AND id IN ({placeholders(len(tables))})"
        return {row[0] for row in await self._reading.rows(query, *tables)}

    async def lately_over(self, limit: int) -> list[ListedTable]:
        return await listed(
            self._reading,
            f"{LISTED} WHERE public = true AND phase = 'over' AND NOT loaded"
            f" AND NOT {CLOSED} ORDER BY updated DESC LIMIT ?",
            limit,
        )

    async def mine(
        self, person: str, part: Part, words: str, after: tuple[int, str], limit: int
    ) -> list[ListedTable]:
        def work(database: Connection) -> list[ListedTable]:
            matches = f" AND {MATCHES}" if words else ""
            query = PARTS[part].replace("/* MATCHES */", matches)
            given = (person, *after, limit, *([_pattern(words)] if words else []))
            ids = [row[0] for row in database.execute(query, given)]
            if not ids:
                return []
            query = f"{LISTED} WHERE id IN ({placeholders(len(ids))})"
            found = {table.id: table for table in _listed(database, query, ids)}
            return [found[one] for one in ids if one in found]

        return await self._reading.read(work)

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

    return await reading.read(lambda database: _listed(database, query, values))


def _listed(database: Connection, query: str, values: Sequence[object]) -> list[ListedTable]:
    found = []
    rows = database.execute(query, values).fetchall()
    seats = _seats(database, [row[0] for row in rows])
    for row in rows:
        try:
            found.append(codec.listed_table(row, seats.get(row[0], ())))
        except Unreadable as error:
            log.error("row_unreadable", table=error.table_id, problem=error.problem)
    return found


def _pattern(words: str) -> str:
    """Small and capital letters are named: whether É is é must not depend on the database's
    locale."""
    return "".join(map(_either, words))


def _either(sign: str) -> str:
    if sign in SPECIAL:
        return f"\\{sign}"
    cases = {case for case in (sign, sign.lower(), sign.upper()) if len(case) == 1}
    return f"[{''.join(sorted(cases))}]" if len(cases) > 1 else sign


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
