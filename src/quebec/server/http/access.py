"""Who may call a route: every route declares one of these explicitly.

@get("/me/tables", opt=access(GUEST))
"""

from __future__ import annotations

import hmac
from typing import Any, Final

from litestar.datastructures import Headers

from quebec.server.http.context import Context
from quebec.server.people.sessions import Caller
from quebec.server.play.access import GUEST, OWNER, SEATED, SEATED_OR_OWNER, check_access
from quebec.server.play.refusals import Refused

ANYBODY: Final = "anybody"
"""No session is needed."""
ACCOUNT: Final = "account"
"""Somebody who has logged in."""
OPERATOR: Final = "operator"
"""Callers with the token of operations."""
ACCESS: Final = (ANYBODY, GUEST, ACCOUNT, SEATED, OWNER, SEATED_OR_OWNER, OPERATOR)

BY_THE_ASK: Final = {"by_the_ask": True}
"""For the `opt` of a route: the ask itself checks who may, where it is granted or refused."""
MAKES_A_TABLE: Final = {"makes_table": 1}
"""For the `opt` of a route, in addition to access: counts against the limit of new tables."""
LOADS_A_RECORD: Final = {"makes_table": 5}
"""The same: writing a whole game takes as long as five new tables."""

SITS_DOWN: Final = {"sits_down": True}
"""The same: sitting down and getting up again and again fills the log of somebody's table."""


def costs(requests: float) -> dict[str, float]:
    """For the `opt` of a route: it costs as much CPU time as so many usual requests."""
    return {"cost": requests}


AT_A_TABLE: Final = (SEATED, OWNER, SEATED_OR_OWNER)


def access(who: str) -> dict[str, str]:
    return {"access": who}


def check_operator(headers: Headers, token: str) -> None:
    given = headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Refused("not_operator")


async def check_caller(scope: Any, headers: Headers, context: Context) -> None:
    """Runs before every route; a route that declares no access is not served."""
    if scope.get("method") == "OPTIONS":
        # A route of Litestar: it lists the methods of a path.
        return
    options = scope["route_handler"].opt
    needed = options["access"]
    if needed == ANYBODY:
        return
    if needed == OPERATOR:
        check_operator(headers, context.operations_token)
        return
    caller: Caller | None = scope["user"]
    if caller is None:
        raise Refused("no_session")
    if needed == ACCOUNT and not caller.login:
        raise Refused("no_account")
    if needed in AT_A_TABLE and "by_the_ask" not in options:
        game = (await context.service.current(scope["path_params"]["table"])).game
        check_access(needed, game, caller.person)
