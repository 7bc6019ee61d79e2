"""Deletes somebody's data at their request, or a host's, while no server runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quebec.engine import BadInput
from quebec.server.people.accounts import Accounts
from quebec.server.people.attempts import Attempts
from quebec.server.people.moderation import Moderation
from quebec.server.people.names import login_name
from quebec.server.people.passwords import Passwords
from quebec.server.people.sessions import Sessions
from quebec.server.store import Database, Store
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service

NO_KEY = b""
"""Nobody gets a session here."""


@asynccontextmanager
async def _moderation(database: Database) -> AsyncIterator[tuple[Store, Moderation]]:
    """The parts of a server that it takes, without a server."""
    store = await database.open()
    try:
        service, passwords = Service(store, Hub()), Passwords()
        sessions, attempts = Sessions(store, NO_KEY), Attempts(store, NO_KEY)
        accounts = Accounts(service, sessions, passwords, attempts)
        yield store, Moderation(service, sessions, accounts)
        passwords.close()
        await service.close()
    finally:
        await store.close()


async def forget(database: Database, login_or_id: str, reason: str) -> str:
    """Does what somebody can do themselves; returns their id."""
    async with _moderation(database) as (store, moderation):
        person = await _find(store, login_or_id)
        await moderation.remove(person, reason)
        return person


async def mark(database: Database, what: str, login_or_id: str, on: bool, reason: str) -> str:
    """Silence or block somebody, or no longer; returns their id."""
    async with _moderation(database) as (store, moderation):
        person = await _find(store, login_or_id)
        act = moderation.silence if what == "silence" else moderation.block
        await act(person, on, reason)
        return person


async def close(database: Database, table: str, reason: str) -> None:
    async with _moderation(database) as (_, moderation):
        await moderation.close_table(table, reason)


async def _find(store: Store, login_or_id: str) -> str:
    try:
        account = await store.accounts.find(login_name(login_or_id))
    except BadInput:
        account = None
    if account:
        return account.person
    if login_or_id in await store.people.names([login_or_id]):
        return login_or_id
    raise BadInput(
        "no_such_person", {"name": login_or_id}, f"nobody has the username or the id {login_or_id}"
    )
