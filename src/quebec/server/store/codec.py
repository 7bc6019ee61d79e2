"""Rows as databases store them: texts, numbers, and structures as JSON.

Whatever is written can be read: a structure is decoded as it will be when it is read, before it is
stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

from msgspec import Meta, MsgspecError, Struct, convert, json

from quebec.engine import BadInput, Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Ending, Outcome, Phase
from quebec.server.play.results import Details, Result
from quebec.server.play.setup import Arranged, Clock, CorrespondenceClock, Setup
from quebec.server.store.protocol import Unreadable
from quebec.server.store.rows import (
    EntryRow,
    FeatsRow,
    ListedTable,
    ResultRow,
    SeatRow,
    Summary,
    TableRow,
)


class Feats(Struct, gc=False):
    """Of the details of a result; the rest is passed over."""

    feats: tuple[str, ...] = ()


T = TypeVar("T")
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
_setup = json.Decoder(Setup)
_deal = json.Decoder(Deal)
_act: json.Decoder[AnyAct] = json.Decoder(AnyAct)
_outcome = json.Decoder(Outcome)
_details = json.Decoder(Details)
_feats = json.Decoder(Feats)
_arranged: json.Decoder[tuple[Arranged, ...]] = json.Decoder(tuple[Arranged, ...])
_clock: json.Decoder[Clock] = json.Decoder(Clock)


def setup_value(setup: Setup) -> bytes:
    return _written(setup, _setup)


def setup_of(value: bytes) -> Setup:
    return _setup.decode(value)


def deal_value(deal: Deal) -> bytes:
    return _written(deal, _deal)


def deal_of(value: bytes) -> Deal:
    return _deal.decode(value)


def act_value(act: AnyAct) -> bytes:
    return _written(act, _act)


def act_of(value: bytes) -> AnyAct:
    return _act.decode(value)


def outcome_value(outcome: Outcome) -> bytes:
    return _written(outcome, _outcome)


def outcome_of(value: bytes) -> Outcome:
    return _outcome.decode(value)


def _written(structure: T, decoder: json.Decoder[T]) -> bytes:
    """A structure as JSON; BadInput if it could not be read again."""
    try:
        value = json.encode(structure)
        is_same = decoder.decode(value) == structure
        problem = "" if is_same else "it would be read as something else"
    except (MsgspecError, UnicodeError, OverflowError) as error:
        problem = str(error)
    if problem:
        raise BadInput("not_storable", {"problem": problem}, f"this cannot be stored: {problem}")
    return value


def clock_value(clock: Clock) -> bytes:
    return _written(clock, _clock)


@contextmanager
def reading(table_id: str) -> Iterator[None]:
    """Reports a value that cannot be decoded as Unreadable."""
    try:
        yield
    except (MsgspecError, UnicodeError, TypeError) as error:
        raise Unreadable(str(table_id), str(error)) from error


Table = tuple[
    str, Whole, str, Any, Any, str | None, Whole, str | None, Whole | None, str | None, bool | int,
    Whole,
]  # fmt: skip
Entry = tuple[Whole, Whole, str | None, Any, Any, str | None, Whole]
Listed = tuple[
    str, Whole, str, str, bool | int, Any, Any, str | None, bool | int, Phase, Whole, Whole,
    Whole | None, bool | int, Whole | None, Any,
]  # fmt: skip
SeatColumns = tuple[str | None, str, str, str]
ResultColumns = tuple[
    str, Whole, str | None, str, Whole | None, Whole, bool | int, bool | int, str, Whole, Ending,
    Whole, Any,
]  # fmt: skip
"""The columns of rows; a database of SQLite may contain anything in any of them."""


def _columns(row: Sequence[Any], kind: Any) -> Any:
    return convert(tuple(row), kind, builtin_types=(bytes,))


def table_values(table: TableRow) -> tuple[object, ...]:
    setup = table.setup
    return (
        table.id,
        table.created,
        table.owner,
        table.setup.public,
        setup_value(table.setup),
        deal_value(table.deal),
        table.seed,
        table.rules_version,
        table.origin,
        table.origin_entry,
        table.rematch_of,
        table.created,
        setup.ruleset,
        _written(setup.arranged, _arranged),
        clock_value(setup.clock),
        table.loaded,
        table.created if is_live_search(setup) else None,
        setup.filling.bot if setup.filling else None,
        setup.rated,
    )


def is_live_search(setup: Setup) -> bool:
    """Whether people look for a game that they would play at once."""
    return setup.filling is not None and not isinstance(setup.clock, CorrespondenceClock)


def table_row(row: Sequence[Any]) -> TableRow:
    with reading(row[0]):
        row = _columns(row, Table)
        if row[5] is not None and not row[5].isdecimal():
            raise TypeError("its seed is no number")
        return TableRow(
            id=row[0],
            created=row[1],
            owner=row[2],
            setup=setup_of(row[3]),
            deal=deal_of(row[4]),
            seed=row[5],
            rules_version=row[6],
            origin=row[7],
            origin_entry=row[8],
            rematch_of=row[9],
            loaded=bool(row[10]),
            people=row[11],
        )


def entry_values(entry: EntryRow) -> tuple[object, ...]:
    act = act_value(entry.act)
    return (entry.n, entry.time, entry.by, act, entry.facts, entry.key, entry.span)


def size_of(values: Sequence[object]) -> int:
    """About how many bytes a row takes."""
    return sum(len(value) if isinstance(value, str | bytes) else 4 for value in values)


def entry_row(table_id: str, row: Sequence[Any]) -> EntryRow:
    with reading(table_id):
        n, time, by, act, facts, key, span = _columns(row, Entry)
        if isinstance(facts, str):
            facts = facts.encode()
        if not isinstance(facts, bytes):
            raise TypeError("its facts are no text")
        return EntryRow(n, time, by, act_of(act), facts, key, span)


def summary_values(summary: Summary) -> tuple[object, ...]:
    return (
        summary.phase,
        summary.length,
        summary.updated,
        summary.waiting_seat,
        summary.waiting_bot,
        summary.expires,
        outcome_value(summary.outcome) if summary.outcome else None,
    )


def listed_table(row: Sequence[Any], seats: Sequence[Sequence[Any]]) -> ListedTable:
    with reading(row[0]):
        id, created, owner, ruleset, public, arranged, clock, *rest = _columns(row, Listed)
        bot, rated, *derived = rest
        phase, length, updated, seat, is_bot, expires, outcome = derived
        return ListedTable(
            id=id,
            created=created,
            owner=owner,
            ruleset=ruleset,
            public=bool(public),
            arranged=_arranged.decode(arranged),
            clock=_clock.decode(clock),
            fill_bot=bot,
            rated=bool(rated),
            summary=Summary(
                phase=phase,
                length=length,
                updated=updated,
                waiting_seat=seat,
                waiting_bot=bool(is_bot),
                expires=expires,
                outcome=outcome_of(outcome) if outcome else None,
                seats=tuple(SeatRow(*_columns(one, SeatColumns)) for one in seats),
            ),
        )


def result_values(table_id: str, finished: int, result: Result) -> list[tuple[object, ...]]:
    return [
        (
            table_id,
            one.seat,
            one.person,
            one.bot,
            one.place,
            one.score,
            one.resigned,
            one.counts,
            result.ruleset,
            result.players,
            result.how,
            finished,
            _written(one.details, _details),
        )
        for one in result.seats
    ]


def feats_row(row: Sequence[Any]) -> FeatsRow:
    """Read for every game of somebody, so nothing else of the row is looked at."""
    table_id, finished, details = row
    try:
        return FeatsRow(finished, _feats.decode(details).feats)
    except (MsgspecError, UnicodeError, TypeError) as error:
        raise Unreadable(str(table_id), str(error)) from error


def result_row(row: Sequence[Any]) -> ResultRow:
    with reading(row[0]):
        row = _columns(row, ResultColumns)
        return ResultRow(
            table_id=row[0],
            seat=row[1],
            person=row[2],
            bot=row[3],
            place=row[4],
            score=row[5],
            resigned=bool(row[6]),
            counts=bool(row[7]),
            ruleset=row[8],
            players=row[9],
            how=row[10],
            finished=row[11],
            details=_details.decode(row[12]),
        )
