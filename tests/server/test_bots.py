"""Bots in processes of their own: what they know, what becomes of those that fail, of a crash."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.bad_bots import install
from tests.server.running import PATIENCE, Person, Server, invite, seats


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bots") / "package"


@pytest.fixture(scope="module")
def host(place: Path) -> Iterator[Server]:
    running = Server(place.parent / "data", "--bot-seconds", "1", **install(place)).start()
    yield running
    running.close()
    assert "exception" not in running.errors(), running.errors()


def written(note: Path) -> int:
    """The number in a note, as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while not (note.exists() and note.read_text().endswith("\n")):
        assert time.monotonic() < end, f"nobody wrote {note.name}"
        time.sleep(0.02)
    return int(note.read_text())


def until_it_waits_for(person: Person, table: str, seat: int) -> Any:
    """The table when it is this seat's turn; a turn of its own must be confirmed before."""
    now = person.get(f"/tables/{table}/log", after=0)
    while now["game"]["waiting"] != seat or now["game"]["must_confirm"]:
        assert now["game"]["waiting"] != seat, "nobody confirms this turn"
        person.get(f"/tables/{table}/log", after=now["at"], wait=30)
        now = person.get(f"/tables/{table}/log", after=0)
    return now


def moved(update: Any) -> list[int]:
    return [entry["act"]["seat"] for entry in update["entries"] if entry["act"]["act"] == "moved"]


def test_bots_of_other_packages_can_be_seated(host: Server) -> None:
    assert {"level-1", "raises", "stuck"} <= set(Person(host).get("/me")["bots"])


@pytest.mark.parametrize("bot", ["raises", "exits", "illegal", "stuck"])
def test_a_table_goes_on_whatever_its_bots_do(host: Server, bot: str) -> None:
    anne = Person(host)
    table = anne.post("/tables", seats=seats(bot, "me", bot), start=True, first=2)["id"]
    now = until_it_waits_for(anne, table, 1)
    # Nothing but moves of theirs, each turn handed over once.
    assert set(moved(now)) == {2, 0}
    assert sum(entry["act"]["act"] == "confirmed" for entry in now["entries"]) == 2
    assert f'"bot":"{bot}"' in host.errors()


def test_a_bot_does_not_know_what_lies_face_down(host: Server, place: Path) -> None:
    anne = Person(host)
    made = anne.post("/tables", seats=seats("tells", "tells", "tells"), start=True, ruleset="2026")
    table = made["id"]
    now = anne.get(f"/tables/{table}/log", after=0)
    while now["game"]["moves"] < 40:
        now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
    believed = [line.split() for line in (place / "told").read_text().splitlines()[:20]]
    assert len({years[0] for years in believed}) == 1
    for century in (1, 2, 3):
        assert len({years[century] for years in believed}) > 1


def test_a_seat_that_was_given_back_is_not_played_by_the_bot_that_still_thinks(
    host: Server, place: Path
) -> None:
    anne = Person(host)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)["id"]
    (place / "waits").unlink(missing_ok=True)
    anne.ask(f"/tables/{table}/take-over", seat=0, bot="waits")
    written(place / "waits")
    at = anne.ask(f"/tables/{table}/give-back", seat=0)["at"]
    (place / "go").touch()
    now = anne.ask(f"/tables/{table}/moves", at=at, moves=["send", "rel"], confirm=True)
    assert now["game"]["waiting"] == 1
    log = anne.get(f"/tables/{table}/log", after=0)
    acts = [entry["act"]["act"] for entry in log["entries"]]
    assert acts == ["created", "started", "taken_over", "given_back", *["moved"] * 2, "confirmed"]
    (place / "go").unlink()


def test_whoever_leaves_a_game_is_followed_by_a_bot_until_somebody_sits_down(host: Server) -> None:
    anne, bob, chloe = Person(host), Person(host), Person(host)
    made = anne.post("/tables", seats=seats("me", "open", "me"), first=1)
    table = made["id"]
    invite(anne, table, bob)
    anne.ask(f"/tables/{table}/start")
    bob.ask(f"/tables/{table}/leave")
    now = until_it_waits_for(anne, table, 2)
    assert now["game"]["seats"][1]["bot"] == "random"
    invite(anne, table, chloe)
    now = chloe.get(f"/tables/{table}/log")
    assert now["game"]["seats"][1]["kind"] == "person"
    assert now["game"]["seats"][1]["bot"] == ""


@pytest.mark.parametrize(
    ("bot", "how"),
    [("stuck", signal.SIGKILL), ("waits", signal.SIGKILL), ("stuck", signal.SIGTERM)],
)
def test_an_end_amid_thinking_leaves_no_process_behind_and_loses_nothing(
    tmp_path: Path, bot: str, how: signal.Signals
) -> None:
    place = tmp_path / "package"
    server = Server(tmp_path / "data", "--bot-seconds", "30", **install(place)).start()
    anne = Person(server)
    table = anne.post("/tables", seats=seats(bot, "me", "me"), start=True, first=0)["id"]
    thinker = os.pidfd_open(written(place / bot))
    assert server.stop(how) == (-how if how == signal.SIGKILL else 0)
    assert select.select([thinker], [], [], PATIENCE)[0], "a bot outlived its server"
    os.close(thinker)
    server.flags = ("--bot-seconds", "1")
    (place / "go").touch()
    server.start()
    now = until_it_waits_for(anne, table, 1)
    assert set(moved(now)) == {0}
    assert [entry["n"] for entry in now["entries"]] == list(range(1, now["at"] + 1))
    assert [entry["act"]["act"] for entry in now["entries"]].count("confirmed") == 1
    server.close()
    assert "Traceback" not in server.errors(), server.errors()


@pytest.mark.parametrize("value", ["0", "4000", "soon"])
def test_the_limit_of_bots_is_a_number_of_seconds(
    tmp_path: Path, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from quebec.cli import main

    monkeypatch.setenv("QUEBEC_BOT_SECONDS", value)
    assert main(["serve", "--data", str(tmp_path)]) != 0
    assert "--bot-seconds" in capsys.readouterr().err
