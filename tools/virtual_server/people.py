"""Simulated people: what they ask for, and how stubborn they are about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quebec.server.http.context import Context
from quebec.server.play.asks import Ask, Asker, Remove, TakeOver
from quebec.server.store import StoreFailed
from quebec.server.tables.service import Stale
from tools.virtual_server.choices import choose, new_table
from tools.virtual_server.laws import Log
from tools.virtual_server.process import Reply, Work
from tools.virtual_server.sockets import Socket

if TYPE_CHECKING:
    from tools.virtual_server.simulation import Simulation

AGAIN_SECONDS: Final = 0.7
NOT_THEIRS: Final = 0.1
"""The part of requests to a table that does not wait for them."""
CHAT: Final = 0.15
IDLE: Final = 0.02
IDLE_SECONDS: Final = 90.0
"""Long enough for a clock to run out."""


async def granted(
    simulation: Simulation, context: Context, table: str, ask: Ask, person: str
) -> bytes:
    """The answer to a request, as the route gives it."""
    asker = Asker(person)
    if isinstance(ask, TakeOver | Remove):
        found = await context.service.table(table)
        asker = Asker(person, absence=context.presence.absence(found))
    answer = await context.service.ask(table, ask, asker)
    context.presence.saw(table, person)
    simulation.laws.answered(table, person, ask.key, answer)
    cached = await context.service.table(table)
    simulation.laws.is_folded(table, cached.game)
    return answer


def is_awaited(log: Log, person: str) -> bool:
    """Whether somebody has something to do at a table, or could sit down there."""
    game = log.game
    if game.phase == "gathering":
        is_full = all(seat.person or seat.bot for seat in game.seats)
        return person == game.owner or not (is_full or game.seats_of(person))
    seat = game.waiting
    return seat is not None and game.seats[seat].person == person


class Person:
    """Plays at several tables, talks, comes and goes."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        self.id: Final = f"person-{number}"
        self.seen: Final[dict[str, int]] = {}
        """How many entries of each table they know of."""
        self.sockets: Final[dict[str, Socket]] = {}
        self.waiting = 0
        """Requests without an answer."""
        self._simulation: Final = simulation
        self._keys = 0
        self._soon()

    def _soon(self) -> None:
        world, weather = self._simulation.world, self._simulation.weather
        is_idle = world.chance(IDLE)
        mean = IDLE_SECONDS if is_idle else weather.people_seconds
        if is_idle and world.chance(0.5):
            for socket in self.sockets.values():
                socket.close()
            self.sockets.clear()
        world.after(world.some(mean), self._act)

    def _act(self) -> None:
        simulation = self._simulation
        if simulation.weather.is_calm:
            return
        self._soon()
        rng, logs = simulation.world.rng, list(simulation.laws.logs.values())
        going = [log for log in logs if log.game.phase != "over"]
        if len(going) < simulation.weather.tables and rng.random() < 0.3:
            self._ask_for_table(logs)
        if not going:
            return
        mine = [log for log in going if is_awaited(log, self.id)]
        log = rng.choice(mine if mine and rng.random() > NOT_THEIRS else going)
        if rng.random() < 0.2:
            self._come_or_go(log.row.id)
        while rng.random() < CHAT:
            self._talk(log)
        self._keys += 1
        known = self.seen.get(log.row.id, 0)
        at = known if rng.random() < simulation.weather.haste else log.game.length
        ask = choose(rng, log.game, self.id, f"key-{self._keys}", at)
        if ask is not None:
            self._ask(log.row.id, ask)

    # ---- connections ------------------------------------------------------------------------

    def _come_or_go(self, table: str) -> None:
        world = self._simulation.world
        world.note(f"{self.id} {'leaves' if table in self.sockets else 'comes to'} {table}")
        if table in self.sockets:
            self.sockets.pop(table).close()
        elif len(self.sockets) < 4:
            self.sockets[table] = Socket(self._simulation, table, self.id)

    # ---- requests ---------------------------------------------------------------------------

    def _ask(self, table: str, ask: Ask) -> None:
        simulation, world = self._simulation, self._simulation.world
        what = f"{self.id} asks {table}: {type(ask).__name__} {ask.key}, having seen {ask.at}"
        world.note(what)

        async def work(context: Context) -> bytes:
            return await granted(simulation, context, table, ask, self.id)

        def heard(reply: Reply) -> None:
            if isinstance(reply.refused, Stale):
                self.seen[table] = max(self.seen.get(table, 0), reply.refused.changed.at)
            elif reply.value is not None:
                last = simulation.laws.logs[table].requests[self.id, ask.key][1]
                self.seen[table] = max(self.seen.get(table, 0), last)
            elif isinstance(reply.refused, StoreFailed) and world.chance(0.7):
                self._send(work, heard)

        self._send(work, heard)
        if simulation.weather.repeats(world):
            world.after(world.some(AGAIN_SECONDS), lambda: self._send(work, heard))

    def _send(self, work: Work, heard: Callable[[Reply], None]) -> None:
        """Send a request until it is answered."""
        simulation, world, weather = (
            self._simulation,
            self._simulation.world,
            self._simulation.weather,
        )
        self.waiting += 1

        def back(reply: Reply) -> None:
            """The answer arrives, or the connection breaks."""
            if reply.is_lost or weather.loses(world):
                world.after(world.some(AGAIN_SECONDS), arrive)
            else:
                self.waiting -= 1
                heard(reply)

        def arrive() -> None:
            seconds = weather.message_seconds(world)
            task = simulation.process.call(
                work, lambda reply: world.after(seconds, lambda: back(reply))
            )
            if task is not None and weather.loses(world):
                # The caller hangs up.
                world.after(world.some(0.01), lambda: simulation.hang_up(task))

        world.after(weather.message_seconds(world), arrive)

    def _ask_for_table(self, logs: list[Log]) -> None:
        """A new one, or a rematch."""
        rng = self._simulation.world.rng
        over = [log for log in logs if log.game.phase == "over" and log.game.seats_of(self.id)]
        if over and rng.random() < 0.5:
            table = rng.choice(over).row.id

            async def rematch(context: Context) -> str:
                return (await context.hosting.rematch(table, self.id)).table.id

            self._send(rematch, lambda reply: None)
            return
        new = new_table(rng)

        async def create(context: Context) -> str:
            return (await context.hosting.create(new, self.id)).id

        self._send(create, lambda reply: None)

    def _talk(self, log: Log) -> None:
        table, world = log.row.id, self._simulation.world

        async def say(context: Context) -> int:
            line = await context.chat.say(table, self.id, "something")
            world.note(f"{table}: {self.id} has written line {line.n} for {line.room}")
            return line.n

        self._send(say, lambda reply: None)
