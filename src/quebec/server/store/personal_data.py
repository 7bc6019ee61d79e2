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

    @classmethod
    def read(cls, login: str, created: int, changed: int) -> Self:
        """From a row."""
        return cls(login, _moment(created), _moment(changed))


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
