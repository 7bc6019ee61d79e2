"""Everything that is stored about somebody: how it is exported, and how it is deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from typing import Any, Final, Self

import structlog
from msgspec import MsgspecError, Struct, json
from msgspec.structs import replace

from quebec.server.play.acts import AnyAct
from quebec.server.play.setup import Setup

log = structlog.get_logger()
_act: json.Decoder[AnyAct] = json.Decoder(AnyAct)
Rows = Sequence[Sequence[Any]]


class ExportedPerson(Struct, frozen=True):
    id: str
    name: str
    created: datetime


class ExportedAccount(Struct, frozen=True):
    """Without the password, which is not stored."""

    login: str
    created: datetime
    changed: datetime
    page: str | None
    """The address of their page, if they have opened one."""

    @classmethod
    def read(cls, login: str, created: int, changed: int, page: str | None) -> Self:
        """From a row."""
        return cls(login, _moment(created), _moment(changed), page)


class ExportedSession(Struct, frozen=True):
    created: datetime
    seen: datetime
    agent: str


class ExportedSeat(Struct, frozen=True):
    table: str
    seat: int
    label: str


class ExportedTable(Struct, frozen=True):
    """A table that somebody created."""

    table: str
    created: datetime


class ExportedEntry(Struct, frozen=True):
    table: str
    n: int
    time: datetime
    act: AnyAct


class ExportedLink(Struct, frozen=True):
    table: str
    id: str
    seat: int | None
    created: datetime
    revoked: bool


class ExportedChat(Struct, frozen=True):
    table: str
    n: int
    room: str
    time: datetime
    text: str


class ExportedMute(Struct, frozen=True):
    table: str
    whom: str


class ExportedResult(Struct, frozen=True):
    """Of a game that is over."""

    table: str
    seat: int
    place: int | None
    score: int
    finished: datetime


class ExportedInvitation(Struct, frozen=True):
    """To a table: sent by them, or to them."""

    table: str
    created: datetime
    sent: bool


class ExportedUnwelcome(Struct, frozen=True):
    """Somebody from whom they want no invitations."""

    whom: str


class ExportedEmail(Struct, frozen=True):
    address: str
    created: datetime
    confirmed: bool


class ExportedDevice(Struct, frozen=True):
    """A browser that notices are pushed to."""

    endpoint: str
    created: datetime
    agent: str


class ExportedWebhook(Struct, frozen=True):
    url: str
    created: datetime


class ExportedNoticeSettings(Struct, frozen=True):
    language: str
    time_zone: str
    quiet_start: int | None
    quiet_end: int | None
    daily: bool


class ExportedNoticeChoice(Struct, frozen=True):
    kind: str
    channel: str


class ExportedNotice(Struct, frozen=True):
    """One that was not sent, or not seen yet."""

    channel: str
    kind: str
    table: str
    created: datetime


class ExportedRating(Struct, frozen=True):
    """What is known of their strength, by rules and number of players."""

    ruleset: str
    players: int
    mu: float
    sigma: float
    games: int
    abandoned: int


class ExportedRatedGame(Struct, frozen=True):
    """A game that has changed it."""

    table: str
    place: int
    before: float
    after: float


class PersonalData(Struct, frozen=True, kw_only=True):
    """Everything that is stored about somebody, as it is exported."""

    persons: list[ExportedPerson]
    """The person, and the guests merged into them."""
    account: ExportedAccount | None
    sessions: list[ExportedSession]
    tables: list[ExportedTable]
    seats: list[ExportedSeat]
    entries: list[ExportedEntry]
    links: list[ExportedLink]
    """To tables that they created."""
    chat: list[ExportedChat]
    mutes: list[ExportedMute]
    results: list[ExportedResult]
    invitations: list[ExportedInvitation]
    unwelcome: list[ExportedUnwelcome]
    ratings: list[ExportedRating]
    rated_games: list[ExportedRatedGame]
    emails: list[ExportedEmail]
    devices: list[ExportedDevice]
    webhooks: list[ExportedWebhook]
    notice_settings: list[ExportedNoticeSettings]
    notice_choices: list[ExportedNoticeChoice]
    notices: list[ExportedNotice]


async def as_json(
    account: ExportedAccount | None, pages: Callable[[str], AsyncIterator[Rows]]
) -> AsyncIterator[bytes]:
    """A PersonalData in pieces: nothing bounds how much somebody has written.

    `pages` returns the rows of a field, some at a time; their columns are in the order of the
    fields of what they are read as, and times are in milliseconds.
    """
    yield b'{"account":' + json.encode(account)
    for name, read in _READ.items():
        yield b",%s:[" % json.encode(name)
        comma = b""
        async for rows in pages(name):
            if found := list(_readable(rows, read)):
                yield comma + json.encode(found)[1:-1]
                comma = b","
        yield b"]"
    yield b"}"


def _readable(rows: Rows, read: Callable[..., Struct]) -> Iterator[Struct]:
    for row in rows:
        try:
            yield read(*row)
        except MsgspecError as error:
            log.error("row_unreadable", table=row[0], entry=row[1], problem=str(error))


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


_READ: Final[dict[str, Callable[..., Struct]]] = {
    "persons": lambda id, name, created: ExportedPerson(id, name, _moment(created)),
    "sessions": lambda created, seen, agent: ExportedSession(
        _moment(created), _moment(seen), agent
    ),
    "tables": lambda table, created: ExportedTable(table, _moment(created)),
    "seats": ExportedSeat,
    "entries": lambda table, n, time, act: ExportedEntry(table, n, _moment(time), _act.decode(act)),
    "links": lambda table, id, seat, created, revoked: ExportedLink(
        table, id, seat, _moment(created), bool(revoked)
    ),
    "chat": lambda table, n, room, time, text: ExportedChat(table, n, room, _moment(time), text),
    "mutes": ExportedMute,
    "results": lambda table, seat, place, score, finished: ExportedResult(
        table, seat, place, score, _moment(finished)
    ),
    "invitations": lambda table, created, sent: ExportedInvitation(
        table, _moment(created), bool(sent)
    ),
    "unwelcome": ExportedUnwelcome,
    "ratings": ExportedRating,
    "rated_games": ExportedRatedGame,
    "emails": lambda address, created, confirmed: ExportedEmail(
        address, _moment(created), bool(confirmed)
    ),
    "devices": lambda endpoint, created, agent: ExportedDevice(endpoint, _moment(created), agent),
    "webhooks": lambda url, created: ExportedWebhook(url, _moment(created)),
    "notice_settings": lambda language, time_zone, start, end, daily: ExportedNoticeSettings(
        language, time_zone, start, end, bool(daily)
    ),
    "notice_choices": ExportedNoticeChoice,
    "notices": lambda channel, kind, table, created: ExportedNotice(
        channel, kind, table, _moment(created)
    ),
}
"""From a row, by the field of PersonalData."""


def seats_named_by(setup: Setup, held: AbstractSet[int], is_owner: bool) -> set[int]:
    """The seats with somebody's name: those they hold, or labelled at their own table."""
    return {
        seat
        for seat, plan in enumerate(setup.seats)
        if plan.name and (seat in held or (plan.kind == "me" and is_owner))
    }


def without_names(setup: Setup, theirs: AbstractSet[int]) -> Setup:
    seats = tuple(
        replace(plan, name="") if seat in theirs else plan for seat, plan in enumerate(setup.seats)
    )
    return replace(setup, seats=seats)


def without_any_names(stored: bytes) -> bytes:
    """A setup that cannot be read, without the names of its seats."""
    try:
        setup = json.decode(stored)
        for plan in setup["seats"]:
            plan["name"] = ""
    except (MsgspecError, KeyError, TypeError):
        return b"{}"
    return json.encode(setup)
