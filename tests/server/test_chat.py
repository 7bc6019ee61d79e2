"""Chat and presence: who hears whom, who is here, and listeners that do not read."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from quebec.server.chat import Chat
from quebec.server.limits import Limits
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.play.setup import SeatPlan
from quebec.server.store import database_at
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service
from quebec.server.wire.live import ChatLine
from quebec.server.wire.tables import NewTable
from tests.server.running import PATIENCE, Person, Server, seats
from tests.server.stores import place


def next_of(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def a_table(anne: Person, *others: Person) -> str:
    kinds = ["open" for _ in others] or ["random"]
    made = anne.post("/tables", seats=seats("me", *kinds), public=True, ruleset="2011")
    for other in others:
        other.ask(f"/tables/{made['id']}/join")
    return str(made["id"])


@pytest.mark.case("H05")
def test_seats_and_watchers_talk_apart(server: Server) -> None:
    anne, bob, watcher = Person(server, "Anne"), Person(server, "Bob"), Person(server, "Will")
    table = a_table(anne, bob)
    with bob.live(table, chat=0) as at_seat, watcher.live(table, chat=0) as beside:
        next_of(at_seat, "presence"), next_of(beside, "presence")
        anne.post(f"/tables/{table}/chat", text="  good \n luck ")
        watcher.post(f"/tables/{table}/chat", text="Bob should build")
        heard = next_of(at_seat, "chat")
        assert (heard["text"], heard["name"], heard["seat"]) == ("good luck", "Anne", 0)
        heard = next_of(beside, "chat")
        assert (heard["text"], heard["seat"], heard["room"]) == (
            "Bob should build",
            None,
            "watchers",
        )
    assert texts(bob, table) == ["good luck"]
    assert texts(watcher, table) == ["Bob should build"]
    anne.ask(f"/tables/{table}/close")
    assert texts(watcher, table) == ["good luck", "Bob should build"]


def texts(person: Person, table: str, after: int = 0) -> list[str]:
    return [line["text"] for line in person.get(f"/tables/{table}/chat", after=after)["lines"]]


def test_chat_is_resumed_over_a_socket_and_by_waiting(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = a_table(anne, bob)
    for text in ("one", "two", "three"):
        anne.post(f"/tables/{table}/chat", text=text)
    with bob.live(table, chat=1) as socket:
        assert [next_of(socket, "chat")["text"] for _ in range(2)] == ["two", "three"]
        waited = bob.get(f"/tables/{table}/chat", after=2, wait=30)
        assert (waited["at"], [line["text"] for line in waited["lines"]]) == (3, ["three"])
    assert bob.get(f"/tables/{table}/chat", after=3, wait=0.01)["lines"] == []


def test_whoever_is_muted_is_not_heard(server: Server) -> None:
    anne, bob, chloe = Person(server, "Anne"), Person(server, "Bob"), Person(server, "Chloé")
    table = a_table(anne, bob, chloe)
    said = chloe.post(f"/tables/{table}/chat", text="hurry up")
    with bob.live(table, chat=1) as socket:
        next_of(socket, "presence")
        left = put(bob, f"/tables/{table}/mutes", who=said["who"])
        assert (left["lines"], left["muted"]) == ([], [said["who"]])
        chloe.post(f"/tables/{table}/chat", text="hurry up!")
        anne.post(f"/tables/{table}/chat", text="no hurry")
        assert next_of(socket, "chat")["text"] == "no hurry"
        assert texts(anne, table) == ["hurry up", "hurry up!", "no hurry"]
        put(bob, f"/tables/{table}/mutes", who=said["who"], muted=False)
        chloe.post(f"/tables/{table}/chat", text="sorry")
        assert next_of(socket, "chat")["text"] == "sorry"


def put(person: Person, path: str, status: int = 200, **body: Any) -> Any:
    answer = person.http.put(f"{person.server.url}/api/v1{path}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_whom_the_owner_mutes_cannot_write(server: Server) -> None:
    anne, watcher = Person(server, "Anne"), Person(server)
    table = a_table(anne)
    who = watcher.post(f"/tables/{table}/chat", text="buy my things")["who"]
    put(anne, f"/tables/{table}/mutes", who=who)
    assert watcher.post(f"/tables/{table}/chat", status=403, text="buy")["key"] == "silenced"
    assert put(anne, f"/tables/{table}/mutes", 404, who="nobody")["key"] == "nobody_of_that_name"


def test_a_text_with_nothing_to_read_is_refused(server: Server) -> None:
    anne = Person(server)
    table = a_table(anne)
    for text in (" \n", "\u202e\u200f\x07"):
        assert anne.post(f"/tables/{table}/chat", 422, text=text)["key"] == "nothing_said"
    assert anne.post(f"/tables/{table}/chat", 400, text="x" * 501)["key"] == "bad_request"


def test_presence_tells_who_is_here(server: Server) -> None:
    anne, bob, watcher = Person(server, "Anne"), Person(server, "Bob"), Person(server, "Will")
    table = a_table(anne, bob)
    with anne.live(table, chat=0) as socket:
        until(socket, [True, False], 0)
        with bob.live(table), watcher.live(table):
            here = until(socket, [True, True], 1)
            assert [one["name"] for one in here["watchers"]] == ["Will"]
            assert anne.get(f"/tables/{table}/presence") == here
        until(socket, [True, False], 0)


def until(socket: ClientConnection, here: list[bool], watching: int) -> Any:
    """Presence as it is to become."""
    while True:
        message = next_of(socket, "presence")
        if (message["seats"], message["watching"]) == (here, watching):
            return message


def test_a_watcher_who_sits_down_is_present_at_the_seat(server: Server) -> None:
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    table = anne.post("/tables", seats=seats("me", "open"), public=True, ruleset="2011")["id"]
    with bob.live(table, chat=0) as socket:
        until(socket, [False, False], 1)
        bob.ask(f"/tables/{table}/join")
        until(socket, [False, True], 0)


def test_a_line_is_told_with_the_time_it_is_stored_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quebec.server.chat.now", count(1_000_000).__next__)

    async def say() -> tuple[ChatLine, list[ChatLine]]:
        store = await database_at(place(tmp_path)).open()
        service = Service(store, Hub())
        chat = Chat(
            service, service.hub, Presence(service, service.hub, 0, 0), LimitsKeeper(Limits())
        )
        _, anne = await Sessions(store, b"a key").begin("Anne")
        seats = (SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open"))
        table = await Hosting(service, Limits()).create(NewTable(seats=seats), anne.person)
        said = await chat.say(table.id, anne.person, "good luck")
        stored = (await chat.log(table.id, anne.person, 0)).lines
        await store.close()
        return said, stored

    said, stored = asyncio.run(say())
    assert stored == [said]
