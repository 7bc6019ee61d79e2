"""What routes are handed: the caller, the parts of the server, and what the address says."""

from __future__ import annotations

from typing import Annotated, Any

import litestar
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.params import FromPath, PathParameter, QueryParameter

from quebec.server.identity.sessions import Caller
from quebec.server.parts import Parts


class Request(litestar.Request[Caller, Any, State]):
    """On a route that demands a session; where anybody may call, the user may be None."""

    @property
    def parts(self) -> Parts:
        # Litestar could hand each of them to a route, but takes longer for that than for all else.
        found: Parts = self.app.state.parts
        return found


class Socket(WebSocket[Caller | None, Any, State]):
    @property
    def parts(self) -> Parts:
        found: Parts = self.app.state.parts
        return found


MOST_ENTRIES = 1_000_000
TableId = FromPath[str]
EntryInPath = Annotated[int, PathParameter(ge=0, le=MOST_ENTRIES)]
EntryInQuery = Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)]
MaybeEntryInQuery = Annotated[int | None, QueryParameter(ge=0, le=MOST_ENTRIES)]


def person_of(request: Request) -> str | None:
    caller: Caller | None = request.user
    return caller.person if caller else None
