"""A record that becomes a table: read in another process, since that may take long.

Everything in it is bounded: what a table shows is read with it, again and again.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any, Final

from msgspec import json

from quebec.engine import BadInput
from quebec.engine.rulesets import RULES_VERSION
from quebec.record import Record, RecordError, read_record
from quebec.server.limits import Limits
from quebec.server.limits.keeper import Client
from quebec.server.play import acts
from quebec.server.play.acts import AnyAct
from quebec.server.play.asks import prefix_acts
from quebec.server.play.entered import checked_name
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import SeatPlan, Setup, colours_named
from quebec.server.store import Append, TableRow
from quebec.server.store.codec import setup_value
from quebec.server.tables.costly import CostlyWork
from quebec.server.tables.hosting import new_game, new_row
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service, happen, taken_snapshot
from quebec.server.tables.shown import summary

MOST_LINES: Final = 3000
"""A game has about 150 turns; there may be comments."""
MOST_HEADERS: Final = 50
"""Besides those of the format."""
LONGEST_KEY: Final = 40
LONGEST_HEADER: Final = 500


class Records:
    """Loads records."""

    def __init__(self, service: Service, limits: Limits, work: CostlyWork) -> None:
        self._service: Final = service
        self._store: Final = service.store
        self._limits: Final = limits
        self._work: Final = work

    async def load(self, text: str, owner: str, public: bool, client: Client) -> Table:
        """A record becomes a table at which nobody plays: to be replayed and continued."""
        await self._check_room(owner)
        if public and await self._store.moderation.is_silenced(owner):
            # Everybody reads the names and headers in it.
            raise Refused("silenced_here")
        answer = await self._work.do("load", client, text=text, owner=owner, public=public)
        row, first = read_loaded(answer)
        # Others of the same person may have been stored meanwhile.
        await self._check_room(owner)
        await self._store.tables.create(row, first)
        return await self._service.table(row.id)

    async def _check_room(self, owner: str) -> None:
        """Whether somebody may load another record."""
        limits, there = self._limits, await self._store.lists.loaded(owner)
        if limits.records and there.records >= limits.records:
            raise Refused("too_many_records", most=limits.records)
        if limits.records_bytes and there.size >= limits.records_bytes:
            raise Refused("records_too_large", most=limits.records_bytes)


# ---- in the other process -----------------------------------------------------------------------


def loaded(text: str, owner: str, public: bool) -> tuple[TableRow, Append]:
    """The table of a record, and its log."""
    _check_size("lines", text.count("\n") + 1, MOST_LINES)
    record = read_record(text)
    if record.rules_version != RULES_VERSION:
        raise Refused("table_frozen", recorded=record.rules_version)
    seed = record.seed
    record = record.imagine(SystemRandom())
    colours = colours_named(record.headers.get("Colours", ""), len(record.players))
    setup = Setup(
        ruleset=record.ruleset.name,
        seats=tuple(
            SeatPlan(kind="bot", name=checked_name(one.name), bot=one.bot, colour=colour)
            for one, colour in zip(record.players, colours, strict=True)
        ),
        public=public,
        layout="given",
        prefix=tuple(move.text for move in record.moves),
        position=record.position,
        headers=_headers(record),
    )
    # Whatever cannot be stored is refused before it is sent back.
    setup_value(setup)
    row = new_row(owner, setup, record.deal, None if seed is None else str(seed), loaded=True)
    given: list[AnyAct] = [acts.Created(), acts.Started(), *prefix_acts(new_game(row))]
    if not record.is_over:
        given.append(acts.Closed())
    game = new_game(row)
    entries = happen(game, given, owner, row.created, None)
    first = Append(
        table_id=row.id,
        entries=tuple(entries),
        summary=summary(game, row.created),
        snapshot=taken_snapshot(row.id, game),
    )
    return row, first


def _headers(record: Record) -> dict[str, str]:
    """The headers of its own that a record has."""
    _check_size("headers", len(record.headers), MOST_HEADERS)
    for key, value in record.headers.items():
        _check_size("header_key", len(key), LONGEST_KEY)
        _check_size("header", len(value), LONGEST_HEADER)
    return record.headers


def _check_size(what: str, found: int, most: int) -> None:
    if found > most:
        message = f"this record is too large: {found} {what}, at most {most}"
        raise BadInput("record_too_large", {"what": what, "found": found, "most": most}, message)


# ---- from one process to the other --------------------------------------------------------------


def write_loaded(text: str, owner: str, public: bool) -> dict[str, Any]:
    """The table, or what is wrong with the record."""
    try:
        row, first = loaded(text, owner, public)
    except RecordError as error:
        return {
            "error": "record",
            "given": [error.line, error.move, *error.reason, error.message, None],
        }
    except BadInput as error:
        return {"error": "input", "given": [*error.reason, str(error)]}
    except Refused as refused:
        return {"error": "refused", "given": list(refused.reason)}
    return {"row": json.encode(row).decode(), "first": json.encode(first).decode()}


def read_loaded(answer: dict[str, Any]) -> tuple[TableRow, Append]:
    """The same on the other side: raises what was raised there."""
    match answer.get("error"):
        case "record":
            raise RecordError(*answer["given"])
        case "input":
            key, args, message = answer["given"]
            raise BadInput(key, args, message)
        case "refused":
            key, args = answer["given"]
            raise Refused(key, **args)
    return json.decode(answer["row"], type=TableRow), json.decode(answer["first"], type=Append)
