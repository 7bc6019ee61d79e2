"""`make bench-meeting`: how long the lobby, my games and a page take in a database that has grown.

Makes a database with so many accounts and finished games, one of whose players has played a fifth
of them, and measures the CPU time of each answer: in this process, threads of the store included.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from msgspec import json
from msgspec.structs import replace

from quebec.server.limits import Limits
from quebec.server.people.pages import Pages
from quebec.server.people.sessions import Caller, Sessions
from quebec.server.play.asks import Asker, Play
from quebec.server.play.results import result
from quebec.server.play.setup import SeatPlan
from quebec.server.settings import DATABASE
from quebec.server.store import AccountRow, Append, Entrance, EntryRow, Part, Store, database_at
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub
from quebec.server.tables.lists import summarised
from quebec.server.tables.lobby import Lobby
from quebec.server.tables.memory import NO_LIMIT, Table
from quebec.server.tables.service import Service
from quebec.server.tables.shown import summary
from quebec.server.wire.tables import NewTable

ROUNDS: Final = 15
MOST_MS: Final = 50.0
BUSY_PART: Final = 5
"""One person has played every so many games."""
DAY: Final = 86_400_000
AT_ONCE: Final = 200


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--accounts", type=int, default=1_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch, DATABASE)
        found = asyncio.run(measured(file, options.games, options.accounts))
        size = file.stat().st_size
    if options.json:
        print(json.encode({**found, "bytes": size}).decode())
    else:
        print(f"{options.games} games, {options.accounts} accounts, {size / 1e6:.0f} MB")
        for what, milliseconds in found.items():
            print(f"{what:28} {milliseconds:8.2f} ms of CPU")
    return 1 if max(found.values()) > MOST_MS else 0


async def measured(file: Path, games: int, accounts: int) -> dict[str, float]:
    store = await database_at(str(file)).open()
    try:
        people = await filled(store, games, accounts)
        busy, usual = people[0], people[1]
        pages, lobby = Pages(store), Lobby(store, Hub())

        async def the_lobby() -> None:
            lobby.changed()
            await lobby.shown()

        async def my_games(person: str, part: Part, words: str) -> None:
            listed = await store.lists.mine(person, part, words, (NO_LIMIT, ""), 21)
            await store.results.own(person, [one.id for one in listed])
            json.encode(await summarised(store, listed, person))

        async def page(person: str) -> None:
            json.encode(await pages.mine(Caller(person, "", b"", "")))

        asked: dict[str, Callable[[], Awaitable[None]]] = {
            "lobby": the_lobby,
            "my games, waiting": lambda: my_games(busy, "waiting", ""),
            "my games, running": lambda: my_games(busy, "running", ""),
            "my games, finished": lambda: my_games(busy, "over", ""),
            "my games, finished, by name": lambda: my_games(busy, "over", "player 99"),
            "my games of a usual account": lambda: my_games(usual, "over", ""),
            "page of a usual account": lambda: page(usual),
            f"page after {games // BUSY_PART} games": lambda: page(busy),
        }
        return {what: await _cpu(ask) for what, ask in asked.items()}
    finally:
        await store.close()


async def _cpu(ask: Callable[[], Awaitable[None]]) -> float:
    """The median, in milliseconds."""
    taken = []
    for _ in range(ROUNDS):
        before = time.process_time()
        await ask()
        taken.append(1000 * (time.process_time() - before))
    return round(median(taken), 2)


# ---- a database that has grown ------------------------------------------------------------------


async def filled(store: Store, games: int, accounts: int) -> list[str]:
    """The people, first the one who plays most. All games are copies of a few real ones, each with
    people and a time of its own."""
    chance = Random(1)
    service = Service(store, Hub())
    hosting, sessions = Hosting(service, Limits(open_tables=0)), Sessions(store, b"no secret")

    async def person(number: int) -> str:
        _, caller = await sessions.begin(f"Player {number}")
        row = AccountRow(
            person=caller.person,
            login=f"player{number}",
            password="x",
            created=1,
            changed=1,
        )
        _, session = sessions.new(caller.person, "")
        await store.accounts.add(row, Entrance(session, None))
        return caller.person

    # Many at once: they are committed together.
    people = [
        one
        for first in range(0, accounts, AT_ONCE)
        for one in await asyncio.gather(*map(person, range(first, min(accounts, first + AT_ONCE))))
    ]
    models = [await played(service, hosting, people[k], k) for k in range(4)]

    async def game(number: int) -> None:
        model, entries = models[number % len(models)]
        first = people[0] if number % BUSY_PART == 0 else chance.choice(people)
        others = chance.sample([one for one in people[:200] if one != first], 2)
        await copy(store, model, entries, number, [first, *others])

    for begin in range(0, games, AT_ONCE):
        await asyncio.gather(*map(game, range(begin, min(games, begin + AT_ONCE))))
    for number in range(30):
        plans = (SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open"))
        await hosting.create(NewTable(seats=plans, public=True), people[number % accounts])
        mine = (SeatPlan(kind="me"), SeatPlan(kind="bot", bot="level-4"))
        new = NewTable(ruleset="2011", seats=mine, start=True, public=True)
        await hosting.create(new, people[number % 3])
    await service.close()
    return people


async def played(
    service: Service, hosting: Hosting, person: str, seed: int
) -> tuple[Table, list[EntryRow]]:
    """A game of three seats, played at random to its end by one person."""
    chance = Random(seed)
    plans = (SeatPlan(kind="me"),) * 3
    table = await hosting.create(NewTable(seats=plans, start=True), person)
    while table.game.phase == "playing":
        game = table.game
        moves = (chance.choice(game.offered()).text,)
        ask = Play(at=game.length, key=f"k{game.length}", moves=moves, confirm=True)
        await service.ask(table.id, ask, Asker(person))
    return table, await service.store.tables.entries(table.id, 0, table.game.length)


async def copy(
    store: Store, model: Table, entries: list[EntryRow], number: int, people: list[str]
) -> None:
    """The same game with other people. Its log is cut to its last entries, which no list reads."""
    time = 1_700_000_000_000 + number * DAY // 20
    row = replace(
        model.row, id=f"game{number:018}", created=time, owner=people[0],
        setup=replace(model.row.setup, public=number % 2 == 0),
    )  # fmt: skip
    game = model.game.copy()
    for seat, person in zip(game.seats, people, strict=True):
        seat.person = person
    known = summary(game, time)
    await store.tables.create(
        row,
        Append(table_id=row.id, entries=tuple(entries[-20:]), summary=known, result=result(game)),
    )


if __name__ == "__main__":
    sys.exit(main())
