"""What a guest could spoil for others at the same table, by what everybody may do."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from quebec.server.http.routes.meeting import PAUSE
from tests.server.running import PATIENCE, Person, Server, connect, seats

SITS = 6
LINES = 6


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With few of what these attacks use up, and as many requests as it takes."""
    limits = (
        "requests=0,address-requests=0,sessions=0,public-tables=0,address-tables=0,"
        f"tables=0.001,tables-burst={SITS},chat=0,chat-lines={LINES}"
    )
    running = Server(tmp_path_factory.mktemp("neighbours") / "data", "--limits", limits).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def public_table(owner: Person, **more: Any) -> str:
    table: str = owner.post(
        "/tables", ruleset="2011", seats=seats("me", "open"), public=True, **more
    )["id"]
    return table


@pytest.mark.case("G27")
def test_nobody_fills_the_log_of_a_table_by_sitting_down_and_getting_up(strict: Server) -> None:
    """When it is full nobody can sit down, and it took 150 seconds."""
    anne, bob, eve = (Person(strict, name) for name in ("Anne", "Bob", "Eve"))
    table = public_table(anne)
    for _ in range(SITS):
        eve.ask(f"/tables/{table}/join")
        eve.ask(f"/tables/{table}/leave")
    answer = eve.http.post(
        eve._url(f"/tables/{table}/join"), json={"key": secrets.token_hex(8), "seat": 1}
    )
    assert (answer.status_code, answer.json()["key"]) == (429, "sits_down_too_often")
    assert int(answer.headers["retry-after"]) > 0
    # Nor with a link, or by looking for a game.
    link = anne.post(f"/tables/{table}/links")["secret"]
    assert eve.ask("/join", 429, link=link)["key"] == "sits_down_too_often"
    assert eve.post("/find", 429, ruleset="2011", players=2)["key"] == "too_many_new_tables"
    assert bob.ask(f"/tables/{table}/join")["game"]["seats"][1]["name"] == "Bob"


@pytest.mark.case("G28")
def test_watchers_who_write_much_do_not_silence_the_seats(strict: Server) -> None:
    """The lines of a table have a number; each room has its own."""
    anne, eve = Person(strict, "Anne"), Person(strict, "Eve")
    table = public_table(anne)
    for k in range(LINES):
        eve.post(f"/tables/{table}/chat", text=f"line {k}")
    assert eve.post(f"/tables/{table}/chat", 409, text="more")["key"] == "chat_full"
    for k in range(LINES):
        anne.post(f"/tables/{table}/chat", text=f"line {k}")
    assert anne.post(f"/tables/{table}/chat", 409, text="more")["key"] == "chat_full"


@pytest.mark.case("G30")
def test_an_opponent_does_not_use_up_the_requests_of_whoever_looks_at_the_lobby(
    strict: Server,
) -> None:
    """A page asks for its games whenever it is told that one has changed."""
    anne, eve = Person(strict, "Anne"), Person(strict, "Eve")
    table = public_table(anne)
    eve.ask(f"/tables/{table}/join")
    anne.ask(f"/tables/{table}/start")
    url = anne._url("/lobby/live").replace("http", "ws", 1)
    cookie = f"quebec_session={anne.http.cookies['quebec_session']}"
    with connect(url, additional_headers={"Cookie": cookie}) as lobby:
        lobby.recv(PATIENCE)
        begun = time.monotonic()
        for _ in range(15):
            eve.ask(f"/tables/{table}/take-over", seat=1)
            eve.ask(f"/tables/{table}/give-back", seat=1)
        told: list[str] = []
        # The last change is told, too.
        while time.monotonic() < begun + 2.5 * PAUSE:
            with suppress(TimeoutError):
                told.append(json.loads(lobby.recv(PAUSE))["type"])
        taken = time.monotonic() - begun
    assert 2 <= told.count("mine") <= 2 + taken / PAUSE
