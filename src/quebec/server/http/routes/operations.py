"""Whether the server runs, whether it can be used, what it counts, and what it offers."""

from __future__ import annotations

from litestar import Response, get

from quebec.server.http.access import ANYBODY, OPERATOR, demands
from quebec.server.http.description import FILE
from quebec.server.http.request import Request
from quebec.server.operations.metrics import CONTENT_TYPE


@get("/healthz", opt=demands(ANYBODY), tags=["operations"])
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", opt=demands(ANYBODY), tags=["operations"])
async def readyz(request: Request) -> dict[str, str]:
    """The server has started, is not about to stop, and can write."""
    await request.parts.readiness.check(request.parts.store)
    return {"status": "ok"}


@get("/metrics", opt=demands(OPERATOR), tags=["operations"], media_type="text/plain")
async def metrics(request: Request) -> Response[bytes]:
    """What the server counts, as Prometheus reads it."""
    tables = await request.parts.store.count_by_phase()
    return Response(request.parts.metrics.text(tables), media_type=CONTENT_TYPE)


@get("/openapi.json", opt=demands(ANYBODY), tags=["operations"], include_in_schema=False)
async def openapi() -> Response[bytes]:
    """The description of all routes and shapes."""
    return Response(FILE.read_bytes(), media_type="application/json")


HANDLERS = (healthz, readyz, metrics)
API_HANDLERS = (openapi,)
