"""Checks tables while nobody plays: is everything there, do the bots continue?"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import httpx

from tools.faults.company import (
    ANSWER_SECONDS,
    API,
    BREATH_SECONDS,
    UNAVAILABLE,
    WAIT_SECONDS,
)
from tools.faults.host import Hosts
from tools.faults.ledger import Entry


class Inspector:
    """A client without a session; anybody may look."""

    def __init__(self, hosts: Hosts) -> None:
        self._hosts: Final = hosts
        self._http: Final = httpx.AsyncClient(timeout=httpx.Timeout(120, read=ANSWER_SECONDS))

    async def close(self) -> None:
        await self._http.aclose()

    async def _look(self, table: str, **query: Any) -> Any:
        while True:
            host = await self._hosts.pick()
            try:
                answer = await self._http.get(f"{host.url}{API}/tables/{table}/log", params=query)
                if answer.status_code not in UNAVAILABLE:
                    return answer.raise_for_status().json()
            except httpx.TransportError:
                pass
            await asyncio.sleep(BREATH_SECONDS)

    async def log(self, table: str) -> list[Entry]:
        entries: list[Entry] = (await self._look(table))["entries"]
        return entries

    async def picture(self, table: str) -> Any:
        """The game as anybody may see it now."""
        return await self._look(table)

    async def bots_turn(self, table: str) -> bool:
        """Whether it is a bot's turn; if so, returns once it is over."""
        now = await self._look(table)
        was = _waits_for_bot(now["game"])
        while _waits_for_bot(now["game"]):
            now = await self._look(table, after=now["at"], wait=WAIT_SECONDS)
        return was


def _waits_for_bot(game: Any) -> bool:
    return game["waiting"] is not None and bool(game["seats"][game["waiting"]]["bot"])
