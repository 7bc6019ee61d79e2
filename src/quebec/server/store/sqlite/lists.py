"""Which tables there are."""

from __future__ import annotations

import sqlite3
from typing import Final

from quebec.engine.rulesets import RULES_VERSION
from quebec.server.play.game import Phase
from quebec.server.store import codec
from quebec.server.store.rows import ListedGame
from quebec.server.store.sqlite.database import Database

SUMMARY: Final = "phase, length, updated, waiting_seat, waiting_bot, expires, outcome"
LISTED: Final = f"SELECT id, created, owner, setup, {SUMMARY} FROM games"


class Lists(Database):
    """Tables, found by what follows from their logs."""

    async def public_games(self, phase: Phase, limit: int) -> list[ListedGame]:
        return await self._listed(
            f"{LISTED} WHERE public AND phase = ? ORDER BY updated DESC LIMIT ?", phase, limit
        )

    async def games_of(self, person: str, limit: int) -> list[ListedGame]:
        return await self._listed(
            f"{LISTED} WHERE owner = ?1 OR id IN (SELECT game FROM seats WHERE person = ?1)"
            " ORDER BY phase = 'over', updated DESC LIMIT ?2",
            person,
            limit,
        )

    async def _listed(self, query: str, *values: object) -> list[ListedGame]:
        def work(database: sqlite3.Connection) -> list[ListedGame]:
            return [
                codec.listed_game(
                    row,
                    database.execute(
                        "SELECT person, bot, label, colour FROM seats WHERE game = ? ORDER BY seat",
                        (row[0],),
                    ).fetchall(),
                )
                for row in database.execute(query, values).fetchall()
            ]

        return await self._read(work)

    async def count_open_games(self, owner: str) -> int:
        row = await self._row(
            "SELECT count(*) FROM games WHERE owner = ? AND phase <> 'over'", owner
        )
        return int(row[0])

    async def waiting_for_bots(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM games WHERE waiting_bot")]

    async def with_clocks(self) -> list[str]:
        rows = await self._rows("SELECT id FROM games WHERE expires IS NOT NULL ORDER BY expires")
        return [row[0] for row in rows]

    async def expired(self, time: int) -> list[str]:
        rows = await self._rows(
            "SELECT id FROM games WHERE expires <= ? AND rules_version = ? ORDER BY expires",
            time,
            RULES_VERSION,
        )
        return [row[0] for row in rows]

    async def next_expiry(self, after: int) -> int | None:
        row = await self._row(
            "SELECT expires FROM games WHERE expires > ? AND rules_version = ?"
            " ORDER BY expires LIMIT 1",
            after,
            RULES_VERSION,
        )
        return int(row[0]) if row else None

    async def all_games(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM games ORDER BY created, id")]

    async def count_by_phase(self) -> dict[str, int]:
        return dict(await self._rows("SELECT phase, count(*) FROM games GROUP BY phase"))

    async def snapshots(self, game: str) -> list[tuple[int, bytes]]:
        return await self._rows("SELECT n, taken FROM snapshots WHERE game = ? ORDER BY n", game)
