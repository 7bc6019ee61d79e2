"""Who does the work: this process, several, or the machines of a cluster."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerEnded(Exception):
    """A process ended before its time."""


class Crew:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def each(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Do the work for all tasks; yields what came of them as they get done, by number."""
        if self.jobs == 1:
            for number, task in enumerate(tasks):
                yield number, work(task)
            return
        pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), initializer=_leave_interrupts)
        try:
            waiting = {pool.submit(work, task): number for number, task in enumerate(tasks)}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BrokenProcessPool as error:
            raise WorkerEnded from error
        finally:
            pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        pass


class RayCrew(Crew):
    """The machines of a Ray cluster; what a lost machine was at is done again elsewhere."""

    def __init__(self, ray: Any) -> None:
        super().__init__(0)
        self._ray = ray

    def each(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        remote = self._ray.remote(work).options(num_cpus=1, max_retries=3)
        waiting = {remote.remote(task): number for number, task in enumerate(tasks)}
        while waiting:
            (done,), _ = self._ray.wait(list(waiting), num_returns=1)
            try:
                result: Result = self._ray.get(done)
            except self._ray.exceptions.RayError as error:
                raise WorkerEnded from error
            yield waiting.pop(done), result

    def close(self) -> None:
        self._ray.shutdown()


def _leave_interrupts() -> None:
    """Whoever presses Ctrl-C means the training; its first process ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
