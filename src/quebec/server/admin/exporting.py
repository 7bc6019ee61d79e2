"""Stored games as records: of one under way, what everybody may know."""

from __future__ import annotations

from quebec.record import Record
from quebec.server.play.refusals import Refused
from quebec.server.store import Store
from quebec.server.tables.hosting import recorded
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service
from quebec.server.tables.shown import players


async def record_of(store: Store, table_id: str) -> Record:
    """The record of a table; Refused if it has none."""
    service = Service(store, Hub())
    table = await service.table(table_id)
    game = table.game
    if game.is_frozen:
        raise Refused("table_frozen", recorded=table.row.rules_version)
    if game.state is None:
        raise Refused("not_started")
    named = players(game, table.names)
    if game.phase == "over":
        return recorded(game, named, table.row.seed)
    return recorded(game, named, None).public()
