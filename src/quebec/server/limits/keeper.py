"""The limits of a running server, and how much each caller has used."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from quebec.server.limits.values import Limits
from quebec.server.play.refusals import Refused
from quebec.server.times import monotonic

MOST_KNOWN: Final = 20_000
"""Callers that are remembered; above that, the least recently seen are forgotten."""


class Buckets:
    """A token bucket for each caller: refilled at a rate up to its burst."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self._rate: Final = rate
        self._burst: Final = max(burst, 1)
        self._now: Final = now
        self._filled: Final[OrderedDict[Hashable, tuple[float, float]]] = OrderedDict()

    def take(self, who: Hashable) -> float:
        """Take a token; the seconds to wait if there is none, else 0."""
        if not self._rate:
            return 0
        now = self._now()
        tokens, since = self._filled.pop(who, (self._burst, now))
        tokens = min(self._burst, tokens + (now - since) * self._rate)
        enough = tokens >= 1
        self._filled[who] = (tokens - 1 if enough else tokens, now)
        if len(self._filled) > MOST_KNOWN:
            self._filled.popitem(last=False)
        return 0 if enough else (1 - tokens) / self._rate

    def demand(self, who: Hashable, key: str = "too_many_requests") -> None:
        """Take a token, or refuse with the time to wait."""
        wait = self.take(who)
        if wait:
            raise Refused(key, seconds=ceil(wait))


class Places:
    """A maximum of concurrent uses for each caller."""

    def __init__(self, most: int, key: str) -> None:
        self._most: Final = most
        self._key: Final = key
        self._taken: Final[dict[Hashable, int]] = {}

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


class LimitsKeeper:
    """Counts for this process. A second process counts separately: limits are approximate."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.requests: Final = Buckets(limits.requests, limits.requests_burst)
        self.address: Final = Buckets(limits.address_requests, limits.address_requests_burst)
        self.sessions: Final = Buckets(limits.sessions, limits.sessions_burst)
        self.tables: Final = Buckets(limits.tables, limits.tables_burst)
        self.chat: Final = Buckets(limits.chat, limits.chat_burst)
        self.analyses: Final = Buckets(limits.analyses, limits.analyses_burst)
        self._addresses: Final[OrderedDict[str, str]] = OrderedDict()
        """Of people, in memory only."""
        self._waits: Final = Places(limits.waits, "too_many_waits")
        self._sockets: Final = Places(limits.sockets, "too_many_sockets")
        self._at_address: Final = Places(limits.address_sockets, "too_many_sockets")

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
