"""What time it is, as a log tells it: the clocks of a stopped server are set by moving its past."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing

from tests.server.running import Server

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def leave(server: Server, tables: Mapping[str, int], of: int) -> None:
    """So many milliseconds are left at these tables to whoever has to begin, of what they had."""
    with closing(sqlite3.connect(server.data / "quebec.sqlite3")) as database, database:
        (alive,) = database.execute("SELECT value FROM server WHERE name = 'alive'").fetchone()
        database.executemany(
            "UPDATE entries SET time = ? WHERE game = ?",
            [(int(alive) - of + left, table) for table, left in tables.items()],
        )


def be_away(server: Server, milliseconds: int) -> None:
    """All that happened was so much longer ago."""
    with closing(sqlite3.connect(server.data / "quebec.sqlite3")) as database, database:
        database.execute("UPDATE entries SET time = time - ?", (milliseconds,))
        database.execute(
            "UPDATE server SET value = value - ? WHERE name = 'alive'", (milliseconds,)
        )
