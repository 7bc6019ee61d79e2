"""Any end of a session closes its WebSockets, and no others."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from quebec.server.http.routes.accounts import while_it_lasts
from quebec.server.people.sessions import Sessions
from quebec.server.settings import Settings
from quebec.server.store import database_at
from quebec.server.store.sql import accounts as sql_accounts
from quebec.server.times import now
from tests.server.running import API, Person, Server, in_process, invite, seats, wait_until
from tests.server.stores import place

PASSWORD = "long enough"
ENDED = 4401


def read_all(socket: ClientConnection) -> None:
    while True:
        socket.recv()


def close_code(socket: ClientConnection) -> int:
    """Reads until the server closes it."""
    with pytest.raises(ConnectionClosed) as closed:
        read_all(socket)
    return closed.value.rcvd.code if closed.value.rcvd else 0


def is_open(socket: ClientConnection) -> bool:
    socket.send('{"type":"ping","number":5}')
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "pong":
            return bool(message["number"] == 5)


def with_account(server: Server) -> tuple[Person, Person]:
    """Somebody on two devices."""
    login = secrets.token_hex(6)
    here, there = Person(server), Person(server)
    here.post("/account", login=login, password=PASSWORD)
    there.post("/login", login=login, password=PASSWORD)
    return here, there


def change_password(person: Person) -> Any:
    body = {"old": PASSWORD, "new": "another one"}
    return person.http.put(person._url("/account/password"), json=body)


def end_others(person: Person) -> Any:
    return person.http.delete(person._url("/me/sessions"))


def end_one(person: Person) -> Any:
    (other,) = [one for one in person.get("/me/sessions") if not one["current"]]
    return person.http.delete(person._url(f"/me/sessions/{other['id']}"))


def close(socket: ClientConnection) -> None:
    """Ask for something that one may do while the session lasts, and do not wait."""
    with suppress(ConnectionClosed):
        socket.send('{"type": "ask", "verb": "close", "ask": {"key": "late"}}')


def phase(server: Server, table: str) -> str:
    return str(Person(server).get(f"/tables/{table}")["now"]["game"]["phase"])


@pytest.mark.case("A06", "W09")
@pytest.mark.parametrize("end", [change_password, end_others, end_one])
def test_the_sockets_of_an_ended_session_are_closed(
    server: Server, end: Callable[[Person], Any]
) -> None:
    """And what is asked over them after the end is not done."""
    here, there = with_account(server)
    table = here.post("/tables", seats=seats("me", "open", "open"))["id"]
    with here.live(table) as kept, there.live(table) as other:
        kept.recv()
        other.recv()
        assert end(here).status_code == 204
        close(other)
        assert close_code(other) == ENDED
        assert is_open(kept)
    assert phase(server, table) == "gathering"


@pytest.mark.case("A06", "A07", "W09")
@pytest.mark.parametrize("path", ["/logout", "/me/delete"])
def test_the_sockets_of_somebody_who_leaves_are_closed(server: Server, path: str) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    with anne.live(table) as socket, Person(server).live(table) as other:
        socket.recv()
        other.recv()
        assert anne.http.post(anne._url(path), json={}).status_code == 204
        close(socket)
        assert close_code(socket) == ENDED
        assert is_open(other)
    if path == "/logout":
        assert phase(server, table) == "gathering"


@pytest.mark.case("A06")
def test_the_sockets_of_a_guest_who_becomes_somebody_else_are_closed(server: Server) -> None:
    guest = Person(server)
    table = guest.post("/tables", seats=seats("me", "open", "open"))["id"]
    login = secrets.token_hex(6)
    Person(server).post("/account", login=login, password=PASSWORD)
    with guest.live(table) as socket:
        socket.recv()
        guest.post("/login", login=login, password=PASSWORD)
        assert close_code(socket) == ENDED


@pytest.mark.case("A08")
def test_a_long_poll_that_has_begun_before_tells_an_ended_session_nothing(server: Server) -> None:
    here, there = with_account(server)
    fred = Person(server, "Fred")
    table = here.post("/tables", ruleset="2011", seats=seats("me", "open"))["id"]
    invite(here, table, fred)

    def is_here() -> bool:
        return bool(fred.get(f"/tables/{table}/presence")["seats"][0])

    wait_until(lambda: not is_here())
    with ThreadPoolExecutor(1) as threads:
        asked = {"after": 0, "wait": 60}
        polling = threads.submit(there.http.get, there._url(f"/tables/{table}/chat"), params=asked)
        wait_until(is_here)
        assert change_password(here).status_code == 204
        fred.post(f"/tables/{table}/chat", text="only for the seats")
        assert polling.result().status_code == 401
    assert len(here.get(f"/tables/{table}/chat")["lines"]) == 1


@pytest.mark.case("A09")
def test_an_export_that_has_begun_before_breaks_off(tmp_path: Path) -> None:
    """It is as slow as its reader, and would have what is written until its end."""

    async def sent() -> list[bytes]:
        store = await database_at(place(tmp_path)).open()
        try:
            sessions = Sessions(store, b"key")
            token, caller = await sessions.begin("Anne")

            async def pieces() -> AsyncIterator[bytes]:
                yield b"second"
                await store.sessions.end(caller.person, [caller.session], now())
                await sessions.ended(caller.person)
                yield b"what was written since"

            return [one async for one in while_it_lasts(sessions, token, b"first", pieces())]
        finally:
            await store.close()

    assert asyncio.run(sent()) == [b"first", b"second"]


@pytest.mark.case("A10")
def test_of_very_many_sessions_the_one_that_was_not_used_for_longest_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql_accounts, "MOST_SESSIONS", 2)
    given = {"login": "anne", "password": "long enough"}
    with in_process(Settings(data=tmp_path)) as client:

        def entered(path: str) -> dict[str, str]:
            """The header of a new session."""
            client.cookies.clear()
            client.get(f"{API}/me")
            assert client.post(f"{API}{path}", json=given).status_code in (200, 201)
            token = client.cookies["quebec_session"]
            client.cookies.clear()
            return {"Authorization": f"Bearer {token}"}

        def statuses() -> list[int]:
            return [client.get(f"{API}/me/sessions", headers=one).status_code for one in devices]

        devices = [entered("/account"), entered("/login")]
        assert statuses() == [200, 200]
        devices.append(entered("/login"))
        assert statuses() == [401, 200, 200]
