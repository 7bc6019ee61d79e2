"""Results and ratings, computed again from the logs."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby

from msgspec import Struct

from quebec.server.play.rating import Rated, Skill, changed, rated
from quebec.server.play.refusals import Refused
from quebec.server.store import Database, RatedSeatRow, StoreReader
from quebec.server.store.sql.ratings import entrant
from quebec.server.tables import counting
from quebec.server.tables.memory import Tables

CLOSE = 1e-6


async def recount(database: Database) -> tuple[int, int]:
    """Count the results of all finished games again: how many games have a result, and how many of
    those had another one, or none. No server may run."""
    store = await database.open()
    try:
        return await counting.recount(store)
    finally:
        await store.close()


class RatingReport(Struct, frozen=True):
    """What was compared."""

    games: int
    ratings: int
    gone: int
    """Games of tables that were deleted: their places are those that were stored."""
    differences: list[str]


async def check_ratings(store: StoreReader) -> RatingReport:
    """Every game as its log says, in the order in which they counted; then every rating."""
    seats, stored = await store.ratings.everything()
    tables = Tables(store)
    skills: dict[tuple[str, int], dict[str, Skill]] = defaultdict(dict)
    counts: dict[tuple[str, str, int], list[int]] = defaultdict(lambda: [0, 0])
    differences: list[str] = []
    games = gone = 0
    for n, rows in groupby(seats, lambda row: row.n):
        kept = list(rows)
        games += 1
        game = Rated(kept[0].ruleset, kept[0].players, tuple(map(entrant, kept)))
        try:
            found = rated((await tables.table(kept[0].table_id)).game)
        except Refused:
            gone += 1
        else:
            if found is None or _as_stored(found, kept) != game:
                differences.append(f"game {n}: its log says {found}")
                game = found or game
        before = skills[game.ruleset, game.players]
        for row, one, (old, new) in zip(kept, game.entrants, changed(game, before), strict=True):
            given = (row.mu_before, row.sigma_before, row.mu_after, row.sigma_after)
            if any(abs(a - b) > CLOSE for a, b in zip(given, (*old, *new), strict=True)):
                differences.append(f"game {n}, seat {row.seat}: {given}, not {(*old, *new)}")
            if one.person:
                before[one.person] = new
                count = counts[one.person, game.ruleset, game.players]
                count[0] += 1
                count[1] += one.left
    for rating in stored:
        key = (rating.person, rating.ruleset, rating.players)
        skill = skills[rating.ruleset, rating.players].get(rating.person)
        is_same = (
            skill is not None
            and abs(skill.mu - rating.mu) <= CLOSE
            and abs(skill.sigma - rating.sigma) <= CLOSE
            and counts[key] == [rating.games, rating.abandoned]
        )
        if not is_same:
            differences.append(f"{key}: {rating[3:]}, not {skill} after {counts[key]}")
    names = await store.people.names({person for person, _, _ in counts})
    here = {(row.person, row.ruleset, row.players) for row in stored}
    # People who were deleted have no name and no rating any more.
    missing = [key for key in counts if names.get(key[0]) and key not in here]
    differences += [f"{key}: no rating" for key in missing]
    return RatingReport(games, len(stored), gone, differences)


def _as_stored(found: Rated, kept: list[RatedSeatRow]) -> Rated:
    """A person may have been deleted since: then nobody holds the seat in the log."""
    entrants = tuple(
        one._replace(person=row.person, bot=row.bot) if one.person is None else one
        for one, row in zip(found.entrants, kept, strict=True)
    )
    return found._replace(entrants=entrants)
