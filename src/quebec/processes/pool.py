"""Workers for many independent tasks."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from traceback import format_exc
from typing import Any, Final, NamedTuple, Self, TypeVar

from quebec.engine import BadInput

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerEnded(Exception):
    """A worker ended unexpectedly."""


class Pool(ABC):
    """Does many tasks at once. It is used for one job at a time, and closed at the end."""

    @abstractmethod
    def reports(
        self, work: Callable[[Task], Iterable[Result]], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Do the work for all tasks; yields its results as they come, with the task's number.

        Exceptions of the work are raised here; WorkerEnded if a worker dies during a task.
        """

    def each(
        self, work: Callable[[Task], Result], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        """Do the work for all tasks; yields each result when it is ready, with its number."""
        return self.reports(partial(_once, work), tasks)

    def in_order(self, work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
        """Do the work for all tasks; returns the results in the order of the tasks."""
        results = dict(self.each(work, tasks))
        return [results[number] for number in range(len(tasks))]

    @abstractmethod
    def close(self) -> None:
        """Kill the workers, whatever they are doing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ProcessPool(Pool):
    """Processes of this machine, started when they are needed; a single worker is this process.

    They leave Ctrl-C to this process, and end when it ends, even if it is killed.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs: Final = jobs
        self._workers: Final[dict[Connection, SpawnProcess]] = {}
        self._busy: Final[dict[Connection, int]] = {}
        """The number of each worker's current task."""

    def reports(
        self, work: Callable[[Task], Iterable[Result]], tasks: Sequence[Task]
    ) -> Iterator[tuple[int, Result]]:
        if self._jobs == 1:
            for number, task in enumerate(tasks):
                for report in work(task):
                    yield number, report
            return
        waiting = iter(enumerate(tasks))
        try:
            while len(self._workers) < min(self._jobs, len(tasks)):
                self._start()
            for pipe, (number, task) in zip(self._workers, waiting, strict=False):
                self._give(pipe, number, work, task)
            while self._busy:
                for ready in connection.wait(list(self._busy)):
                    assert isinstance(ready, Connection)
                    message = _received(ready)
                    if message:
                        yield self._busy[ready], message.content
                        continue
                    del self._busy[ready]
                    following = next(waiting, None)
                    if following:
                        self._give(ready, following[0], work, following[1])
        finally:
            if self._busy:
                self.close()

    def close(self) -> None:
        """Kill the workers; further work starts new ones."""
        for pipe, process in self._workers.items():
            pipe.close()
            if pipe in self._busy:
                process.terminate()
        for process in self._workers.values():
            process.join()
        self._workers.clear()
        self._busy.clear()

    def _start(self) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._workers[ours] = process

    def _give(
        self,
        pipe: Connection,
        number: int,
        work: Callable[[Task], Iterable[Result]],
        task: Task,
    ) -> None:
        self._busy[pipe] = number
        # If the worker has ended, receiving fails and shows it.
        with suppress(BrokenPipeError, ConnectionResetError):
            pipe.send((work, task))


class Report(NamedTuple):
    """Something that the work for a task has yielded."""

    content: Any


class Failure(NamedTuple):
    """What the work for a task has raised, in parts that can be pickled."""

    kind: Callable[..., Exception]
    arguments: tuple[Any, ...]
    trace: str

    @classmethod
    def of(cls, error: Exception) -> Failure:
        if isinstance(error, BadInput):
            reason = error.reason
            return cls(BadInput, (reason.key, reason.args, str(error)), format_exc())
        return cls(type(error), error.args, format_exc())

    def error(self) -> Exception:
        """The same error on this side, with a note of where it was raised on the other side."""
        error = self.kind(*self.arguments)
        error.add_note(self.trace)
        return error


def _received(pipe: Connection) -> Report | None:
    """What a worker yields, or nothing when it has done its task."""
    try:
        message: Report | Failure | None = pipe.recv()
    except (EOFError, ConnectionResetError) as error:
        raise WorkerEnded from error
    if isinstance(message, Failure):
        raise message.error()
    return message


def _work(pipe: Connection) -> None:
    """A worker process: do tasks from the pipe until it is closed."""
    # Ctrl-C is for the first process, which ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()
    # The end of the pipe means that the parent is gone.
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            work, task = pipe.recv()
            try:
                for report in work(task):
                    pipe.send(Report(report))
                pipe.send(None)
            except Exception as error:
                pipe.send(Failure.of(error))


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


def _once(work: Callable[[Task], Result], task: Task) -> Iterator[Result]:
    yield work(task)
