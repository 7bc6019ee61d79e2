"""What is wrong with a database as a whole: its pages, and its rows among each other."""

from __future__ import annotations

import sqlite3
from typing import Final

from quebec.server.store.sql import integrity
from quebec.server.store.sql.integrity import MOST

COLUMNS: Final = (
    "SELECT tables.name, columns.name FROM sqlite_master AS tables"
    " JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
)


def damages(database: sqlite3.Connection, check: str = "integrity_check") -> list[str]:
    """What SQLite cannot read, and nothing can repair. `quick_check` takes much less time, and does
    not compare indexes with their tables."""
    try:
        found = [str(row[0]) for row in database.execute(f"PRAGMA {check}({MOST})")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [] if found == ["ok"] else [line for one in found for line in one.splitlines()]


def missing(database: sqlite3.Connection) -> list[str]:
    """The tables and columns of the newest schema that are not there."""
    return integrity.missing(database.execute(COLUMNS))


def inconsistencies(database: sqlite3.Connection) -> list[str]:
    """Rows of the newest schema that do not fit others. The rest can still be used."""
    try:
        found = [
            *strangers(database),
            *unknown_references(database),
            *integrity.inconsistencies(database),
        ]
        return found[:MOST]
    except sqlite3.DatabaseError as error:
        return [str(error)]


def strangers(database: sqlite3.Connection) -> list[str]:
    """What this program never makes: a trigger would do something with everything that is written
    from then on, such as keep a copy of it."""
    rows = database.execute(
        "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view')"
    )
    return [f"there is a {kind} {name!r}, which this program has not made" for kind, name in rows]


def unknown_references(database: sqlite3.Connection) -> list[str]:
    """Rows that refer to others that do not exist, in any schema."""
    rows = database.execute(
        'SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2'
    )
    return [
        f"{table} refers to {parent} that do not exist, in {count} rows"
        for table, parent, count in rows
    ]
