"""The rows of a store. The same for every database."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from quebec.engine import Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Ending, Outcome, Phase
from quebec.server.play.notices import Channel, NoticeKind
from quebec.server.play.rating import Rated
from quebec.server.play.results import Details, Result
from quebec.server.play.setup import Arranged, Clock, Setup

# ---- tables -------------------------------------------------------------------------------------


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it was created; none of this changes."""

    id: str
    created: int
    owner: str
    setup: Setup
    deal: Deal
    seed: str | None
    """Decimal, because databases and browsers lose digits of 128 bits."""
    rules_version: int
    origin: str | None = None
    """The table that this one continues, and the entry."""
    origin_entry: int | None = None
    rematch_of: str | None = None
    loaded: bool = False
    """Whether it was loaded from a record."""
    people: int = 0
    """How often somebody at the table became somebody else, or was deleted."""


class TableVersion(NamedTuple):
    """Changes with everything that a process may have in memory of a table."""

    length: int
    people: int


class EntryRow(Struct, frozen=True):
    """An entry of a log. Key and span: the request that created it, on its first entry only."""

    n: int
    time: int
    by: str | None
    act: AnyAct
    facts: bytes
    key: str | None = None
    span: int = 0


class RequestRow(Struct, frozen=True):
    """Which entries a request has created."""

    first: int
    last: int


class SeatRow(Struct, frozen=True):
    """Who sits where, as the log says."""

    person: str | None
    bot: str
    label: str
    colour: str


class Summary(Struct, frozen=True, kw_only=True):
    """What lists need to know of a table; derived from its log."""

    phase: Phase
    length: int
    updated: int
    waiting_seat: int | None
    waiting_bot: bool
    expires: int | None
    outcome: Outcome | None
    seats: tuple[SeatRow, ...]


class NewNotice(NamedTuple):
    """Something to tell somebody, if they want to know; written with what it is about."""

    person: str
    kind: NoticeKind
    table_id: str
    at: int
    """The entry of the log, or the line of the chat."""
    created: int
    due: int
    """When it may be sent."""


class Append(Struct, frozen=True, kw_only=True):
    """Entries that are appended to a log together, or not at all."""

    table_id: str
    entries: tuple[EntryRow, ...]
    summary: Summary
    seats_changed: bool = True
    """Whether the holder or the player of a seat has changed since the entry before."""
    snapshot: bytes | None = None
    notices: tuple[NewNotice, ...] = ()
    rated: Rated | None = None
    """If a rated game is over with this."""
    result: Result | None = None
    """If the game is over with this."""
    people: int = 0
    """As the table was when the snapshot was taken: one with other people is not kept."""


class ResultRow(Struct, frozen=True, kw_only=True):
    """What a finished game was for one seat; derived from its log."""

    table_id: str
    seat: int
    person: str | None
    bot: str
    place: int | None
    score: int
    resigned: bool
    counts: bool
    ruleset: str
    players: int
    how: Ending
    finished: int
    details: Details


class ListedTable(Struct, frozen=True, kw_only=True):
    """A row of a list of tables: from columns of its own, whatever the setup contains."""

    id: str
    created: int
    owner: str
    ruleset: str
    public: bool
    arranged: tuple[Arranged, ...]
    clock: Clock
    fill_bot: str | None
    """Of a table for those who look for a game: the bot that takes free seats, if any."""
    summary: Summary
    rated: bool = False


Part = Literal["waiting", "running", "over", "records"]
"""Of somebody's tables: games that wait for them, others that are not over, those that are, and
what they have no seat at: records that they have loaded, and games of bots alone."""

Prunable = Literal[
    "gathering", "records", "bot_games", "guest_games", "games", "sessions", "guests"
]
"""Kinds of rows that are deleted when nobody uses them; in this order, since the games go before
their guests."""


class OtherProcess(NamedTuple):
    """One of which nobody knows that it has ended."""

    since: int
    """Since when it runs without a pause."""
    silent: int
    """Milliseconds since it has signed; one that was killed does not sign any more."""


class Signed(NamedTuple):
    """What a process learns when it signs for its leases."""

    time: int
    """By the clock of the database."""
    others: dict[str, OtherProcess]
    """The processes whose leases have not ended."""
    unusable: str
    """The schema that a program has to know, if this one does not."""


class Loaded(NamedTuple):
    """How many records somebody has loaded, and their bytes in the store."""

    records: int
    size: int


class LinkRow(Struct, frozen=True):
    """A link to join with, stored by the hash of its secret; seat: the one it is for, if any."""

    hash: bytes
    id: str
    table_id: str
    seat: int | None
    created: int


class ChatRow(Struct, frozen=True):
    """A chat line."""

    table_id: str
    n: int
    room: Literal["seats", "watchers"]
    person: str
    time: int
    text: str


class Mute(NamedTuple):
    """Somebody hides the lines of somebody else at a table."""

    table_id: str
    person: str
    whom: str


class AnalysisRow(Struct, frozen=True):
    """The analysis of a game: how many moments it has, and how many are done."""

    table_id: str
    asked: int
    total: int
    state: Literal["working", "done", "failed"]
    done: int


# ---- people -------------------------------------------------------------------------------------


class PersonRow(Struct, frozen=True):
    """Somebody with a session or an account."""

    id: str
    name: str
    created: int


class ListedPerson(Struct, frozen=True):
    """Somebody in a list for the host."""

    id: str
    name: str
    login: str | None
    created: int
    seen: int | None
    tables: int
    """That they have created."""
    seats: int


class PageRow(Struct, frozen=True):
    """Whose page it is; page: its address, if its owner has opened it."""

    person: str
    name: str
    created: int
    page: str | None


class CompanionRow(NamedTuple):
    """Somebody at another seat of a finished game of mine."""

    person: str
    name: str
    table_id: str
    seat: int
    finished: int


class RivalRow(NamedTuple):
    """Somebody, or a bot, against whom somebody has played, in all games that count."""

    person: str | None
    bot: str
    name: str
    page: str | None
    games: int
    better: int
    """Games in which the one who is asked about had the better place."""
    worse: int


class TotalRow(NamedTuple):
    """All games of somebody that count, under one set of rules with one number of players."""

    ruleset: str
    players: int
    games: int
    wins: int
    places: int
    """Their sum."""
    played: int
    """Those that came to their end; the points are of these."""
    points: int
    best: int | None


class FeatsRow(NamedTuple):
    """What somebody may be proud of in one game."""

    finished: int
    feats: tuple[str, ...]


class InvitationRow(Struct, frozen=True):
    """Somebody was invited to a table, by somebody."""

    table_id: str
    person: str
    by: str
    created: int


class AccountRow(Struct, frozen=True, kw_only=True):
    """A name and password to log in with. login: in the form that is compared."""

    person: str
    login: str
    password: str
    """The Argon2 hash, never the password."""
    created: int
    changed: int


class SessionRow(Struct, frozen=True):
    """A session that has not ended; stored by the hash of its id."""

    hash: bytes
    person: str
    created: int
    seen: int
    agent: str = ""
    """The user agent of the browser or program."""


class Entrance(Struct, frozen=True):
    """Somebody logs in: a session begins, in place of the one they had, if any."""

    session: SessionRow
    ends: bytes | None
    """The hash of the session that ends, which may be of another person."""


class SessionOwner(Struct, frozen=True):
    """Whose a session is, and when it was last seen."""

    person: str
    name: str
    login: str
    """Of the person's account, if there is one."""
    seen: int


class AttemptLimit(NamedTuple):
    """A maximum of attempts on a subject within a number of milliseconds."""

    subject: bytes
    most: int
    span: int


class Leaving(NamedTuple):
    """Somebody who was deleted, and a table whose log does not say so yet."""

    table_id: str
    person: str


# ---- notices ------------------------------------------------------------------------------------


class NoticeRow(NamedTuple):
    """A notice that was not sent, or not seen in the page yet."""

    person: str
    channel: Channel
    target: str
    """The device."""
    kind: NoticeKind
    table_id: str
    at: int
    """The entry of the log, or the line of the chat: the last one, if there were several."""
    created: int
    due: int
    tries: int


class NoticeSettingsRow(NamedTuple):
    language: str
    time_zone: str
    quiet: tuple[int, int] | None
    """Minutes of the day, from and until."""
    daily: bool


class EmailRow(NamedTuple):
    person: str
    address: str
    stop: str
    """In the link to stop."""
    confirm: str | None
    """In the link to confirm the address; None when that was done."""
    created: int
    sent: int
    """When the last notice was sent there; 0 if there was none."""


class DeviceRow(NamedTuple):
    """A browser that notices are pushed to; it belongs to its session."""

    id: str
    person: str
    session: bytes
    endpoint: str
    p256dh: str
    auth: str
    agent: str
    created: int


class WebhookRow(NamedTuple):
    person: str
    url: str
    secret: str
    created: int


# ---- ratings ------------------------------------------------------------------------------------


class RatingRow(NamedTuple):
    """What is known of somebody's strength by these rules, with so many players."""

    person: str
    ruleset: str
    players: int
    mu: float
    sigma: float
    games: int
    abandoned: int
    """Games that they have left."""


class RatedSeatRow(NamedTuple):
    """A seat of a game that counted, in the order of the games."""

    n: int
    seat: int
    table_id: str
    ruleset: str
    players: int
    person: str | None
    bot: str
    place: int
    abandoned: bool
    mu_before: float
    sigma_before: float
    mu_after: float
    sigma_after: float


# ---- moderation ---------------------------------------------------------------------------------


class ModerationRow(NamedTuple):
    """Something that an operator has done."""

    n: int
    time: int
    act: str
    subject: str
    """The id of a table or a person."""
    reason: str
