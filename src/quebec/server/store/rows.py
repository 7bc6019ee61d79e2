"""The rows of a store. The same for every database."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from quebec.engine import Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Outcome, Phase
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


class Append(Struct, frozen=True, kw_only=True):
    """Entries that are appended to a log together, or not at all."""

    table_id: str
    entries: tuple[EntryRow, ...]
    summary: Summary
    seats_changed: bool = True
    """Whether the holder or the player of a seat has changed since the entry before."""
    snapshot: bytes | None = None


class ListedTable(Struct, frozen=True, kw_only=True):
    """A row of a list of tables: from columns of its own, whatever the setup contains."""

    id: str
    created: int
    owner: str
    ruleset: str
    public: bool
    arranged: tuple[Arranged, ...]
    clock: Clock
    summary: Summary


Prunable = Literal[
    "gathering", "records", "bot_games", "guest_games", "games", "sessions", "guests"
]
"""Kinds of rows that are deleted when nobody uses them; in this order, since the games go before
their guests."""


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
