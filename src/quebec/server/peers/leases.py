"""Who does what: every task has one process, until that ends it, stops or dies.

A process signs for all its leases at once. One that has not signed for ten seconds has lost them;
if it goes on with its work all the same, the store refuses the result: the key of an entry is the
lock, a lease only saves work.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from quebec.server.peers.messages import Hello
from quebec.server.peers.peers import Peers
from quebec.server.store import LeaseStore, OtherProcess, StoreFailed
from quebec.server.tasks import end
from quebec.server.times import now

log = structlog.get_logger()
LEASE: Final = 10_000
"""Milliseconds."""
SIGN_SECONDS: Final = 2.0
SILENT: Final = 5000
"""Milliseconds without a signature after which a process may be dead, where it matters."""
LOOK_SECONDS: Final = 0.2
LONG: Final = 10_000
"""Milliseconds without a signature after which the server may have been down."""
MOST_APART: Final = 1000
"""Milliseconds by which the clocks of machines may differ."""

Sweep = Callable[[], Awaitable[None]]


class Leases:
    """Of a process that is alone: it has them all."""

    is_fresh = True
    """Whether we have signed lately."""

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def claim(self, name: str) -> bool:
        """Whether a task is ours, from now on or already."""
        return True

    async def release(self, name: str) -> None:
        """It is done, or somebody else may do it."""

    def give_back(self, name: str) -> None:
        """The same, without waiting."""

    async def held(self) -> set[str]:
        """The tasks of others."""
        return set()

    async def sign(self) -> None:
        """We are alive."""

    async def covers(self, since: int) -> bool:
        """Whether another process has run all the time since a moment."""
        return False

    def sweep(self, look: Sweep) -> None:
        """Call this regularly: it looks for tasks that are nobody's."""


class StoredLeases(Leases):
    """Of one process among several."""

    def __init__(
        self,
        store: LeaseStore,
        peers: Peers,
        was_away: Callable[[int, int], None],
        cannot_work: Callable[[str], None],
        worked: Callable[[int], Awaitable[None]],
        failed: Callable[[], None],
    ) -> None:
        """`was_away` is called if no process ran between two moments; `cannot_work` if the schema
        has become one that this program does not understand; `worked` and `failed` after every
        signature, the first with the moment at which writing it began."""
        self._store: Final = store
        self._peers: Final = peers
        self._was_away: Final = was_away
        self._cannot_work: Final = cannot_work
        self._worked: Final = worked
        self._failed: Final = failed
        self._since = now()
        """Since when we run without a pause."""
        self._signed = self._since
        self._others: dict[str, OtherProcess] = {}
        self._mine: Final[set[str]] = set()
        self._valid = 0
        """Until when nobody can have taken them."""
        self._sweeps: Final[list[Sweep]] = []
        self._woken: Final = asyncio.Event()
        self._peers.hear(Hello, lambda *_: self._woken.set())
        self._signing: Final = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []
        self._warned = False

    @property
    def is_fresh(self) -> bool:  # type: ignore[override]
        return now() - self._signed <= LONG

    async def start(self) -> None:
        await self.sign()
        self._tasks = [asyncio.create_task(self._sign_on()), asyncio.create_task(self._look_on())]

    async def close(self) -> None:
        await end(self._tasks)
        with suppress(StoreFailed):
            await self._store.leave(self._peers.id)

    async def claim(self, name: str) -> bool:
        if name in self._mine and now() < self._valid:
            return True
        self._mine.discard(name)
        is_mine = await self._store.claim(name, self._peers.id)
        if is_mine:
            self._mine.add(name)
        return is_mine

    async def release(self, name: str) -> None:
        if name in self._mine:
            self._mine.discard(name)
            await self._store.release(name, self._peers.id)

    def give_back(self, name: str) -> None:
        if name in self._mine:
            self._peers.later(self.release(name))

    async def held(self) -> set[str]:
        # Without our own: one that could not be given back must not keep us from its task.
        return await self._store.held(self._peers.id)

    async def sign(self) -> None:
        async with self._signing:
            begun, before = now(), self._signed
            if begun - before > LONG:
                # We did not run all the time, and others must not think that we did.
                self._since = begun
            try:
                signed = await self._store.sign(self._peers.id, self._since, LEASE)
            except StoreFailed:
                self._failed()
                raise
            self._others = signed.others
            self._signed = now()
            self._valid = begun + LEASE
            if begun - before > LONG and not self._covered(before):
                self._was_away(before, self._signed)
            self._compare(signed.time - self._signed, signed.time - begun)
            if signed.unusable:
                self._cannot_work(signed.unusable)
            await self._worked(begun)

    async def covers(self, since: int) -> bool:
        """One that was killed looks as if it were there until its leases end, so this waits for
        the next signature of another."""
        asked = now()
        while True:
            await self.sign()
            there = [other.silent for other in self._others.values() if other.since <= since]
            if any(silent < now() - asked for silent in there):
                return True
            if all(silent > SILENT for silent in there):
                return False
            await asyncio.sleep(LOOK_SECONDS)

    def _covered(self, since: int) -> bool:
        return any(other.since <= since for other in self._others.values())

    def _compare(self, least: int, most: int) -> None:
        """The clocks of the machines have to agree. The database's differs from ours by something
        between these two: how long the signature was under way is not known."""
        if least > MOST_APART or most < -MOST_APART:
            if not self._warned:
                log.warning("clock_differs", milliseconds=least if least > 0 else most)
            self._warned = True
        else:
            self._warned = False

    def sweep(self, look: Sweep) -> None:
        self._sweeps.append(look)

    async def _sign_on(self) -> None:
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            try:
                await self.sign()
            except StoreFailed as error:
                log.warning("lease_not_signed", problem=str(error))

    async def _look_on(self) -> None:
        """Now and then, and when a process has left."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE / 2000):
                    await self._woken.wait()
            self._woken.clear()
            for look in self._sweeps:
                try:
                    await look()
                except Exception as error:
                    log.warning("sweep_failed", problem=str(error))
