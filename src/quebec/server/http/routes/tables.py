"""Making tables, finding them, looking at them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from quebec.engine import parse_move
from quebec.server.http.access import ANYBODY, GUEST, MAKES_A_TABLE, OWNER, SEATED, demands
from quebec.server.http.request import (
    EntryInPath,
    EntryInQuery,
    MaybeEntryInQuery,
    Request,
    TableId,
    person_of,
)
from quebec.server.play.game import Phase
from quebec.server.play.refusals import Refused
from quebec.server.store import LinkRow, ListedGame
from quebec.server.tables.hosting import recorded
from quebec.server.tables.memory import Loaded
from quebec.server.tables.moments import look_through
from quebec.server.tables.shown import ahead, first_obstacle, people, players, seat_shown
from quebec.server.times import moment, now
from quebec.server.wire.games import Ahead, Moments, Update
from quebec.server.wire.tables import (
    Fork,
    Link,
    NewLink,
    NewRecord,
    NewTable,
    Origin,
    Reason,
    Table,
    TableRow,
    WhyNot,
)

MOST_LISTED = 100


# ---- making ---------------------------------------------------------------------------------


@post("/tables", opt=demands(GUEST) | MAKES_A_TABLE, tags=["tables"])
async def create(request: Request, data: JSONBody[NewTable]) -> Table:
    """Make a table."""
    loaded = await request.parts.hosting.create(data, request.user.person)
    return await _table(loaded, request)


@post("/records", opt=demands(GUEST) | MAKES_A_TABLE, tags=["records"])
async def load(request: Request, data: JSONBody[NewRecord]) -> Table:
    """Make a table of a record: to be seen again, and gone on with at another."""
    loaded = await request.parts.hosting.load(data.text, request.user.person, data.public)
    return await _table(loaded, request)


@post("/tables/{table:str}/fork", opt=demands(GUEST) | MAKES_A_TABLE, tags=["records"])
async def fork(request: Request, table: TableId, data: JSONBody[Fork]) -> Table:
    """Go on from a moment of a finished game, at a new table."""
    loaded = await request.parts.hosting.fork(table, data, request.user.person)
    return await _table(loaded, request)


@post("/tables/{table:str}/rematch", opt=demands(SEATED) | MAKES_A_TABLE, tags=["tables"])
async def rematch(request: Request, table: TableId) -> Table:
    """The same again, at a new table."""
    loaded = await request.parts.hosting.rematch(table, request.user.person)
    return await _table(loaded, request)


# ---- looking --------------------------------------------------------------------------------


@get("/tables", opt=demands(ANYBODY), tags=["tables"])
async def public_tables(request: Request, phase: FromQuery[Phase] = "gathering") -> list[TableRow]:
    """Public tables, the latest first."""
    return await table_rows(request, await request.parts.store.public_games(phase, MOST_LISTED))


@get("/tables/{table:str}", opt=demands(ANYBODY), tags=["tables"])
async def look(request: Request, table: TableId, after: MaybeEntryInQuery = None) -> Table:
    """A table, its game, what of it is mine; with the entries after one, if it is named."""
    return await _table(await request.parts.service.table(table), request, after)


@get("/tables/{table:str}/at/{entry:int}", opt=demands(ANYBODY), tags=["records"])
async def at_entry(request: Request, table: TableId, entry: EntryInPath) -> Update:
    """The game as it stood after an entry."""
    return (await request.parts.service.at(table, entry))[1]


@get("/tables/{table:str}/moments", opt=demands(ANYBODY), tags=["records"])
async def moments(request: Request, table: TableId, after: EntryInQuery = 0) -> Moments:
    """The game after each entry from here on: so many that it can be asked for at one go."""
    return await look_through(request.parts.service, table, after)


@get("/tables/{table:str}/why-not", opt=demands(ANYBODY), tags=["play"])
async def why_not(
    request: Request, table: TableId, move: Annotated[str, QueryParameter(max_length=64)]
) -> WhyNot:
    """Why a move is not legal now, or after others: with commas, the first that is not."""
    game = (await request.parts.service.table(table)).game
    if game.state is None:
        raise Refused("not_started")
    reason = first_obstacle(game.state, [parse_move(text) for text in move.split(",")])
    return WhyNot(move=move, reason=Reason(key=reason.key, args=reason.args) if reason else None)


@get("/tables/{table:str}/preview", opt=demands(ANYBODY), tags=["play"])
async def preview(
    request: Request, table: TableId, moves: Annotated[str, QueryParameter(max_length=64)]
) -> Ahead:
    """How the century would be scored after moves of whoever decides, with commas between them."""
    game = (await request.parts.service.table(table)).game
    if game.state is None:
        raise Refused("not_started")
    if game.phase == "over":
        raise Refused("game_is_over")
    if game.must_confirm:
        raise Refused("not_confirmed")
    return ahead(game.state, [parse_move(text).text for text in moves.split(",")])


@get("/tables/{table:str}/record", opt=demands(ANYBODY), tags=["records"], media_type="text/plain")
async def record(request: Request, table: TableId) -> Response[str]:
    """The record of the game: of one under way, what everybody may know."""
    loaded = await request.parts.service.table(table)
    if loaded.game.is_frozen:
        raise Refused("table_frozen", recorded=loaded.row.rules_version)
    game = loaded.game
    # The last move of a game can be taken back until it is confirmed.
    seed = loaded.row.seed if game.phase == "over" else None
    text = recorded(game, players(game, loaded.names), seed).write()
    headers = {"Content-Disposition": f'attachment; filename="{table}.quebec"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


async def _table(loaded: Loaded, request: Request, after: int | None = None) -> Table:
    row, setup, game = loaded.row, loaded.row.setup, loaded.game
    person = person_of(request)
    origin = None
    if row.origin is not None and row.origin_entry is not None:
        origin = Origin(table=row.origin, entry=row.origin_entry)
        if setup.public and person != row.owner:
            # Whoever finds this table in a list is not to find one there that is not listed.
            source = (await request.parts.service.table(row.origin)).row
            origin = origin if source.setup.public else None
    over = game.phase == "over"
    return Table(
        id=row.id,
        created=moment(row.created),
        ruleset=setup.ruleset,
        rules_version=row.rules_version,
        public=setup.public,
        layout=setup.layout,
        clock=setup.clock,
        stand_in=setup.stand_in,
        origin=origin,
        rematch=await request.parts.store.rematch(row.id) if over else None,
        seed=row.seed if over else None,
        mine=game.seats_of(person) if person else [],
        owned=person == row.owner,
        now=await request.parts.service.since(row.id, game.length if after is None else after),
    )


async def table_rows(request: Request, listed: list[ListedGame]) -> list[TableRow]:
    """Lists, with those first that wait for me."""
    person = person_of(request)
    names = await request.parts.store.names(
        {one for game in listed for one in people(game.summary.seats)}
    )
    rows = []
    for game in listed:
        known = game.summary
        mine = [k for k, seat in enumerate(known.seats) if person and seat.person == person]
        waits = known.waiting_seat in mine and not known.waiting_bot
        rows.append(
            TableRow(
                id=game.id,
                created=moment(game.created),
                updated=moment(known.updated),
                ruleset=game.setup.ruleset,
                public=game.setup.public,
                clock=game.setup.clock,
                phase=known.phase,
                at=known.length,
                seats=[seat_shown(seat, None, k, names) for k, seat in enumerate(known.seats)],
                waiting=known.waiting_seat,
                expires=None if known.expires is None else moment(known.expires),
                outcome=known.outcome,
                mine=mine,
                waits_for_me=waits,
            )
        )
    return sorted(rows, key=lambda row: not row.waits_for_me)


# ---- links ----------------------------------------------------------------------------------


@post("/tables/{table:str}/links", opt=demands(OWNER), tags=["tables"])
async def add_link(request: Request, table: TableId, data: JSONBody[NewLink]) -> Link:
    """Make a link to sit down with."""
    link, secret = await request.parts.hosting.add_link(table, data.seat)
    url = f"{request.parts.settings.public_url}/join#{secret}"
    return _link(link, secret=secret, url=url)


@get("/tables/{table:str}/links", opt=demands(OWNER), tags=["tables"])
async def links(request: Request, table: TableId) -> list[Link]:
    """Links that can still be used."""
    return [_link(link) for link in await request.parts.store.links(table)]


@delete("/tables/{table:str}/links/{link:str}", opt=demands(OWNER), tags=["tables"])
async def revoke(request: Request, table: TableId, link: FromPath[str]) -> None:
    """Make a link useless."""
    if not await request.parts.store.revoke(table, link, now()):
        raise Refused("no_such_link")


def _link(link: LinkRow, **more: Any) -> Link:
    return Link(id=link.id, seat=link.seat, created=moment(link.created), **more)


HANDLERS = (
    create,
    load,
    fork,
    rematch,
    public_tables,
    look,
    at_entry,
    moments,
    why_not,
    preview,
    record,
    add_link,
    links,
    revoke,
)
