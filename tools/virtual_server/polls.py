"""Long polls: somebody asks for what is new, again and again, and is told as soon as there is
something."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import json

from quebec.server.http.context import Context
from quebec.server.http.routes.live import wait_for_entries
from quebec.server.limits.keeper import Client
from quebec.server.wire.games import Update
from tools.virtual_server.process import Reply

if TYPE_CHECKING:
    from tools.virtual_server.simulation import Simulation

AGAIN_SECONDS: Final = 0.5
WAITS: Final = (0, 5, 20, 60)
"""Seconds that a request may wait."""


class Poll:
    """Somebody without a session, who wants to know everything about a table."""

    def __init__(self, simulation: Simulation, table: str, number: int) -> None:
        self.table: Final = table
        self.seen = 0
        """Entries that are known."""
        self.after = 0
        """The last entry that is known to who has asked."""
        self.waits_since: float | None = None
        """While the server works on a request."""
        self._simulation: Final = simulation
        self._address: Final = f"poll-{number}"
        self._is_open = True
        self._asked = 0
        """Requests; only the last one is waited for."""
        self._task: asyncio.Task[None] | None = None
        self._ask()

    def close(self) -> None:
        self._is_open = False
        if self._task is not None:
            self._simulation.hang_up(self._task)

    def _ask(self) -> None:
        simulation, world = self._simulation, self._simulation.world
        if not self._is_open:
            return
        after, wait = self.seen, world.rng.choice(WAITS)
        self.after = after
        self._asked += 1
        number = self._asked

        async def work(context: Context) -> Update:
            """As the route does."""
            client = Client(self._address, self._address)
            self.waits_since = world.time
            try:
                await wait_for_entries(context, client, self.table, None, after, wait)
                return await context.service.since(self.table, after)
            finally:
                self.waits_since = None

        def back(reply: Reply) -> None:
            if number != self._asked:
                # A killed server has answered before, with nothing: this was asked again.
                return
            self.waits_since = None
            if not reply.is_lost and reply.value is not None:
                self._read(reply.value, after)
            world.after(world.some(AGAIN_SECONDS), self._ask)

        def arrive(reply: Reply) -> None:
            lost = reply.is_lost or simulation.weather.loses(world)
            seconds = simulation.weather.message_seconds(world)
            world.after(seconds, lambda: back(Reply(is_lost=True) if lost else reply))

        self._task = simulation.process.call(work, arrive)

    def _read(self, answer: Update, after: int) -> None:
        world = self._simulation.world
        self._simulation.laws.sent(self.table, json.encode(answer))
        numbers = [entry.n for entry in answer.entries]
        world.require(
            numbers == [*range(after + 1, answer.at + 1)],
            f"{self._address} has asked {self.table} for what comes after {after}"
            f" and gets {numbers}, then {answer.at} in all",
        )
        self.seen = max(self.seen, answer.at)
