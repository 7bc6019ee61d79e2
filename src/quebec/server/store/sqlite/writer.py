"""Group commit: one thread writes; what arrives during a commit goes into the next one."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from quebec.server.store.protocol import CommitListener
from quebec.server.store.sqlite.connections import Reading, connect, translated
from quebec.server.store.sqlite.failures import failure
from quebec.server.store.sqlite.pairing import log_of, number_next_log

log = structlog.get_logger()
T = TypeVar("T")
MOST_AT_ONCE: Final = 1024
FULL: Final = 2
"""The value of `PRAGMA synchronous` when every commit is synced."""
LONGEST_LOG: Final = 4 * 2**20
"""Bytes of the write-ahead log after which it is moved into the database."""
BUSY: Final = 5000
PATIENCE: Final = 200
"""Milliseconds that the writer waits for readers: if it has to, and if it can try again later."""
AGAIN_SECONDS: Final = 1

Work = Callable[[sqlite3.Connection], Any]


class Job(NamedTuple):
    """Something to write, and the future that waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    erases: bool
    """What was there before must not stay in the log either."""


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

    After a failed commit something else is written in its place: if only the sync has failed, its
    pages are in the log, and a server that is killed now would find them there.
    """

    def __init__(self, file: Path, committed: CommitListener | None = None) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._file: Final = file
        self._log: Final = log_of(file)
        self._database: Final = connect(file)
        assert self._database.execute("PRAGMA synchronous").fetchone() == (FULL,)
        # Checkpoints are made here, because each is followed by the number of the next log.
        self._database.execute("PRAGMA wal_autocheckpoint=0")
        self._database.execute("PRAGMA journal_size_limit=0")
        self._checkpoint_at = 0
        self._checkpoint("TRUNCATE")
        self._has_erased = False
        """Something was erased, and may still be in the log."""
        self._thread: Final = Thread(target=self._run, name="store-writer", daemon=True)
        self._committed: Final = committed
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T], erases: bool = False) -> T:
        """Write something; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done, erases))
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
            try:
                job = self._jobs.get(timeout=AGAIN_SECONDS if self._has_erased else None)
            except Empty:
                self._tidy()
                continue
            group: list[Job] = []
            while job is not None:
                group.append(job)
                if len(group) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            going = job is not None
            if not group:
                continue
            results = self._write(group)
            if any(job.erases for job in group):
                self._has_erased = True
                self._tidy()
                tell(results)
            else:
                tell(results)
                self._tidy()

    def _write(self, group: list[Job]) -> list[Result]:
        begun = time.perf_counter()
        try:
            try:
                results = self._transaction(group, self._simply)
            except Failed:
                self._database.execute("ROLLBACK")
                results = self._transaction(group, self._carefully)
        except sqlite3.Error as error:
            problem = failure(error, self._file)
            self._undo()
            self._note(0, begun)
            return [Result(job, None, problem) for job in group]
        self._note(len(group), begun)
        return results

    def _undo(self) -> None:
        """Overwrite what a failed commit may have left in the log."""
        try:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            number_next_log(self._database)
        except sqlite3.Error as error:
            log.error("not_undone", problem=str(error))

    def _tidy(self) -> None:
        """Move the log into the database, if it is long or must not be kept."""
        try:
            if self._has_erased:
                self._database.execute(f"PRAGMA busy_timeout={PATIENCE}")
                self._has_erased = not self._checkpoint("TRUNCATE")
                self._database.execute(f"PRAGMA busy_timeout={BUSY}")
            elif os.stat(self._log).st_size >= self._checkpoint_at:
                self._checkpoint("PASSIVE")
        except (sqlite3.Error, OSError) as error:
            log.error("checkpoint_failed", problem=str(error))

    def _checkpoint(self, how: str) -> bool:
        """Returns whether all of the log could be moved. Readers of an earlier state prevent it:
        then it grows until the next attempt."""
        busy, _, _ = self._database.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        number_next_log(self._database)
        self._checkpoint_at = os.stat(self._log).st_size + LONGEST_LOG
        return not busy

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
