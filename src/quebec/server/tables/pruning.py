"""Deletes what nobody uses any more: once a day, in small steps that nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, get_args

import structlog
from msgspec import Struct

from quebec.server.limits.keep import Keep
from quebec.server.store import Prunable, Store, StoreReader
from quebec.server.tables.service import Service
from quebec.server.tasks import end
from quebec.server.times import now

log = structlog.get_logger()

DAY: Final = 24 * 3600 * 1000
FIRST_SECONDS: Final = 60
"""After startup, before it is checked whether it is time."""
EVERY_SECONDS: Final = 3600
"""Between two checks."""
LEASE: Final = "pruning"
LAST: Final = "pruned"
"""The name of the stored time of the last run, of whichever process."""
STEPS: Final[dict[bool, int]] = {True: 5, False: 200}
"""How many tables, or other rows, are deleted in one transaction."""
PAUSE_SECONDS: Final = 0.05
MOST_FOUND: Final = 10_000
OF_TABLES: Final = frozenset[Prunable](
    ("gathering", "records", "bot_games", "guest_games", "games")
)


class Pruned(Struct, frozen=True):
    """What was, or would be, deleted of one kind."""

    kind: Prunable
    days: int
    """For which they are kept; 0: for ever."""
    count: int
    size: int
    """About how many bytes they take."""


async def prunable(store: StoreReader, keep: Keep) -> list[Pruned]:
    """What a run would delete now. Guests of games that are deleted first are not counted."""
    found = []
    for kind, days in kinds(keep):
        count, size = await store.pruning.count(kind, now() - days * DAY) if days else (0, 0)
        found.append(Pruned(kind, days, count, size))
    return found


def kinds(keep: Keep) -> list[tuple[Prunable, int]]:
    return [(kind, getattr(keep, kind)) for kind in get_args(Prunable)]


class Pruning:
    """Deletes it."""

    def __init__(self, service: Service, keep: Keep, pause: float = PAUSE_SECONDS) -> None:
        """Between two transactions there is a pause of so many seconds."""
        self._service: Final = service
        self._store: Final[Store] = service.store
        self._keep: Final = keep
        self._pause: Final = pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if any(days for _, days in kinds(self._keep)):
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end([self._task])

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.prune_daily()
            except Exception:
                # For instance, the disk is full: it is tried again later.
                log.exception("pruning_failed")
            await asyncio.sleep(EVERY_SECONDS)

    async def prune_daily(self) -> None:
        """Unless a run was started within the last day."""
        last = await self._store.values.get(LAST)
        is_due = last is None or int(last) <= now() - DAY
        if is_due and await self._service.leases.claim(LEASE):
            await self._store.values.set(LAST, str(now()))
            await self.prune()

    async def prune(self) -> dict[Prunable, int]:
        """Returns how many of each kind were deleted."""
        deleted = {}
        for kind, days in kinds(self._keep):
            deleted[kind] = await self._prune(kind, now() - days * DAY) if days else 0
        if any(deleted.values()):
            log.info("pruned", **deleted)
        return deleted

    async def _prune(self, kind: Prunable, before: int) -> int:
        """All of one kind."""
        deleted = 0
        while True:
            found = await self._store.pruning.find(kind, before, MOST_FOUND)
            removed = await self._remove(kind, before, found)
            deleted += removed
            if removed == 0 or len(found) < MOST_FOUND:
                return deleted

    async def _remove(self, kind: Prunable, before: int, found: Sequence[str | bytes]) -> int:
        """Some of them, step by step."""
        deleted = 0
        step = STEPS[kind in OF_TABLES]
        for first in range(0, len(found), step):
            part = found[first : first + step]
            if kind in OF_TABLES:
                part = [one for one in part if not self._service.is_used(str(one))]
            removed = await self._store.pruning.remove(kind, before, part)
            if kind in OF_TABLES:
                self._service.forget(map(str, removed))
            deleted += len(removed)
            await asyncio.sleep(self._pause)
        return deleted
