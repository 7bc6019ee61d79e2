"""What must come right in time: bots play, clocks run out, listeners know everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quebec.server.play.acts import Created, Joined
from tools.virtual_server.laws import Log
from tools.virtual_server.polls import Poll
from tools.virtual_server.sockets import Socket

if TYPE_CHECKING:
    from tools.virtual_server.simulation import Simulation

EVERY: Final = 1.0
"""Seconds between two inspections."""
EXPIRED_WITHIN: Final = 8.0
"""Seconds after which a clock that has run out is in the log."""
BOT_WITHIN: Final = 150.0
"""Seconds after which a bot has played, whatever other bots do."""
BOT_IN_CALM: Final = 100.0
HEARD_WITHIN: Final = 5.0
"""Seconds after which a long poll is answered, once there is something to tell."""
MOST_POLLS: Final = 3
LONGEST_PAUSE: Final = 60.0
"""Of a bot at a table that could not be written."""


class Inspection:
    """Looks at everything once a second."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation: Final = simulation
        self._slept_at = 0.0

    def start(self) -> None:
        self._simulation.world.after(EVERY, self._inspect)

    def slept(self) -> None:
        self._slept_at = self._simulation.world.time

    def _inspect(self) -> None:
        simulation = self._simulation
        world = simulation.world
        world.after(EVERY, self._inspect)
        self._watch()
        logs = list(simulation.laws.logs.values())
        for log in logs:
            self._look_at_clock(log)
            self._look_at_bot(log)
        for poll in simulation.polls:
            self._look_at_poll(poll)
        context = simulation.process.context
        if context is None or not logs:
            return
        log = world.rng.choice(logs)
        cached = context.service._tables.get(log.row.id)
        if cached is not None:
            simulation.laws.is_folded(log.row.id, cached.game)
        if world.chance(0.02):
            simulation.laws.hides(log, world.rng)

    def _watch(self) -> None:
        """Somebody without a session comes and goes."""
        simulation = self._simulation
        world, logs = simulation.world, simulation.laws.logs
        if simulation.weather.is_calm or not logs:
            return
        if world.chance(0.05) and len(simulation.polls) < MOST_POLLS:
            table = world.rng.choice(list(logs))
            simulation.polls.append(Poll(simulation, table, len(simulation.polls)))
        if not world.chance(0.05):
            return
        if len(simulation.watchers) < 4:
            table = world.rng.choice(list(logs))
            simulation.watchers.append(Socket(simulation, table, None))
        else:
            simulation.watchers.pop(0).close()

    def _healthy_for(self) -> float:
        """Seconds since the server started, slept, or could not write."""
        simulation = self._simulation
        if simulation.process.context is None:
            return 0
        begun = max(simulation.process.ready_at, self._slept_at, simulation.disk.last_failure)
        return simulation.world.time - begun

    def _look_at_clock(self, log: Log) -> None:
        timer, world = log.game.timer, self._simulation.world
        if timer is None or timer.expires is None or log.game.phase != "playing":
            return
        late = min((world.now() - timer.expires) / 1000, self._healthy_for())
        world.require(
            late <= EXPIRED_WITHIN,
            f"{log.row.id}: the clock of seat {timer.running} ran out {late:.1f} s ago",
        )

    def _look_at_bot(self, log: Log) -> None:
        world = self._simulation.world
        if not log.game.waiting_bot:
            return
        waited = min(world.time - log.changed_at, self._healthy_for() - LONGEST_PAUSE)
        world.require(
            waited <= BOT_WITHIN,
            f"{log.row.id}: a bot should have played {waited:.1f} s ago",
        )

    def _look_at_poll(self, poll: Poll) -> None:
        simulation, log = self._simulation, self._simulation.laws.logs[poll.table]
        if poll.waits_since is None or poll.after >= log.game.length:
            return
        waited = simulation.world.time - max(poll.waits_since, log.changed_at)
        simulation.world.require(
            min(waited, self._healthy_for()) <= HEARD_WITHIN,
            f"{poll.table} has {log.game.length} entries, and somebody who has asked for what comes"
            f" after {poll.after} was not told for {waited:.1f} s",
        )

    # ---- at the end -------------------------------------------------------------------------

    def all_is_right(self) -> None:
        """After a calm: everybody has got everything."""
        simulation = self._simulation
        world = simulation.world
        context = simulation.process.context
        world.require(context is not None, "the server does not run")
        for log in simulation.laws.logs.values():
            is_stuck = log.game.waiting_bot and world.time - log.changed_at > BOT_IN_CALM
            world.require(not is_stuck, f"{log.row.id}: waits for a bot that does not play")
            self._nobody_is_left_at(log)
        for person in simulation.people:
            world.require(person.waiting == 0, f"{person.id} has no answer to {person.waiting}")
        for member in simulation.members:
            world.require(not member.is_waiting, f"{member.id} has no answer")
        for poll in simulation.polls:
            length = simulation.laws.logs[poll.table].game.length
            world.require(
                poll.seen == length, f"who polls {poll.table} knows {poll.seen} of {length}"
            )
        sockets = [socket for one in simulation.people for socket in one.sockets.values()]
        for socket in (*sockets, *simulation.watchers):
            self._knows_everything(socket)

    def _nobody_is_left_at(self, log: Log) -> None:
        """Of those who are deleted: at their seats bots play, or somebody else can sit down."""
        if log.game.phase == "over":
            return
        left = {seat.person for seat in log.game.seats}
        if log.game.phase == "gathering":
            left.add(log.game.owner)
        left &= self._simulation.laws.gone()
        self._simulation.world.require(
            not left, f"{log.row.id} waits for somebody who is deleted: {left}"
        )

    def _knows_everything(self, socket: Socket) -> None:
        simulation = self._simulation
        world, log = simulation.world, simulation.laws.logs[socket.table]
        who = f"{socket.person} at {socket.table}"
        world.require(socket.wire is not None, f"{who} is not connected")
        world.require(
            socket.seen == log.game.length, f"{who} knows {socket.seen} of {log.game.length}"
        )
        sits = any(
            entry.by == socket.person and isinstance(entry.act, Created | Joined)
            for entry in log.entries
        )
        if not sits or socket.person is None:
            lines = simulation.disk.database.execute(
                "SELECT n FROM chat WHERE table_id = ? AND room = 'watchers' AND text <> ''"
                " ORDER BY n",
                (socket.table,),
            ).fetchall()
            missing = [n for (n,) in lines if n not in socket.lines_read]
            world.require(not missing, f"{who} has not got the lines {missing}")
        self._knows_who_is_here(socket, who)

    def _knows_who_is_here(self, socket: Socket, who: str) -> None:
        simulation = self._simulation
        world, log = simulation.world, simulation.laws.logs[socket.table]
        here = {one.id for one in simulation.people if socket.table in one.sockets}
        nobodies = sum(one.table == socket.table for one in simulation.watchers)
        nobodies += sum(one.table == socket.table for one in simulation.polls)
        seated = [seat.person for seat in log.game.seats]
        expected = [person in here for person in seated]
        watching = len(here - set(seated)) + nobodies
        found = socket.presence
        world.require(
            found is not None and (found.seats, found.watching) == (expected, watching),
            f"{who} is told {found}, but at seats are {expected} and {watching} watch",
        )

    def nothing_is_left(self) -> None:
        """Nobody is connected any more: nothing is kept of them."""
        context = self._simulation.process.context
        world = self._simulation.world
        assert context is not None
        waiting = sum(bool(log.game.waiting_bot) for log in self._simulation.laws.logs.values())
        left = {
            "listeners": context.hub.count(),
            "visitors": len(context.presence._tables),
            "requests": len(context.service._tasks),
            "connections": len(context.sessions._open),
            "bots": context.bots.waiting - waiting,
        }
        world.require(not any(left.values()), f"after everybody left there are still {left}")
