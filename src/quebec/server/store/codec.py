"""Rows as databases store them: texts, numbers, and structures as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from quebec.engine import Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Outcome
from quebec.server.play.setup import Setup
from quebec.server.store.rows import EntryRow, ListedTable, SeatRow, Summary, TableRow

_setup = json.Decoder(Setup)
_deal = json.Decoder(Deal)
_act: json.Decoder[AnyAct] = json.Decoder(AnyAct)
_outcome = json.Decoder(Outcome)


def setup_value(setup: Setup) -> bytes:
    return json.encode(setup)


def setup_of(value: bytes) -> Setup:
    return _setup.decode(value)


def table_values(table: TableRow) -> tuple[object, ...]:
    return (
        table.id,
        table.created,
        table.owner,
        table.setup.public,
        setup_value(table.setup),
        json.encode(table.deal),
        table.seed,
        table.rules_version,
        table.origin,
        table.origin_entry,
        table.rematch_of,
        table.created,
    )


def table_row(row: Sequence[Any]) -> TableRow:
    return TableRow(
        id=row[0],
        created=row[1],
        owner=row[2],
        setup=setup_of(row[3]),
        deal=_deal.decode(row[4]),
        seed=row[5],
        rules_version=row[6],
        origin=row[7],
        origin_entry=row[8],
        rematch_of=row[9],
    )


def entry_values(entry: EntryRow) -> tuple[object, ...]:
    act = json.encode(entry.act)
    return (entry.n, entry.time, entry.by, act, entry.facts, entry.key, entry.span)


def entry_row(row: Sequence[Any]) -> EntryRow:
    n, time, by, act, facts, key, span = row
    return EntryRow(n, time, by, _act.decode(act), facts, key, span)


def summary_values(summary: Summary) -> tuple[object, ...]:
    return (
        summary.phase,
        summary.length,
        summary.updated,
        summary.waiting_seat,
        summary.waiting_bot,
        summary.expires,
        json.encode(summary.outcome) if summary.outcome else None,
    )


def listed_table(row: Sequence[Any], seats: Sequence[Sequence[Any]]) -> ListedTable:
    id, created, owner, setup, phase, length, updated, seat, bot, expires, outcome = row
    return ListedTable(
        id,
        created,
        owner,
        setup_of(setup),
        Summary(
            phase=phase,
            length=length,
            updated=updated,
            waiting_seat=seat,
            waiting_bot=bool(bot),
            expires=expires,
            outcome=_outcome.decode(outcome) if outcome else None,
            seats=tuple(SeatRow(*one) for one in seats),
        ),
    )
