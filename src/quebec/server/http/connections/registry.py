"""All open connections: how many there are, by address, and which of them have to end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, Literal, Protocol

import structlog

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
TURNS: Final = 64
"""Connections of an address that were told to wait, and are read again, in one sweep."""
SHARE: Final = 2
"""No address has more than this part of all connections, so one client cannot keep others out."""


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
        self.turns = 0
        """Taken in this sweep."""


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
        self._most: Final = most
        self._most_of_address: Final = min(
            limits.address_connections or most, max(most // SHARE, 1)
        )
        self._metrics: Final = metrics
        self._is_proxy: Final = is_proxy
        self._addresses: Final[dict[str, Address]] = {}
        # A request needs a connection, so the same rate is enough for both.
        self._new: Final = Buckets(limits.address_requests, limits.address_requests_burst, now)
        self._ended: Final[Counter[Reason]] = Counter()
        """Since the last line in the log."""
        self._last: Final[dict[Reason, str]] = {}
        """The address that was concerned last."""
        self._logged: Final[dict[Reason, float]] = {}
        metrics.connections.set_function(lambda: float(self.count))

    def __iter__(self) -> Iterator[Connection]:
        for address in list(self._addresses.values()):
            yield from list(address.connections)

    def enter(self, connection: Connection) -> None:
        """Register a new connection; may cut others to make room, and raises if there is none."""
        address = self.add(connection)
        if not address.is_proxy:
            wait = self._new.take(address.name)
            if wait:
                raise Refused("too_many_connections", seconds=int(wait) + 1)
            if len(address.connections) > self._most_of_address and not self._cut_one_of(
                address, connection, "too_many_connections"
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

    def _cut_one_of(self, address: Address, but: Connection, reason: Reason) -> bool:
        """Cut the oldest connection of an address that only waits, to make room for another."""
        for connection in address.connections:
            if connection is not but and connection.waits():
                connection.cut(reason)
                self.leave(connection)
                return True
        return False

    def fits(self, address: Address) -> bool:
        """Whether an address occupies no more memory than it may."""
        most = self.limits.address_bytes
        return not most or address.bytes <= most or address.is_proxy

    def sweep(self) -> None:
        """Once a second: end what has taken too long, and log what was ended."""
        now = self.now()
        for address in self._addresses.values():
            address.turns = 0
        for connection in self:
            try:
                connection.look(now)
            except Exception as error:
                # One connection must not end the server.
                log.error("unexpected", exc_info=error)
                self.leave(connection)
        self._log(now)

    def take_turn(self, connection: Connection) -> bool:
        """Whether a connection that was told to wait is read again in this sweep."""
        address = connection.address
        if address.turns >= TURNS and not address.is_proxy:
            return False
        address.turns += 1
        # The others come first next time.
        if connection in address.connections:
            del address.connections[connection]
            address.connections[connection] = None
        return True

    def note(self, reason: Reason, address: Address) -> None:
        """A connection was ended."""
        self._metrics.connections_ended.labels(reason).inc()
        if reason not in USUAL:
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
