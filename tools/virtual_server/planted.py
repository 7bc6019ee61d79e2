"""Faults that are planted to see whether a run finds them. Each breaks the server in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any, Final
from unittest.mock import patch

from msgspec import json
from msgspec.structs import replace

from quebec.server.bots.turns import BotTurns
from quebec.server.http.push import Push
from quebec.server.http.routes import live
from quebec.server.people.accounts import Accounts
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Ask, Asker
from quebec.server.play.game import Game
from quebec.server.play.snapshot import Snapshot, snapshot
from quebec.server.store.rows import AccountRow, Append, Entrance
from quebec.server.store.sql import tables
from quebec.server.store.sql.accounts import SqlAccounts
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.tables import SqlTables, append
from quebec.server.tables import service
from quebec.server.tables.clocks import Clocks
from quebec.server.tables.heartbeat import Heartbeat
from quebec.server.tables.hub import EntriesNews, Listener
from quebec.server.tables.memory import Table
from quebec.server.times import now

Plant = Callable[[], AbstractContextManager[Any]]


def lost_wake_up() -> AbstractContextManager[Any]:
    """A bot's task is forgotten a moment too late: a change before that starts no bot."""

    def begin(self: BotTurns, table: str) -> None:
        busy: set[str] = self.__dict__.setdefault("busy", set())
        if table not in busy:
            busy.add(table)
            task = self._at[table] = asyncio.create_task(self._play(table))
            loop = asyncio.get_running_loop()
            task.add_done_callback(lambda _: loop.call_later(30, busy.discard, table))

    return patch.object(BotTurns, "_begin", begin)


def double_bot_turn() -> AbstractContextManager[Any]:
    """A second task plays for the bot that already thinks."""

    def begin(self: BotTurns, table: str) -> None:
        self._at[f"{table} {len(self._at)}"] = asyncio.create_task(self._play(table))
        self._at.setdefault(table, self._at[f"{table} {len(self._at) - 1}"])

    @contextmanager
    def planted() -> Iterator[None]:
        play = BotTurns._play

        async def careless(self: BotTurns, table: str) -> None:
            # The other task may have forgotten it already.
            with suppress(KeyError):
                await play(self, table)

        with patch.object(BotTurns, "_begin", begin), patch.object(BotTurns, "_play", careless):
            yield

    return planted()


def acknowledged_too_early() -> AbstractContextManager[Any]:
    """The store answers before the entry is on the disk, so a kill can lose it."""

    async def careless(self: SqlTables, what: Append) -> None:
        writing = self._writer.do(lambda database: append(database, what))
        unheard = asyncio.create_task(writing)
        unheard.add_done_callback(lambda _: None)

    return patch.object(SqlTables, "append", careless)


def stale_snapshot() -> AbstractContextManager[Any]:
    """A snapshot says that it is of the last entry, but is of an earlier one."""
    before: dict[int, bytes] = {}

    def taken(game: Game) -> bytes:
        fresh = snapshot(game)
        old = before.setdefault(id(game.deal), fresh)
        stale = json.decode(old, type=Snapshot)
        return json.encode(replace(stale, length=game.length))

    return patch.object(service, "snapshot", taken)


def charged_for_downtime() -> AbstractContextManager[Any]:
    """At startup no clock gets back the time in which the server was down."""
    return patch.object(Heartbeat, "was_away", lambda self, since: None)


def skipped_entry() -> AbstractContextManager[Any]:
    """A listener is not sent every seventh entry, and nobody notices."""

    async def careless(self: Push, news: EntriesNews) -> None:
        if news.at > self._sent:
            if news.at % 7:
                await self._send(news.message)
            self._sent = news.at

    return patch.object(Push, "_entries", careless)


def unnoticed_expiry() -> AbstractContextManager[Any]:
    """A clock with an earlier expiry than the one that is waited for does not set the timer."""

    @contextmanager
    def planted() -> Iterator[None]:
        with (
            patch.object(Clocks, "look", lambda self, table: None),
            patch("quebec.server.tables.clocks.BETWEEN_SIGNS", 3_600_000),
        ):
            yield

    return planted()


def another_answer() -> AbstractContextManager[Any]:
    """A repeated request gets the table as it is now."""

    async def careless(self: service.Service, table: Table, before: Any) -> bytes:
        entries = await self.store.tables.entries(table.id, before.first - 1, before.last)
        return json.encode(service.update(table.row, table.game, table.names, entries))

    return patch.object(service.Service, "_again", careless)


def unheard_poll() -> AbstractContextManager[Any]:
    """A long poll waits for its time, whatever happens meanwhile."""

    async def careless(listener: Listener, wait: float, wanted: Any) -> None:
        await asyncio.sleep(wait)

    return patch.object(live, "heard", careless)


def session_that_stays() -> AbstractContextManager[Any]:
    """A session that has ended is still known, and so are its connections."""

    async def careless(self: Sessions, person: str) -> None:
        pass

    return patch.object(Sessions, "ended", careless)


def half_an_account() -> AbstractContextManager[Any]:
    """Registering is two transactions: a kill in between leaves somebody without either."""

    @contextmanager
    def planted() -> Iterator[None]:
        whole = SqlAccounts.add

        async def careless(self: SqlAccounts, account: AccountRow, entrance: Entrance) -> str:
            ended = "UPDATE sessions SET ended = ? WHERE hash = ?"
            await self._writer.change(ended, account.created, entrance.ends)
            await asyncio.sleep(20)
            return await whole(self, account, entrance)

        with patch.object(SqlAccounts, "add", careless):
            yield

    return planted()


def seat_that_is_kept() -> AbstractContextManager[Any]:
    """The seats of a deleted person are not freed, unless the server restarts later."""

    async def careless(self: Accounts, person: str) -> None:
        tables = await self._store.people.erase(person, now())
        await self._sessions.ended(person)
        await self._service.people_changed(tables)

    return patch.object(Accounts, "forget", careless)


def old_name() -> AbstractContextManager[Any]:
    """A table in memory keeps the name that somebody had when it was loaded."""
    return patch.object(service.Service, "renamed", lambda self, person, name: None)


def move_after_deletion() -> AbstractContextManager[Any]:
    """Somebody who was here when a request began may move, even if they are deleted meanwhile."""

    @contextmanager
    def planted() -> Iterator[None]:
        def careless(database: Connection, person: str) -> None:
            pass

        whole = service.Service.ask

        async def late(self: service.Service, table: str, ask: Ask, asker: Asker) -> bytes:
            await asyncio.sleep(3)
            return await whole(self, table, ask, asker)

        with (
            patch.object(tables, "check_not_gone", careless),
            patch.object(service.Service, "ask", late),
        ):
            yield

    return planted()


PLANTS: Final[dict[str, Plant]] = {
    plant.__name__: plant
    for plant in (
        lost_wake_up,
        double_bot_turn,
        acknowledged_too_early,
        stale_snapshot,
        charged_for_downtime,
        skipped_entry,
        unnoticed_expiry,
        another_answer,
        unheard_poll,
        session_that_stays,
        half_an_account,
        seat_that_is_kept,
        old_name,
        move_after_deletion,
    )
}
