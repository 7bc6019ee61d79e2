"""Bots of many tables and few processes: who is asked first, at a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.bad_bots import install
from tests.server.running import PATIENCE, Person, Server, play_on, seats, wait_until


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "package"


@pytest.fixture
def host(place: Path) -> Iterator[Server]:
    """With one process for bots; they think as long as the test wants them to."""
    flags = ("--bot-seconds", str(PATIENCE))
    running = Server(place.parent / "data", *flags, **install(place)).start()
    yield running
    (place / "go").touch()
    running.close()
    assert "exception" not in running.errors(), running.errors()


def asked(place: Path) -> list[str]:
    """The bots that were asked, in this order."""
    order = place / "order"
    return order.read_text().split() if order.exists() else []


def until_waiting(host: Server, tables: int) -> None:
    """Until so many tables wait for a bot."""
    line = f"quebec_bots_waiting {float(tables)}"
    wait_until(lambda: line in host.metrics())


def test_one_guest_with_twenty_tables_keeps_nobody_waiting_for_more_than_one_think(
    host: Server, place: Path
) -> None:
    anne, bruno, chloe = Person(host), Person(host), Person(host)
    for _ in range(20):
        anne.post("/tables", seats=seats(*["anne"] * 5), start=True)
    wait_until(lambda: asked(place) == ["anne"])
    bruno.post("/tables", seats=seats("bruno", "me", "me"), start=True, first=0)
    table = chloe.post("/tables", seats=seats("chloe", "me", "me"), start=True, first=0)["id"]
    with chloe.live(table):
        until_waiting(host, 22)
        (place / "go").touch()
        wait_until(lambda: len(asked(place)) > 25)
    order = asked(place)
    # She is there; he has had no turn yet.
    assert order[:2] == ["anne", "chloe"]
    assert order.index("bruno") < order[1:].index("anne") + 1


def test_a_short_think_does_not_wait_for_a_long_one(host: Server, place: Path) -> None:
    anne, bruno = Person(host), Person(host)
    # It has to be known how long a bot takes.
    table = bruno.post("/tables", seats=seats("random", "me", "me"), start=True, first=0)["id"]
    play_on(bruno, table, [1, 2], Random(1), 40)
    for _ in range(3):
        anne.post("/tables", seats=seats(*["anne"] * 5), start=True)
    wait_until(lambda: asked(place) == ["anne"])
    play_on(bruno, table, [1, 2], Random(2), 8)
    assert asked(place) == ["anne"]
