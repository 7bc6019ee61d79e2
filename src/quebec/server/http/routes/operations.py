"""Health, readiness, metrics, and the description of the API."""

from __future__ import annotations

from litestar import Response, get

from quebec.server.http.access import ANYBODY, OPERATOR, access
from quebec.server.http.description import FILE
from quebec.server.http.request import Request
from quebec.server.operations.metrics import CONTENT_TYPE


@get("/healthz", opt=access(ANYBODY), tags=["operations"])
async def healthz() -> dict[str, str]:
    """The process runs."""
    return {"status": "ok"}


@get("/readyz", opt=access(ANYBODY), tags=["operations"])
async def readyz(request: Request) -> dict[str, str]:
    """The server has started, is not shutting down, and can write."""
    await request.context.readiness.check(request.context.store)
    return {"status": "ok"}


@get("/metrics", opt=access(OPERATOR), tags=["operations"], media_type="text/plain")
async def metrics(request: Request) -> Response[bytes]:
    """The metrics, in the format of Prometheus."""
    tables = await request.context.store.lists.count_by_phase()
    return Response(request.context.metrics.text(tables), media_type=CONTENT_TYPE)


@get("/openapi.json", opt=access(ANYBODY), tags=["operations"], include_in_schema=False)
async def openapi() -> Response[bytes]:
    """The description of all routes and schemas."""
    return Response(FILE.read_bytes(), media_type="application/json")


HANDLERS = (healthz, readyz, metrics)
API_HANDLERS = (openapi,)
