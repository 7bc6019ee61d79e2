"""Around everything: each request is counted and logged by its route, not its address."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from quebec.server.http.connections.http1 import SLOW_DOWN
from quebec.server.http.problems import TOO_MANY
from quebec.server.operations.metrics import Metrics
from quebec.server.times import monotonic

log = structlog.get_logger()
UNKNOWN: Final = "unknown"
QUIET: Final = frozenset(("/healthz", "/readyz", "/metrics"))
"""Polled all day by machines."""


class Watched:
    """An application whose requests and sockets are counted."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app: Final = app
        self._metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self._request(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = monotonic()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY:
                    scope.setdefault("state", {})[SLOW_DOWN] = True
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            seconds = monotonic() - begun
            route = _route(scope)
            self._metrics.request(scope["method"], route, status, seconds)
            note = log.debug if route in QUIET else log.info
            note(
                "request",
                method=scope["method"],
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
            )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = monotonic()
        accepted = False

        async def noting(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept" and not accepted:
                accepted = True
                self._metrics.sockets.inc()
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            if accepted:
                self._metrics.sockets.dec()
            seconds = round(monotonic() - begun, 1)
            log.info("socket", route=_route(scope), accepted=accepted, seconds=seconds)


def _route(scope: Any) -> str:
    """The template of a route: addresses would be too many labels, and may contain secrets."""
    return scope.get("path_template") or (scope["path"] if scope["path"] in QUIET else UNKNOWN)
