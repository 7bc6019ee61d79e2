"""Everything that is stored about somebody: how it is exported, and how it is deleted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from datetime import UTC, datetime
from typing import Any

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


def personal_data(
    *,
    persons: Rows,
    accounts: Rows,
    sessions: Rows,
    tables: Rows,
    seats: Rows,
    entries: Rows,
    links: Rows,
    chat: Rows,
    mutes: Rows,
) -> PersonalData:
    """From rows whose columns are in the order of the fields; times in milliseconds."""
    return PersonalData(
        persons=[ExportedPerson(id, name, _moment(created)) for id, name, created in persons],
        account=next(
            (
                ExportedAccount(login, _moment(created), _moment(changed))
                for login, created, changed in accounts
            ),
            None,
        ),
        sessions=[
            ExportedSession(_moment(created), _moment(seen), agent)
            for created, seen, agent in sessions
        ],
        tables=[ExportedTable(table, _moment(created)) for table, created in tables],
        seats=[ExportedSeat(*row) for row in seats],
        entries=list(_entries(entries)),
        links=[
            ExportedLink(table, id, seat, _moment(created), bool(revoked))
            for table, id, seat, created, revoked in links
        ],
        chat=[
            ExportedChat(table, n, room, _moment(time), text) for table, n, room, time, text in chat
        ],
        mutes=[ExportedMute(*row) for row in mutes],
    )


def _entries(rows: Rows) -> Iterator[ExportedEntry]:
    for table, n, time, act in rows:
        try:
            yield ExportedEntry(table, n, _moment(time), _act.decode(act))
        except MsgspecError as error:
            log.error("row_unreadable", table=table, entry=n, problem=str(error))


def _moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


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
