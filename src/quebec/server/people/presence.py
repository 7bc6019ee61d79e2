"""Presence: everybody who has a connection to a table, or had one a moment ago.

It is not stored. Only one thing depends on it: what others may do with the seat of somebody who
has been away for long.
"""

from __future__ import annotations

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from collections import Counter, OrderedDict
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from msgspec import json
from msgspec.structs import replace

from quebec.server.peers.messages import Hello, Here, Seen
from quebec.server.play.asks import Absence
from quebec.server.tables.hub import Hub, PresenceNews
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.times import monotonic
from quebec.server.wire import live

SETTLE_SECONDS: Final = 0.1
"""Changes within this time are sent together."""
PAUSE_SECONDS: Final = 1.0
"""Between two messages to the listeners of a table."""
MOST_A_SECOND: Final = 200
"""Messages to the listeners of a table: if there are more, the pause is longer."""
MOST_NAMED: Final = 50
TELL_SECONDS: Final = 10.0
"""Between two messages to other processes that somebody was seen."""
ANNOUNCE_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 20.0
"""After this time without a message of a process, the people connected to it count as gone."""


def stand_for(table: str, person: str) -> str:
    """The pseudonym of a person at one table: reveals nothing about them at others."""
    return urlsafe_b64encode(hashlib.sha256(f"{table} {person}".encode()).digest()[:9]).decode()


class Nobodies:
    """Those without a session at one address."""

    def __init__(self) -> None:
        self.connections = 0
        self.left = 0
        """Connections that were closed a moment ago."""

    def __len__(self) -> int:
        """Somebody who comes and goes is one."""
        return max(self.connections, min(self.left, 1))


class Visitors:
    """The people at one table, with their numbers of connections; and those without a session, by
    address."""

    def __init__(self) -> None:
        self.people: Final[dict[str, int]] = {}
        self.nobodies: Final[dict[str, Nobodies]] = {}
        self.seated: list[str | None] = []
        """Who held the seats when this was last sent."""
        self.sent: live.Presence | None = None
        self.is_telling = False
        self.telling: Final = asyncio.Lock()
        """Keeps the messages in order."""
        self.quiet_until = 0.0


class Elsewhere(NamedTuple):
    """Who is at a table, connected to another process."""

    people: set[str]
    nobodies: dict[str, int]
    until: float
    """It tells this again before then."""


class Presence:
    """Counts who is at which table, and notifies listeners."""

    def __init__(
        self, service: Service, hub: Hub, away_seconds: float, absence_seconds: int
    ) -> None:
        self._service: Final = service
        self.hub: Final = hub
        self._away_seconds: Final = away_seconds
        self._absence_seconds: Final = absence_seconds
        self._start = monotonic()
        """Since when everybody who is there is known."""
        self._seen: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()
        """When people with a seat were last at a table, or did something there; the earliest
        first."""
        self._tables: Final[dict[str, Visitors]] = {}
        self._elsewhere: Final[dict[str, dict[str, Elsewhere]]] = {}
        """Who is at a table, by the process that they are connected to."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._announcing: asyncio.Task[None] | None = None
        self._peers: Final = service.peers
        self._told: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()
        """When others were last told that somebody was seen."""
        self._peers.hear(Here, self._hear)
        self._peers.hear(Seen, lambda _, news: self._saw(news.table, news.person))
        self._peers.hear(Hello, self._hello)

    def start(self) -> None:
        """Tell other processes regularly who is here, if there are any."""
        if not self._peers.is_alone:
            self._announcing = asyncio.create_task(self._announce_all())

    @contextmanager
    def here(self, table: str, person: str | None, address: str) -> Iterator[None]:
        """Somebody is at a table during this context, and for a little longer."""
        visitors = self._tables.setdefault(table, Visitors())
        if person is None:
            visitors.nobodies.setdefault(address, Nobodies()).connections += 1
            self._tell_soon(table)
        else:
            visitors.people[person] = visitors.people.get(person, 0) + 1
            if visitors.people[person] == 1:
                self._tell_soon(table)
        try:
            yield
        finally:
            if person is None:
                visitors.nobodies[address].connections -= 1
                visitors.nobodies[address].left += 1
            # Somebody who reloads a page, or polls every minute, has not been away.
            loop = asyncio.get_running_loop()
            loop.call_later(self._away_seconds, self._leave, table, person, address)

    def _leave(self, table: str, person: str | None, address: str) -> None:
        visitors = self._tables[table]
        if person is None:
            visitors.nobodies[address].left -= 1
            if not visitors.nobodies[address]:
                del visitors.nobodies[address]
        else:
            visitors.people[person] -= 1
            if visitors.people[person]:
                return
            del visitors.people[person]
            if person in visitors.seated:
                self.saw(table, person)
        if visitors.people or visitors.nobodies:
            self._tell_soon(table)
        else:
            del self._tables[table]
            self._announce(table)

    def look(self, table: Table) -> None:
        """After every commit: somebody may have joined or left."""
        visitors = self._tables.get(table.id)
        if visitors and visitors.seated != [seat.person for seat in table.game.seats]:
            self._tell_soon(table.id)

    def people_at(self, table: str) -> set[str]:
        visitors = self._tables.get(table)
        found = set(visitors.people) if visitors else set()
        return found.union(*(other.people for other in self._others_at(table)))

    def _others_at(self, table: str) -> list[Elsewhere]:
        return list(self._elsewhere.get(table, {}).values())

    def is_watched(self, table: str) -> bool:
        """Whether anybody is there, at a seat or not."""
        return table in self._tables or table in self._elsewhere

    def saw(self, table: str, person: str) -> None:
        """Somebody does something at a table, with or without a connection to it."""
        self._saw(table, person)
        if not self._peers.is_alone:
            now = monotonic()
            if self._told.get((table, person), float("-inf")) < now - TELL_SECONDS:
                self._told[table, person] = now
                self._told.move_to_end((table, person))
                while next(iter(self._told.values())) < now - TELL_SECONDS:
                    self._told.popitem(last=False)
                self._peers.tell(Seen(table, person))

    def _saw(self, table: str, person: str) -> None:
        now = monotonic()
        self._seen[table, person] = now
        self._seen.move_to_end((table, person))
        # Anybody who was last seen before that is absent, and so is anybody who was never seen.
        while next(iter(self._seen.values())) < now - self._absence_seconds:
            self._seen.popitem(last=False)

    def absence(self, table: Table) -> Absence:
        """For how long the holders of seats have been away; at most since the server started."""
        here, now = self.people_at(table.id), monotonic()
        if not self._peers.is_connected:
            # They may be connected to another process.
            self._start = now
        people = {seat.person for seat in table.game.seats if seat.person} - here
        start = self._start
        away = {one: now - max(start, self._seen.get((table.id, one), start)) for one in people}
        return Absence(
            1000 * self._absence_seconds,
            {person: int(1000 * seconds) for person, seconds in away.items()},
        )

    async def presence(self, table: str) -> live.Presence:
        """Who is at a table now."""
        found = await self._service.table(table)
        seats = [seat.person for seat in found.game.seats]
        needed, away = self.absence(found)
        visitors = self._tables.get(table) or Visitors()
        here, others = self.people_at(table), self._others_at(table)
        watching = [person for person in visitors.people if person not in seats]
        watching += sorted(here.difference(watching, seats))
        nobodies = Counter({one: len(there) for one, there in visitors.nobodies.items()})
        for other in others:
            nobodies.update(other.nobodies)
        names = await self._service.store.people.names(watching[:MOST_NAMED])
        return live.Presence(
            seats=[person in here for person in seats],
            absent_in=[
                max(0, -((away[person] - needed) // 1000)) if person and person in away else None
                for person in seats
            ],
            watchers=[
                live.Watcher(stand_for(table, person), names.get(person, ""))
                for person in watching[:MOST_NAMED]
            ],
            watching=len(watching) + nobodies.total(),
        )

    async def caught_up(self, table: str) -> live.Presence:
        """The same, for a listener who may have missed what all were told."""
        found = await self.presence(table)
        visitors = self._tables.get(table)
        if visitors and is_news(visitors.sent, found):
            # The next message is sent even if everything is as before by then: this listener was
            # told something else.
            visitors.sent = None
        return found

    def _tell_soon(self, table: str) -> None:
        visitors = self._tables[table]
        if not visitors.is_telling:
            visitors.is_telling = True
            self._spawn(self._tell(table, visitors))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: str, visitors: Visitors) -> None:
        await asyncio.sleep(max(SETTLE_SECONDS, visitors.quiet_until - monotonic()))
        visitors.is_telling = False
        self._announce(table)
        async with visitors.telling:
            game = (await self._service.table(table)).game
            visitors.seated = [seat.person for seat in game.seats]
            found = await self.presence(table)
            if is_news(visitors.sent, found):
                visitors.sent = found
                pause = max(PAUSE_SECONDS, self.hub.count(table) / MOST_A_SECOND)
                visitors.quiet_until = monotonic() + pause
                self.hub.publish(table, PresenceNews(json.encode(found)))

    # ---- other processes --------------------------------------------------------------------

    def _announce(self, table: str) -> None:
        """Tell other processes who is at a table here."""
        if not self._peers.is_alone:
            visitors = self._tables.get(table) or Visitors()
            nobodies = {address: len(there) for address, there in visitors.nobodies.items()}
            self._peers.tell(Here(table, list(visitors.people), nobodies))

    async def _announce_all(self) -> None:
        """Now and then, since a message may be lost; and forget the processes that do not."""
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for table in self._tables:
                self._announce(table)
            if self._peers.is_connected:
                self._forget_silent()

    def _forget_silent(self) -> None:
        """While nothing is heard of anybody, nobody has left."""
        now = monotonic()
        for table, by_process in list(self._elsewhere.items()):
            for process, other in list(by_process.items()):
                if other.until < now:
                    self._change(table, process, None)

    def _hear(self, process: str, news: Here) -> None:
        there = Elsewhere(set(news.people), news.nobodies, monotonic() + SILENT_SECONDS)
        self._change(news.table, process, there if there.people or there.nobodies else None)

    def _change(self, table: str, process: str, there: Elsewhere | None) -> None:
        """Somebody has come to a table at another process, or left."""
        by_process = self._elsewhere.setdefault(table, {})
        before = by_process.pop(process, None)
        if there is not None:
            by_process[process] = there
        if not by_process:
            del self._elsewhere[table]
        for person in (before.people if before else set()) - self.people_at(table):
            self._saw(table, person)
        if table in self._tables and (before and before[:2]) != (there and there[:2]):
            self._tell_soon(table)

    def _hello(self, process: str, hello: Hello) -> None:
        """A process knows nothing of us; or it is we who know nothing of the others."""
        if process == self._peers.id:
            self._start = monotonic()
            now = monotonic() + SILENT_SECONDS
            for by_process in self._elsewhere.values():
                for one, other in by_process.items():
                    by_process[one] = other._replace(until=now)
        else:
            for table in self._tables:
                self._announce(table)

    @property
    def is_telling(self) -> bool:
        """Whether somebody will be told of a change."""
        return bool(self._tasks)

    def close(self) -> None:
        if self._announcing is not None:
            self._announcing.cancel()
        for task in self._tasks:
            task.cancel()


def is_news(before: live.Presence | None, now: live.Presence) -> bool:
    """Whether somebody came or left; the passing of time alone is no news."""
    return before is None or _but_seconds(before) != _but_seconds(now)


def _but_seconds(presence: live.Presence) -> live.Presence:
    return replace(presence, absent_in=[None if one is None else 0 for one in presence.absent_in])
