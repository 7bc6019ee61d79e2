"""Which connections have to end when there are too many, and how many there may be."""

from __future__ import annotations

import asyncio
import gc
import re
import socket
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs
from uvicorn.server import ServerState

from quebec.server.http.connections.descriptors import RESERVE
from quebec.server.http.connections.http1 import HttpConnection
from quebec.server.http.connections.registry import (
    CROWD,
    MOST_RESUMED,
    NOWHERE,
    SLICE,
    Address,
    Connections,
    Reason,
)
from quebec.server.http.connections.tracked import Config
from quebec.server.limits import Limits
from quebec.server.operations.metrics import Metrics
from quebec.server.play.refusals import Refused

PROXY = "192.0.2.99"


class Plugged:
    """A connection without a network."""

    def __init__(self, host: str, *, waits: bool = True) -> None:
        self.client_host = host
        self.address: Address = NOWHERE
        self.ended: Reason | None = None
        self._waits = waits

    def waits(self) -> bool:
        return self._waits

    def look(self, now: float) -> None:
        pass

    def cut(self, reason: Reason) -> None:
        self.ended = reason


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def made(clock: Clock) -> Callable[..., Connections]:
    """Connections with room for so many, of which one address may have half."""

    def make(most: int, **limits: int) -> Connections:
        values = Limits(**{"address_requests": 0, **limits})
        return Connections(values, most, Metrics(), lambda host: host == PROXY, clock)

    return make


def entered(
    connections: Connections, host: str, count: int, *, waits: bool = True
) -> list[Plugged]:
    plugged = [Plugged(host, waits=waits) for _ in range(count)]
    for one in plugged:
        connections.enter(one)
    return plugged


def test_an_overfull_server_ends_the_oldest_of_the_greediest_address(
    made: Callable[..., Connections],
) -> None:
    connections = made(12)
    few = entered(connections, "192.0.2.1", 3)
    many = entered(connections, "192.0.2.2", 6)
    entered(connections, "192.0.2.3", 4)
    assert connections.count == 12
    assert [one.ended for one in many] == ["full", None, None, None, None, None]
    assert all(one.ended is None for one in few)


def test_one_address_has_at_most_half_and_pushes_out_its_own(
    made: Callable[..., Connections],
) -> None:
    connections = made(10)
    others = entered(connections, "192.0.2.1", 3)
    greedy = entered(connections, "192.0.2.2", 50)
    assert connections.count == 8
    assert [one.ended for one in greedy] == ["too_many_connections"] * 45 + [None] * 5
    assert all(one.ended is None for one in others)


def test_connections_in_use_are_never_ended_for_others(made: Callable[..., Connections]) -> None:
    connections = made(4)
    used = entered(connections, "192.0.2.1", 2, waits=False)
    third = Plugged("192.0.2.1")
    with pytest.raises(Refused, match="too_many_connections"):
        connections.enter(third)
    connections.leave(third)
    used += entered(connections, "192.0.2.2", 2, waits=False)
    with pytest.raises(Refused, match="server_full"):
        connections.enter(Plugged("192.0.2.3"))
    assert all(one.ended is None for one in used)


def test_connections_of_one_ipv6_network_are_those_of_one_address(
    made: Callable[..., Connections],
) -> None:
    connections = made(100, address_connections=5)
    for k in range(1, 8):
        entered(connections, f"2001:db8:1:2::{k}", 1)
    assert connections.count == 5


def test_a_trusted_proxy_is_not_one_address(made: Callable[..., Connections]) -> None:
    connections = made(20, address_connections=5, address_bytes=1)
    proxied = entered(connections, PROXY, 20)
    proxied[0].address.bytes = 100
    assert connections.fits(proxied[0].address)
    assert all(one.ended is None for one in proxied)
    # All of them together still have to fit.
    entered(connections, "192.0.2.1", 1)
    assert proxied[0].ended == "full"


def test_new_connections_have_the_rate_of_requests(
    made: Callable[..., Connections], clock: Clock
) -> None:
    connections = made(100, address_requests=1, address_requests_burst=3)
    asked = [connections.refusal("192.0.2.1") for _ in range(4)]
    assert asked[:3] == [None] * 3
    assert asked[3] is not None
    assert asked[3].reason.key == "too_many_connections"
    assert connections.refusal("192.0.2.2") is None
    assert connections.refusal(PROXY) is None
    clock.now += 1
    assert connections.refusal("192.0.2.1") is None


def test_those_who_were_told_to_wait_take_turns(made: Callable[..., Connections]) -> None:
    connections = made(1000)
    waiting = entered(connections, "192.0.2.1", MOST_RESUMED + 9)
    asyncio.run(connections.sweep())
    assert [connections.may_resume(one) for one in waiting] == [True] * MOST_RESUMED + [False] * 9
    asyncio.run(connections.sweep())
    assert [*connections][:9] == waiting[MOST_RESUMED:]
    assert all(connections.may_resume(one) for one in [*connections][:9])


def test_an_address_with_much_to_do_lets_others_come_in_between(
    made: Callable[..., Connections], clock: Clock
) -> None:
    connections = made(1000)
    (greedy,), (other,) = entered(connections, "192.0.2.1", 1), entered(connections, "192.0.2.2", 1)
    done: list[str] = []

    def work(connection: Plugged) -> None:
        def step() -> bool:
            clock.now += SLICE / 2
            done.append(connection.client_host)
            return False

        connections.take_turns(connection.address, step)

    async def both() -> None:
        for _ in range(5):
            work(greedy)
        work(other)
        await until_done(done, 6)

    asyncio.run(both())
    assert done.index(other.client_host) == 2, "before the rest, which waits for the next turns"


async def until_done(done: list[str], count: int) -> None:
    while len(done) < count:
        await asyncio.sleep(0)


def test_what_takes_several_turns_is_done_in_turns_by_the_connections_of_an_address(
    made: Callable[..., Connections], clock: Clock
) -> None:
    connections = made(1000)
    address = entered(connections, "192.0.2.1", 1)[0].address
    done: list[str] = []

    def work(name: str) -> None:
        def step() -> bool:
            clock.now += SLICE
            done.append(name)
            return done.count(name) < 3

        connections.take_turns(address, step)

    async def both() -> None:
        work("large")
        work("small")
        await until_done(done, 6)

    asyncio.run(both())
    assert done[1:] == ["large", "small", "large", "small", "small"], "one after the other"


def test_whoever_has_left_has_given_the_place_back(made: Callable[..., Connections]) -> None:
    connections = made(4)
    for _ in range(10):
        (one,) = entered(connections, "192.0.2.1", 1, waits=False)
        connections.leave(one)
        connections.leave(one)
    assert connections.count == 0


def test_an_attack_does_not_fill_the_log(made: Callable[..., Connections], clock: Clock) -> None:
    connections = made(10)
    with capture_logs() as lines:
        for _ in range(60):
            for _ in range(50):
                connections.note("bad_request", Address("192.0.2.1", is_proxy=False))
                connections.note("idle", NOWHERE)
            asyncio.run(connections.sweep())
            clock.now += 1
    told = [(line["reason"], line["count"], line["last"]) for line in lines]
    assert told == [("bad_request", n, "192.0.2.1") for n in (50, *[500] * 5)]


def test_an_error_in_one_connection_does_not_end_the_server(
    made: Callable[..., Connections],
) -> None:
    class Broken(Plugged):
        def look(self, now: float) -> None:
            raise RuntimeError("broken")

    connections = made(10)
    connections.enter(Broken("192.0.2.1"))
    with capture_logs() as lines:
        asyncio.run(connections.sweep())
    assert [line["event"] for line in lines] == ["unexpected"]
    assert connections.count == 0


# ---- descriptors --------------------------------------------------------------------------------


def fitting(wanted: int, soft: int, hard: int) -> Iterator[int]:
    """How many connections fit, and the limit afterwards."""
    script = (
        "import resource as r; from quebec.server.http.connections.descriptors import *;"
        f"r.setrlimit(r.RLIMIT_NOFILE, ({soft}, {hard}));"
        f"print(connections_that_fit({wanted}), r.getrlimit(r.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return map(int, re.findall(r"\d+", told.stdout))


@pytest.mark.parametrize(
    ("wanted", "soft", "hard", "most", "raised"),
    [
        (1000, 256, 1024, 1024 - RESERVE, 1024),
        (100, 256, 1024, 100, 100 + RESERVE),
        (0, 256, 1024, 1024 - RESERVE, 1024),
        (1000, 100, 100, 50, 100),
    ],
)
def test_connections_leave_descriptors_for_the_server_itself(
    wanted: int, soft: int, hard: int, most: int, raised: int
) -> None:
    assert [*fitting(wanted, soft, hard)] == [most, raised]


def test_a_crowd_is_listened_to_although_a_connection_is_opened_meanwhile(
    made: Callable[..., Connections],
) -> None:
    """Opening one counts as work, and was waited for, but nobody did the rest of it."""
    connections = made(4 * CROWD)
    address = entered(connections, "192.0.2.1", CROWD + 1)[0].address

    async def run() -> None:
        crowd = connections.crowd_of(address)
        assert crowd is not None
        for ours, theirs in (socket.socketpair(), socket.socketpair()):
            with ours, theirs:
                arrived = asyncio.Event()
                crowd.wait(ours.fileno(), arrived.set)
                theirs.send(b"x")
                await asyncio.wait_for(arrived.wait(), 300)
                while address.is_scheduled:
                    await asyncio.sleep(0)
                assert address.is_resting
                entered(connections, "192.0.2.1", 1)
                crowd.forget(ours.fileno())

    asyncio.run(run())


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 9000,
        b"POST / HTTP/1.1\r\nContent-Length: 9999\r\n\r\n" + b"x" * 9000,
        b"GET / HTTP/1.1\r\n\r\n",
    ],
    ids=["nothing", "half a header", "half a body", "a request"],
)
def test_a_connection_that_ends_is_gone_at_once(
    made: Callable[..., Connections], sent: bytes
) -> None:
    """And what it has sent: the collector comes later, and the memory would not be bounded."""
    connections = made(10)

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def run() -> None:
        config = Config(answer, connections, lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        alive: list[weakref.ref[HttpConnection]] = []

        def connected() -> HttpConnection:
            one = HttpConnection(config, state, {})
            alive.append(weakref.ref(one))
            return one

        server = await asyncio.get_running_loop().create_server(connected, "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(sent)
        await writer.drain()
        while not alive or (sent and not _has_arrived(alive[0]())):
            await asyncio.sleep(0)
        writer.close()
        await writer.wait_closed()
        while connections.count:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        server.close()
        assert alive[0]() is None

    gc.collect()
    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def _has_arrived(connection: HttpConnection | None) -> bool:
    """All of it, or the connection has ended."""
    return connection is None or (connection.address.bytes >= 9000 or connection.cycle is not None)
