"""Tables and their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.server.play.acts import Closed, Left
from quebec.server.store import codec
from quebec.server.store.protocol import KeyTaken, TooLate
from quebec.server.store.rows import Append, EntryRow, RequestRow, Summary, TableRow, TableVersion
from quebec.server.store.sql.connections import (
    FOR_SHARE,
    Connection,
    Reading,
    check_not_gone,
)
from quebec.server.store.sql.lists import listed_one
from quebec.server.store.sql.notices import write_notices
from quebec.server.store.sql.ratings import write_rated
from quebec.server.store.sql.results import write_result
from quebec.server.store.sql.writer import Writer

BY: Final = "coalesce((SELECT merged FROM persons WHERE id = by), by)"
"""Who wrote an entry, after merges."""

INSERT: Final = (
    "INSERT INTO entries (table_id, n, time, by, act, facts, key, span)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
)
BELONGING: Final = (
    "invitations",
    "results",
    "notices",
    "thoughts",
    "analyses",
    "mutes",
    "chat",
    "links",
    "snapshots",
    "entries",
    "seats",
)
"""The rows of a table, those that refer to others first."""


class SqlTableReader:
    """A TableReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def find(self, table_id: str) -> TableRow | None:
        row = await self._reading.row(
            "SELECT id, created, owner, setup, deal, seed, rules_version, origin, origin_entry,"
            " rematch_of, loaded, people FROM tables WHERE id = ?",
            table_id,
        )
        return codec.table_row(row) if row else None

    async def versions(self, tables: Sequence[str]) -> dict[str, TableVersion]:
        rows = await self._reading.rows_of(
            "SELECT id, length, people FROM tables WHERE id IN ({})", tables
        )
        return {table_id: TableVersion(*version) for table_id, *version in rows}

    async def summary(self, table_id: str) -> Summary:
        found = await self._reading.read(lambda database: listed_one(database, table_id))
        assert found is not None
        return found.summary

    async def rematch(self, table_id: str) -> str | None:
        row = await self._reading.row("SELECT id FROM tables WHERE rematch_of = ?", table_id)
        return str(row[0]) if row else None

    async def entries(self, table_id: str, after: int, until: int) -> list[EntryRow]:
        rows = await self._reading.rows(
            f"SELECT n, time, {BY}, act, facts, key, span FROM entries"
            " WHERE table_id = ? AND n > ? AND n <= ? ORDER BY n",
            table_id,
            after,
            until,
        )
        return [codec.entry_row(table_id, row) for row in rows]

    async def snapshot(self, table_id: str, until: int) -> bytes | None:
        row = await self._reading.row(
            "SELECT taken FROM snapshots WHERE table_id = ? AND n <= ? ORDER BY n DESC LIMIT 1",
            table_id,
            until,
        )
        # A damaged one is told by its text.
        if row is None:
            return None
        return row[0] if isinstance(row[0], bytes) else str(row[0]).encode()

    async def request(self, table_id: str, person: str | None, key: str) -> RequestRow | None:
        row = await self._reading.row(
            # After a merge a person may have used a key twice: the last request counts.
            "SELECT n, n + span - 1 FROM entries"
            f" WHERE table_id = ? AND key = ? AND coalesce({BY}, '') = coalesce(?, '')"
            " ORDER BY n DESC LIMIT 1",
            table_id,
            key,
            person,
        )
        return RequestRow(*row) if row else None

    async def snapshots(self, table_id: str) -> list[tuple[int, bytes]]:
        return await self._reading.rows(
            "SELECT n, taken FROM snapshots WHERE table_id = ? ORDER BY n", table_id
        )


class SqlTables(SqlTableReader):
    """A TableStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading)
        self._writer: Final = writer

    async def create(self, table: TableRow, first: Append) -> None:
        def work(database: Connection) -> None:
            check_not_gone(database, table.owner)
            values = codec.table_values(table)
            size = sum(codec.size_of(codec.entry_values(entry)) for entry in first.entries)
            database.execute(
                "INSERT INTO tables (id, created, owner, public, setup, deal, seed,"
                " rules_version, origin, origin_entry, rematch_of, phase, length, updated,"
                " ruleset, arranged, clock, loaded, sought, fill_bot, rated, size, waiting_bot)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'gathering', 0, ?, ?, ?, ?, ?, ?, ?,"
                " ?, ?, false)",
                (*values, size + codec.size_of(values)),
            )
            database.executemany(
                "INSERT INTO seats (table_id, seat, person, bot, label, colour)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (table.id, seat, row.person, row.bot, row.label, row.colour)
                    for seat, row in enumerate(first.summary.seats)
                ],
            )
            append(database, first)

        await self._writer.do(work, subject=table.id)

    async def append(self, what: Append) -> None:
        await self._writer.do(lambda database: append(database, what), subject=what.table_id)


def append(database: Connection, what: Append) -> None:
    """The entries, and what is derived from them."""
    table_id = what.table_id
    for entry in what.entries[:1]:
        # The others are of the same request. Who is deleted can only leave.
        if entry.by is not None and not isinstance(entry.act, Left | Closed):
            check_not_gone(database, entry.by)
    rows = [(table_id, *codec.entry_values(entry)) for entry in what.entries]
    if rows and database.executemany(INSERT, rows).rowcount < len(rows):
        first = what.entries[0]
        used = "SELECT 1 FROM entries WHERE table_id = ? AND key = ? AND coalesce(by, '') = ?"
        if first.key and database.execute(used, (table_id, first.key, first.by or "")).fetchone():
            raise KeyTaken
        raise TooLate
    summary = what.summary
    database.execute(
        "UPDATE tables SET phase = ?, length = ?, updated = ?, waiting_seat = ?, waiting_bot = ?,"
        " expires = ?, outcome = ? WHERE id = ?",
        (*codec.summary_values(summary), table_id),
    )
    if what.seats_changed:
        database.executemany(
            # A guest may have been merged into somebody else in the meantime.
            "UPDATE seats SET person ="
            f" coalesce((SELECT merged FROM persons WHERE id = ?1 {FOR_SHARE}), ?1), bot = ?2"
            " WHERE table_id = ?3 AND seat = ?4"
            " AND (coalesce(person, '') <> coalesce(?1, '') OR bot <> ?2)",
            [(row.person, row.bot, table_id, seat) for seat, row in enumerate(summary.seats)],
        )
    if what.result is not None:
        write_result(database, table_id, summary.updated, what.result)
    write_notices(database, what.notices)
    if what.rated is not None:
        write_rated(database, table_id, what.rated)
    if what.snapshot is not None:
        database.execute(
            # It has people as another process may have known them before a merge.
            "INSERT INTO snapshots (table_id, n, taken)"
            " SELECT id, ?, ? FROM tables WHERE id = ? AND people = ?",
            (summary.length, what.snapshot, table_id, what.people),
        )


def remove_table(database: Connection, table_id: str) -> bool:
    """Deletes a table with all that belongs to it; tables that continue it forget where they come
    from."""
    for statement in (
        *(f"DELETE FROM {part} WHERE table_id = ?" for part in BELONGING),
        "UPDATE tables SET origin = NULL, origin_entry = NULL WHERE origin = ?",
        "UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?",
    ):
        database.execute(statement, (table_id,))
    return database.execute("DELETE FROM tables WHERE id = ?", (table_id,)).rowcount > 0
