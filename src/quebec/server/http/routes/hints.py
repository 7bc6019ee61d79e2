"""Hints for somebody who has to choose."""

from __future__ import annotations

from litestar import post

from quebec.server.http.access import access
from quebec.server.http.request import Request, TableId, client_of
from quebec.server.play.access import SEATED
from quebec.server.wire.hints import Hint


@post("/tables/{table:str}/hint", opt=access(SEATED), status_code=200, tags=["play"])
async def hint(request: Request, table: TableId) -> Hint:
    """What a strong player would do in my place; refused where that was not agreed."""
    client = client_of(request.scope)
    return await request.context.hints.ask(table, request.user.person, client)


HANDLERS = (hint,)
