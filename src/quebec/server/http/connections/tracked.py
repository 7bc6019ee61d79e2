"""What connections of both kinds have in common: they are registered, and end when nobody reads."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

from quebec.server.http.connections.registry import NOWHERE, Address, Connections, Reason

WRITE_BUFFER = 16 * 1024
"""Bytes that may wait here for a client, beside those in the system's buffer; above that, whatever
is sent next waits until they are read."""


class Tracked:
    """A connection in the registry. Goes before a protocol of uvicorn among the base classes."""

    open: Connections
    transport: asyncio.Transport
    client: tuple[str, int] | None
    address: Address = NOWHERE
    _unread = 0
    """Bytes that wait for the client to read."""
    _unread_since = inf
    _closed_since = inf

    def __init__(self, config: Any, *arguments: Any, **options: Any) -> None:
        super().__init__(config, *arguments, **options)  # type: ignore[call-arg]
        self.open = config.open

    @property
    def client_host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        self.open.leave(self)  # type: ignore[arg-type]
        super().connection_lost(exc)  # type: ignore[misc]

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
        self.transport.abort()

    def is_over(self, now: float) -> bool:
        """Whether it has ended, or does so now: whoever does not read cannot delay that."""
        slow = self.open.limits.slow_seconds or inf
        if self.transport.is_closing():
            self._closed_since = min(self._closed_since, now)
            if now - self._closed_since > slow:
                self.transport.abort()
            return True
        if now - self._unread_since > slow:
            self.cut("unread")
            return True
        return False
