"""The one entry point: everything that a person, a bot or the server asks goes through `ask`.

Acts are applied to a copy, stored, and only then shown to anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, TypeVar

import structlog
from msgspec import json

from quebec.engine import BadInput, IllegalMove
from quebec.server.peers.leases import Leases
from quebec.server.peers.messages import Failing, Removed, Renamed, Written
from quebec.server.peers.peers import Peers
from quebec.server.play.acts import AnyAct
from quebec.server.play.acts.time import expiry, filling, resumption
from quebec.server.play.asks import Ask, Asker
from quebec.server.play.game import Game
from quebec.server.play.notices import due_after
from quebec.server.play.rating import rated
from quebec.server.play.refusals import Refused
from quebec.server.play.results import result
from quebec.server.play.snapshot import snapshot
from quebec.server.store import (
    Append,
    EntryRow,
    KeyTaken,
    Missing,
    NewNotice,
    RequestRow,
    Store,
    StoreFailed,
    TableRow,
    TooLate,
    can_write,
)
from quebec.server.tables.heartbeat import Heartbeat
from quebec.server.tables.hub import EntriesNews, Hub
from quebec.server.tables.memory import NO_LIMIT, Table, Tables
from quebec.server.tables.shown import Names, entry_shown, game_shown, summary
from quebec.server.times import now
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import Update

log = structlog.get_logger()
T = TypeVar("T")
UNKNOWN: Final = -1
"""In place of what a listener has seen: it looks up what it has missed."""
SNAPSHOT_EVERY: Final = 64
"""Entries after which a snapshot is taken, as soon as nothing is unconfirmed."""


class Stale(Refused):
    """The table has changed since; contains what changed."""

    def __init__(self, changed: Update) -> None:
        super().__init__("stale", at=changed.at)
        self.changed: Final = changed


class Service(Tables):
    """All tables, and the entry point to them."""

    def __init__(self, store: Store, hub: Hub, peers: Peers | None = None) -> None:
        super().__init__(store)
        self.store: Final = store
        self.hub: Final = hub
        self.peers: Final = peers or Peers()
        self.heartbeat: Final = Heartbeat(now)
        self.leases = Leases()
        self.changed: Final[list[Callable[[Table], None]]] = []
        """Called after every commit of this process: bots and clocks check whether there is
        something to do."""
        self.seen: Final[list[Callable[[Table], None]]] = []
        """Called after every commit of any process at a table with listeners here."""
        self.notices_after: int | None = None
        """Milliseconds after which people may be told of what has happened; None: they are not."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.peers.hear(Written, self._written)
        self.peers.hear(Removed, lambda _, removed: self._forget(removed.tables))
        self.peers.hear(Renamed, self._renamed)
        self.peers.hear(Failing, lambda _, failing: self.heartbeat.failed(failing.since))

    async def close(self) -> None:
        """Wait for everything that has started."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # ---- reading ----------------------------------------------------------------------------

    async def length(self, table: str) -> int:
        """How many entries a table has."""
        return (await self.table(table)).game.length

    async def since(self, table_id: str, after: int) -> Update:
        """What has happened after an entry, and the state of the table."""
        table = await self.table(table_id)
        game = table.game
        is_behind = after < game.length
        entries = await self.store.tables.entries(table_id, after, game.length) if is_behind else []
        return update(table.row, game, table.names, entries, now())

    # ---- other processes --------------------------------------------------------------------

    async def current(self, table_id: str) -> Table:
        """A table with all that any process has written before this call."""
        table = await self.table(table_id)
        if not self.peers.is_alone and await self._is_behind(table):
            await self.finish(self._follow(table))
        return table

    async def _is_behind(self, table: Table) -> bool:
        """Whether another process has written something."""
        if self.peers.is_alone:
            return False
        found = (await self.store.tables.versions([table.id])).get(table.id)
        if found is None:
            self._forget([table.id])
            raise Refused("no_such_table")
        return found != table.version

    async def _follow(self, table: Table) -> None:
        async with table.lock:
            if await self._is_behind(table):
                await self._catch_up(table)

    def _written(self, _: str, news: Written) -> None:
        """A table without listeners is looked at when somebody asks for it."""
        if self.hub.count(news.table):
            self.peers.later(self._hear(news.table, news.at))

    async def _hear(self, table_id: str, at: int) -> None:
        table = await self.table(table_id)
        async with table.lock:
            if table.game.length < at:
                await self._catch_up(table)
            else:
                # It may have been loaded only now: then nobody was told.
                self.hub.publish(table_id, EntriesNews(UNKNOWN, table.game.length, b""))

    async def look_around(self) -> None:
        """See what others have written to the tables with listeners here, and who is called what
        now."""
        tables = []
        for table_id, version in (await self.store.tables.versions(self.hub.topics)).items():
            table = await self.table(table_id)
            if version != table.version:
                await self.finish(self._follow(table))
            tables.append(table)
        # One question for all: without news this is done twice a second.
        names = await self.store.people.names({one for table in tables for one in table.names})
        for table in tables:
            table.names |= {one: names[one] for one in table.names if one in names}

    def forget(self, tables: Iterable[str]) -> None:
        """These were deleted."""
        gone = list(tables)
        self._forget(gone)
        self.peers.tell(Removed(gone))

    def _forget(self, tables: Iterable[str]) -> None:
        super().forget(tables)

    def renamed(self, person: str, name: str) -> None:
        super().renamed(person, name)
        self.peers.tell(Renamed(person, name))

    def _renamed(self, _: str, news: Renamed) -> None:
        super().renamed(news.person, news.name)

    # ---- moments ----------------------------------------------------------------------------

    async def at(self, table_id: str, entry: int) -> tuple[Game, Update]:
        """The table after an entry."""
        table = await self.table(table_id)
        if table.game.is_frozen:
            raise Refused("table_frozen", recorded=table.row.rules_version)
        if entry > table.game.length:
            raise Refused("no_such_entry", most=table.game.length)
        game = (await self.replay(table.row, entry)).game
        entries = await self.store.tables.entries(table_id, entry - 1, entry)
        return game, update(table.row, game, await self.names(game), entries)

    # ---- asking -----------------------------------------------------------------------------

    async def ask(self, table_id: str, ask: Ask, asker: Asker) -> bytes:
        """Grant what is asked for, or raise; returns what was pushed to everybody: an Update as
        JSON."""
        table = await self.table(table_id)
        # The caller may disconnect; what has started is still finished and pushed.
        return await self.finish(self._ask(table, ask, asker))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _ask(self, table: Table, ask: Ask, asker: Asker) -> bytes:
        table_id = table.id
        async with table.lock:
            while True:
                if table.is_unsure or (ask.at or 0) > table.game.length:
                    # A client may have seen an entry of which we do not know that it is stored.
                    await self._catch_up(table)
                if ask.at != table.game.length:
                    before = await self.store.tables.request(table_id, asker.person, ask.key)
                    if before:
                        return await self._again(table, before)
                    if ask.at is not None:
                        raise Stale(await self.since(table_id, ask.at))
                try:
                    if due := await self.due(table):
                        # The caller is too late, even if nobody has checked the clock yet.
                        await self._commit(table, due, None, None)
                        continue
                    given = ask.acts(table.game, asker)
                    return await self._commit(table, given, asker.person, ask.key)
                except KeyTaken:
                    await self._catch_up(table)
                    before = await self.store.tables.request(table_id, asker.person, ask.key)
                    assert before is not None
                    return await self._again(table, before)
                except TooLate:
                    # An ask without `at` is retried.
                    await self._catch_up(table)
                except Missing:
                    # It was pruned.
                    self._forget([table_id])
                    raise Refused("no_such_table") from None
                except Refused:
                    # Perhaps because of what we do not know yet.
                    if not await self._is_behind(table):
                        raise
                    await self._catch_up(table)

    async def due(self, table: Table) -> Sequence[AnyAct]:
        """What the server has to write because of the time: that it was suspended, which no clock
        is charged for, that a clock has run out, or that a wait for others is over."""
        if not self.leases.is_fresh:
            # Was the whole server down, or did another process go on?
            await self.leases.sign()
        game = table.game
        if game.phase == "gathering" and game.setup.filling:
            if game.setup.filling.at > now():
                return []
            sought = await self.store.finding.is_sought(table.id, now())
            return filling(game, now(), is_sought=sought)
        act = resumption(game, self.heartbeat.missed) or expiry(game, now())
        return [act] if act else []

    async def signed(self, begun: int) -> None:
        """A signature was written. It is short, and may fit on a full disk where a move does not:
        that does not end an outage."""
        if self.heartbeat.is_failing and not await can_write(self.store, much=True):
            self.failed()
        else:
            self.heartbeat.worked(begun)

    def failed(self) -> None:
        """Something could not be written. A player who could not move here may do so at another
        process, which perhaps has not noticed; nobody is charged for the time there either."""
        is_known = self.heartbeat.is_failing
        self.heartbeat.failed()
        if not is_known and self.heartbeat.failing_since is not None:
            self.peers.tell(Failing(self.heartbeat.failing_since))

    async def write_due(self, table_id: str) -> None:
        """Let the server itself write to a log, if there is something to write."""
        table = await self.current(table_id)
        await self.finish(self._write_due(table))

    async def _write_due(self, table: Table) -> None:
        async with table.lock:
            while due := await self.due(table):
                try:
                    await self._commit(table, due, None, None)
                    return
                except TooLate:
                    await self._catch_up(table)

    async def _catch_up(self, table: Table) -> None:
        """There are entries that this server has not written, or does not know to be written: a
        commit was cut off. Listeners are told of them."""
        since, versions = table.game.length, await self.store.tables.versions([table.id])
        entries = await self.store.tables.entries(table.id, since, NO_LIMIT)
        if table.id in versions and versions[table.id].people == table.row.people:
            await self.read_on(table, entries)
        else:
            await self.read_again(table)
            entries = await self.store.tables.entries(table.id, since, table.game.length)
        was_unsure, table.is_unsure = table.is_unsure, False
        game = table.game
        if game.length > since:
            if not has_names(table):
                table.names |= await self.names(game)
            if self.hub.count(table.id):
                message = json.encode(update(table.row, game, table.names, entries))
                self.hub.publish(table.id, EntriesNews(since, game.length, message))
            for look in self.seen:
                look(table)
            if was_unsure or self.peers.is_alone:
                # It was ours: nobody else does what follows from it.
                self.tell(table)

    async def _again(self, table: Table, before: RequestRow) -> bytes:
        """The response that a request got, computed again from the log."""
        entries = await self.store.tables.entries(table.id, before.first - 1, before.last)
        game = (await self.replay(table.row, before.last)).game
        return json.encode(update(table.row, game, await self.names(game), entries))

    async def _commit(
        self, table: Table, given: Sequence[AnyAct], by: str | None, key: str | None
    ) -> bytes:
        """Write acts to the log, then notify everybody."""
        game = table.game.copy()
        since = game.length
        time = max(now(), table.time)
        entries = happen(game, given, by, time, key)
        is_due = game.length - table.snapshot_at >= SNAPSHOT_EVERY and not game.pending
        taken = taken_snapshot(table.id, game) if is_due else None
        try:
            await self.store.tables.append(
                Append(
                    table_id=table.id,
                    entries=tuple(entries),
                    summary=summary(game, time),
                    seats_changed=game.seats != table.game.seats,
                    snapshot=taken,
                    result=result(game) if game.phase == "over" else None,
                    people=table.row.people,
                    rated=rated(game) if game.phase == "over" else None,
                    notices=self._notices(table, game, by, time),
                )
            )
        except StoreFailed:
            table.is_unsure = True
            self.failed()
            raise
        self.heartbeat.worked(time)
        table.game, table.time = game, time
        if is_due:
            # One that was left out is not tried again at every move.
            table.snapshot_at = game.length
        if not has_names(table):
            table.names |= await self.names(game)
        answer = json.encode(update(table.row, game, table.names, entries))
        self.hub.publish(table.id, EntriesNews(since, game.length, answer))
        for look in self.seen:
            look(table)
        self.tell(table)
        return answer

    def _notices(
        self, table: Table, game: Game, by: str | None, time: int
    ) -> tuple[NewNotice, ...]:
        if self.notices_after is None:
            return ()
        due = time + self.notices_after
        return tuple(
            NewNotice(person, kind, table.id, game.length, time, due)
            for person, kind in due_after(table.game, game, by)
        )

    def is_used(self, table_id: str) -> bool:
        """Whether somebody listens to a table, or something is being written there."""
        return self.hub.count(table_id) > 0 or self.is_locked(table_id)

    def tell(self, table: Table) -> None:
        """This process has changed a table: notify the others, bots and clocks."""
        self.peers.tell(Written(table.id, table.game.length))
        for look in self.changed:
            look(table)


def has_names(table: Table) -> bool:
    return {seat.person for seat in table.game.seats if seat.person} <= table.names.keys()


def taken_snapshot(table_id: str, game: Game) -> bytes | None:
    """A snapshot only saves work: one that could not be read again is left out."""
    try:
        return snapshot(game)
    except Exception as error:
        log.error("snapshot_left_out", table=table_id, entry=game.length, problem=str(error))
        return None


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody waits for the result any more: a refusal is of no interest, anything else is."""
    error = None if task.cancelled() else task.exception()
    if error and not isinstance(error, Refused | BadInput | IllegalMove | StoreFailed):
        log.error("unheard", exc_info=error)


def happen(
    game: Game, given: Sequence[AnyAct], by: str | None, time: int, key: str | None
) -> list[EntryRow]:
    """Apply acts to a game; returns them as entries."""
    entries: list[EntryRow] = []
    for act in given:
        facts = encode_facts(game.add(act, by, time))
        first = not entries
        entries.append(
            EntryRow(
                game.length,
                time,
                by,
                act,
                facts,
                key if first else None,
                len(given) if first else 0,
            )
        )
    return entries


def update(
    row: TableRow,
    game: Game,
    names: Names,
    entries: Sequence[EntryRow],
    time: int | None = None,
) -> Update:
    return Update(
        table=row.id,
        at=game.length,
        entries=[entry_shown(entry) for entry in entries],
        game=game_shown(game, names, time),
    )
