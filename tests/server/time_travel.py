"""What time it is, as a log tells it: the clocks of a stopped server are set by moving its past."""

from __future__ import annotations

from collections.abc import Mapping

from tests.server.running import Server
from tests.server.sql import connected

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def leave(server: Server, tables: Mapping[str, int], of: int) -> None:
    """So many milliseconds are left at these tables to whoever has to begin, of what they had."""
    with connected(server.data) as database:
        (alive,) = database.execute(
            "SELECT value FROM server_values WHERE name = 'alive'"
        ).fetchone()
        database.executemany(
            "UPDATE entries SET time = ? WHERE table_id = ?",
            [(int(alive) - of + left, table) for table, left in tables.items()],
        )


def be_away(server: Server, milliseconds: int) -> None:
    """All that happened was so much longer ago."""
    with connected(server.data) as database:
        database.execute("UPDATE entries SET time = time - ?", (milliseconds,))
        database.execute(
            "UPDATE server_values SET value = CAST(CAST(value AS BIGINT) - ? AS TEXT)"
            " WHERE name = 'alive'",
            (milliseconds,),
        )
