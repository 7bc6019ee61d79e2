"""Clocks of a running server: shown, expiring, standing still while it is away."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from quebec.server.tables.heartbeat import STILL, Absence, Heartbeat
from quebec.server.times import now
from tests.server.running import Person, Server, seats, wait_until
from tests.server.time_travel import DAY, HOUR, MINUTE, be_away, leave
from tools.postgres import Postgres

LIVE = {"kind": "live", "minutes": 1, "increment": 5}


def timed(person: Person, clock: dict[str, Any], players: int = 2) -> str:
    """A game at one screen; the first seat has to begin."""
    kinds = ["me"] * players
    made = person.post(
        "/tables", seats=seats(*kinds), clock=clock, start=True, first=0, ruleset="2011"
    )
    return str(made["id"])


def acts(update: Any) -> list[str]:
    return [entry["act"]["act"] for entry in update["entries"]]


def wait_for(person: Person, table: str, act: str) -> Any:
    """The log from its beginning, once there is such an act in it."""
    seen = person.get(f"/tables/{table}/log", after=0)
    while act not in acts(seen):
        person.get(f"/tables/{table}/log", after=seen["at"], wait=30)
        seen = person.get(f"/tables/{table}/log", after=0)
    return seen


def test_what_a_page_needs_to_show_clocks_is_told(server: Server) -> None:
    anne = Person(server)
    table = timed(anne, LIVE)
    update = anne.get(f"/tables/{table}/log", after=0)
    clock = update["game"]["clock"]
    assert clock["left"] == [MINUTE, MINUTE]
    assert clock["running"] == 0
    assert clock["since"] == update["entries"][-1]["time"]
    assert clock["since"].endswith("Z")
    assert datetime.fromisoformat(clock["now"]) >= datetime.fromisoformat(clock["since"])
    (row,) = anne.get("/me/tables")
    ends = datetime.fromisoformat(row["expires"]) - datetime.fromisoformat(clock["since"])
    assert ends.total_seconds() == 60


def test_without_a_clock_nothing_is_told(server: Server) -> None:
    anne = Person(server)
    table = timed(anne, {"kind": "none"})
    assert anne.get(f"/tables/{table}/log")["game"]["clock"] is None
    assert [row["expires"] for row in anne.get("/me/tables")] == [None]


def test_a_repeated_request_has_the_first_answer_with_its_clock(server: Server) -> None:
    anne = Person(server)
    table = timed(anne, LIVE)
    request: dict[str, Any] = {"at": 2, "key": "mine", "moves": ["send", "rel"], "confirm": True}
    first = anne.post(f"/tables/{table}/moves", **request)
    assert first["game"]["clock"]["running"] == 1
    assert first["game"]["clock"]["left"][0] < MINUTE + 5000
    assert anne.post(f"/tables/{table}/moves", **request) == first


class Nearly(NamedTuple):
    """Tables whose time is nearly over."""

    anne: Person
    bot: str
    resign: str
    resign_of_three: str
    days: str
    unconfirmed: str


@pytest.fixture(scope="module")
def nearly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nearly]:
    server = Server(tmp_path_factory.mktemp("clocks") / "data").start()
    anne = Person(server)
    days = timed(anne, {"kind": "correspondence", "days": 3})
    resigning = {**LIVE, "expiry": "resign"}
    tables = (timed(anne, LIVE), timed(anne, resigning), timed(anne, resigning, 3))
    unconfirmed = timed(anne, LIVE)
    anne.ask(f"/tables/{unconfirmed}/moves", at=2, moves=["send", "rel"])
    server.stop()
    leave(server, dict.fromkeys([*tables, unconfirmed], 500), MINUTE)
    leave(server, {days: 500}, 3 * DAY)
    server.start()
    yield Nearly(anne, *tables, days, unconfirmed)
    server.close()
    assert "exception" not in server.errors(), server.errors()


def test_when_time_is_over_a_bot_takes_over_and_may_give_back(nearly: Nearly) -> None:
    anne, table = nearly.anne, nearly.bot
    wait_for(anne, table, "expired")
    log = wait_for(anne, table, "confirmed")
    assert acts(log)[:4] == ["created", "started", "resumed", "expired"]
    assert log["entries"][3]["act"] == {"act": "expired", "seat": 0, "then": "bot"}
    assert log["game"]["seats"][0]["bot"] == "random"
    assert log["game"]["waiting"] == 1
    assert log["game"]["clock"]["left"][0] == MINUTE
    back = anne.ask(f"/tables/{table}/give-back", seat=0)
    assert back["game"]["seats"][0]["bot"] == ""


def test_or_the_seat_resigns(nearly: Nearly) -> None:
    log = wait_for(nearly.anne, nearly.resign, "expired")
    assert log["game"]["outcome"]["how"] == "resigned"
    assert log["game"]["outcome"]["winners"] == [1]
    log = wait_for(nearly.anne, nearly.resign_of_three, "expired")
    assert log["game"]["phase"] == "playing"
    assert log["game"]["seats"][0]["resigned"]


def test_in_correspondence_too(nearly: Nearly) -> None:
    wait_for(nearly.anne, nearly.days, "expired")
    log = wait_for(nearly.anne, nearly.days, "confirmed")
    assert log["game"]["waiting"] == 1
    assert log["game"]["clock"]["left"] == [3 * DAY, 3 * DAY]


def test_whoever_has_to_confirm_is_charged(nearly: Nearly) -> None:
    """The bot that takes over confirms what was played, and plays nothing more."""
    wait_for(nearly.anne, nearly.unconfirmed, "expired")
    log = wait_for(nearly.anne, nearly.unconfirmed, "confirmed")
    assert acts(log)[2:] == ["moved", "moved", "resumed", "expired", "confirmed"]
    assert log["game"]["waiting"] == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nobody_pays_for_the_time_the_server_was_away(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path / "data").start()
    anne = Person(server)
    table = timed(anne, LIVE)
    server.stop(how)
    be_away(server, HOUR)
    server.start()
    log = anne.get(f"/tables/{table}/log", after=0)
    assert acts(log) == ["created", "started", "resumed"]
    assert log["entries"][-1]["act"]["away"] >= HOUR
    assert 0 < log["game"]["clock"]["left"][0] <= MINUTE
    anne.ask(f"/tables/{table}/moves", at=3, moves=["send"])
    server.close()


def test_nobody_pays_for_the_time_the_server_stood_still(tmp_path: Path) -> None:
    """As it does while the machine is asleep."""
    server = Server(tmp_path / "data").start()
    anne = Person(server)
    table = timed(anne, {**LIVE, "minutes": 10})
    server.stand_still(STILL / 1000 + 1)
    moved = anne.ask(f"/tables/{table}/undo", at=2, status=409)
    assert moved["key"] == "stale"
    log = anne.get(f"/tables/{table}/log", after=0)
    assert acts(log) == ["created", "started", "resumed"]
    assert log["entries"][-1]["act"]["away"] > STILL
    assert log["game"]["clock"]["left"][0] > 10 * MINUTE - STILL
    server.close()


def test_a_long_pause_between_two_beats_is_an_absence() -> None:
    times = iter([0, 1000, 4000, 4000 + HOUR, 5000 + HOUR, 5000 + HOUR])
    heartbeat = Heartbeat(lambda: next(times))
    heartbeat.beat()
    heartbeat.beat()
    assert heartbeat.absences == []
    heartbeat.beat()
    assert heartbeat.absences == [Absence(4000, 4000 + HOUR)]
    assert heartbeat.missed(since=2000) == HOUR
    assert heartbeat.missed(since=4000 + HOUR) == 0


def test_a_time_in_which_nothing_could_be_written_is_an_absence() -> None:
    time = 0
    heartbeat = Heartbeat(lambda: time)
    heartbeat.worked(1000)
    time = 3000
    heartbeat.failed()
    time = 4000
    # It is not over, and counts already: somebody may be about to lose on time.
    assert heartbeat.missed(since=0) == 3000
    assert heartbeat.absences == []
    heartbeat.worked(4000)
    time = 6000
    assert heartbeat.absences == [Absence(1000, 4000)]
    assert [heartbeat.missed(since) for since in (0, 2000, 5000)] == [3000, 2000, 0]
    # The same time is not given back twice.
    heartbeat.was_away_until(3000, 5000)
    assert heartbeat.missed(since=0) == 4000


def test_a_write_that_waited_for_the_end_of_an_outage_ends_it_when_it_works() -> None:
    time = 0
    heartbeat = Heartbeat(lambda: time)
    time = 12_000
    heartbeat.failed()
    time = 13_000
    heartbeat.worked(4000)
    assert heartbeat.absences == [Absence(0, 13_000)]


def test_a_time_in_which_another_process_could_not_write_is_an_absence() -> None:
    time = 0
    heartbeat = Heartbeat(lambda: time)
    heartbeat.worked(4000)
    time = 6000
    heartbeat.failed(3000)
    assert heartbeat.missed(since=0) == 3000
    heartbeat.worked(7000)
    assert heartbeat.absences == [Absence(3000, 7000)]
    # We found it first, and it is older than we thought.
    heartbeat.worked(8000)
    time = 10_000
    heartbeat.failed()
    heartbeat.failed(7500)
    assert heartbeat.failing_since == 7500


def status_of_move(person: Person, table: str, body: dict[str, Any]) -> int:
    """The status of a move in the game as it is."""
    at = person.get(f"/tables/{table}/log")["at"]
    url = person._url(f"/tables/{table}/moves")
    return person.http.post(url, json={**body, "at": at}).status_code


def test_nobody_pays_for_a_short_outage_of_the_database(tmp_path: Path) -> None:
    with (
        closing(Postgres(tmp_path / "postgres").start()) as postgres,
        closing(Server(tmp_path / "data", database=postgres.create("quebec")).start()) as server,
    ):
        anne = Person(server, "Anne")
        table = timed(anne, LIVE | {"minutes": 10})
        at = anne.get(f"/tables/{table}/log")["at"]
        postgres.kill()
        down = now()
        anne.ask(f"/tables/{table}/moves", 503, at=at, moves=["send"])
        up = now()
        postgres.start()
        body = {"key": "again", "moves": ["send"]}
        wait_until(lambda: status_of_move(anne, table, body) == 200)
        log = anne.get(f"/tables/{table}/log", after=0)
        times = [datetime.fromisoformat(entry["time"]) for entry in log["entries"]]
        passed = (times[-1] - times[at - 1]).total_seconds() * 1000
        charged = 10 * MINUTE - log["game"]["clock"]["left"][0]
        assert "resumed" in acts(log)
        assert charged <= passed - (up - down)
