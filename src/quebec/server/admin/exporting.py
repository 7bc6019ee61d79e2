"""Stored games as records: of one under way, what everybody may know."""

from __future__ import annotations

from quebec.record import Record
from quebec.server.hosting import recorded
from quebec.server.hub import Hub
from quebec.server.play.refusals import Refused
from quebec.server.service import Service
from quebec.server.shown import players
from quebec.server.store import Store


async def record_of(store: Store, table: str) -> Record:
    """The record of a table; Refused if it has none."""
    service = Service(store, Hub())
    loaded = await service.table(table)
    game = loaded.game
    if game.is_frozen:
        raise Refused("table_frozen", recorded=loaded.row.rules_version)
    if game.state is None:
        raise Refused("not_started")
    named = players(game, loaded.names)
    if game.phase == "over":
        return recorded(game, named, loaded.row.seed)
    return recorded(game, named, None).public()
