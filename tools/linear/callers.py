"""Many callers at few tables, each talking to any of several processes; every call is recorded."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx

from tools.linear.history import Call, Log

API: Final = "/api/v1"
SEATS: Final = [{"kind": "me"}] * 3
OK: Final = 200
STALE: Final = 409
READ_SHARE: Final = 0.4


class Refused(Exception):
    """What cannot be refused was; nothing more is to be learnt."""


class Callers:
    """People who share a session and a table, and know nothing of each other."""

    def __init__(self, urls: list[str], chance: Random) -> None:
        self._urls: Final = urls
        self._chance: Final = chance
        self._http: Final = httpx.AsyncClient(timeout=300, verify=False)
        self.table = ""
        self.first = Log()
        self.calls: Final[list[Call]] = []

    async def sit_down(self) -> None:
        (await self._http.get(f"{self._urls[0]}{API}/me")).raise_for_status()
        body = {"seats": SEATS, "start": True}
        made = await self._http.post(f"{self._urls[0]}{API}/tables", json=body)
        self.table = made.raise_for_status().json()["id"]
        found = await self._http.get(self._url("log"), params={"after": 0})
        self.first = Log().after(acts_of(found.raise_for_status().json()))

    def _url(self, path: str) -> str:
        return f"{self._chance.choice(self._urls)}{API}/tables/{self.table}/{path}"

    async def close(self) -> None:
        await self._http.aclose()

    async def run(self, callers: int, calls: int) -> None:
        await asyncio.gather(*(self._call(calls) for _ in range(callers)))

    async def _call(self, calls: int) -> None:
        with suppress(Refused):
            now = await self._read()
            for _ in range(calls):
                if now["game"]["phase"] == "over" or self._chance.random() < READ_SHARE:
                    now = await self._read()
                else:
                    now = await self._write(now)

    async def _read(self) -> Any:
        begun = time.monotonic()
        answer = await self._http.get(self._url("log"), params={"after": 0})
        ended = time.monotonic()
        if answer.status_code != OK:
            self.calls.append(Call("refused", begun, ended))
            raise Refused
        found = answer.json()
        self.calls.append(Call("read", begun, ended, seen=Log().after(acts_of(found))))
        return found

    async def _write(self, now: Any) -> Any:
        game, at = now["game"], now["at"]
        body: dict[str, Any] = {"at": at, "key": secrets.token_hex(8)}
        path = "confirm" if game["must_confirm"] else "moves"
        if path == "moves":
            body["moves"] = [self._chance.choice(game["offers"])["move"]]
        begun = time.monotonic()
        answer = await self._http.post(self._url(path), json=body)
        ended = time.monotonic()
        found = answer.json()
        if answer.status_code == STALE and found["key"] == "stale":
            changed = found["changed"]
            self.calls.append(Call("stale", begun, ended, at, seen=Log(changed["at"])))
            return changed
        if answer.status_code != OK:
            self.calls.append(Call("refused", begun, ended, at))
            raise Refused
        self.calls.append(Call("append", begun, ended, at, tuple(acts_of(found))))
        return found


def acts_of(update: Any) -> list[Any]:
    return [(entry["n"], entry["act"]) for entry in update["entries"]]
