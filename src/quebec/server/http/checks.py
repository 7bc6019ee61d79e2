"""The checks of every call before it reaches its route."""

from __future__ import annotations

from typing import Any, Final

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from quebec.server.http.access import check_caller
from quebec.server.http.context import Context
from quebec.server.http.description import build
from quebec.server.http.origin import check_origin
from quebec.server.http.problems import turn_away
from quebec.server.http.request import client_of, token_of
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.play.refusals import Refused

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
BUILD: Final = "x-quebec-build"
"""The header with the build that a page was made with."""


class Checks:
    """Identifies the caller, and refuses requests from other sites, above the rate limits, of a
    page of another build, and those that the caller may not make."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await check(scope)
        except Refused as refused:
            if str(scope["type"]) != "websocket":
                raise
            # Otherwise it would get 403, whatever the reason is.
            await turn_away(scope, send, refused)
        else:
            await self._app(scope, receive, send)


async def check(scope: Scope) -> None:
    """Raises Refused; otherwise the caller is in the scope."""
    call: Any = scope
    context: Context = call["app"].state.context
    headers = Headers.from_scope(scope)
    is_socket = call["type"] == "websocket"
    if is_socket or call["method"] not in SAFE:
        check_origin(headers, context.settings)
    token = token_of(headers)
    call["auth"] = token
    call["user"] = await context.sessions.who(token) if token else None
    check_limits(call, context.limits)
    if not is_socket:
        check_build(headers)
    await check_caller(call, headers, context)
    if not context.service.peers.is_alone and "by_the_ask" not in call["route_handler"].opt:
        # Asks notice by themselves what other processes have written.
        table = call["path_params"].get("table")
        if table:
            await context.service.current(table)


def check_limits(scope: Any, keeper: LimitsKeeper) -> None:
    """Applies the rate limits, once the caller is known."""
    client, options = client_of(scope), scope["route_handler"].opt
    keeper.request(client, options.get("cost", 1))
    if scope["user"]:
        keeper.seen(scope["user"].person, client.address)
    if "makes_table" in options:
        keeper.new_table(client, options["makes_table"])
    if "sits_down" in options:
        keeper.sit_down(client)


def check_build(headers: Headers) -> None:
    """Refuses requests of a page that was loaded before the server was updated. Programs send no
    build: they rely on the version of the API, which is in its address."""
    named = headers.get(BUILD)
    if named is not None and named != build():
        raise Refused("other_build", yours=named[:40], ours=build())
