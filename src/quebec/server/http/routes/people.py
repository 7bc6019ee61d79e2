"""Who I am, and my games."""

from __future__ import annotations

from litestar import Response, get, put
from litestar.params import JSONBody

from quebec.server.bots.known import offered_bots
from quebec.server.http.access import ANYBODY, access
from quebec.server.http.context import Context
from quebec.server.http.request import Request, address_of, session_cookie
from quebec.server.http.routes.tables import summaries
from quebec.server.people.names import display_name
from quebec.server.people.sessions import Caller
from quebec.server.play.access import GUEST
from quebec.server.play.refusals import Refused
from quebec.server.wire.people import Me, NewName
from quebec.server.wire.tables import TableSummary

MOST_LISTED = 200


@get("/me", opt=access(ANYBODY), tags=["people"])
async def me(request: Request) -> Response[Me]:
    """Who I am; on the first visit, a guest with a new session."""
    caller: Caller | None = request.user
    token: str = request.auth
    if caller is None:
        request.context.limits.sessions.demand(address_of(request.scope), "too_many_sessions")
        token, caller = await request.context.sessions.begin(
            agent=request.headers.get("user-agent", "")
        )
    # Every visit extends the cookie.
    return Response(shown(caller, request.context), cookies=[session_cookie(token, request)])


@put("/me", opt=access(GUEST), tags=["people"])
async def rename(request: Request, data: JSONBody[NewName]) -> Me:
    """Choose a name."""
    name = display_name(data.name)
    if await request.context.store.moderation.is_silenced(request.user.person):
        raise Refused("silenced_here")
    await request.context.store.people.rename(request.user.person, name)
    request.context.sessions.renamed(request.user.person)
    request.context.service.renamed(request.user.person, name)
    return shown(request.user._replace(name=name), request.context)


@get("/me/tables", opt=access(GUEST), tags=["people"])
async def my_tables(request: Request) -> list[TableSummary]:
    """My games, first those that wait for me."""
    async with request.reading():
        tables = await request.context.store.lists.of(request.user.person, MOST_LISTED)
        return await summaries(request, tables)


def shown(caller: Caller, context: Context) -> Me:
    return Me(
        name=caller.name,
        login=caller.login or None,
        bots=list(offered_bots()),
        without=sorted(context.settings.without),
        channels=list(context.settings.channels),
        may_rate=context.settings.ratings and bool(caller.login),
    )


HANDLERS = (me, rename, my_tables)
