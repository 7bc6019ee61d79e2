"""A server in virtual time, for one scene: what happens when is written in the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from quebec.server.http.context import Context
from quebec.server.times import Source, time_from
from tools.virtual_server.bots import Thinking
from tools.virtual_server.disk import Disk
from tools.virtual_server.laws import Laws
from tools.virtual_server.process import Process, Reply, Work
from tools.virtual_server.uptime import Uptime
from tools.virtual_server.weather import Weather
from tools.virtual_server.world import World

MOST_STEPS = 100_000
ANNE, BOB = "anne", "bob"


class Stage:
    """Nothing fails here unless the test wants it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.weather = Weather(Random(1))
        self.weather.is_calm = True
        self.disk = Disk(self.world, self.weather)
        self.thinking = Thinking(self.world, self.weather)
        self.uptime = Uptime()
        self.laws = Laws(self.world, self.disk, self.thinking, self.uptime)
        self.disk.database.executemany(
            "INSERT INTO persons (id, name, created) VALUES (?, ?, 0)",
            [(ANNE, "Anne"), (BOB, "Bob")],
        )
        self.process = self.start()

    def start(self) -> Process:
        self.process = Process(self.world, self.disk, self.thinking, self.uptime)
        self.until(lambda: self.process.context is not None)
        return self.process

    @property
    def context(self) -> Context:
        assert self.process.context is not None
        return self.process.context

    def until(self, holds: Callable[[], object]) -> None:
        for _ in range(MOST_STEPS):
            if holds():
                return
            self.world.step()
        raise AssertionError("it never happens")

    def later(self, seconds: float) -> None:
        passed: list[bool] = []
        self.world.after(seconds, lambda: passed.append(True))
        self.until(lambda: passed)

    def call(self, work: Work) -> Any:
        """What the server answers."""
        replies: list[Reply] = []
        self.process.call(work, replies.append)
        self.until(lambda: replies)
        assert replies[0].refused is None, replies[0].refused
        return replies[0].value


@contextmanager
def stage() -> Iterator[Stage]:
    world = World(1)
    with time_from(Source(world.now, world.monotonic)):
        made = Stage(world)
        yield made
        if not made.process.is_over:
            made.process.kill()
