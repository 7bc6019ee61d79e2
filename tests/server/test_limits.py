"""Limits: what is too much is refused with a status, words, and a time to wait."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection

from quebec.engine import BadInput
from quebec.server.limits import Limits, limits_from
from quebec.server.limits.keeper import Buckets, Client, LimitsKeeper
from quebec.server.play.refusals import Refused
from tests.server.running import PATIENCE, Person, Server, get, play_on, seats

SMALL = (
    "requests=1,requests-burst=60,address-requests=0,sessions=0,tables=0.001,tables-burst=4,"
    "open-tables=3,links=2,chat=0.001,chat-burst=2,waits=1,sockets=2,message=1000"
)

MOST_TAKEN = 16 * 2**20
"""Bytes; more than the system's buffers hold."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    running = Server(tmp_path_factory.mktemp("strict") / "data", "--limits", SMALL).start()
    yield running
    running.close()


def a_table(person: Person) -> str:
    return str(person.post("/tables", seats=seats("me", "me", "me"), start=True)["id"])


# ---- rates --------------------------------------------------------------------------------------


def test_a_bucket_is_filled_again() -> None:
    time = 0.0
    buckets = Buckets(2, 3, lambda: time)
    assert [buckets.take("anne") for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("bob") == 0
    time = 0.6
    assert buckets.take("anne") == 0
    time = 100
    assert [buckets.take("anne") for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_rate_of_nothing_is_no_limit() -> None:
    buckets = Buckets(0, 1)
    assert [buckets.take("anne") for _ in range(100)] == [0] * 100


@pytest.mark.case("G19")
def test_of_one_address_one_reads_much_at_a_time() -> None:
    """Others do not wait for it; and so many of the same address may wait."""

    async def run() -> list[str]:
        keeper = LimitsKeeper(Limits(address_work=3))
        done: list[str] = []
        may_end = asyncio.Event()

        async def read(address: str, name: str) -> None:
            async with keeper.reading(Client(address, name)):
                done.append(f"{name} begins")
                if name == "first":
                    await may_end.wait()
            done.append(f"{name} ends")

        first = asyncio.create_task(read("a", "first"))
        second = asyncio.create_task(read("a", "second"))
        third = asyncio.create_task(read("a", "third"))
        await asyncio.sleep(0)
        await read("b", "other")
        with pytest.raises(Refused, match="too_much_work"):
            await read("a", "fourth")
        may_end.set()
        await asyncio.gather(first, second, third)
        return done

    assert asyncio.run(run()) == [
        "first begins",
        "other begins",
        "other ends",
        "first ends",
        "second begins",
        "second ends",
        "third begins",
        "third ends",
    ]


@pytest.mark.case("L03")
def test_requests_that_come_too_fast_are_told_how_long_to_wait(tmp_path: Path) -> None:
    limits = "requests=0.01,requests-burst=5,address-requests=0.01,address-requests-burst=8"
    server = Server(tmp_path / "data", "--limits", limits).start()
    try:
        anne = Person(server)
        answers = [anne.http.get(f"{server.url}/api/v1/me/tables") for _ in range(6)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        assert answers[5].status_code == 429
        assert answers[5].json()["key"] == "too_many_requests"
        assert 1 <= int(answers[5].headers["Retry-After"]) <= 100
        # Another session has requests of its own, up to those of the address.
        statuses = [get(f"{server.url}/healthz").status_code for _ in range(3)]
        assert statuses == [200, 429, 429]
    finally:
        server.close()


def test_new_tables_and_lines_of_chat_have_rates(strict: Server) -> None:
    anne = Person(strict)
    for _ in range(3):
        table = a_table(anne)
    refused = anne.post("/tables", 409, seats=seats("me", "me", "me"))
    assert (refused["key"], refused["args"]) == ("too_many_tables", {"most": 3})
    refused = anne.post("/tables", 429, seats=seats("me", "me", "me"))
    assert refused["key"] == "too_many_new_tables"
    for _ in range(2):
        anne.post(f"/tables/{table}/chat", text="hello")
    assert anne.post(f"/tables/{table}/chat", 429, text="hello")["key"] == "too_much_chat"


# ---- numbers ------------------------------------------------------------------------------------


@pytest.mark.case("N09")
def test_links_waits_and_sockets_are_counted(strict: Server) -> None:
    anne = Person(strict)
    table = a_table(anne)
    for _ in range(2):
        anne.post(f"/tables/{table}/links")
    assert anne.post(f"/tables/{table}/links", 409)["key"] == "too_many_links"
    with ExitStack() as stack:
        for _ in range(2):
            json.loads(stack.enter_context(anne.live(table)).recv())
        third = stack.enter_context(anne.live(table))
        assert json.loads(third.recv())["key"] == "too_many_sockets"
        with pytest.raises(ConnectionClosedError, match="4429"):
            third.recv()
    # Whoever has gone has given the place back.
    with anne.live(table) as again:
        assert json.loads(again.recv())["type"] == "update"


@pytest.mark.case("W01")
def test_a_message_that_is_too_long_ends_the_connection(strict: Server) -> None:
    anne = Person(strict)
    with anne.live(a_table(anne)) as live:
        live.recv()
        live.send("x" * 1001)
        with pytest.raises(ConnectionClosedError, match="1009"):
            live.recv()


@pytest.mark.case("W03")
def test_messages_that_come_too_fast_end_it_too(strict: Server) -> None:
    anne = Person(strict)
    with anne.live(a_table(anne)) as live, pytest.raises(ConnectionClosedError, match="4429"):
        flood(live)


def flood(live: ClientConnection) -> None:
    for _ in range(200):
        live.send('{"type": "ping"}')
        live.recv()


@pytest.mark.parametrize("name", ["", "x" * 41])
def test_names_have_a_length(strict: Server, name: str) -> None:
    anne = Person(strict)
    answer = anne.http.put(f"{strict.url}/api/v1/me", json={"name": name})
    assert answer.status_code == 400
    assert "length" in answer.json()["message"]


# ---- settings -----------------------------------------------------------------------------------


def test_limits_are_read() -> None:
    assert limits_from("") == Limits()
    assert limits_from("chat=0.25, open-tables=7") == Limits(chat=0.25, open_tables=7)


@pytest.mark.parametrize("text", ["nonsense=1", "chat", "chat=-1", "chat=x", "links=1.5"])
def test_limits_that_make_no_sense_are_refused(text: str) -> None:
    with pytest.raises(BadInput):
        limits_from(text)


def test_a_wrong_limit_is_told_at_the_start(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quebec.cli", "serve", "--data", str(tmp_path)]
    tried = subprocess.run(
        [*command, "--limits", "chatter=1"], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 2
    assert "there is no limit chatter; there are absence-seconds, " in tried.stderr


def test_the_page_lists_every_limit_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    for name, default in zip(Limits.__struct_fields__, Limits.__struct_defaults__, strict=True):
        assert f"| `{name.replace('_', '-')}` | {default} |" in page


# ---- listeners that do not read -----------------------------------------------------------------


@pytest.mark.case("W05", "W13")
def test_whoever_does_not_read_is_cut_off_and_can_resume(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--limits", "requests=0,slow-seconds=0.5").start()
    try:
        anne, idle = Person(server), Person(server)
        made = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
        table, seen = made["id"], made["now"]["at"]
        with deaf(server, table) as unread, anne.live(table) as other:
            end = play_on(anne, table, [0, 1, 2], Random(3), 80)
            at = sent = received = 0
            while at < end["at"]:
                message = other.recv(timeout=PATIENCE)
                at = json.loads(message)["at"]
                sent += len(message)
            while chunk := unread.recv(65536):
                received += len(chunk)
            # Cut off in the middle, not served to the end.
            assert received < sent
        with idle.live(table, after=seen) as again:
            missed = json.loads(again.recv(timeout=PATIENCE))["entries"]
            assert [entry["n"] for entry in missed] == list(range(seen + 1, end["at"] + 1))
        with deaf(server, table, anne) as asking:
            assert asked_unread(asking) < MOST_TAKEN
    finally:
        server.close()


def asked_unread(asking: socket.socket) -> int:
    """Ask for the whole log again and again, and read nothing, until that is over; the bytes that
    were taken of it."""
    ask = b'{"type":"ask","verb":"moves","ask":{"key":"x","at":1,"moves":["send"]}}'
    # Masked with zeros.
    asks = (bytes([0x81, 0x80 | len(ask)]) + bytes(4) + ask) * 100
    taken = 0
    with suppress(ConnectionError):
        while taken < MOST_TAKEN:
            taken += asking.send(asks)
    return taken


def deaf(server: Server, table: str, person: Person | None = None) -> socket.socket:
    """A listener with hardly any room for what it does not read."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    listener.settimeout(PATIENCE)
    listener.connect((host, int(port)))
    lines = [f"GET /api/v1/tables/{table}/live HTTP/1.1", f"Host: {host}:{port}",
             "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]  # fmt: skip
    if person:
        lines.append(f"Cookie: quebec_session={person.http.cookies['quebec_session']}")
    lines += ["", ""]
    listener.sendall("\r\n".join(lines).encode())
    return listener
