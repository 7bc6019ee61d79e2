"""Asks go to the service directly: they are most of what a server does, and the framework would
take longer than the rules.

Whatever is not plain is left to the framework, from its first byte, so there is one description of
the routes, and one text for each problem. A test compares both ways.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import Receive, ReceiveMessage, Scope, Send
from msgspec import MsgspecError, json

from quebec.server.http import problems
from quebec.server.http.checks import check
from quebec.server.http.context import Context
from quebec.server.http.routes.play import DECODERS, answer_to
from quebec.server.limits.values import Limits
from quebec.server.people.sessions import Caller
from quebec.server.play.asks import Ask

PLAIN: Final = b"application/json"


class Route(NamedTuple):
    """A route as the framework knows it."""

    handler: HTTPRouteHandler
    template: str
    decoder: json.Decoder[Ask]


class Call:
    """What an ask needs of a request."""

    def __init__(self, scope: Any, context: Context) -> None:
        self.scope: Final = scope
        self.context: Final = context

    @property
    def user(self) -> Caller:
        caller: Caller = self.scope["user"]
        return caller


class DirectAsks:
    """In front of the application."""

    def __init__(self, app: Litestar, prefix: str) -> None:
        self._app: Final = app
        self._prefix: Final = f"{prefix}/tables/"
        self._limits: Final[Limits] = app.state.settings.limits
        self._routes: Final = {
            verb: Route(_handler(route), route.path_format, decoder)
            for verb, decoder in DECODERS.items()
            for route in app.routes
            if isinstance(route, HTTPRoute)
            and route.path_format == f"{self._prefix}{{table}}/{verb}"
        }
        assert self._routes.keys() == DECODERS.keys()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route, table = self._route(scope)
        if route is None:
            await self._app(scope, receive, send)
            return
        messages, body = await self._body(receive)
        try:
            ask = None if body is None else route.decoder.decode(body)
        except (MsgspecError, UnicodeError, RecursionError):
            ask = None
        if ask is None:
            await self._app(scope, _replayed(messages, receive), send)
        else:
            await self._answer(scope, route, table, ask, send)

    def _route(self, scope: Any) -> tuple[Route | None, str]:
        """The route of a plain request, and the table."""
        if scope["type"] != "http" or scope["method"] != "POST":
            return None, ""
        path: str = scope["path"]
        if not path.startswith(self._prefix):
            return None, ""
        table, _, verb = path[len(self._prefix) :].partition("/")
        route = self._routes.get(verb)
        if not table or route is None or scope["query_string"]:
            return None, ""
        is_plain = any(
            name == b"content-type" and value == PLAIN for name, value in scope["headers"]
        )
        return (route if is_plain else None), table

    async def _body(self, receive: Receive) -> tuple[list[ReceiveMessage], bytes | None]:
        """What was received, and the body if that is all of it."""
        messages: list[ReceiveMessage] = []
        body = b""
        while True:
            message = await receive()
            messages.append(message)
            if message["type"] != "http.request":
                return messages, None
            body += message["body"]
            if self._limits.body and len(body) > self._limits.body:
                return messages, None
            if not message["more_body"]:
                return messages, body

    async def _answer(self, scope: Any, route: Route, table: str, ask: Ask, send: Send) -> None:
        scope["app"] = self._app
        scope["route_handler"] = route.handler
        scope["path_template"] = route.template
        scope["path_params"] = {"table": table}
        try:
            await check(scope)
            update = await answer_to(Call(scope, self._app.state.context), table, ask)
        except Exception as error:
            answer = problems.answer_to(ASGIConnection(scope), error)
            await problems.send_problem(send, answer)
        else:
            await problems.send_json(send, 200, {}, update)


def _handler(route: HTTPRoute) -> HTTPRouteHandler:
    (handler,) = [one for one in route.route_handlers if "POST" in one.http_methods]
    return handler


def _replayed(messages: Sequence[ReceiveMessage], receive: Receive) -> Receive:
    """What was received already, then the rest."""
    before = list(reversed(messages))

    async def again() -> ReceiveMessage:
        return before.pop() if before else await receive()

    return again
