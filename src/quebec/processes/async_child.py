"""A child process that speaks JSON, for asyncio."""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from quebec.processes.child import ChildEnded
from quebec.processes.lifeline import Lifeline


class AsyncChild:
    """A running process with its own process group, which ends when we end."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._lifeline: Final = Lifeline(process.pid)

    @classmethod
    async def start(cls, command: Sequence[str], longest_answer: int) -> AsyncChild:
        """Its standard error is ours; OSError if it cannot start."""
        # Its own process group, so that all of it can be killed at once.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=longest_answer
        )
        try:
            return cls(process)
        except BaseException:
            process.kill()
            raise

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it has ended by itself, or somebody has killed it."""
        return self._process.returncode is not None

    async def ask(self, order: object, seconds: float) -> Any:
        """The answer to an order."""
        assert self._process.stdin is not None
        # If it has ended, reading the answer fails and shows it. A pipe that is closed on our side
        # is no OSError to uvloop.
        with suppress(OSError, RuntimeError):
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
        return await self.answer(seconds)

    async def answer(self, seconds: float) -> Any:
        """Its next answer; TimeoutError if none comes in time."""
        assert self._process.stdout is not None
        async with asyncio.timeout(seconds):
            line = await self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ChildEnded
        return json.loads(line)

    def end(self) -> None:
        """Kill it with all its child processes."""
        self._lifeline.kill()
        self._lifeline.let_go()

    async def gone(self) -> None:
        await self._process.wait()
