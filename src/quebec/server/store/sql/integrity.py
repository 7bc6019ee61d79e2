"""What of the newest schema is not there, and rows that do not fit others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from quebec.engine import BadInput
from quebec.server.store.moving import COPIED, LEFT
from quebec.server.store.sql.connections import Connection

MOST: Final = 20
"""Problems that are named."""
LENGTHS: Final = """
    SELECT id, length, count(n), coalesce(max(n), 0) FROM tables LEFT JOIN entries ON table_id = id
    GROUP BY id HAVING count(n) <> length OR coalesce(max(n), 0) <> length LIMIT ?
"""
SEATS: Final = """
    SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id) LIMIT ?
"""


def missing(there: Iterable[tuple[str, str]]) -> list[str]:
    """The tables and columns of the newest schema that are not among these. There may be others:
    newer programs add some."""
    columns = set(there)
    tables = {table for table, _ in columns}
    return [
        f"the column {name!r} of the table {what.table!r} is missing"
        if what.table in tables
        else f"the table {what.table!r} is missing"
        for what in (*COPIED, *LEFT)
        for name in (what.names if what.table in tables else what.names[:1])
        if (what.table, name) not in columns
    ][:MOST]


def refuse(place: object, problems: Sequence[str]) -> None:
    """A database that has any."""
    if problems:
        raise damaged(place, problems[0])


def damaged(place: object, problem: str) -> BadInput:
    return BadInput(
        "database_damaged",
        {"place": str(place), "problem": problem},
        f"{place} is damaged: {problem}",
    )


def inconsistencies(database: Connection) -> list[str]:
    """Rows of the newest schema that do not fit others. The rest can still be used."""
    found = [
        f"{id} has {count} of {length} entries, the last is {last}"
        for id, length, count, last in database.execute(LENGTHS, (MOST,))
    ]
    return found + [f"{id} has no seats" for (id,) in database.execute(SEATS, (MOST,))]
