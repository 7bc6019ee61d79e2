"""Signed sessions: a token says which session it is, the store says whose."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from quebec.server.ids import new_id
from quebec.server.peers.messages import Renamed, SessionsEnded
from quebec.server.peers.peers import Peers
from quebec.server.store import PersonRow, SessionRow, Store
from quebec.server.times import now

COOKIE: Final = "quebec_session"
COOKIE_SECONDS: Final = 400 * 24 * 3600
"""The longest that browsers keep a cookie; a session not seen for so long is over."""
LOOK_AGAIN: Final = 60_000
"""Milliseconds after which a session is looked up again, so that one that another process has
ended does not stay valid here."""
SEEN_EVERY: Final = 3600_000
"""The precision of the time when a session was last seen, in milliseconds."""
MOST_CACHED: Final = 10_000
MOST_AGENT: Final = 200


class Caller(NamedTuple):
    """Somebody with a session."""

    person: str
    name: str
    session: bytes
    login: str = ""
    """Of their account; guests have none."""


class Known(NamedTuple):
    """A cached session, and until when it is valid."""

    caller: Caller
    until: int


class Connection(NamedTuple):
    """A connection that stays open, and the event for the end of its session."""

    session: bytes
    ended: asyncio.Event


class Sessions:
    """Starts sessions, and finds the person of a token."""

    def __init__(self, store: Store, key: bytes, peers: Peers | None = None) -> None:
        self._store: Final = store
        self._key: Final = key
        self._peers: Final = peers or Peers()
        self._known: Final[OrderedDict[bytes, Known]] = OrderedDict()
        self._forgotten = 0
        self._open: Final[dict[str, list[Connection]]] = {}
        """Connections by person."""
        self._peers.hear(SessionsEnded, lambda _, news: self._peers.later(self._ended(news.person)))
        self._peers.hear(Renamed, lambda _, news: self._forget(news.person))

    async def begin(self, name: str = "", agent: str = "") -> tuple[str, Caller]:
        """A session for somebody new, and its token."""
        person = PersonRow(new_id(12), name, now())
        token, session = self.new(person.id, agent)
        await self._store.sessions.add(person, session)
        return token, Caller(person.id, name, session.hash)

    def new(self, person: str, agent: str = "") -> tuple[str, SessionRow]:
        """A session that is not stored yet, and its token."""
        secret, time = secrets.token_urlsafe(24), now()
        session = SessionRow(_hash(secret), person, time, time, agent[:MOST_AGENT])
        return f"{secret}.{self._sign(secret)}", session

    async def who(self, token: str) -> Caller | None:
        """The caller with this token; None if it is not valid or its session is over."""
        secret, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(secret).encode()):
            return None
        return await self.caller(_hash(secret))

    async def caller(self, hashed: bytes) -> Caller | None:
        """The caller whose token was seen before, by its hash."""
        known = self._known.get(hashed)
        if known is None or known.until < now() or not self._peers.is_connected:
            # Another process may have ended it, and we are not told.
            known = await self._look_up(hashed)
        return known.caller if known else None

    async def _look_up(self, hashed: bytes) -> Known | None:
        forgotten, time = self._forgotten, now()
        row = await self._store.sessions.owner(hashed)
        if row is None or row.seen < time - COOKIE_SECONDS * 1000:
            return None
        if row.seen < time - SEEN_EVERY:
            await self._store.sessions.touch(hashed, time)
        known = Known(Caller(row.person, row.name, hashed, row.login), time + LOOK_AGAIN)
        if forgotten == self._forgotten:
            # Otherwise it may have ended while it was looked up.
            self._known[hashed] = known
            self._known.move_to_end(hashed)
            self._drop_old(time)
        return known

    def _drop_old(self, time: int) -> None:
        """The first were looked up first."""
        while len(self._known) > MOST_CACHED or next(iter(self._known.values())).until < time:
            self._known.popitem(last=False)

    def renamed(self, person: str) -> None:
        """Drop a person's sessions from the cache; other processes hear of the new name."""
        self._forget(person)

    def _forget(self, person: str) -> None:
        self._forgotten += 1
        for hashed in [h for h, known in self._known.items() if known.caller.person == person]:
            del self._known[hashed]

    @contextmanager
    def open(self, caller: Caller | None) -> Iterator[asyncio.Event]:
        """A connection that ends with its session: the event says so. Nobody's never ends."""
        ended = asyncio.Event()
        if caller is None:
            yield ended
            return
        connection = Connection(caller.session, ended)
        self._open.setdefault(caller.person, []).append(connection)
        try:
            yield ended
        finally:
            here = self._open[caller.person]
            here.remove(connection)
            if not here:
                del self._open[caller.person]

    async def ended(self, person: str) -> None:
        """Sessions of a person have ended in the store: so do their connections."""
        self._peers.tell(SessionsEnded(person))
        await self._ended(person)

    async def look_around(self) -> None:
        """See which sessions have ended elsewhere."""
        self._known.clear()
        self._forgotten += 1
        # One that is opened meanwhile may have a session that is newer than the answer.
        here = [connection for each in self._open.values() for connection in each]
        left = await self._store.sessions.not_ended(list(self._open))
        for connection in here:
            if connection.session not in left:
                connection.ended.set()

    async def _ended(self, person: str) -> None:
        self._forget(person)
        if person not in self._open:
            return
        left = {session.hash for session in await self._store.sessions.of(person)}
        for connection in self._open.get(person, ()):
            if connection.session not in left:
                connection.ended.set()

    def _sign(self, secret: str) -> str:
        return hmac.new(self._key, secret.encode(), hashlib.sha256).hexdigest()


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
