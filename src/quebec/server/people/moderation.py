"""What an operator can do while the server runs; everything is logged."""

from __future__ import annotations

from typing import Final

from quebec.server.people.accounts import Accounts
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Asker
from quebec.server.play.asks.gathering import CallOff
from quebec.server.play.refusals import Refused
from quebec.server.tables.service import Service
from quebec.server.times import now

OPERATOR: Final = Asker(None, bot=True)
"""Operators need no seat."""
OWN_KEY: Final = "!operator-"
"""No client can choose such a key."""


class Moderation:
    """Closes tables; silences, blocks and removes people."""

    def __init__(self, service: Service, sessions: Sessions, accounts: Accounts) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._sessions: Final = sessions
        self._accounts: Final = accounts

    async def close_table(self, table_id: str, reason: str) -> None:
        """The game is over, nobody wins, and it does not count; it can still be read."""
        key = f"{OWN_KEY}{await self._service.length(table_id)}"
        await self._service.ask(table_id, CallOff(key=key), OPERATOR)
        await self._store.moderation.note(now(), "closed", table_id, reason)

    async def silence(self, person: str, on: bool, reason: str) -> None:
        """Stop them from writing anything, or allow it again."""
        if not await self._store.moderation.silence(person, on, now(), reason):
            raise Refused("no_such_person", name=person)

    async def block(self, person: str, on: bool, reason: str) -> None:
        """They are logged out everywhere and cannot log in, or may again."""
        if not await self._store.moderation.block(person, on, now(), reason):
            raise Refused("no_such_person", name=person)
        await self._sessions.ended(person)

    async def remove(self, person: str, reason: str) -> None:
        """As if they had deleted themselves."""
        if not (await self._store.people.names([person])).keys():
            raise Refused("no_such_person", name=person)
        await self._service.finish(self._accounts.forget(person))
        await self._store.moderation.note(now(), "removed", person, reason)
