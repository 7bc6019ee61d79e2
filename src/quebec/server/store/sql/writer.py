"""Group commit: one thread writes; what arrives during a commit goes into the next one."""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from quebec.server.store.protocol import CommitListener, StoreFailed
from quebec.server.store.sql.connections import Connection, Reading

log = structlog.get_logger()
T = TypeVar("T")
MOST_AT_ONCE: Final = 1024

Work = Callable[[Connection], Any]


class Job(NamedTuple):
    """Something to write, and the future that waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    erases: bool
    """What was there before must not stay anywhere."""
    subject: str
    """What it is about: several processes write in the order of these, so that none waits for
    another that waits for it."""


class Outcome(NamedTuple):
    job: Job
    value: Any
    error: Exception | None


class Failed(Exception):
    """A piece of a group could not be written."""


class Writer:
    """Runs pieces of work in groups, all in one commit.

    A piece that fails does not affect the others: that is rare, so the group is then retried, with
    each piece in its own savepoint. No piece is reported before its commit has returned. Whatever
    else goes wrong fails its group, and the thread goes on; without it, everything fails.
    """

    def __init__(self, committed: CommitListener | None = None) -> None:
        self._jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self._committed: Final = committed
        self._is_over = False
        self._thread: Final = Thread(target=self._run, name="store-writer", daemon=True)

    # ---- the database ---------------------------------------------------------------------

    @abstractmethod
    def database(self) -> Connection:
        """The connection to write with."""

    @abstractmethod
    def is_of_database(self, error: Exception) -> bool:
        """Whether it concerns the database, not the piece: then the whole group fails."""

    @abstractmethod
    def translated(self, error: Exception) -> Exception:
        """Our error for the exception of a piece."""

    @abstractmethod
    def failed(self, error: Exception) -> Exception:
        """Our error for one of the database, after which it can be written again."""

    @abstractmethod
    def undo(self) -> None:
        """Leave the transaction that something has gone wrong in, if there is one."""

    def begin(self) -> None:
        self.database().execute("BEGIN")

    def is_repeatable(self, error: Exception) -> bool:
        """Whether the group may simply be written once more."""
        return False

    def tidy(self) -> None:
        """After every group."""

    @property
    def patience(self) -> float | None:
        """Seconds without work after which to tidy."""
        return None

    # ---- the pieces -----------------------------------------------------------------------

    async def do(
        self, work: Callable[[Connection], T], erases: bool = False, subject: str = ""
    ) -> T:
        """Write something; returns when it is on disk."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, loop, done, erases, subject))
        if self._is_over:
            self._refuse()
        # The caller may be cancelled, and this with it; a queued piece is still written.
        return await done

    async def change(self, statement: str, *values: object) -> int:
        """Returns how many rows were changed."""
        return await self.do(lambda database: database.execute(statement, values).rowcount)

    async def change_each(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        await self.do(lambda database: database.executemany(statement, rows).rowcount)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self.database().close()

    def _run(self) -> None:
        try:
            self._go_on()
        except BaseException as error:
            log.error("writer_ended", exc_info=error)
        finally:
            # In this order: a later caller queues its piece first, and looks then.
            self._is_over = True
            self._refuse()

    def _go_on(self) -> None:
        going = True
        while going:
            group: list[Job] = []
            try:
                job = self._jobs.get(timeout=self.patience)
                while job is not None:
                    group.append(job)
                    if len(group) == MOST_AT_ONCE:
                        break
                    job = self._jobs.get_nowait()
                going = job is not None
            except Empty:
                pass
            try:
                if group:
                    self._write_and_notify(group)
                elif going:
                    self.tidy()
            except BaseException as error:
                self._survive(group, error)

    def _survive(self, group: list[Job], error: BaseException) -> None:
        """Neither of the database nor of a piece. It may have happened before the commit or after
        it, so nobody can say what is stored."""
        log.error("writer_failed", exc_info=error)
        problem = StoreFailed(f"{type(error).__name__}: {error}")
        try:
            self.undo()
        finally:
            notify([Outcome(job, None, problem) for job in group])

    def _refuse(self) -> None:
        """What nobody will write."""
        with suppress(Empty):
            while True:
                job = self._jobs.get_nowait()
                if job is not None:
                    notify([Outcome(job, None, StoreFailed("the writer has ended"))])

    def _write_and_notify(self, group: list[Job]) -> None:
        notify(self._write(group))
        self.tidy()

    def _write(self, group: list[Job]) -> list[Outcome]:
        begun = time.perf_counter()
        while True:
            try:
                try:
                    outcomes = self._transaction(group, self._simply)
                except Failed:
                    self.database().execute("ROLLBACK")
                    outcomes = self._transaction(group, self._carefully)
            except Exception as error:
                if not self.is_of_database(error):
                    raise
                problem = self.failed(error)
                if self.is_repeatable(error):
                    continue
                self._note(0, begun)
                return [Outcome(job, None, problem) for job in group]
            self._note(len(group), begun)
            return outcomes

    def _note(self, pieces: int, begun: float) -> None:
        if self._committed:
            self._committed(pieces, time.perf_counter() - begun)

    def _transaction(self, group: list[Job], do: Callable[[Job], Outcome]) -> list[Outcome]:
        self.begin()
        outcomes = [do(job) for job in group]
        self.database().execute("COMMIT")
        return outcomes

    def _simply(self, job: Job) -> Outcome:
        try:
            return Outcome(job, job.work(self.database()), None)
        except Exception as error:
            if self.is_of_database(error):
                raise
            raise Failed from error

    def _carefully(self, job: Job) -> Outcome:
        database = self.database()
        database.execute("SAVEPOINT piece")
        try:
            value = job.work(database)
        except Exception as error:
            if self.is_of_database(error):
                raise
            database.execute("ROLLBACK TO piece")
            database.execute("RELEASE piece")
            return Outcome(job, None, self.translated(error))
        database.execute("RELEASE piece")
        return Outcome(job, value, None)


class Part:
    """The connections that one kind of rows is read and written with."""

    def __init__(self, reading: Reading, writer: Writer) -> None:
        self._reading: Final = reading
        self._writer: Final = writer


def notify(outcomes: list[Outcome]) -> None:
    """Notify those who wait; one call into each event loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        by_loop.setdefault(outcome.job.loop, []).append(outcome)
    for loop, its_own in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, its_own)


def settle(outcomes: list[Outcome]) -> None:
    for job, value, error in outcomes:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(error)
