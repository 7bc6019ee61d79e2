"""The connections of people: every entry and every line once and in order, whatever breaks."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, json

from quebec.server.http.context import Context
from quebec.server.http.push import Push
from quebec.server.http.routes.live import SlowReader, sender
from quebec.server.play.refusals import Refused
from tools.virtual_server.laws import Numbered
from tools.virtual_server.process import Reply

if TYPE_CHECKING:
    from tools.virtual_server.simulation import Simulation

IN_FLIGHT: Final = 4
"""Messages that are sent before the reader has read."""
SLOW_SECONDS: Final = 4.0
RECONNECT_SECONDS: Final = 0.5
ADDRESS: Final = "address"
"""Everybody has the same one."""


class Message(Struct):
    """As much of a message as is looked at."""

    type: str
    at: int = 0
    n: int = 0
    entries: list[Numbered] = []
    seats: list[bool] = []
    watching: int = 0


_decode = lru_cache(64)(json.Decoder(Message).decode)


class Socket:
    """A connection of somebody to a table, and what came through it so far. It reconnects."""

    def __init__(self, simulation: Simulation, table: str, person: str | None) -> None:
        self.table: Final = table
        self.person: Final = person
        self.seen = 0
        """The last entry."""
        self.lines = 0
        """The last line of chat."""
        self.lines_read: Final[set[int]] = set()
        self.presence: Message | None = None
        self.is_open = True
        """Whether the person wants it."""
        self.wire: Wire | None = None
        self._simulation: Final = simulation
        self.connect()

    def connect(self) -> None:
        if not self.is_open or self.wire is not None:
            return
        simulation = self._simulation
        self.wire = Wire(simulation, self)
        wire = self.wire
        wire.task = simulation.process.call(self._serve(wire), lambda _: wire.over(), "socket")

    def close(self) -> None:
        self.is_open = False
        if self.wire:
            self.wire.cut()

    def lost(self, wire: Wire) -> None:
        """The connection is over: try again."""
        if self.wire is wire:
            self.wire = None
            world = self._simulation.world
            world.after(world.some(RECONNECT_SECONDS), self.connect)

    def _serve(self, wire: Wire) -> Any:
        """As the route does."""
        after, lines = self.seen, self.lines

        async def serve(context: Context) -> None:
            await context.service.table(self.table)
            with (
                context.limits.socket(ADDRESS, self.person or ADDRESS),
                context.presence.here(self.table, self.person, ADDRESS),
            ):
                send = sender(wire, context.limits.limits.slow_seconds)  # type: ignore[arg-type]
                push = Push(self.table, self.person, context, send, after, lines)
                try:
                    await push.run()
                except SlowReader:
                    return

        return serve

    def read(self, message: bytes) -> None:
        world = self._simulation.world
        found = _decode(message)
        who = f"{self.person} at {self.table}"
        if found.type == "update":
            numbers = [entry.n for entry in found.entries]
            world.require(
                numbers == [*range(self.seen + 1, found.at + 1)],
                f"{who} has seen {self.seen} entries and gets {numbers}, then {found.at} in all",
            )
            self.seen = found.at
        elif found.type == "chat":
            world.note(f"{who} reads line {found.n}")
            world.require(found.n > self.lines, f"{who} gets line {found.n} after {self.lines}")
            self.lines = found.n
            self.lines_read.add(found.n)
        elif found.type == "presence":
            self.presence = found


class Wire:
    """One connection. Messages arrive in order, or not at all."""

    def __init__(self, simulation: Simulation, socket: Socket) -> None:
        self.task: asyncio.Task[None] | None = None
        self._simulation: Final = simulation
        self._socket: Final = socket
        self._in_flight = 0
        self._read: Final = asyncio.Event()
        self._arrives = 0.0
        self._is_over = False

    async def send_data(self, text: str) -> None:
        """What the server calls; waits if the reader is behind."""
        message = text.encode()
        simulation, world = self._simulation, self._simulation.world
        while self._in_flight >= IN_FLIGHT:
            self._read.clear()
            await self._read.wait()
        simulation.laws.sent(self._socket.table, message)
        self._in_flight += 1
        weather = simulation.weather
        slow = weather.slow_readers and not weather.is_calm and world.chance(weather.slow_readers)
        seconds = weather.message_seconds(world) + (world.some(SLOW_SECONDS) if slow else 0)
        self._arrives = max(self._arrives, world.time + seconds)
        world.at(self._arrives, lambda: self._arrive(message))

    def _arrive(self, message: bytes) -> None:
        if self._is_over:
            return
        self._in_flight -= 1
        self._read.set()
        self._socket.read(message)
        if self._simulation.weather.loses(self._simulation.world):
            self.cut()

    def cut(self) -> None:
        """The client is gone; the server notices."""
        task = self.task
        if task is not None and not self._simulation.process.is_over:
            task.cancel()
        self.over()

    def over(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._socket.lost(self)


def refused(reply: Reply) -> str:
    """The key of a refusal."""
    return reply.refused.reason.key if isinstance(reply.refused, Refused) else ""
