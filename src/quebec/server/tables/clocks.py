"""Clocks: one timer for all tables, set to the next expiry in the store.

Nobody can move after an expiry, because `Service.ask` checks the clock first. The timer writes it
to the log of tables without requests.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from math import inf
from typing import Final

import structlog

from quebec.server.play.clock import SECOND
from quebec.server.store import StoreFailed
from quebec.server.tables.heartbeat import Absence
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.tables.shown import expiry_of
from quebec.server.tasks import end
from quebec.server.times import ahead, not_before, now

log = structlog.get_logger()

ALIVE: Final = "alive"
"""The value in the store with the last heartbeat."""
BETWEEN_SIGNS: Final = 5 * SECOND
"""Between two heartbeats. After a crash a seat may gain up to this much time."""
LEASE: Final = "clocks"
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
        if not await self._service.leases.covers(seen):
            self._service.heartbeat.was_away(seen)
        if await self._write_due(now()):
            await self._sign()
        self._tasks = [
            asyncio.create_task(self._run()),
            asyncio.create_task(self._service.heartbeat.run()),
        ]

    def look(self, table: Table) -> None:
        """A table has changed: is its expiry the next one?"""
        expires = expiry_of(table.game)
        if expires is not None and expires < self._next:
            self._woken.set()

    async def close(self) -> None:
        await end(self._tasks)
        if self._tasks and self._service.heartbeat.last_absence == self._noted:
            await self._sign()

    async def _sign(self) -> None:
        try:
            begun = now()
            await self._store.values.set(ALIVE, str(begun))
            self._signed = now()
            await self._service.signed(begun)
        except StoreFailed as error:
            self._service.failed()
            log.error("store_failed", problem=str(error))

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            self._next = inf
            try:
                self._warn()
                time = now()
                is_written = await self._write_due(time)
                self._next = await self._store.lists.next_expiry(time) or inf
                if is_written and self._next < inf and time - self._signed >= BETWEEN_SIGNS:
                    await self._sign()
            except StoreFailed as error:
                self._service.failed()
                log.error("store_failed", problem=str(error))
            except Exception:
                log.exception("clocks_failed")
            with suppress(TimeoutError):
                # Not `wait_for`: in Python 3.11 it loses a cancellation when both come at once.
                async with asyncio.timeout(self._pause(now())):
                    await self._woken.wait()

    def _warn(self) -> None:
        behind = ahead()
        if behind > self._ahead + SECOND:
            log.warning("clock_set_back", milliseconds=behind)
        self._ahead = behind

    def _pause(self, time: int) -> float:
        """Seconds until the next expiry or heartbeat; one that failed is retried later."""
        sign = self._signed + BETWEEN_SIGNS - time
        pause = max(0, min(sign if sign > 0 else BETWEEN_SIGNS, self._next - time))
        # Other processes do not tell when the clocks of their tables run out.
        return (pause if self._service.peers.is_alone else min(pause, SECOND)) / SECOND

    async def _write_due(self, time: int) -> bool:
        """Write what the time has caused: to tables whose clock has run out; after an absence, to
        all with a running clock.

        Returns whether the disk took it. Otherwise there is no new heartbeat, because it would
        make a server that is killed now forget the absence.
        """
        if not await self._service.leases.claim(LEASE):
            # Another process looks at the clocks.
            return False
        if not self._service.leases.is_fresh:
            await self._service.leases.sign()
        heartbeat = self._service.heartbeat
        heartbeat.beat()
        last = heartbeat.last_absence
        if last == self._noted:
            return await self._note(await self._store.lists.expired(time))
        is_written = await self._note(await self._store.lists.with_clocks())
        if is_written:
            self._noted = last
        return is_written

    async def _note(self, tables: Iterable[str]) -> bool:
        """Write to tables, several in one commit; one that cannot be written is retried later."""
        free = asyncio.Semaphore(AT_ONCE)

        async def write(table: str) -> bool:
            async with free:
                try:
                    await self._service.write_due(table)
                except StoreFailed:
                    log.exception("clock_failed", table=table)
                    return False
                except Exception:
                    log.exception("clock_failed", table=table)
                return True

        return all(await asyncio.gather(*map(write, tables)))
