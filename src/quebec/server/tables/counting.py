"""Results of games that were over before there were any: counted after startup, game by game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from msgspec import structs

from quebec.server.play.refusals import Refused
from quebec.server.play.results import Result, result
from quebec.server.store import ResultRow, Store, StoreReader, Unreadable
from quebec.server.tables.memory import Tables
from quebec.server.tasks import end

log = structlog.get_logger()

PAUSE_SECONDS: Final = 0.05


class Counting:
    """Writes the results that are missing. Several processes may do so: they write the same."""

    def __init__(self, store: Store, pause: float = PAUSE_SECONDS) -> None:
        self._store: Final = store
        self._pause: Final = pause
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        await end([self._task])

    async def _run(self) -> None:
        try:
            await self.count()
        except Exception:
            # The next start tries again.
            log.exception("counting_failed")

    async def count(self) -> int:
        """Returns how many games were counted."""
        counted = 0
        for table_id in await self._store.results.uncounted():
            counted += await write(self._store, table_id)
            await asyncio.sleep(self._pause)
        if counted:
            log.info("counted", games=counted)
        return counted


async def write(store: Store, table_id: str) -> bool:
    """The result of one game, in place of what is stored; whether there is one."""
    found = await derived(store, table_id)
    if found is None:
        return False
    await store.results.put(table_id, *found)
    return True


async def derived(store: StoreReader, table_id: str) -> tuple[int, Result] | None:
    """When a game was finished, and its result: from its log alone. None if there is none, or the
    log cannot be read."""
    try:
        row = await store.tables.find(table_id)
        if row is None or row.loaded:
            return None
        replay = await Tables(store).replay(row)
        found = result(replay.game)
        # Of a game under another rules version only the summary can be read.
        time = (await store.tables.summary(table_id)).updated
    except Unreadable as error:
        log.error("row_unreadable", table=table_id, problem=error.problem)
        return None
    except Refused:
        return None
    return None if found is None else (time, found)


def is_result(stored: Sequence[ResultRow], finished: int, found: Result | None) -> bool:
    """Whether the stored rows are this result."""
    if found is None or not stored:
        return found is None and not stored
    return list(stored) == [
        ResultRow(
            table_id=stored[0].table_id,
            ruleset=found.ruleset,
            players=found.players,
            how=found.how,
            finished=finished,
            **structs.asdict(seat),
        )
        for seat in found.seats
    ]


async def recount(store: Store) -> tuple[int, int]:
    """Counts all results again, from the logs; returns how many games have one, and how many of
    those had another one, or none."""
    games = changed = 0
    for table_id in await store.lists.ids():
        found = await derived(store, table_id)
        if found is None:
            continue
        games += 1
        if not is_result(await store.results.at(table_id), *found):
            changed += 1
            await store.results.put(table_id, *found)
    return games, changed
