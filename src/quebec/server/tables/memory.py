"""The cache of tables, each computed from its log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import structlog

from quebec.server.ids import is_id
from quebec.server.play.game import Game, Phase, Seat
from quebec.server.play.refusals import Refused
from quebec.server.play.snapshot import from_snapshot
from quebec.server.store import EntryRow, StoreReader, TableRow, TableVersion, Unreadable

log = structlog.get_logger()

MOST_TABLES: Final = 2000
"""Tables that are kept in memory."""
NO_LIMIT: Final = 2**53


class Replay(NamedTuple):
    """A game computed from its log."""

    game: Game
    time: int
    """Of the last entry."""
    snapshot_at: int
    """The entry of the snapshot that it was loaded from."""


class Table:
    """A table in memory, computed from its log."""

    def __init__(self, row: TableRow, replay: Replay, names: dict[str, str]) -> None:
        self.row = row
        self.game, self.time, self.snapshot_at = replay
        self.names = names
        self.is_unsure = False
        """Whether the log may have more entries: a commit has failed, perhaps only its answer."""
        self.listed: tuple[Phase, int | None, tuple[tuple[str | None, str], ...]] | None = None
        """What lists have shown of it, as far as this process knows."""
        self.lock: Final = asyncio.Lock()
        """Keeps asks of this process from conflicting with each other; the real lock is the
        primary key of an entry."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> TableVersion:
        """What the store has if this is all."""
        return TableVersion(self.game.length, self.row.people)


class Tables:
    """Tables by their ids, loaded on demand."""

    def __init__(self, store: StoreReader) -> None:
        self._reader: Final = store
        self.hits = 0
        """Tables that were found in memory; misses: those that were not."""
        self.misses = 0
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def table(self, table_id: str) -> Table:
        """A table, from memory or from its log."""
        table = self._tables.get(table_id)
        if table is not None:
            self.hits += 1
            self._tables.move_to_end(table_id)
            return table
        self.misses += 1
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        try:
            row = await self._reader.tables.find(table_id) if is_id(table_id) else None
            if row is None:
                raise Refused("no_such_table")
            replay = await self.replay(row)
        except Unreadable as error:
            log.error("row_unreadable", table=table_id, problem=error.problem)
            raise Refused("table_damaged") from error
        table = Table(row, replay, await self.names(replay.game))
        self.remember(table)
        return table

    def remember(self, table: Table) -> None:
        self._tables[table.id] = table
        for table_id in list(self._tables):
            if len(self._tables) <= MOST_TABLES:
                break
            if not self._tables[table_id].lock.locked():
                del self._tables[table_id]

    def is_locked(self, table_id: str) -> bool:
        table = self._tables.get(table_id)
        return table is not None and table.lock.locked()

    def forget(self, tables: Iterable[str]) -> None:
        """These were deleted."""
        for table_id in tables:
            self._tables.pop(table_id, None)

    async def replay(self, row: TableRow, until: int = NO_LIMIT) -> Replay:
        """A game computed from its log, up to an entry."""
        game = Game(row.setup, row.owner, row.deal, row.rules_version)
        if game.is_frozen:
            return Replay(await self._frozen(row, game), row.created, 0)
        taken = await self._reader.tables.snapshot(row.id, until)
        if taken:
            try:
                game = from_snapshot(taken, row.setup, row.owner, row.deal, row.rules_version)
            except Exception as error:
                # The log contains everything that is in a snapshot.
                log.error("snapshot_unreadable", table=row.id, problem=str(error))
        snapshot_at, time = game.length, row.created
        for entry in await self._reader.tables.entries(row.id, game.length, until):
            if entry.n != game.length + 1:
                raise Unreadable(row.id, f"entry {game.length + 1} is missing")
            try:
                game.add(entry.act, entry.by, entry.time)
            except Exception as error:
                raise Unreadable(row.id, f"entry {entry.n} cannot be replayed: {error}") from error
            time = entry.time
        return Replay(game, time, snapshot_at)

    async def read_on(self, table: Table, entries: Sequence[EntryRow]) -> None:
        """The log has more entries than the cached table."""
        if table.game.is_frozen:
            await self.read_again(table)
            return
        game, time = table.game.copy(), table.time
        for entry in entries:
            game.add(entry.act, entry.by, entry.time)
            time = entry.time
        table.game, table.time = game, time

    async def read_again(self, table: Table) -> None:
        """The cached table is stale: its people have changed."""
        row = await self._reader.tables.find(table.id)
        if row is None:
            raise Refused("no_such_table")
        table.row = row
        table.game, table.time, table.snapshot_at = await self.replay(row)
        table.names = await self.names(table.game)

    async def _frozen(self, row: TableRow, game: Game) -> Game:
        """What is known of a game without its rules."""
        known = await self._reader.tables.summary(row.id)
        game.length, game.phase, game.outcome = known.length, known.phase, known.outcome
        game.seats = [Seat(seat.person, seat.bot) for seat in known.seats]
        return game

    async def names(self, game: Game) -> dict[str, str]:
        return await self._reader.people.names({seat.person for seat in game.seats if seat.person})

    async def people_changed(self, tables: Iterable[str]) -> None:
        """People of these tables have new names or were merged in the store: cached tables are
        reloaded."""
        for table_id in tables:
            if table_id not in self._tables and table_id not in self._loading:
                continue
            table = await self.table(table_id)
            async with table.lock:
                await self.read_again(table)

    def renamed(self, person: str, name: str) -> None:
        for table in self._tables.values():
            if person in table.names:
                table.names[person] = name
