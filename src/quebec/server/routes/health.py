"""Whether the server runs, and whether it can be used."""

from __future__ import annotations

from litestar import get

from quebec.server.identity.demands import ANYBODY, demands
from quebec.server.routes.request import TheStore


@get("/healthz", opt=demands(ANYBODY), tags=["operations"])
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", opt=demands(ANYBODY), tags=["operations"])
async def readyz(store: TheStore) -> dict[str, str]:
    """The database answers."""
    await store.value("ready")
    return {"status": "ok"}


HANDLERS = (healthz, readyz)
