"""The embedded database: one writer, several readers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, Final, TypeVar

from msgspec import json

from quebec.engine.rulesets import RULES_VERSION
from quebec.server.play.game import Phase
from quebec.server.store import codec
from quebec.server.store.rows import (
    Append,
    ChatRow,
    EntryRow,
    GameRow,
    KeyTaken,
    LinkRow,
    ListedGame,
    PersonRow,
    RequestRow,
    SessionRow,
    Summary,
    TooLate,
)
from quebec.server.store.shape import NEWEST, shape_of
from quebec.server.store.sqlite_people import SqlitePeople
from quebec.server.store.writer import FULL, Writer, connect

T = TypeVar("T")
READERS: Final = 2

SUMMARY: Final = "phase, length, updated, waiting_seat, waiting_bot, expires, outcome"
BY: Final = "coalesce((SELECT merged FROM persons WHERE id = by), by)"
"""Who wrote an entry, as they are known now."""
LISTED: Final = f"SELECT id, created, owner, setup, {SUMMARY} FROM games"


async def open_store(file: Path) -> SqliteStore:
    """The database in this file, made or brought to its newest shape if need be."""
    if shape_of(file) != NEWEST:
        # Loading the library takes longer than all else at a start, so only if there is need.
        def bring_up_to_date() -> None:
            from quebec.server.store.migrations import migrate

            migrate(f"sqlite:///{file}")

        await asyncio.get_running_loop().run_in_executor(None, bring_up_to_date)
    store = SqliteStore(file)
    assert await store.writer.synchronous() == FULL
    return store


class SqliteStore:
    """A Store in one file."""

    def __init__(self, file: Path) -> None:
        self.file: Final = file
        self.writer: Final = Writer(file)
        self._readers: Final = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._own: Final = local()
        self._open: Final[list[sqlite3.Connection]] = []
        self.people: Final = SqlitePeople(self.writer, self._read)

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        for database in self._open:
            database.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, lambda: work(self._reader())
        )

    def _reader(self) -> sqlite3.Connection:
        """This thread's connection."""
        database: sqlite3.Connection | None = getattr(self._own, "database", None)
        if database is None:
            database = self._own.database = connect(self.file)
            database.execute("PRAGMA query_only=ON")
            self._open.append(database)
        return database

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._read(lambda database: database.execute(query, values).fetchall())

    async def _row(self, query: str, *values: object) -> Any:
        return await self._read(lambda database: database.execute(query, values).fetchone())

    async def _change(self, statement: str, *values: object) -> int:
        """How many rows it changed."""
        return await self.writer.do(lambda database: database.execute(statement, values).rowcount)

    # ---- tables and their logs --------------------------------------------------------------

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

    # ---- lists ------------------------------------------------------------------------------

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

    # ---- people -----------------------------------------------------------------------------

    async def add_session(self, person: PersonRow | None, session: SessionRow) -> None:
        def work(database: sqlite3.Connection) -> None:
            if person:
                database.execute(
                    "INSERT INTO persons (id, name, created) VALUES (?, ?, ?)",
                    (person.id, person.name, person.created),
                )
            database.execute(
                "INSERT INTO sessions (hash, person, created, seen, agent) VALUES (?, ?, ?, ?, ?)",
                (session.hash, session.person, session.created, session.created, session.agent),
            )

        await self.writer.do(work)

    async def session(self, hash: bytes) -> SessionRow | None:
        row = await self._row(
            "SELECT hash, sessions.person, sessions.created, name, seen, coalesce(login, '')"
            " FROM sessions JOIN persons ON persons.id = sessions.person"
            " LEFT JOIN accounts ON accounts.person = sessions.person"
            " WHERE hash = ? AND ended IS NULL",
            hash,
        )
        return SessionRow(*row) if row else None

    async def rename(self, person: str, name: str) -> None:
        await self._change("UPDATE persons SET name = ? WHERE id = ?", name, person)

    async def names(self, persons: Iterable[str]) -> dict[str, str]:
        wanted = json.encode(list(persons)).decode()
        rows = await self._rows(
            "SELECT id, name FROM persons WHERE id IN (SELECT value FROM json_each(?))", wanted
        )
        return dict(rows)

    # ---- links ------------------------------------------------------------------------------

    async def add_link(self, link: LinkRow) -> None:
        await self._change(
            "INSERT INTO links (hash, id, game, seat, created) VALUES (?, ?, ?, ?, ?)",
            link.hash,
            link.id,
            link.game,
            link.seat,
            link.created,
        )

    async def link(self, hash: bytes) -> LinkRow | None:
        row = await self._row(
            "SELECT hash, id, game, seat, created FROM links WHERE hash = ? AND revoked IS NULL",
            hash,
        )
        return LinkRow(*row) if row else None

    async def links(self, game: str) -> list[LinkRow]:
        rows = await self._rows(
            "SELECT hash, id, game, seat, created FROM links"
            " WHERE game = ? AND revoked IS NULL ORDER BY created",
            game,
        )
        return [LinkRow(*row) for row in rows]

    async def revoke(self, game: str, link: str) -> bool:
        changed = await self._change(
            "UPDATE links SET revoked = 1 WHERE game = ? AND id = ? AND revoked IS NULL",
            game,
            link,
        )
        return changed > 0

    # ---- chat -------------------------------------------------------------------------------

    async def say(self, line: ChatRow) -> int:
        def work(database: sqlite3.Connection) -> int:
            last = "SELECT coalesce(max(n), 0) FROM chat WHERE game = ?"
            n = int(database.execute(last, (line.game,)).fetchone()[0]) + 1
            database.execute(
                "INSERT INTO chat (game, n, room, person, time, text) VALUES (?, ?, ?, ?, ?, ?)",
                (line.game, n, line.room, line.person, line.time, line.text),
            )
            return n

        return await self.writer.do(work)

    async def chat(self, game: str, after: int, limit: int) -> list[ChatRow]:
        rows = await self._rows(
            "SELECT game, n, room, person, time, text FROM chat WHERE game = ? AND n > ?"
            " ORDER BY n DESC LIMIT ?",
            game,
            after,
            limit,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def chat_length(self, game: str) -> int:
        row = await self._row("SELECT coalesce(max(n), 0) FROM chat WHERE game = ?", game)
        return int(row[0])

    async def talkers(self, game: str) -> set[str]:
        rows = await self._rows("SELECT DISTINCT person FROM chat WHERE game = ?", game)
        return {row[0] for row in rows}

    async def mute(self, game: str, person: str, whom: str, muted: bool) -> None:
        statement = (
            "INSERT OR IGNORE INTO mutes (game, person, whom) VALUES (?, ?, ?)"
            if muted
            else "DELETE FROM mutes WHERE game = ? AND person = ? AND whom = ?"
        )
        await self._change(statement, game, person, whom)

    async def mutes(self, game: str, person: str) -> set[str]:
        query = "SELECT whom FROM mutes WHERE game = ? AND person = ?"
        return {row[0] for row in await self._rows(query, game, person)}

    # ---- whatever else ----------------------------------------------------------------------

    async def value(self, name: str) -> str | None:
        row = await self._row("SELECT value FROM server WHERE name = ?", name)
        return str(row[0]) if row else None

    async def set_value(self, name: str, value: str) -> None:
        await self._change(
            "INSERT INTO server (name, value) VALUES (?, ?)"
            " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )


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
