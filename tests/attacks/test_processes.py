"""Q: several processes of one server, on PostgreSQL and Redis: what is refused by one of them is
refused by all."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from threading import Event
from typing import Any

import pytest
from redis import Redis
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.attacks import floods
from tests.attacks.attacker import THEIR_CORE, effect, run_on
from tests.attacks.conftest import Report
from tests.attacks.test_resources import harmless
from tests.server.running import PATIENCE, Person, Server, ask_over, seats, wait_until
from tests.server.scaled import processes, same
from tools.redis_server import RedisServer

LIMITS = (
    "requests=0.001,requests-burst=80,address-requests=0,sessions=0,tables=0,address-tables=0,"
    "public-tables=0"
)
PASSWORD = "a long password"
NO_SESSION, TOO_MANY = 4401, 4429


@pytest.fixture(scope="module")
def news() -> Iterator[RedisServer]:
    """One of their own: it is killed."""
    with closing(RedisServer()) as running:
        try:
            running.start()
        except FileNotFoundError as lacking:
            pytest.skip(str(lacking))
        yield running


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory, news: RedisServer
) -> Iterator[tuple[Server, Server]]:
    """Processes that grant little: 80 requests to each person, and never more."""
    data = tmp_path_factory.mktemp("attacked") / "data"
    with processes(data, "--limits", LIMITS, at=news) as (first, second):
        yield first, second


def new_table(person: Person) -> tuple[str, int]:
    made = person.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    return made["id"], made["now"]["at"]


def status(person: Person, path: str = "/me") -> int:
    return person.http.get(person._url(path)).status_code


def ended(live: ClientConnection) -> int:
    """Reads until the server closes it; the code."""
    try:
        while True:
            live.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


@pytest.mark.case("Q01")
def test_requests_at_one_process_count_at_the_other(two: tuple[Server, Server]) -> None:
    """Over a WebSocket, too; and nobody else has fewer."""
    anne = Person(two[0])
    elsewhere = same(anne, two[1])
    table, at = new_table(anne)
    with elsewhere.live(table, after=at) as live:
        live.recv(PATIENCE)
        granted = 0
        while status(anne) == 200:
            granted += 1
        assert granted <= 80
        wait_until(lambda: status(elsewhere) == 429)
        with suppress(ConnectionClosed):
            live.send('{"type": "ask", "verb": "undo", "ask": {"key": "x"}}')
        assert ended(live) == TOO_MANY
    assert [status(Person(one)) for one in two] == [200, 200]


@pytest.mark.case("Q02")
def test_passwords_are_guessed_at_all_processes_together(two: tuple[Server, Server]) -> None:
    login = secrets.token_hex(6)
    Person(two[0]).post("/account", login=login, password=PASSWORD)

    def enter(number: int, password: str) -> int:
        one = Person(two[number % 2])
        body = {"login": login, "password": password}
        return one.http.post(one._url("/login"), json=body).status_code

    assert [enter(number, "a wrong password") for number in range(10)] == [403] * 10
    assert [enter(number, PASSWORD) for number in range(2)] == [429] * 2


@pytest.mark.case("Q03")
def test_a_session_that_ends_at_one_process_asks_nothing_at_the_other(
    two: tuple[Server, Server],
) -> None:
    anne = Person(two[0])
    elsewhere = same(anne, two[1])
    table, at = new_table(anne)
    with elsewhere.live(table, after=at) as live:
        live.recv(PATIENCE)
        assert anne.http.post(anne._url("/logout"), json={}).status_code == 204
        assert ended(live) == NO_SESSION
    assert status(elsewhere, "/me/tables") == 401
    assert Person(two[1]).get(f"/tables/{table}")["now"]["at"] == at


@pytest.mark.case("Q04")
def test_one_ask_at_two_processes_at_once_is_done_once(two: tuple[Server, Server]) -> None:
    anne = Person(two[0])
    elsewhere = same(anne, two[1])
    table, at = new_table(anne)
    with (
        ThreadPoolExecutor(2) as pool,
        anne.live(table, after=at) as here,
        elsewhere.live(table, after=at) as there,
    ):
        for turn in range(10):
            verb = "undo" if turn % 2 else "moves"
            asked: dict[str, Any] = {"key": f"k{turn}", "at": at + turn, "moves": ["send"]}
            both = [pool.submit(ask_over, one, verb, **asked) for one in (here, there)]
            answers = [one.result()[1]["status"] for one in both]
            assert answers == [200, 200]
    assert anne.get(f"/tables/{table}")["now"]["at"] == at + 10


@pytest.mark.case("Q05")
def test_whoever_comes_and_goes_at_one_process_is_seldom_announced_at_the_other(
    two: tuple[Server, Server],
) -> None:
    anne = Person(two[0])
    table, at = new_table(anne)
    begun = time.monotonic()
    with anne.live(table, after=at, chat=0) as live:
        for _ in range(10):
            with Person(two[1]).live(table, after=at, chat=0) as watching:
                watching.recv(PATIENCE)
        anne.post(f"/tables/{table}/chat", text="the end")
        announced = 0
        while (told := json.loads(live.recv(PATIENCE)))["type"] != "chat":
            announced += told["type"] == "presence"
    # To whoever opens it, and at most once a second.
    assert announced <= 2 + time.monotonic() - begun


@pytest.mark.case("Q06")
def test_nonsense_in_redis_is_ignored(two: tuple[Server, Server], news: RedisServer) -> None:
    anne = Person(two[0])
    table, at = new_table(anne)
    with closing(Redis.from_url(news.url)) as redis, anne.live(table, after=at) as live:
        live.recv(PATIENCE)
        (channel,) = redis.pubsub_channels("quebec:*")
        for data in NONSENSE:
            assert redis.publish(channel, data) == 2
        answer = same(anne, two[1]).ask(f"/tables/{table}/moves", at=at, moves=["send"])
        assert json.loads(live.recv(PATIENCE)) == answer
    for one in two:
        assert "peer_not_understood" in one.errors()
        assert "Traceback" not in one.errors()


NONSENSE = [
    b"",
    b"\xc1",
    b"[]",
    b"\x92\xa1x\x91\x92\xa6Hello2\x01",
    b"\xdd\xff\xff\xff\xff",
    b"\x81" * 5000,
    b"\x92\xa1x\x91\x93\xa7Written\xa1t\xa1n",
    b"\x92\xa1x\x91\x92\xa5Spent\x81\xa8requests\x81\xa1x\xcb\xff\xf8" + bytes(6),
    b"\x92\xa1x\x91\x94\xa4Here\xa1t\x91\xa1p\x81\xa1a\xff",
    b"x" * 1_000_000,
]
"""Neither messages of ours nor harmful: also numbers that are none, and less than nobody."""


@pytest.mark.case("Q07")
def test_while_redis_is_gone_limits_hold_and_sessions_end(
    two: tuple[Server, Server], news: RedisServer
) -> None:
    """Whoever floods both processes meanwhile is refused by each."""
    anne, flooding = Person(two[0]), Person(two[0])
    elsewhere = same(anne, two[1])
    over = Event()

    def flood(one: Person) -> set[int]:
        seen: set[int] = set()
        while not (over.is_set() and 429 in seen):
            seen.add(status(one))
        return seen

    with ThreadPoolExecutor(2) as pool:
        both = [pool.submit(flood, one) for one in (flooding, same(flooding, two[1]))]
        news.kill()
        wait_until(lambda: all("redis_lost" in one.errors() for one in two))
        assert status(elsewhere, "/me/tables") == 200
        # Nobody can have told of it.
        assert anne.http.post(anne._url("/logout"), json={}).status_code == 204
        assert status(elsewhere, "/me/tables") == 401
        news.start()
        wait_until(lambda: all(one.errors().count("redis_connected") == 2 for one in two))
        over.set()
        assert [one.result(PATIENCE) for one in both] == [{200, 429}, {200, 429}]
    assert [Person(one).get("/me")["name"] for one in two] == ["", ""]


# ---- what others notice -------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.case("Q08")
def test_a_flood_at_one_process_slows_nobody_down_at_the_other(
    tmp_path_factory: pytest.TempPathFactory, report: Report
) -> None:
    data = tmp_path_factory.mktemp("flooded") / "data"
    with processes(data, "--limits", "") as (flooded, other):
        run_on(flooded.pid, THEIR_CORE)
        found = effect(other, floods.requests, 60, attacked=flooded)
        report("Q08", found)
        assert harmless(found), str(found)
