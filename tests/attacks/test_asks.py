"""W: asks over the WebSocket of a table, which are moves like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

from tests.attacks.attacker import Wire, frame, read_frames
from tests.server.running import API, PATIENCE, Person, Server, ask_over, invite, seats
from tests.server.sql import rows

MORE, TEXT, BINARY, CLOSE = 0, 1, 2, 8
PART: Final = 0x00
"""The first byte of a frame that is not the last of its message."""
TOO_BIG, TOO_MANY = 1009, 4429
FEW: Final = 120
"""Requests of somebody."""


def new_table(person: Person, *kinds: str) -> tuple[str, int]:
    """A game in which this person is first, and its number of entries."""
    made = person.post("/tables", seats=seats(*kinds or ("me",) * 3), start=True, first=0)
    return made["id"], made["now"]["at"]


def message(verb: str = "moves", **ask: Any) -> str:
    return json.dumps({"type": "ask", "verb": verb, "ask": ask})


def wire_of(person: Person, table: str) -> Wire:
    """A WebSocket of somebody, on which anything may be sent."""
    wire = Wire(person.server)
    cookie = f"Cookie: quebec_session={person.http.cookies['quebec_session']}"
    assert wire.upgrade(f"{API}/tables/{table}/live?after=1000", cookie) == 101
    return wire


# ---- what is no ask -----------------------------------------------------------------------------


def asked(ask: str, verb: str = "moves", more: str = "") -> str:
    """A message with an ask that need not be JSON."""
    return f'{{"type": "ask", "verb": "{verb}", "ask": {ask}{more}}}'


MALFORMED: Final = {
    "no JSON": "{",
    "nothing": "",
    "a list": "[]",
    "no type": "{}",
    "another type": '{"type": "answer", "key": "x", "status": 200}',
    "no verb": '{"type": "ask", "ask": {}}',
    "no ask": '{"type": "ask", "verb": "moves"}',
    "a long verb": asked("{}", "x" * 21),
    "a verb that is a path": asked('{"key": "x"}', "../../me/delete"),
    "a verb that is not asked": asked('{"key": "x"}', "join"),
    "a long language": asked("{}", more=f', "language": "{"x" * 201}"'),
    "no language": asked("{}", more=', "language": ",;q=,\\u0000fr-"'),
    "deep lists": asked("[" * 7000 + "]" * 7000),
    "deep objects": asked('{"a":' * 2500 + "1" + "}" * 2500),
    "deep, and no end": asked("[" * 15000),
    "half a pair": asked('{"key": "\\ud800", "at": 1, "moves": ["send"]}'),
    "half a pair as a verb": asked('{"key": "x"}', "\\udfff"),
    "NaN": asked('{"key": "x", "at": NaN, "moves": ["send"]}'),
    "a huge number": asked('{"key": "x", "at": 1e999, "moves": ["send"]}'),
    "a number of 9,000 digits": asked('{"key": "x", "at": ' + "9" * 9000 + "}", "undo"),
    "at is below 0": message(key="x", at=-1, moves=["send"]),
    "at is no number": message(key="x", at="1", moves=["send"]),
    "a key that is no text": message(key=["x"], at=1, moves=["send"]),
    "an empty key": message(key="", at=1, moves=["send"]),
    "a long key": message(key="x" * 10_000, at=1, moves=["send"]),
    "a move that is no text": message(key="x", at=1, moves=[1]),
    "thousands of moves": message(key="x", at=1, moves=["send"] * 1500),
    "a long move": message(key="x", at=1, moves=["x" * 15_000]),
    "a seat that there is not": message("resign", key="x", at=1, seat=99),
    "a huge ping": '{"type": "ping", "number": 1e300}',
}


@pytest.mark.case("W07")
def test_what_is_no_ask_is_refused_and_the_socket_goes_on(server: Server) -> None:
    """With a status of 4xx, or the problem; and nothing has happened."""
    anne = Person(server)
    table, at = new_table(anne)
    with anne.live(table, after=at) as live:
        live.recv()
        for name, text in MALFORMED.items():
            live.send(text)
            told = json.loads(live.recv(PATIENCE))
            if told["type"] == "answer":
                assert 400 <= told["status"] < 500, (name, told)
                assert told["refusal"]["message"], (name, told)
            else:
                assert told["type"] == "problem", (name, told)
        live.send('{"type": "ping", "number": 7}')
        assert json.loads(live.recv(PATIENCE)) == {"type": "pong", "number": 7}
    assert anne.get(f"/tables/{table}")["now"]["at"] == at
    assert "Traceback" not in server.errors()


@pytest.mark.case("W07")
def test_an_ask_in_parts_is_one_and_one_that_is_no_text_is_none(server: Server) -> None:
    anne = Person(server)
    table, at = new_table(anne)
    asked = message(key="parts", at=at, moves=["send"]).encode()
    with wire_of(anne, table) as wire:
        wire.send(frame(TEXT, asked[:9], first=PART))
        for byte in asked[9:-1]:
            wire.send(frame(MORE, bytes([byte]), first=PART))
        wire.send(frame(MORE, asked[-1:]))
        told = [json.loads(data) for _, data in read_frames(wire, 3)]
        assert [one["type"] for one in told] == ["update", "update", "answer"]
        assert told[-1]["status"] == 200
        wire.send(frame(BINARY, asked))
        ((_, data),) = read_frames(wire, 1)
        assert json.loads(data)["type"] == "problem"
        wire.send(frame(TEXT, asked + b" " * 16_384))
        *_, (opcode, data) = read_frames(wire)
        assert (opcode, int.from_bytes(data[:2])) == (CLOSE, TOO_BIG)
    assert anne.get(f"/tables/{table}")["now"]["at"] == at + 1
    assert "Traceback" not in server.errors()


# ---- whose ask it is ----------------------------------------------------------------------------


@pytest.mark.case("W08")
def test_a_key_belongs_to_one_person_over_both_doors(server: Server) -> None:
    """Somebody else's key neither repeats nor blocks anything, and one's own is done once."""
    anne, bruno = Person(server, "Anne"), Person(server, "Bruno")
    table = anne.post("/tables", seats=seats("me", "open", "me"), first=0)["id"]
    invite(anne, table, bruno)
    at = anne.ask(f"/tables/{table}/start")["at"]
    with anne.live(table, after=at) as hers, bruno.live(table, after=at) as his:
        hers.recv(), his.recv()
        _, squatted = ask_over(his, "propose-end", key="mine", seat=1)
        assert squatted["status"] == 200
        at += 1
        _, answer = ask_over(hers, "moves", key="mine", at=at, moves=["send"])
        assert answer["status"] == 200
        for asks in (1, 2):
            _, again = ask_over(hers, "moves", key="mine", at=at, moves=["send"])
            assert (again["status"], again["update"]["at"]) == (200, at + 1), asks
        # His key at the same table says nothing of her move.
        _, other = ask_over(his, "moves", key="mine", at=at, moves=["send"])
        assert other["update"]["at"] == at
        _, refused = ask_over(his, "moves", key="other", at=at + 1, moves=["rel"])
        assert refused["status"] == 403
    assert anne.get(f"/tables/{table}")["now"]["at"] == at + 1


@pytest.mark.case("W09")
def test_whoever_was_removed_asks_in_vain(server: Server) -> None:
    """The socket stays: a stranger may watch."""
    anne, bruno = Person(server), Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "me"))["id"]
    invite(anne, table, bruno)
    with bruno.live(table) as live:
        _, answer = ask_over(live, "leave", key="a", at=0)
        assert answer["status"] == 409
        anne.ask(f"/tables/{table}/remove", seat=1)
        for verb in ("leave", "start", "close"):
            _, answer = ask_over(live, verb, key=verb)
            assert answer["status"] == 403


# ---- too many of them ---------------------------------------------------------------------------


@pytest.mark.case("W10")
def test_asks_are_answered_in_the_order_in_which_they_came(server: Server) -> None:
    """However many are sent before the first answer, and whatever is wrong with some."""
    anne = Person(server)
    table, at = new_table(anne)
    with anne.live(table, after=at) as live:
        for round_ in range(40):
            live.send(message(key=f"move-{round_}", at=at + 2 * round_, moves=["send"]))
            live.send(message("undo", key=f"undo-{round_}", at=at + 2 * round_ + 1))
            live.send(message("dance", key=f"dance-{round_}"))
        answers: list[tuple[str, int]] = []
        while len(answers) < 120:
            told = json.loads(live.recv(PATIENCE))
            if told["type"] == "answer":
                answers.append((told["key"], told["status"]))
    assert answers == [
        one
        for round_ in range(40)
        for one in (
            (f"move-{round_}", 200),
            (f"undo-{round_}", 200),
            (f"dance-{round_}", 400),
        )
    ]
    assert anne.get(f"/tables/{table}")["now"]["at"] == at + 80


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Few requests, and never more."""
    data = tmp_path_factory.mktemp("strict") / "data"
    running = Server(data, "--limits", f"requests=0.001,requests-burst={FEW}").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.mark.case("W11")
def test_asks_and_requests_count_together(strict: Server) -> None:
    """What was used up over one door is used up for the other one, and for other sockets."""
    anne, other = Person(strict), Person(strict)
    table, at = new_table(anne)
    granted, code = 0, 0
    with anne.live(table, after=at) as one, anne.live(table, after=at) as two:
        while not code and granted < FEW:
            try:
                _, answer = ask_over((one, two)[granted % 2], "dance", key="x")
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
            else:
                assert answer["status"] == 400
                granted += 1
    assert code == TOO_MANY
    # One for the table, five for each socket; the session was begun before there was anybody.
    assert granted in (FEW - 12, FEW - 11)
    assert anne.http.get(anne._url("/me")).status_code == 429
    assert other.get("/me")


@pytest.mark.case("W11")
def test_an_ask_that_is_told_a_long_log_counts_as_much_as_over_http(strict: Server) -> None:
    """A stale one is told everything that it has missed: 100 entries are one request more."""
    anne = Person(strict)
    table, at = new_table(anne)
    for _ in range(52):
        now = anne.ask(f"/tables/{table}/moves", at=at, moves=["send"])
        at = anne.ask(f"/tables/{table}/undo", at=now["at"])["at"]
    stale: dict[str, Any] = {"key": "stale", "at": 1, "moves": ["send"]}
    caller = Person(strict)
    over_http = 0
    while caller.http.post(caller._url(f"/tables/{table}/moves"), json=stale).status_code == 409:
        over_http += 1
    caller, over_socket = Person(strict), 0
    with caller.live(table, after=at) as live, suppress(ConnectionClosed):
        while ask_over(live, "moves", **stale)[1]["status"] == 409:
            over_socket += 1
    assert over_http in (FEW // 2, FEW // 2 - 1)
    # The socket itself counts as five.
    assert 2 <= over_http - over_socket <= 3


# ---- while the server stops ---------------------------------------------------------------------


@pytest.mark.case("W14")
def test_asks_while_the_server_stops_are_done_or_not(tmp_path: Path) -> None:
    """It ends, in order; what was granted is there, and nothing is there twice."""
    server = Server(tmp_path / "data").start()
    people = [Person(server) for _ in range(3)]
    tables = [new_table(person)[0] for person in people]
    granted: list[list[str]] = [[], [], []]
    busy = [Event() for _ in people]

    def play(number: int) -> None:
        with suppress(ConnectionClosed, OSError), people[number].live(tables[number]) as live:
            at = json.loads(live.recv(PATIENCE))["at"]
            for turn in count():
                key = f"{number}-{turn}"
                verb = "undo" if turn % 2 else "moves"
                _, answer = ask_over(live, verb, key=key, at=at, moves=["send"])
                if answer["status"] != 200:
                    return
                at += 1
                granted[number].append(key)
                busy[number].set()

    threads = [Thread(target=play, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    assert all(one.wait(PATIENCE) for one in busy)
    assert server.stop() == 0
    for thread in threads:
        thread.join(PATIENCE)
    for person in people:
        person.http.close()
    assert "Traceback" not in server.errors(), server.errors()
    for number, table in enumerate(tables):
        found = rows(server.data, "SELECT key FROM entries WHERE table_id = ? ORDER BY n", table)
        keys = [key for (key,) in found if key and key.startswith(f"{number}-")]
        assert keys[: len(granted[number])] == granted[number]
        assert len(keys) == len(set(keys)) <= len(granted[number]) + 1
