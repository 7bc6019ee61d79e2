"""The one door: whatever is asked of a table by a person, a bot or the server goes through `ask`.

Acts are tried on a copy, stored, and only then shown to anybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar, cast

from msgspec import Raw, json

from quebec.server.play.acts import Act, AnyAct
from quebec.server.play.acts.time import expiry, resumption
from quebec.server.play.asks import Ask, Asker
from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.play.snapshot import snapshot
from quebec.server.store import Append, EntryRow, GameRow, KeyTaken, RequestRow, Store, TooLate
from quebec.server.tables.heartbeat import Pulse
from quebec.server.tables.hub import Hub, News
from quebec.server.tables.memory import Loaded, Tables
from quebec.server.tables.shown import Names, game_shown, summary, told
from quebec.server.times import now
from quebec.server.wire.facts import encode_facts
from quebec.server.wire.games import Update

T = TypeVar("T")
SNAPSHOT_EVERY: Final = 64
"""Entries after which a snapshot is taken, as soon as nothing is unconfirmed."""


class Stale(Refused):
    """The table has moved on; says what has changed."""

    def __init__(self, changed: Update) -> None:
        super().__init__("stale", at=changed.at)
        self.changed: Final = changed


class Service(Tables):
    """All tables, and the door to them."""

    def __init__(self, store: Store, hub: Hub) -> None:
        super().__init__(store)
        self.hub: Final = hub
        self.pulse: Final = Pulse(now)
        self.changed: Final[list[Callable[[Loaded], None]]] = []
        """Called after every commit: bots and clocks look whether there is something to do."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    async def close(self) -> None:
        """Let everything end that has begun."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    # ---- looking ----------------------------------------------------------------------------

    async def length(self, table: str) -> int:
        """How many entries a table has."""
        return (await self.table(table)).game.length

    async def since(self, table: str, after: int) -> Update:
        """What has happened after an entry, and how the table stands."""
        loaded = await self.table(table)
        game = loaded.game
        is_behind = after < game.length
        entries = await self.store.entries(table, after, game.length) if is_behind else []
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
                    if due := self.due(loaded):
                        # Whoever asks comes too late, even if nobody has looked at the clock yet.
                        await self._commit(loaded, [due], None, None)
                        continue
                    given = ask.acts(loaded.game, asker)
                    return await self._commit(loaded, given, asker.person, ask.key)
                except KeyTaken:
                    before = await self.store.request(table, ask.key)
                    assert before is not None
                    return await self._again(loaded, before, asker)
                except TooLate:
                    # Another process has written; an ask that named no entry is tried again.
                    await self.read_again(loaded)

    def due(self, loaded: Loaded) -> Act | None:
        """What the server has to write because of the time: that it stood still, which nobody is
        charged for, or that a time is over."""
        return resumption(loaded.game, self.pulse.missed) or expiry(loaded.game, now())

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
                    await self.read_again(loaded)

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
                seats_changed=game.seats != loaded.game.seats,
                snapshot=taken,
            )
        )
        loaded.game, loaded.time = game, time
        if taken:
            loaded.snapshot_at = game.length
        if not {seat.person for seat in game.seats if seat.person} <= loaded.names.keys():
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
