"""L, N09, N10: as much as one client can ask for, with the limits that a server has by default."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest

from tests.attacks.attacker import ELSEWHERE, Wire
from tests.server.running import API, PATIENCE, Person, Server, seats, wait_until

TRIED = 60
LIMITS = "sessions=0,sockets=5,address-sockets=12,requests-burst=2000"
"""Fewer sockets than by default, so that the tests need fewer; and requests enough for them."""


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data = tmp_path_factory.mktemp("limited") / "data"
    running = Server(data, "--limits", LIMITS).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def a_table(person: Person) -> str:
    return str(person.post("/tables", seats=seats("me", "me", "me"), start=True)["id"])


def statuses_of(person: Person, method: str, path: str, bodies: list[object]) -> Counter[int]:
    """Of all requests, sent at once."""

    async def send() -> Counter[int]:
        async with httpx.AsyncClient(
            cookies=person.http.cookies, timeout=PATIENCE, verify=False
        ) as http:
            url = person._url(path)
            sent = [http.request(method, url, json=body) for body in bodies]
            return Counter(answer.status_code for answer in await asyncio.gather(*sent))

    return asyncio.run(send())


def sockets(server: Server) -> int:
    """How many the server holds, as it counts them."""
    found = re.search(r"^quebec_sockets (\d+)", server.metrics(), re.MULTILINE)
    assert found
    return int(found[1])


@pytest.mark.case("L01")
def test_wrong_passwords_at_once_keep_nobody_else_from_logging_in(limited: Server) -> None:
    mallory = Person(limited)
    anne = Person(limited, "", ELSEWHERE)
    anne.post("/account", login="anne", password="correct horse")
    guesses: list[object] = [
        {"login": f"name.{k}", "password": f"guess number {k}"} for k in range(TRIED)
    ]
    answers = statuses_of(mallory, "POST", "/login", guesses)
    assert answers.total() == TRIED
    # Wrong, too many, or too busy; never a fault.
    assert answers.keys() <= {403, 429, 503}, answers
    assert anne.post("/login", login="anne", password="correct horse")["login"] == "anne"


@pytest.mark.case("L04")
def test_long_polls_have_a_number(limited: Server) -> None:
    anne = Person(limited)
    path = f"/tables/{a_table(anne)}/log?after=1000&wait=0.5"
    answers = statuses_of(anne, "GET", path, [None] * 20)
    assert answers[429] >= 1
    assert answers[200] >= 8
    assert answers.total() == answers[200] + answers[429]


@pytest.mark.case("N09")
def test_one_session_holds_few_sockets_however_many_it_opens(limited: Server) -> None:
    anne = Person(limited)
    path = f"{API}/tables/{a_table(anne)}/live"
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}"
    wires = [Wire(limited) for _ in range(TRIED)]
    try:
        assert {wire.upgrade(path, cookie) for wire in wires} <= {101, 429}
        wait_until(lambda: sockets(limited) <= 5)
        assert sockets(limited) == 5
    finally:
        for wire in wires:
            wire.socket.close()
    wait_until(lambda: sockets(limited) == 0)


@pytest.mark.case("N10")
def test_many_sessions_at_one_address_hold_few_sockets_together(limited: Server) -> None:
    people = [Person(limited) for _ in range(5)]
    path = f"{API}/tables/{a_table(people[0])}/live"
    wires = [(Wire(limited), person) for person in people for _ in range(5)]
    elsewhere = Wire(limited, ELSEWHERE)
    try:
        for wire, person in wires:
            wire.upgrade(path, f"Cookie: quebec_session={person.http.cookies['quebec_session']}")
        wait_until(lambda: sockets(limited) <= 12)
        assert sockets(limited) == 12
        # Others are not concerned.
        assert elsewhere.upgrade(path) == 101
        assert sockets(limited) == 13
    finally:
        for wire in (elsewhere, *(wire for wire, _ in wires)):
            wire.socket.close()
    wait_until(lambda: sockets(limited) == 0)


@pytest.mark.long
@pytest.mark.case("M02")
def test_a_socket_that_answers_no_ping_is_closed(limited: Server) -> None:
    anne = Person(limited)
    with Wire(limited) as wire:
        assert wire.upgrade(f"{API}/tables/{a_table(anne)}/live") == 101
        assert wire.is_closed()
