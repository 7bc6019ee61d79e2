"""People with an account, on several devices: they register, log in and out, change passwords and
names, and delete themselves; meanwhile they play.

Whatever breaks in between, all of an operation has happened or nothing, and what was acknowledged
stays. Nobody is heard whose session is over, and nobody plays who is deleted. Tables show names of
today, and those who are deleted soon have no seat where a game goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from quebec.server.http.context import Context
from quebec.server.people.accounts import Device
from quebec.server.people.sessions import Caller
from quebec.server.play.refusals import Refused
from quebec.server.store import StoreFailed
from tools.virtual_server.choices import choose, new_table
from tools.virtual_server.people import granted, is_awaited
from tools.virtual_server.process import LOST, Reply, Work

if TYPE_CHECKING:
    from tools.virtual_server.simulation import Simulation

DEVICES: Final = 3
AGAIN_SECONDS: Final = 0.7
PAUSE_SECONDS: Final = 1.0
WRONG: Final = "a wrong password"
NAME: Final = "Renamed "
NEW: Final = 0.1


class Hasher:
    """In place of Argon2, which is slow on purpose."""

    def hash(self, password: str) -> str:
        return f"hash of {password}"

    def verify(self, hashed: str, password: str) -> bool:
        return hashed == self.hash(password)

    def check_needs_rehash(self, hashed: str) -> bool:
        return False


class Standing(NamedTuple):
    """What the server knows of a member."""

    password: str | None = None
    """Of the account; None if there is none."""
    devices: frozenset[int] = frozenset()
    """Those that are logged in, with a session that the member has heard of."""
    lines: int = 0
    """Lines of chat that can be read."""
    name: str = ""
    """The one they have chosen."""
    is_gone: bool = False


Change = Callable[[Any], Standing]
"""What follows, from what the server answered; without an answer, from None."""


class Member:
    """One after the other: an operation, then a look at what came of it."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        self.id: Final = f"member-{number}"
        self.standing = Standing()
        self.is_waiting = False
        """For an answer."""
        self._simulation: Final = simulation
        self._device: Final = Device(f"192.0.2.{number}", "")
        self._tokens: Final[dict[int, str]] = {}
        self._person = ""
        self._lives = 0
        """Accounts so far: who was deleted starts over."""
        self._passwords = 0
        self._names = 0
        self._keys = 0
        self._open: list[asyncio.Task[None]] = []
        self._pause()

    def _pause(self) -> None:
        world = self._simulation.world
        world.after(world.some(PAUSE_SECONDS), self._act)

    def leave(self) -> None:
        """Close the connections."""
        for task in self._open:
            if task.get_loop() is self._simulation.process.loop:
                self._simulation.hang_up(task)

    # ---- what they do -----------------------------------------------------------------------

    def _act(self) -> None:
        simulation, standing = self._simulation, self.standing
        if simulation.weather.is_calm:
            return
        rng = simulation.world.rng
        inside = sorted(standing.devices)
        if not self._person or standing.is_gone:
            self._arrive()
        elif not inside and standing.password is None:
            # The only session is over, or its token never arrived.
            self._person = ""
            self._pause()
        elif not inside:
            self._log_in(rng.randrange(DEVICES))
        elif standing.password is None:
            rng.choice((self._register, self._talk, self._play))(inside[0])
        else:
            self._do_something(rng.choice(inside))

    def _do_something(self, device: int) -> None:
        rng = self._simulation.world.rng
        acts: dict[Callable[[int], None], float] = {
            self._play: 40,
            self._talk: 4,
            self._connect: 4,
            self._rename: 3,
            lambda _: self._log_in(rng.randrange(DEVICES)): 6,
            lambda _: self._mistype(rng.randrange(DEVICES)): 1,
            self._change_password: 2,
            self._end_others: 1,
            self._log_out: 2,
            self._delete: 2,
        }
        rng.choices(list(acts), list(acts.values()))[0](device)

    def _arrive(self) -> None:
        """As a guest, on the first device."""
        self._lives += 1
        self._person, self.standing = "", Standing()
        self._tokens.clear()

        async def begin(context: Context) -> tuple[str, Caller]:
            return await context.sessions.begin("Member")

        def changed(answer: tuple[str, Caller] | None) -> Standing:
            if answer is None:
                return Standing()
            self._tokens[0], self._person = answer[0], answer[1].person
            return Standing(devices=frozenset((0,)))

        self._do("arrives", begin, changed)

    def _register(self, device: int) -> None:
        password = self._new_password()

        async def register(context: Context) -> str:
            caller = await self._caller(context, device)
            return (await context.accounts.register(caller, self._login, password, self._device))[0]

        self._do("registers", register, self._entered(device, password))

    def _log_in(self, device: int) -> None:
        """Also on a device that is logged in already: with a new session."""
        password = self.standing.password
        assert password is not None

        async def log_in(context: Context) -> str:
            token = self._tokens.get(device)
            caller = await context.sessions.who(token) if token else None
            return (
                await context.accounts.log_in(caller, self._login, password, True, self._device)
            )[0]

        self._do(f"logs in on device {device}", log_in, self._entered(device, password))

    def _entered(self, device: int, password: str) -> Change:
        def changed(token: str | None) -> Standing:
            if token is None:
                others = self.standing.devices - {device}
                return self.standing._replace(password=password, devices=others)
            self._tokens[device] = token
            inside = self.standing.devices | {device}
            return self.standing._replace(password=password, devices=inside)

        return changed

    def _mistype(self, device: int) -> None:
        async def try_it(context: Context) -> None:
            try:
                await context.accounts.log_in(None, self._login, WRONG, False, self._device)
            except Refused:
                return
            self._simulation.world.fail(f"{self.id} is let in with a wrong password")

        self._do("mistypes", try_it, lambda _: self.standing)

    def _change_password(self, device: int) -> None:
        old, new = self.standing.password or "", self._new_password()

        async def change(context: Context) -> None:
            caller = await self._caller(context, device)
            await context.accounts.change_password(caller, old, new)

        only = frozenset((device,))
        after = self.standing._replace(password=new, devices=only)
        self._do("changes the password", change, lambda _: after)

    def _end_others(self, device: int) -> None:
        async def end(context: Context) -> None:
            caller = await self._caller(context, device)
            mine = await context.accounts.sessions(caller)
            others = [one.hash for one in mine if one.hash != caller.session]
            await context.accounts.end_sessions(caller, others)

        after = self.standing._replace(devices=frozenset((device,)))
        self._do("ends the other sessions", end, lambda _: after)

    def _log_out(self, device: int) -> None:
        async def end(context: Context) -> None:
            caller = await self._caller(context, device)
            await context.accounts.end_sessions(caller, [caller.session])

        after = self.standing._replace(devices=self.standing.devices - {device})
        self._do(f"logs out on device {device}", end, lambda _: after)

    def _delete(self, device: int) -> None:
        password = self.standing.password or ""

        async def delete(context: Context) -> None:
            await context.accounts.delete(await self._caller(context, device), password)

        found = self._wish(device)
        if found is not None and self._simulation.world.chance(0.5):
            what, play = found
            self._simulation.world.note(f"{self.id} {what}, and meanwhile:")
            self._send_along(play)
        self._do("is deleted", delete, lambda _: Standing(is_gone=True))

    def _talk(self, device: int) -> None:
        logs = list(self._simulation.laws.logs)
        if not logs:
            self._pause()
            return
        table = self._simulation.world.rng.choice(logs)

        async def say(context: Context) -> None:
            caller = await self._caller(context, device)
            await context.chat.say(table, caller.person, "a line")

        after = self.standing._replace(lines=self.standing.lines + 1)
        self._do(f"talks at {table}", say, lambda _: after)

    def _rename(self, device: int) -> None:
        self._names += 1
        name = f"{NAME}{self._names}"

        async def rename(context: Context) -> None:
            """As the route does."""
            caller = await self._caller(context, device)
            await context.store.people.rename(caller.person, name)
            context.sessions.renamed(caller.person)
            context.service.renamed(caller.person, name)

        self._do("is renamed", rename, lambda _: self.standing._replace(name=name))

    def _play(self, device: int) -> None:
        """Whatever there is to do at one of the tables, or a new table."""
        simulation = self._simulation
        rng, logs = simulation.world.rng, list(simulation.laws.logs.values())
        going = [log for log in logs if log.game.phase != "over"]
        if len(going) < simulation.weather.tables and rng.random() < NEW:
            self._create(device)
            return
        found = self._wish(device)
        if found is None:
            self._pause()
            return
        what, play = found
        self._do(what, play, lambda _: self.standing)

    def _wish(self, device: int) -> tuple[str, Work] | None:
        """Something to do at a table."""
        simulation = self._simulation
        logs = simulation.laws.logs.values()
        mine = [log for log in logs if log.game.phase != "over" and is_awaited(log, self._person)]
        if not mine:
            return None
        rng = simulation.world.rng
        log = rng.choice(mine)
        self._keys += 1
        key = f"{self.id}-{self._keys}"
        ask = choose(rng, log.game, self._person, key, log.game.length)
        if ask is None:
            return None
        table, wanted = log.row.id, ask

        async def play(context: Context) -> bytes:
            caller = await self._caller(context, device)
            return await granted(simulation, context, table, wanted, caller.person)

        return f"asks {table}: {type(ask).__name__} {key}", play

    def _create(self, device: int) -> None:
        new = new_table(self._simulation.world.rng)

        async def create(context: Context) -> str:
            caller = await self._caller(context, device)
            return (await context.hosting.create(new, caller.person)).id

        self._do("creates a table", create, lambda _: self.standing)

    def _connect(self, device: int) -> None:
        """A connection that ends with the session."""
        token = self._tokens[device]

        async def stay(context: Context) -> None:
            """As the route does."""
            caller = await context.sessions.who(token)
            if caller is None:
                return
            with context.sessions.open(caller) as ended:
                if await context.sessions.who(token):
                    await ended.wait()

        task = self._simulation.process.call(stay, lambda _: None, "socket")
        self._open = [one for one in self._open if not one.done()]
        if task is not None:
            self._open.append(task)
        self._pause()

    # ---- what came of it --------------------------------------------------------------------

    def _do(self, what: str, work: Work, changed: Change) -> None:
        """An operation whose answer may be lost, and then a look."""
        world, before = self._simulation.world, self.standing
        world.note(f"{self.id} {what}")

        def heard(reply: Reply) -> None:
            if reply.is_lost or isinstance(reply.refused, StoreFailed):
                # It has happened, or not.
                allowed = [before, changed(None)]
            elif reply.refused is not None:
                allowed = [before]
            else:
                # An operation without a result is acknowledged with anything.
                allowed = [changed(reply.value)]
            self._look(what, allowed)

        self._send(work, heard)

    def _look(self, what: str, allowed: list[Standing]) -> None:
        """What is true now, until there is an answer."""
        if not self._person:
            self.is_waiting = False
            self.standing = allowed[0]
            self._pause()
            return

        async def look(context: Context) -> Standing:
            # Once something is written, what has failed before does not turn up any more.
            await context.store.values.set("looked", self.id)
            return await self._found(context)

        def heard(reply: Reply) -> None:
            world = self._simulation.world
            if reply.value is None:
                world.after(world.some(AGAIN_SECONDS), lambda: self._look(what, allowed))
                return
            world.require(
                reply.value in allowed,
                f"{self.id} {what}: the server knows {reply.value}, it should be one of {allowed}",
            )
            self.standing = reply.value
            self._pause()

        self._send(look, heard)

    async def _found(self, context: Context) -> Standing:
        devices = []
        for device, token in sorted(self._tokens.items()):
            caller = await context.sessions.who(token)
            if caller and caller.person == self._person:
                devices.append(device)
        sessions = {one.hash for one in await context.store.sessions.of(self._person)}
        world, database = self._simulation.world, self._simulation.disk.database
        for connection in context.sessions._open.get(self._person, ()):
            world.require(
                connection.session in sessions or connection.ended.is_set(),
                f"{self.id} is connected with a session that is over",
            )
        account = await context.store.accounts.of(self._person)
        ((name, gone),) = database.execute(
            "SELECT name, gone FROM persons WHERE id = ?", (self._person,)
        )
        world.require(not (gone and name), f"{self.id} is deleted, but the name is there")
        for table in context.service._tables.values():
            shown = table.names.get(self._person, name)
            world.require(
                shown == name, f"{table.id} calls {self.id} {shown!r}, who is called {name!r}"
            )
        ((lines,),) = database.execute(
            "SELECT count(*) FROM chat WHERE person = ? AND text <> ''", (self._person,)
        )
        return Standing(
            password=account.password.removeprefix("hash of ") if account else None,
            devices=frozenset(devices),
            lines=lines,
            name=name if name.startswith(NAME) else "",
            is_gone=gone is not None,
        )

    def _send(self, work: Work, heard: Callable[[Reply], None]) -> None:
        """Once: the request or its answer may be lost on the way."""
        simulation, world = self._simulation, self._simulation.world
        weather = simulation.weather
        self.is_waiting = True

        def back(reply: Reply) -> None:
            self.is_waiting = False
            heard(LOST if weather.loses(world) else reply)

        def arrive() -> None:
            seconds = weather.message_seconds(world)
            simulation.process.call(work, lambda reply: world.after(seconds, lambda: back(reply)))

        world.after(weather.message_seconds(world), arrive)

    def _send_along(self, work: Work) -> None:
        """Whatever the answer is."""
        simulation, world = self._simulation, self._simulation.world

        def arrive() -> None:
            simulation.process.call(work, lambda _: None)

        world.after(simulation.weather.message_seconds(world), arrive)

    async def _caller(self, context: Context, device: int) -> Caller:
        """As every route does."""
        caller = await context.sessions.who(self._tokens[device])
        if caller is None:
            raise Refused("no_session")
        return caller

    @property
    def _login(self) -> str:
        return f"{self.id}-{self._lives}"

    def _new_password(self) -> str:
        self._passwords += 1
        return f"password {self._passwords}"
