"""Rows of lists of tables, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from quebec.server.store import ListedTable, RatingRow, Store
from quebec.server.tables.shown import Names, people, seat_shown
from quebec.server.times import moment
from quebec.server.wire.games import Rating, SeatShown
from quebec.server.wire.tables import TableSummary


async def summarised(
    store: Store, listed: Sequence[ListedTable], person: str | None
) -> list[TableSummary]:
    """In the same order, as they are for somebody."""
    seated = {one for table in listed for one in people(table.summary.seats)}
    names = await store.people.names(seated)
    ratings = {row[:3]: row for row in await store.ratings.known(seated)}
    return [_summary(table, person, names, ratings) for table in listed]


Ratings = Mapping[tuple[str, str, int], RatingRow]
"""By person, rules and number of players."""


def _seat(table: ListedTable, number: int, names: Names, ratings: Ratings) -> SeatShown:
    seat = table.summary.seats[number]
    shown = seat_shown(seat, None, number, names)
    row = ratings.get((seat.person or "", table.ruleset, len(table.summary.seats)))
    return replace(shown, rating=Rating(value=row.mu, error=2 * row.sigma)) if row else shown


def _summary(
    table: ListedTable, person: str | None, names: Names, ratings: Ratings
) -> TableSummary:
    known = table.summary
    mine = [k for k, seat in enumerate(known.seats) if person and seat.person == person]
    return TableSummary(
        id=table.id,
        created=moment(table.created),
        updated=moment(known.updated),
        ruleset=table.ruleset,
        public=table.public,
        arranged=list(table.arranged),
        clock=table.clock,
        phase=known.phase,
        at=known.length,
        seats=[_seat(table, k, names, ratings) for k in range(len(known.seats))],
        waiting=known.waiting_seat,
        expires=None if known.expires is None else moment(known.expires),
        fill_bot=table.fill_bot,
        outcome=known.outcome,
        mine=mine,
        waits_for_me=known.waiting_seat in mine and not known.waiting_bot,
        rated=table.rated,
    )
