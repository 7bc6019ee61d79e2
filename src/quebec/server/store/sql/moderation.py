"""What operators do, and the log of it."""

from __future__ import annotations

from typing import Final

from quebec.server.store.rows import ModerationRow
from quebec.server.store.sql.connections import Connection, Reading
from quebec.server.store.sql.writer import Writer

COLUMNS: Final = "n, time, act, subject, reason"
LAST: Final = "SELECT coalesce(max(n), 0) FROM moderation"


def note(database: Connection, time: int, act: str, subject: str, reason: str) -> None:
    """In the transaction of what was done."""
    while True:
        n = int(database.execute(LAST).fetchone()[0]) + 1
        added = database.execute(
            f"INSERT INTO moderation ({COLUMNS}) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (n, time, act, subject, reason),
        )
        # Another process may have written a line of this number in the meantime.
        if added.rowcount > 0:
            return


class SqlModerationReader:
    """A ModerationReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def log(self, limit: int) -> list[ModerationRow]:
        rows = await self._reading.rows(
            f"SELECT {COLUMNS} FROM moderation ORDER BY n DESC LIMIT ?", limit
        )
        return [ModerationRow(*row) for row in rows]

    async def is_silenced(self, person: str) -> bool:
        return await self._has(person, "silenced")

    async def is_blocked(self, person: str) -> bool:
        return await self._has(person, "blocked")

    async def _has(self, person: str, what: str) -> bool:
        row = await self._reading.row(f"SELECT {what} FROM persons WHERE id = ?", person)
        return row is not None and row[0] is not None


class SqlModeration(SqlModerationReader):
    """A ModerationStore."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        super().__init__(reading)
        self._writer: Final = writer

    async def note(self, time: int, act: str, subject: str, reason: str) -> None:
        await self._writer.do(lambda database: note(database, time, act, subject, reason))

    async def silence(self, person: str, on: bool, time: int, reason: str) -> bool:
        def work(database: Connection) -> bool:
            return _mark(database, person, "silenced", on, time, reason)

        return await self._writer.do(work)

    async def block(self, person: str, on: bool, time: int, reason: str) -> bool:
        def work(database: Connection) -> bool:
            found = _mark(database, person, "blocked", on, time, reason)
            if on:
                database.execute(
                    "UPDATE sessions SET ended = ? WHERE person = ? AND ended IS NULL",
                    (time, person),
                )
            return found

        return await self._writer.do(work)


def _mark(database: Connection, person: str, what: str, on: bool, time: int, reason: str) -> bool:
    """Whether there is such a person."""
    changed = database.execute(
        f"UPDATE persons SET {what} = ? WHERE id = ? AND gone IS NULL AND merged IS NULL",
        (time if on else None, person),
    )
    if changed.rowcount == 0:
        return False
    note(database, time, what if on else f"not_{what}", person, reason)
    return True
