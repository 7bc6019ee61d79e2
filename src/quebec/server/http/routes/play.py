"""Asks: one route for each, all of them through `Service.ask`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Protocol

from litestar import MediaType, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import BodyKwarg, JSONBody
from msgspec import json

from quebec.server.bots.known import check_bots
from quebec.server.http.access import BY_THE_ASK, SITS_DOWN, access
from quebec.server.http.context import Context
from quebec.server.http.request import Request, TableId, charge_entries, charge_replay
from quebec.server.people.sessions import Caller
from quebec.server.play import asks
from quebec.server.play.access import GUEST
from quebec.server.play.asks import Ask, Asker, Join, Remove, SeatBot, TakeOver
from quebec.server.wire.games import Update
from quebec.server.wire.tables import JoinTable, UseLink

VERBS: Final[dict[str, type[Ask]]] = {
    "leave": asks.Leave,
    "seat-bot": asks.SeatBot,
    "start": asks.Start,
    "close": asks.Close,
    "moves": asks.Play,
    "undo": asks.Undo,
    "restart": asks.Restart,
    "rewind": asks.Rewind,
    "confirm": asks.Confirm,
    "wish": asks.Wish,
    "resign": asks.Resign,
    "propose-end": asks.ProposeEnd,
    "answer-end": asks.AnswerEnd,
    "take-over": asks.TakeOver,
    "give-back": asks.GiveBack,
    "remove": asks.Remove,
}
"""The ask for each path below a table."""
DECODERS: Final = {verb: json.Decoder(ask) for verb, ask in VERBS.items()}

UPDATE: Final = {
    200: ResponseSpec(
        Update, generate_examples=False, description="Request fulfilled, document follows"
    )
}
"""The response; the service has already encoded it as JSON."""


class Asking(Protocol):
    """A request with a session."""

    @property
    def context(self) -> Context: ...

    @property
    def user(self) -> Caller: ...

    @property
    def scope(self) -> Any: ...


async def answer_to(request: Asking, table: str, ask: Ask) -> bytes:
    """An Update as JSON."""
    if isinstance(ask, SeatBot | TakeOver) and ask.bot:
        check_bots([ask.bot])
    context, person = request.context, request.user.person
    if ask.at is not None:
        # If it is stale, the answer has everything that was missed.
        await charge_entries(request, table, ask.at)
    if ask.at != await context.service.length(table):
        before = await context.store.tables.request(table, person, ask.key)
        if before:
            charge_replay(request, before.last)
    member = bool(request.user.login)
    asker = Asker(person, member=member)
    if isinstance(ask, TakeOver | Remove):
        found = await context.service.table(table)
        asker = Asker(person, member=member, absence=context.presence.absence(found))
    answer = await context.service.ask(table, ask, asker)
    context.presence.saw(table, person)
    return answer


async def _answer(request: Request, table: str, ask: Ask) -> Response[bytes]:
    return Response(await answer_to(request, table, ask), media_type=MediaType.JSON)


def _route(path: str, ask: type[Ask]) -> HTTPRouteHandler:
    async def handler(request: Request, table: TableId, data: Any) -> Response[bytes]:
        return await _answer(request, table, data)

    handler.__annotations__["data"] = Annotated[ask, BodyKwarg()]
    handler.__doc__ = ask.__doc__
    return post(
        f"/tables/{{table:str}}/{path}",
        opt=access(ask.access) | BY_THE_ASK,
        status_code=200,
        responses=UPDATE,
        operation_id=ask.__name__,
        summary=(ask.__doc__ or "").split("\n")[0],
        tags=["play"],
    )(handler)


@post(
    "/tables/{table:str}/join",
    opt=access(GUEST) | SITS_DOWN,
    status_code=200,
    responses=UPDATE,
    operation_id="Join",
    summary=Join.__doc__,
    tags=["play"],
)
async def join(request: Request, table: TableId, data: JSONBody[JoinTable]) -> Response[bytes]:
    """Join at a free seat, or at this one; also in place of a bot that plays for nobody."""
    invited = False
    if data.link:
        link = await request.context.hosting.link(data.link)
        invited = link.table_id == table and link.seat in (None, data.seat)
    if not invited:
        store = request.context.store
        invited = await store.invitations.is_invited(table, request.user.person)
    ask = Join(key=data.key, at=data.at, seat=data.seat, invited=invited)
    return await _answer(request, table, ask)


@post("/join", opt=access(GUEST) | SITS_DOWN, status_code=200, responses=UPDATE, tags=["tables"])
async def use_link(request: Request, data: JSONBody[UseLink]) -> Response[bytes]:
    """Join with a link only: at its seat, or at a free one."""
    link = await request.context.hosting.link(data.link)
    ask = Join(key=data.key, seat=link.seat, invited=True)
    return await _answer(request, link.table_id, ask)


HANDLERS = (*(_route(path, ask) for path, ask in VERBS.items()), join, use_link)
