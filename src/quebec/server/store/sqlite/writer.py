"""Group commit: one thread writes; what arrives during a commit goes into the next one."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from quebec.server.store.protocol import CommitListener, StoreFull
from quebec.server.store.sqlite.connections import Reading, connect, translated

T = TypeVar("T")
MOST_AT_ONCE: Final = 1024
FULL: Final = 2
"""The value of `PRAGMA synchronous` when every commit is synced."""

Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to write, and the future that waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Result(NamedTuple):
    job: Job
    value: Any
    error: Exception | None


class Failed(Exception):
    """A piece of a group could not be written."""


class Writer:
    """Runs pieces of work in groups, all in one commit.

    A piece that fails does not affect the others: that is rare, so the group is then retried, with
    each piece in its own savepoint. No piece is reported before its commit has returned.
    """

    def __init__(self, file: Path, committed: CommitListener | None = None) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._database: Final = connect(file)
        assert self._database.execute("PRAGMA synchronous").fetchone() == (FULL,)
        self._thread: Final = Thread(target=self._run, name="store-writer", daemon=True)
        self._committed: Final = committed
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write something; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done))
        # The caller may be cancelled; a queued piece is still written.
        return await asyncio.shield(done)

    async def change(self, statement: str, *values: object) -> int:
        """Returns how many rows were changed."""
        return await self.do(lambda database: database.execute(statement, values).rowcount)

    async def change_each(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        await self.do(lambda database: database.executemany(statement, rows).rowcount)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._database.close()

    def _run(self) -> None:
        going = True
        while going:
            group: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            going = job is not None
            if group:
                tell(self._write(group))

    def _write(self, group: list[Job]) -> list[Result]:
        begun = time.perf_counter()
        try:
            try:
                results = self._transaction(group, self._simply)
            except Failed:
                self._database.execute("ROLLBACK")
                results = self._transaction(group, self._carefully)
        except sqlite3.Error as error:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            full = StoreFull(str(error))
            self._note(0, begun)
            return [Result(job, None, full) for job in group]
        self._note(len(group), begun)
        return results

    def _note(self, pieces: int, begun: float) -> None:
        if self._committed:
            self._committed(pieces, time.perf_counter() - begun)

    def _transaction(self, group: list[Job], do: Callable[[Job], Result]) -> list[Result]:
        self._database.execute("BEGIN IMMEDIATE")
        results = [do(job) for job in group]
        self._database.execute("COMMIT")
        return results

    def _simply(self, job: Job) -> Result:
        try:
            return Result(job, job.work(self._database), None)
        except sqlite3.OperationalError:
            # The disk, not the piece: the whole group fails.
            raise
        except Exception as error:
            raise Failed from error

    def _carefully(self, job: Job) -> Result:
        self._database.execute("SAVEPOINT piece")
        try:
            value = job.work(self._database)
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            self._database.execute("ROLLBACK TO piece")
            self._database.execute("RELEASE piece")
            return Result(job, None, translated(error))
        self._database.execute("RELEASE piece")
        return Result(job, value, None)


class Part:
    """The connections that one kind of rows is read and written with."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading: Final = reading
        self._writer: Final = writer


def tell(results: list[Result]) -> None:
    """Notify those who wait; one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Result]] = {}
    for result in results:
        by_loop.setdefault(result.job.loop, []).append(result)
    for loop, told in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, told)


def settle(results: list[Result]) -> None:
    for job, value, error in results:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(error)
