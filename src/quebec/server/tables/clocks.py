"""Clocks: one timer for all tables, set to the next expiry in the store.

Nobody can move after an expiry, because `Service.ask` checks the clock first. The timer writes it
to the log of tables without requests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf
from typing import Final

import structlog

from quebec.server.play.acts import AnyAct
from quebec.server.play.acts.time import resumption
from quebec.server.play.clock import SECOND
from quebec.server.store import StoreFailed
from quebec.server.tables.heartbeat import Absence
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.times import ahead, not_before, now

log = structlog.get_logger()

ALIVE: Final = "alive"
"""The value in the store with the last heartbeat."""
BETWEEN_SIGNS: Final = 5 * SECOND
"""Between two heartbeats. After a crash a seat may gain up to this much time."""
AT_ONCE: Final = 64
"""Tables that are written concurrently."""


class Clocks:
    """Lets clocks run out, and gives back the time in which the server was down."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._woken: Final = asyncio.Event()
        self._next = inf
        """What the timer is set to; while that is being queried, later than anything."""
        self._signed = 0
        self._ahead = 0
        """Milliseconds that the system's clock was set back, as of the last warning."""
        self._noted: Absence | None = None
        """The last absence that has been written to the tables."""
        self._tasks: list[asyncio.Task[None]] = []

    async def resume(self) -> None:
        """At startup, before the first request: give back the time the server was down."""
        seen = int(await self._store.values.get(ALIVE) or 0)
        not_before(max(seen, await self._store.lists.latest()))
        tables = await self._store.lists.with_clocks()
        await self._note(
            tables,
            lambda table: resumption(table.game, lambda since: now() - max(seen, since)),
        )
        await self._sign()
        self._tasks = [
            asyncio.create_task(self._run()),
            asyncio.create_task(self._service.heartbeat.run()),
        ]

    def look(self, table: Table) -> None:
        """A table has changed: is its expiry the next one?"""
        timer = table.game.timer
        if timer and timer.expires is not None and timer.expires < self._next:
            self._woken.set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._tasks:
            await self._sign()

    async def _sign(self) -> None:
        try:
            await self._store.values.set(ALIVE, str(now()))
            self._signed = now()
        except StoreFailed as error:
            log.error("store_failed", problem=str(error))

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self._next = inf
            try:
                self._warn()
                time = now()
                await self._note(await self._due(time), self._service.due)
                self._next = await self._store.lists.next_expiry(time) or inf
                if self._next < inf and time - self._signed >= BETWEEN_SIGNS:
                    await self._sign()
            except Exception:
                log.exception("clocks_failed")
            wait = min(BETWEEN_SIGNS, self._next - now()) / SECOND
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), max(0, wait))

    def _warn(self) -> None:
        behind = ahead()
        if behind > self._ahead + SECOND:
            log.warning("clock_set_back", milliseconds=behind)
        self._ahead = behind

    async def _due(self, time: int) -> list[str]:
        """Tables whose clock has run out; after an absence, all with a running clock."""
        heartbeat = self._service.heartbeat
        heartbeat.beat()
        last = heartbeat.absences[-1] if heartbeat.absences else None
        if last != self._noted:
            self._noted = last
            log.warning("stood_still", milliseconds=time - heartbeat.absences[-1].since)
            return await self._store.lists.with_clocks()
        return await self._store.lists.expired(time)

    async def _note(self, tables: Iterable[str], what: Callable[[Table], AnyAct | None]) -> None:
        """Write to tables, several in one commit; one that cannot be written is retried later."""
        free = asyncio.Semaphore(AT_ONCE)

        async def write(table: str) -> None:
            async with free:
                try:
                    await self._service.note(table, what)
                except Exception:
                    log.exception("clock_failed", table=table)

        await asyncio.gather(*map(write, tables))
