"""Which faults there are in a run, and how often; drawn from its seed, so that runs differ."""

from __future__ import annotations

from random import Random
from typing import Final

from tools.virtual_server.world import World

CALM: Final = 300.0
"""Seconds without faults at the end, in which everything has to come right."""
QUIET: Final = 10.0
"""Seconds without an entry after which everybody has heard of the last one."""


class Weather:
    """The faults of one run. Each kind is missing in some runs, so that none hides another."""

    def __init__(self, rng: Random) -> None:
        def some(*values: float) -> float:
            return rng.choice(values)

        self.kills: Final = some(0, 0, 1 / 400, 1 / 60, 1 / 15)
        """A second."""
        self.stops: Final = some(0, 1 / 200)
        """Orderly ones."""
        self.sleeps: Final = some(0, 0, 1 / 100)
        """Of the whole machine."""
        self.down_seconds: Final = some(0.5, 5, 60)
        self.disk_breaks: Final = some(0, 0, 1 / 60, 1 / 20)
        self.disk_broken_seconds: Final = some(0.05, 2, 20)
        self.sync_seconds: Final = some(0.0005, 0.004, 0.03)
        self.latency: Final = some(0.001, 0.02, 0.2)
        """Of a message, in seconds."""
        self.lost: Final = some(0, 0.01, 0.05)
        """The part of messages after which a connection breaks."""
        self.repeated: Final = some(0, 0.05, 0.2)
        """The part of requests that arrive twice."""
        self.slow_readers: Final = some(0, 0, 0.1)
        self.bot_faults: Final = some(0, 0.01, 0.1)
        self.bot_seconds: Final = some(0.02, 0.1, 0.4)
        self.people_seconds: Final = some(0.3, 1, 5)
        """Between two things that somebody does."""
        self.haste: Final = some(0.2, 0.5, 0.8)
        """The part of requests that are sent without knowing what is new."""
        self.people: Final = rng.randint(3, 9)
        self.tables: Final = rng.randint(2, 8)
        self.shuffles: Final = rng.random() < 0.7
        self.members: Final = rng.randint(0, 3)
        """People with an account."""
        self.is_calm = False
        self._broken_until = -1.0

    def __str__(self) -> str:
        shown = {name: value for name, value in vars(self).items() if not name.startswith("_")}
        return ", ".join(f"{name} {value:g}" for name, value in shown.items())

    def start(self, world: World) -> None:
        """Let the disk break from time to time."""
        world.shuffles = self.shuffles
        if self.disk_breaks:
            world.after(world.some(1 / self.disk_breaks), lambda: self._break(world))

    def _break(self, world: World) -> None:
        if not self.is_calm:
            self.break_disk(world, world.some(self.disk_broken_seconds))
            world.after(world.some(1 / self.disk_breaks), lambda: self._break(world))

    def break_disk(self, world: World, seconds: float) -> None:
        """For so long every commit fails."""
        self._broken_until = world.time + seconds
        world.note(f"the disk is broken until {self._broken_until:.4f} s")

    def calm(self, world: World) -> None:
        """From now on nothing fails."""
        world.note("no more faults")
        self.is_calm = True
        self._broken_until = -1.0

    def disk_fails(self, world: World) -> bool:
        return world.time < self._broken_until

    def message_seconds(self, world: World) -> float:
        return world.some(0.001 if self.is_calm else self.latency)

    def loses(self, world: World) -> bool:
        return not self.is_calm and world.chance(self.lost)

    def repeats(self, world: World) -> bool:
        return not self.is_calm and world.chance(self.repeated)
