"""The one door: whatever is asked of a table by a person, a bot or the server goes through `ask`.

Acts are tried on a copy, stored, and only then shown to anybody.
"""

from __future__ import annotations

import asyncio
import time as clock
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import Raw, json

from quebec.server.hub import Hub, News
from quebec.server.play.acts import Act, AnyAct
from quebec.server.play.asks import Ask, Asker
from quebec.server.play.expiry import expiry
from quebec.server.play.game import Game, Seat
from quebec.server.play.refusals import Refused
from quebec.server.play.snapshot import from_snapshot, snapshot
from quebec.server.shown import Names, game_shown, people, summary, told
from quebec.server.store import Append, EntryRow, GameRow, KeyTaken, RequestRow, Store, TooLate
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import Update

T = TypeVar("T")
SNAPSHOT_EVERY: Final = 64
"""Entries after which a snapshot is taken, as soon as nothing is unconfirmed."""
MOST_TABLES: Final = 2000
"""Tables that are kept in memory."""
NO_LIMIT: Final = 2**53


def now() -> int:
    """Milliseconds since 1970."""
    return clock.time_ns() // 1_000_000


class Stale(Refused):
    """The table has moved on; says what has changed."""

    def __init__(self, changed: Update) -> None:
        super().__init__("stale", at=changed.at)
        self.changed: Final = changed


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


class Service:
    """All tables."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self.store: Final = store
        self.hub: Final = hub
        self.changed: Final[list[Callable[[Loaded], None]]] = []
        """Called after every commit: bots and clocks look whether there is something to do."""
        self.hits = 0
        """Tables that were found in memory; misses: those that were not."""
        self.misses = 0
        self._tables: Final[OrderedDict[str, Loaded]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Loaded]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def close(self) -> None:
        """Let everything end that has begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # ---- loading ----------------------------------------------------------------------------

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
                loaded.game, loaded.time, loaded.snapshot_at = await self.rebuild(row)
                loaded.names = await self.names(loaded.game)

    def renamed(self, person: str, name: str) -> None:
        for loaded in self._tables.values():
            if person in loaded.names:
                loaded.names[person] = name

    # ---- looking ----------------------------------------------------------------------------

    async def since(self, table: str, after: int) -> Update:
        """What has happened after an entry, and how the table stands."""
        loaded = await self.table(table)
        game = loaded.game
        entries = await self.store.entries(table, after, game.length)
        return update(loaded.row, game, loaded.names, entries, now())

    async def at(self, table: str, entry: int) -> tuple[Game, Update]:
        """The table as it stood after an entry."""
        loaded = await self.table(table)
        if loaded.game.is_frozen:
            raise Refused("table_frozen", recorded=loaded.row.rules_version)
        if entry > loaded.game.length:
            raise Refused("no_such_entry", most=loaded.game.length)
        game = (await self.rebuild(loaded.row, entry)).game
        entries = await self.store.entries(table, entry - 1, entry)
        return game, update(loaded.row, game, await self.names(game), entries)

    # ---- asking -----------------------------------------------------------------------------

    async def ask(self, table: str, ask: Ask, asker: Asker) -> Update:
        """Grant what is asked for, or raise; the answer is what was pushed to all."""
        loaded = await self.table(table)
        # Whoever asked may hang up; what has begun is finished and told all the same.
        return await self.finish(self._ask(loaded, ask, asker))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _ask(self, loaded: Loaded, ask: Ask, asker: Asker) -> Update:
        table = loaded.row.id
        async with loaded.lock:
            while True:
                if ask.at != loaded.game.length:
                    before = await self.store.request(table, ask.key)
                    if before:
                        return await self._again(loaded, before, asker)
                    if ask.at is not None:
                        raise Stale(await self.since(table, ask.at))
                try:
                    if overdue := expiry(loaded.game, now()):
                        # Whoever asks comes too late, even if nobody has looked at the clock yet.
                        await self._commit(loaded, [overdue], None, None)
                        continue
                    given = ask.acts(loaded.game, asker)
                    return await self._commit(loaded, given, asker.person, ask.key)
                except KeyTaken:
                    before = await self.store.request(table, ask.key)
                    assert before is not None
                    return await self._again(loaded, before, asker)
                except TooLate:
                    # Another process has written; an ask that named no entry is tried again.
                    loaded.game, loaded.time, loaded.snapshot_at = await self.rebuild(loaded.row)

    async def note(self, table: str, what: Callable[[Loaded], Act | None]) -> None:
        """Let the server itself write into a log, if there is something to write."""
        loaded = await self.table(table)
        await self.finish(self._note(loaded, what))

    async def _note(self, loaded: Loaded, what: Callable[[Loaded], Act | None]) -> None:
        async with loaded.lock:
            while act := what(loaded):
                try:
                    await self._commit(loaded, [act], None, None)
                    return
                except TooLate:
                    loaded.game, loaded.time, loaded.snapshot_at = await self.rebuild(loaded.row)

    async def _again(self, loaded: Loaded, before: RequestRow, asker: Asker) -> Update:
        """The answer that a request had, made again from the log."""
        if before.by != asker.person:
            raise Refused("key_taken")
        entries = await self.store.entries(loaded.row.id, before.first - 1, before.last)
        game = (await self.rebuild(loaded.row, before.last)).game
        return update(loaded.row, game, await self.names(game), entries)

    async def _commit(
        self, loaded: Loaded, given: Sequence[Act], by: str | None, key: str | None
    ) -> Update:
        """Write acts into the log, then let everybody know."""
        game = loaded.game.copy()
        since = game.length
        time = max(now(), loaded.time)
        entries = happen(game, given, by, time, key)
        taken = None
        if game.length - loaded.snapshot_at >= SNAPSHOT_EVERY and not game.pending:
            taken = snapshot(game)
        await self.store.append(
            Append(
                game=loaded.row.id,
                entries=tuple(entries),
                summary=summary(game, time),
                snapshot=taken,
            )
        )
        loaded.game, loaded.time = game, time
        if taken:
            loaded.snapshot_at = game.length
        if not people(summary(game, time).seats) <= loaded.names.keys():
            loaded.names |= await self.names(game)
        answer = json.encode(update(loaded.row, game, loaded.names, entries))
        self.hub.publish(loaded.row.id, News(since, game.length, answer))
        self.tell(loaded)
        return cast(Update, Raw(answer))

    def tell(self, loaded: Loaded) -> None:
        """A table has changed: let those look who may have something to do."""
        for look in self.changed:
            look(loaded)


def happen(
    game: Game, given: Sequence[Act], by: str | None, time: int, key: str | None
) -> list[EntryRow]:
    """Let acts happen to a game; gives them as entries."""
    entries: list[EntryRow] = []
    for act in given:
        facts = encode_facts(game.add(act, by, time))
        first = not entries
        entries.append(
            EntryRow(
                game.length,
                time,
                by,
                cast(AnyAct, act),
                facts,
                key if first else None,
                len(given) if first else 0,
            )
        )
    return entries


def update(
    row: GameRow,
    game: Game,
    names: Names,
    entries: Sequence[EntryRow],
    time: int | None = None,
) -> Update:
    return Update(
        table=row.id,
        at=game.length,
        entries=[told(entry) for entry in entries],
        game=game_shown(game, names, time),
    )
