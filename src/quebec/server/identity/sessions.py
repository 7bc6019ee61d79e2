"""Signed sessions: a token says which session it is, the store says whose."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from typing import Final, NamedTuple

from quebec.server.service import now
from quebec.server.store import PersonRow, SessionRow, Store

COOKIE: Final = "quebec_session"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep one."""
MOST_CACHED: Final = 10_000


class Caller(NamedTuple):
    """Somebody with a session."""

    person: str
    name: str
    session: bytes


class Sessions:
    """Begins sessions, and tells who a token belongs to."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store: Final = store
        self._key: Final = key
        self._known: Final[OrderedDict[bytes, Caller]] = OrderedDict()

    async def begin(self, name: str = "") -> tuple[str, Caller]:
        """A session for somebody new, and its token."""
        person = PersonRow(secrets.token_urlsafe(12), name, now())
        return await self.begin_for(person.id, name, person)

    async def begin_for(
        self, person: str, name: str, new: PersonRow | None = None
    ) -> tuple[str, Caller]:
        """Another session of a person."""
        secret = secrets.token_urlsafe(24)
        session = SessionRow(_hash(secret), person, now())
        await self._store.add_session(new, session)
        return f"{secret}.{self._sign(secret)}", Caller(person, name, session.hash)

    async def who(self, token: str) -> Caller | None:
        """Whose token it is; nobody's if it was not made here or its session has ended."""
        secret, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(secret).encode()):
            return None
        hashed = _hash(secret)
        known = self._known.get(hashed)
        if known is None:
            row = await self._store.session(hashed)
            if row is None:
                return None
            known = self._known[hashed] = Caller(row.person, row.name, hashed)
            if len(self._known) > MOST_CACHED:
                self._known.popitem(last=False)
        return known

    def forget(self, person: str) -> None:
        """Look a person's sessions up again: they have ended, or the name has changed."""
        for hashed in [h for h, caller in self._known.items() if caller.person == person]:
            del self._known[hashed]

    def _sign(self, secret: str) -> str:
        return hmac.new(self._key, secret.encode(), hashlib.sha256).hexdigest()


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
