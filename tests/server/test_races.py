"""Two at once: exactly one wins, and the other is told so.

`make races ROUNDS=500` runs more of them; each test prints who won how often.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import httpx
import pytest

from tests.server.running import API, PATIENCE, Person, Server, seats
from tests.server.time_travel import MINUTE, leave

ROUNDS: Final = int(os.environ.get("ROUNDS", "24"))
TABLES_EACH: Final = 24
"""One person may not have too many."""


class Answer(NamedTuple):
    status: int
    body: Any

    @property
    def won(self) -> bool:
        assert self.status in (200, 409), self.body
        return self.status == 200


class Racer:
    """Somebody who does not wait."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self._url = f"{server.url}{API}"
        self._http = http

    async def ask(self, path: str, **body: Any) -> Answer:
        answer = await self._http.post(
            f"{self._url}{path}", json={"key": secrets.token_hex(8), **body}
        )
        return Answer(answer.status_code, answer.json())

    async def get(self, path: str, **query: Any) -> Any:
        return (await self._http.get(f"{self._url}{path}", params=query)).json()


@asynccontextmanager
async def racers(server: Server, *people: Person) -> AsyncIterator[list[Racer]]:
    """These people, each with connections of their own."""
    clients = [
        httpx.AsyncClient(cookies=one.http.cookies, timeout=PATIENCE, verify=False)
        for one in people
    ]
    try:
        yield [Racer(server, client) for client in clients]
    finally:
        for client in clients:
            await client.aclose()


async def at_once(chance: Random, first: Any, second: Any) -> tuple[Any, Any]:
    """Both, in either order."""
    if chance.random() < 0.5:
        one, other = await asyncio.gather(first, second)
        return one, other
    other, one = await asyncio.gather(second, first)
    return one, other


def refused_as_stale(answer: Answer, by: str) -> None:
    """It is told what happened instead."""
    assert answer.body["key"] == "stale", answer.body
    assert by in [entry["act"]["act"] for entry in answer.body["changed"]["entries"]]


def tell(race: str, won: Counter[str]) -> None:
    print(f"{race}: {ROUNDS} rounds,", ", ".join(f"{who} {n}" for who, n in sorted(won.items())))
    assert won.total() == ROUNDS


@pytest.mark.case("R01")
def test_two_moves_for_one_seat(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)

    async def race() -> Counter[str]:
        chance, won, path = Random(1), Counter[str](), f"/tables/{made['id']}"
        at = made["now"]["at"]
        async with racers(server, anne, anne) as (one, other):
            for _ in range(ROUNDS):
                send, start = await at_once(
                    chance,
                    one.ask(f"{path}/moves", at=at, moves=["send"]),
                    other.ask(f"{path}/moves", at=at, moves=["start"]),
                )
                assert send.won != start.won
                won["send" if send.won else "start"] += 1
                refused_as_stale(start if send.won else send, "moved")
                undone = await one.ask(f"{path}/undo", at=at + 1)
                at = undone.body["at"]
        log = anne.get(f"{path}/log", after=2)
        assert [entry["act"]["act"] for entry in log["entries"]] == ["moved", "undone"] * ROUNDS
        return won

    tell("two moves for one seat", asyncio.run(race()))


@pytest.mark.case("R03")
def test_the_last_seat_joined_twice(server: Server) -> None:
    anne, bob, chloe = Person(server), Person(server), Person(server)

    async def race() -> Counter[str]:
        chance, won = Random(2), Counter[str]()
        async with racers(server, anne, bob, chloe) as (owner, one, other):
            for _ in range(ROUNDS):
                made = await owner.ask(
                    "/tables", seats=seats("me", "open"), public=True, ruleset="2011"
                )
                path = f"/tables/{made.body['id']}"
                first, second = await at_once(
                    chance, one.ask(f"{path}/join"), other.ask(f"{path}/join")
                )
                assert first.won != second.won
                won["bob" if first.won else "chloe"] += 1
                assert (second if first.won else first).body["key"] == "no_free_seat"
                mine = [(await who.get(path))["mine"] for who in (one, other)]
                assert mine == ([[1], []] if first.won else [[], [1]])
                assert (await owner.ask(f"{path}/close")).won
        return won

    tell("the last seat joined twice", asyncio.run(race()))


def test_undo_against_the_move_of_the_opponent(server: Server) -> None:
    """A second window takes back what the first one hands over; the opponent moves at once."""
    anne, bob = Person(server), Person(server)

    async def confirmed_and_moved(one: Racer, other: Racer, path: str, at: int) -> Answer:
        handed_over = await one.ask(f"{path}/confirm", at=at)
        return await other.ask(f"{path}/moves", at=at + handed_over.won, moves=["send"])

    async def race() -> Counter[str]:
        chance, won = Random(3), Counter[str]()
        async with racers(server, anne, bob, anne) as (one, other, window):
            for _ in range(ROUNDS):
                made = await one.ask("/tables", seats=seats("me", "open"), ruleset="2011", first=0)
                path = f"/tables/{made.body['id']}"
                link = await one.ask(f"{path}/links")
                await other.ask("/join", link=link.body["secret"])
                await one.ask(f"{path}/start")
                at = (await one.ask(f"{path}/moves", at=3, moves=["send", "rel"])).body["at"]
                undone, moved = await at_once(
                    chance,
                    window.ask(f"{path}/undo", at=at),
                    confirmed_and_moved(one, other, path, at),
                )
                assert undone.won != moved.won
                won["undo" if undone.won else "move"] += 1
                if undone.won:
                    refused_as_stale(moved, "undone")
                else:
                    refused_as_stale(undone, "confirmed")
                await one.ask(f"{path}/resign", seat=0)
        return won

    tell("undo against the opponent's move", asyncio.run(race()))


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[tuple[Server, dict[str, Person]]]:
    """Tables with an unconfirmed turn, whose time will be over one after the other."""
    server = Server(tmp_path / "data").start()
    tables: dict[str, Person] = {}
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    while len(tables) < ROUNDS:
        if len(tables) % TABLES_EACH == 0:
            person = Person(server)
        made = person.post(
            "/tables", seats=seats("me", "me"), ruleset="2011", clock=clock, start=True, first=0
        )
        person.ask(f"/tables/{made['id']}/moves", at=2, moves=["send", "rel"])
        tables[made["id"]] = person
    server.stop()
    leave(server, {table: 2000 + 50 * k for k, table in enumerate(tables)}, MINUTE)
    server.start()
    yield server, tables
    server.close()


def test_confirm_against_the_clock(hurried: tuple[Server, dict[str, Person]]) -> None:
    server, tables = hurried
    chance, won = Random(4), Counter[str]()

    async def one_table(racer: Racer, table: str) -> None:
        seen = await racer.get(f"/tables/{table}/log")
        if seen["game"]["seats"][0]["bot"]:
            # On a busy machine the time is over before anybody has looked.
            won["clock"] += 1
            return
        clock = seen["game"]["clock"]
        end = datetime.fromisoformat(clock["since"]).timestamp() + clock["left"][0] / 1000
        await asyncio.sleep(max(0, end + chance.uniform(-0.02, 0.01) - time.time()))
        answer = await racer.ask(f"/tables/{table}/confirm", at=seen["at"])
        if not answer.won:
            refused_as_stale(answer, "expired")
        log = await racer.get(f"/tables/{table}/log", after=seen["at"])
        acts = [entry["act"] for entry in log["entries"]]
        assert acts[0]["act"] == ("confirmed" if answer.won else "expired")
        assert sum(act == {"act": "expired", "seat": 0, "then": "bot"} for act in acts) == (
            not answer.won
        )
        assert sum(act == {"act": "confirmed", "seat": 0} for act in acts) <= 1
        won["confirm" if answer.won else "clock"] += 1

    async def race() -> None:
        owners = list(dict.fromkeys(tables.values()))
        async with racers(server, *owners) as all_of_them:
            of = dict(zip(owners, all_of_them, strict=True))
            await asyncio.gather(*(one_table(of[who], table) for table, who in tables.items()))

    asyncio.run(race())
    tell("confirm against the clock", won)
