"""The event loop of one simulated process: virtual time, no threads, callbacks one at a time."""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    from tools.virtual_server.world import World

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
THREAD_SECONDS: Final = 0.002
"""What a thread takes for something, on average."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """As much of an event loop as the server uses. The world runs it, one callback at a time."""

    def __init__(self, world: World) -> None:
        self.ready: Final[list[asyncio.Handle]] = []
        self._world: Final = world
        self._timers: Final[list[tuple[float, int, asyncio.TimerHandle]]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self._is_dead = False

    # ---- what the world does ----------------------------------------------------------------

    def run_one(self, index: int) -> None:
        """Run one of the callbacks that are ready."""
        handle = self.ready.pop(index)
        if not handle.cancelled():
            events._set_running_loop(self)
            try:
                handle._run()
            finally:
                events._set_running_loop(None)

    def next_timer(self) -> float | None:
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def look_at_timers(self) -> None:
        """Timers that have run out are ready."""
        while self._timers and self._timers[0][0] <= self._world.time:
            handle = heapq.heappop(self._timers)[2]
            if not handle.cancelled():
                self.ready.append(handle)

    def kill(self) -> None:
        """The process is gone: nothing of it runs any more, whatever it was doing."""
        self._is_dead = True
        self.ready.clear()
        self._timers.clear()
        events._set_running_loop(self)
        try:
            for task in self._tasks:
                if not task.done():
                    # Python would warn about it, and end it at some later moment.
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    # It may wait for something while it ends; that does not happen any more.
                    with suppress(RuntimeError, ValueError):
                        task.get_coro().close()
        finally:
            events._set_running_loop(None)
        self._tasks.clear()

    # ---- what asyncio does ------------------------------------------------------------------

    def time(self) -> float:
        return self._world.time

    def call_soon(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._is_dead:
            self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Ts], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        if not self._is_dead:
            self._count += 1
            heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left in the heap."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self,
        coro: Generator[Any, None, T] | Coroutine[Any, Any, T],
        *,
        name: str | None = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if len(self._tasks) > 200:
            self._tasks = [one for one in self._tasks if not one.done()]
        self._tasks.append(task)
        return task

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Ts], T], *args: *Ts
    ) -> asyncio.Future[T]:
        """What a thread would do is done at one moment, a little later."""
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if self._is_dead or future.done():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self._world.after(self._world.some(THREAD_SECONDS), work)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._is_dead:
            self._world.fail(f"nobody caught: {context['message']}: {context.get('exception')!r}")

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._is_dead

    def is_closed(self) -> bool:
        return self._is_dead
