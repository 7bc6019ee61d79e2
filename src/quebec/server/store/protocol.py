"""The interface of a database: a Store for the server, a StoreReader for reading only.

Nothing here depends on a database. sqlite/ is the one that comes with the program.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from secrets import token_hex
from typing import Final, Protocol

from quebec.server.play.game import Phase
from quebec.server.play.notices import Channel, NoticeKind
from quebec.server.play.results import Result
from quebec.server.play.setup import Clock
from quebec.server.store.rows import (
    AccountRow,
    AnalysisRow,
    Append,
    AttemptLimit,
    ChatRow,
    CompanionRow,
    DeviceRow,
    EmailRow,
    Entrance,
    EntryRow,
    FeatsRow,
    InvitationRow,
    Leaving,
    LinkRow,
    ListedPerson,
    ListedTable,
    Loaded,
    ModerationRow,
    Mute,
    NewNotice,
    NoticeRow,
    NoticeSettingsRow,
    PageRow,
    Part,
    PersonRow,
    Prunable,
    RatedSeatRow,
    RatingRow,
    RequestRow,
    ResultRow,
    RivalRow,
    SessionOwner,
    SessionRow,
    Signed,
    Summary,
    TableRow,
    TableVersion,
    TotalRow,
    WebhookRow,
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

    async def versions(self, tables: Sequence[str]) -> dict[str, TableVersion]:
        """By table, for the tables that exist."""

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

    async def those(self, tables: Collection[str]) -> list[ListedTable]:
        """With these ids, in any order."""

    async def public(self, phase: Phase, limit: int) -> list[ListedTable]: ...

    async def of(self, person: str, limit: int) -> list[ListedTable]: ...

    async def open(self, time: int, limit: int) -> list[ListedTable]:
        """Public tables with a free seat, the latest first; not those at which nobody looks for a
        game any more."""

    async def public_of(self, tables: AbstractSet[str]) -> set[str]:
        """Those of these tables that are public."""

    async def lately_over(self, limit: int) -> list[ListedTable]:
        """Public games that are over, the latest first."""

    async def mine(
        self, person: str, part: Part, words: str, after: tuple[int, str], limit: int
    ) -> list[ListedTable]:
        """Of somebody's tables those after a time and an id, the latest first: where somebody else
        is called so, if there are words. Those that wait are in the order in which time runs out,
        and come all at once."""

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


class ResultReader(Protocol):
    """Results of finished games, which are stored with the last entries of their logs."""

    async def at(self, table_id: str) -> list[ResultRow]:
        """Of a game, by seat; none if it is not over."""

    async def of(self, person: str, limit: int) -> list[ResultRow]:
        """Those of somebody that count, the latest first."""

    async def best(self, person: str) -> ResultRow | None:
        """The game with the most points of those that count and came to their end."""

    async def totals(self, person: str) -> list[TotalRow]:
        """Of all games that count, by rules and number of players; those of most games first."""

    async def feats(self, person: str) -> list[FeatsRow]:
        """Of all games that count and have some, the latest first."""

    async def own(self, person: str, tables: Sequence[str]) -> dict[str, ResultRow]:
        """Those of somebody at these tables, by table; of several seats the first."""

    async def uncounted(self) -> list[str]:
        """Tables whose games are over, and which have no results yet."""


class ResultStore(ResultReader, Protocol):
    async def put(self, table_id: str, finished: int, result: Result) -> None:
        """In place of what is stored for this game."""


class FindingStore(Protocol):
    """Tables for those who look for a game. In a game that is not by correspondence, somebody has
    to have been seen there within the last minute."""

    async def matching(
        self, person: str, ruleset: str, players: int, clock: Clock, time: int
    ) -> list[str]:
        """Where somebody could sit down, the oldest first."""

    async def waiting(self, person: str) -> list[str]:
        """Where somebody waits for others."""

    async def is_sought(self, table_id: str, time: int) -> bool:
        """Whether anybody still looks for a game there."""

    async def seek(self, table_id: str, time: int) -> None:
        """Somebody does."""


class LinkStore(Protocol):
    """Links to join with."""

    async def add(self, link: LinkRow) -> None: ...

    async def find(self, hash: bytes) -> LinkRow | None: ...

    async def of(self, table_id: str) -> Sequence[LinkRow]: ...

    async def revoke(self, table_id: str, link: str, time: int) -> bool:
        """Returns whether there was such a usable link."""


class ChatStore(Protocol):
    """Chat, and who hides whose lines."""

    async def add(self, line: ChatRow, notices: Sequence[NewNotice] = ()) -> int:
        """Store a line; returns its number, or raises Gone. People who hide the lines of its author
        are not notified."""

    async def lines(self, table_id: str, after: int, limit: int) -> list[ChatRow]:
        """Lines with greater numbers, in order; if there are more than the limit, the latest."""

    async def line(self, table_id: str, n: int) -> ChatRow | None: ...

    async def length(self, table_id: str, room: str) -> int:
        """The lines of a room."""

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Of those with any lines."""

    async def authors(self, table_id: str) -> set[str]:
        """Everybody who has written something there."""

    async def mute(self, table_id: str, person: str, whom: str, muted: bool) -> None: ...

    async def mutes(self, table_id: str, person: str) -> set[str]: ...

    async def mutes_at(self, tables: Sequence[str]) -> list[Mute]:
        """Of everybody at these tables."""


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


class PageStore(Protocol):
    """Pages of people, and whom they have played with."""

    async def find(self, page: str) -> PageRow | None:
        """By its address; only pages that their owners have opened have one."""

    async def of(self, person: str) -> PageRow | None: ...

    async def open(self, person: str, page: str) -> None:
        """An address for the page of an account, unless it has one."""

    async def close(self, person: str) -> None: ...

    async def rivals(self, person: str) -> list[RivalRow]:
        """Everybody whom somebody has met in games that count; most games first."""

    async def companions(self, person: str, limit: int) -> list[CompanionRow]:
        """The people at somebody's last games, the latest first."""

    async def others(self, person: str, tables: Iterable[str]) -> dict[str, list[str]]:
        """Names of people, or bots, who played with somebody, by table."""


class InvitationStore(Protocol):
    async def add(self, invitation: InvitationRow) -> bool:
        """Whether it is new, and welcome; may raise Gone."""

    async def of(self, person: str, limit: int) -> list[InvitationRow]:
        """Those to tables that still wait for players, the latest first."""

    async def is_invited(self, table_id: str, person: str) -> bool: ...

    async def count_open(self, by: str) -> int: ...

    async def decline(self, table_id: str, person: str, never: bool) -> bool:
        """Whether there was one. never: also refuse all later ones from the same person."""


class AccountStore(Protocol):
    async def add(self, account: AccountRow, entrance: Entrance) -> str:
        """A new account, with a new session; returns the person's name, which is the login if they
        had none. TooLate if the login is taken, or the person has an account."""

    async def enter(
        self, account: AccountRow, entrance: Entrance, guest: str | None
    ) -> tuple[str, list[str]]:
        """A new session, in place of the oldest one if there are very many; a guest is this person
        from now on. Returns the person's name, and the tables of the guest. TooLate if the password
        was changed in the meantime."""

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

    async def not_ended(self, people: Sequence[str]) -> set[bytes]:
        """The hashes of all sessions of these people."""

    async def touch(self, hash: bytes, time: int) -> None: ...

    async def end(self, person: str, which: Sequence[bytes], time: int) -> None: ...


class AttemptStore(Protocol):
    """Failed passwords."""

    async def try_once(self, limits: Sequence[AttemptLimit], time: int) -> int:
        """Counts an attempt; or returns the milliseconds until it would be within all limits."""

    async def forgive(self, limits: Sequence[AttemptLimit]) -> None:
        """The attempt succeeded, and does not count."""


class RatingReader(Protocol):
    """Strengths of people; they are written with the last entry of a rated game."""

    async def of(self, people: Iterable[str], ruleset: str, players: int) -> dict[str, RatingRow]:
        """By person, of those who have one."""

    async def known(self, people: Iterable[str]) -> list[RatingRow]:
        """All that these people have."""

    async def all_of(self, person: str) -> list[RatingRow]: ...

    async def at(self, table_id: str) -> list[RatedSeatRow]:
        """How a game has changed them; none if it did not count."""

    async def everything(self) -> tuple[list[RatedSeatRow], list[RatingRow]]:
        """All games that counted, in their order, and all strengths."""


class ModerationReader(Protocol):
    """What operators have done."""

    async def log(self, limit: int) -> list[ModerationRow]:
        """The latest first."""

    async def is_silenced(self, person: str) -> bool: ...

    async def is_blocked(self, person: str) -> bool: ...


class ModerationStore(ModerationReader, Protocol):
    """What they do is written down in the same transaction, if it is done here."""

    async def note(self, time: int, act: str, subject: str, reason: str) -> None: ...

    async def silence(self, person: str, on: bool, time: int, reason: str) -> bool:
        """Whether there is such a person."""

    async def block(self, person: str, on: bool, time: int, reason: str) -> bool:
        """Also ends their sessions."""


class NoticeStore(Protocol):
    """What people want to be told, where, and what is still to be sent."""

    async def claim(
        self,
        channels: Sequence[Channel],
        time: int,
        until: int,
        most: int,
        but: Collection[str] = (),
    ) -> list[NoticeRow]:
        """All that is due to so many people, and nobody else's until then; none of these people."""

    async def next_due(self, channels: Sequence[Channel], but: Collection[str] = ()) -> int | None:
        """When the next one may be claimed that is not of these people."""

    async def is_true(self, notice: NoticeRow) -> bool:
        """Whether it is still the latest of its kind, and wanted; a turn has not been taken."""

    async def done(self, notice: NoticeRow) -> None:
        """It was sent, or will not be; one that is newer by now stays."""

    async def put_off(self, notice: NoticeRow, due: int, tries: int) -> None: ...

    async def put_off_others(self, notice: NoticeRow, due: int) -> None:
        """Those for the same place, which did not take this one."""

    async def count(self) -> int:
        """How many are to be sent."""

    async def unseen(self, person: str, limit: int) -> list[NoticeRow]:
        """Those in the page, the latest first."""

    async def seen(self, person: str, table_id: str | None, until: int) -> None: ...

    async def settings(self, person: str) -> NoticeSettingsRow | None: ...

    async def choices(self, person: str) -> list[tuple[NoticeKind, Channel]]: ...

    async def choose(
        self,
        person: str,
        settings: NoticeSettingsRow,
        choices: Sequence[tuple[NoticeKind, Channel]],
    ) -> None:
        """What is not wanted any more is not sent, and what has waited for another hour is due.
        May raise Gone, as all that follows."""

    async def email(self, person: str) -> EmailRow | None: ...

    async def set_email(self, email: EmailRow) -> None: ...

    async def claim_confirmations(
        self, time: int, until: int, tries: int, most: int, but: Collection[str] = ()
    ) -> list[EmailRow]:
        """Addresses to which a link has to be sent, unless that was tried so often; none of these
        people."""

    async def confirmation_sent(self, person: str, address: str) -> None: ...

    async def confirm_email(self, secret: str) -> bool:
        """Whether there was such an address."""

    async def email_sent(self, person: str, address: str, time: int) -> None: ...

    async def stop_email(self, secret: str) -> bool: ...

    async def remove_email(self, person: str) -> None: ...

    async def devices(self, person: str) -> list[DeviceRow]: ...

    async def device(self, person: str, id: str) -> DeviceRow | None:
        """One with which this person is still logged in."""

    async def add_device(self, device: DeviceRow, most: int) -> None:
        """In place of another one of the same session. TooLate if the person has so many."""

    async def remove_device(self, person: str, id: str) -> bool: ...

    async def webhook(self, person: str) -> WebhookRow | None: ...

    async def set_webhook(self, webhook: WebhookRow) -> None: ...

    async def remove_webhook(self, person: str) -> bool: ...


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

    async def once(self, name: str, value: str) -> str:
        """Set it unless it is set; returns what it is."""


class LeaseStore(Protocol):
    """Which processes there are, and which of them does what."""

    async def sign(self, process: str, since: int, milliseconds: int) -> Signed:
        """A process is alive, and its leases are valid for so long; it runs without a pause since a
        moment."""

    async def claim(self, name: str, process: str) -> bool:
        """Whether this process has the lease now: nobody had it, or nobody who is alive."""

    async def release(self, name: str, process: str) -> None: ...

    async def held(self, but: str = "") -> set[str]:
        """Leases of processes that are alive, without those of one."""

    async def leave(self, process: str) -> None:
        """A process ends, and all its leases."""


class StoreReader(Protocol):
    """What can be read without a server: tables, and who sits at them."""

    @property
    def tables(self) -> TableReader: ...

    @property
    def lists(self) -> TableLists: ...

    @property
    def results(self) -> ResultReader: ...

    @property
    def people(self) -> PersonReader: ...

    @property
    def ratings(self) -> RatingReader: ...

    @property
    def moderation(self) -> ModerationReader: ...

    @property
    def pruning(self) -> PruningReader: ...


class Store(Protocol):
    """An open database. What a method has written is on disk when it returns."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def lists(self) -> TableLists: ...

    @property
    def results(self) -> ResultStore: ...

    @property
    def finding(self) -> FindingStore: ...

    @property
    def links(self) -> LinkStore: ...

    @property
    def chat(self) -> ChatStore: ...

    @property
    def analyses(self) -> AnalysisStore: ...

    @property
    def people(self) -> PersonStore: ...

    @property
    def pages(self) -> PageStore: ...

    @property
    def invitations(self) -> InvitationStore: ...

    @property
    def accounts(self) -> AccountStore: ...

    @property
    def sessions(self) -> SessionStore: ...

    @property
    def attempts(self) -> AttemptStore: ...

    @property
    def notices(self) -> NoticeStore: ...

    @property
    def ratings(self) -> RatingReader: ...

    @property
    def moderation(self) -> ModerationStore: ...

    @property
    def values(self) -> ValueStore: ...

    @property
    def leases(self) -> LeaseStore: ...

    @property
    def pruning(self) -> PruningStore: ...

    async def close(self) -> None: ...


TRIED: Final = "ready"
"""The value that is written to find out whether writing works."""
MUCH: Final = Random(0).randbytes(32 * 1024).hex()
"""Something small may still fit where a move does not, and so does what PostgreSQL can compress."""


async def can_write(store: Store, *, much: bool) -> bool:
    """Whether something can be written now; much, if something else could not be."""
    try:
        await store.values.set(TRIED, token_hex(4) + (MUCH if much else ""))
    except StoreFailed:
        return False
    return True
