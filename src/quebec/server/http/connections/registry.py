"""All open connections: how many there are, by address, and which of them have to end."""

from __future__ import annotations

import asyncio
import select
from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, Literal, Protocol

import structlog

from quebec.server.http.connections.crowd import Crowd
from quebec.server.limits import Limits
from quebec.server.limits.keeper import Buckets
from quebec.server.limits.network import network
from quebec.server.operations.metrics import Metrics
from quebec.server.play.refusals import Refused
from quebec.server.times import monotonic

log = structlog.get_logger()

Reason = Literal[
    "silent",
    "slow_headers",
    "slow_body",
    "idle",
    "unread",
    "bad_request",
    "url_too_long",
    "headers_too_large",
    "body_unwanted",
    "too_many_frames",
    "too_many_connections",
    "too_many_bytes",
    "full",
]
"""Why the server has ended a connection; also a label of the metrics."""
USUAL: Final[frozenset[Reason]] = frozenset(("idle", "silent"))
"""Browsers leave connections open, and open some in advance: not worth a line in the log."""
LOG_SECONDS: Final = 10
"""At most one line for each reason in this time: an attack must not fill the disk."""
MOST_RESUMED: Final = 16
"""Connections of an address that were told to wait, and are read again, in one sweep."""
SLICE: Final = 0.001
"""Seconds that an address has in one turn of the event loop; whatever else it wants waits for the
next turn, and others come in between."""
READ_SECONDS: Final = 0.00001
"""What it takes to read from a connection, whatever arrives."""
BYTE_SECONDS: Final = 0.000_000_001
OPEN_SECONDS: Final = 0.0003
"""What it takes to open a connection, and to close it."""
OPENED_AT_ONCE: Final = 400
"""Connections that an address may open at once, six for each of many people behind one address;
after that, as many as requests."""
CROWD: Final = 64
"""Connections of an address above which they are read a few at a time."""
ARRIVED_SECONDS: Final = 0.00002
"""What it takes to read from one of those, beside the reading itself."""
SWEPT: Final = 16
"""Connections that a sweep looks at in one turn: if all of them end, that takes about a
millisecond, most of it in the next turn."""
PAUSE: Final = 0.005
"""Seconds between the turns of an address that was just refused something, and of a crowd."""
BLAME_SECONDS: Final = 2
REST: Final = 4
"""How many times as long as it was over its share an address rests, if there are others: its
turns alone would leave no time to the threads of the store, without which nobody is answered."""
LOOKED_AT: Final = 16
"""Connections that are looked at to find one that may end for another."""
SHARE: Final = 2
"""No address has more than this part of all connections, so one client cannot keep others out."""


Step = Callable[[], bool]
"""A small piece of work; whether there is more of it."""


class Connection(Protocol):
    """What the registry needs to know of a connection."""

    address: Address

    @property
    def client_host(self) -> str: ...

    def waits(self) -> bool:
        """Whether it waits for the client: nothing is lost if it ends."""
        ...

    def look(self, now: float) -> None:
        """End it if the client has taken too long."""
        ...

    def cut(self, reason: Reason) -> None:
        """End it at once."""
        ...


class Address:
    """The connections of one address, the oldest first, and the bytes they occupy."""

    def __init__(self, name: str, *, is_proxy: bool) -> None:
        self.name: Final = name
        self.is_proxy: Final = is_proxy
        """A trusted proxy carries the connections of everybody."""
        self.connections: Final[dict[Connection, None]] = {}
        self.bytes = 0
        """Of requests that are not answered yet, and of responses that are not read yet."""
        self.resumed = 0
        """Connections that are read again in this sweep."""
        self.line: Final[deque[Step]] = deque()
        """What its connections want to do, in the order in which they take turns."""
        self.spent = 0.0
        """Seconds, in this turn of the event loop; if they are too many, also in the next ones."""
        self.blamed_until = 0.0
        self.paid = 0.0
        """Seconds of what it has spent that are settled when the next turn begins."""
        self.is_scheduled = False
        """The next turn of the event loop begins with it."""
        self.is_working = False
        self.crowd: Crowd | None = None
        self.is_resting = False
        """The crowd was just read from."""


NOWHERE: Final = Address("", is_proxy=False)
"""The address of a connection that is not registered."""


class Connections:
    """All open connections of a server."""

    def __init__(
        self,
        limits: Limits,
        most: int,
        metrics: Metrics,
        is_proxy: Callable[[str], bool] = lambda _: False,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """At most so many, whatever the limits are: the system may allow fewer."""
        self.limits: Final = limits
        self.now: Final = now
        self.count = 0
        self.is_closing = False
        """Whether the server shuts down: each response is the last one of its connection."""
        self._most: Final = most
        self._most_of_address: Final = min(
            limits.address_connections or most, max(most // SHARE, 1)
        )
        self._metrics: Final = metrics
        self._is_proxy: Final = is_proxy
        self._addresses: Final[dict[str, Address]] = {}
        # A request needs a connection, so the same rate is enough for both.
        burst = min(limits.address_requests_burst, OPENED_AT_ONCE)
        self._new: Final = Buckets(limits.address_requests, burst, now)
        self._ended: Final[Counter[Reason]] = Counter()
        """Since the last line in the log."""
        self._last: Final[dict[Reason, str]] = {}
        """The address that was concerned last."""
        self._logged: Final[dict[Reason, float]] = {}
        metrics.connections.set_function(lambda: float(self.count))

    def __iter__(self) -> Iterator[Connection]:
        for address in list(self._addresses.values()):
            yield from list(address.connections)

    def refusal(self, host: str) -> Refused | None:
        """Why a new connection of a host is not opened; to be asked once for each."""
        if self._is_proxy(host):
            return None
        name = network(host)
        wait = self._new.take(name)
        if not wait:
            return None
        known = self._addresses.get(name)
        self.note("too_many_connections", known or Address(name, is_proxy=False))
        return Refused("too_many_connections", seconds=int(wait) + 1)

    def enter(self, connection: Connection) -> None:
        """Register a new connection; may cut others to make room, and raises if there is none."""
        address = self.add(connection)
        if (
            len(address.connections) > self._most_of_address
            and not address.is_proxy
            and not self._cut_one_of(address, connection, "too_many_connections")
        ):
            raise Refused("too_many_connections", seconds=1)
        if self.count > self._most:
            greediest = sorted(
                self._addresses.values(), key=lambda one: len(one.connections), reverse=True
            )
            if not any(self._cut_one_of(one, connection, "full") for one in greediest):
                raise Refused("server_full", seconds=1)

    def add(self, connection: Connection) -> Address:
        """Register a connection without asking whether there is room."""
        host = connection.client_host
        name = network(host)
        address = self._addresses.get(name)
        if address is None:
            address = self._addresses[name] = Address(name, is_proxy=self._is_proxy(host))
        address.connections[connection] = None
        connection.address = address
        address.spent += OPEN_SECONDS
        self.count += 1
        return address

    def leave(self, connection: Connection) -> None:
        """It has ended; may be called twice."""
        address = connection.address
        if connection not in address.connections:
            return
        del address.connections[connection]
        self.count -= 1
        if not address.connections:
            self._addresses.pop(address.name, None)
            if address.crowd:
                address.crowd.close()
                address.crowd = None

    def _cut_one_of(self, address: Address, but: Connection, reason: Reason) -> bool:
        """Cut the oldest connection of an address that only waits, to make room for another."""
        for connection in list(islice(address.connections, LOOKED_AT)):
            if connection is not but and connection.waits():
                connection.cut(reason)
                self.leave(connection)
                return True
            # One in use: the next search begins behind it.
            del address.connections[connection]
            address.connections[connection] = None
        return False

    # ---- turns of the event loop ----------------------------------------------------------------

    def take_turns(self, address: Address, step: Step) -> None:
        """Do something for an address, now or in one of the next turns of the event loop.

        Otherwise a thousand connections that have sent something at the same time would be dealt
        with at once, and everybody else would wait for that.
        """
        if address.is_proxy:
            while step():
                pass
            return
        address.line.append(step)
        if not address.is_scheduled:
            self._schedule(address)
        self._work(address)

    def crowd_of(self, address: Address) -> Crowd | None:
        """Where a connection waits until something arrives, if the event loop should not look
        itself: one address has so many that it would take long to read from all of them."""
        if address.is_proxy or len(address.connections) <= CROWD or not hasattr(select, "epoll"):
            return None
        if address.crowd is None:
            address.crowd = Crowd(lambda: self._read_some(address))
        if not address.is_resting:
            address.crowd.listen()
        return address.crowd

    def _read_some(self, address: Address) -> None:
        """From a few connections of a crowd; the others wait for a moment."""
        if address.crowd:
            address.is_resting = True
            address.spent += ARRIVED_SECONDS * address.crowd.read()
            asyncio.get_running_loop().call_later(PAUSE, self._listen, address)
        if not address.is_scheduled:
            self._schedule(address)

    def _listen(self, address: Address) -> None:
        """For the others of a crowd, when all that was read is dealt with."""
        if address.line or address.spent:
            # Opening a connection counts too, and may be all that was done since the last turn.
            if not address.is_scheduled:
                self._schedule(address)
            asyncio.get_running_loop().call_later(PAUSE, self._listen, address)
        elif address.crowd:
            address.is_resting = False
            address.crowd.listen()

    def _schedule(self, address: Address) -> None:
        address.is_scheduled = True
        address.paid = SLICE
        loop = asyncio.get_running_loop()
        over = address.spent - SLICE
        if address.blamed_until > self.now():
            loop.call_later(PAUSE, self._begin_turn, address)
        elif over > 0 and len(self._addresses) > 1:
            address.paid += over
            loop.call_later(REST * over, self._begin_turn, address)
        else:
            loop.call_soon(self._begin_turn, address)

    def _begin_turn(self, address: Address) -> None:
        address.is_scheduled = False
        address.spent = max(0.0, address.spent - address.paid)
        if address.line or address.spent:
            self._schedule(address)
            self._work(address)

    def blame(self, address: Address) -> None:
        """It was refused something: for a moment, its turns are further apart."""
        address.blamed_until = self.now() + BLAME_SECONDS

    def _work(self, address: Address) -> None:
        """The steps of an address, until it has had its share of this turn."""
        if address.is_working:
            return
        address.is_working = True
        try:
            while address.line and address.spent < SLICE:
                step = address.line.popleft()
                begun = self.now()
                if step():
                    address.line.append(step)
                address.spent += self.now() - begun
        finally:
            address.is_working = False

    def fits(self, address: Address) -> bool:
        """Whether an address occupies no more memory than it may."""
        most = self.limits.address_bytes
        return not most or address.bytes <= most or address.is_proxy

    async def sweep(self) -> None:
        """Once a second: end what has taken too long, and log what was ended."""
        now = self.now()
        for address in self._addresses.values():
            address.resumed = 0
        for number, connection in enumerate(self, 1):
            try:
                connection.look(now)
            except Exception as error:
                # One connection must not end the server.
                log.error("unexpected", exc_info=error)
                self.leave(connection)
            if number % SWEPT == 0:
                # Others have their turn.
                await asyncio.sleep(0)
        self._log(now)

    def may_resume(self, connection: Connection) -> bool:
        """Whether a connection that was told to wait is read again in this sweep."""
        address = connection.address
        if address.resumed >= MOST_RESUMED and not address.is_proxy:
            return False
        address.resumed += 1
        # The others come first next time.
        if connection in address.connections:
            del address.connections[connection]
            address.connections[connection] = None
        return True

    def note(self, reason: Reason, address: Address) -> None:
        """A connection was ended."""
        self._metrics.connections_ended.labels(reason).inc()
        if reason not in USUAL:
            self.blame(address)
            self._ended[reason] += 1
            self._last[reason] = address.name

    def _log(self, now: float) -> None:
        for reason, count in list(self._ended.items()):
            if now - self._logged.get(reason, float("-inf")) >= LOG_SECONDS:
                log.warning(
                    "connections_ended", reason=reason, count=count, last=self._last[reason]
                )
                self._logged[reason] = now
                del self._ended[reason]
