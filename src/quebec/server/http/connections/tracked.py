"""What connections of both kinds have in common: they are registered, and end when nobody reads."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from math import inf
from typing import Any, Final

import uvicorn

from quebec.server.http.connections.registry import (
    BYTE_SECONDS,
    NOWHERE,
    READ_SECONDS,
    Address,
    Connections,
    Reason,
)
from quebec.server.http.connections.timed import Timed

WRITE_BUFFER = 16 * 1024
"""Bytes that may wait here for a client, beside those in the system's buffer; above that, whatever
is sent next waits until they are read."""


START_SECONDS = 0.001
"""What starting a request counts as in a turn of the event loop: about what the application takes
for it, in the turn after that."""


class Config(uvicorn.Config):
    """What uvicorn passes to every connection; also knows all open ones."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, **options)
        self.open: Final = connections


class Tracked(ABC):
    """A connection in the registry. Goes before a protocol of uvicorn among the base classes."""

    open: Connections
    transport: asyncio.Transport
    client: tuple[str, int] | None
    address: Address = NOWHERE
    _unread = 0
    """Bytes that wait for the client to read."""
    _unread_since = inf
    _closed_since = inf
    _arrived = b""
    """What waits to be parsed, from here on:"""
    _parsed = 0
    _is_in_line = False
    """What has arrived is parsed in one of the next turns; until then nothing more is read."""
    _is_deaf = False
    """Whatever else arrives is ignored."""
    _file = -1
    """Its number, if it has waited in a crowd."""

    def __init__(self, config: Config, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)  # type: ignore[call-arg]
        self.open = config.open

    @property
    def client_host(self) -> str:
        return self.client[0] if self.client else ""

    # ---- what arrives ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse it, in turns with the other connections of the address."""
        if self._is_deaf and self._is_paused():
            # A pause in `connection_made` has no effect: reading begins only after that.
            self.transport.pause_reading()
            return
        self._arrived = self._arrived[self._parsed :] + data if self._arrived else data
        self._parsed = 0
        self.address.bytes += len(data)
        self.address.spent += READ_SECONDS + len(data) * BYTE_SECONDS
        if not self._is_in_line:
            self._is_in_line = True
            self.open.take_turns(self.address, self._take_turn)
        if self._is_in_line and not self.transport.is_closing():
            self.transport.pause_reading()
            if not self.open.fits(self.address):
                self._overflow()

    def _take_turn(self) -> bool:
        """Parse the next piece of what has arrived; whether there is more."""
        piece = self._arrived[self._parsed : self._parsed + self._piece_size()]
        self._parsed += len(piece)
        self.address.bytes -= len(piece)
        is_open = piece and not self._is_deaf and not self.transport.is_closing()
        if is_open and self._parse(piece) and self._parsed < len(self._arrived):
            return True
        self._drop()
        self._is_in_line = False
        self.read_on()
        return False

    def read_on(self) -> None:
        """Read when something arrives; in a crowd, when it is this connection's turn."""
        if self.transport.is_closing() or self._is_in_line or self._is_paused():
            return
        crowd = self.open.crowd_of(self.address)
        if crowd is None:
            self.transport.resume_reading()
            return
        if self._file < 0:
            self._file = self.transport.get_extra_info("socket").fileno()
        self.transport.pause_reading()
        crowd.wait(self._file, self._read_now)

    def _read_now(self) -> None:
        if not self._is_in_line and not self._is_paused():
            self.transport.resume_reading()

    def _drop(self) -> None:
        """What has arrived, and is not parsed."""
        self.address.bytes -= len(self._arrived) - self._parsed
        self._arrived = b""
        self._parsed = 0

    @abstractmethod
    def _piece_size(self) -> int:
        """Bytes that are parsed at once."""

    @abstractmethod
    def _parse(self, piece: bytes) -> bool:
        """Whether more may follow."""

    @abstractmethod
    def _is_paused(self) -> bool:
        """Whether nothing may be read for another reason."""

    def timed(self, app: Any) -> Any:
        """The application, whose time counts for the address."""

        async def timed_app(*call: Any) -> None:
            await Timed(app(*call), self.address, START_SECONDS)

        return timed_app

    def _overflow(self) -> None:
        """The address occupies too much memory."""
        self.cut("too_many_bytes")

    # ---- its end --------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        self._drop()
        self._read()
        self._leave()
        super().connection_lost(exc)  # type: ignore[misc]

    def _leave(self) -> None:
        if self._file >= 0 and self.address.crowd:
            self.address.crowd.forget(self._file)
        self.open.leave(self)  # type: ignore[arg-type]

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._read()
        self._unread = self.transport.get_write_buffer_size()
        self._unread_since = self.open.now()
        self.address.bytes += self._unread
        if not self.open.fits(self.address):
            self.cut("too_many_bytes")

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()  # type: ignore[misc]

    def _read(self) -> None:
        """The client has read, or never will."""
        self.address.bytes -= self._unread
        self._unread = 0
        self._unread_since = inf

    def cut(self, reason: Reason) -> None:
        """End it at once; what was not read yet is dropped."""
        self.open.note(reason, self.address)
        self._send_no_more()
        self.transport.abort()

    @abstractmethod
    def _send_no_more(self) -> None:
        """Nothing can be sent from now on: uvicorn, which learns of it later or never, would try,
        and print a traceback."""

    def is_over(self, now: float) -> bool:
        """Whether it has ended, or does so now: a client that does not read cannot delay that."""
        slow = self.open.limits.slow_seconds or inf
        if self.transport.is_closing():
            self._closed_since = min(self._closed_since, now)
            if now - self._closed_since > slow:
                self._send_no_more()
                self.transport.abort()
            return True
        if now - self._unread_since > slow:
            self.cut("unread")
            return True
        return False
