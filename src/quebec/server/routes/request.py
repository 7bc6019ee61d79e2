"""What routes are handed."""

from __future__ import annotations

from typing import Annotated, Any

import litestar
from litestar.datastructures import State
from litestar.params import Dependency

from quebec.server.identity.sessions import Caller
from quebec.server.store import Store

Request = litestar.Request[Caller, Any, State]
"""On a route that demands a session; where anybody may call, the user may be None."""

AnyStore = Annotated[Store, Dependency(skip_validation=True)]
"""Whichever database there is."""


def person_of(request: Request) -> str | None:
    caller: Caller | None = request.user
    return caller.person if caller else None
