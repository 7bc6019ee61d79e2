"""Answers requests before the application has started, and when it cannot start."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from quebec.server.http.plain_page import RETRY_SECONDS, STYLE, STYLE_PATH, plain_page
from quebec.server.http.problems import turn_away
from quebec.server.operations.readiness import Readiness
from quebec.server.play.refusals import Refused

HEALTH: Final = "/healthz"
STARTED: Final[Any] = {"type": "lifespan.startup.complete"}
STOPPED: Final[Any] = {"type": "lifespan.shutdown.complete"}


class Gate:
    """Starts the application in the background, and lets no request in before it has started.

    Migrating a large database takes time; requests in the meantime get an answer that says so. If
    our socket stays open while we restart, they wait in its queue instead.
    """

    def __init__(self, app: ASGIApp, readiness: Readiness, *, queue: bool = False) -> None:
        self._app: Final = app
        self._queue: Final = queue
        self._readiness: Final = readiness

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._live(scope, receive, send)
        elif self._readiness.phase != "starting":
            await self._app(scope, receive, send)
        elif scope["path"] == HEALTH:
            await _send(send, 200, "application/json", json.encode({"status": "ok"}))
        elif kind == "http" and scope["path"] == STYLE_PATH:
            await _send(send, 200, "text/css", STYLE)
        elif kind == "http" and _is_read_by_somebody(scope):
            page = plain_page(ASGIConnection(scope), "page-server-starting", retries=True)
            await _send(send, 503, "text/html; charset=utf-8", page)
        else:
            await turn_away(scope, send, Refused("server_starting"))

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Report success to the server, and tell the application when to start and to stop."""
        to_app: asyncio.Queue[Any] = asyncio.Queue()
        to_app.put_nowait(await receive())
        life = asyncio.ensure_future(self._app(scope, to_app.get, self._hear))
        life.add_done_callback(self._ended)
        if self._queue:
            await self._readiness.decided.wait()
        await send(STARTED)
        to_app.put_nowait(await receive())
        await asyncio.wait([life])
        await send(STOPPED)

    async def _hear(self, message: Message) -> None:
        if message == STARTED:
            self._readiness.phase = "ready"
            self._readiness.decided.set()

    def _ended(self, life: asyncio.Future[None]) -> None:
        # It may have given up before.
        self._readiness.failure = life.exception() or self._readiness.failure
        self._readiness.decided.set()


def _is_read_by_somebody(scope: Scope) -> bool:
    """Whether a browser opens a page; what a page or a program requests is answered in JSON."""
    return "text/html" in Headers.from_scope(scope).get("accept", "")


async def _send(send: Send, status: int, media_type: str, body: bytes) -> None:
    headers = [(b"content-type", media_type.encode()), (b"cache-control", b"no-store")]
    if status != 200:
        headers.append((b"retry-after", b"%d" % RETRY_SECONDS))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
