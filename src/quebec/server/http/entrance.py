"""Around the whole application: the headers of all responses, and an id for every request."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quebec.server.http.description import build
from quebec.server.settings import Settings

DECENT_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
PERSONAL: Final = "/api/"
"""Responses below this path depend on the caller or the time: they must not be cached, and neither
is any other that does not say how long it may be."""
RESPONSES: Final = ("http.response.start", "websocket.http.response.start")
"""The second is the response to a WebSocket that is not opened."""
SECURITY_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        b" font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        b" base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Entrance:
    """Around the whole application: the headers of all responses, and an id for every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._headers: Final = list(SECURITY_HEADERS)
        self._headers.append((b"x-quebec-build", build().encode()))
        if settings.is_secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = request_id(scope)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=number)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in RESPONSES:
                more = [*self._headers, (b"x-request-id", number.encode())]
                if scope["path"].startswith(PERSONAL) or not any(
                    name.lower() == b"cache-control" for name, _ in message["headers"]
                ):
                    more.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def request_id(scope: Any) -> str:
    """The request id that the caller sends, if it is well-formed; else a new one."""
    for name, value in scope.get("headers", ()):
        if name == b"x-request-id" and DECENT_ID.fullmatch(value):
            return str(value, "ascii")
    return secrets.token_hex(8)
