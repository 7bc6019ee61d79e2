"""Scenes in virtual time: what a run of tools/virtual_server has found, one fault each."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from quebec.server.chat import Chat
from quebec.server.http.context import Context
from quebec.server.http.push import Push
from quebec.server.play.asks import Asker, Join, Play
from quebec.server.play.setup import Clock, LiveClock, NoClock, SeatPlan
from quebec.server.tables.clocks import BETWEEN_SIGNS
from quebec.server.tables.hub import ChatNews
from quebec.server.wire.tables import NewTable
from tests.server.stage import ANNE, BOB, Stage, stage

LIVE = LiveClock(minutes=5, increment=0)


@pytest.fixture
def scene() -> Iterator[Stage]:
    with stage() as made:
        yield made


def table(scene: Stage, *kinds: str, clock: Clock | None = None) -> str:
    """A table of Anne's; the first seat begins."""
    return str(scene.call(lambda context: creation(context, *kinds, clock=clock)).id)


async def creation(context: Context, *kinds: str, clock: Clock | None = None) -> Any:
    seats = tuple(
        SeatPlan(kind=kind, bot="random" if kind == "bot" else "")  # type: ignore[arg-type]
        for kind in kinds
    )
    new = NewTable(
        seats=seats, ruleset="2011", first=0, clock=clock or NoClock(), start="open" not in kinds
    )
    return await context.hosting.create(new, ANNE)


def act_names(scene: Stage, at: str) -> list[str]:
    return [type(entry.act).__name__ for entry in scene.laws.logs[at].entries]


def test_nobody_pays_for_a_downtime_that_the_disk_did_not_take_at_the_start(scene: Stage) -> None:
    """The laws of the stage compare every charge with the time in which the server ran."""
    at = table(scene, "me", "me", clock=LIVE)
    scene.later(20)
    scene.process.kill()
    scene.later(60)
    scene.weather.break_disk(scene.world, 3)
    # Nor for the time until a write succeeds again, which is tried every five seconds.
    scene.uptime.slack = BETWEEN_SIGNS
    scene.start()
    scene.later(10)
    play = Play(key="one", at=3, moves=("send",))
    scene.call(lambda context: context.service.ask(at, play, Asker(ANNE)))
    assert act_names(scene, at) == ["Created", "Started", "Resumed", "Moved"]


def test_a_kill_after_a_nap_gives_back_the_time_since_the_last_heartbeat(scene: Stage) -> None:
    """A nap is too short to be noticed, and no heartbeat was written in it; seed 9014."""
    at = table(scene, "me", "me", clock=LIVE)
    scene.later(4)
    asleep = scene.world.now()
    scene.world.time += 9
    scene.uptime.nap(asleep, scene.world.now())
    scene.process.kill()
    scene.later(2)
    scene.start()
    assert act_names(scene, at) == ["Created", "Started", "Resumed"]


def test_nor_if_the_server_is_killed_again_before_the_disk_works(scene: Stage) -> None:
    at = table(scene, "me", "me", clock=LIVE)
    scene.later(20)
    scene.process.kill()
    scene.later(60)
    scene.weather.break_disk(scene.world, 3)
    scene.start()
    scene.process.kill()
    scene.later(10)
    scene.start()
    names = act_names(scene, at)
    assert names[:2] == ["Created", "Started"]
    # What a disk refused just before a kill may turn out to be there; then there are two.
    assert set(names[2:]) == {"Resumed"}
    timer = scene.laws.logs[at].game.timer
    assert timer is not None
    assert timer.left[0] >= (5 * 60 - 21) * 1000


def test_a_bot_plays_at_a_table_whose_creator_has_hung_up(scene: Stage) -> None:
    task = scene.process.call(lambda context: creation(context, "bot", "me"), lambda _: None)
    assert task is not None
    scene.until(lambda: scene.disk._writer and scene.disk._writer._group)
    task.cancel()
    scene.until(lambda: scene.laws.logs)
    (at,) = scene.laws.logs
    scene.until(lambda: "Moved" in act_names(scene, at))


def test_no_bot_begins_while_the_server_stops(scene: Stage) -> None:
    """What is committed at the last moment is a bot's turn; the next server plays it."""
    task = scene.process.call(lambda context: creation(context, "bot", "me"), lambda _: None)
    assert task is not None
    scene.until(lambda: scene.disk._writer and scene.disk._writer._group)
    bots = scene.context.bots
    task.cancel()
    scene.process.stop()
    scene.until(lambda: scene.process.is_over)
    assert scene.laws.logs
    assert bots.waiting == 0


def test_a_refusal_that_nobody_waits_for_is_no_error(scene: Stage) -> None:
    """The stage fails if an exception of a task is never looked at."""
    at = table(scene, "me", "open")
    join = Join(key="one", invited=True)
    scene.call(lambda context: context.service.ask(at, join, Asker(BOB)))
    task = scene.process.call(
        lambda context: context.service.ask(at, Join(key="two"), Asker(BOB)), lambda _: None
    )
    assert task is not None
    scene.until(lambda: scene.context.service._tasks)
    task.cancel()
    scene.until(task.done)
    scene.until(lambda: not scene.context.service._tasks)
    scene.later(1)


class Reader:
    """A listener, and the numbers of the lines that it was sent."""

    def __init__(self, scene: Stage, at: str) -> None:
        self.lines: list[int] = []
        self.presence = 0

        async def send(message: bytes) -> None:
            if b'"type":"chat"' in message:
                self.lines.append(int(message.split(b'"n":')[1].split(b",")[0]))
            self.presence += b'"type":"presence"' in message

        async def listen(context: Context) -> None:
            await Push(at, None, context, send, 0, 0).run()

        scene.process.call(listen, lambda _: None)


def test_a_line_that_is_written_while_somebody_connects_reaches_them(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right after its lines were read."""
    at = table(scene, "me", "me")
    context = scene.context
    read = context.store.chat.lines

    async def slowly(*args: Any) -> Any:
        lines = await read(*args)
        if not lines:
            await context.chat.say(at, BOB, "hello")
        return lines

    monkeypatch.setattr(context.store.chat, "lines", slowly)
    reader = Reader(scene, at)
    scene.until(lambda: reader.presence)
    scene.later(1)
    assert reader.lines == [1]


def test_lines_whose_news_come_in_another_order_are_all_read(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between writing a line and sending it, names are read."""
    at = table(scene, "me", "me")
    context = scene.context
    reader = Reader(scene, at)
    scene.until(lambda: reader.presence)
    show = Chat._shown
    second = asyncio.Event()

    async def slowly(self: Chat, game: Any, rows: Any) -> Any:
        rows = list(rows)
        if [row.n for row in rows] == [1]:
            await second.wait()
        return await show(self, game, rows)

    monkeypatch.setattr(Chat, "_shown", slowly)
    publish = context.hub.publish

    def published(at: str, news: Any) -> None:
        publish(at, news)
        if isinstance(news, ChatNews) and news.n == 2:
            second.set()

    monkeypatch.setattr(context.hub, "publish", published)
    for _ in range(2):
        scene.process.call(lambda context: context.chat.say(at, BOB, "hello"), lambda _: None)
    scene.until(second.is_set)
    # What catches up reads both lines, the first of which is not shown by itself.
    monkeypatch.setattr(Chat, "_shown", show)
    scene.later(1)
    assert reader.lines == [1, 2]
