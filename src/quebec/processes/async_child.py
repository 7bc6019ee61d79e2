"""A child that speaks JSON, for whoever waits for many things at once."""

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
    """A running process with a group of its own, which ends when we do."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._lifeline: Final = Lifeline(process.pid)

    @classmethod
    async def start(cls, command: Sequence[str], longest_answer: int) -> AsyncChild:
        """Its standard error is ours; OSError if it cannot start."""
        # A group of its own, so that all of it can be ended at once.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=longest_answer
        )
        try:
            return cls(process)
        except BaseException:
            process.kill()
            raise

    async def ask(self, order: object, seconds: float) -> Any:
        """What it answers to an order."""
        assert self._process.stdin is not None
        # If it has ended, that nothing is heard tells so.
        with suppress(OSError):
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
        return await self.answer(seconds)

    async def answer(self, seconds: float) -> Any:
        """Its next answer; TimeoutError if none comes in time."""
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        if not line.endswith(b"\n"):
            raise ChildEnded
        return json.loads(line)

    def end(self) -> None:
        """End it with all that it has started, whatever it is doing."""
        self._lifeline.kill()
        self._lifeline.let_go()

    async def gone(self) -> None:
        await self._process.wait()
