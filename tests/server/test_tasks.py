"""Tasks in the background end when they are told to."""

from __future__ import annotations

import asyncio
import signal

import pytest

from quebec.server import tasks
from quebec.server.http import workers
from quebec.server.tasks import end


def test_a_task_that_overlooks_a_cancellation_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As `asyncio.wait_for` of Python 3.11 does, if what it waits for is there at that moment."""
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.01)
    overlooked = 0

    async def forgetful() -> None:
        nonlocal overlooked
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            overlooked += 1
        await asyncio.Event().wait()

    async def run() -> None:
        task = asyncio.create_task(forgetful())
        await asyncio.sleep(0)
        await end([task, None])
        assert task.cancelled()

    asyncio.run(run())
    assert overlooked == 1


def test_what_went_wrong_in_a_task_is_told() -> None:
    async def broken() -> None:
        raise ValueError("broken")

    async def run() -> None:
        task = asyncio.create_task(broken())
        await asyncio.sleep(0)
        with pytest.raises(ValueError, match="broken"):
            await end([task])

    asyncio.run(run())


def test_a_worker_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "STOP_SECONDS", 0.1)

    async def run() -> int:
        process = await asyncio.create_subprocess_exec(
            "sh",
            "-c",
            'trap "" TERM; echo "it is at nowhere"; while :; do sleep 1; done',
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        worker = workers.Worker(process)
        assert await worker.until_ready()
        worker.stop()
        return await worker.wait()

    assert asyncio.run(run()) == -signal.SIGKILL
