"""Who may call a route: every route declares one of these explicitly.

@get("/me/tables", opt=access(GUEST))
"""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Final

from litestar.datastructures import Headers

from quebec.server.http.context import Context
from quebec.server.people.sessions import Caller
from quebec.server.play.access import GUEST, OWNER, SEATED, SEATED_OR_OWNER, check_access
from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings

ANYBODY: Final = "anybody"
"""No session is needed."""
ACCOUNT: Final = "account"
"""Somebody who has logged in."""
OPERATOR: Final = "operator"
"""Callers with the operations token; if there is none, programs on the server's own machine."""
ACCESS: Final = (ANYBODY, GUEST, ACCOUNT, SEATED, OWNER, SEATED_OR_OWNER, OPERATOR)

BY_THE_ASK: Final = {"by_the_ask": True}
"""For the `opt` of a route: the ask itself checks who may, where it is granted or refused."""
MAKES_A_TABLE: Final = {"makes_table": True}
"""For the `opt` of a route, in addition to access: counts against the limit of new tables."""

AT_A_TABLE: Final = (SEATED, OWNER, SEATED_OR_OWNER)
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


def access(who: str) -> dict[str, str]:
    return {"access": who}


def check_operator(scope: Any, headers: Headers, settings: Settings) -> None:
    wanted = settings.operations_token
    given = headers.get("authorization", "").removeprefix("Bearer ")
    if wanted:
        allowed = hmac.compare_digest(given.encode(), wanted.encode())
    else:
        # A proxy on this machine forwards calls from everywhere, and adds a header.
        direct = not any(name in headers for name in FORWARDED)
        client = scope.get("client")
        allowed = direct and _is_here(client[0] if client else "")
    if not allowed:
        raise Refused("not_operator")


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


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
        check_operator(scope, headers, context.settings)
        return
    caller: Caller | None = scope["user"]
    if caller is None:
        raise Refused("no_session")
    if needed == ACCOUNT and not caller.login:
        raise Refused("no_account")
    if needed in AT_A_TABLE and "by_the_ask" not in options:
        game = (await context.service.table(scope["path_params"]["table"])).game
        check_access(needed, game, caller.person)
