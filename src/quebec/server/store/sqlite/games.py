"""Tables and their logs."""

from __future__ import annotations

import sqlite3
from typing import Final

from quebec.server.store import codec
from quebec.server.store.rows import (
    Append,
    EntryRow,
    GameRow,
    KeyTaken,
    RequestRow,
    Summary,
    TooLate,
)
from quebec.server.store.sqlite.lists import LISTED, Lists

BY: Final = "coalesce((SELECT merged FROM persons WHERE id = by), by)"
"""Who wrote an entry, as they are known now."""


class Games(Lists):
    """Tables, each with the entries of its log."""

    async def create(self, game: GameRow, first: Append) -> None:
        def work(database: sqlite3.Connection) -> None:
            try:
                database.execute(
                    "INSERT INTO games (id, created, owner, public, setup, deal, seed,"
                    " rules_version, origin, origin_entry, rematch_of, phase, length, updated,"
                    " waiting_bot) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'gathering', 0, ?, 0)",
                    codec.game_values(game),
                )
            except sqlite3.IntegrityError as error:
                raise TooLate from error
            database.executemany(
                "INSERT INTO seats (game, seat, person, bot, label, colour)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (game.id, seat, row.person, row.bot, row.label, row.colour)
                    for seat, row in enumerate(first.summary.seats)
                ],
            )
            append(database, first)

        await self.writer.do(work)

    async def append(self, what: Append) -> None:
        await self.writer.do(lambda database: append(database, what))

    async def game(self, game: str) -> GameRow | None:
        row = await self._row(
            "SELECT id, created, owner, setup, deal, seed, rules_version, origin, origin_entry,"
            " rematch_of FROM games WHERE id = ?",
            game,
        )
        return codec.game_row(row) if row else None

    async def summary(self, game: str) -> Summary:
        (listed,) = await self._listed(f"{LISTED} WHERE id = ?", game)
        return listed.summary

    async def rematch(self, game: str) -> str | None:
        row = await self._row("SELECT id FROM games WHERE rematch_of = ?", game)
        return str(row[0]) if row else None

    async def entries(self, game: str, after: int, until: int) -> list[EntryRow]:
        rows = await self._rows(
            f"SELECT n, time, {BY}, act, facts, key, span FROM entries"
            " WHERE game = ? AND n > ? AND n <= ? ORDER BY n",
            game,
            after,
            until,
        )
        return [codec.entry_row(row) for row in rows]

    async def snapshot(self, game: str, until: int) -> bytes | None:
        row = await self._row(
            "SELECT taken FROM snapshots WHERE game = ? AND n <= ? ORDER BY n DESC LIMIT 1",
            game,
            until,
        )
        return bytes(row[0]) if row else None

    async def request(self, game: str, key: str) -> RequestRow | None:
        row = await self._row(
            f"SELECT n, n + span - 1, {BY} FROM entries WHERE game = ? AND key = ?", game, key
        )
        return RequestRow(*row) if row else None


def append(database: sqlite3.Connection, what: Append) -> None:
    """The entries, and what follows from them."""
    game = what.game
    try:
        database.executemany(
            "INSERT INTO entries (game, n, time, by, act, facts, key, span)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(game, *codec.entry_values(entry)) for entry in what.entries],
        )
    except sqlite3.IntegrityError as error:
        key = what.entries[0].key
        used = "SELECT 1 FROM entries WHERE game = ? AND key = ?"
        taken = key is not None and database.execute(used, (game, key)).fetchone()
        raise (KeyTaken if taken else TooLate) from error
    summary = what.summary
    database.execute(
        "UPDATE games SET phase = ?, length = ?, updated = ?, waiting_seat = ?, waiting_bot = ?,"
        " expires = ?, outcome = ? WHERE id = ?",
        (*codec.summary_values(summary), game),
    )
    if what.seats_changed:
        database.executemany(
            # A guest may have come to be somebody else while this was under way.
            "UPDATE seats SET person = coalesce((SELECT merged FROM persons WHERE id = ?1), ?1),"
            " bot = ?2 WHERE game = ?3 AND seat = ?4 AND (person IS NOT ?1 OR bot <> ?2)",
            [(row.person, row.bot, game, seat) for seat, row in enumerate(summary.seats)],
        )
    if what.snapshot is not None:
        database.execute(
            "INSERT INTO snapshots (game, n, taken) VALUES (?, ?, ?)",
            (game, summary.length, what.snapshot),
        )
