"""Presence: everybody who has a connection to a table, or had one a moment ago.

It is not stored. Only one thing depends on it: what others may do with the seat of somebody who
has been away for long.
"""

from __future__ import annotations

import asyncio
import hashlib
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec import json
from msgspec.structs import replace

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
        self.quiet_until = 0.0


class Presence:
    """Counts who is at which table, and notifies listeners."""

    def __init__(
        self, service: Service, hub: Hub, away_seconds: float, absence_seconds: int
    ) -> None:
        self._service: Final = service
        self.hub: Final = hub
        self._away_seconds: Final = away_seconds
        self._absence_seconds: Final = absence_seconds
        self._start: Final = monotonic()
        self._seen: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()
        """When people with a seat were last at a table, or did something there; the earliest
        first."""
        self._tables: Final[dict[str, Visitors]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

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

    def look(self, table: Table) -> None:
        """After every commit: somebody may have joined or left."""
        visitors = self._tables.get(table.id)
        if visitors and visitors.seated != [seat.person for seat in table.game.seats]:
            self._tell_soon(table.id)

    def people_at(self, table: str) -> set[str]:
        visitors = self._tables.get(table)
        return set(visitors.people) if visitors else set()

    def is_watched(self, table: str) -> bool:
        """Whether anybody is there, at a seat or not."""
        return table in self._tables

    def saw(self, table: str, person: str) -> None:
        """Somebody does something at a table, with or without a connection to it."""
        now = monotonic()
        self._seen[table, person] = now
        self._seen.move_to_end((table, person))
        # Whoever was seen longer ago is absent, as is whoever was never seen.
        while next(iter(self._seen.values())) < now - self._absence_seconds:
            self._seen.popitem(last=False)

    def absence(self, table: Table) -> Absence:
        """For how long the holders of seats have been away; at most since the server started."""
        here, now = self.people_at(table.id), monotonic()
        people = {seat.person for seat in table.game.seats if seat.person} - here
        away = {one: now - self._seen.get((table.id, one), self._start) for one in people}
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
        watching = [person for person in visitors.people if person not in seats]
        names = await self._service.store.people.names(watching[:MOST_NAMED])
        return live.Presence(
            seats=[person in visitors.people for person in seats],
            absent_in=[
                max(0, -((away[person] - needed) // 1000)) if person and person in away else None
                for person in seats
            ],
            watchers=[
                live.Watcher(stand_for(table, person), names.get(person, ""))
                for person in watching[:MOST_NAMED]
            ],
            watching=len(watching) + sum(map(len, visitors.nobodies.values())),
        )

    def _tell_soon(self, table: str) -> None:
        visitors = self._tables[table]
        if not visitors.is_telling:
            visitors.is_telling = True
            task = asyncio.create_task(self._tell(table, visitors))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, table: str, visitors: Visitors) -> None:
        await asyncio.sleep(max(SETTLE_SECONDS, visitors.quiet_until - monotonic()))
        visitors.is_telling = False
        game = (await self._service.table(table)).game
        visitors.seated = [seat.person for seat in game.seats]
        found = await self.presence(table)
        if is_news(visitors.sent, found):
            visitors.sent = found
            pause = max(PAUSE_SECONDS, self.hub.count(table) / MOST_A_SECOND)
            visitors.quiet_until = monotonic() + pause
            self.hub.publish(table, PresenceNews(json.encode(found)))

    @property
    def is_telling(self) -> bool:
        """Whether somebody will be told of a change."""
        return bool(self._tasks)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def is_news(before: live.Presence | None, now: live.Presence) -> bool:
    """Whether somebody came or left: that seconds have passed is no news."""
    return before is None or _but_seconds(before) != _but_seconds(now)


def _but_seconds(presence: live.Presence) -> live.Presence:
    return replace(presence, absent_in=[None if one is None else 0 for one in presence.absent_in])
