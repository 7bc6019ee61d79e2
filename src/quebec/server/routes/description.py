"""The description of this API."""

from __future__ import annotations

from litestar import Response, get

from quebec.server.description import FILE
from quebec.server.identity.demands import ANYBODY, demands


@get("/openapi.json", opt=demands(ANYBODY), tags=["operations"], include_in_schema=False)
async def openapi() -> Response[bytes]:
    """The description of all routes and shapes."""
    return Response(FILE.read_bytes(), media_type="application/json")


HANDLERS = (openapi,)
