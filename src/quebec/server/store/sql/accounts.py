"""Accounts, sessions and failed passwords: authentication."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.server.store.protocol import TooLate
from quebec.server.store.rows import (
    AccountRow,
    AttemptLimit,
    Entrance,
    PersonRow,
    SessionOwner,
    SessionRow,
)
from quebec.server.store.sql.connections import FOR_SHARE, Connection
from quebec.server.store.sql.people import merge
from quebec.server.store.sql.writer import Part

FORGIVEN: Final = "UPDATE attempts SET count = count - 1 WHERE subject = ? AND count > 0"
MOST_SESSIONS: Final = 100
"""Of one account. They are listed all at once."""
ACCOUNT: Final = "SELECT person, login, password, created, changed FROM accounts"


class SqlAccounts(Part):
    """An AccountStore."""

    async def add(self, account: AccountRow, entrance: Entrance) -> str:
        person, login = account.person, account.login

        def work(database: Connection) -> str:
            added = database.execute(
                "INSERT INTO accounts (person, login, password, created, changed)"
                " SELECT id, ?, ?, ?, ? FROM persons WHERE id = ?"
                f" AND merged IS NULL AND gone IS NULL AND blocked IS NULL {FOR_SHARE}",
                (login, account.password, account.created, account.changed, person),
            )
            if added.rowcount == 0:
                raise TooLate
            named = "UPDATE persons SET name = ? WHERE id = ? AND name = '' AND silenced IS NULL"
            database.execute(named, (login, person))
            begin_session(database, entrance)
            return name_of(database, person)

        return await self._writer.do(work)

    async def enter(
        self, account: AccountRow, entrance: Entrance, guest: str | None
    ) -> tuple[str, list[str]]:
        person = account.person

        def work(database: Connection) -> tuple[str, list[str]]:
            still = (
                "SELECT 1 FROM accounts JOIN persons ON persons.id = person"
                f" WHERE person = ? AND changed = ? AND blocked IS NULL {FOR_SHARE}"
            )
            if database.execute(still, (person, account.changed)).fetchone() is None:
                raise TooLate
            tables = merge(database, guest, person, entrance.session.created) if guest else []
            begin_session(database, entrance)
            end_oldest(database, person, entrance.session.created)
            return name_of(database, person), tables

        return await self._writer.do(work)

    async def find(self, login: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE login = ?", login)

    async def of(self, person: str) -> AccountRow | None:
        return await self._account(f"{ACCOUNT} WHERE person = ?", person)

    async def _account(self, query: str, value: str) -> AccountRow | None:
        row = await self._reading.row(query, value)
        if row is None:
            return None
        person, login, password, created, changed = row
        return AccountRow(
            person=person, login=login, password=password, created=created, changed=changed
        )

    async def set_password(self, person: str, password: str, time: int, keep: bytes | None) -> None:
        def work(database: Connection) -> None:
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

        await self._writer.do(work)


class SqlSessions(Part):
    """A SessionStore."""

    async def add(self, person: PersonRow | None, session: SessionRow) -> None:
        def work(database: Connection) -> None:
            if person:
                database.execute(
                    "INSERT INTO persons (id, name, created) VALUES (?, ?, ?)",
                    (person.id, person.name, person.created),
                )
            begin_session(database, Entrance(session, None))

        await self._writer.do(work)

    async def owner(self, hash: bytes) -> SessionOwner | None:
        row = await self._reading.row(
            "SELECT sessions.person, name, coalesce(login, ''), seen"
            " FROM sessions JOIN persons ON persons.id = sessions.person"
            " LEFT JOIN accounts ON accounts.person = sessions.person"
            " WHERE hash = ? AND ended IS NULL",
            hash,
        )
        return SessionOwner(*row) if row else None

    async def of(self, person: str) -> list[SessionRow]:
        rows = await self._reading.rows(
            "SELECT hash, person, created, seen, agent FROM sessions"
            " WHERE person = ? AND ended IS NULL ORDER BY seen DESC",
            person,
        )
        return [SessionRow(*row) for row in rows]

    async def not_ended(self, people: Sequence[str]) -> set[bytes]:
        query = "SELECT hash FROM sessions WHERE person IN ({}) AND ended IS NULL"
        return {bytes(row[0]) for row in await self._reading.rows_of(query, people)}

    async def touch(self, hash: bytes, time: int) -> None:
        await self._writer.change("UPDATE sessions SET seen = ? WHERE hash = ?", time, hash)

    async def end(self, person: str, which: Sequence[bytes], time: int) -> None:
        await self._writer.change_each(
            "UPDATE sessions SET ended = ? WHERE person = ? AND hash = ? AND ended IS NULL",
            [(time, person, hash) for hash in which],
        )


def begin_session(database: Connection, entrance: Entrance) -> None:
    session, ends = entrance.session, entrance.ends
    if ends is not None:
        ended = "UPDATE sessions SET ended = ? WHERE hash = ? AND ended IS NULL"
        database.execute(ended, (session.created, ends))
        # The browser stays the same.
        moved = "UPDATE devices SET session = ?, person = ? WHERE session = ?"
        database.execute(moved, (session.hash, session.person, ends))
    database.execute(
        "INSERT INTO sessions (hash, person, created, seen, agent) VALUES (?, ?, ?, ?, ?)",
        (session.hash, session.person, session.created, session.seen, session.agent),
    )


def end_oldest(database: Connection, person: str, time: int) -> None:
    """End the sessions above the limit: those that were not used for longest."""
    database.execute(
        "UPDATE sessions SET ended = ? WHERE person = ? AND ended IS NULL AND hash NOT IN"
        " (SELECT hash FROM sessions WHERE person = ? AND ended IS NULL"
        " ORDER BY seen DESC, created DESC LIMIT ?)",
        (time, person, person, MOST_SESSIONS),
    )


def name_of(database: Connection, person: str) -> str:
    (name,) = database.execute("SELECT name FROM persons WHERE id = ?", (person,)).fetchone()
    return str(name)


class SqlAttempts(Part):
    """An AttemptStore."""

    async def try_once(self, limits: Sequence[AttemptLimit], time: int) -> int:
        def work(database: Connection) -> int:
            database.execute("DELETE FROM attempts WHERE until <= ?", (time,))
            waits = {limit.subject: count(database, limit, time) for limit in limits}
            if any(waits.values()):
                database.executemany(
                    FORGIVEN, [(subject,) for subject, wait in waits.items() if not wait]
                )
            return max(waits.values(), default=0)

        return await self._writer.do(work)

    async def forgive(self, limits: Sequence[AttemptLimit]) -> None:
        await self._writer.change_each(FORGIVEN, [(limit.subject,) for limit in limits])


def count(database: Connection, limit: AttemptLimit, time: int) -> int:
    """Counts an attempt on a subject; or returns the milliseconds until it would be within the
    limit. Counted first: then nobody else counts this subject before we are done."""
    counted = database.execute(
        "INSERT INTO attempts (subject, count, until) VALUES (?, 1, ?)"
        " ON CONFLICT (subject) DO UPDATE SET count = attempts.count + 1 WHERE attempts.count < ?",
        (limit.subject, time + limit.span, limit.most),
    )
    if counted.rowcount > 0:
        return 0
    row = database.execute("SELECT until FROM attempts WHERE subject = ?", (limit.subject,))
    return int(row.fetchone()[0]) - time
