"""What an operator can do: with the token of operations."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from quebec.server.http.access import OPERATOR, access
from quebec.server.http.request import Request, TableId
from quebec.server.play.entered import visible
from quebec.server.times import moment
from quebec.server.wire.moderation import Mark, Moderate, Moderated, PersonListed

MOST_LISTED = 500
OPTIONS = access(OPERATOR)


@get("/operator/moderation", opt=OPTIONS, tags=["operations"])
async def log(request: Request) -> list[Moderated]:
    """What operators have done, the latest first."""
    return [
        Moderated(
            n=one.n, time=moment(one.time), act=one.act, subject=one.subject, reason=one.reason
        )
        for one in await request.context.store.moderation.log(MOST_LISTED)
    ]


@get("/operator/tables/{table:str}/people", opt=OPTIONS, tags=["operations"])
async def people(request: Request, table: TableId) -> list[PersonListed]:
    """Who is at a table: its owner, who has a seat, who has written there."""
    await request.context.service.table(table)
    return [
        PersonListed(id=one.id, name=one.name, login=one.login)
        for one in await request.context.store.people.listed(table)
    ]


@post("/operator/tables/{table:str}/close", opt=OPTIONS, status_code=204, tags=["operations"])
async def close_table(request: Request, table: TableId, data: JSONBody[Moderate]) -> None:
    """End a table: nobody wins, and it does not count."""
    await request.context.moderation.close_table(table, visible(data.reason))


@post("/operator/people/{person:str}/silence", opt=OPTIONS, status_code=204, tags=["operations"])
async def silence(request: Request, person: FromPath[str], data: JSONBody[Mark]) -> None:
    """Stop somebody from writing anything, or allow it again."""
    await request.context.moderation.silence(person, data.on, visible(data.reason))


@post("/operator/people/{person:str}/block", opt=OPTIONS, status_code=204, tags=["operations"])
async def block(request: Request, person: FromPath[str], data: JSONBody[Mark]) -> None:
    """Log somebody out everywhere, and let them log in no more, or again."""
    await request.context.moderation.block(person, data.on, visible(data.reason))


@post("/operator/people/{person:str}/remove", opt=OPTIONS, status_code=204, tags=["operations"])
async def remove(request: Request, person: FromPath[str], data: JSONBody[Moderate]) -> None:
    """Delete somebody's data, as they could themselves."""
    await request.context.moderation.remove(person, visible(data.reason))


HANDLERS = (log, people, close_table, silence, block, remove)
