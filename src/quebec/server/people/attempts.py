"""Limits for failed passwords. Counted in the store, so a restart does not reset them."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from quebec.server.play.refusals import Refused
from quebec.server.store import AttemptLimit, Store
from quebec.server.times import now

MINUTE: Final = 60_000


class Limit(NamedTuple):
    """A maximum of failures within minutes, counted by these parts of an attempt."""

    by: tuple[str, ...]
    most: int
    minutes: int


LOGIN: Final = (
    Limit(("login", "address"), 10, 10),
    Limit(("login",), 100, 10),
    Limit(("address",), 100, 10),
)
"""The first stops somebody who guesses, without locking out the account's owner elsewhere."""
PASSWORD: Final = (Limit(("person",), 10, 10),)
EMAIL: Final = (
    Limit(("person",), 5, 24 * 60),
    Limit(("email",), 5, 24 * 60),
    Limit(("address",), 30, 24 * 60),
)
"""Messages to an address that is not confirmed: nobody can have them sent to others."""
REGISTER: Final = (Limit(("address",), 100, 60),)


class Attempts:
    """Refuses callers with too many attempts."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store: Final = store
        self._key: Final = key

    async def begin(self, limits: Sequence[Limit], **about: str) -> list[AttemptLimit]:
        """Count an attempt; call `forgive` if it succeeds."""
        counted = list(self._counted(limits, about))
        wait = await self._store.attempts.try_once(counted, now())
        if wait:
            raise Refused("too_many_attempts", seconds=-(-wait // 1000))
        return counted

    async def forgive(self, counted: Sequence[AttemptLimit]) -> None:
        await self._store.attempts.forgive(counted)

    def _counted(self, limits: Sequence[Limit], about: dict[str, str]) -> Iterator[AttemptLimit]:
        """Neither names nor addresses are stored, only their hashes."""
        for limit in limits:
            values = {part: about[part] for part in limit.by}
            text = repr((limit, values))
            subject = hmac.new(self._key, text.encode(), hashlib.sha256).digest()[:16]
            yield AttemptLimit(subject, limit.most, limit.minutes * MINUTE)
