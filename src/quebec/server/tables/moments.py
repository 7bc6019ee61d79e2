"""A game to be replayed: its state after every entry, in one response.

Consecutive moments differ little, so each is sent as the difference from the one before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quebec.server.play.game import Game
from quebec.server.play.refusals import Refused
from quebec.server.store import EntryRow
from quebec.server.tables.service import Service
from quebec.server.tables.shown import Names, game_shown
from quebec.server.wire.games import Moment, Moments

MOST_MOMENTS: Final = 1000
"""In one response; a game has about 300 entries."""


async def look_through(service: Service, table_id: str, after: int) -> Moments:
    """The moments after an entry."""
    table = await service.table(table_id)
    if table.game.is_frozen:
        raise Refused("table_frozen", recorded=table.row.rules_version)
    length = table.game.length
    if after > length:
        raise Refused("no_such_entry", most=length)
    game = (await service.replay(table.row, after)).game
    entries = await service.store.tables.entries(table_id, after, min(length, after + MOST_MOMENTS))
    people = {entry.by for entry in entries if entry.by}
    people |= {seat.person for seat in game.seats if seat.person}
    names = await service.store.people.names(people)
    found = await asyncio.to_thread(_moments, game, entries, names)
    return Moments(table=table_id, length=length, moments=found)


def _moments(game: Game, entries: Sequence[EntryRow], names: Names) -> list[Moment]:
    found = []
    before = None
    for entry in entries:
        game.add(entry.act, entry.by, entry.time)
        now = msgspec.to_builtins(game_shown(game, names, with_offers=False))
        if now["view"]:
            # It differs after every move, and repeats what the rest of the view says.
            now["view"]["position"] = ""
        found.append(Moment(n=entry.n, changed=changes(before, now)))
        before = now
    return found


def changes(before: Any, now: Any) -> Any:
    """The difference that turns the one into the other."""
    if isinstance(before, dict) and isinstance(now, dict):
        pairs = [(key, before[key], value) for key, value in now.items()]
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = [(str(k), old, new) for k, (old, new) in enumerate(zip(before, now, strict=True))]
    else:
        return now
    return {key: changes(old, new) for key, old, new in pairs if old != new}
