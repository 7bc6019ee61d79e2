"""Who listens to which table. What is published here is already on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from quebec.server.peers.messages import Changed
from quebec.server.peers.peers import Peers

MOST_WAITING: Final = 32
"""The queue length of a listener; above that, it has to catch up from the store."""


class EntriesNews(NamedTuple):
    """Entries after `since` up to `at`, as they are sent."""

    since: int
    at: int
    message: bytes


class ChatNews(NamedTuple):
    """A line of chat."""

    n: int
    room: str
    person: str
    message: bytes


class PresenceNews(NamedTuple):
    """Who is here; only the last one matters."""

    message: bytes


class ChangedNews(NamedTuple):
    """Something has changed in a list: its listeners read it again."""


News = EntriesNews | ChatNews | PresenceNews | ChangedNews
NOTHING: Final = EntriesNews(0, 0, b"")
CHANGED: Final = ChangedNews()


class Listener:
    """Waits for news of one table."""

    def __init__(self, person: str | None) -> None:
        self.person: Final = person
        self.muted: set[str] = set()
        """People whose lines are hidden."""
        self.at_once: Callable[[News], bool] | None = None
        """Takes news where it happens, while nothing else waits; returns whether it did."""
        self._waiting: Final[asyncio.Queue[News]] = asyncio.Queue(MOST_WAITING)
        self._lost = False

    def tell(self, news: News) -> None:
        """Never waits: a listener that is too far behind loses its queue."""
        if self.at_once and self._waiting.empty() and self.at_once(news):
            return
        if self._waiting.full():
            self._lost = True
            self.drain()
        self._waiting.put_nowait(news)

    async def next(self) -> News:
        return await self._waiting.get()

    def drain(self) -> None:
        """Empty the queue."""
        while not self._waiting.empty():
            self._waiting.get_nowait()

    @property
    def waiting(self) -> int:
        """Messages in the queue."""
        return self._waiting.qsize()

    def has_lost(self) -> bool:
        """Whether something was lost since the last call."""
        lost, self._lost = self._lost, False
        return lost


class Hub:
    """Passes news to all listeners of this process."""

    def __init__(self, peers: Peers | None = None) -> None:
        self.peers: Final = peers or Peers()
        self.peers.hear(Changed, lambda _, news: self.deliver(news.topic, CHANGED))
        self._listeners: Final[dict[str, dict[Listener, None]]] = {}
        """Of each table, in the order in which they came."""
        self.pushed = 0
        """Messages queued for listeners so far."""

    @contextmanager
    def listening(self, table: str, person: str | None = None) -> Iterator[Listener]:
        listener = Listener(person)
        self._listeners.setdefault(table, {})[listener] = None
        try:
            yield listener
        finally:
            here = self._listeners[table]
            del here[listener]
            if not here:
                del self._listeners[table]

    def publish(self, table: str, news: News) -> None:
        """Other topics than tables have changed for the listeners of all processes."""
        self.deliver(table, news)
        if news is CHANGED:
            self.peers.tell(Changed(table))

    def deliver(self, table: str, news: News) -> None:
        """To the listeners of this process."""
        for listener in self._listeners.get(table, ()):
            listener.tell(news)
            self.pushed += 1

    @property
    def topics(self) -> list[str]:
        """Everything that has listeners: tables, and other topics."""
        return list(self._listeners)

    def wake(self) -> None:
        """Nothing has happened, but long polls get a response: the server is shutting down."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.tell(NOTHING)

    def count(self, table: str | None = None) -> int:
        """The listeners of a table, or all of them."""
        if table is not None:
            return len(self._listeners.get(table, ()))
        return sum(map(len, self._listeners.values()))

    def people_at(self, table: str) -> set[str]:
        """Those who listen to a table."""
        here = self._listeners.get(table, ())
        return {listener.person for listener in here if listener.person}

    def listeners_of(self, table: str, person: str) -> list[Listener]:
        here = self._listeners.get(table, ())
        return [listener for listener in here if listener.person == person]
