"""Chat, and who is here."""

from __future__ import annotations

from litestar import get, post, put
from litestar.params import JSONBody

from quebec.server.hub import Line
from quebec.server.identity.demands import ANYBODY, GUEST, demands
from quebec.server.routes.live import Seconds, heard
from quebec.server.routes.request import (
    EntryInQuery,
    Request,
    TableId,
    TheAttendance,
    TheHub,
    TheLimits,
    TheService,
    TheTalk,
    person_of,
)
from quebec.server.wire.live import Chat, ChatLog, Mute, NewLine, Presence


@post("/tables/{table:str}/chat", opt=demands(GUEST), tags=["chat"])
async def say(request: Request, table: TableId, data: JSONBody[NewLine], talk: TheTalk) -> Chat:
    """Say something: from a seat to the seats, else to those who look on."""
    return await talk.say(table, request.user.person, data.text)


@get("/tables/{table:str}/chat", opt=demands(ANYBODY), tags=["chat"])
async def chat_log(
    request: Request,
    table: TableId,
    talk: TheTalk,
    hub: TheHub,
    service: TheService,
    limits: TheLimits,
    attendance: TheAttendance,
    after: EntryInQuery = 0,
    wait: Seconds = 0,
) -> ChatLog:
    """Lines after one that I may read; if there are none yet, waits for one so many seconds."""
    await service.table(table)
    person = person_of(request)
    found = await talk.log(table, person, after)
    if found.at > after or wait == 0:
        return found
    with limits.wait(request.scope), attendance.here(table, person), hub.listening(table) as news:
        found = await talk.log(table, person, after)
        if found.at <= after:
            await heard(news, wait, lambda one: isinstance(one, Line) and one.n > after)
            found = await talk.log(table, person, after)
    return found


@put("/tables/{table:str}/mutes", opt=demands(GUEST), tags=["chat"])
async def mute(request: Request, table: TableId, data: JSONBody[Mute], talk: TheTalk) -> ChatLog:
    """Hide the lines of somebody, or show them again; gives the lines that are left."""
    await talk.mute(table, request.user.person, data.who, data.muted)
    return await talk.log(table, request.user.person, 0)


@get("/tables/{table:str}/presence", opt=demands(ANYBODY), tags=["chat"])
async def presence(table: TableId, attendance: TheAttendance) -> Presence:
    """Who is at the table."""
    return await attendance.presence(table)


HANDLERS = (say, chat_log, mute, presence)
