"""Workers for many tasks: what they yield, what they raise, and how they end."""

from __future__ import annotations

import errno
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quebec.engine import BadInput
from quebec.processes.pool import ProcessPool, WorkerEnded
from tests.processes.tasks import countdown, fail, process, refuse, say_who_and_wait, square

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds after which a test gives up; what it waits for takes far less."""


@pytest.fixture(params=[1, 2])
def pool(request: pytest.FixtureRequest) -> Iterator[ProcessPool]:
    with ProcessPool(request.param) as pool:
        yield pool


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


def test_every_task_is_done_once(pool: ProcessPool) -> None:
    assert pool.in_order(square, range(20)) == [number * number for number in range(20)]
    assert sorted(pool.each(square, [3, 1, 2])) == [(0, 9), (1, 1), (2, 4)]
    assert pool.in_order(square, []) == []


def test_what_a_task_yields_comes_in_its_order(pool: ProcessPool) -> None:
    told: dict[int, list[int]] = {}
    for number, report in pool.reports(countdown, [3, 0, 5]):
        told.setdefault(number, []).append(report)
    assert told == {0: [3, 2, 1], 2: [5, 4, 3, 2, 1]}


def test_what_a_task_raises_is_raised_here(pool: ProcessPool, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not 7") as caught:
        pool.in_order(refuse, [7])
    assert caught.value.reason == ("bad_jobs", {"count": 7})
    with pytest.raises(OSError, match="No such file") as missing:
        pool.in_order(fail, [tmp_path / "missing"])
    assert missing.value.errno == errno.ENOENT
    assert pool.in_order(square, [4]) == [16]


def test_one_job_needs_no_other_process() -> None:
    assert ProcessPool(1).in_order(process, [0]) == [os.getpid()]


def test_workers_are_kept_for_more_tasks() -> None:
    with ProcessPool(2) as pool:
        workers = {*pool.in_order(process, range(20)), *pool.in_order(process, range(20))}
    assert os.getpid() not in workers
    assert len(workers) <= 2


def test_a_worker_that_is_killed_is_told(gate: Path) -> None:
    with ProcessPool(2) as pool:
        coming = pool.reports(say_who_and_wait, [gate, gate])
        os.kill(next(coming)[1], signal.SIGKILL)
        with pytest.raises(WorkerEnded):
            list(coming)
        assert pool.in_order(square, [3]) == [9]


def test_whoever_stops_waiting_ends_the_work(gate: Path) -> None:
    with ProcessPool(2) as pool:
        coming = pool.reports(say_who_and_wait, [gate, gate])
        worker = os.pidfd_open(next(coming)[1])
    assert select.select([worker], [], [], 0)[0], "it goes on"
    os.close(worker)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_workers_end_with_the_first_process(gate: Path, how: signal.Signals) -> None:
    source = f"""
import signal
from pathlib import Path
from quebec.processes.pool import ProcessPool
from tests.processes.tasks import say_who_and_wait
# Whoever runs the tests in the background may have it ignored, which is inherited.
signal.signal(signal.SIGINT, signal.default_int_handler)
gate = Path({str(gate)!r})
with ProcessPool(2) as pool:
    for _, worker in pool.reports(say_who_and_wait, [gate, gate]):
        print(worker, flush=True)
"""
    first = subprocess.Popen(
        [sys.executable, "-c", source],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None
    workers = [os.pidfd_open(int(first.stdout.readline())) for _ in range(2)]
    first.send_signal(how)
    # Their end of the pipe is closed only once all of them have ended.
    _, told = first.communicate(timeout=PATIENCE)
    assert ("KeyboardInterrupt" in told) == (how == signal.SIGINT)
    for worker in workers:
        assert select.select([worker], [], [], PATIENCE)[0], "a worker goes on"
        os.close(worker)
