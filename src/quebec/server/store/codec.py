"""Rows as the database holds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json

from quebec.engine import Deal
from quebec.server.play.acts import AnyAct
from quebec.server.play.game import Outcome
from quebec.server.play.setup import Setup
from quebec.server.store.rows import EntryRow, GameRow, ListedGame, SeatRow, Summary

_setup = json.Decoder(Setup)
_deal = json.Decoder(Deal)
_act: json.Decoder[AnyAct] = json.Decoder(AnyAct)
_outcome = json.Decoder(Outcome)


def game_values(game: GameRow) -> tuple[object, ...]:
    return (
        game.id,
        game.created,
        game.owner,
        game.setup.public,
        json.encode(game.setup),
        json.encode(game.deal),
        game.seed,
        game.rules_version,
        game.origin,
        game.origin_entry,
        game.rematch_of,
        game.created,
    )


def game_row(row: Sequence[Any]) -> GameRow:
    return GameRow(
        id=row[0],
        created=row[1],
        owner=row[2],
        setup=_setup.decode(row[3]),
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


def listed_game(row: Sequence[Any], seats: Sequence[Sequence[Any]]) -> ListedGame:
    id, created, owner, setup, phase, length, updated, seat, bot, expires, outcome = row
    return ListedGame(
        id,
        created,
        owner,
        _setup.decode(setup),
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
