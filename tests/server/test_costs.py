"""What a request may cost: records are bounded, long work waits its turn and is done once, presence
is told when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
import pytest

from quebec.record import Record
from quebec.server.limits import Limits
from quebec.server.limits.keeper import Buckets
from quebec.server.people.presence import Presence
from quebec.server.people.sessions import Sessions
from quebec.server.play.setup import SeatPlan
from quebec.server.store import database_at
from quebec.server.store.migrations.versions.v0006_lists import shown
from quebec.server.tables.hosting import Hosting
from quebec.server.tables.hub import Hub, Listener
from quebec.server.tables.service import Service
from quebec.server.wire.tables import NewTable
from tests.server.running import Person, Server, get
from tests.server.stores import place


def record(*lines: str, moves: int = 10_000) -> str:
    """A game as text, with these lines after its first."""
    game = Record.new("2026", ["Anne", "Bruno", "Chloé"], seed=5)
    chance = Random(5)
    while not game.is_over and len(game.moves) < moves:
        game.play(chance.choice(game.state.legal_moves()))
    first, rest = game.write().split("\n", 1)
    return "\n".join([first, *lines, rest])


# ---- rates --------------------------------------------------------------------------------------


def test_a_request_that_costs_more_takes_more_of_the_limit() -> None:
    time = 0.0
    buckets = Buckets(10, 100, lambda: time)
    assert buckets.take("anne", 60) == 0
    assert buckets.take("anne", 60) == 2
    assert buckets.take("anne", 40) == 0
    time = 10
    assert buckets.take("anne", 1000) == 0, "a full bucket is enough for anything"
    assert buckets.take("anne") == pytest.approx(0.1)


@pytest.mark.case("X5")
def test_moments_are_charged_when_they_are_made_not_when_they_are_sent_again(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path / "data", "--limits", "requests=0.001,requests-burst=60").start()
    anne = Person(server)
    table = anne.post("/records", text=record(moves=20))["id"]
    assert [anne.get(f"/tables/{table}/moments")["length"] for _ in range(10)]
    anne.get(f"/tables/{table}/moments", after=1)
    refused = anne.http.get(anne._url(f"/tables/{table}/moments?after=2"))
    assert (refused.status_code, refused.json()["key"]) == (429, "too_many_requests")
    assert int(refused.headers["Retry-After"]) > 1
    server.close()


# ---- records ------------------------------------------------------------------------------------


@pytest.mark.case("X3")
@pytest.mark.parametrize(
    ("lines", "what"),
    [
        (["; x"] * 3000, "lines"),
        ([f"X{k}: y" for k in range(51)], "headers"),
        (["X" * 41 + ": y"], "header_key"),
        (["X: " + "y" * 501], "header"),
        (["X:", *[" yyyyyyyyy"] * 100], "header"),
    ],
)
def test_everything_in_a_record_is_bounded(server: Server, lines: list[str], what: str) -> None:
    anne = Person(server)
    refused = anne.post("/records", 422, text=record(*lines))
    assert (refused["key"], refused["args"]["what"]) == ("record_too_large", what)
    assert anne.get("/me/tables") == []


def test_a_record_of_the_largest_size_is_loaded_and_written_again(server: Server) -> None:
    anne = Person(server)
    lines = [f"{'X' * 38}{k:02}: {'y' * 500}" for k in range(50)]
    table = anne.post("/records", text=record(*lines))["id"]
    text = get(anne._url(f"/tables/{table}/record")).text
    assert all(line in text for line in lines)


def test_what_is_wrong_with_a_record_is_told_as_before(server: Server) -> None:
    anne = Person(server)
    refused = anne.post("/records", 422, text=record().replace("send", "sent", 1))
    assert (refused["key"], refused["args"]) == ("unknown_move", {"text": "sent"})
    assert "Line 3" in refused["message"]


@pytest.mark.case("L05")
def test_a_person_may_load_so_many_records_and_bytes(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--limits", "records=2,records-bytes=30000").start()
    anne, bob = Person(server), Person(server)
    for _ in range(2):
        anne.post("/records", text=record(moves=5))
    assert anne.post("/records", 409, text=record(moves=5))["key"] == "too_many_records"
    bob.post("/records", text=record())
    assert bob.post("/records", 409, text=record())["key"] == "records_too_large"
    assert len(bob.get("/me/tables")) == 1
    server.close()


@pytest.mark.case("X3")
def test_somebody_has_one_record_read_and_a_few_that_wait(server: Server) -> None:
    anne = Person(server)
    text = record(*["; x"] * 2500)

    def load(_: int) -> int:
        cookies = dict(anne.http.cookies)
        answer = httpx.post(
            anne._url("/records"), json={"text": text}, cookies=cookies, timeout=300, verify=False
        )
        return answer.status_code

    with ThreadPoolExecutor(12) as threads:
        statuses = list(threads.map(load, range(12)))
    assert set(statuses) <= {201, 429}
    assert statuses.count(201) >= 4


@pytest.mark.parametrize(
    ("setup", "origin", "is_loaded"),
    [
        (b'{"seats":[{"kind":"bot"}],"prefix":["send"],"ruleset":"2026"}', None, True),
        (b'{"seats":[{"kind":"bot"}],"prefix":["send"]}', "another", False),
        (b'{"seats":[{"kind":"bot"}],"prefix":["send"],"arranged":["position"]}', None, False),
        (b'{"seats":[{"kind":"bot"}],"prefix":[]}', None, False),
        (b'{"seats":[{"kind":"me"},{"kind":"bot"}],"prefix":["send"]}', None, False),
        (b"no setup", None, False),
        (b"[]", None, False),
    ],
)
def test_records_that_were_loaded_earlier_are_known(
    setup: bytes, origin: str | None, is_loaded: bool
) -> None:
    assert shown(setup, origin)["loaded"] is is_loaded


# ---- presence -----------------------------------------------------------------------------------


@pytest.mark.case("X6")
def test_somebody_without_a_session_who_comes_and_goes_is_one(tmp_path: Path) -> None:
    async def flap(presence: Presence, table: str, anne: str) -> tuple[int, int]:
        for _ in range(6):
            with presence.here(table, None, "elsewhere"):
                pass
        gone = (await presence.presence(table)).watching
        with presence.here(table, None, "elsewhere"), presence.here(table, None, "elsewhere"):
            return gone, (await presence.presence(table)).watching

    assert at_a_table(tmp_path, 3600, flap) == (1, 2)


@pytest.mark.case("X6")
def test_nothing_is_told_if_nothing_has_changed_in_the_end(tmp_path: Path) -> None:
    async def flap(presence: Presence, table: str, anne: str) -> tuple[int, int]:
        hub = presence.hub
        with hub.listening(table) as listener, presence.here(table, anne, "here"):
            first = await told(listener, presence)
            await listener.next()
            for k in range(100):
                with presence.here(table, None, "elsewhere"), presence.here(table, f"p{k}", ""):
                    await asyncio.sleep(0)
            return first, await told(listener, presence)

    assert at_a_table(tmp_path, 0, flap) == (1, 0)


@pytest.mark.case("X11")
def test_whoever_opens_a_table_while_somebody_comes_and_goes_is_told_in_the_end(
    tmp_path: Path,
) -> None:
    """Found in virtual time: for all others nothing had changed."""

    async def flap(presence: Presence, table: str, anne: str) -> tuple[int, int]:
        hub = presence.hub
        with hub.listening(table) as listener, presence.here(table, anne, "here"):
            await told(listener, presence)
            await listener.next()
            with presence.here(table, "somebody", ""):
                opened = (await presence.caught_up(table)).watching
            return opened, await told(listener, presence)

    assert at_a_table(tmp_path, 0, flap) == (1, 1)


async def told(listener: Listener, presence: Presence) -> int:
    """How many messages have come when all is told."""
    while presence.is_telling:
        await asyncio.sleep(0.01)
    return listener.waiting


Flap = Callable[[Presence, str, str], Awaitable[tuple[int, int]]]


def at_a_table(folder: Path, away_seconds: float, flap: Flap) -> tuple[int, int]:
    """Call this with a table and its owner."""

    async def run() -> tuple[int, int]:
        store = await database_at(place(folder)).open()
        service = Service(store, Hub())
        _, anne = await Sessions(store, b"a key").begin("Anne")
        plans = (SeatPlan(kind="me"), SeatPlan(kind="open"), SeatPlan(kind="open"))
        table = (await Hosting(service, Limits()).create(NewTable(seats=plans), anne.person)).id
        presence = Presence(service, service.hub, away_seconds, 0)
        found = await flap(presence, table, anne.person)
        presence.close()
        await store.close()
        return found

    return asyncio.run(run())
