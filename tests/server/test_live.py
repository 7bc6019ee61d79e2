"""The WebSocket of a table: every entry once and in order, also after a break."""

from __future__ import annotations

import json
from random import Random
from typing import Final

from tests.server.running import API, Person, Server, ask_over, connect, play_on, seats

EMPTY: Final = {"update": None, "refusal": None}
"""Of an answer that says only that an ask was granted."""


def socket_address(server: Server, table: str) -> str:
    return f"{server.url}{API}/tables/{table}/live".replace("http", "ws", 1)


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


def test_an_ask_over_the_socket_is_an_ask_like_any_other(server: Server) -> None:
    """The same key, the same content, the same refusals; what was pushed is not sent again."""
    anne, bruno = Person(server, "Anne"), Person(server, "Bruno")
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, at = made["id"], made["now"]["at"]
    route = f"/tables/{table}/moves"
    with anne.live(table, after=at) as socket, bruno.live(table, after=at) as watcher:
        assert [json.loads(one.recv())["at"] for one in (socket, watcher)] == [at, at]
        (pushed,), answer = ask_over(socket, "moves", key="one", at=at, moves=["send"])
        assert answer == {"type": "answer", "key": "one", "status": 200} | EMPTY
        assert json.loads(watcher.recv()) == pushed
        # Both doors know the key.
        assert anne.ask(route, key="one", at=at, moves=["send"]) == pushed
        assert ask_over(socket, "moves", key="one", at=at, moves=["send"]) == (
            [],
            {**answer, "update": pushed},
        )
        for verb, ask, status in (
            ("moves", {"key": "two", "at": at, "moves": ["rel"]}, 409),
            ("moves", {"key": "two", "at": pushed["at"], "moves": ["no such move"]}, 422),
            ("undo", {"key": "one", "at": 0}, None),
            ("close", {"key": "two", "at": pushed["at"]}, 409),
        ):
            refused = anne.post(f"/tables/{table}/{verb}", status, **ask) if status else None
            told, answer = ask_over(socket, verb, **ask)
            assert told == []
            assert (answer["key"], answer["status"]) == (ask["key"], status or 200)
            assert answer["refusal"] == refused
        _, answer = ask_over(socket, "moves", "fr", key="two", at=at, moves=["rel"])
        assert answer["refusal"]["message"].startswith("La table a avancé")
        for verb, ask in (("dance", {"key": "x"}), ("moves", {"key": "x"}), ("moves", {"key": 1})):
            _, answer = ask_over(socket, verb, **ask)
            assert (answer["status"], answer["refusal"]["key"]) == (400, "bad_request")
        _, answer = ask_over(watcher, "moves", key="b", at=pushed["at"], moves=["rel"])
        assert answer["status"] == 403
    with connect(socket_address(server, table)) as nobody:
        nobody.recv()
        _, answer = ask_over(nobody, "moves", key="b", at=at, moves=["rel"])
        assert answer["status"] == 401
