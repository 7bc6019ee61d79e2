"""One run of the server, from its start until it stops or is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from quebec.engine import BadInput, IllegalMove
from quebec.server.http.context import Context, running
from quebec.server.limits import Limits
from quebec.server.operations.metrics import Metrics
from quebec.server.operations.readiness import Readiness
from quebec.server.play.refusals import Refused
from quebec.server.settings import Settings
from quebec.server.store import Gone, StoreFailed
from tools.virtual_server.bots import Thinking
from tools.virtual_server.disk import Disk
from tools.virtual_server.loop import VirtualLoop
from tools.virtual_server.uptime import Uptime
from tools.virtual_server.world import World

BOT_SECONDS: Final = 3
LIMITS: Final = Limits(
    chat=0,
    public_tables=0,
    open_tables=0,
    analyses=0,
    analyses_waiting=0,
    away_seconds=5,
    absence_seconds=20,
    slow_seconds=5,
)
EXPECTED: Final = (Refused, BadInput, IllegalMove, StoreFailed, Gone)
"""What the routes turn into an answer; anything else would be a 500."""


class Reply(NamedTuple):
    """What came of a request: granted with a value, refused, or nothing came back."""

    value: Any = None
    refused: Exception | None = None
    is_lost: bool = False


LOST: Final = Reply(is_lost=True)
Work = Callable[[Context], Awaitable[Any]]


@cache
def _directory() -> TemporaryDirectory[str]:
    """Where the signing key is; the store is elsewhere."""
    return TemporaryDirectory()


@cache
def _metrics() -> Metrics:
    return Metrics()


class Process:
    """The real parts of a server on a virtual loop."""

    def __init__(self, world: World, disk: Disk, thinking: Thinking, uptime: Uptime) -> None:
        self.loop: Final = VirtualLoop(world)  # type: ignore[abstract]
        self.context: Context | None = None
        """While it answers requests."""
        self.ready_at = 0.0
        self.is_over = False
        self._world: Final = world
        self._disk: Final = disk
        self._thinking: Final = thinking
        self._uptime: Final = uptime
        self._stopping: Final = asyncio.Event()
        self._calls: Final[dict[asyncio.Task[None], Callable[[Reply], None]]] = {}
        world.note("the server starts")
        uptime.begin(world.now())
        world.loop = self.loop
        self.loop.create_task(self._run()).add_done_callback(self._ended)

    async def _run(self) -> None:
        world = self._world
        thinkers = 1 + world.rng.randrange(2)
        settings = Settings(
            data=Path(_directory().name),
            thinkers=thinkers,
            bot_seconds=BOT_SECONDS,
            limits=LIMITS,
        )
        store = self._disk.open(self.loop)
        start = self._thinking.start
        async with running(settings, _metrics(), Readiness(), store, start) as context:
            self.context = context
            self.ready_at = world.time
            self._uptime.ready(world.now())
            world.note("the server is ready")
            await self._stopping.wait()
            world.note("the server is told to stop")
            self.context = None
            context.hub.wake()
            for call in list(self._calls):
                if call.get_name() == "socket":
                    call.cancel()
            while self._calls:
                await asyncio.wait(list(self._calls))
        self._uptime.end(world.now())
        world.note("the server has stopped")
        self.is_over = True

    def _ended(self, task: asyncio.Task[None]) -> None:
        if error := task.exception():
            self._world.fail(f"the server ends with {error!r}")

    def stop(self) -> None:
        """In an orderly way."""
        self._stopping.set()

    def kill(self) -> None:
        world = self._world
        world.note("the server is killed")
        self.context = None
        self.is_over = True
        self._uptime.end(world.now())
        # A call that has just ended was answered, unless it was cancelled.
        calls = [
            reply for call, reply in self._calls.items() if not call.done() or call.cancelled()
        ]
        self.loop.kill()
        world.loop = None
        self._disk.kill()
        self._thinking.kill()
        for reply in calls:
            reply(LOST)

    def call(
        self, work: Work, reply: Callable[[Reply], None], name: str = "request"
    ) -> asyncio.Task[None] | None:
        """A request arrives."""
        context = self.context
        if context is None:
            reply(LOST)
            return None
        task = self.loop.create_task(self._serve(context, work, reply), name=name)
        self._calls[task] = reply
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        reply = self._calls.pop(task)
        if task.cancelled():
            reply(LOST)
        elif error := task.exception():
            self._world.fail(f"a request ended with {error!r}")

    async def _serve(self, context: Context, work: Work, reply: Callable[[Reply], None]) -> None:
        try:
            answer = Reply(await work(context))
        except EXPECTED as refused:
            answer = Reply(refused=refused)
        reply(answer)
