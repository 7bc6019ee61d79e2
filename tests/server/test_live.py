"""The WebSocket of a table: every entry once and in order, also after a break."""

from __future__ import annotations

import json
from random import Random

from tests.server.running import Person, Server, play_on, seats


def test_what_happens_is_pushed_and_resumed(server: Server) -> None:
    anne, watcher = Person(server, "Anne"), Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, at = made["id"], made["now"]["at"]
    with watcher.live(table) as socket:
        first = json.loads(socket.recv())
        assert [entry["n"] for entry in first["entries"]] == list(range(1, at + 1))
        answer = anne.ask(f"/tables/{table}/moves", at=at, moves=["send"])
        assert json.loads(socket.recv()) == answer
        seen = answer["at"]
    answer = anne.ask(f"/tables/{table}/moves", at=seen, moves=["rel"], confirm=True)
    with watcher.live(table, after=seen) as socket:
        missed = json.loads(socket.recv())
        assert [entry["n"] for entry in missed["entries"]] == [seen + 1, seen + 2]
        assert missed == answer


def test_a_slow_listener_gets_every_entry_once(server: Server) -> None:
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    with anne.live(table) as socket:
        end = play_on(anne, table, [0, 1, 2], Random(3), 60)
        numbers: list[int] = []
        while not numbers or numbers[-1] < end["at"]:
            numbers += [entry["n"] for entry in json.loads(socket.recv())["entries"]]
        assert numbers == list(range(1, end["at"] + 1))


def test_nonsense_is_answered_not_fatal(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    with anne.live(table) as socket:
        socket.recv()
        socket.send("{nonsense")
        assert json.loads(socket.recv())["type"] == "problem"
        socket.send('{"type": "ping", "number": 3}')
        assert json.loads(socket.recv()) == {"type": "pong", "number": 3}
