"""Before a request reaches its route: who calls, and from where; and headers of all answers."""

from __future__ import annotations

import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import Cookie, Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import HTTPScope

from quebec.server.description import build
from quebec.server.identity.sessions import COOKIE, COOKIE_SECONDS
from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
SECURITY_HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (
        b"content-security-policy",
        b"default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
        b" frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Entrance:
    """Around the whole application: headers of every answer, and a number for every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app: Final = app
        self._headers: Final = list(SECURITY_HEADERS)
        self._headers.append((b"x-quebec-build", build().encode()))
        if settings.is_secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        number = secrets.token_hex(8)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=number)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                more = [*self._headers, (b"x-request-id", number.encode())]
                message["headers"] = [*message["headers"], *more]
            await send(message)

        await self._app(scope, receive, send_with_headers)


class Identify(ASGIMiddleware):
    """Refuses requests that other sites make in a browser, and finds out who calls."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        state = scope["app"].state
        if scope["type"] == ScopeType.WEBSOCKET or _method(scope) not in SAFE:
            check_origin(headers, state.settings)
        token = _token(headers)
        scope["user"] = await state.sessions.who(token) if token else None
        scope["auth"] = token
        await next_app(scope, receive, send)


def _method(scope: Any) -> str:
    http: HTTPScope = scope
    return http["method"]


def check_origin(headers: Headers, settings: Settings) -> None:
    """A browser says which site a request comes from; programs say nothing, and have no cookies
    of others."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("bad_origin")
        return
    allowed = {headers.get("host", ""), settings.public_host}
    if urlsplit(origin).netloc not in allowed - {""}:
        raise Refused("bad_origin")


def _token(headers: Headers) -> str | None:
    """From the cookie, or for programs from `Authorization: Bearer`."""
    authorization = headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ")
    for pair in headers.get("cookie", "").split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def session_cookie(token: str, settings: Settings) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )
