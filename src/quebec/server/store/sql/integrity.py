"""Rows that do not fit others. The rest can still be used."""

from __future__ import annotations

from typing import Final

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


def inconsistencies(database: Connection) -> list[str]:
    """Of tables of the newest schema."""
    found = [
        f"{id} has {count} of {length} entries, the last is {last}"
        for id, length, count, last in database.execute(LENGTHS, (MOST,))
    ]
    return found + [f"{id} has no seats" for (id,) in database.execute(SEATS, (MOST,))]
