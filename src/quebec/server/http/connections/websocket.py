"""A connection with a WebSocket: every frame counts, not only whole messages."""

from __future__ import annotations

import asyncio
import struct
from asyncio import BaseTransport
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from quebec.server.http.connections.tracked import START_SECONDS, Tracked
from quebec.server.limits.keeper import Bucket

T = TypeVar("T")
PIECE: Final = 1024
"""Bytes that are parsed at once: 170 of the smallest frames."""
SWITCHING: Final = 101
NOT_TEXT: Final = 1007
TOO_MANY: Final = 4429
REASON: Final = "too_many_requests"
LINGER_SECONDS: Final = 1
GREETING_SECONDS: Final = 0.005
"""What opening one counts as in a turn of the event loop: it is sent the table, the chat, and who
is there."""
SEND_NOW: Final = "quebec.send_now"
"""An extension in the scope of a socket: sends a text at once, bypassing the layers."""
IN_TURN: Final = "quebec.in_turn"
"""Another one: runs something when it is the turn of the address, as requests are run."""
TEXT: Final = 0x81
"""The first byte of a text in one frame."""


def text_frame(text: bytes) -> bytes:
    """Frames of a server have no mask, so a text is the same bytes for everybody."""
    length = len(text)
    if length < 126:
        return struct.pack("!BB", TEXT, length) + text
    if length < 2**16:
        return struct.pack("!BBH", TEXT, 126, length) + text
    return struct.pack("!BBQ", TEXT, 127, length) + text


class WebSocketConnection(Tracked, WebSocketsSansIOProtocol):
    """Ends when it gets too many frames; pings and empty fragments never reach the application."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        limits = self.open.limits
        self._frames: Final = Bucket(limits.requests, limits.requests_burst, self.open.now())

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # It was counted when it began.
        self.open.add(self)

    def waits(self) -> bool:
        """Somebody plays here, unless it was refused."""
        return self.initial_response is not None

    async def send(self, message: Any) -> None:
        """A client that opens too many is answered a moment later, so that it cannot try again at
        once: a connection with a WebSocket costs as much as several requests."""
        if message["type"] == "websocket.http.response.start" and message["status"] == 429:
            self.open.blame(self.address)
            await super().send(message)
            await asyncio.sleep(LINGER_SECONDS)
        else:
            await super().send(message)

    def look(self, now: float) -> None:
        self.is_over(now)

    def _piece_size(self) -> int:
        return PIECE

    def _is_paused(self) -> bool:
        return self.read_paused or self._is_deaf

    def _parse(self, piece: bytes) -> bool:
        WebSocketsSansIOProtocol.data_received(self, piece)
        if self.conn.handshake_exc and not self.handshake_initiated:
            # The library has answered a request that it cannot read, and uvicorn does not know.
            self.open.note("bad_request", self.address)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        return True

    def handle_events(self) -> None:
        now = self.open.now()
        for _ in self.conn.events:
            if self._frames.take(now):
                self._end()
                return
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        self.address.spent += GREETING_SECONDS
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = self.send_now
            extensions[IN_TURN] = self.in_turn

    async def in_turn(self, doing: Coroutine[Any, Any, T]) -> T:
        """Otherwise one address could have something done over all of its sockets at once."""
        is_next: asyncio.Future[None] = self.loop.create_future()

        def step() -> bool:
            self.address.spent += START_SECONDS
            if not is_next.done():
                is_next.set_result(None)
            return False

        self.open.take_turns(self.address, step)
        try:
            if not is_next.done():
                await is_next
            return await doing
        finally:
            # If the connection has ended before it was begun.
            doing.close()

    def send_now(self, text: bytes) -> bool:
        """Send a text, unless something before it is unread; returns whether it was sent."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not OPEN:
            return False
        if self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Whatever claims to be text is text; uvicorn would print a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.open.note("bad_request", self.address)
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def _send_no_more(self) -> None:
        self.disconnected = True

    def _end(self) -> None:
        """Say why; until the connection is closed a moment later, the client can read that."""
        self.open.note("too_many_frames", self.address)
        self._is_deaf = True
        if self.conn.state is not OPEN:
            self._send_no_more()
            self.transport.abort()
            return
        self.conn.fail(TOO_MANY, REASON)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": REASON})
        self.close_sent = True
        self.stop_keepalive()
        self.read_paused = False
        self.transport.pause_reading()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.close)
