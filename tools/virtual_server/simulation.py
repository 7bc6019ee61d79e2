"""One run: a seed, so many steps with faults, then a calm in which everything has to come right."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from random import Random
from sys import exc_info
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import structlog

from quebec.server import ids
from quebec.server.bots import turns
from quebec.server.people import passwords, sessions
from quebec.server.store import PersonRow, StoreFailed
from quebec.server.tables import hosting
from quebec.server.times import Source, time_from
from tools.virtual_server.bots import Thinking
from tools.virtual_server.disk import Disk
from tools.virtual_server.inspection import Inspection
from tools.virtual_server.laws import Laws
from tools.virtual_server.members import Hasher, Member
from tools.virtual_server.people import Person
from tools.virtual_server.polls import Poll
from tools.virtual_server.process import Process
from tools.virtual_server.sockets import Socket
from tools.virtual_server.uptime import Uptime
from tools.virtual_server.weather import CALM, QUIET, Weather
from tools.virtual_server.world import Violation, World

SHORT_SLEEP: Final = 9.0
LONG_SLEEP: Final = 12.0
"""Seconds of a suspension that no clock is charged for."""


class Result(NamedTuple):
    """What came of a run."""

    seed: int
    violation: Violation | None
    steps: int
    seconds: float
    """Of virtual time."""
    trace: str
    """The hash of everything that happened."""
    last: tuple[str, ...]
    counts: dict[str, int]


class Secrets:
    """In place of the module: what the server draws at random follows from the seed too."""

    def __init__(self, rng: Random, what: str) -> None:
        self._what: Final = what
        self._count = 0
        self.choice: Final = rng.choice
        self.randbits: Final = rng.getrandbits

    def token_urlsafe(self, size: int) -> str:
        self._count += 1
        return f"{self._what}-{self._count}"


class Simulation:
    """All parts of a run."""

    def __init__(self, world: World, seed: int) -> None:
        self.world: Final = world
        self.weather: Final = Weather(Random(f"weather {seed}"))
        self.disk: Final = Disk(self.world, self.weather)
        self.thinking: Final = Thinking(self.world, self.weather)
        self.uptime: Final = Uptime()
        self.laws: Final = Laws(self.world, self.disk, self.thinking, self.uptime)
        self.inspection: Final = Inspection(self)
        self.kills = 0
        self.world.note(f"seed {seed}: {self.weather}")
        for number in range(self.weather.people):
            person = PersonRow(f"person-{number}", f"Person {number}", self.world.now())
            self.disk.database.execute(
                "INSERT INTO persons (id, name, created) VALUES (?, ?, ?)",
                (person.id, person.name, person.created),
            )
        if self.weather.disk_breaks:
            self.uptime.slack = 10**9
        self.process = self._start()
        self.weather.start(self.world)
        self.people: Final = [Person(self, number) for number in range(self.weather.people)]
        self.members: Final = [Member(self, number) for number in range(self.weather.members)]
        self.watchers: Final[list[Socket]] = []
        self.polls: Final[list[Poll]] = []
        for rate, event in (
            (self.weather.kills, self._kill),
            (self.weather.stops, self._stop),
            (self.weather.sleeps, self._sleep),
        ):
            if rate:
                self._from_time_to_time(rate, event)
        self.inspection.start()

    def run(self, steps: int) -> None:
        """Everything, from the first step to the last check."""
        world = self.world
        while world.steps < steps:
            world.step()
        self.weather.calm(world)
        if self.process.is_over:
            self.process = self._start()
        self._until(world.time + CALM)
        self._until_quiet()
        self.inspection.all_is_right()
        for person in self.people:
            for socket in person.sockets.values():
                socket.close()
        for watcher in self.watchers:
            watcher.close()
        for poll in self.polls:
            poll.close()
        for member in self.members:
            member.leave()
        self._until(world.time + CALM / 5)
        self.inspection.nothing_is_left()
        self.process.stop()
        self._until(world.time + CALM / 5)
        world.require(self.process.is_over, "the server does not stop")
        self.laws.acknowledged_stays()
        if world.violations:
            raise world.violations[0]

    def counts(self) -> dict[str, int]:
        """What was done."""
        laws = self.laws
        return {
            "commits": laws.commits,
            "entries": sum(log.game.length for log in laws.logs.values()),
            "acknowledged": laws.acknowledged,
            "repeated": laws.repeated,
            "bots' thoughts": self.thinking.thoughts,
            "kills": self.kills,
            "tables": len(laws.logs),
        }

    def hang_up(self, task: asyncio.Task[None]) -> None:
        if not self.process.is_over:
            task.cancel()

    def _until(self, time: float) -> None:
        world = self.world
        while world.time < time:
            world.step()

    def _until_quiet(self) -> None:
        """A clock that has just run out lets bots play on: those who listen hear of it a moment
        later. No game takes longer than that."""
        end = self.world.time + CALM
        commits = -1
        while commits != self.laws.commits and self.world.time < end:
            commits = self.laws.commits
            self._until(self.world.time + QUIET)

    # ---- faults -----------------------------------------------------------------------------

    def _from_time_to_time(self, rate: float, event: Any) -> None:
        def happen() -> None:
            if not self.weather.is_calm:
                event()
                self.world.after(self.world.some(1 / rate), happen)

        self.world.after(self.world.some(1 / rate), happen)

    def _start(self) -> Process:
        return Process(self.world, self.disk, self.thinking, self.uptime)

    def _kill(self) -> None:
        """At some moment soon, whatever is going on then."""
        if not self.process.is_over:
            self.kills += 1
            self.process.kill()
            self.laws.acknowledged_stays()
            self.world.after(self.world.some(self.weather.down_seconds), self._restart)

    def _restart(self) -> None:
        if self.process.is_over:
            self.process = self._start()

    def _stop(self) -> None:
        if self.process.context is None:
            return
        self.process.stop()
        process = self.process

        def look() -> None:
            if self.process is not process:
                return
            if not process.is_over:
                self.world.after(0.1, look)
            else:
                self.world.loop = None
                self.world.after(self.world.some(self.weather.down_seconds), self._restart)

        look()

    def _sleep(self) -> None:
        """The machine is suspended: time passes, and nothing runs."""
        world = self.world
        if self.process.context is None:
            return
        is_long = world.chance(0.5)
        seconds = LONG_SLEEP + world.some(600) if is_long else world.rng.uniform(0, SHORT_SLEEP)
        world.note(f"the machine sleeps for {seconds:.4f} s")
        begun = world.now()
        world.time += seconds
        suspended = self.uptime.sleep if is_long else self.uptime.nap
        suspended(begun, world.now())
        self.inspection.slept()


def simulate(seed: int, steps: int, prints: bool = False) -> Result:
    """Run a seed; a violation is part of the result."""
    world = World(seed, prints)
    violation, simulation = None, None
    # When something is collected must not depend on what was there before.
    gc.collect()
    gc.disable()
    try:
        with time_from(Source(world.now, world.monotonic)), _drawing_from(seed), _hearing(world):
            simulation = Simulation(world, seed)
            simulation.run(steps)
    except Violation as found:
        violation = found
    finally:
        if simulation and not simulation.process.is_over:
            simulation.process.kill()
        gc.enable()
    counts = simulation.counts() if simulation else {}
    return Result(
        seed, violation, world.steps, world.time, world.trace.hash, tuple(world.trace.last), counts
    )


@contextmanager
def _drawing_from(seed: int) -> Iterator[None]:
    """The server's own random numbers come from a seed."""
    rng = Random(f"secrets {seed}")
    drawn = Secrets(rng, "table")
    with (
        patch.object(ids, "secrets", Secrets(rng, "id")),
        patch.object(hosting, "secrets", drawn),
        patch.object(turns, "secrets", drawn),
        patch.object(sessions, "secrets", Secrets(rng, "session")),
        patch.object(passwords, "HASHER", Hasher()),
    ):
        yield


@contextmanager
def _hearing(world: World) -> Iterator[None]:
    """What the server writes to its log: an error is one of the disk, or a violation."""

    def hear(_: Any, level: str, event: MutableMapping[str, Any]) -> Any:
        world.note(f"log: {level} {event}")
        given = event.get("exc_info")
        error = given if isinstance(given, BaseException) else exc_info()[1] if given else None
        if error is not None and not isinstance(error, StoreFailed):
            world.fail(f"the server logs {event['event']}: {error!r}")
        raise structlog.DropEvent

    before = structlog.get_config()
    structlog.configure(processors=[hear])
    try:
        yield
    finally:
        structlog.configure(**before)
