"""A table that somebody else has written to: another process, or a commit that was cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from quebec.server.chat import Chat
from quebec.server.limits import Limits
from quebec.server.limits.keeper import LimitsKeeper
from quebec.server.peers.messages import AnyMessage
from quebec.server.peers.peers import Peers
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Asker, Play
from quebec.server.play.setup import SeatPlan
from quebec.server.store import Append, Store, StoreFailed, StoreFull, database_at
from quebec.server.store.sql.connections import Connection, Readers
from quebec.server.store.sql.tables import SqlTables
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import EntriesNews, Hub
from quebec.server.tables.service import Service
from quebec.server.times import now
from quebec.server.wire.games import Update
from quebec.server.wire.tables import NewTable
from tests.server.stores import place

ME = SeatPlan(kind="me")


class Scene:
    """A table of one person, and two servers that have it in memory."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.first, self.second = Service(store, Hub()), Service(store, Hub())
        self.person = ""
        self.table = ""

    async def begin(self) -> None:
        _, caller = await Sessions(self.store, b"a key").begin("Anne")
        self.person = caller.person
        new = NewTable(seats=(ME, ME, ME), start=True)
        self.table = (await Hosting(self.first, Limits()).create(new, self.person)).id
        await self.second.table(self.table)

    async def play(self, service: Service, key: str, at: int | None = None) -> Update:
        """Any move, by somebody who has seen all entries."""
        now = await self.first.since(self.table, 0)
        offers = now.game.offers
        assert offers
        ask = Play(key=key, at=now.at if at is None else at, moves=(offers[0].move,))
        return json.decode(await service.ask(self.table, ask, Asker(self.person)), type=Update)


def on_a_scene(folder: Path, do: Callable[[Scene], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await database_at(place(folder)).open()
        scene = Scene(store)
        await scene.begin()
        await do(scene)
        await store.close()

    asyncio.run(run())


def test_whoever_has_seen_more_than_the_server_is_not_stale(tmp_path: Path) -> None:
    async def do(scene: Scene) -> None:
        made = await scene.play(scene.first, "first")
        again = await scene.play(scene.second, "second")
        assert again.at > made.at

    on_a_scene(tmp_path, do)


def test_whoever_listens_is_told_of_entries_of_others(tmp_path: Path) -> None:
    async def do(scene: Scene) -> None:
        with scene.second.hub.listening(scene.table) as listener:
            before = await scene.second.length(scene.table)
            first = await scene.play(scene.first, "first")
            second = await scene.play(scene.second, "second")
            told = [await listener.next() for _ in range(2)]
            assert [isinstance(one, EntriesNews) for one in told] == [True, True]
            spans = [(one.since, one.at) for one in told if isinstance(one, EntriesNews)]
            assert spans == [(before, first.at), (first.at, second.at)]

    on_a_scene(tmp_path, do)


def test_a_commit_whose_answer_was_lost_is_found_by_the_next_request(tmp_path: Path) -> None:
    """The same request again gets its answer, and the game goes on from there."""

    async def do(scene: Scene) -> None:
        whole = SqlTables.append

        async def cut_off(self: SqlTables, what: Append) -> None:
            await whole(self, what)
            raise StoreFailed("the connection was lost")

        SqlTables.append = cut_off  # type: ignore[method-assign]
        try:
            await scene.play(scene.first, "cut off")
            raise AssertionError
        except StoreFailed:
            pass
        finally:
            SqlTables.append = whole  # type: ignore[method-assign]
        length = await scene.second.length(scene.table)
        with scene.first.hub.listening(scene.table) as listener:
            answer = await scene.play(scene.first, "cut off", at=length)
            assert answer.at > length
            told = await listener.next()
            assert isinstance(told, EntriesNews)
            assert (told.since, told.at) == (length, answer.at)
        assert (await scene.play(scene.first, "next")).at > answer.at

    on_a_scene(tmp_path, do)


class Joined(Peers):
    """One of two processes: what it tells, the other one hears at once."""

    is_alone = False
    other: Peers

    def tell(self, message: AnyMessage) -> None:
        self.other.heard(self.id, message)


def test_an_outage_that_one_process_has_found_is_charged_by_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(scene: Scene) -> None:
        peers = Joined(), Joined()
        peers[0].other, peers[1].other = peers[1], peers[0]
        scene.first, scene.second = (Service(scene.store, Hub(one), one) for one in peers)
        since = now()

        async def full(self: SqlTables, what: Append) -> None:
            raise StoreFull("no room")

        with monkeypatch.context() as broken:
            broken.setattr(SqlTables, "append", full)
            with pytest.raises(StoreFull):
                await scene.play(scene.first, "refused")
        heartbeat = scene.second.heartbeat
        assert heartbeat.failing_since == scene.first.heartbeat.failing_since
        # It works again, which ends the outage for whoever writes something.
        await scene.play(scene.second, "granted")
        assert not heartbeat.is_failing
        assert heartbeat.missed(since - 1000) > 0
        assert scene.first.heartbeat.is_failing

    on_a_scene(tmp_path, do)


def test_a_look_around_asks_the_store_few_questions_however_many_listen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without news it is made twice a second."""
    asked = 0
    read = Readers.read

    async def counted(self: Readers, work: Callable[[Connection], Any]) -> Any:
        nonlocal asked
        asked += 1
        return await read(self, work)

    monkeypatch.setattr(Readers, "read", counted)

    async def do(scene: Scene) -> None:
        nonlocal asked
        store, service = scene.store, scene.second
        sessions, hosting = Sessions(store, b"a key"), Hosting(scene.first, Limits())
        presence = Presence(service, service.hub, 60, 300)
        chat = Chat(service, service.hub, presence, LimitsKeeper(Limits()))
        counts = []
        with ExitStack() as listening:
            for number in range(8):
                _, caller = await sessions.begin(f"Bob {number}")
                new = NewTable(seats=(ME, ME, ME), start=True)
                table = (await hosting.create(new, caller.person)).id
                await chat.say(table, caller.person, "Hello")
                listening.enter_context(service.hub.listening(table, caller.person))
                listening.enter_context(sessions.open(caller))
                # What is new is looked up.
                for look in (service.look_around, chat.look_around, sessions.look_around):
                    await look()
                asked = 0
                for look in (service.look_around, chat.look_around, sessions.look_around):
                    await look()
                counts.append(asked)
        assert counts == [counts[0]] * len(counts)

    on_a_scene(tmp_path, do)
