"""All rows of a store, copied to another database: to move a server, and to keep a backup.

Every database has the same schema, so a row is copied column by column. What a column may contain
depends on the database: SQLite has 0 and 1 for false and true, and may have a text where bytes
belong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import json

from quebec.engine import BadInput
from quebec.server.store.sql.connections import Connection, placeholders

PAGE: Final = 500
"""Rows that are copied at once."""


class Columns(NamedTuple):
    """What a table of the database has."""

    table: str
    key: str
    """Of columns that identify a row."""
    columns: str
    to_itself: str = ""
    """Columns that refer to other rows of the same table, which may come later."""
    flags: str = ""
    """Columns that are true or false."""
    blobs: str = ""
    """Columns of bytes."""

    @property
    def names(self) -> list[str]:
        return self.columns.split()


COPIED: Final = (
    Columns("persons", "id", "id name created gone silenced blocked merged", "merged"),
    Columns("sessions", "hash", "hash person created seen ended agent", blobs="hash"),
    Columns("accounts", "person", "person login password created changed page"),
    Columns(
        "tables",
        "id",
        "id created owner public setup deal seed rules_version origin_entry phase length updated"
        " waiting_seat waiting_bot expires outcome ruleset arranged clock loaded size sought"
        " fill_bot rated people origin rematch_of",
        "origin rematch_of",
        "public waiting_bot loaded rated",
        "setup deal outcome arranged clock",
    ),
    Columns("seats", "table_id, seat", "table_id seat person bot label colour"),
    Columns("entries", "table_id, n", "table_id n time by act facts key span", blobs="act facts"),
    Columns("snapshots", "table_id, n", "table_id n taken", blobs="taken"),
    Columns("links", "hash", "hash id table_id seat created revoked", blobs="hash"),
    Columns("chat", "table_id, n", "table_id n room person time text"),
    Columns("mutes", "table_id, person, whom", "table_id person whom"),
    Columns("analyses", "table_id", "table_id asked total state"),
    Columns("thoughts", "table_id, n", "table_id n thought", blobs="thought"),
    Columns(
        "results",
        "table_id, seat",
        "table_id seat person bot place score resigned counts ruleset players how finished details",
        flags="resigned counts",
        blobs="details",
    ),
    Columns("invitations", "table_id, person", "table_id person by created"),
    Columns("unwelcome", "person, whom", "person whom"),
    Columns(
        "ratings", "person, ruleset, players", "person ruleset players mu sigma games abandoned"
    ),
    Columns(
        "rated_seats",
        "n, seat",
        "n seat table_id ruleset players person bot place abandoned mu_before sigma_before mu_after"
        " sigma_after",
        flags="abandoned",
    ),
    Columns("moderation", "n", "n time act subject reason"),
    Columns(
        "notice_settings",
        "person",
        "person language time_zone quiet_start quiet_end daily",
        flags="daily",
    ),
    Columns("notice_wishes", "person, kind, channel", "person kind channel"),
    Columns("emails", "person", "person address stop confirm created sent due tries"),
    Columns(
        "devices",
        "id",
        "id person session endpoint p256dh auth agent created",
        blobs="session",
    ),
    Columns("webhooks", "person", "person url secret created"),
    Columns(
        "notices",
        "person, channel, target, kind, table_id",
        "person channel target kind table_id at created due tries leased",
    ),
    Columns("attempts", "subject", "subject count until", blobs="subject"),
    Columns("server_values", "name", "name value"),
)
"""All tables of the newest schema; those that others refer to come first."""
LEFT: Final = (
    Columns("alembic_version", "", "version_num"),
    Columns("leases", "name", "name process"),
    Columns("processes", "id", "id since until"),
    Columns("programs", "", "oldest"),
)
"""Those that are not copied: they belong to a schema, or to servers that run."""

Row = Sequence[Any]


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy everything into an empty database, and compare; returns the number of rows by table.

    Both connections are in a transaction. BadInput if the copy differs.
    """
    counts = {}
    for what in COPIED:
        counts[what.table] = sum(_insert(target, what, rows) for rows in pages(source, what))
        for rows in pages(source, what) if what.to_itself else ():
            _refer(target, what, rows)
        if content(source, what) != content(target, what):
            raise BadInput(
                "copy_differs",
                {"table": what.table},
                f"the copy of {what.table} is not the same; nothing was kept of it",
            )
    return counts


def content(database: Connection, what: Columns) -> int:
    """The same for the same rows in any order: databases sort texts differently."""
    hashes = (
        int.from_bytes(sha256(json.encode(row)).digest())
        for rows in pages(database, what)
        for row in rows
    )
    return sum(hashes) % 2**256


def is_empty(database: Connection) -> bool:
    """Whether nobody has played here."""
    return not any(
        database.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone()
        for table in ("persons", "tables")
    )


def pages(database: Connection, what: Columns) -> Iterator[list[Row]]:
    """All rows, in one form."""
    names = what.names
    width = what.key.count(",") + 1
    convert = _converter(what)
    select = f"SELECT {what.key}, {', '.join(names)} FROM {what.table}"
    order = f" ORDER BY {what.key} LIMIT {PAGE}"
    found = database.execute(select + order).fetchall()
    while found:
        yield [convert(row[width:]) for row in found]
        after = f" WHERE ({what.key}) > ({placeholders(width)})"
        found = database.execute(select + after + order, found[-1][:width]).fetchall()


def _converter(what: Columns) -> Callable[[Row], Row]:
    """To one form, the same for every database."""
    flags, blobs = what.flags.split(), what.blobs.split()

    def one(name: str, value: Any) -> Any:
        if value is None:
            return None
        if name in flags:
            return bool(value)
        if name in blobs:
            return value.encode() if isinstance(value, str) else bytes(value)
        return value.decode() if isinstance(value, bytes) else value

    return lambda row: tuple(map(one, what.names, row))


def _insert(target: Connection, what: Columns, rows: Sequence[Row]) -> int:
    """Without what refers to rows that may not be there yet."""
    first = len(what.names) - len(what.to_itself.split())
    names = what.names[:first]
    target.executemany(
        f"INSERT INTO {what.table} ({', '.join(names)}) VALUES ({placeholders(first)})",
        [row[:first] for row in rows],
    )
    return len(rows)


def _refer(target: Connection, what: Columns, rows: Sequence[Row]) -> None:
    for name in what.to_itself.split():
        at = what.names.index(name)
        target.executemany(
            f"UPDATE {what.table} SET {name} = ? WHERE id = ?",
            [(row[at], row[0]) for row in rows if row[at] is not None],
        )
