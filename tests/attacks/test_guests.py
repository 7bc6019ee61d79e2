"""X: requests that cost much, sent by guests as often as the default limits allow.

The measured numbers are printed at the end.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from quebec.engine import new_game
from quebec.position import position_text
from quebec.record import Record
from quebec.server.settings import DATABASE
from quebec.server.store import database_at
from quebec.server.wire.sandbox import MOST_MOVES
from quebec.tabletop import entered_from
from tests.attacks import guests
from tests.attacks.attacker import (
    ELSEWHERE,
    MEGABYTE,
    Times,
    attacking,
    effect,
    memory,
    peak_memory,
)
from tests.attacks.conftest import Start
from tests.attacks.test_resources import PER_CONNECTION, Report, harmless
from tests.server.running import Person, Server, play_on, seats, wait_until
from tools.bench_meeting import filled

pytestmark = pytest.mark.long
DEFAULT = ("--limits", "")
LISTENERS = 960
TABLES = 20
TURNS = 12
SOCKETS = 1000
"""WebSockets of an address."""
MUCH_PLAYED = "much-played"
READ = [
    "/tables?phase=playing",
    "/tables?phase=over",
    "/lobby",
    "/me/games?part=over&words=a",
    "/me/tables",
    "/me/companions",
    "/me/page",
    "/me/notices",
    "/me/export",
    "/lessons/first-site",
    "/openapi.json",
]
"""Lists and other things that are long."""


def record(headers: int = 0, comments: int = 0, seed: int = 5) -> str:
    """A whole game of five, with so many headers of its own."""
    game = Record.new("2026", ["Anne", "Bruno", "Chloé", "Denis", "Ève"], seed=seed)
    chance = Random(seed)
    while not game.is_over:
        game.play(chance.choice(game.state.legal_moves()))
    first, rest = game.write().split("\n", 1)
    more = [f"X{k}: y" for k in range(headers)] + ["; x"] * comments
    return "\n".join([first, *more, rest])


def metric(server: Server, name: str) -> float:
    lines = server.metrics().splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def long_game(server: Server, entries: int) -> str:
    """The id of a table with so many entries: moves that were made and undone."""
    anne = Person(server, "Anne")
    table: str = anne.post("/tables", seats=seats("me", "me", "me"), start=True, public=True)["id"]
    now = play_on(anne, table, [0, 1, 2], Random(2), 60)
    while now["at"] < entries:
        if now["game"]["unconfirmed"]:
            now = anne.ask(f"/tables/{table}/undo", at=now["at"])
        else:
            move = now["game"]["offers"][0]["move"]
            now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=[move])
    return table


@pytest.mark.case("X3")
def test_reading_records_freezes_nobody(start: Start, report: Report) -> None:
    server = start(*DEFAULT)
    texts = [record(headers=18_000), record(comments=40_000), record()]
    found = effect(server, guests.upload_records, texts, 19)
    report("X3", found)
    assert harmless(found), str(found)


@pytest.mark.case("X5")
def test_looking_through_a_long_game_slows_nobody_down(start: Start, report: Report) -> None:
    server = start()
    table = long_game(server, 1000)
    server.stop()
    server.flags = DEFAULT
    server.start()
    found = effect(server, guests.read_moments, table, list(range(0, 1000, 80)), 12)
    report("X5", found)
    assert harmless(found), str(found)


@pytest.mark.case("X6")
def test_somebody_who_comes_and_goes_is_not_announced_each_time(
    start: Start, report: Report
) -> None:
    server = start(*DEFAULT)
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True, public=True)["id"]
    with attacking(server, guests.listen, table, LISTENERS):
        wait_until(lambda: metric(server, "quebec_listeners") >= LISTENERS)
        before = metric(server, "quebec_pushes_total")
        found = effect(server, guests.flap, table)
        pushed = metric(server, "quebec_pushes_total") - before
    report("X6", f"{found}, {pushed / LISTENERS:.0f} messages to each listener")
    assert harmless(found), str(found)


@pytest.mark.case("W15")
def test_asks_over_many_websockets_slow_nobody_down(start: Start, report: Report) -> None:
    found = effect(start(*DEFAULT), guests.ask_over_sockets, guests.SOCKETS)
    report("W15", found)
    assert harmless(found), str(found)


@pytest.mark.case("G17")
def test_what_is_computed_for_anybody_slows_nobody_down(start: Start, report: Report) -> None:
    """By as many guests as use up the limit of their address."""
    found = effect(start(*DEFAULT), guests.ask_helpers, helpers(), 40)
    report("G17", found)
    assert harmless(found), str(found)


def helpers() -> list[tuple[str, object]]:
    """Calls that need no table, as large as they may be."""
    game = new_game("2026", players=5, seed=1608)
    chance, start = Random(3), game.copy()
    moves: list[str] = []
    while not game.is_over and len(moves) < MOST_MOVES:
        move = chance.choice(game.legal_moves())
        moves.append(move.text)
        game.play(move)
    entered = msgspec.to_builtins(entered_from(start))
    played = {"position": position_text(start), "seats": seats(*["me"] * 5), "moves": moves}
    return [
        ("/sandbox", played),
        ("/sandbox/preview", {**played, "moves": moves[:-1], "tried": moves[-1:]}),
        ("/tabletop/century", entered),
        ("/tabletop/final", entered),
        ("/tabletop/position", entered),
        ("/tabletop/draw", {"players": 5}),
    ]


@pytest.mark.parametrize(
    ("case", "paths"),
    [
        pytest.param("G19", [f"/people/{MUCH_PLAYED}"], marks=pytest.mark.case("G19")),
        pytest.param("G20", READ, marks=pytest.mark.case("G20")),
    ],
)
def test_reading_much_slows_nobody_down(
    report: Report, tmp_path: Path, case: str, paths: list[str]
) -> None:
    """By as many guests as use up the limit of their address, in a database that has grown."""
    server = Server(tmp_path / "data", *DEFAULT)
    server.data.mkdir()
    asyncio.run(fill(server.data / DATABASE))
    server.start()
    try:
        found = effect(server, guests.read, paths, 40)
    finally:
        server.close()
    report(case, found)
    assert harmless(found), str(found)


async def fill(file: Path) -> None:
    """Makes a database of 5,000 games; somebody who has played a fifth of them has an open page."""
    store = await database_at(str(file)).open()
    busy = (await filled(store, 5000, 200))[0]
    await store.pages.open(busy, MUCH_PLAYED)
    await store.close()


@pytest.mark.case("N10")
def test_websockets_of_one_address_take_little_memory(start: Start, report: Report) -> None:
    server = start(*DEFAULT)
    table = Person(server).post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    before = memory(server)
    with attacking(server, guests.listen, table, SOCKETS):
        wait_until(lambda: metric(server, "quebec_listeners") >= SOCKETS)
        grown = peak_memory(server) - before
    report("N10", f"{SOCKETS} WebSockets take {grown / MEGABYTE:.0f} MB")
    assert grown < SOCKETS * PER_CONNECTION


@pytest.mark.case("X7")
@pytest.mark.parametrize(("bot", "most"), [("level-1", 4), ("level-9", 15)])
def test_bots_of_others_do_not_starve(start: Start, report: Report, bot: str, most: int) -> None:
    """How long the two bots of another player take for their turns, together.

    A short think has a process of its own. Before each long one, of which there are several in a
    turn, there is one of the attacker's at most. When bots thought in the order in which they were
    asked it was 400 times as long.
    """
    server = start(*DEFAULT)
    before = waits(server, bot)
    with attacking(server, guests.seat_bots, TABLES, "level-9"):
        wait_until(lambda: metric(server, "quebec_bots_waiting") >= TABLES)
        during = waits(server, bot)
    report("X7", f"a turn of {bot} {before.median:.2f} -> {during.median:.2f} s (median)")
    assert during.median < most * before.median


def waits(server: Server, bot: str) -> Times:
    """The seconds until it is somebody's turn again who plays with a bot, and watches."""
    anne = Person(server, "Anne", ELSEWHERE)
    table = anne.post("/tables", seats=seats("me", bot, bot), start=True)["id"]
    taken = []
    with anne.live(table, chat=0):
        for _ in range(TURNS):
            now = anne.get(f"/tables/{table}/log", after=0)
            while now["game"]["waiting"] == 0:
                offers = now["game"]["offers"]
                if offers:
                    moves = [offers[0]["move"]]
                    now = anne.ask(f"/tables/{table}/moves", at=now["at"], moves=moves)
                else:
                    now = anne.ask(f"/tables/{table}/confirm", at=now["at"])
            begun = time.monotonic()
            while now["game"]["waiting"] != 0:
                now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
            taken.append(time.monotonic() - begun)
    return Times(sorted(taken), [])
