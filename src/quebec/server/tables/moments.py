"""A game to be replayed: its state after every entry, in one response.

Consecutive moments differ little, so each is sent as the difference from the one before. That takes
long: it is done in another process, once for all who ask at the same time, and kept for the next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import json, structs

from quebec.server.limits.keeper import Client, LimitsKeeper
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.play.snapshot import from_snapshot, known_from
from quebec.server.store import EntryRow, TableRow
from quebec.server.tables.costly import CostlyWork
from quebec.server.tables.service import Service
from quebec.server.tables.shown import Names, game_shown
from quebec.server.wire.games import Moment, Moments

MOST_MOMENTS: Final = 1000
"""In one response; a game has about 300 entries."""
COST: Final = 20
"""How many usual requests moments count as, if they are not cached."""
MOST_KEPT: Final = 16 * 2**20
"""Bytes of responses."""


class Part(NamedTuple):
    """Which moments: those of a table with so many entries, after one of them."""

    table: str
    length: int
    after: int


class Kept(NamedTuple):
    """A response, and the names in it: it is sent as long as people are called that."""

    names: Names
    body: bytes


class MomentsShown:
    """The moments of games, as they are sent."""

    def __init__(self, service: Service, work: CostlyWork, limits: LimitsKeeper) -> None:
        self._service: Final = service
        self._work: Final = work
        self._limits: Final = limits
        self._kept: Final[OrderedDict[Part, Kept]] = OrderedDict()
        self._size = 0
        self._tasks: Final[dict[Part, asyncio.Task[Kept]]] = {}

    async def after(self, table_id: str, after: int, client: Client) -> bytes:
        """The moments after an entry."""
        table = await self._service.table(table_id)
        if table.game.is_frozen:
            raise Refused("table_frozen", recorded=table.row.rules_version)
        part = Part(table_id, table.game.length, after)
        if after > part.length:
            raise Refused("no_such_entry", most=part.length)
        kept = self._kept.get(part)
        if kept and kept.names == await self._service.store.people.names(kept.names):
            if part in self._kept:
                self._kept.move_to_end(part)
            return kept.body
        task = self._tasks.get(part)
        if task is None:
            self._limits.request(client, COST)
            task = asyncio.create_task(self._make(table.row, part, client))
            self._tasks[part] = task
            task.add_done_callback(lambda _: self._tasks.pop(part))
        # Others may wait for it when this caller leaves.
        return (await asyncio.shield(task)).body

    async def _make(self, row: TableRow, part: Part, client: Client) -> Kept:
        tables = self._service.store.tables
        taken = await tables.snapshot(row.id, part.after)
        first, people = known_from(taken) if taken else (0, set())
        until = min(part.length, part.after + MOST_MOMENTS)
        entries = await tables.entries(row.id, first, until)
        people |= {entry.by for entry in entries if entry.by}
        names = await self._service.store.people.names(people)
        answer = await self._work.do(
            "moments",
            client,
            row=json.encode(row).decode(),
            taken=taken.decode() if taken else None,
            entries=json.encode([structs.replace(one, facts=b"") for one in entries]).decode(),
            names=names,
            part=part,
        )
        kept = Kept(names, answer["body"].encode())
        self._keep(part, kept)
        return kept

    def _keep(self, part: Part, kept: Kept) -> None:
        before = self._kept.pop(part, None)
        self._size += len(kept.body) - (len(before.body) if before else 0)
        self._kept[part] = kept
        while self._size > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.body)


# ---- in the other process -----------------------------------------------------------------------


def write_moments(
    row: str, taken: str | None, entries: str, names: Names, part: Sequence[Any]
) -> dict[str, Any]:
    """The moments after an entry; the entries begin after the snapshot, if there is one."""
    of, log = json.decode(row, type=TableRow), json.decode(entries, type=list[EntryRow])
    table, length, after = part
    made = (of.setup, of.owner, of.deal, of.rules_version)
    game = from_snapshot(taken.encode(), *made) if taken else Game(*made)
    for entry in log:
        if entry.n <= after:
            game.add(entry.act, entry.by, entry.time)
    found = moments(game, [entry for entry in log if entry.n > after], names)
    return {"body": json.encode(Moments(table=table, length=length, moments=found)).decode()}


def moments(game: Game, entries: Sequence[EntryRow], names: Names) -> list[Moment]:
    found = []
    before = None
    for entry in entries:
        game.add(entry.act, entry.by, entry.time)
        now = json.decode(json.encode(game_shown(game, names, with_offers=False)))
        if now["view"]:
            # It differs after every move, and repeats what the rest of the view says.
            now["view"]["position"] = ""
        found.append(Moment(n=entry.n, changed=changes(before, now)))
        before = now
    return found


def changes(before: Any, now: Any) -> Any:
    """The difference that turns the one into the other."""
    if isinstance(before, dict) and isinstance(now, dict):
        pairs = [(key, before[key], value) for key, value in now.items()]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = [(str(k), old, new) for k, (old, new) in enumerate(zip(before, now, strict=True))]
    else:
        return now
    return {key: changes(old, new) for key, old, new in pairs if old != new}
