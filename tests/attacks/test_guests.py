"""X: requests that cost much, sent by guests as often as the default limits allow.

The measured numbers are printed at the end. The bounds are generous: both the attack and the other
player use this machine.
"""

from __future__ import annotations

from random import Random

import pytest

from quebec.record import Record
from tests.attacks import guests
from tests.attacks.attacker import attacking, effect
from tests.attacks.conftest import Start
from tests.attacks.test_resources import Report, harmless
from tests.server.running import Person, Server, play_on, seats, wait_until

pytestmark = pytest.mark.long
DEFAULT = ("--limits", "")
LISTENERS = 960


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
