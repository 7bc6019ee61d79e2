"""Minimal, fast HTTP and WebSocket clients for the load generator."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable
from typing import Final, cast

LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
TEXT, CLOSE, PING = 1, 8, 9


class Http(asyncio.Protocol):
    """One keep-alive connection; one request at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self._read = bytearray()
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._read += data
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return
        found = LENGTH.search(self._read, 0, end + 2)
        body = end + 4
        length = int(found.group(1)) if found else 0
        if len(self._read) >= body + length:
            answer = int(self._read[9:12]), bytes(self._read[body : body + length])
            del self._read[: body + length]
            assert self._answer is not None
            self._answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server closed the connection"))

    async def ask(self, head: bytes, body: bytes) -> tuple[int, bytes]:
        """Status and body of the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self.transport.write(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        return await self._answer


class Pool:
    """A pool of connections, shared by all requests; closed ones are reopened."""

    def __init__(self, host: str, port: int, connections: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self._free: Final[asyncio.LifoQueue[Http | None]] = asyncio.LifoQueue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def ask(
        self, method: str, path: str, token: str = "", body: bytes = b""
    ) -> tuple[int, bytes]:
        """Retries if the server has closed the connection: the key makes it the same request."""
        head = (
            f"{method} /api/v1{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
            f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        ).encode()
        http = await self._free.get()
        try:
            while True:
                if http is None or http.transport.is_closing():
                    loop = asyncio.get_running_loop()
                    _, http = await loop.create_connection(Http, self.host, self.port)
                try:
                    return await http.ask(head, body)
                except ConnectionError:
                    http = None
        finally:
            self._free.put_nowait(http)

    def close(self) -> None:
        while not self._free.empty():
            http = self._free.get_nowait()
            if http:
                http.transport.close()


class Live(asyncio.Protocol):
    """A WebSocket that passes each text to a listener."""

    def __init__(self, request: str, heard: Callable[[bytes], None]) -> None:
        self.transport: asyncio.Transport
        self._request: Final = request
        self._heard: Final = heard
        self._read = bytearray()
        self.is_open: Final = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self.is_open.done():
            end = self._read.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._read.startswith(b"HTTP/1.1 101"):
                said = self._read[:200].decode(errors="replace")
                self.is_open.set_exception(ConnectionError(said))
                return
            self.is_open.set_result(None)
            del self._read[: end + 4]
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self._heard(payload)
            elif opcode == PING:
                mask = os.urandom(4)
                answer = bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))
                self.transport.write(bytes([0x8A, 0x80 | len(payload)]) + mask + answer)
            elif opcode == CLOSE:
                self.transport.close()

    def send(self, text: bytes) -> None:
        """A short text. The mask is zero, so the text is as it is."""
        length = len(text)
        assert length < 2**16
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([0x80 | TEXT]) + size + bytes(4) + text)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame from the buffer. A server's frames have no mask."""
        read = self._read
        if len(read) < 2:
            return None
        length, start = read[1], 2
        if length == 126:
            length, start = int.from_bytes(read[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(read[2:10], "big"), 10
        if len(read) < start + length:
            return None
        frame = read[0] & 15, bytes(read[start : start + length])
        del read[: start + length]
        return frame


async def listen(
    host: str, port: int, table: str, token: str, heard: Callable[[bytes], None], source: str
) -> Live:
    """Open the WebSocket of a table, from an address of this machine."""
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    request = (
        f"GET /api/v1/tables/{table}/live?after=1000000 HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{who}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, live = await loop.create_connection(
        lambda: Live(request, heard), host, port, local_addr=(source, 0)
    )
    await live.is_open
    return live
