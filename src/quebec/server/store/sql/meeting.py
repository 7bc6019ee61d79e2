"""Pages of people, whom somebody has played with, and invitations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quebec.server.store.rows import CompanionRow, InvitationRow, PageRow, RivalRow
from quebec.server.store.sql.connections import Connection, check_not_gone, placeholders
from quebec.server.store.sql.writer import Part

PAGE: Final = (
    "SELECT persons.id, name, persons.created, page FROM persons"
    " LEFT JOIN accounts ON accounts.person = persons.id"
)
RIVALS: Final = (
    "SELECT met.person, met.bot, coalesce(name, ''), page, games, better, worse FROM (SELECT"
    " other.person AS person, CASE WHEN other.person IS NULL THEN other.bot ELSE '' END AS bot,"
    " count(*) AS games, count(*) FILTER (WHERE mine.place < other.place) AS better,"
    " count(*) FILTER (WHERE mine.place > other.place) AS worse"
    " FROM results AS mine"
    " JOIN results AS other ON other.table_id = mine.table_id AND other.seat <> mine.seat"
    " WHERE mine.person = ?1 AND mine.counts AND coalesce(other.person, '') <> ?1"
    " GROUP BY 1, 2) AS met"
    " LEFT JOIN persons ON persons.id = met.person"
    " LEFT JOIN accounts ON accounts.person = met.person"
    " ORDER BY games DESC, met.bot, name, met.person"
)
COMPANIONS: Final = (
    "SELECT other.person, name, mine.table_id, other.seat, mine.finished"
    " FROM (SELECT * FROM results WHERE person = ?1 ORDER BY finished DESC, table_id DESC"
    " LIMIT ?2) AS mine"
    " JOIN results AS other ON other.table_id = mine.table_id AND other.seat <> mine.seat"
    " JOIN persons ON persons.id = other.person"
    # Deleted people have no name, and neither have guests who never chose one.
    " WHERE other.person <> ?1 AND name <> ''"
    " ORDER BY mine.finished DESC, mine.table_id, other.seat"
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

    async def rivals(self, person: str) -> list[RivalRow]:
        return [RivalRow(*row) for row in await self._reading.rows(RIVALS, person)]

    async def companions(self, person: str, limit: int) -> list[CompanionRow]:
        rows = await self._reading.rows(COMPANIONS, person, limit)
        return [CompanionRow(*row) for row in rows]

    async def others(self, person: str, tables: Iterable[str]) -> dict[str, list[str]]:
        wanted = list(tables)
        if not wanted:
            return {}
        rows = await self._reading.rows(
            "SELECT table_id, coalesce(name, ''), bot FROM results"
            " LEFT JOIN persons ON persons.id = results.person"
            f" WHERE coalesce(results.person, '') <> ? AND table_id IN"
            f" ({placeholders(len(wanted))}) ORDER BY table_id, seat",
            person,
            *wanted,
        )
        found: dict[str, list[str]] = {}
        for table, name, bot in rows:
            found.setdefault(table, []).append(name or bot)
        return found


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
