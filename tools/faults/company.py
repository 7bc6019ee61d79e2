"""People and bots at a table: the people send requests, and retry until there is an answer."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tools.faults.host import Hosts
from tools.faults.ledger import Ledger
from tools.faults.pushes import KINDS, Notice, Pushes
from tools.receivers.web import Receiver

API: Final = "/api/v1"
SEATS: Final[tuple[str, ...]] = ("me", "random", "open", "random")
WAIT_SECONDS: Final = 20
ANSWER_SECONDS: Final = 30
"""After which somebody asks again, perhaps elsewhere."""
BREATH_SECONDS: Final = 0.02
"""Seconds before a retry."""
NOTIFIED: Final = 2
"""The seat that gets notices; sometimes its player plays only when told that they may."""
STALE: Final = 409
UNAVAILABLE: Final = (503, 507)
"""The database is away, or its disk is full."""


class Request(NamedTuple):
    """A request of a person."""

    person: httpx.AsyncClient
    path: str
    body: dict[str, Any]


class Wait(NamedTuple):
    """For an answer, by the monotonic clock."""

    begun: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.begun


class Company:
    """Two people who play with two bots, one game after the other."""

    def __init__(
        self,
        hosts: Hosts,
        service: Receiver,
        chance: Random,
        clock: Any = None,
        *,
        wants_notices: bool = True,
    ) -> None:
        self.hosts: Final = hosts
        self._wants_notices: Final = wants_notices
        self.pushes: Final = Pushes(service)
        self.lines: Final[dict[str, int]] = {}
        """The last line that was written at each table."""
        self._clock: Final = clock
        self.waits: Final[list[Wait]] = []
        """For the answers to requests, with all attempts."""
        self.picture: dict[str, Any] = {}
        """What the spectator saw last of a table: the number of entries, and the game."""
        self.ledgers: Final[dict[str, Ledger]] = {}
        self.table = ""
        self.at = 0
        self._chance: Final = chance
        self._people: Final = [
            httpx.AsyncClient(timeout=httpx.Timeout(120, read=ANSWER_SECONDS)) for _ in range(2)
        ]
        self._last: Request | None = None
        self.turn: range | None = None
        """The entries of which one gave the one with notices the turn, if they have it."""
        self._before = 0
        """The last entry at which they did not have it, as far as anybody has seen."""
        self._stopping = False

    async def close(self) -> None:
        for person in self._people:
            await person.aclose()

    # ---- asking -----------------------------------------------------------------------------

    async def _send(
        self, person: httpx.AsyncClient, method: str, path: str, **more: Any
    ) -> httpx.Response:
        """Retry until there is an answer, however often the server is killed meanwhile."""
        while True:
            host = await self.hosts.pick()
            try:
                answer = await person.request(method, host.url + API + path, **more)
            except httpx.TransportError:
                await asyncio.sleep(BREATH_SECONDS)
                continue
            if answer.status_code not in UNAVAILABLE:
                return answer
            await asyncio.sleep(BREATH_SECONDS)

    async def _get(self, path: str, **query: Any) -> Any:
        answer = await self._send(self._people[0], "GET", path, params=query)
        return answer.raise_for_status().json()

    async def _post(self, person: int, path: str, **body: Any) -> Any:
        answer = await self._send(self._people[person], "POST", path, json=body)
        return answer.raise_for_status().json()

    async def _ask(self, request: Request) -> Any:
        """A request with a key: granted, or the table has moved on."""
        person, path, body = request
        begun = time.monotonic()
        answer = await self._send(person, "POST", f"/tables/{self.table}/{path}", json=body)
        self.waits.append(Wait(begun, time.monotonic()))
        if answer.status_code == STALE and answer.json()["key"] == "stale":
            return answer.json()["changed"]
        granted = answer.raise_for_status().json()
        self.ledger.acknowledged(body["key"], granted["entries"])
        self._last = request
        return granted

    @property
    def longest(self) -> float:
        """Seconds until a request was answered."""
        return max((wait.seconds for wait in self.waits), default=0.0)

    @property
    def ledger(self) -> Ledger:
        return self.ledgers[self.table]

    async def ask_again(self) -> None:
        """Repeat the last request; its answer has to be the same."""
        if self._last:
            await self._ask(self._last)

    # ---- playing ----------------------------------------------------------------------------

    async def sit_down(self) -> None:
        """A new table."""
        if not self.ledgers:
            await self._arrive()
        seats = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
            for kind in SEATS
        ]
        clock = {"clock": self._clock} if self._clock else {}
        made = await self._post(0, "/tables", seats=seats, public=True, **clock)
        table = made["id"]
        await self._post(1, f"/tables/{table}/join", seat=2, key=secrets.token_hex(8))
        started = await self._post(0, f"/tables/{table}/start", key=secrets.token_hex(8))
        self.ledgers[table] = Ledger(frozenset((0, 2)))
        self._last = self.turn = None
        self._before = 0
        self.table, self.at = table, started["at"]

    async def _arrive(self) -> None:
        """Both get a session; one of them wants to be told everything, if anybody does."""
        for person in self._people:
            (await self._send(person, "GET", "/me")).raise_for_status()
        if not self._wants_notices:
            return
        person, browser = self._people[1], self.pushes.browser
        choices = [{"kind": kind, "channel": "push"} for kind in KINDS]
        chosen = {"choices": choices, "language": "en", "time_zone": "UTC"}
        answer = await self._send(person, "PUT", "/me/notices/settings", json=chosen)
        # The key must not change: browsers have subscribed with it.
        browser.vapid = answer.raise_for_status().json()["push_key"]
        answer = await self._send(person, "POST", "/me/devices", json=browser.subscription())
        answer.raise_for_status()

    async def play(self) -> None:
        """Play until asked to stop."""
        now = await self._get(f"/tables/{self.table}/log")
        while True:
            game, self.at = now["game"], now["at"]
            await self._notice(game)
            if self._stopping:
                # Not earlier: what the last request has done counts, too.
                return
            if game["phase"] == "over":
                await self.sit_down()
                now = await self._get(f"/tables/{self.table}/log")
            elif game["waiting"] in self.ledger.seats:
                now = await self._ask(self._choice(now))
            else:
                path = f"/tables/{self.table}/log"
                now = await self._get(path, after=self.at, wait=WAIT_SECONDS)
                self.ledger.pushed(now["entries"])

    async def _notice(self, game: Any) -> None:
        """When a turn of the one with notices begins and ends; the other one talks."""
        is_theirs = game["phase"] != "over" and game["waiting"] == NOTIFIED
        if is_theirs and self.turn is None:
            self.turn = range(self._before + 1, self.at + 1)
            if self._wants_notices and self._chance.random() < 0.2:
                await self.pushes.arrives(Notice(self.table, "turn", self.turn.start))
        elif not is_theirs and self.turn is not None:
            self.pushes.taken(self.table, self.turn)
            self.turn = None
            if self._chance.random() < 0.2:
                said = await self._post(0, f"/tables/{self.table}/chat", text="Bien joué !")
                self.lines[self.table] = said["n"]
        if not is_theirs:
            self._before = self.at

    def _choice(self, now: Any) -> Request:
        game, at = now["game"], now["at"]
        person = self._people[game["waiting"] // 2]
        body = {"at": at, "key": secrets.token_hex(8)}
        if game["unconfirmed"] and self._chance.random() < 0.1:
            return Request(person, "undo", body)
        if game["must_confirm"]:
            return Request(person, "confirm", body)
        move = self._chance.choice(game["offers"])["move"]
        confirm = self._chance.random() < 0.5
        return Request(person, "moves", {**body, "moves": [move], "confirm": confirm})

    def stop(self) -> None:
        self._stopping = True

    # ---- watching ---------------------------------------------------------------------------

    async def watch(self) -> None:
        """A spectator on a WebSocket; what is pushed counts as acknowledged."""
        while True:
            host = await self.hosts.pick()
            table, ledger = self.table, self.ledger
            seen = max(ledger.entries, default=0)
            url = f"{host.url.replace('http', 'ws', 1)}{API}/tables/{table}/live?after={seen}"
            try:
                # Also a process that is stopped is noticed, as the page notices it.
                async with connect(url, max_size=None, ping_interval=2, ping_timeout=3) as socket:
                    while table == self.table:
                        with suppress(TimeoutError):
                            # The others may be at another table by now; here nothing comes then.
                            async with asyncio.timeout(1):
                                message = json.loads(await socket.recv())
                            if message["type"] == "update":
                                ledger.pushed(message["entries"])
                                self.picture = message
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(BREATH_SECONDS)
