"""Who may call a route: every route names one of these, in sight.

@get("/me/tables", opt=access(GUEST))
"""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

from litestar.datastructures import Headers

from quebec.server.people.sessions import Caller
from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings

if TYPE_CHECKING:
    from quebec.server.http.context import Context

ANYBODY: Final = "anybody"
"""No session is needed."""
GUEST: Final = "guest"
"""Anybody with a session, with or without an account."""
ACCOUNT: Final = "account"
"""Somebody who has logged in."""
SEATED: Final = "seated"
"""Whoever holds a seat at the table."""
OWNER: Final = "owner"
"""Whoever made the table."""
SEATED_OR_OWNER: Final = "seated or owner"
OPERATOR: Final = "operator"
"""Whoever knows the token of operations; without one, programs on the server's own machine."""
ACCESS: Final = (ANYBODY, GUEST, ACCOUNT, SEATED, OWNER, SEATED_OR_OWNER, OPERATOR)

MAKES_A_TABLE: Final = {"makes_table": True}
"""For the `opt` of a route beside who may call it: counted by the limit of new tables."""

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")


def access(who: str) -> dict[str, str]:
    return {"access": who}


def check_operator(scope: Any, headers: Headers, settings: Settings) -> None:
    wanted = settings.operations_token
    given = headers.get("authorization", "").removeprefix("Bearer ")
    if wanted:
        allowed = hmac.compare_digest(given.encode(), wanted.encode())
    else:
        # A proxy on this machine passes on calls from everywhere, and says so.
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


async def check_access(scope: Any, headers: Headers, context: Context) -> None:
    """Runs before every route; one that names nobody is not served."""
    if scope.get("method") == "OPTIONS":
        # Litestar's own: it lists the methods of a path.
        return
    needed = scope["route_handler"].opt["access"]
    if needed == ANYBODY:
        return
    if needed == OPERATOR:
        check_operator(scope, headers, context.settings)
        return
    caller: Caller | None = scope["user"]
    if caller is None:
        raise Refused("no_session")
    if needed == GUEST:
        return
    if needed == ACCOUNT:
        if not caller.login:
            raise Refused("no_account")
        return
    game = (await context.service.table(scope["path_params"]["table"])).game
    owns = game.owner == caller.person
    if needed == OWNER and not owns:
        raise Refused("not_owner")
    sits = bool(game.seats_of(caller.person))
    if needed == SEATED and not sits:
        raise Refused("not_seated")
    if needed == SEATED_OR_OWNER and not (sits or owns):
        raise Refused("not_seated")
