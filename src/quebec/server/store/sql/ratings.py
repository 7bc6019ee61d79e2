"""Ratings: the games that counted, in their order, and the strengths that follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from quebec.server.play.rating import Entrant, Rated, Skill, changed
from quebec.server.store.rows import RatedSeatRow, RatingRow
from quebec.server.store.sql.connections import Connection, Reading, placeholders

COUNTER: Final = "rated"
"""The value with the number of games that have counted. It is locked while a game is counted, so
that all servers count in one order."""
SEAT: Final = (
    "n, seat, table_id, ruleset, players, person, bot, place, abandoned, mu_before, sigma_before,"
    " mu_after, sigma_after"
)
RATING: Final = "person, ruleset, players, mu, sigma, games, abandoned"


def write_rated(database: Connection, table_id: str, game: Rated) -> None:
    """Count a game, in the transaction of its last entry; a second time changes nothing."""
    database.execute(
        "INSERT INTO server_values (name, value) VALUES (?, '0') ON CONFLICT DO NOTHING", (COUNTER,)
    )
    (n,) = database.execute(
        "UPDATE server_values SET value = CAST(CAST(value AS BIGINT) + 1 AS TEXT) WHERE name = ?"
        " RETURNING CAST(value AS BIGINT)",
        (COUNTER,),
    ).fetchone()
    if database.execute("SELECT 1 FROM rated_seats WHERE table_id = ?", (table_id,)).fetchone():
        return
    people = [one.person for one in game.entrants if one.person]
    before = strengths(database, game.ruleset, game.players, people)
    steps = changed(game, before)
    database.executemany(
        f"INSERT INTO rated_seats ({SEAT}) VALUES ({placeholders(13)})",
        [
            (
                n,
                one.seat,
                table_id,
                game.ruleset,
                game.players,
                one.person,
                one.bot,
                one.place,
                one.left,
                *old,
                *new,
            )
            for one, (old, new) in zip(game.entrants, steps, strict=True)
        ],
    )
    database.executemany(
        f"INSERT INTO ratings ({RATING}) VALUES (?, ?, ?, ?, ?, 1, ?)"
        " ON CONFLICT (person, ruleset, players) DO UPDATE SET mu = excluded.mu,"
        " sigma = excluded.sigma, games = ratings.games + 1,"
        " abandoned = ratings.abandoned + excluded.abandoned",
        [
            (one.person, game.ruleset, game.players, *new, int(one.left))
            for one, (_, new) in zip(game.entrants, steps, strict=True)
            if one.person
        ],
    )


def strengths(
    database: Connection, ruleset: str, players: int, people: Iterable[str]
) -> dict[str, Skill]:
    wanted = list(people)
    if not wanted:
        return {}
    rows = database.execute(
        "SELECT person, mu, sigma FROM ratings WHERE ruleset = ? AND players = ?"
        f" AND person IN ({placeholders(len(wanted))})",
        (ruleset, players, *wanted),
    )
    return {person: Skill(mu, sigma) for person, mu, sigma in rows.fetchall()}


class SqlRatings:
    """A RatingReader."""

    def __init__(self, reading: Reading) -> None:
        self._reading: Final = reading

    async def of(self, people: Iterable[str], ruleset: str, players: int) -> dict[str, RatingRow]:
        wanted = list(people)
        if not wanted:
            return {}
        rows = await self._reading.rows(
            f"SELECT {RATING} FROM ratings WHERE ruleset = ? AND players = ?"
            f" AND person IN ({placeholders(len(wanted))})",
            ruleset,
            players,
            *wanted,
        )
        return {row[0]: RatingRow(*row) for row in rows}

    async def known(self, people: Iterable[str]) -> list[RatingRow]:
        wanted = list(people)
        if not wanted:
            return []
        rows = await self._reading.rows(
            f"SELECT {RATING} FROM ratings WHERE person IN ({placeholders(len(wanted))})", *wanted
        )
        return [RatingRow(*row) for row in rows]

    async def all_of(self, person: str) -> list[RatingRow]:
        rows = await self._reading.rows(
            f"SELECT {RATING} FROM ratings WHERE person = ? ORDER BY games DESC, ruleset, players",
            person,
        )
        return [RatingRow(*row) for row in rows]

    async def at(self, table_id: str) -> list[RatedSeatRow]:
        rows = await self._reading.rows(
            f"SELECT {SEAT} FROM rated_seats WHERE table_id = ? ORDER BY seat", table_id
        )
        return [rated_seat(row) for row in rows]

    async def everything(self) -> tuple[list[RatedSeatRow], list[RatingRow]]:
        seats = await self._reading.rows(f"SELECT {SEAT} FROM rated_seats ORDER BY n, seat")
        ratings = await self._reading.rows(
            f"SELECT {RATING} FROM ratings ORDER BY person, ruleset, players"
        )
        return [rated_seat(row) for row in seats], [RatingRow(*row) for row in ratings]


def rated_seat(row: Sequence[Any]) -> RatedSeatRow:
    n, seat, table_id, ruleset, players, person, bot, place, abandoned, *skills = row
    return RatedSeatRow(
        n, seat, table_id, ruleset, players, person, bot, place, bool(abandoned), *skills
    )


def entrant(row: RatedSeatRow) -> Entrant:
    return Entrant(row.seat, row.person, row.bot, row.place, row.abandoned)
