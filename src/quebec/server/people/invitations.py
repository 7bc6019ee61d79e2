"""Invitations to a table that waits for players; people can invite those they have played with."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from quebec.server.people.sessions import Caller
from quebec.server.play.refusals import Refused
from quebec.server.store import Gone, InvitationRow, Store
from quebec.server.tables.hub import CHANGED, Hub
from quebec.server.tables.lists import summarised
from quebec.server.tables.lobby import person_topic
from quebec.server.tables.memory import Table
from quebec.server.times import moment, now
from quebec.server.wire.meeting import InvitationShown, Invite

MOST_SHOWN: Final = 20


class Invitations:
    """People are named by a table and a seat at which both have played: nobody gets an id."""

    def __init__(self, store: Store, hub: Hub, most: int) -> None:
        """A person may have sent so many that are still open; 0 is no limit."""
        self._store: Final = store
        self._hub: Final = hub
        self._most: Final = most

    async def invite(self, caller: Caller, table: Table, whom: Invite) -> None:
        """Does not reveal whether they want to be asked."""
        if table.game.phase != "gathering":
            raise Refused("has_started")
        seats = await self._store.results.at(whom.table)
        person = next((row.person for row in seats if row.seat == whom.seat), None)
        if person in (None, caller.person) or caller.person not in {row.person for row in seats}:
            raise Refused("never_played_with")
        assert person is not None
        try:
            await self._add(caller, table, person)
        except Gone:
            raise Refused("never_played_with") from None

    async def invite_again(self, caller: Caller, table: Table, people: Iterable[str]) -> None:
        """Those who have just played, to a rematch."""
        for person in people:
            # They may find it themselves.
            with suppress(Gone, Refused):
                await self._add(caller, table, person)

    async def _add(self, caller: Caller, table: Table, person: str) -> None:
        if self._most and await self._store.invitations.count_open(caller.person) >= self._most:
            raise Refused("too_many_invitations", most=self._most)
        row = InvitationRow(table.id, person, caller.person, now())
        if await self._store.invitations.add(row):
            self._hub.publish(person_topic(person), CHANGED)

    async def mine(self, caller: Caller) -> list[InvitationShown]:
        rows = await self._store.invitations.of(caller.person, MOST_SHOWN)
        listed = await self._store.lists.those({row.table_id for row in rows})
        tables = {one.id: one for one in listed}
        found = [(row, tables[row.table_id]) for row in rows if row.table_id in tables]
        shown = await summarised(self._store, [one for _, one in found], caller.person)
        names = await self._store.people.names({row.by for row in rows})
        return [
            InvitationShown(table=table, by=names.get(row.by, ""), created=moment(row.created))
            for (row, _), table in zip(found, shown, strict=True)
        ]

    async def decline(self, caller: Caller, table_id: str, never: bool) -> None:
        """never: also refuse all later ones from the same person."""
        if not await self._store.invitations.decline(table_id, caller.person, never):
            raise Refused("no_such_invitation")
