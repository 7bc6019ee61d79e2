"""Creating, finding and viewing tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import MediaType, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from quebec.engine import parse_move
from quebec.server.bots.known import check_bots
from quebec.server.http.access import ANYBODY, LOADS_A_RECORD, MAKES_A_TABLE, access
from quebec.server.http.request import (
    EntryInPath,
    EntryInQuery,
    MaybeEntryInQuery,
    Request,
    TableId,
    charge_entries,
    charge_replay,
    client_of,
    person_of,
)
from quebec.server.play.access import GUEST, OWNER, SEATED
from quebec.server.play.game import Phase
from quebec.server.play.rating import is_ratable
from quebec.server.play.refusals import Refused
from quebec.server.play.setup import SeatPlan
from quebec.server.store import LinkRow, ListedTable
from quebec.server.tables.hosting import recorded
from quebec.server.tables.lists import summarised
from quebec.server.tables.memory import Table
from quebec.server.tables.shown import ahead, first_obstacle, players
from quebec.server.times import moment, now
from quebec.server.wire.games import Ahead, Moments, Update
from quebec.server.wire.tables import (
    Fork,
    Invitation,
    Link,
    NewLink,
    NewRecord,
    NewTable,
    Origin,
    Reason,
    TableShown,
    TableSummary,
    WhyNot,
)

MOST_LISTED = 100
OK = "Request fulfilled, document follows"


# ---- creating -------------------------------------------------------------------------------


@post("/tables", opt=access(GUEST) | MAKES_A_TABLE, tags=["tables"])
async def create(request: Request, data: JSONBody[NewTable]) -> TableShown:
    """Create a table."""
    check_bots([*_bots(data.seats), data.stand_in])
    if data.rated:
        _check_rated(data, request)
    made = await request.context.hosting.create(data, request.user.person)
    return await _shown(made, request)


@post("/records", opt=access(GUEST) | LOADS_A_RECORD, tags=["records"])
async def load(request: Request, data: JSONBody[NewRecord]) -> TableShown:
    """Create a table from a record: to replay it, and to continue it at another table."""
    client = client_of(request.scope)
    made = await request.context.records.load(data.text, request.user.person, data.public, client)
    return await _shown(made, request)


@post("/tables/{table:str}/fork", opt=access(GUEST) | MAKES_A_TABLE, tags=["records"])
async def fork(request: Request, table: TableId, data: JSONBody[Fork]) -> TableShown:
    """Continue from a moment of a finished game, at a new table."""
    check_bots(_bots(data.seats))
    made = await request.context.hosting.fork(table, data, request.user.person)
    return await _shown(made, request)


@post("/tables/{table:str}/rematch", opt=access(SEATED) | MAKES_A_TABLE, tags=["tables"])
async def rematch(request: Request, table: TableId) -> TableShown:
    """Create a new table with the same settings, or come along to it: I keep my seat, the others
    are invited."""
    context = request.context
    made, others = await context.hosting.rematch(table, request.user.person)
    if "invitations" not in context.settings.without:
        await context.invitations.invite_again(request.user, made, others)
    return await _shown(made, request)


def _check_rated(new: NewTable, request: Request) -> None:
    if not request.context.settings.ratings:
        raise Refused("ratings_off")
    if not request.user.login:
        raise Refused("rated_needs_account")
    for bot in _bots(new.seats):
        if not is_ratable(bot):
            raise Refused("rated_bot", bot=bot)


def _bots(plans: Sequence[SeatPlan]) -> list[str]:
    return [plan.bot for plan in plans if plan.kind == "bot"]


# ---- viewing --------------------------------------------------------------------------------


@get("/tables", opt=access(ANYBODY), tags=["tables"])
async def public_tables(
    request: Request, phase: FromQuery[Phase] = "gathering"
) -> list[TableSummary]:
    """Public tables, the latest first."""
    async with request.reading():
        listed = await request.context.store.lists.public(phase, MOST_LISTED)
        return await summaries(request, listed)


@get("/tables/{table:str}", opt=access(ANYBODY), tags=["tables"])
async def look(request: Request, table: TableId, after: MaybeEntryInQuery = None) -> TableShown:
    """A table, its game, my part in it; with the entries after `after`, if it is given."""
    if after is not None:
        await charge_entries(request, table, after)
    return await _shown(await request.context.service.table(table), request, after)


@get("/tables/{table:str}/at/{entry:int}", opt=access(ANYBODY), tags=["records"])
async def at_entry(request: Request, table: TableId, entry: EntryInPath) -> Update:
    """The game after an entry."""
    charge_replay(request, entry)
    return (await request.context.service.at(table, entry))[1]


@get(
    "/tables/{table:str}/moments",
    opt=access(ANYBODY),
    responses={200: ResponseSpec(Moments, generate_examples=False, description=OK)},
    tags=["records"],
)
async def moments(request: Request, table: TableId, after: EntryInQuery = 0) -> Response[bytes]:
    """The game after each entry from here on, up to a maximum per response."""
    found = await request.context.moments.after(table, after, client_of(request.scope))
    return Response(found, media_type=MediaType.JSON)


@get("/tables/{table:str}/why-not", opt=access(ANYBODY), tags=["play"])
async def why_not(
    request: Request, table: TableId, move: Annotated[str, QueryParameter(max_length=64)]
) -> WhyNot:
    """Why a move is illegal; of several moves, separated by commas, the first that is."""
    game = (await request.context.service.table(table)).game
    if game.state is None:
        raise Refused("not_started")
    reason = first_obstacle(game.state, [parse_move(text) for text in move.split(",")])
    return WhyNot(move=move, reason=Reason(key=reason.key, args=reason.args) if reason else None)


@get("/tables/{table:str}/preview", opt=access(ANYBODY), tags=["play"])
async def preview(
    request: Request,
    table: TableId,
    moves: Annotated[str, QueryParameter(max_length=64)],
    at: MaybeEntryInQuery = None,
) -> Ahead:
    """How the century would be scored after moves of the deciding seat, separated by commas.

    Nothing is foreseen if `at` is given and the table has gone on since.
    """
    game = (await request.context.service.table(table)).game
    if at is not None and at != game.length:
        return Ahead(moves=moves.split(","), forecast=None)
    if game.state is None:
        raise Refused("not_started")
    if game.phase == "over":
        raise Refused("game_is_over")
    if game.must_confirm:
        raise Refused("not_confirmed")
    return ahead(game.state, [parse_move(text).text for text in moves.split(",")])


@get("/tables/{table:str}/record", opt=access(ANYBODY), tags=["records"], media_type="text/plain")
async def record(request: Request, table: TableId) -> Response[str]:
    """The record of the game; while it is running, only what is public."""
    found = await request.context.service.table(table)
    if found.game.is_frozen:
        raise Refused("table_frozen", recorded=found.row.rules_version)
    game = found.game
    # The last move of a game can be undone until it is confirmed.
    seed = found.row.seed if game.phase == "over" else None
    text = recorded(game, players(game, found.names), seed).write()
    headers = {"Content-Disposition": f'attachment; filename="{table}.quebec"'}
    return Response(text, media_type="text/plain", headers=headers)


async def _shown(table: Table, request: Request, after: int | None = None) -> TableShown:
    row, setup, game = table.row, table.row.setup, table.game
    person = person_of(request)
    origin = None
    if row.origin is not None and row.origin_entry is not None:
        origin = Origin(table=row.origin, entry=row.origin_entry)
        if setup.public and person != row.owner:
            # A listed table must not reveal one that is not listed.
            source = (await request.context.service.table(row.origin)).row
            origin = origin if source.setup.public else None
    over = game.phase == "over"
    starts_itself = setup.filling is not None and game.phase == "gathering"
    return TableShown(
        id=row.id,
        created=moment(row.created),
        ruleset=setup.ruleset,
        rules_version=row.rules_version,
        public=setup.public,
        owner=await _owner(table, request),
        arranged=list(setup.arranged),
        layout=setup.layout,
        clock=setup.clock,
        stand_in=setup.stand_in,
        rewinds=setup.rewinds,
        hints=setup.allows_hints,
        rated=setup.rated,
        absence_seconds=request.context.settings.limits.absence_seconds,
        origin=origin,
        rematch=await request.context.store.tables.rematch(row.id) if over else None,
        seed=row.seed if over else None,
        mine=game.seats_of(person) if person else [],
        # Those who look for a game are equals until it starts.
        owned=person == row.owner and not starts_itself,
        starts_itself=starts_itself,
        now=await request.context.service.since(row.id, game.length if after is None else after),
    )


async def _owner(table: Table, request: Request) -> str:
    """The name of the person who created a table, with or without a seat at it."""
    owner = table.row.owner
    if owner in table.names:
        return table.names[owner]
    return (await request.context.store.people.names([owner])).get(owner, "")


async def summaries(request: Request, listed: list[ListedTable]) -> list[TableSummary]:
    """Rows of a list, first the tables that wait for me."""
    rows = await summarised(request.context.store, listed, person_of(request))
    return sorted(rows, key=lambda row: not row.waits_for_me)


# ---- links ----------------------------------------------------------------------------------


@post("/tables/{table:str}/links", opt=access(OWNER), tags=["tables"])
async def add_link(request: Request, table: TableId, data: JSONBody[NewLink]) -> Link:
    """Create a link to join with."""
    link, secret = await request.context.hosting.add_link(table, data.seat)
    url = f"{request.context.settings.public_url}/join#{secret}"
    return _link(link, secret=secret, url=url)


@get("/tables/{table:str}/links", opt=access(OWNER), tags=["tables"])
async def links(request: Request, table: TableId) -> list[Link]:
    """Links that can still be used."""
    return [_link(link) for link in await request.context.store.links.of(table)]


@delete("/tables/{table:str}/links/{link:str}", opt=access(OWNER), tags=["tables"])
async def revoke(request: Request, table: TableId, link: FromPath[str]) -> None:
    """Revoke a link."""
    if not await request.context.store.links.revoke(table, link, now()):
        raise Refused("no_such_link")


@post("/invitation", opt=access(GUEST), status_code=200, tags=["tables"])
async def invitation(request: Request, data: JSONBody[Invitation]) -> TableShown:
    """The table that a link leads to: what was agreed, and who is there, before one joins."""
    link = await request.context.hosting.link(data.link)
    return await _shown(await request.context.service.table(link.table_id), request)


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
    invitation,
    links,
    revoke,
)
