"""A pool of child processes that speak JSON, for asyncio; see parent.py for their side."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Protocol

from quebec.processes.async_child import AsyncChild
from quebec.processes.child import ChildEnded
from quebec.processes.parent import PROBLEM, command_for

SECONDS_TO_START: Final = 60
LONGEST_ANSWER: Final = 1 << 22


class WorkFailed(Exception):
    """There is no answer: the work raised, its process ended, or it timed out."""


class Child(Protocol):
    """A process as a pool uses it: an AsyncChild, or a simulated one."""

    @property
    def has_ended(self) -> bool: ...

    async def ask(self, order: object, seconds: float) -> Any: ...

    async def answer(self, seconds: float) -> Any: ...

    def end(self) -> None: ...

    async def gone(self) -> None: ...


StartChild = Callable[[Sequence[str], int], Awaitable[Child]]
"""Starts a command; the longest answer that it may give."""


class AsyncPool:
    """Processes that are started on demand; one that times out, ends or fails is replaced."""

    def __init__(
        self,
        module: str,
        processes: int,
        *,
        niceness: int = 0,
        start: StartChild = AsyncChild.start,
    ) -> None:
        """Nice processes have a low priority."""
        self._command: Final = command_for(module, niceness)
        self._start_child: Final = start
        self._free: Final = asyncio.Semaphore(processes)
        self._idle: Final[list[Child]] = []
        self._all: Final[dict[Child, None]] = {}
        """In the order in which they were started."""

    async def ask(self, order: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to an order, or WorkFailed; the wait for a free process does not count."""
        async with self._free:
            child = self._idle_child() or await self._start()
            is_fit = False
            try:
                with _failing(seconds):
                    answer: dict[str, Any] = await child.ask(order, seconds)
                if PROBLEM in answer:
                    raise WorkFailed(answer[PROBLEM])
                is_fit = True
                return answer
            finally:
                if is_fit:
                    self._idle.append(child)
                else:
                    # A process in which something has failed is not reused.
                    self._end(child)

    def _idle_child(self) -> Child | None:
        """One that can be asked: the system, or a host, may have killed others meanwhile."""
        while self._idle:
            child = self._idle.pop()
            if not child.has_ended:
                return child
            self._end(child)
        return None

    async def _start(self) -> Child:
        try:
            child = await self._start_child(self._command, LONGEST_ANSWER)
        except OSError as error:
            raise WorkFailed(f"no process could be started: {error}") from error
        self._all[child] = None
        try:
            with _failing(SECONDS_TO_START):
                await child.answer(SECONDS_TO_START)
        except BaseException:
            self._end(child)
            raise
        return child

    def _end(self, child: Child) -> None:
        if child in self._all:
            del self._all[child]
            child.end()

    async def close(self) -> None:
        """End the processes; the next order starts new ones."""
        self._idle.clear()
        for child in list(self._all):
            self._end(child)
            await child.gone()


@contextmanager
def _failing(seconds: float) -> Iterator[None]:
    """Every reason why a process does not answer is a WorkFailed."""
    try:
        yield
    except TimeoutError:
        raise WorkFailed(f"no answer within {seconds:g} s") from None
    except ChildEnded:
        raise WorkFailed("its process ended") from None
    except ValueError as error:
        # Its answer is longer than the limit.
        raise WorkFailed(str(error)) from None
