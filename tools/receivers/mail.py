"""A mail server on loopback that keeps what it is sent."""

from __future__ import annotations

import asyncio
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from threading import Condition, Thread
from typing import Any, Final

from aiosmtpd.smtp import SMTP

from tools.receivers.web import PATIENCE


class MailServer:
    """Takes every message, unless it was told to refuse a recipient."""

    def __init__(self) -> None:
        self.refused: Final[dict[str, str]] = {}
        """What is said instead, by recipient: 550 for ever, 450 for now."""
        self._messages: Final[list[tuple[str, EmailMessage]]] = []
        self._changed: Final = Condition()
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: Final = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.url: Final = f"smtp://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _listen(self) -> asyncio.Server:
        return await self._loop.create_server(
            lambda: SMTP(self, enable_SMTPUTF8=True, loop=self._loop), "127.0.0.1", 0
        )

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = message_from_bytes(envelope.content, _class=EmailMessage, policy=default)
        with self._changed:
            self._messages.extend((to, message) for to in envelope.rcpt_tos)
            self._changed.notify_all()
        return "250 OK"

    def until(self, address: str, count: int) -> list[EmailMessage]:
        """What was sent to an address, once it is so many."""
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.to(address)) >= count, PATIENCE), (
                f"{address} got {len(self.to(address))} of {count}"
            )
            return self.to(address)

    def to(self, address: str) -> list[EmailMessage]:
        return [message for to, message in self._messages if to == address]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
