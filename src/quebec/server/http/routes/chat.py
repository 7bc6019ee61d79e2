"""Chat, and who is here."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from quebec.server.http.access import ANYBODY, access
from quebec.server.http.request import (
    EntryInQuery,
    Request,
    TableId,
    address_of,
    client_of,
    person_of,
)
from quebec.server.http.routes.live import Seconds, heard
from quebec.server.play.access import GUEST
from quebec.server.play.refusals import Refused
from quebec.server.tables.hub import ChatNews
from quebec.server.wire.live import ChatLine, ChatLog, Mute, NewChatLine, Presence


@post("/tables/{table:str}/chat", opt=access(GUEST), tags=["chat"])
async def say(request: Request, table: TableId, data: JSONBody[NewChatLine]) -> ChatLine:
    """Write a line: from a seat to the seats, from a watcher to the watchers."""
    return await request.context.chat.say(table, request.user.person, data.text)


@get("/tables/{table:str}/chat", opt=access(ANYBODY), tags=["chat"])
async def chat_log(
    request: Request, table: TableId, after: EntryInQuery = 0, wait: Seconds = 0
) -> ChatLog:
    """The lines after a number that I may read; if there are none, waits up to `wait` seconds."""
    context, person = request.context, person_of(request)
    await context.service.table(table)
    found = await context.chat.log(table, person, after)
    if found.at > after or wait == 0:
        return found
    with (
        context.limits.wait(*client_of(request.scope)),
        context.presence.here(table, person, address_of(request.scope)),
        context.hub.listening(table) as listener,
    ):
        found = await context.chat.log(table, person, after)
        if found.at <= after:
            await heard(listener, wait, lambda one: isinstance(one, ChatNews) and one.n > after)
            if request.user and not await context.sessions.who(request.auth):
                # It has ended in the meantime, and what was written since is not for it.
                raise Refused("no_session")
            found = await context.chat.log(table, person, after)
    return found


@put("/tables/{table:str}/mutes", opt=access(GUEST), tags=["chat"])
async def mute(request: Request, table: TableId, data: JSONBody[Mute]) -> ChatLog:
    """Hide the lines of somebody, or show them again; returns the lines that are left."""
    await request.context.chat.mute(table, request.user.person, data.who, data.muted)
    return await request.context.chat.log(table, request.user.person, 0)


@get("/tables/{table:str}/presence", opt=access(ANYBODY), tags=["chat"])
async def presence(request: Request, table: TableId) -> Presence:
    """Who is at the table."""
    return await request.context.presence.presence(table)


HANDLERS = (say, chat_log, mute, presence)
