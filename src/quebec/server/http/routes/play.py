"""Asks: one route for each, all of them through the one door."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, JSONBody

from quebec.server.http.access import GUEST, OWNER, SEATED, SEATED_OR_OWNER, access
from quebec.server.http.request import Request, TableId
from quebec.server.play import asks
from quebec.server.play.asks import Ask, Asker, Join
from quebec.server.wire.games import Update
from quebec.server.wire.tables import UseLink


class Verb(NamedTuple):
    """The path below a table, what is asked there, and who may."""

    path: str
    ask: type[Ask]
    who: str


VERBS = (
    Verb("join", asks.Join, GUEST),
    Verb("leave", asks.Leave, SEATED),
    Verb("seat-bot", asks.SeatBot, OWNER),
    Verb("start", asks.Start, OWNER),
    Verb("close", asks.Close, OWNER),
    Verb("moves", asks.Play, SEATED),
    Verb("undo", asks.Undo, SEATED),
    Verb("restart", asks.Restart, SEATED),
    Verb("confirm", asks.Confirm, SEATED),
    Verb("wish", asks.Wish, SEATED),
    Verb("resign", asks.Resign, SEATED),
    Verb("propose-end", asks.ProposeEnd, SEATED),
    Verb("answer-end", asks.AnswerEnd, SEATED),
    Verb("take-over", asks.TakeOver, SEATED_OR_OWNER),
    Verb("give-back", asks.GiveBack, SEATED),
    Verb("remove", asks.Remove, OWNER),
)


def _route(verb: Verb) -> HTTPRouteHandler:
    async def handler(request: Request, table: TableId, data: Any) -> Update:
        invited = False
        if isinstance(data, Join) and data.link:
            link = await request.context.hosting.link(data.link)
            invited = link.table_id == table and link.seat in (None, data.seat)
        asker = Asker(request.user.person, link=invited)
        return await request.context.service.ask(table, data, asker)

    handler.__annotations__["data"] = Annotated[verb.ask, BodyKwarg()]
    handler.__doc__ = verb.ask.__doc__
    return post(
        f"/tables/{{table:str}}/{verb.path}",
        opt=access(verb.who),
        status_code=200,
        operation_id=verb.ask.__name__,
        summary=(verb.ask.__doc__ or "").split("\n")[0],
        tags=["play"],
    )(handler)


@post("/join", opt=access(GUEST), status_code=200, tags=["tables"])
async def use_link(request: Request, data: JSONBody[UseLink]) -> Update:
    """Sit down with a link alone: at its seat, or at a free one."""
    link = await request.context.hosting.link(data.link)
    ask = Join(key=data.key, seat=link.seat)
    return await request.context.service.ask(
        link.table_id, ask, Asker(request.user.person, link=True)
    )


HANDLERS = (*map(_route, VERBS), use_link)
