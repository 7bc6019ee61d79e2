"""Ratings: of those at a table, and mine."""

from __future__ import annotations

from litestar import get

from quebec.server.http.access import ANYBODY, access
from quebec.server.http.request import Request, TableId
from quebec.server.play.access import GUEST
from quebec.server.play.rating import ANCHORS, NEWCOMER, Skill
from quebec.server.wire.ratings import OwnRating, SeatRating

SIGMAS = 2
"""Within these, in 95 of 100 cases."""


@get("/me/ratings", opt=access(GUEST), tags=["ratings"])
async def my_ratings(request: Request) -> list[OwnRating]:
    """My ratings, by rules and number of players."""
    return [
        OwnRating(
            ruleset=one.ruleset,
            players=one.players,
            value=round(one.mu),
            within=round(SIGMAS * one.sigma),
            games=one.games,
            abandoned=one.abandoned,
        )
        for one in await request.context.store.ratings.all_of(request.user.person)
    ]


@get("/tables/{table:str}/ratings", opt=access(ANYBODY), tags=["ratings"])
async def ratings(request: Request, table: TableId) -> list[SeatRating | None]:
    """The ratings of those at a table, by seat, and how the game has changed them; none for those
    who cannot have one."""
    found = await request.context.service.table(table)
    counted = await request.context.store.ratings.at(table)
    setup, game = found.row.setup, found.game
    people = {seat.person for seat in game.seats if seat.person}
    known = await request.context.store.ratings.of(people, setup.ruleset, setup.players)
    if counted:
        return [
            _shown(
                Skill(one.mu_after, one.sigma_after),
                known[one.person].games if one.person in known else 0,
                round(one.mu_after) - round(one.mu_before) if one.person else None,
                one.abandoned,
            )
            for one in counted
        ]
    shown: list[SeatRating | None] = []
    for seat in game.seats:
        row = known.get(seat.person) if seat.person else None
        if row:
            shown.append(_shown(Skill(row.mu, row.sigma), row.games))
        elif seat.person:
            shown.append(_shown(NEWCOMER, 0) if setup.rated else None)
        else:
            anchor = ANCHORS[setup.players].get(seat.bot)
            shown.append(_shown(anchor, 0) if anchor and setup.rated else None)
    return shown


def _shown(
    skill: Skill, games: int, change: int | None = None, abandoned: bool = False
) -> SeatRating:
    return SeatRating(
        value=round(skill.mu),
        within=round(SIGMAS * skill.sigma),
        games=games,
        change=change,
        abandoned=abandoned,
    )


HANDLERS = (my_ratings, ratings)
