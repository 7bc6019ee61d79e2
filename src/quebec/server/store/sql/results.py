"""Results of finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import structlog

from quebec.server.play.results import Result
from quebec.server.store import codec
from quebec.server.store.protocol import Unreadable
from quebec.server.store.rows import FeatsRow, ResultRow, TotalRow
from quebec.server.store.sql.connections import FOR_SHARE, Connection, Reading, placeholders
from quebec.server.store.sql.writer import Writer

log = structlog.get_logger()
T = TypeVar("T")

COLUMNS: Final = (
    "table_id, seat, person, bot, place, score, resigned, counts, ruleset, players, how, finished,"
    " details"
)
INSERT: Final = (
    # A guest may have been merged into somebody else in the meantime.
    f"INSERT INTO results ({COLUMNS}) VALUES (?1, ?2,"
    f" coalesce((SELECT merged FROM persons WHERE id = ?3 {FOR_SHARE}), ?3),"
    " ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
)
UNCOUNTED: Final = (
    "SELECT id FROM tables WHERE phase = 'over' AND NOT loaded"
    " AND CAST(outcome AS TEXT) NOT LIKE '%\"closed\"%'"
    " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY updated, id"
)
"""Games that were over before results were kept."""
TOTALS: Final = (
    "SELECT ruleset, players, count(*), count(*) FILTER (WHERE place = 1),"
    " CAST(sum(place) AS BIGINT), count(*) FILTER (WHERE how = 'played'),"
    " CAST(coalesce(sum(score) FILTER (WHERE how = 'played'), 0) AS BIGINT),"
    " max(score) FILTER (WHERE how = 'played') FROM results WHERE person = ? AND counts"
    " GROUP BY ruleset, players ORDER BY count(*) DESC, ruleset, players"
)
HAS_FEATS: Final = "instr(details, X'226665617473223a5b5d') = 0"
"""The bytes of "feats":[] are not in the details. Word for word the condition of an index: most
games have no feats, and are not even read."""


class SqlResultsReader:
    """A ResultReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def at(self, table_id: str) -> list[ResultRow]:
        return await self._found(
            f"SELECT {COLUMNS} FROM results WHERE table_id = ? ORDER BY seat", table_id
        )

    async def of(self, person: str, limit: int) -> list[ResultRow]:
        return await self._found(
            f"SELECT {COLUMNS} FROM results WHERE person = ? AND counts"
            " ORDER BY finished DESC, table_id DESC LIMIT ?",
            person,
            limit,
        )

    async def best(self, person: str) -> ResultRow | None:
        found = await self._found(
            f"SELECT {COLUMNS} FROM results WHERE (table_id, seat) IN (SELECT table_id, seat"
            " FROM results WHERE person = ? AND counts AND how = 'played'"
            " ORDER BY score DESC, finished DESC LIMIT 1)",
            person,
        )
        return found[0] if found else None

    async def totals(self, person: str) -> list[TotalRow]:
        return [TotalRow(*row) for row in await self._reading.rows(TOTALS, person)]

    async def feats(self, person: str) -> list[FeatsRow]:
        rows = await self._reading.rows(
            "SELECT table_id, finished, details FROM results WHERE person = ? AND counts"
            f" AND {HAS_FEATS} ORDER BY finished DESC, table_id DESC",
            person,
        )
        return [row for row in _readable(codec.feats_row, rows) if row.feats]

    async def own(self, person: str, tables: Sequence[str]) -> dict[str, ResultRow]:
        if not tables:
            return {}
        found = await self._found(
            f"SELECT {COLUMNS} FROM results WHERE person = ? AND table_id IN"
            f" ({placeholders(len(tables))}) ORDER BY seat DESC",
            person,
            *tables,
        )
        return {row.table_id: row for row in found}

    async def uncounted(self) -> list[str]:
        return [row[0] for row in await self._reading.rows(UNCOUNTED)]

    async def _found(self, query: str, *values: object) -> list[ResultRow]:
        return _readable(codec.result_row, await self._reading.rows(query, *values))


def _readable(read: Callable[[Sequence[Any]], T], rows: Iterable[Sequence[Any]]) -> list[T]:
    """Without those that are damaged."""
    found = []
    for row in rows:
        try:
            found.append(read(row))
        except Unreadable as error:
            log.error("row_unreadable", table=error.table_id, problem=error.problem)
    return found


class SqlResults(SqlResultsReader):
    """A ResultStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading)
        self._writer: Final = writer

    async def put(self, table_id: str, finished: int, result: Result) -> None:
        await self._writer.do(
            lambda database: write_result(database, table_id, finished, result), subject=table_id
        )


def write_result(database: Connection, table_id: str, finished: int, result: Result) -> None:
    """In place of whatever there was."""
    database.execute("DELETE FROM results WHERE table_id = ?", (table_id,))
    database.executemany(INSERT, codec.result_values(table_id, finished, result))
