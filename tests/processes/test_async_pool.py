"""A pool of children for asyncio: those that ended are replaced."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence

import pytest
import uvloop

from quebec.processes.async_child import AsyncChild
from quebec.processes.async_pool import AsyncPool

PATIENCE = 60.0
"""Seconds after which a test gives up; what it waits for takes far less."""


def heard(word: str) -> object:
    """The answer of children.py."""
    return ["heard", {"say": word}, ""]


@pytest.mark.parametrize("loop_factory", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_child_that_ended_while_it_was_idle_is_replaced(
    loop_factory: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    started: list[AsyncChild] = []

    async def start(command: Sequence[str], longest_answer: int) -> AsyncChild:
        started.append(await AsyncChild.start(command, longest_answer))
        return started[-1]

    async def talk() -> None:
        pool = AsyncPool("tests.processes.children", 1, start=start)
        assert await pool.ask({"say": "one"}, PATIENCE) == heard("one")
        os.kill(started[0].pid, signal.SIGKILL)
        await started[0].gone()
        assert await pool.ask({"say": "two"}, PATIENCE) == heard("two")
        assert len(started) == 2
        await pool.close()

    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(talk())
