"""Analyses of games, and the available bots."""

from __future__ import annotations

from litestar import get, post

from quebec.bots.levels import LEVELS
from quebec.bots.register import OWN
from quebec.server.bots.known import offered_bots
from quebec.server.http.access import ANYBODY, access
from quebec.server.http.request import EntryInQuery, Request, TableId, address_of, caller_of
from quebec.server.play.access import GUEST
from quebec.server.wire.analyses import Analysis
from quebec.server.wire.people import Opponent
from quebec.texts import LANGUAGES, Texts


@post("/tables/{table:str}/analysis", opt=access(GUEST), tags=["records"])
async def ask_analysis(request: Request, table: TableId) -> Analysis:
    """Start the analysis of a finished game; a second request gets the same one."""
    context = request.context
    if not await context.analyses.has(table):
        context.limits.analyses.demand(caller_of(request.scope))
    return await context.analyses.ask(table, address_of(request.scope))


@get("/tables/{table:str}/analysis", opt=access(ANYBODY), tags=["records"])
async def read_analysis(request: Request, table: TableId, after: EntryInQuery = 0) -> Analysis:
    """The analysis of a game so far, from the moment after this number."""
    return await request.context.analyses.shown(table, after)


@get("/bots", opt=access(ANYBODY), tags=["tables"])
async def opponents(request: Request) -> list[Opponent]:
    """The bots to choose from, the levels first; their names in every language."""
    levels = [level.name for level in LEVELS]
    return [
        Opponent(
            name=name,
            level=levels.index(name) + 1 if name in levels else None,
            names={
                language: Texts(language).say(f"page-bot-{name}") if name in OWN else name
                for language in LANGUAGES
            },
        )
        for name in offered_bots()
    ]


HANDLERS = (ask_analysis, read_analysis, opponents)
