"""Accounts: the same person on several devices, and their deletion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import structlog

from quebec.engine import BadInput
from quebec.server.limits.network import network
from quebec.server.people.attempts import LOGIN, PASSWORD, REGISTER, Attempts
from quebec.server.people.names import login_name, new_login_name
from quebec.server.people.passwords import Passwords
from quebec.server.people.sessions import Caller, Sessions
from quebec.server.play.asks import Asker, Depart
from quebec.server.play.refusals import Refused
from quebec.server.store import AccountRow, Entrance, SessionRow, TooLate
from quebec.server.tables.service import Service
from quebec.server.times import now

log = structlog.get_logger()

OWN_KEY: Final = "!depart-"
"""No client can choose such a key."""


class Device(NamedTuple):
    """The address and the user agent of a caller."""

    address: str
    agent: str


class Accounts:
    """Registers people, logs them in, and deletes them."""

    def __init__(
        self, service: Service, sessions: Sessions, passwords: Passwords, attempts: Attempts
    ) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._sessions: Final = sessions
        self._passwords: Final = passwords
        self._attempts: Final = attempts

    # ---- logging in -------------------------------------------------------------------------

    async def register(
        self, caller: Caller, login: str, password: str, device: Device
    ) -> tuple[str, Caller]:
        """A guest gets an account, and keeps everything. Returns a new token."""
        if caller.login:
            raise Refused("has_account")
        name = new_login_name(login)
        await self._attempts.begin(REGISTER, address=network(device.address))
        if await self._store.accounts.find(name):
            raise Refused("login_taken")
        hashed = await self._passwords.hash(password)
        time = now()
        account = AccountRow(
            person=caller.person, login=name, password=hashed, created=time, changed=time
        )
        token, session = self._sessions.new(caller.person, device.agent)
        try:
            shown = await self._store.accounts.add(account, Entrance(session, caller.session))
        except TooLate:
            raise Refused("login_taken") from None
        self._service.renamed(caller.person, shown)
        await self._sessions.ended(caller.person)
        return token, Caller(caller.person, shown, session.hash, name)

    async def log_in(
        self, caller: Caller | None, login: str, password: str, bring: bool, device: Device
    ) -> tuple[str, Caller]:
        """Become the person of an account; returns a token.

        A guest is merged into that person if `bring` is true. Somebody who is logged in with
        another account only switches: accounts never merge.
        """
        try:
            name = login_name(login)
        except BadInput:
            name = ""
        tried = await self._attempts.begin(LOGIN, login=name, address=network(device.address))
        account = await self._store.accounts.find(name)
        if not await self._passwords.fits(account.password if account else None, password):
            raise Refused("wrong_login")
        assert account is not None
        await self._attempts.forgive(tried)
        if await self._store.moderation.is_blocked(account.person):
            raise Refused("blocked")
        if self._passwords.is_outdated(account.password):
            hashed = await self._passwords.hash(password)
            await self._store.accounts.set_password(account.person, hashed, account.changed, None)
        guest = caller.person if caller and not caller.login and bring else None
        token, session = self._sessions.new(account.person, device.agent)
        entrance = Entrance(session, caller.session if caller else None)

        async def enter() -> str:
            try:
                shown, tables = await self._store.accounts.enter(account, entrance, guest)
            except TooLate:
                # The password was changed while it was being compared, or they were blocked.
                raise Refused("wrong_login") from None
            if caller:
                await self._sessions.ended(caller.person)
            await self._sessions.ended(account.person)
            await self._service.people_changed(tables)
            return shown

        # All of it, even if the caller does not wait: what is cached would be wrong for others.
        shown = await self._service.finish(enter())
        return token, Caller(account.person, shown, session.hash, account.login)

    # ---- managing ---------------------------------------------------------------------------

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Ends all sessions but the caller's."""
        await self._check(caller, old)
        hashed = await self._passwords.hash(new)
        await self._store.accounts.set_password(caller.person, hashed, now(), caller.session)
        await self._sessions.ended(caller.person)

    async def _check(self, caller: Caller, password: str) -> None:
        account = await self._store.accounts.of(caller.person)
        if account is None:
            raise Refused("no_account")
        tried = await self._attempts.begin(PASSWORD, person=caller.person)
        if not await self._passwords.fits(account.password, password):
            raise Refused("wrong_password")
        await self._attempts.forgive(tried)

    async def sessions(self, caller: Caller) -> list[SessionRow]:
        return await self._store.sessions.of(caller.person)

    async def end_sessions(self, caller: Caller, which: Sequence[bytes]) -> None:
        await self._store.sessions.end(caller.person, which, now())
        await self._sessions.ended(caller.person)

    # ---- deleting ---------------------------------------------------------------------------

    async def delete(self, caller: Caller, password: str) -> None:
        """Names are erased, bots take the seats, logs stay."""
        if caller.login:
            await self._check(caller, password)
        await self._service.finish(self.forget(caller.person))

    async def forget(self, person: str) -> None:
        """The same without a password: for the host."""
        tables = await self._store.people.erase(person, now())
        await self._sessions.ended(person)
        await self._service.people_changed(tables)
        await self.clear_seats()

    async def clear_seats(self) -> None:
        """Free the seats of deleted people; also those that an earlier run did not get to."""
        for table, person in await self._store.people.leaving():
            try:
                await self._service.ask(table, Depart(key=OWN_KEY + person), Asker(person))
            except Refused as refused:
                log.info("seat_not_cleared", table=table, key=refused.reason.key)
