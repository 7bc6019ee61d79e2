"""Attacks that go on until their process is ended; `attacker.attacking` starts them."""

from __future__ import annotations

import asyncio
import contextlib
import re
from asyncio import StreamReader as Reader
from asyncio import StreamWriter as Writer
from collections.abc import Awaitable, Callable
from typing import Final

from tests.attacks.attacker import UPGRADE, frame, head

Flood = Callable[..., Awaitable[None]]
CONTENT_LENGTH: Final = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
LARGE: Final = b"/api/v1/openapi.json"
PIECE: Final = 65536
START: Final = head("GET", "/healthz", "Host: 127.0.0.1").removesuffix(b"\r\n")


def endless_headers(port: int, source: str, connections: int) -> None:
    """X1: connections that send one header after the other, and never the last one."""
    line = b"X-More: " + b"x" * 1000 + b"\r\n"
    asyncio.run(_all(connections, _endless, port, source, START, line * (PIECE // len(line))))


def endless_header(port: int, source: str, connections: int) -> None:
    """N05: connections that send one header without end."""
    asyncio.run(_all(connections, _endless, port, source, START + b"X-Long: ", b"x" * PIECE))


def many_headers(port: int, source: str, connections: int) -> None:
    """X2: requests with 100,000 headers, one after the other."""
    asyncio.run(_all(connections, _again, port, source, START + b"X: y\r\n" * 100_000 + b"\r\n"))


def requests(port: int, source: str, connections: int) -> None:
    """L03: ordinary requests, as fast as they are answered."""
    asyncio.run(_all(connections, _again, port, source, START + b"\r\n"))


def new_connections(port: int, source: str, connections: int) -> None:
    """Connections that end at once, and others after them."""
    asyncio.run(_all(connections, _again, port, source, b""))


def slow_headers(port: int, source: str, connections: int) -> None:
    """N06: a byte of a header now and then."""
    asyncio.run(_all(connections, _slow, port, source, START + b"X-Slow: "))


def silent(port: int, source: str, connections: int) -> None:
    """N07, N08: connections that never send a byte."""
    asyncio.run(_all(connections, _slow, port, source, b""))


def held_headers(port: int, source: str, connections: int) -> None:
    """As much of a request as is allowed, and never the rest."""
    asyncio.run(_all(connections, _slow, port, source, START + b"X-Long: " + b"x" * 28_000))


def held_bodies(port: int, source: str, connections: int) -> None:
    """The same with a body."""
    lines = b"Content-Length: 262144\r\nContent-Type: application/json\r\n\r\n"
    start = START.replace(b"GET /healthz", b"POST /api/v1/login") + lines
    asyncio.run(_all(connections, _slow, port, source, start + b" " * 262_000))


def in_step(port: int, source: str, connections: int) -> None:
    """N18: all connections send a byte of a header at the same moment, four times a second."""
    asyncio.run(_in_step(connections, port, source))


def unread(port: int, source: str, connections: int) -> None:
    """Requests for a large response that is never read."""
    asyncio.run(_all(connections, _deaf, port, source, START.replace(b"/healthz", LARGE) + b"\r\n"))


def pings(port: int, source: str, connections: int, path: str) -> None:
    """W02: pings over WebSockets, as fast as they are read."""
    asyncio.run(_all(connections, _endless, port, source, upgrade(path), frame(9, b"x") * 4000))


def sockets(port: int, source: str, connections: int, path: str) -> None:
    """N09b: WebSockets that are opened again and again."""
    asyncio.run(_all(connections, _again, port, source, upgrade(path)))


def upgrade(path: str) -> bytes:
    return head("GET", path, "Host: 127.0.0.1", *UPGRADE)


async def _all(connections: int, one: Flood, port: int, source: str, *data: bytes) -> None:
    await asyncio.gather(*(_over_and_over(one, port, source, *data) for _ in range(connections)))


async def _over_and_over(one: Flood, port: int, source: str, *data: bytes) -> None:
    """Connect again, if the server closes the connection."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(source, 0)
            )
            try:
                await one(reader, writer, *data)
            finally:
                writer.close()
        # Others in this process have their turn.
        await asyncio.sleep(0)


async def _endless(_: Reader, writer: Writer, start: bytes, more: bytes) -> None:
    """The start once, the rest without end."""
    writer.write(start)
    while True:
        writer.write(more)
        await writer.drain()
        await asyncio.sleep(0)


async def _again(reader: Reader, writer: Writer, data: bytes) -> None:
    """The same again after every answer; without data, just a connection."""
    while data:
        writer.write(data)
        start = await reader.readuntil(b"\r\n\r\n")
        length = CONTENT_LENGTH.search(start)
        if not length:
            return
        await reader.readexactly(int(length[1]))


async def _slow(reader: Reader, writer: Writer, start: bytes) -> None:
    """The start, then a byte a second, until the server closes the connection; without a start,
    nothing at all."""
    writer.write(start)
    await writer.drain()
    while not reader.at_eof():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(PIECE), 1)
        if start:
            writer.write(b"x")
            await writer.drain()


async def _deaf(_: Reader, writer: Writer, data: bytes) -> None:
    """Requests whose answers are not read."""
    transport: asyncio.Transport = writer.transport  # type: ignore[assignment]
    transport.pause_reading()
    while True:
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(0.1)


async def _in_step(connections: int, port: int, source: str) -> None:
    moment = asyncio.Event()

    async def send(reader: Reader, writer: Writer) -> None:
        writer.write(START + b"X-Slow: ")
        while not reader.at_eof() and not writer.is_closing():
            await moment.wait()
            writer.write(b"x")
            await asyncio.sleep(0)

    async def beat() -> None:
        while True:
            await asyncio.sleep(0.25)
            moment.set()
            await asyncio.sleep(0)
            moment.clear()

    await asyncio.gather(beat(), _all(connections, send, port, source))
