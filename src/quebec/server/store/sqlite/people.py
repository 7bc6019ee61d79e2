"""People in the embedded database."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeVar

from msgspec import json
from msgspec.structs import asdict, replace

from quebec.server.play.setup import Setup
from quebec.server.store.people import AccountRow, Kept, Leaving, SessionKept, Tries
from quebec.server.store.rows import TooLate
from quebec.server.store.sqlite.export import SELVES, kept
from quebec.server.store.writer import Writer

T = TypeVar("T")

ACCOUNT: Final = "SELECT person, login, password, created, changed FROM accounts"
TABLES: Final = (
    "SELECT id FROM games WHERE owner = ?1"
    " UNION SELECT game FROM seats WHERE person = ?1"
    " UNION SELECT game FROM entries WHERE by = ?1"
)


class Read(Protocol):
    """Runs something on a connection that reads."""

    def __call__(self, work: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...


class SqlitePeople:
    """A PeopleStore."""

    def __init__(self, writer: Writer, read: Read) -> None:
        self._write: Final = writer.do
        self._read: Final = read

    # ---- accounts ---------------------------------------------------------------------------

    async def add_account(self, account: AccountRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            try:
                added = database.execute(
                    "INSERT INTO accounts (person, login, password, created, changed)"
                    " SELECT id, :login, :password, :created, :changed FROM persons"
                    " WHERE id = :person AND merged IS NULL AND gone IS NULL",
                    asdict(account),
                )
            except sqlite3.IntegrityError as error:
                raise TooLate from error
            if added.rowcount == 0:
                raise TooLate

        await self._write(work)

    async def account(self, login: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE login = ?", login)

    async def account_of(self, person: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE person = ?", person)

    async def _account(self, query: str, value: str) -> AccountRow | None:
        return await self._read(lambda database: account_row(database, query, value))

    async def set_password(self, person: str, password: str, time: int, keep: bytes | None) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute(
                "UPDATE accounts SET password = ?, changed = ? WHERE person = ?",
                (password, time, person),
            )
            if keep is not None:
                database.execute(
                    "UPDATE sessions SET ended = ?"
                    " WHERE person = ? AND hash <> ? AND ended IS NULL",
                    (time, person, keep),
                )

        await self._write(work)

    # ---- sessions ---------------------------------------------------------------------------

    async def sessions(self, person: str) -> list[SessionKept]:
        return await self._read(lambda database: sessions_of(database, person))

    async def touch(self, session: bytes, time: int) -> None:
        await self._write(
            lambda database: (
                database.execute(
                    "UPDATE sessions SET seen = ? WHERE hash = ?", (time, session)
                ).rowcount
            )
        )

    async def end_sessions(self, person: str, which: Sequence[bytes], time: int) -> None:
        await self._write(
            lambda database: (
                database.executemany(
                    "UPDATE sessions SET ended = ? WHERE person = ? AND hash = ? AND ended IS NULL",
                    [(time, person, hash) for hash in which],
                ).rowcount
            )
        )

    # ---- being somebody else, or nobody -----------------------------------------------------

    async def merge(self, guest: str, into: str, time: int) -> list[str]:
        def work(database: sqlite3.Connection) -> list[str]:
            changed = database.execute(
                "UPDATE persons SET merged = ?2, name = '' WHERE id = ?1 AND merged IS NULL"
                " AND gone IS NULL AND NOT EXISTS (SELECT 1 FROM accounts WHERE person = ?1)",
                (guest, into),
            )
            if changed.rowcount == 0:
                return []
            tables = tables_of(database, guest)
            # Entries stay as they are: whoever reads them is told who that is now.
            for statement in (
                "UPDATE games SET owner = :into WHERE owner = :guest",
                "UPDATE seats SET person = :into WHERE person = :guest",
                "UPDATE chat SET person = :into WHERE person = :guest",
                "UPDATE OR IGNORE mutes SET person = :into WHERE person = :guest",
                "UPDATE OR IGNORE mutes SET whom = :into WHERE whom = :guest",
                "DELETE FROM mutes WHERE :guest IN (person, whom)",
                "UPDATE sessions SET ended = :time WHERE person = :guest AND ended IS NULL",
            ):
                database.execute(statement, {"guest": guest, "into": into, "time": time})
            forget_snapshots(database, tables)
            return tables

        return await self._write(work)

    async def erase(self, person: str, time: int) -> list[str]:
        def work(database: sqlite3.Connection) -> list[str]:
            tables = tables_of(database, person)
            for game in tables:
                blank_labels(database, game, person)
            for statement in (
                "DELETE FROM accounts WHERE person = ?1",
                f"DELETE FROM sessions WHERE person IN {SELVES}",
                "UPDATE chat SET text = '' WHERE person = ?1",
                "DELETE FROM mutes WHERE ?1 IN (person, whom)",
            ):
                database.execute(statement, (person,))
            database.execute(
                "UPDATE persons SET name = '', gone = ?2 WHERE id = ?1 OR merged = ?1",
                (person, time),
            )
            return tables

        return await self._write(work)

    async def leaving(self) -> list[Leaving]:
        query = (
            "SELECT game, person FROM seats JOIN persons ON persons.id = person"
            " JOIN games ON games.id = game WHERE gone IS NOT NULL AND phase <> 'over'"
            " UNION SELECT games.id, owner FROM games JOIN persons ON persons.id = owner"
            " WHERE gone IS NOT NULL AND phase = 'gathering'"
        )
        rows = await self._read(lambda database: database.execute(query).fetchall())
        return [Leaving(*row) for row in rows]

    async def kept(self, person: str) -> Kept:
        return await self._read(lambda database: kept(database, person))

    # ---- attempts ---------------------------------------------------------------------------

    async def try_once(self, limits: Sequence[Tries], time: int) -> int:
        def work(database: sqlite3.Connection) -> int:
            database.execute("DELETE FROM attempts WHERE until <= ?", (time,))
            wait = 0
            for limit in limits:
                row = database.execute(
                    "SELECT count, until FROM attempts WHERE subject = ?", (limit.subject,)
                ).fetchone()
                if row and row[0] >= limit.most:
                    wait = max(wait, row[1] - time)
            if wait == 0:
                database.executemany(
                    "INSERT INTO attempts (subject, count, until) VALUES (?, 1, ?)"
                    " ON CONFLICT (subject) DO UPDATE SET count = count + 1",
                    [(limit.subject, time + limit.span) for limit in limits],
                )
            return wait

        return await self._write(work)

    async def forgive(self, limits: Sequence[Tries]) -> None:
        await self._write(
            lambda database: (
                database.executemany(
                    "UPDATE attempts SET count = count - 1 WHERE subject = ? AND count > 0",
                    [(limit.subject,) for limit in limits],
                ).rowcount
            )
        )


def account_row(database: sqlite3.Connection, query: str, value: str) -> AccountRow | None:
    row = database.execute(query, (value,)).fetchone()
    if row is None:
        return None
    person, login, password, created, changed = row
    return AccountRow(
        person=person, login=login, password=password, created=created, changed=changed
    )


def sessions_of(database: sqlite3.Connection, person: str) -> list[SessionKept]:
    rows = database.execute(
        "SELECT hash, created, seen, agent FROM sessions"
        " WHERE person = ? AND ended IS NULL ORDER BY seen DESC",
        (person,),
    )
    return [SessionKept(*row) for row in rows]


def tables_of(database: sqlite3.Connection, person: str) -> list[str]:
    """Where somebody is, or was."""
    return [row[0] for row in database.execute(TABLES, (person,))]


def forget_snapshots(database: sqlite3.Connection, tables: Sequence[str]) -> None:
    """They name people as they were known then; the log gives all of it again."""
    database.executemany("DELETE FROM snapshots WHERE game = ?", [(table,) for table in tables])


def blank_labels(database: sqlite3.Connection, game: str, person: str) -> None:
    """Takes the names off the seats that somebody has, or had for a table of their own."""
    owner, stored = database.execute(
        "SELECT owner, setup FROM games WHERE id = ?", (game,)
    ).fetchone()
    held = {
        row[0]
        for row in database.execute(
            "SELECT seat FROM seats WHERE game = ? AND person = ?", (game, person)
        )
    }
    setup = json.decode(stored, type=Setup)
    theirs = {
        seat
        for seat, plan in enumerate(setup.seats)
        if plan.name and (seat in held or (plan.kind == "me" and owner == person))
    }
    if not theirs:
        return
    seats = tuple(
        replace(plan, name="") if seat in theirs else plan for seat, plan in enumerate(setup.seats)
    )
    blank = json.encode(replace(setup, seats=seats))
    database.execute("UPDATE games SET setup = ? WHERE id = ?", (blank, game))
    database.executemany(
        "UPDATE seats SET label = '' WHERE game = ? AND seat = ?", [(game, k) for k in theirs]
    )
