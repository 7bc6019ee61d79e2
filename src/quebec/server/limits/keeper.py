"""Who has asked for how much: the limits of a running server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from quebec.server.identity.sessions import Caller
from quebec.server.limits.buckets import Buckets, Places
from quebec.server.limits.values import Limits

MAKES_A_TABLE: Final = {"makes_table": True}
"""For the `opt` of a route."""


class LimitsKeeper:
    """Counts for this process. A second process counts for itself: limits are a fence, no truth."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.requests: Final = Buckets(limits.requests, limits.requests_burst)
        self.address: Final = Buckets(limits.address_requests, limits.address_requests_burst)
        self.sessions: Final = Buckets(limits.sessions, limits.sessions_burst)
        self.tables: Final = Buckets(limits.tables, limits.tables_burst)
        self.chat: Final = Buckets(limits.chat, limits.chat_burst)
        self.analyses: Final = Buckets(limits.analyses, limits.analyses_burst)
        self._waits: Final = Places(limits.waits, "too_many_waits")
        self._sockets: Final = Places(limits.sockets, "too_many_sockets")
        self._at_address: Final = Places(limits.address_sockets, "too_many_sockets")

    @contextmanager
    def wait(self, scope: Any) -> Iterator[None]:
        """A place for a request that waits."""
        with self._at_address.place(address_of(scope)), self._waits.place(caller_of(scope)):
            yield

    @contextmanager
    def socket(self, scope: Any) -> Iterator[None]:
        with self._at_address.place(address_of(scope)), self._sockets.place(caller_of(scope)):
            yield


def check_limits(scope: Any, keeper: LimitsKeeper) -> None:
    """Refuses what comes too often, once it is known who calls."""
    keeper.address.demand(address_of(scope))
    keeper.requests.demand(caller_of(scope))
    if "makes_table" in scope["route_handler"].opt:
        keeper.tables.demand(caller_of(scope), "too_many_new_tables")


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def caller_of(scope: Any) -> str:
    """Whoever has a session is known by it, others by their address."""
    caller: Caller | None = scope["user"]
    return caller.person if caller else f"@{address_of(scope)}"
