"""What happens at a table, as it happens: by long polling, or over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from msgspec import json

from quebec.server.http.access import ANYBODY, access, costs
from quebec.server.http.asked import SocketAsks
from quebec.server.http.connections.websocket import IN_TURN, SEND_NOW
from quebec.server.http.context import Context
from quebec.server.http.description import build
from quebec.server.http.problems import in_words, status_of
from quebec.server.http.push import Push, Send, SendNow
from quebec.server.http.request import (
    EntryInQuery,
    MaybeEntryInQuery,
    Request,
    Socket,
    TableId,
    address_of,
    charge_entries,
    client_of,
    person_of,
)
from quebec.server.limits.keeper import Client, LimitsKeeper
from quebec.server.play.refusals import Refused
from quebec.server.tables.hub import NOTHING, EntriesNews, Listener, News
from quebec.server.wire.games import Update
from quebec.server.wire.live import FromClient, Ping, Pong, Problem, Reload, ToClient

LONGEST_WAIT = 60
Seconds = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)]

MESSAGE = json.Decoder(FromClient)
CLOSE = 4000
"""Added to the status that a refusal has over HTTP."""


@get("/tables/{table:str}/log", opt=access(ANYBODY), tags=["play"])
async def log(
    request: Request, table: TableId, after: EntryInQuery = 0, wait: Seconds = 0
) -> Update:
    """What happened after an entry; if nothing has, waits up to `wait` seconds."""
    context, client = request.context, client_of(request.scope)
    await wait_for_entries(context, client, table, person_of(request), after, wait)
    await charge_entries(request, table, after)
    return await context.service.since(table, after)


async def wait_for_entries(
    context: Context, client: Client, table: str, person: str | None, after: int, wait: float
) -> None:
    """Wait until there is an entry after this one, the time is up, or the server stops."""
    if wait and await context.service.length(table) <= after:
        with (
            context.limits.wait(*client),
            context.presence.here(table, person, client.address),
            context.hub.listening(table) as listener,
        ):
            # Another process may have written an entry just before anybody listened here.
            if (await context.service.current(table)).game.length <= after:
                await heard(
                    listener, wait, lambda one: isinstance(one, EntriesNews) and one.at > after
                )


async def heard(listener: Listener, wait: float, wanted: Callable[[News], bool]) -> None:
    """Wait until something wanted has happened, the time is up, or the server stops."""
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            while True:
                news = await listener.next()
                if news is NOTHING or wanted(news) or listener.has_lost():
                    return


@websocket("/tables/{table:str}/live", opt=access(ANYBODY) | costs(5))
async def live(
    socket: Socket,
    table: TableId,
    after: EntryInQuery = 0,
    chat: MaybeEntryInQuery = None,
    build_: Annotated[str | None, QueryParameter(name="build", max_length=40)] = None,
) -> None:
    """Sends what happened after an entry, then everything new; also chat and presence if the
    number of the last line seen is given."""
    await socket.accept()
    try:
        if build_ is not None and build_ != build():
            await send_message(socket, Reload(build()))
            raise Refused("other_build", yours=build_, ours=build())
        context = socket.context
        await charge_entries(socket, table, after)
        person = socket.user.person if socket.user else None
        with (
            context.limits.socket(*client_of(socket.scope)),
            context.presence.here(table, person, address_of(socket.scope)),
            context.sessions.open(socket.user) as ended,
        ):
            if socket.user and not await context.sessions.who(socket.auth):
                # It has ended since the request was checked.
                raise Refused("no_session")
            if person and chat is not None:
                # A page, not a program.
                await context.hints.prepare(table)
            extensions: Any = socket.scope.get("extensions") or {}
            send_now = extensions.get(SEND_NOW)
            send = sender(socket, context.limits.limits.slow_seconds, send_now)
            push = Push(table, person, context, send, after, chat, send_now)
            asks = SocketAsks(socket, table, push)
            listening = listen(socket, send, context.limits, asks)
            await either(push.run(), listening, until_ended(ended))
    except Refused as refused:
        await refuse(socket, refused)
    except SlowReader:
        # It would not read a message about that either.
        pass
    except WebSocketDisconnect:
        pass


class SlowReader(Exception):
    """Does not read what it is sent; may reconnect and resume."""


def sender(socket: Socket, seconds: float, send_now: SendNow | None = None) -> Send:
    """Sends to a socket, with a timeout."""

    async def send(message: bytes) -> None:
        if send_now and send_now(message):
            return
        try:
            async with asyncio.timeout(seconds or None):
                await socket.send_data(message.decode())
        except TimeoutError:
            raise SlowReader from None

    return send


async def until_ended(ended: asyncio.Event) -> None:
    """A connection ends with its session."""
    await ended.wait()
    raise Refused("no_session")


async def either(*doing: Any) -> None:
    """Run until one of them ends, then cancel the others."""
    tasks = [asyncio.ensure_future(one) for one in doing]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen(
    socket: Socket, send: Send, limits: LimitsKeeper, asks: SocketAsks | None = None
) -> None:
    """Answer what the client sends, one message after the other; each counts as a request, and is
    looked at when it is the turn of the address."""

    async def answer(text: str) -> ToClient:
        limits.request(client_of(socket.scope))
        try:
            message = MESSAGE.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return Problem("bad_request", str(error))
        if isinstance(message, Ping):
            return Pong(message.number)
        if asks:
            return await asks.answer(message)
        return Problem("bad_request", "there is no table here")

    extensions: Any = socket.scope.get("extensions") or {}
    in_turn = extensions.get(IN_TURN, lambda doing: doing)
    while True:
        text = await socket.receive_data("text")
        await send(json.encode(await in_turn(answer(text))))


async def refuse(socket: Socket, refused: Refused) -> None:
    """Say why, and close the connection."""
    await send_message(socket, Problem(refused.reason.key, in_words(socket, refused)))
    await socket.close(code=CLOSE + status_of(refused), reason=refused.reason.key)


async def send_message(socket: Socket, message: ToClient) -> None:
    await socket.send_data(json.encode(message).decode())


HANDLERS = (log, live)
