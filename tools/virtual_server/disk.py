"""What is on the disk, and when: a commit takes time, fails, or is cut off by a kill.

The database is a real one with the real statements, in memory. Only what the disk does is
simulated: it keeps a commit from a certain moment on, and the server is told a little later.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

from quebec.server.store import StoreFailed
from quebec.server.store.sql import SqlStore
from quebec.server.store.sql.connections import Connection
from quebec.server.store.sql.writer import Job, Outcome, settle
from quebec.server.store.sqlite.connections import SqliteReaders
from quebec.server.store.sqlite.schema import migrate
from quebec.server.store.sqlite.writer import SqliteWriter
from tools.virtual_server.weather import Weather
from tools.virtual_server.world import World

T = TypeVar("T")


@cache
def empty_database() -> bytes:
    """A database with the newest schema."""
    with TemporaryDirectory() as scratch:
        file = Path(scratch, "empty")
        migrate(file)
        with closing(sqlite3.connect(file)) as made:
            # Memory has no files for a write-ahead log.
            made.execute("PRAGMA journal_mode=DELETE")
            return made.serialize()


class Disk:
    """Outlives the servers."""

    def __init__(self, world: World, weather: Weather) -> None:
        self.world: Final = world
        self.weather: Final = weather
        self.database: Final = sqlite3.connect(":memory:", isolation_level=None)
        self.database.deserialize(empty_database())
        self.database.execute("PRAGMA foreign_keys=ON")
        self.committed: Callable[[], None] = lambda: None
        """Called as soon as a commit is on the disk, before anybody knows of it."""
        self.last_failure = -1e9
        self._writer: VirtualWriter | None = None

    def open(self, loop: asyncio.AbstractEventLoop) -> SqlStore:
        """The store, for a new process."""
        self._writer = VirtualWriter(self, loop)
        return SqlStore(VirtualReaders(self, loop), self._writer)

    def kill(self) -> None:
        """The process that writes is gone."""
        if self._writer:
            self._writer.kill()
            self._writer = None

    def fails(self) -> bool:
        """Whether the next commit does."""
        if self.weather.disk_fails(self.world):
            self.last_failure = self.world.time
            return True
        return False


class VirtualReaders(SqliteReaders):
    """What is read is read at one moment, a little later."""

    def __init__(self, disk: Disk, loop: asyncio.AbstractEventLoop) -> None:
        self._disk: Final = disk
        self._loop: Final = loop

    def close(self) -> None:
        pass

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._loop.run_in_executor(None, work, self._disk.database)


class VirtualWriter(SqliteWriter):
    """Group commit as in the real writer, without its thread."""

    def __init__(self, disk: Disk, loop: asyncio.AbstractEventLoop) -> None:
        self._disk: Final = disk
        self._loop: Final = loop
        self._database = disk.database  # type: ignore[misc]
        self._committed = None  # type: ignore[misc]
        self._waiting: list[Job] = []
        self._group: list[Job] = []
        """Those that are being written."""
        self._failed: list[Job] = []
        """Those that the disk refused last: after a kill they may turn out to be there."""
        self._is_dead = False

    async def do(
        self, work: Callable[[Connection], T], erases: bool = False, subject: str = ""
    ) -> T:
        done: asyncio.Future[T] = self._loop.create_future()
        self._waiting.append(Job(work, self._loop, done, erases, subject))
        if not self._group:
            self._begin()
        return await done

    async def close(self) -> None:
        """What waits is still written, or fails."""
        with suppress(StoreFailed):
            await self.do(lambda database: None)

    def kill(self) -> None:
        """What was being written is there or not; what waited is not."""
        self._is_dead = True
        unsure = self._group or self._failed
        if unsure and self._disk.world.chance(0.5):
            self._disk.world.note(f"the disk kept a commit of {len(unsure)} that was cut off")
            self._write(unsure)
            self._disk.committed()

    def _begin(self) -> None:
        world = self._disk.world
        self._group, self._waiting = self._waiting, []
        world.after(world.some(self._disk.weather.sync_seconds), self._sync)

    def _sync(self) -> None:
        """From now on the commit is there, or has failed."""
        if self._is_dead:
            return
        world = self._disk.world
        if self._disk.fails():
            world.note(f"the disk refuses a commit of {len(self._group)}")
            self._failed = self._group
            failed = StoreFailed("simulated")
            results = [Outcome(job, None, failed) for job in self._group]
        else:
            self._failed = []
            results = self._write(self._group)
            self._disk.committed()
        world.after(world.some(self._disk.weather.sync_seconds / 4), lambda: self._tell(results))

    def _tell(self, results: list[Outcome]) -> None:
        if self._is_dead:
            return
        self._loop.call_soon_threadsafe(settle, results)
        self._group = []
        if self._waiting:
            self._begin()
