"""Pages of people, whom somebody has played with, and invitations."""

from __future__ import annotations

from typing import Final

from quebec.server.store.rows import InvitationRow, PageRow, RivalRow
from quebec.server.store.sql.connections import Connection, check_not_gone
from quebec.server.store.sql.writer import Part

PAGE: Final = (
    "SELECT persons.id, name, persons.created, page FROM persons"
    " LEFT JOIN accounts ON accounts.person = persons.id"
)
RIVALS: Final = (
    "SELECT other.person, coalesce(name, ''), page, other.bot, mine.table_id, other.seat,"
    " other.place, mine.place, mine.finished, mine.counts"
    " FROM (SELECT * FROM results WHERE person = ?1 ORDER BY finished DESC, table_id DESC"
    " LIMIT ?2) AS mine"
    " JOIN results AS other ON other.table_id = mine.table_id AND other.seat <> mine.seat"
    " LEFT JOIN persons ON persons.id = other.person"
    " LEFT JOIN accounts ON accounts.person = other.person"
    " WHERE coalesce(other.person, '') <> ?1 ORDER BY mine.finished DESC, mine.table_id, other.seat"
)


class SqlPages(Part):
    """A PageStore."""

    async def find(self, page: str) -> PageRow | None:
        row = await self._reading.row(f"{PAGE} WHERE page = ?", page)
        return PageRow(*row) if row else None

    async def of(self, person: str) -> PageRow | None:
        row = await self._reading.row(f"{PAGE} WHERE persons.id = ?", person)
        return PageRow(*row) if row else None

    async def open(self, person: str, page: str) -> None:
        await self._writer.change(
            "UPDATE accounts SET page = ? WHERE person = ? AND page IS NULL", page, person
        )

    async def close(self, person: str) -> None:
        await self._writer.change("UPDATE accounts SET page = NULL WHERE person = ?", person)

    async def rivals(self, person: str, limit: int) -> list[RivalRow]:
        rows = await self._reading.rows(RIVALS, person, limit)
        return [RivalRow(*row) for row in rows]


class SqlInvitations(Part):
    """An InvitationStore."""

    async def add(self, invitation: InvitationRow) -> bool:
        def work(database: Connection) -> bool:
            check_not_gone(database, invitation.person)
            unwelcome = "SELECT 1 FROM unwelcome WHERE person = ? AND whom = ?"
            if database.execute(unwelcome, (invitation.person, invitation.by)).fetchone():
                return False
            added = database.execute(
                "INSERT INTO invitations (table_id, person, by, created)"
                " SELECT id, ?, ?, ? FROM tables WHERE id = ? AND phase = 'gathering'"
                " ON CONFLICT DO NOTHING",
                (invitation.person, invitation.by, invitation.created, invitation.table_id),
            )
            return added.rowcount > 0

        return await self._writer.do(work, subject=invitation.table_id)

    async def of(self, person: str, limit: int) -> list[InvitationRow]:
        rows = await self._reading.rows(
            "SELECT table_id, person, by, invitations.created FROM invitations"
            " JOIN tables ON tables.id = table_id WHERE person = ? AND phase = 'gathering'"
            " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id"
            " AND seats.person = invitations.person)"
            " ORDER BY invitations.created DESC LIMIT ?",
            person,
            limit,
        )
        return [InvitationRow(*row) for row in rows]

    async def is_invited(self, table_id: str, person: str) -> bool:
        query = "SELECT 1 FROM invitations WHERE table_id = ? AND person = ?"
        return await self._reading.row(query, table_id, person) is not None

    async def count_open(self, by: str) -> int:
        row = await self._reading.row(
            "SELECT count(*) FROM invitations JOIN tables ON tables.id = table_id"
            " WHERE by = ? AND phase = 'gathering'",
            by,
        )
        return int(row[0])

    async def decline(self, table_id: str, person: str, never: bool) -> bool:
        def work(database: Connection) -> bool:
            if never:
                database.execute(
                    "INSERT INTO unwelcome (person, whom) SELECT person, by FROM invitations"
                    " WHERE table_id = ? AND person = ? ON CONFLICT DO NOTHING",
                    (table_id, person),
                )
            removed = database.execute(
                "DELETE FROM invitations WHERE table_id = ? AND person = ?", (table_id, person)
            )
            return removed.rowcount > 0

        return await self._writer.do(work, subject=table_id)
