"""Garbage over the WebSocket of a table: whatever comes, the server answers or disconnects."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import ExitStack, closing
from random import Random
from typing import Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

SECONDS: Final = 60
"""The timeout after which a silent server counts as hanging."""
TOO_BIG: Final = 1009
SERVER_FAULT: Final = 1011
SHAPES: Final = (
    "", "null", "[]", "{}", "0", '"ping"', '{"type": "ping"}', '{"type": "pong"}',
    '{"type": "ping", "number": -1}', '{"type": "ping", "number": 9007199254740993}',
    '{"type": "ping", "number": 1e400}', '{"type": ["ping"]}', '{"type": "update", "at": 1}',
    '{"type": "ping", "type": "ping"}', "[" * 2000, '{"type": "ping", "number": "\\ud800"}',
)  # fmt: skip
QUERIES: Final = ("after=-1", "after=x", "after=9999999999999999999", "chat=-1", "chat=%00",
                  "build=%ff", "after=1&after=2", "=", "%", "after=1000000")  # fmt: skip


class LiveFuzz:
    """Sends one kind of garbage after another to a table."""

    def __init__(self, url: str, table: str, rng: Random) -> None:
        self._path: Final = f"/api/v1/tables/{table}/live"
        self._url: Final = f"ws{url.removeprefix('http')}{self._path}"
        host = urlsplit(url)
        self._address: Final = (host.hostname or "", host.port or 80)
        self._rng: Final = rng
        self.kinds: Final[tuple[Callable[[], None], ...]] = (
            self.texts, self.binary, self.huge, self.bad_query, self.raw_bytes, self.bad_frames,
            self.half_a_handshake, self.many,
        )  # fmt: skip

    def run(self, rounds: int) -> None:
        """Each kind this many times; after each a health check of the server."""
        for _ in range(rounds):
            for kind in self.kinds:
                kind()
                self.is_well()

    def is_well(self) -> None:
        with connect(f"{self._url}?after=1000000", max_size=None) as live:
            number = self._rng.randrange(1000)
            live.send(json.dumps({"type": "ping", "number": number}))
            _until(live, lambda message: message == {"type": "pong", "number": number})

    def texts(self) -> None:
        """Garbage is answered by a problem, and the connection stays open."""
        with connect(self._url, max_size=None) as live:
            for _ in range(20):
                live.send(self._text())
            live.send('{"type": "ping", "number": 77}')
            _until(live, lambda message: message == {"type": "pong", "number": 77})

    def _text(self) -> str:
        if self._rng.random() < 0.5:
            return self._rng.choice(SHAPES)
        signs = [chr(self._rng.choice((0x0A, 0x22, 0x7B, 0x7D, 0xE9, 0x1F600))) for _ in range(30)]
        return "".join(signs)

    def binary(self) -> None:
        with connect(self._url, max_size=None) as live:
            live.send(self._rng.randbytes(200))
            _until(live, lambda message: message["type"] == "problem")

    def huge(self) -> None:
        """Too much data closes a connection."""
        with connect(self._url, max_size=None) as live:
            try:
                live.send("x" * 2_000_000)
                while True:
                    live.recv(timeout=SECONDS)
            except ConnectionClosed as closed:
                _demand(closed.rcvd is None or closed.rcvd.code == TOO_BIG, closed)

    def bad_query(self) -> None:
        try:
            with connect(f"{self._url}?{self._rng.choice(QUERIES)}", max_size=None) as live:
                live.recv(timeout=SECONDS)
        except InvalidStatus as refused:
            _demand(refused.response.status_code < 500, refused)
        except ConnectionClosed as closed:
            _demand(closed.rcvd is not None and closed.rcvd.code != SERVER_FAULT, closed)

    def raw_bytes(self) -> None:
        """Not HTTP at all."""
        with self._open() as raw:
            raw.sendall(self._rng.randbytes(500) + b"\r\n\r\n")
            _drain(raw)

    def bad_frames(self) -> None:
        """Frames out of order, with unknown codes, without a mask, cut off."""
        frames = [b"\x80\x80abcd", b"\x8f\x80abcd", b"\x81\x05hello", b"\xf1\x80abcd",
                  b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff", b"\x89\xfe\x01\x00", b"\x88\x81ab",
                  b"\x01\x81abcdx\x01\x81abcdx", b"\x81\x82abcd\x9e\x9d"]  # fmt: skip
        with self._open() as raw:
            raw.sendall(self._handshake())
            raw.sendall(self._rng.choice(frames))
            raw.shutdown(socket.SHUT_WR)
            _drain(raw)

    def half_a_handshake(self) -> None:
        with self._open() as raw:
            handshake = self._handshake()
            raw.sendall(handshake[: self._rng.randrange(len(handshake))])

    def many(self) -> None:
        """Many connections that open and close at once."""
        with ExitStack() as crowd:
            for _ in range(30):
                raw = crowd.enter_context(self._open())
                raw.sendall(self._handshake())

    def _open(self) -> closing[socket.socket]:
        return closing(socket.create_connection(self._address, timeout=SECONDS))

    def _handshake(self) -> bytes:
        lines = [f"GET {self._path} HTTP/1.1", f"Host: {self._address[0]}:{self._address[1]}",
                 "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]  # fmt: skip
        return "\r\n".join(lines).encode()


def _demand(holds: bool, what: object) -> None:
    if not holds:
        raise AssertionError(what)


def _until(live: ClientConnection, wanted: Callable[[dict[str, object]], bool]) -> None:
    while not wanted(json.loads(live.recv(timeout=SECONDS))):
        pass


def _drain(raw: socket.socket) -> None:
    """Read until the server disconnects."""
    try:
        while raw.recv(65536):
            pass
    except ConnectionError:
        pass
