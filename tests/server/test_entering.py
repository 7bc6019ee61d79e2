"""Creating an account and logging in are one step: a kill leaves all of it, or nothing.

What is on the disk after each commit is what is found if the server is killed before the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from quebec.server.limits import Limits
from quebec.server.people.accounts import Accounts, Device
from quebec.server.people.attempts import Attempts
from quebec.server.people.passwords import Passwords
from quebec.server.people.sessions import Caller, Sessions
from quebec.server.play.setup import SeatPlan
from quebec.server.store import database_at
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service
from quebec.server.wire.tables import NewTable
from tests.server.sql import rows
from tests.server.stores import place

KEY = b"a key of no importance"
DEVICE = Device("127.0.0.1", "")
PASSWORD, OTHER = "a long password", "another password"


class People(NamedTuple):
    """A guest with a table, and somebody with an account."""

    accounts: Accounts
    guest: Caller
    zoe: Caller


class State(NamedTuple):
    """What is stored about people."""

    accounts: dict[str, str]
    """The hash of the password by login."""
    names: set[str]
    owner: str
    """Of the table."""
    sessions: set[bytes]
    """Those that have not ended."""


def state(data: Path) -> State:
    return State(
        dict(rows(data, "SELECT login, password FROM accounts")),
        {name for (name,) in rows(data, "SELECT name FROM persons")},
        rows(data, "SELECT owner FROM tables")[0][0],
        {hash for (hash,) in rows(data, "SELECT hash FROM sessions WHERE ended IS NULL")},
    )


async def states(tmp_path: Path, act: Callable[[People], Awaitable[object]]) -> list[State]:
    """What was stored before something was done, and after each commit of it."""
    data = tmp_path / "data"
    data.mkdir()
    found: list[State] = []
    is_watched = False

    def committed(pieces: int, _: float) -> None:
        if is_watched:
            found.append(state(data))

    store = await database_at(place(data)).open(committed)
    service, sessions, passwords = Service(store, Hub()), Sessions(store, KEY), Passwords()
    accounts = Accounts(service, sessions, passwords, Attempts(store, KEY))
    _, guest = await sessions.begin()
    seats = (SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open"))
    await Hosting(service, Limits()).create(NewTable(seats=seats), guest.person)
    _, other = await sessions.begin("Zoé")
    _, zoe = await accounts.register(other, "zoe", OTHER, DEVICE)
    before = state(data)
    is_watched = True
    await act(People(accounts, guest, zoe))
    passwords.close()
    await store.close()
    return [before, *found]


def each(found: list[State]) -> list[State]:
    """Those that differ from the one before."""
    return [one for k, one in enumerate(found) if k == 0 or one != found[k - 1]]


@pytest.mark.case("D07")
def test_an_account_is_created_with_its_name_and_session_at_once(tmp_path: Path) -> None:
    async def register(people: People) -> None:
        await people.accounts.register(people.guest, "anne", PASSWORD, DEVICE)

    before, after = each(asyncio.run(states(tmp_path, register)))
    assert after.accounts.keys() - before.accounts.keys() == {"anne"}
    assert (before.names, after.names) == ({"", "Zoé"}, {"anne", "Zoé"})
    assert after.owner == before.owner
    assert len(before.sessions - after.sessions) == len(after.sessions - before.sessions) == 1


@pytest.mark.case("D07")
def test_a_guest_logs_in_with_everything_at_once(tmp_path: Path) -> None:
    found: list[People] = []

    async def log_in(people: People) -> None:
        found.append(people)
        await people.accounts.log_in(people.guest, "zoe", OTHER, True, DEVICE)

    before, after = each(asyncio.run(states(tmp_path, log_in)))
    assert (before.owner, after.owner) == (found[0].guest.person, found[0].zoe.person)
    assert len(before.sessions - after.sessions) == len(after.sessions - before.sessions) == 1
    assert found[0].zoe.session in after.sessions


@pytest.mark.case("D07")
def test_a_password_is_changed_and_other_sessions_end_at_once(tmp_path: Path) -> None:
    async def change(people: People) -> None:
        await people.accounts.log_in(None, "zoe", OTHER, False, DEVICE)
        await people.accounts.change_password(people.zoe, OTHER, PASSWORD)

    first, entered, changed = each(asyncio.run(states(tmp_path, change)))
    assert entered.accounts == first.accounts != changed.accounts
    assert changed.sessions == first.sessions < entered.sessions
