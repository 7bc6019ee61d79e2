"""Tables in memory: as many as there is room for, each as its log tells it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final, NamedTuple

from quebec.server.play.game import Game, Seat
from quebec.server.play.refusals import Refused
from quebec.server.play.snapshot import from_snapshot
from quebec.server.store import GameRow, Store

MOST_TABLES: Final = 2000
"""Tables that are kept in memory."""
NO_LIMIT: Final = 2**53


class Rebuilt(NamedTuple):
    """A game as its log tells it."""

    game: Game
    time: int
    """Of the last entry."""
    snapshot_at: int
    """The entry of the snapshot that it was made from."""


class Loaded:
    """A table in memory: what its log says."""

    def __init__(self, row: GameRow, rebuilt: Rebuilt, names: dict[str, str]) -> None:
        self.row = row
        self.game, self.time, self.snapshot_at = rebuilt
        self.names = names
        self.lock: Final = asyncio.Lock()
        """Spares asks of this process from failing against one another; the real lock is the key
        of an entry."""


class Tables:
    """Tables by their ids, loaded when they are asked for."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.hits = 0
        """Tables that were found in memory; misses: those that were not."""
        self.misses = 0
        self._tables: Final[OrderedDict[str, Loaded]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Loaded]]] = {}

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def table(self, table: str) -> Loaded:
        """A table, from memory or from its log."""
        loaded = self._tables.get(table)
        if loaded is not None:
            self.hits += 1
            self._tables.move_to_end(table)
            return loaded
        self.misses += 1
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Loaded:
        row = await self.store.game(table)
        if row is None:
            raise Refused("no_such_table")
        rebuilt = await self.rebuild(row)
        loaded = Loaded(row, rebuilt, await self.names(rebuilt.game))
        self.remember(loaded)
        return loaded

    def remember(self, loaded: Loaded) -> None:
        self._tables[loaded.row.id] = loaded
        for table in list(self._tables):
            if len(self._tables) <= MOST_TABLES:
                break
            if not self._tables[table].lock.locked():
                del self._tables[table]

    async def rebuild(self, row: GameRow, until: int = NO_LIMIT) -> Rebuilt:
        """A game as its log tells it up to an entry."""
        game = Game(row.setup, row.owner, row.deal, row.rules_version)
        if game.is_frozen:
            return Rebuilt(await self._frozen(row, game), row.created, 0)
        taken = await self.store.snapshot(row.id, until)
        if taken:
            game = from_snapshot(taken, row.setup, row.owner, row.deal, row.rules_version)
        snapshot_at, time = game.length, row.created
        for entry in await self.store.entries(row.id, game.length, until):
            game.add(entry.act, entry.by, entry.time)
            time = entry.time
        return Rebuilt(game, time, snapshot_at)

    async def read_again(self, loaded: Loaded) -> None:
        """The store knows more than we do."""
        loaded.game, loaded.time, loaded.snapshot_at = await self.rebuild(loaded.row)

    async def _frozen(self, row: GameRow, game: Game) -> Game:
        """What can be said of a game without its rules."""
        known = await self.store.summary(row.id)
        game.length, game.phase, game.outcome = known.length, known.phase, known.outcome
        game.seats = [Seat(seat.person, seat.bot) for seat in known.seats]
        return game

    async def names(self, game: Game) -> dict[str, str]:
        return await self.store.names({seat.person for seat in game.seats if seat.person})

    async def people_changed(self, tables: Iterable[str]) -> None:
        """The store knows people of these tables by other names now, or as others: tables that
        are in memory are read again."""
        for table in tables:
            if table not in self._tables and table not in self._loading:
                continue
            loaded = await self.table(table)
            async with loaded.lock:
                row = await self.store.game(table)
                assert row is not None
                loaded.row = row
                await self.read_again(loaded)
                loaded.names = await self.names(loaded.game)

    def renamed(self, person: str, name: str) -> None:
        for loaded in self._tables.values():
            if person in loaded.names:
                loaded.names[person] = name
