"""The interface of a database: a Store for the server, a StoreReader for reading only.

Nothing here depends on a database. sqlite/ is the one that comes with the program.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import Final, Protocol

from quebec.server.play.game import Phase
from quebec.server.store.rows import (
    AccountRow,
    AnalysisRow,
    Append,
    AttemptLimit,
    ChatRow,
    Entrance,
    EntryRow,
    Leaving,
    LinkRow,
    ListedPerson,
    ListedTable,
    Loaded,
    PersonRow,
    Prunable,
    RequestRow,
    SessionOwner,
    SessionRow,
    Summary,
    TableRow,
)

CommitListener = Callable[[int, float], None]
"""Called after every commit with the number of pieces in it and the seconds it took; a failed
commit has none. May be called in any thread."""


class TooLate(Exception):
    """Somebody else has already written an entry of this number, or created the same thing."""


class KeyTaken(Exception):
    """The person has already sent a request with this key to the table."""


class Gone(Exception):
    """The person has been deleted in the meantime: nothing of theirs is stored any more."""


class Missing(Exception):
    """What a row belongs to has been deleted in the meantime."""


class Unreadable(Exception):
    """A row of a table cannot be decoded: it was damaged, or written by another program."""

    def __init__(self, table_id: str, problem: str) -> None:
        super().__init__(f"the table {table_id} cannot be read: {problem}")
        self.table_id: Final = table_id
        self.problem: Final = problem


class StoreFailed(Exception):
    """The disk reports an error, or the database is damaged. If this was to be written, it is not
    certain that nothing of it is stored: a server that is killed now may find it after all."""


class StoreFull(StoreFailed):
    """There is no room on the disk. Nothing was stored."""


# ---- tables -------------------------------------------------------------------------------------


class TableReader(Protocol):
    """Tables and their logs. What cannot be decoded is Unreadable."""

    async def find(self, table_id: str) -> TableRow | None: ...

    async def summary(self, table_id: str) -> Summary: ...

    async def rematch(self, table_id: str) -> str | None: ...

    async def entries(self, table_id: str, after: int, until: int) -> list[EntryRow]:
        """Those with numbers after < n <= until."""

    async def snapshot(self, table_id: str, until: int) -> bytes | None:
        """The latest one up to this entry."""

    async def snapshots(self, table_id: str) -> list[tuple[int, bytes]]:
        """All of a table, by the numbers of their entries."""

    async def request(self, table_id: str, person: str | None, key: str) -> RequestRow | None:
        """What somebody has sent with this key, also as a guest; None as a person: the server."""


class TableStore(TableReader, Protocol):
    async def create(self, table: TableRow, first: Append) -> None:
        """A new table; TooLate if this rematch already exists, Gone if its owner is."""

    async def append(self, what: Append) -> None:
        """May raise TooLate, KeyTaken or Missing: then nothing of it is stored; or StoreFailed."""


class TableLists(Protocol):
    """Lists of tables, by what follows from their logs.

    A list leaves out what cannot be decoded, and logs it as `row_unreadable`.
    """

    async def ids(self) -> list[str]:
        """Of all tables, the oldest first."""

    async def find(self, table_id: str) -> ListedTable | None:
        """One row; may be Unreadable."""

    async def public(self, phase: Phase, limit: int) -> list[ListedTable]: ...

    async def of(self, person: str, limit: int) -> list[ListedTable]: ...

    async def count_open(self, owner: str) -> int: ...

    async def loaded(self, owner: str) -> Loaded:
        """The records that somebody has loaded."""

    async def count_by_phase(self) -> dict[str, int]: ...

    async def waiting_for_bots(self) -> list[str]: ...

    async def with_clocks(self) -> list[str]:
        """Those with a running clock."""

    async def expired(self, time: int) -> list[str]:
        """Of those, the ones whose clock has run out, unless their rules version is another."""

    async def latest(self) -> int:
        """When the last entry of any table was written; 0 if there is none."""

    async def next_expiry(self, after: int) -> int | None:
        """When the next clock will run out."""


class LinkStore(Protocol):
    """Links to join with."""

    async def add(self, link: LinkRow) -> None: ...

    async def find(self, hash: bytes) -> LinkRow | None: ...

    async def of(self, table_id: str) -> Sequence[LinkRow]: ...

    async def revoke(self, table_id: str, link: str, time: int) -> bool:
        """Returns whether there was such a usable link."""


class ChatStore(Protocol):
    """Chat, and who hides whose lines."""

    async def add(self, line: ChatRow) -> int:
        """Store a line; returns its number, or raises Gone."""

    async def lines(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """Lines with greater numbers, in order; if there are more than the limit, the latest."""

    async def length(self, table_id: str) -> int: ...

    async def authors(self, table_id: str) -> set[str]:
        """Everybody who has written something there."""

    async def mute(self, table_id: str, person: str, whom: str, muted: bool) -> None: ...

    async def mutes(self, table_id: str, person: str) -> set[str]: ...


class AnalysisStore(Protocol):
    """Analyses of games, moment by moment."""

    async def ask(self, table_id: str, total: int, time: int) -> None:
        """Request the analysis of a game; a failed one is retried, any other stays as it is."""

    async def find(self, table_id: str) -> AnalysisRow | None: ...

    async def unfinished(self) -> list[str]:
        """Tables whose games are being analysed, in the order in which they were requested."""

    async def add_thought(self, table_id: str, n: int, thought: bytes) -> None:
        """Store the result for the moment of this number, from 1; the last one completes it."""

    async def thoughts(self, table_id: str, after: int) -> list[bytes]:
        """Those of moments with greater numbers."""

    async def fail(self, table_id: str) -> None: ...


# ---- people -------------------------------------------------------------------------------------


class PersonReader(Protocol):
    """People, and what is stored about them."""

    async def names(self, persons: Iterable[str]) -> dict[str, str]: ...

    async def listed(self, table_id: str | None) -> list[ListedPerson]:
        """Everybody, or those at a table: its owner, who has a seat, who has written there."""

    async def leaving(self) -> list[Leaving]:
        """Seats at open tables whose holders have deleted their data."""

    def personal_data(self, person: str) -> AsyncIterator[bytes]:
        """A PersonalData as JSON, in pieces."""


class PersonStore(PersonReader, Protocol):
    async def rename(self, person: str, name: str) -> None:
        """May raise Gone."""

    async def erase(self, person: str, time: int) -> list[str]:
        """Deletes everything but what a person has done; returns the tables concerned."""


class AccountStore(Protocol):
    async def add(self, account: AccountRow, entrance: Entrance) -> str:
        """A new account, with a new session; returns the person's name, which is the login if they
        had none. TooLate if the login is taken, or the person has an account."""

    async def enter(
        self, account: AccountRow, entrance: Entrance, guest: str | None
    ) -> tuple[str, list[str]]:
        """A new session; a guest is this person from now on. Returns the person's name, and the
        tables of the guest. TooLate if the password was changed in the meantime."""

    async def find(self, login: str) -> AccountRow | None: ...

    async def of(self, person: str) -> AccountRow | None: ...

    async def set_password(self, person: str, password: str, time: int, keep: bytes | None) -> None:
        """Also ends all sessions but one, in the same transaction; None ends no session."""


class SessionStore(Protocol):
    async def add(self, person: PersonRow | None, session: SessionRow) -> None:
        """A session, for a new person or an existing one."""

    async def owner(self, hash: bytes) -> SessionOwner | None: ...

    async def of(self, person: str) -> list[SessionRow]:
        """The most recently seen first."""

    async def touch(self, hash: bytes, time: int) -> None: ...

    async def end(self, person: str, which: Sequence[bytes], time: int) -> None: ...


class AttemptStore(Protocol):
    """Failed passwords."""

    async def try_once(self, limits: Sequence[AttemptLimit], time: int) -> int:
        """Counts an attempt; or returns the milliseconds until it would be within all limits."""

    async def forgive(self, limits: Sequence[AttemptLimit]) -> None:
        """The attempt succeeded, and does not count."""


# ---- what nobody uses ---------------------------------------------------------------------------


class PruningReader(Protocol):
    async def count(self, kind: Prunable, before: int) -> tuple[int, int]:
        """How many of a kind nobody has used since a time, and about how many bytes they take."""

    async def find(self, kind: Prunable, before: int, limit: int) -> list[str | bytes]:
        """Their keys."""


class PruningStore(PruningReader, Protocol):
    async def remove(
        self, kind: Prunable, before: int, which: Sequence[str | bytes]
    ) -> list[str | bytes]:
        """Deletes those of them that nobody has used in the meantime; returns their keys."""


# ---- all of it ----------------------------------------------------------------------------------


class ValueStore(Protocol):
    """The server's own values, by name."""

    async def get(self, name: str) -> str | None: ...

    async def set(self, name: str, value: str) -> None: ...


class StoreReader(Protocol):
    """What can be read without a server: tables, and who sits at them."""

    @property
    def tables(self) -> TableReader: ...

    @property
    def lists(self) -> TableLists: ...

    @property
    def people(self) -> PersonReader: ...

    @property
    def pruning(self) -> PruningReader: ...


class Store(Protocol):
    """An open database. What a method has written is on disk when it returns."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def lists(self) -> TableLists: ...

    @property
    def links(self) -> LinkStore: ...

    @property
    def chat(self) -> ChatStore: ...

    @property
    def analyses(self) -> AnalysisStore: ...

    @property
    def people(self) -> PersonStore: ...

    @property
    def accounts(self) -> AccountStore: ...

    @property
    def sessions(self) -> SessionStore: ...

    @property
    def attempts(self) -> AttemptStore: ...

    @property
    def values(self) -> ValueStore: ...

    @property
    def pruning(self) -> PruningStore: ...

    async def close(self) -> None: ...
