"""Counts the results of all finished games again, while no server runs."""

from __future__ import annotations

from quebec.server.store import Database
from quebec.server.tables import counting


async def recount(database: Database) -> tuple[int, int]:
    """How many games have a result, and how many of those had another one, or none."""
    store = await database.open()
    try:
        return await counting.recount(store)
    finally:
        await store.close()
