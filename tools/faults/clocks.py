"""Whether a clock was charged for a time in which nobody could move."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from quebec.server.play.game import Game
from quebec.server.store import EntryRow, StoreReader, TableRow

TOLERANCE: Final = 500
"""Milliseconds: when a process died is known no better."""


class Downtime(NamedTuple):
    """No process ran, or none could write: the moments in milliseconds."""

    since: int
    until: int


class Charge(NamedTuple):
    """An entry that charges a clock for more than the time in which somebody could move."""

    table: str
    entry: int
    since: int
    """When the clock began to run."""
    until: int
    too_much: int
    """Milliseconds."""


def now() -> int:
    return time.time_ns() // 1_000_000


async def charged(
    store: StoreReader, tables: Sequence[str], down: Sequence[Downtime]
) -> list[Charge]:
    """Entries that charge a clock for a time in which nobody could move."""
    logs: list[tuple[TableRow, Sequence[EntryRow]]] = []
    for table in tables:
        row = await store.tables.find(table)
        assert row is not None
        logs.append((row, await store.tables.entries(table, 0, 2**53)))
    times = [entry.time for _, entries in logs for entry in entries]
    really = [_without_writes(one, times) for one in down]
    return [charge for row, entries in logs for charge in _charged(row, entries, really)]


def _without_writes(down: Downtime, times: Sequence[int]) -> Downtime:
    """On a full disk something may still fit; it is down from the last entry on."""
    written = [time for time in times if down.since <= time <= down.until]
    return Downtime(max(written, default=down.since), down.until)


def _charged(
    row: TableRow, entries: Sequence[EntryRow], down: Sequence[Downtime]
) -> Iterator[Charge]:
    game = Game(row.setup, row.owner, row.deal, row.rules_version)
    for entry in entries:
        timer = game.timer.copy() if game.timer else None
        game.add(entry.act, entry.by, entry.time)
        if timer is None or timer.running is None or game.timer is None:
            continue
        used = timer.left[timer.running] - game.timer.left[timer.running]
        lost = sum(
            max(0, min(entry.time, until) - max(timer.since, since)) for since, until in down
        )
        too_much = used - (entry.time - timer.since - lost)
        if too_much > TOLERANCE:
            yield Charge(row.id, entry.n, timer.since, entry.time, too_much)
