"""Databases of every schema there has been, as SQL, in tests/server/databases/.

Run this after adding a migration: missing files are written. The newest schema is created by
playing; others are created from the previous one by its migration.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from quebec.server.limits import Limits
from quebec.server.people.sessions import Sessions
from quebec.server.play.asks import Ask, Asker, Confirm, Play, Resign, Undo
from quebec.server.play.setup import SeatPlan
from quebec.server.store import database_at
from quebec.server.store.migrations import schemas
from quebec.server.store.sqlite.schema import migrate
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.memory import Table
from quebec.server.tables.service import Service
from quebec.server.wire.tables import NewTable

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "server" / "databases"
ASKS = 70
"""Enough for a snapshot."""


def main() -> int:
    known = schemas()
    FOLDER.mkdir(exist_ok=True)
    for before, version in zip([None, *known], known, strict=False):
        target = FOLDER / f"{version}.sql"
        if target.exists():
            continue
        with tempfile.TemporaryDirectory() as scratch:
            file = Path(scratch, "quebec.sqlite3")
            if version == known[-1]:
                asyncio.run(play(file))
            else:
                assert before is not None
                load(FOLDER / f"{before}.sql", file)
                migrate(file, version)
            target.write_text(dump(file), encoding="utf-8")
        print(target.name)
    return 0


def load(text: Path, file: Path) -> None:
    """A database from its SQL file."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript(text.read_text(encoding="utf-8"))


def dump(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        return "\n".join(database.iterdump()) + "\n"


async def play(file: Path) -> None:
    """A table that waits for players, one in progress, one that waits for a bot, and one that is
    over and was analysed."""
    store = await database_at(str(file)).open()
    service = Service(store, Hub())
    hosting = Hosting(service, Limits())
    sessions = Sessions(store, b"a key of no importance")
    chance = Random(1)
    _, anne = await sessions.begin("Anne")
    _, bob = await sessions.begin("Bob")
    me, anybody, bot = (
        SeatPlan(kind="me"),
        SeatPlan(kind="open"),
        SeatPlan(kind="bot", bot="random"),
    )
    gathering = await hosting.create(NewTable(seats=(me, anybody, bot)), anne.person)
    await hosting.add_link(gathering.row.id, 1)
    running = await hosting.create(
        NewTable(ruleset="2011-events", seats=(me, me), start=True), bob.person
    )
    for _ in range(ASKS):
        await service.ask(running.row.id, choice(running, chance), Asker(bob.person))
    await hosting.create(NewTable(seats=(bot, me, me), start=True, first=0), bob.person)
    over = await hosting.create(NewTable(seats=(me, bot, bot), start=True, first=0), anne.person)
    await service.ask(over.row.id, choice(over, chance), Asker(anne.person))
    await service.ask(over.row.id, Resign(key="enough", seat=0), Asker(anne.person))
    await store.analyses.ask(over.row.id, 1, over.time)
    await store.analyses.add_thought(over.row.id, 1, b"{}")
    await store.close()


def choice(table: Table, chance: Random) -> Ask:
    game = table.game
    at, key = game.length, f"key-{game.length}"
    if game.pending and chance.random() < 0.2:
        return Undo(at=at, key=key)
    if game.must_confirm:
        return Confirm(at=at, key=key)
    return Play(at=at, key=key, moves=(chance.choice(game.offered()).text,))


if __name__ == "__main__":
    sys.exit(main())
