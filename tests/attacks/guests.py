"""Attacks of guests who call the API as anybody may, only more often; each goes on until its
process is ended (`attacker.attacking` starts it)."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import Iterator
from typing import Any, Final

import httpx
import websockets
from websockets.asyncio.client import connect

API: Final = "/api/v1"
AT_ONCE: Final = 20
"""Tables that a guest may create at once."""
SOCKETS: Final = 24
"""Of a guest."""
PATIENCE: Final = 300


def guest(port: int, source: str) -> httpx.AsyncClient:
    """A browser without a session; `GET /me` begins one."""
    limits = httpx.Limits(max_connections=None)
    base = f"http://127.0.0.1:{port}{API}"
    transport = httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=source)
    return httpx.AsyncClient(base_url=base, timeout=PATIENCE, transport=transport)


def upload_records(port: int, source: str, texts: list[str], uploads: int) -> None:
    """X3, L05: so many records at once, then the same as another guest."""

    async def attack() -> None:
        while True:
            async with guest(port, source) as one:
                await one.get("/me")
                bodies = [
                    {"text": texts[k % len(texts)], "public": True}
                    for k in range(min(uploads, AT_ONCE))
                ]
                await asyncio.gather(*(one.post("/records", json=body) for body in bodies))

    asyncio.run(attack())


def read_lists(port: int, source: str, path: str, at_once: int) -> None:
    """X4: one list again and again, by one guest."""
    asyncio.run(_read(port, source, [path], at_once))


def read_moments(port: int, source: str, table: str, starts: list[int], at_once: int) -> None:
    """X5: the moments of a long game, from different entries on."""
    asyncio.run(
        _read(port, source, [f"/tables/{table}/moments?after={start}" for start in starts], at_once)
    )


async def _read(port: int, source: str, paths: list[str], at_once: int) -> None:
    async with guest(port, source) as one:
        await one.get("/me")

        async def reader(k: int) -> None:
            while True:
                answer = await one.get(paths[k % len(paths)])
                k += 1
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(reader(k) for k in range(at_once)))


def listen(port: int, source: str, table: str, listeners: int) -> None:
    """X6: many who listen at a table."""

    async def attack() -> None:
        async with contextlib.AsyncExitStack() as stack:
            hearing = []
            for k in range(listeners):
                if k % SOCKETS == 0:
                    one = await stack.enter_async_context(guest(port, source))
                    await one.get("/me")
                socket = await stack.enter_async_context(await _patient(port, source, table, one))
                hearing.append(asyncio.create_task(_hear(socket)))
            await asyncio.gather(*hearing)

    asyncio.run(attack())


async def _patient(port: int, source: str, table: str, one: httpx.AsyncClient) -> Any:
    """A WebSocket, as soon as the limits allow one more."""
    while True:
        try:
            return await live(port, source, table, dict(one.cookies))
        except websockets.InvalidStatus:
            await asyncio.sleep(1)


def flap(port: int, source: str, table: str) -> None:
    """X6: somebody without a session comes and goes."""

    async def attack() -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException):
                async with live(port, source, table, {}) as socket:
                    await socket.recv()

    asyncio.run(attack())


def live(port: int, source: str, table: str, cookies: dict[str, str]) -> connect:
    """The WebSocket of a table, with chat and presence."""
    said = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    url = f"ws://127.0.0.1:{port}{API}/tables/{table}/live?after=0&chat=0"
    return connect(
        url,
        additional_headers=said if cookies else None,
        ping_interval=None,
        local_addr=(source, 0),
    )


async def _hear(socket: Any) -> None:
    async for _ in socket:
        pass


def seat_bots(port: int, source: str, tables: int, bot: str) -> None:
    """X7: so many tables of five bots that think as long as they may."""

    async def attack() -> None:
        async with guest(port, source) as one:
            await one.get("/me")
            plans = [{"kind": "bot", "bot": bot}] * 5
            for _ in range(tables):
                answer = await one.post("/tables", json={"seats": plans, "start": True})
                answer.raise_for_status()
        await asyncio.Event().wait()

    asyncio.run(attack())


def ask_over_sockets(port: int, source: str, sockets: int) -> None:
    """W15: asks over many WebSockets, as fast as they are taken; then as another guest. One of them
    moves and undoes, the others are stale."""

    async def attack() -> None:
        while True:
            async with guest(port, source) as one:
                await one.get("/me")
                plans = [{"kind": "me"}] * 3
                made = await one.post("/tables", json={"seats": plans, "start": True, "first": 0})
                if made.status_code == 201:
                    table, at = made.json()["id"], made.json()["now"]["at"]
                    cookies = dict(one.cookies)
                    asking = (
                        _ask(port, source, table, cookies, _turns(at) if k == 0 else _stale())
                        for k in range(sockets)
                    )
                    await asyncio.gather(*asking)
                else:
                    await asyncio.sleep(0.05)

    asyncio.run(attack())


async def _ask(
    port: int, source: str, table: str, cookies: dict[str, str], asks: Iterator[str]
) -> None:
    with contextlib.suppress(OSError, websockets.WebSocketException):
        async with live(port, source, table, cookies) as socket:
            hearing = asyncio.create_task(_hear(socket))
            try:
                for one in asks:
                    await socket.send(one)
            finally:
                hearing.cancel()


def _turns(at: int) -> Iterator[str]:
    for n in itertools.count(at):
        if (n - at) % 2:
            yield _message("undo", key=f"k{n}", at=n)
        else:
            yield _message("moves", key=f"k{n}", at=n, moves=["send"])


def _stale() -> Iterator[str]:
    return itertools.repeat(_message("moves", key="stale", at=1, moves=["send"]))


def _message(verb: str, **ask: Any) -> str:
    return json.dumps({"type": "ask", "verb": verb, "ask": ask})


def ask_helpers(port: int, source: str, calls: list[tuple[str, Any]], guests: int) -> None:
    """G17: what is computed from the request alone, by many guests at once."""
    asked = [("POST", path, body) for path, body in calls]
    asyncio.run(_call(port, source, asked, guests))


def read(port: int, source: str, paths: list[str], guests: int) -> None:
    """G19, G20: these, by many guests at once."""
    asyncio.run(_call(port, source, [("GET", path, None) for path in paths], guests))


async def _call(port: int, source: str, calls: list[tuple[str, str, Any]], guests: int) -> None:
    async def calling() -> None:
        async with guest(port, source) as one:
            await one.get("/me")
            for method, path, body in itertools.cycle(calls):
                answer = await one.request(method, path, json=body)
                if answer.status_code == 429:
                    await asyncio.sleep(0.05)

    await asyncio.gather(*(calling() for _ in range(guests)))
