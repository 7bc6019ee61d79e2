"""Connections are accepted until the last one, and all that were accepted are opened."""

from __future__ import annotations

import asyncio
import socket

from quebec.server.http.connections.acceptor import Acceptor
from quebec.server.http.connections.registry import Connections
from quebec.server.limits import Limits
from quebec.server.operations.metrics import Metrics


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
