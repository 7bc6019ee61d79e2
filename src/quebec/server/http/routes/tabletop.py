"""Beside a real table: scoring it, setting it up, and playing on from it. Nothing is stored."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from quebec.server.http.access import ANYBODY, access
from quebec.server.http.request import Request
from quebec.server.tables.tabletop import century_scored, drawn, game_scored, position_entered
from quebec.server.wire.tabletop import Draw, Drawn, TabletopPosition, TabletopScored
from quebec.tabletop import Tabletop


@post("/tabletop/century", opt=access(ANYBODY), status_code=200, tags=["tabletop"])
async def score_century(request: Request, data: JSONBody[Tabletop]) -> TabletopScored:
    """The end of a century at a real table; nothing is stored."""
    async with request.reading():
        return century_scored(data)


@post("/tabletop/final", opt=access(ANYBODY), status_code=200, tags=["tabletop"])
async def score_final(request: Request, data: JSONBody[Tabletop]) -> TabletopScored:
    """The final scoring of a real table, after that of century IV."""
    async with request.reading():
        return game_scored(data)


@post("/tabletop/position", opt=access(ANYBODY), status_code=200, tags=["tabletop"])
async def enter_position(request: Request, data: JSONBody[Tabletop]) -> TabletopPosition:
    """A real table as a position to play on from."""
    async with request.reading():
        return position_entered(data)


@post("/tabletop/draw", opt=access(ANYBODY), status_code=200, tags=["tabletop"])
async def draw_set_up(data: JSONBody[Draw]) -> Drawn:
    """A layout, events and a first player for a real table."""
    return drawn(data)


HANDLERS = (score_century, score_final, enter_position, draw_set_up)
