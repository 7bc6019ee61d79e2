"""Deletes somebody's data at their request, or a host's, while no server runs."""

from __future__ import annotations

from quebec.engine import BadInput
from quebec.server.people.accounts import Accounts
from quebec.server.people.attempts import Attempts
from quebec.server.people.names import login_name
from quebec.server.people.passwords import Passwords
from quebec.server.people.sessions import Sessions
from quebec.server.store import Database, Store
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service

NO_KEY = b""
"""Nobody gets a session here."""


async def forget(database: Database, login_or_id: str) -> str:
    """Does what somebody can do themselves; returns their id."""
    store = await database.open()
    try:
        person = await _find(store, login_or_id)
        service, passwords = Service(store, Hub()), Passwords()
        sessions, attempts = Sessions(store, NO_KEY), Attempts(store, NO_KEY)
        await Accounts(service, sessions, passwords, attempts).forget(person)
        passwords.close()
        await service.close()
        return person
    finally:
        await store.close()


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
        "no_such_person", {"name": login_or_id}, f"nobody has the login or the id {login_or_id}"
    )
