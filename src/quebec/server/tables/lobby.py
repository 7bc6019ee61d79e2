"""The lobby: public tables, as the database has them.

Every process reads the list once for all who look at its lobby: when a table has changed in a way
that the list shows, and regularly, because people who look for a game may have left, and other
processes write too.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import random
from typing import Final

from msgspec import json

from quebec.server.peers.messages import Changed
from quebec.server.store import Store
from quebec.server.tables.hub import CHANGED, Hub, Listener
from quebec.server.tables.lists import summarised
from quebec.server.tables.memory import Table
from quebec.server.times import monotonic, now
from quebec.server.wire.meeting import LobbyShown

LOBBY: Final = "lobby"
"""The topic of the lobby in the hub; no table has this id."""
MOST_OPEN: Final = 50
MOST_RUNNING: Final = 20
MOST_OVER: Final = 6
SETTLE_SECONDS: Final = 0.3
"""Changes within this time are read together."""
MOST_A_SECOND: Final = 300
"""Lists that are sent: somebody who sits down and gets up again and again changes the list for all
who look at it, and it is large."""
REST: Final = 9
"""After reading the list, the next reading waits this many times as long as it took. So somebody
who changes the list and asks for it again and again uses at most a tenth of the time."""
LONGEST_REST: Final = 1.0
"""Seconds."""
LONGEST_SECONDS: Final = 15
"""Seconds after which the list is read again, even if this process knows of no change."""


def person_topic(person: str) -> str:
    """What somebody listens to in order to learn that something of theirs has changed."""
    return f"person {person}"


class Lobby:
    """What is listed, encoded once for everybody."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store: Final = store
        self._hub: Final = hub
        self._seen: bytes = b""
        self._read_at = -float(LONGEST_SECONDS)
        self._rest_until = 0.0
        self._is_stale = True
        self._reading: Final = asyncio.Lock()
        hub.peers.hear(Changed, self._changed_elsewhere)

    def look(self, table: Table) -> None:
        """After every commit: does a list show something else now?"""
        game = table.game
        listed = (
            game.phase,
            game.waiting,
            tuple((seat.person, seat.bot) for seat in game.seats),
        )
        before, table.listed = table.listed, listed
        if before == listed:
            return
        is_same_list = before is not None and (before[0], before[2]) == (listed[0], listed[2])
        if table.row.setup.public and not is_same_list:
            self.changed()
        for person in {seat.person for seat in game.seats if seat.person}:
            self._hub.publish(person_topic(person), CHANGED)

    def changed(self) -> None:
        """Something that is listed has changed."""
        self._is_stale = True
        self._hub.publish(LOBBY, CHANGED)

    def _changed_elsewhere(self, _: str, news: Changed) -> None:
        self._is_stale = self._is_stale or news.topic == LOBBY

    async def shown(self) -> bytes:
        """A LobbyShown as JSON."""
        async with self._reading:
            if self._is_stale or monotonic() - self._read_at > LONGEST_SECONDS:
                # All who come meanwhile wait for the same list.
                await asyncio.sleep(self._rest_until - monotonic())
                self._is_stale = False
                self._read_at = monotonic()
                try:
                    self._seen = json.encode(await self._read())
                except BaseException:
                    # Even if the caller has gone: the next one gets it.
                    self._is_stale = True
                    raise
                took = monotonic() - self._read_at
                self._rest_until = monotonic() + min(REST * took, LONGEST_REST)
            return self._seen

    async def _read(self) -> LobbyShown:
        lists = self._store.lists
        parts = (
            await lists.open(now(), MOST_OPEN),
            await lists.public("playing", MOST_RUNNING),
            await lists.lately_over(MOST_OVER),
        )
        rows = await summarised(self._store, [one for part in parts for one in part], None)
        first, second = len(parts[0]), len(parts[0]) + len(parts[1])
        return LobbyShown(open=rows[:first], running=rows[first:second], over=rows[second:])

    def pause(self) -> float:
        """Seconds until somebody is told of a change: with many listeners not the same for all, so
        that they are not told in one moment."""
        return SETTLE_SECONDS + random() * self._hub.count(LOBBY) / MOST_A_SECOND

    async def news(self, listener: Listener, sent: bytes) -> bytes:
        """The lobby, if it differs from what was sent."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_SECONDS + SETTLE_SECONDS):
                    await listener.next()
            await asyncio.sleep(self.pause())
            listener.drain()
            found = await self.shown()
            if found != sent:
                return found
