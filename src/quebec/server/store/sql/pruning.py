"""What nobody uses any more: found, counted and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from quebec.server.store.rows import Prunable
from quebec.server.store.sql.connections import FOR_UPDATE, Connection, Reading
from quebec.server.store.sql.notices import forget_notices
from quebec.server.store.sql.tables import remove_table
from quebec.server.store.sql.writer import Writer

PEOPLE: Final = "(SELECT owner UNION SELECT person FROM seats WHERE table_id = tables.id)"
UNSEEN: Final = f"NOT EXISTS (SELECT 1 FROM sessions WHERE seen >= ?1 AND person IN {PEOPLE})"
"""Nobody concerned has been here since."""
CLOSED: Final = "(phase = 'over' AND CAST(outcome AS TEXT) LIKE '%\"closed\"%')"
"""Before a game was started."""
PLAYED: Final = f"NOT loaded AND phase <> 'gathering' AND NOT {CLOSED} AND updated < ?1"
SEATED: Final = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND person IS NOT NULL)"
ACCOUNT: Final = f"EXISTS (SELECT 1 FROM accounts WHERE person IN {PEOPLE})"
TRACES: Final = (
    "SELECT 1 FROM tables WHERE owner = persons.id",
    "SELECT 1 FROM seats WHERE person = persons.id",
    "SELECT 1 FROM entries WHERE by = persons.id",
    "SELECT 1 FROM chat WHERE person = persons.id",
    "SELECT 1 FROM mutes WHERE persons.id IN (person, whom)",
    "SELECT 1 FROM results WHERE person = persons.id",
    "SELECT 1 FROM invitations WHERE persons.id IN (person, by)",
    "SELECT 1 FROM unwelcome WHERE persons.id IN (person, whom)",
    "SELECT 1 FROM accounts WHERE person = persons.id",
    "SELECT 1 FROM persons AS guest WHERE guest.merged = persons.id",
)
TABLE_SIZE: Final = (
    "length(setup) + length(deal) + coalesce((SELECT sum(length(act) + length(facts)) FROM entries"
    " WHERE table_id = tables.id), 0) + coalesce((SELECT sum(length(taken)) FROM snapshots WHERE"
    " table_id = tables.id), 0) + coalesce((SELECT sum(length(text)) FROM chat WHERE"
    " table_id = tables.id), 0) + coalesce((SELECT sum(length(thought)) FROM thoughts WHERE"
    " table_id = tables.id), 0)"
)
ROW_SIZE: Final = "100"
"""About that of a small row."""


class Kind(NamedTuple):
    """Rows of a table of the database that nobody needs; their key, and their bytes."""

    table: str
    condition: str
    key: str = "id"
    size: str = TABLE_SIZE


KINDS: Final[dict[Prunable, Kind]] = {
    "gathering": Kind("tables", f"(phase = 'gathering' OR NOT loaded AND {CLOSED})"
                                " AND updated < ?1"),
    "records": Kind("tables", f"loaded AND updated < ?1 AND {UNSEEN}"),
    "bot_games": Kind("tables", f"{PLAYED} AND phase = 'over' AND NOT {SEATED} AND {UNSEEN}"),
    "guest_games": Kind("tables", f"{PLAYED} AND {SEATED} AND NOT {ACCOUNT} AND {UNSEEN}"),
    "games": Kind("tables", f"{PLAYED} AND phase = 'over' AND {SEATED} AND {ACCOUNT}"),
    "sessions": Kind(
        "sessions",
        "ended < ?1 AND EXISTS (SELECT 1 FROM sessions AS later WHERE later.person ="
        " sessions.person AND (later.seen, later.hash) > (sessions.seen, sessions.hash))",
        "hash",
        ROW_SIZE,
    ),
    "guests": Kind(
        "persons",
        "created < ?1 AND coalesce(gone, 0) < ?1 AND NOT EXISTS (SELECT 1 FROM sessions"
        " WHERE person = persons.id AND seen >= ?1)"
        + "".join(f" AND NOT EXISTS ({trace})" for trace in TRACES),
        size=ROW_SIZE,
    ),
}  # fmt: skip


class SqlPruningReader:
    """A PruningReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def count(self, kind: Prunable, before: int) -> tuple[int, int]:
        table, condition, _, size = KINDS[kind]
        total = f"CAST(coalesce(sum({size}), 0) AS BIGINT)"
        query = f"SELECT count(*), {total} FROM {table} WHERE {condition}"
        count, total_size = await self._reading.row(query, before)
        return count, total_size

    async def find(self, kind: Prunable, before: int, limit: int) -> list[str | bytes]:
        table, condition, key, _ = KINDS[kind]
        query = f"SELECT {key} FROM {table} WHERE {condition} LIMIT ?2"
        return [row[0] for row in await self._reading.rows(query, before, limit)]


class SqlPruning(SqlPruningReader):
    """A PruningStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading)
        self._writer: Final = writer

    async def remove(
        self, kind: Prunable, before: int, which: Sequence[str | bytes]
    ) -> list[str | bytes]:
        return await self._writer.do(lambda database: _remove(database, kind, before, which))


def _remove(
    database: Connection, kind: Prunable, before: int, which: Sequence[str | bytes]
) -> list[str | bytes]:
    """Somebody may have come back since these were found, so each is looked at again."""
    table, condition, key, _ = KINDS[kind]
    query = f"SELECT 1 FROM {table} WHERE {key} = ?2 AND {condition} {FOR_UPDATE}"
    removed = []
    for one in which:
        if database.execute(query, (before, one)).fetchone():
            removed.append(one)
            if table == "tables":
                remove_table(database, str(one))
                continue
            if table == "persons":
                forget_notices(database, str(one))
                database.execute("DELETE FROM sessions WHERE person = ?", (one,))
            database.execute(f"DELETE FROM {table} WHERE {key} = ?", (one,))
    return removed
