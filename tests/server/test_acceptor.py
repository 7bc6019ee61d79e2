"""Connections are accepted until the last one, and all that were accepted are opened."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import pytest

from quebec.server.http.connections import acceptor as accepting
from quebec.server.http.connections.acceptor import APART_SECONDS, AT_ONCE, Acceptor
from quebec.server.http.connections.registry import Connections
from quebec.server.limits import Limits
from quebec.server.operations.metrics import Metrics
from quebec.server.play.refusals import Refused


class Opened(asyncio.Protocol):
    count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Opened.count += 1


def test_whoever_was_accepted_before_the_end_is_opened() -> None:
    async def run() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        connections = Connections(Limits(address_requests=0), 100, Metrics())
        acceptor = Acceptor(listening, 8, connections, Opened)
        clients = [socket.create_connection(listening.getsockname()) for _ in range(3)]
        while not acceptor.is_opening:
            await asyncio.sleep(0)
        acceptor.close()
        await acceptor.wait_closed()
        assert Opened.count == len(clients)
        for client in clients:
            client.close()

    asyncio.run(run())


class Full(Connections):
    def refusal(self, host: str) -> Refused | None:
        return Refused("too_many_connections", seconds=1)


def test_refused_connections_end_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """N13: those that end in the same moment come back in the same moment."""
    monkeypatch.setattr(accepting, "STAY_SECONDS", 0.0)
    ended: list[int] = []
    waits: list[float] = []

    class Watched(Acceptor):
        def _end_some(self) -> None:
            before = len(self._held)
            super()._end_some()
            ended.append(before - len(self._held))

    async def run() -> None:
        loop = asyncio.get_running_loop()
        call_later = loop.call_later

        def noted(delay: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
            waits.append(delay)
            return call_later(delay, callback)

        monkeypatch.setattr(loop, "call_later", noted)
        listening = socket.create_server(("127.0.0.1", 0))
        count = 5 * AT_ONCE
        # All wait to be accepted before the first of them is.
        clients = [socket.create_connection(listening.getsockname()) for _ in range(count)]
        acceptor = Watched(listening, count, Full(Limits(), 100, Metrics()), Opened)
        while sum(ended) < count:
            await asyncio.sleep(0)
        acceptor.close()
        for client in clients:
            client.close()

    asyncio.run(run())
    assert max(ended) <= AT_ONCE
    # The first of a crowd ends when it is time, the others wait for each other.
    assert set(waits) == {0.0, APART_SECONDS}
