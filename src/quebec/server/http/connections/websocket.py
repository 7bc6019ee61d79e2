"""A connection with a WebSocket: every frame counts, not only whole messages."""

from __future__ import annotations

from asyncio import BaseTransport
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from quebec.server.http.connections.tracked import Tracked
from quebec.server.limits.keeper import Bucket

PIECE: Final = 1024
"""Bytes that are parsed at once: 170 of the smallest frames."""
TOO_MANY: Final = 4429
REASON: Final = "too_many_requests"
LINGER_SECONDS: Final = 1


class WebSocketConnection(Tracked, WebSocketsSansIOProtocol):
    """Ends when it gets too many frames; pings and empty fragments never reach the application."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        limits = self.open.limits
        self._frames: Final = Bucket(limits.requests, limits.requests_burst, self.open.now())
        self._is_deaf = False
        """Whatever else arrives is ignored."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        # It was counted when it began.
        self.open.add(self)

    def waits(self) -> bool:
        """Somebody plays here."""
        return False

    def look(self, now: float) -> None:
        self.is_over(now)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._is_deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc and not self.handshake_initiated:
            # The library has answered a request that it cannot read, and uvicorn does not know.
            self.open.note("bad_request", self.address)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        now = self.open.now()
        for _ in self.conn.events:
            if self._frames.take(now):
                self._end()
                return
        super().handle_events()

    def _end(self) -> None:
        """Say why; until the connection is closed a moment later, the client can read that."""
        self.open.note("too_many_frames", self.address)
        self._is_deaf = True
        if self.conn.state is not OPEN:
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
