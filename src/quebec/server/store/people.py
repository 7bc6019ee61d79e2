"""What is kept of people: accounts, sessions, attempts at passwords."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from msgspec import Struct

from quebec.server.play.acts import AnyAct


class AccountRow(Struct, frozen=True, kw_only=True):
    """A name and password with which a person comes back. login: as it is compared."""

    person: str
    login: str
    password: str
    """The hash that Argon2 gives, never the password."""
    created: int
    changed: int


class SessionKept(Struct, frozen=True):
    """A session as its person may see it."""

    hash: bytes
    created: int
    seen: int
    agent: str
    """What the browser or program calls itself."""


class Tries(NamedTuple):
    """A limit: so many attempts on a subject in so many milliseconds."""

    subject: bytes
    most: int
    span: int


class Leaving(NamedTuple):
    """Somebody who has gone, and a table where that has not been told yet."""

    game: str
    person: str


class KeptPerson(Struct, frozen=True):
    id: str
    name: str
    created: datetime


class KeptAccount(Struct, frozen=True):
    """Without the password, which is not known here either."""

    login: str
    created: datetime
    changed: datetime


class KeptSession(Struct, frozen=True):
    created: datetime
    seen: datetime
    agent: str


class KeptSeat(Struct, frozen=True):
    table: str
    seat: int
    label: str


class KeptTable(Struct, frozen=True):
    """A table that somebody made."""

    table: str
    created: datetime


class KeptEntry(Struct, frozen=True):
    table: str
    n: int
    time: datetime
    act: AnyAct


class KeptLink(Struct, frozen=True):
    table: str
    id: str
    seat: int | None
    created: datetime
    revoked: bool


class KeptChat(Struct, frozen=True):
    table: str
    n: int
    room: str
    time: datetime
    text: str


class KeptMute(Struct, frozen=True):
    table: str
    whom: str


class Kept(Struct, frozen=True, kw_only=True):
    """Everything that is stored about somebody, as it is handed out to them."""

    persons: list[KeptPerson]
    """Themselves, and the guests that they were before."""
    account: KeptAccount | None
    sessions: list[KeptSession]
    tables: list[KeptTable]
    seats: list[KeptSeat]
    entries: list[KeptEntry]
    links: list[KeptLink]
    """To tables that they made."""
    chat: list[KeptChat]
    mutes: list[KeptMute]


class PeopleStore(Protocol):
    """The part of a Store that knows people."""

    # Accounts.

    async def add_account(self, account: AccountRow) -> None:
        """TooLate if the login is taken, or the person has an account."""

    async def account(self, login: str) -> AccountRow | None: ...

    async def account_of(self, person: str) -> AccountRow | None: ...

    async def set_password(self, person: str, password: str, time: int, keep: bytes | None) -> None:
        """Ends all sessions but one in the same breath; all go on if None is to be kept."""

    # Sessions.

    async def sessions(self, person: str) -> list[SessionKept]: ...

    async def touch(self, session: bytes, time: int) -> None: ...

    async def end_sessions(self, person: str, which: Sequence[bytes], time: int) -> None: ...

    # Being somebody else, or nobody.

    async def merge(self, guest: str, into: str, time: int) -> list[str]:
        """From now on a guest is this person; gives the tables that this concerns."""

    async def erase(self, person: str, time: int) -> list[str]:
        """Forgets all but what a person has done; gives the tables that this concerns."""

    async def leaving(self) -> list[Leaving]:
        """Seats at open tables whose holders have gone."""

    async def kept(self, person: str) -> Kept: ...

    # Attempts.

    async def try_once(self, limits: Sequence[Tries], time: int) -> int:
        """Counts an attempt; or gives the milliseconds until it would be within all limits."""

    async def forgive(self, limits: Sequence[Tries]) -> None:
        """The attempt was a good one, and does not count."""
