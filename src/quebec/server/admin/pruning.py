"""Deletes what nobody uses any more, while no server runs."""

from __future__ import annotations

from msgspec.structs import replace

from quebec.server.limits.keep import Keep
from quebec.server.store import Database
from quebec.server.tables.hub import Hub
from quebec.server.tables.pruning import Pruned, Pruning, prunable
from quebec.server.tables.service import Service


async def prune(database: Database, keep: Keep) -> list[Pruned]:
    """What was deleted; the database is smaller afterwards."""
    store = await database.open()
    try:
        expected = await prunable(store, keep)
        deleted = await Pruning(Service(store, Hub()), keep, pause=0).prune()
    finally:
        await store.close()
    database.shrink()
    return [replace(one, count=deleted[one.kind]) for one in expected]
