"""Several processes on one database: what one of them has written, all of them know."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.server.running import Person, Server, invite, play_on, seats, wait_until
from tests.server.scaled import processes, same
from tools.fuzz_server import NO_LIMITS
from tools.linear.callers import Callers
from tools.linear.checker import explained

ROUNDS = int(os.environ.get("ROUNDS", "3"))
WHERE = ("first process", "second process")


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    data = tmp_path_factory.mktemp("two") / "data"
    with processes(data, "--limits", NO_LIMITS) as made:
        yield made


def move(person: Person, table: str, now: Any) -> Any:
    return person.ask(
        f"/tables/{table}/moves", at=now["at"], moves=[now["game"]["offers"][0]["move"]]
    )


def test_what_one_process_has_answered_another_shows(two: list[Server]) -> None:
    first, second = two
    anne = Person(first, "Anne")
    elsewhere = same(anne, second)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    now = elsewhere.get(f"/tables/{table}/log")
    for turn in range(20):
        person, other = (anne, elsewhere) if turn % 2 else (elsewhere, anne)
        if now["game"]["must_confirm"]:
            now = person.ask(f"/tables/{table}/confirm", at=now["at"])
        else:
            now = move(person, table, now)
        # At once, whether news has arrived or not.
        assert other.get(f"/tables/{table}/log")["at"] == now["at"]
        assert other.get(f"/tables/{table}")["now"]["at"] == now["at"]


def test_a_request_that_is_repeated_at_another_process_is_done_once(two: list[Server]) -> None:
    first, second = two
    anne = Person(first, "Anne")
    elsewhere = same(anne, second)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    now = elsewhere.get(f"/tables/{table}/log")
    body = {"at": now["at"], "key": "once", "moves": [now["game"]["offers"][0]["move"]]}
    done = anne.ask(f"/tables/{table}/moves", **body)
    assert elsewhere.ask(f"/tables/{table}/moves", **body) == done
    assert elsewhere.get(f"/tables/{table}/log")["at"] == done["at"]
    stale = elsewhere.ask(f"/tables/{table}/moves", status=409, at=now["at"], moves=body["moves"])
    assert stale["key"] == "stale"


def test_everybody_is_told_wherever_they_listen(two: list[Server]) -> None:
    first, second = two
    anne, bob = Person(first, "Anne"), Person(second, "Bob")
    table = anne.post("/tables", seats=seats("me", "me", "open"))["id"]
    invite(anne, table, same(bob, first))
    with bob.live(table, chat=0) as socket:
        until(socket, lambda one: one["type"] == "update")
        until(socket, lambda one: one["type"] == "presence")
        with anne.live(table, chat=0):
            # At another process, and yet here.
            until(
                socket, lambda one: one["type"] == "presence" and one["seats"] == [True, True, True]
            )
            at = anne.get(f"/tables/{table}/log")["at"]
            now = anne.ask(f"/tables/{table}/start", at=at)
            until(socket, lambda one: one["type"] == "update" and one["at"] == now["at"])
            mover = same(bob, first) if now["game"]["waiting"] == 2 else anne
            done = move(mover, table, now)
            told = until(socket, lambda one: one["type"] == "update" and one["at"] == done["at"])
            assert told["entries"] == done["entries"]
            anne.post(f"/tables/{table}/chat", text="Hello from the other side")
            until(socket, lambda one: one["type"] == "chat" and "other side" in one["text"])
        until(
            socket, lambda one: one["type"] == "presence" and one["seats"] == [False, False, True]
        )


def until(socket: Any, wanted: Any) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=300))
        if wanted(message):
            return message


def test_a_session_that_ends_at_one_process_is_over_at_all(two: list[Server]) -> None:
    first, second = two
    anne = Person(first, "Anne")
    anne.post("/account", login="anne-here", password="a long password")
    elsewhere = same(anne, second)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    with elsewhere.live(table) as socket:
        until(socket, lambda one: one["type"] == "update")
        other = Person(first)
        other.post("/login", login="anne-here", password="a long password")
        other.http.put(
            other._url("/account/password"),
            json={"old": "a long password", "new": "another password"},
        ).raise_for_status()
        wait_until(lambda: elsewhere.http.get(elsewhere._url("/me/tables")).status_code == 401)
        with pytest.raises(Exception, match="4401"):
            until(socket, lambda one: False)


def test_bots_play_once_whichever_process_wakes_them(two: list[Server]) -> None:
    first, second = two
    anne = Person(first, "Anne")
    elsewhere = same(anne, second)
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    chance = Random(2)
    now: Any = {"game": {"phase": "playing"}}
    for turn in range(12):
        now = play_on((anne, elsewhere)[turn % 2], table, [0], chance, 1)
    log = anne.get(f"/tables/{table}/log", after=0)
    assert log["at"] >= now["at"]
    assert [entry["n"] for entry in log["entries"]] == list(range(1, log["at"] + 1))


def test_an_order_explains_what_many_callers_are_answered(two: list[Server]) -> None:
    """`make linear` does the same with more calls; tests/server/test_linear.py has its controls."""

    async def call() -> Callers:
        callers = Callers([server.url for server in two], Random(3))
        await callers.sit_down()
        await callers.run(5, 12)
        await callers.close()
        return callers

    callers = asyncio.run(call())
    assert len(callers.calls) == 5 * 13
    assert {one.kind for one in callers.calls} == {"append", "stale", "read"}
    assert explained(callers.calls, callers.first)


def test_of_two_processes_one_wins_each_race(two: list[Server]) -> None:
    """For a seat, for an entry, and for a rematch; `make races STORE=postgres` for more. The race
    for a bot's turn is that for its lease, in tests/server/test_leases.py."""
    anne, bob = Person(two[0], "Anne"), Person(two[1], "Bob")
    cleo, anne_there = Person(two[0], "Cleo"), same(anne, two[1])
    won = Counter[str]()
    for _ in range(ROUNDS):
        table = anne.post("/tables", seats=seats("me", "me", "open"), public=True)["id"]
        at = bob.get(f"/tables/{table}/log")["at"]
        race = at_once(
            lambda table=table: tried(cleo, f"/tables/{table}/join", seat=2),
            lambda table=table: tried(bob, f"/tables/{table}/join", seat=2),
        )
        assert sorted(race) == [200, 409]
        won[f"seat: {WHERE[race.index(200)]}"] += 1
        now = anne.ask(f"/tables/{table}/start", at=at + 1)
        if now["game"]["waiting"] != 2:
            body = {"at": now["at"], "moves": [now["game"]["offers"][0]["move"]]}
            race = at_once(
                lambda table=table, body=body: tried(anne, f"/tables/{table}/moves", **body),
                lambda table=table, body=body: tried(anne_there, f"/tables/{table}/moves", **body),
            )
            assert sorted(race) == [200, 409]
            won[f"entry: {WHERE[race.index(200)]}"] += 1
        over = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
        anne.ask(f"/tables/{over}/resign", seat=0)
        rematches = at_once(
            lambda over=over: anne.post(f"/tables/{over}/rematch")["id"],
            lambda over=over: anne_there.post(f"/tables/{over}/rematch")["id"],
        )
        assert rematches[0] == rematches[1]
        won["rematch: the same table"] += 1
    print(f"{ROUNDS} rounds:", ", ".join(f"{what} {count}" for what, count in sorted(won.items())))


def tried(person: Person, path: str, **body: Any) -> int:
    body["key"] = secrets.token_hex(8)
    return person.http.post(person._url(path), json=body).status_code


def at_once(*calls: Any) -> list[Any]:
    with ThreadPoolExecutor(len(calls)) as threads:
        return [found.result() for found in [threads.submit(call) for call in calls]]
