"""A place to meet: the lobby, looking for a game, my games, pages of people, invitations."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Final

from litestar import MediaType, Response, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import json, structs

from quebec.server.bots.known import check_bots
from quebec.server.http.access import ACCOUNT, ANYBODY, MAKES_A_TABLE, access, costs
from quebec.server.http.context import Context
from quebec.server.http.description import build
from quebec.server.http.request import Request, Socket, TableId, client_of, person_of
from quebec.server.http.routes.live import (
    SlowReader,
    either,
    listen,
    refuse,
    send_message,
    sender,
    until_ended,
)
from quebec.server.play.access import GUEST, OWNER
from quebec.server.play.refusals import Refused
from quebec.server.settings import Feature
from quebec.server.store import Part
from quebec.server.tables.lists import summarised
from quebec.server.tables.lobby import LOBBY, person_topic
from quebec.server.tables.memory import NO_LIMIT
from quebec.server.wire.live import Reload
from quebec.server.wire.meeting import (
    Companion,
    Found,
    GamesPage,
    InvitationShown,
    Invite,
    LobbyShown,
    MineChanged,
    MyGame,
    OpenPage,
    PersonPage,
    Wanted,
)

GAMES_A_PAGE: Final = 20
MOST_WAITING: Final = 100
PAGE_COST: Final = 5
"""A page of somebody takes as long as so many usual requests."""
KEY: Final = re.compile(r"(\d{1,16})-([\w-]{1,40})")
"""The moment and the table after which the next page begins."""
PAUSE: Final = 2.0
"""Seconds between two messages that something of mine has changed."""
MINE: Final = json.encode(MineChanged())


def check_on(context: Context, feature: Feature) -> None:
    """Refuses what the host has switched off."""
    if feature in context.settings.without:
        raise Refused("switched_off", what=feature)


# ---- the lobby ------------------------------------------------------------------------------


@get(
    "/lobby",
    opt=access(ANYBODY),
    responses={200: ResponseSpec(LobbyShown, generate_examples=False, description="The lobby")},
    tags=["lobby"],
)
async def lobby(request: Request) -> Response[bytes]:
    """Public tables: where seats are free, where one can watch, and the last that are over."""
    check_on(request.context, "lobby")
    return Response(await request.context.lobby.shown(), media_type=MediaType.JSON)


@websocket("/lobby/live", opt=access(ANYBODY) | costs(5))
async def lobby_live(
    socket: Socket,
    build_: Annotated[str | None, QueryParameter(name="build", max_length=40)] = None,
) -> None:
    """Sends the lobby, and again whenever it changes; also says when something of mine does."""
    await socket.accept()
    context = socket.context
    try:
        check_on(context, "lobby")
        if build_ is not None and build_ != build():
            await send_message(socket, Reload(build()))
            raise Refused("other_build", yours=build_, ours=build())
        with (
            context.limits.socket(*client_of(socket.scope)),
            context.sessions.open(socket.user) as ended,
        ):
            if socket.user and not await context.sessions.who(socket.auth):
                raise Refused("no_session")
            send = sender(socket, context.limits.limits.slow_seconds)

            async def tell_lobby() -> None:
                with context.hub.listening(LOBBY) as listener:
                    sent = await context.lobby.shown()
                    await send(sent)
                    while True:
                        sent = await context.lobby.news(listener, sent)
                        await send(sent)

            async def tell_mine() -> None:
                person = socket.user.person if socket.user else ""
                with context.hub.listening(person_topic(person)) as listener:
                    while True:
                        await listener.next()
                        listener.drain()
                        await send(MINE)
                        # A page asks for its lists then. Others at its tables may change something
                        # again and again, and would use up its requests.
                        await asyncio.sleep(PAUSE)

            await either(
                tell_lobby(), tell_mine(), listen(socket, send, context.limits), until_ended(ended)
            )
    except Refused as refused:
        await refuse(socket, refused)
    except (SlowReader, WebSocketDisconnect):
        pass


@post("/find", opt=access(GUEST) | MAKES_A_TABLE, status_code=200, tags=["lobby"])
async def find(request: Request, data: JSONBody[Wanted]) -> Found:
    """Look for a game: I am seated where others wait for the same, or wait for them. Those who wait
    ask again, at least every 30 seconds, except in a game by correspondence."""
    check_on(request.context, "find")
    check_bots([data.fill_with])
    return await request.context.finding.find(request.user.person, data)


@delete("/find", opt=access(GUEST), tags=["lobby"])
async def stop_finding(request: Request) -> None:
    """Look for no game any more."""
    await request.context.finding.stop(request.user.person)


# ---- my games -------------------------------------------------------------------------------


@get("/me/games", opt=access(GUEST) | costs(2), tags=["people"])
async def my_games(
    request: Request,
    part: FromQuery[Part] = "waiting",
    words: Annotated[str, QueryParameter(max_length=40)] = "",
    after: Annotated[str, QueryParameter(max_length=60)] = "",
) -> GamesPage:
    """My games, some at a time; with words, those with somebody else who is called so."""
    store, person = request.context.store, request.user.person
    key = KEY.fullmatch(after)
    if after and not key:
        raise Refused("bad_page_key")
    since = (int(key[1]), key[2]) if key else (NO_LIMIT, "")
    most = MOST_WAITING if part == "waiting" else GAMES_A_PAGE
    async with request.reading():
        found = await store.lists.mine(person, part, words.strip(), since, most + 1)
        listed, rest = found[:most], found[most:]
        results = await store.results.own(person, [table.id for table in listed])
        games = [
            MyGame(
                **structs.asdict(row),
                place=results[row.id].place if row.id in results else None,
                score=results[row.id].score if row.id in results else None,
            )
            for row in await summarised(store, listed, person)
        ]
    last = listed[-1] if rest and part != "waiting" else None
    return GamesPage(games=games, next=f"{last.summary.updated}-{last.id}" if last else None)


# ---- people ---------------------------------------------------------------------------------


@get("/me/page", opt=access(GUEST) | costs(PAGE_COST), tags=["people"])
async def my_page(request: Request) -> PersonPage:
    """My own page, whether or not others may see it."""
    async with request.reading():
        return await request.context.pages.mine(request.user)


@put("/me/page", opt=access(ACCOUNT) | costs(PAGE_COST), tags=["people"])
async def open_page(request: Request, data: JSONBody[OpenPage]) -> PersonPage:
    """Let everybody see my page, or nobody but me."""
    check_on(request.context, "pages")
    async with request.reading():
        return await request.context.pages.set_open(request.user, data.open)


@get("/people/{page:str}", opt=access(ANYBODY) | costs(PAGE_COST), tags=["people"])
async def person(request: Request, page: FromPath[str]) -> PersonPage:
    """The page of somebody who has opened it."""
    check_on(request.context, "pages")
    async with request.reading():
        return await request.context.pages.page(page, person_of(request))


# ---- invitations ----------------------------------------------------------------------------


@get("/me/companions", opt=access(GUEST) | costs(PAGE_COST), tags=["people"])
async def companions(request: Request) -> list[Companion]:
    """Those I have played with, the latest first."""
    async with request.reading():
        return await request.context.pages.companions(request.user.person)


@post("/tables/{table:str}/invitations", opt=access(OWNER), status_code=204, tags=["tables"])
async def invite(request: Request, table: TableId, data: JSONBody[Invite]) -> None:
    """Invite somebody I have played with; they need no link then."""
    check_on(request.context, "invitations")
    found = await request.context.service.table(table)
    await request.context.invitations.invite(request.user, found, data)


@get("/me/invitations", opt=access(GUEST), tags=["people"])
async def my_invitations(request: Request) -> list[InvitationShown]:
    """Tables that I am invited to, the latest first."""
    return await request.context.invitations.mine(request.user)


@delete("/me/invitations/{invitation:str}", opt=access(GUEST), tags=["people"])
async def decline(
    request: Request, invitation: FromPath[str], never: FromQuery[bool] = False
) -> None:
    """Decline the invitation to a table; with `never`, also all others of the same sender."""
    await request.context.invitations.decline(request.user, invitation, never)


HANDLERS = (
    lobby,
    lobby_live,
    find,
    stop_finding,
    my_games,
    my_page,
    open_page,
    person,
    companions,
    invite,
    my_invitations,
    decline,
)
