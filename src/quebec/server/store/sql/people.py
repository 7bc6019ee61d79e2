"""People, and what is stored about them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Final, NamedTuple

from msgspec import MsgspecError

from quebec.server.store import codec
from quebec.server.store.personal_data import (
    ExportedAccount,
    as_json,
    seats_named_by,
    without_any_names,
    without_names,
)
from quebec.server.store.protocol import Gone
from quebec.server.store.rows import Leaving, ListedPerson
from quebec.server.store.sql.connections import FOR_UPDATE, Connection, Reading
from quebec.server.store.sql.notices import forget_notices, merge_notices
from quebec.server.store.sql.writer import Writer

WHO: Final = "SELECT id FROM persons WHERE id = ?1 OR merged = ?1"
"""A person, and the guests merged into them."""
SELVES: Final = f"({WHO})"
TABLES: Final = (
    "SELECT id FROM tables WHERE owner = ?1"
    " UNION SELECT table_id FROM seats WHERE person = ?1"
    " UNION SELECT table_id FROM entries WHERE by = ?1"
)
LEAVING: Final = (
    "SELECT table_id, person FROM seats JOIN persons ON persons.id = person"
    " JOIN tables ON tables.id = table_id WHERE gone IS NOT NULL AND phase <> 'over'"
    " UNION SELECT tables.id, owner FROM tables JOIN persons ON persons.id = owner"
    " WHERE gone IS NOT NULL AND phase = 'gathering'"
)
LISTED: Final = (
    "SELECT id, name, (SELECT login FROM accounts WHERE person = persons.id), created,"
    " (SELECT max(seen) FROM sessions WHERE person = persons.id),"
    " (SELECT count(*) FROM tables WHERE owner = persons.id),"
    " (SELECT count(*) FROM seats WHERE person = persons.id)"
    " FROM persons WHERE merged IS NULL AND gone IS NULL"
)
AT_TABLE: Final = (
    " AND id IN (SELECT owner FROM tables WHERE id = ?1"
    " UNION SELECT person FROM seats WHERE table_id = ?1"
    " UNION SELECT person FROM chat WHERE table_id = ?1)"
)
ACCOUNT: Final = "SELECT login, created, changed, page FROM accounts WHERE person = ?"
PAGE: Final = 500
"""Rows that are read at once."""


class Part(NamedTuple):
    """A query for a field of PersonalData, of which a page is read at a time."""

    columns: str
    source: str
    order: str
    """Of columns that identify a row: the next page begins after them."""
    of_guests: bool = False
    """Also those of the guests merged into the person."""

    def query(self, *, is_first: bool) -> str:
        after = "" if is_first else f" AND ({self.order}) > ({', '.join('?' * self.width)})"
        return (
            f"SELECT {self.order}, {self.columns} FROM {self.source}{after}"
            f" ORDER BY {self.order} LIMIT {PAGE}"
        )

    @property
    def width(self) -> int:
        return self.order.count(",") + 1


PERSONAL_DATA: Final = {
    "persons": Part("id, name, created", f"persons WHERE id IN {SELVES}", "id <> ?1, id"),
    "sessions": Part("created, seen, agent", "sessions WHERE person = ?1", "created, hash"),
    "tables": Part("id, created", "tables WHERE owner = ?1", "id"),
    "seats": Part("table_id, seat, label", "seats WHERE person = ?1", "table_id, seat"),
    "entries": Part(
        "table_id, n, time, act", "entries WHERE by = ?1", "table_id, n", of_guests=True
    ),
    "links": Part(
        "table_id, links.id, seat, links.created, revoked IS NOT NULL",
        "links JOIN tables ON tables.id = table_id WHERE owner = ?1",
        "links.created, links.hash",
    ),
    "chat": Part("table_id, n, room, time, text", "chat WHERE person = ?1", "table_id, n"),
    "mutes": Part("table_id, whom", "mutes WHERE person = ?1", "table_id, whom"),
    "results": Part(
        "table_id, seat, place, score, finished", "results WHERE person = ?1", "table_id, seat"
    ),
    "invitations": Part(
        "table_id, created, by = ?1",
        "invitations WHERE ?1 IN (person, by)",
        "table_id, person",
    ),
    "unwelcome": Part("whom", "unwelcome WHERE person = ?1", "whom"),
    "ratings": Part(
        "ruleset, players, mu, sigma, games, abandoned",
        "ratings WHERE person = ?1",
        "ruleset, players",
    ),
    "rated_games": Part(
        "table_id, place, mu_before, mu_after", "rated_seats WHERE person = ?1", "n, seat"
    ),
    "emails": Part("address, created, confirm IS NULL", "emails WHERE person = ?1", "person"),
    "devices": Part("endpoint, created, agent", "devices WHERE person = ?1", "created, id"),
    "webhooks": Part("url, created", "webhooks WHERE person = ?1", "person"),
    "notice_settings": Part(
        "language, time_zone, quiet_start, quiet_end, daily",
        "notice_settings WHERE person = ?1",
        "person",
    ),
    "notice_choices": Part("kind, channel", "notice_wishes WHERE person = ?1", "kind, channel"),
    "notices": Part(
        "channel, kind, table_id, created",
        "notices WHERE person = ?1",
        "channel, target, kind, table_id",
    ),
}


class SqlPeopleReader:
    """A PersonReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        query = "SELECT id, name FROM persons WHERE id IN ({})"
        return dict(await self._reading.rows_of(query, list(persons)))

    async def listed(self, table_id: str | None) -> list[ListedPerson]:
        query, values = (LISTED, ()) if table_id is None else (LISTED + AT_TABLE, (table_id,))
        rows = await self._reading.rows(f"{query} ORDER BY created, id", *values)
        return [ListedPerson(*row) for row in rows]

    async def leaving(self) -> list[Leaving]:
        return [Leaving(*row) for row in await self._reading.rows(LEAVING)]

    async def personal_data(self, person: str) -> AsyncIterator[bytes]:
        account = await self._reading.row(ACCOUNT, person)
        pieces = as_json(
            ExportedAccount.read(*account) if account else None,
            lambda name: self._pages(PERSONAL_DATA[name], person),
        )
        async for piece in pieces:
            yield piece

    async def _pages(self, part: Part, person: str) -> AsyncIterator[Sequence[Any]]:
        selves = await self._reading.rows(WHO, person) if part.of_guests else [(person,)]
        for (one,) in selves:
            rows = await self._reading.rows(part.query(is_first=True), one)
            while rows:
                yield [row[part.width :] for row in rows]
                last = rows[-1][: part.width]
                rows = await self._reading.rows(part.query(is_first=False), one, *last)


class SqlPeople(SqlPeopleReader):
    """A PersonStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading)
        self._writer: Final = writer

    async def rename(self, person: str, name: str) -> None:
        renamed = await self._writer.change(
            "UPDATE persons SET name = ? WHERE id = ? AND gone IS NULL", name, person
        )
        if renamed == 0:
            raise Gone

    async def erase(self, person: str, time: int) -> list[str]:
        def work(database: Connection) -> list[str]:
            database.execute(f"{WHO} {FOR_UPDATE}", (person,))
            tables = tables_of(database, person)
            others_are_there(database, tables)
            for table_id in tables:
                blank_labels(database, table_id, person)
            for statement in (
                "DELETE FROM accounts WHERE person = ?1",
                f"DELETE FROM sessions WHERE person IN {SELVES}",
                "UPDATE chat SET text = '' WHERE person = ?1",
                "DELETE FROM mutes WHERE ?1 IN (person, whom)",
                "DELETE FROM ratings WHERE person = ?1",
                "DELETE FROM invitations WHERE ?1 IN (person, by)",
                "DELETE FROM unwelcome WHERE ?1 IN (person, whom)",
            ):
                database.execute(statement, (person,))
            forget_notices(database, person)
            database.execute(
                "UPDATE persons SET name = '', gone = ?2 WHERE id = ?1 OR merged = ?1",
                (person, time),
            )
            return tables

        return await self._writer.do(work, erases=True)


def merge(database: Connection, guest: str, into: str, time: int) -> list[str]:
    """From now on a guest is this person; returns the tables concerned."""
    changed = database.execute(
        "UPDATE persons SET merged = ?2, name = '' WHERE id = ?1 AND merged IS NULL"
        " AND gone IS NULL AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = ?1)",
        (guest, into),
    )
    if changed.rowcount == 0:
        return []
    tables = tables_of(database, guest)
    others_are_there(database, tables)
    # Entries stay as they are: the merge is applied when they are read.
    for statement in (
        "UPDATE tables SET owner = ?2 WHERE owner = ?1",
        "UPDATE seats SET person = ?2 WHERE person = ?1",
        "UPDATE chat SET person = ?2 WHERE person = ?1",
        "INSERT INTO mutes (table_id, person, whom) SELECT table_id, ?2, whom FROM mutes"
        " WHERE person = ?1 ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (table_id, person, whom) SELECT table_id, person, ?2 FROM mutes"
        " WHERE whom = ?1 ON CONFLICT DO NOTHING",
        "UPDATE results SET person = ?2 WHERE person = ?1",
        "INSERT INTO invitations (table_id, person, by, created) SELECT table_id, ?2, by, created"
        " FROM invitations WHERE person = ?1 ON CONFLICT DO NOTHING",
        "UPDATE invitations SET by = ?2 WHERE by = ?1",
        "INSERT INTO unwelcome (person, whom) SELECT ?2, whom FROM unwelcome WHERE person = ?1"
        " ON CONFLICT DO NOTHING",
        "INSERT INTO unwelcome (person, whom) SELECT person, ?2 FROM unwelcome WHERE whom = ?1"
        " ON CONFLICT DO NOTHING",
    ):
        database.execute(statement, (guest, into))
    for statement in (
        "DELETE FROM mutes WHERE ?1 IN (person, whom)",
        "DELETE FROM invitations WHERE person = ?1",
        "DELETE FROM unwelcome WHERE ?1 IN (person, whom)",
    ):
        database.execute(statement, (guest,))
    merge_notices(database, guest, into)
    database.execute(
        "UPDATE sessions SET ended = ? WHERE person = ? AND ended IS NULL", (time, guest)
    )
    forget_snapshots(database, tables)
    return tables


def tables_of(database: Connection, person: str) -> list[str]:
    """The tables where somebody has, or had, a seat."""
    return [row[0] for row in database.execute(TABLES, (person,))]


def others_are_there(database: Connection, tables: Sequence[str]) -> None:
    """Processes that have these tables in memory have to read them again."""
    database.executemany(
        "UPDATE tables SET people = people + 1 WHERE id = ?",
        [(table_id,) for table_id in sorted(tables)],
    )


def forget_snapshots(database: Connection, tables: Sequence[str]) -> None:
    """Snapshots contain people as they were known then; they can be rebuilt from the log."""
    database.executemany(
        "DELETE FROM snapshots WHERE table_id = ?", [(table_id,) for table_id in tables]
    )


def blank_labels(database: Connection, table_id: str, person: str) -> None:
    """Removes the labels of seats that somebody has, or labelled at their own table."""
    owner, stored = database.execute(
        "SELECT owner, setup FROM tables WHERE id = ?", (table_id,)
    ).fetchone()
    held = {
        row[0]
        for row in database.execute(
            "SELECT seat FROM seats WHERE table_id = ? AND person = ?", (table_id, person)
        )
    }
    try:
        setup = codec.setup_of(stored)
    except MsgspecError:
        # Whose names are in it cannot be told.
        blank, theirs = without_any_names(stored), held
    else:
        theirs = seats_named_by(setup, held, owner == person)
        if not theirs:
            return
        blank = codec.setup_value(without_names(setup, theirs))
    database.execute("UPDATE tables SET setup = ? WHERE id = ?", (blank, table_id))
    database.executemany(
        "UPDATE seats SET label = '' WHERE table_id = ? AND seat = ?",
        [(table_id, k) for k in theirs],
    )
