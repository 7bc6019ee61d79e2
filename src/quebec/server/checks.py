"""What every call has to pass before it reaches its route."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from quebec.server.builds import check_build
from quebec.server.identity.demands import check_demand
from quebec.server.identity.middleware import token_of
from quebec.server.identity.origin import check_origin
from quebec.server.limits.keeper import check_limits
from quebec.server.parts import Parts

SAFE: Final = {"GET", "HEAD", "OPTIONS"}


class Checks:
    """Refuses what other sites make a browser ask for, what comes too often, what a page of
    another build asks for, and what the caller may not; finds out who that is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        call: Any = scope
        parts: Parts = call["app"].state.parts
        headers = Headers.from_scope(scope)
        is_socket = call["type"] == "websocket"
        if is_socket or call["method"] not in SAFE:
            check_origin(headers, parts.settings)
        token = token_of(headers)
        call["auth"] = token
        call["user"] = await parts.sessions.who(token) if token else None
        check_limits(call, parts.limits)
        if not is_socket:
            check_build(headers)
        await check_demand(call, headers, parts)
        await self._app(scope, receive, send)
