"""What happens at a table, as it happens: by waiting for an answer, or over a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from msgspec import json

from quebec.server.identity.demands import ANYBODY, demands
from quebec.server.routes.request import EntryInQuery, TableId, TheHub, TheService
from quebec.server.wire.games import Update
from quebec.server.wire.live import FromClient, Pong, Problem, ToClient

LONGEST_WAIT = 60
Seconds = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)]


@get("/tables/{table:str}/log", opt=demands(ANYBODY), tags=["play"])
async def log(
    table: TableId, service: TheService, hub: TheHub, after: EntryInQuery = 0, wait: Seconds = 0
) -> Update:
    """What happened after an entry; if nothing has yet, waits for it so many seconds."""
    with hub.listening(table) as listener:
        found = await service.since(table, after)
        if found.at > after or wait == 0:
            return found
        with suppress(TimeoutError):
            await asyncio.wait_for(listener.next(), wait)
        return await service.since(table, after)


@websocket("/tables/{table:str}/live", opt=demands(ANYBODY))
async def live(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    service: TheService,
    hub: TheHub,
    after: EntryInQuery = 0,
) -> None:
    """Sends what happened after an entry, then whatever happens."""
    await service.table(table)
    await socket.accept()
    telling = asyncio.create_task(_tell(socket, table, service, hub, after))
    try:
        await _listen(socket)
    except WebSocketDisconnect:
        pass
    finally:
        telling.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await telling


async def _tell(
    socket: WebSocket[Any, Any, Any], table: TableId, service: TheService, hub: TheHub, sent: int
) -> None:
    """Every entry once and in order; whoever is too slow catches up from the log."""
    with hub.listening(table) as listener:
        found = await service.since(table, sent)
        await _send(socket, found)
        sent = found.at
        while True:
            news = await listener.next()
            if news.at <= sent:
                continue
            if news.since == sent:
                await socket.send_data(news.message.decode())
                sent = news.at
            else:
                found = await service.since(table, sent)
                await _send(socket, found)
                sent = found.at


async def _listen(socket: WebSocket[Any, Any, Any]) -> None:
    while True:
        text = await socket.receive_data("text")
        try:
            message = json.decode(text, type=FromClient)
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            await _send(socket, Problem(str(error)))
            continue
        await _send(socket, Pong(message.number))


async def _send(socket: WebSocket[Any, Any, Any], message: ToClient) -> None:
    await socket.send_data(json.encode(message).decode())


HANDLERS = (log, live)
