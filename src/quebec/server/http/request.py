"""What routes are passed: the caller, the context of the server, parameters, cookies."""

from __future__ import annotations

import re
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, Final, Protocol

import litestar
from litestar.connection import WebSocket
from litestar.datastructures import Cookie, Headers, State
from litestar.exceptions import ClientException, InternalServerException
from litestar.params import FromPath, PathParameter, QueryParameter

from quebec.server.http.context import Context
from quebec.server.limits.keeper import Client
from quebec.server.limits.network import network
from quebec.server.people.sessions import COOKIE, COOKIE_SECONDS, Caller
from quebec.server.settings import Settings


class Request(litestar.Request[Caller, Any, State]):
    """On a route that needs a session; where anybody may call, the user may be None."""

    async def body(self) -> bytes:
        """All of it; a caller who leaves before the end is no fault of ours."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("the connection was closed before the end of the body") from None

    async def json(self) -> Any:
        """The body; what no decoder can read is the caller's fault, not ours."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None
        except UnicodeDecodeError as error:
            raise ClientException(f"JSON is not in UTF-8: {error.reason}") from None

    @property
    def context(self) -> Context:
        # Litestar could inject each of them, but that would take longer than everything else.
        found: Context = self.app.state.context
        return found

    def reading(self) -> AbstractAsyncContextManager[None]:
        """For what takes milliseconds to read or to compute: for each address one at a time."""
        return self.context.limits.reading(client_of(self.scope))


class Socket(WebSocket[Caller | None, Any, State]):
    @property
    def context(self) -> Context:
        found: Context = self.app.state.context
        return found


MOST_ENTRIES = 1_000_000
ENTRIES_AS_ONE = 100
"""Entries that count as one more request."""
TableId = FromPath[str]
EntryInPath = Annotated[int, PathParameter(ge=0, le=MOST_ENTRIES)]
EntryInQuery = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)]
MaybeEntryInQuery = Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRIES)]


def person_of(request: Request) -> str | None:
    caller: Caller | None = request.user
    return caller.person if caller else None


def address_of(scope: Any) -> str:
    """The address of the caller as limits count it."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def caller_of(scope: Any) -> str:
    """A caller is identified by the session; without one, by the address."""
    caller: Caller | None = scope["user"]
    return caller.person if caller else f"@{address_of(scope)}"


def client_of(scope: Any) -> Client:
    return Client(address_of(scope), caller_of(scope))


class Charged(Protocol):
    """A request, or a WebSocket."""

    @property
    def context(self) -> Context: ...

    @property
    def scope(self) -> Any: ...


async def charge_entries(connection: Charged, table: str, after: int) -> None:
    """Entries that are sent count as requests, because a long log costs more."""
    _charge(connection, await connection.context.service.length(table) - after)


def charge_replay(connection: Charged, until: int) -> None:
    """A game that is computed from its log up to an entry counts in the same way. Snapshots make it
    shorter, but there is none within a turn, however long that is."""
    _charge(connection, until)


def _charge(connection: Charged, entries: int) -> None:
    requests = entries // ENTRIES_AS_ONE
    if requests > 0:
        connection.context.limits.request(client_of(connection.scope), requests)


SESSION: Final = re.compile(rf"(?:^|;)\s*{COOKIE}=([^;\s]*)")
"""The session in a header with cookies; looking at each of them would take ten times as long as the
rest of a request, if there are very many."""


def token_of(headers: Headers) -> str | None:
    """From the cookie, or for programs from `Authorization: Bearer`."""
    authorization = headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ")
    found = SESSION.search(headers.get("cookie", ""))
    return found[1] if found else None


def session_cookie(token: str, request: Any) -> Cookie:
    settings: Settings = request.app.state.settings
    return Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=settings.is_secure or request.url.scheme == "https",
    )


def no_cookie() -> Cookie:
    """Deletes the cookie in the browser."""
    return Cookie(COOKIE, value="", max_age=0, httponly=True, samesite="lax")
