"""Chat, and who is here."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from quebec.server.http.access import ANYBODY, GUEST, demands
from quebec.server.http.request import (
    EntryInQuery,
    Request,
    TableId,
    address_of,
    caller_of,
    person_of,
)
from quebec.server.http.routes.live import Seconds, heard
from quebec.server.tables.hub import Line
from quebec.server.wire.live import Chat, ChatLog, Mute, NewLine, Presence


@post("/tables/{table:str}/chat", opt=demands(GUEST), tags=["chat"])
async def say(request: Request, table: TableId, data: JSONBody[NewLine]) -> Chat:
    """Say something: from a seat to the seats, else to those who look on."""
    return await request.parts.talk.say(table, request.user.person, data.text)


@get("/tables/{table:str}/chat", opt=demands(ANYBODY), tags=["chat"])
async def chat_log(
    request: Request, table: TableId, after: EntryInQuery = 0, wait: Seconds = 0
) -> ChatLog:
    """Lines after one that I may read; if there are none yet, waits for one so many seconds."""
    parts, person = request.parts, person_of(request)
    await parts.service.table(table)
    found = await parts.talk.log(table, person, after)
    if found.at > after or wait == 0:
        return found
    with (
        parts.limits.wait(address_of(request.scope), caller_of(request.scope)),
        parts.attendance.here(table, person),
        parts.hub.listening(table) as news,
    ):
        found = await parts.talk.log(table, person, after)
        if found.at <= after:
            await heard(news, wait, lambda one: isinstance(one, Line) and one.n > after)
            found = await parts.talk.log(table, person, after)
    return found


@put("/tables/{table:str}/mutes", opt=demands(GUEST), tags=["chat"])
async def mute(request: Request, table: TableId, data: JSONBody[Mute]) -> ChatLog:
    """Hide the lines of somebody, or show them again; gives the lines that are left."""
    await request.parts.talk.mute(table, request.user.person, data.who, data.muted)
    return await request.parts.talk.log(table, request.user.person, 0)


@get("/tables/{table:str}/presence", opt=demands(ANYBODY), tags=["chat"])
async def presence(request: Request, table: TableId) -> Presence:
    """Who is at the table."""
    return await request.parts.attendance.presence(table)


HANDLERS = (say, chat_log, mute, presence)
