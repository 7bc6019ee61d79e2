"""The limits of a running server, and how much each caller has used."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from math import ceil
from typing import Final, NamedTuple

from quebec.server.limits.values import Limits
from quebec.server.peers.messages import Spent
from quebec.server.peers.peers import Peers
from quebec.server.play.refusals import Refused
from quebec.server.times import monotonic

MOST_KNOWN: Final = 20_000
"""Callers that are remembered; above that, the least recently seen are forgotten."""
TELL_SECONDS: Final = 0.25
"""Between two messages to other processes."""
BYTES_AS_ONE: Final = 16_384
"""Of a long response that count as one request: about 100 entries of a log."""


class Client(NamedTuple):
    """Who sends a request, as limits count them."""

    address: str
    caller: str
    """The person; without a session, the address."""


class Bucket:
    """Tokens of one caller: refilled at a rate up to a burst."""

    __slots__ = ("_burst", "_rate", "_since", "_tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = self._tokens = max(burst, 1)
        self._since = now

    def take(self, now: float, cost: float = 1) -> float:
        """Take tokens; the seconds to wait if there are not enough, else 0. A rate of 0 is no
        limit."""
        if not self._rate:
            return 0
        # What costs more than the burst needs a full bucket.
        cost = min(cost, self._burst)
        self._refill(now)
        if self._tokens < cost:
            return (cost - self._tokens) / self._rate
        self._tokens -= cost
        return 0

    def lose(self, now: float, cost: float) -> None:
        """Tokens that were taken elsewhere; there may not be as many."""
        self._refill(now)
        self._tokens = max(-self._burst, self._tokens - cost)

    def _refill(self, now: float) -> None:
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now


class Buckets:
    """A bucket for each caller."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._now: Final = now
        self._buckets: Final[OrderedDict[str, Bucket]] = OrderedDict()
        self.taken: dict[str, float] | None = None
        """What was taken since other processes were told; None if there are none."""

    def take(self, who: str, cost: float = 1) -> float:
        """Take tokens; the seconds to wait if there are not enough, else 0."""
        if not self._rate:
            return 0
        now = self._now()
        wait = self._bucket(who, now).take(now, cost)
        if not wait and self.taken is not None:
            self.taken[who] = self.taken.get(who, 0) + cost
        return wait

    def took(self, who: str, cost: float) -> None:
        """Somebody has taken tokens: at another process, or more than was known before."""
        if self._rate:
            now = self._now()
            self._bucket(who, now).lose(now, cost)

    def _bucket(self, who: str, now: float) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_KNOWN:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket

    def demand(self, who: str, key: str = "too_many_requests", *, cost: float = 1) -> None:
        """Take tokens, or refuse with the time to wait."""
        wait = self.take(who, cost)
        if wait:
            raise Refused(key, seconds=ceil(wait))


class Places:
    """A maximum of concurrent uses for each caller."""

    def __init__(self, most: int, key: str) -> None:
        self._most: Final = most
        self._key: Final = key
        self._taken: Final[dict[Hashable, int]] = {}

    def taken(self, who: Hashable) -> int:
        return self._taken.get(who, 0)

    @contextmanager
    def place(self, who: Hashable) -> Iterator[None]:
        taken = self._taken.get(who, 0)
        if self._most and taken >= self._most:
            raise Refused(self._key, most=self._most)
        self._taken[who] = taken + 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]


class Turns:
    """One after the other for each caller; a few may wait."""

    def __init__(self, most: int, key: str) -> None:
        """`most` counts the one whose turn it is too."""
        self._places: Final = Places(most, key)
        self._locks: Final[dict[Hashable, asyncio.Lock]] = {}

    def taken(self, who: Hashable) -> int:
        """How many have their turn, or wait for it."""
        return self._places.taken(who)

    @asynccontextmanager
    async def turn(self, who: Hashable) -> AsyncIterator[None]:
        with self._places.place(who):
            try:
                async with self._locks.setdefault(who, asyncio.Lock()):
                    yield
            finally:
                if self._places.taken(who) == 1:
                    # Nobody else waits.
                    self._locks.pop(who, None)


class LimitsKeeper:
    """Counts for this process. Several tell each other what they have granted, a few times a
    second; while they cannot, each counts for itself."""

    def __init__(self, limits: Limits, peers: Peers | None = None) -> None:
        self._peers: Final = peers or Peers()
        self.limits: Final = limits
        self.requests: Final = Buckets(limits.requests, limits.requests_burst)
        self.address: Final = Buckets(limits.address_requests, limits.address_requests_burst)
        self.sessions: Final = Buckets(limits.sessions, limits.sessions_burst)
        self._tables: Final = Buckets(limits.tables, limits.tables_burst)
        self._tables_at_address: Final = Buckets(limits.address_tables, limits.address_tables_burst)
        self._public_tables: Final = Buckets(limits.public_tables, limits.public_tables_burst)
        self.chat: Final = Buckets(limits.chat, limits.chat_burst)
        self.analyses: Final = Buckets(limits.analyses, limits.analyses_burst)
        self.hints: Final = Buckets(limits.hints, limits.hints_burst)
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()
        """Of people, in memory only."""
        self._waits: Final = Places(limits.waits, "too_many_waits")
        self._sockets: Final = Places(limits.sockets, "too_many_sockets")
        self._at_address: Final = Places(limits.address_sockets, "too_many_sockets")
        self._work: Final = Turns(limits.work, "too_much_work")
        self._work_at_address: Final = Places(limits.address_work, "too_much_work")
        self._reading_at_address: Final = Turns(limits.address_work, "too_much_work")
        self._long_responses: Final = Buckets(limits.requests, limits.requests_burst)
        """By address. Apart from the requests: those are answered meanwhile."""
        self._shared: Final = {
            "requests": self.requests,
            "address": self.address,
            "sessions": self.sessions,
            "tables": self._tables,
            "address_tables": self._tables_at_address,
            "public_tables": self._public_tables,
            "chat": self.chat,
            "analyses": self.analyses,
            "hints": self.hints,
            "long_responses": self._long_responses,
        }
        self._telling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Share what is counted with other processes, if there are any."""
        if not self._peers.is_alone:
            for buckets in self._shared.values():
                buckets.taken = {}
            self._peers.hear(Spent, self._spent)
            self._telling = asyncio.create_task(self._tell())

    def close(self) -> None:
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            taken = {name: one.taken for name, one in self._shared.items() if one.taken}
            if taken:
                self._peers.tell(Spent(taken))
                for name in taken:
                    self._shared[name].taken = {}

    def _spent(self, _: str, news: Spent) -> None:
        for name, taken in news.taken.items():
            for who, cost in taken.items():
                if name in self._shared:
                    self._shared[name].took(who, cost)

    def request(self, client: Client, cost: float = 1) -> None:
        """A request that costs as much as so many usual ones."""
        self.address.demand(client.address, cost=cost)
        self.requests.demand(client.caller, cost=cost)

    def new_table(self, client: Client, cost: float) -> None:
        """At the address it may count as several."""
        self._tables_at_address.demand(client.address, "too_many_new_tables", cost=cost)
        self._tables.demand(client.caller, "too_many_new_tables")

    def sit_down(self, client: Client) -> None:
        """Counted with new tables: people do both as often."""
        self._tables_at_address.demand(client.address, "sits_down_too_often")
        self._tables.demand(client.caller, "sits_down_too_often")

    def public_table(self, person: str) -> None:
        """A new one, which is in the lobby: nobody fills it, and pushes out others."""
        self._public_tables.demand(self.last_address(person), "too_many_new_tables")

    @asynccontextmanager
    async def work(self, client: Client) -> AsyncIterator[None]:
        """A turn for something that takes long."""
        with self._work_at_address.place(client.address):
            async with self._work.turn(client.caller):
                yield

    @asynccontextmanager
    async def reading(self, client: Client) -> AsyncIterator[None]:
        """A turn for something that much is read for: one of an address at a time. If others of the
        same address wait, there is a rest as long as it took before the next one."""
        turns, address = self._reading_at_address, client.address
        async with turns.turn(address):
            begun = monotonic()
            yield
            if turns.taken(address) > 1:
                await asyncio.sleep(monotonic() - begun)

    async def paced(self, address: str, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """A long response; it waits where as many requests would be refused."""
        async for piece in pieces:
            while wait := self._long_responses.take(address, len(piece) / BYTES_AS_ONE):
                await asyncio.sleep(wait)
            yield piece

    @contextmanager
    def wait(self, address: str, caller: str) -> Iterator[None]:
        """A slot for a long poll."""
        with self._at_address.place(address), self._waits.place(caller):
            yield

    @contextmanager
    def socket(self, address: str, caller: str) -> Iterator[None]:
        with self._at_address.place(address), self._sockets.place(caller):
            yield

    def seen(self, person: str, address: str) -> None:
        """A person has made a request."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_KNOWN:
            self._addresses.popitem(last=False)

    def last_address(self, person: str) -> str:
        """Where a person was last seen; one of their own for somebody who was not."""
        return self._addresses.get(person, f"?{person}")
