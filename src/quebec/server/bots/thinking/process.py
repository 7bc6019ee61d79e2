"""A process in which bots think, seen from outside: started, asked, ended."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

from quebec.bots.lifeline import Lifeline

START: Final = (
    "import os, sys; os.nice(int(sys.argv[1])); sys.path = sys.argv[2:];"
    " from quebec.server.bots.thinking.child import main; main()"
)
LONGEST_ANSWER: Final = 1 << 22
YIELDING: Final = 15
"""How nice a process is to others that yields to them."""
SECONDS_TO_START: Final = 60


class BotFailed(Exception):
    """No move came: the bot broke down, its process ended, or it took too long."""


class Thinker:
    """One process. After a BotFailed that ended it, it is of no more use."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process
        self._lifeline: Final = Lifeline(process.pid)

    @classmethod
    async def start(cls, yields: bool = False) -> Thinker:
        try:
            # A group of its own, so that what a bot has started can be ended with it.
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", START, str(YIELDING if yields else 0), *sys.path,
                stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_ANSWER,
            )  # fmt: skip
        except OSError as error:
            raise BotFailed(f"no process could be started: {error}") from error
        try:
            thinker = cls(process)
        except OSError as error:
            process.kill()
            raise BotFailed(f"no process could be watched: {error}") from error
        try:
            await thinker._hear(SECONDS_TO_START)
        except BaseException:
            thinker.end()
            raise
        return thinker

    async def ask(self, order: dict[str, Any], seconds: float) -> dict[str, Any]:
        """What is answered to an order, within the limit."""
        assert self._process.stdin is not None
        # If it has ended, that nothing is heard tells so.
        with suppress(OSError):
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
        answer: dict[str, Any] = json.loads(await self._hear(seconds))
        return answer

    async def _hear(self, seconds: float) -> str:
        assert self._process.stdout is not None
        try:
            line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        except TimeoutError:
            raise BotFailed(f"no answer within {seconds:g} s") from None
        if not line.endswith(b"\n"):
            raise BotFailed("its process ended")
        return line.decode().strip()

    def end(self) -> None:
        """Whatever it is doing, with all that bots have started in it."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._lifeline.let_go()

    async def gone(self) -> None:
        await self._process.wait()
