"""Stale and repeated requests, and what a restart leaves of them."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.server.running import Person, Server, invite, seats


@pytest.mark.case("R07")
def test_a_stale_request_is_refused_with_what_changed(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, seen = made["id"], made["now"]["at"]
    anne.ask(f"/tables/{table}/moves", at=seen, moves=["send"])
    refused = anne.ask(f"/tables/{table}/moves", status=409, at=seen, moves=["start"])
    assert refused["key"] == "stale"
    assert refused["changed"]["at"] == seen + 1
    assert [entry["act"]["move"] for entry in refused["changed"]["entries"]] == ["send"]


def test_a_repeated_request_has_the_first_answer(server: Server) -> None:
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, seen = made["id"], made["now"]["at"]
    request = {"at": seen, "key": "mine-1", "moves": ["send", "rel"], "confirm": True}
    first = anne.post(f"/tables/{table}/moves", **request)
    anne.ask(f"/tables/{table}/moves", at=first["at"], moves=["send"])
    assert anne.post(f"/tables/{table}/moves", **request) == first
    assert anne.get(f"/tables/{table}/log")["at"] == first["at"] + 1
    # The same key cannot make another request.
    other = {**request, "at": first["at"] + 1, "moves": ["rel"]}
    assert anne.post(f"/tables/{table}/moves", **other) == first


@pytest.mark.case("Z03", "Z04")
def test_a_key_belongs_to_whoever_used_it(server: Server) -> None:
    """A key that one seat has used neither blocks another nor shows it an answer."""
    anne, bob = Person(server), Person(server)
    made = anne.post("/tables", seats=seats("me", "open"), ruleset="2011", first=0)
    path = f"/tables/{made['id']}"
    invite(anne, made["id"], bob)
    at = anne.ask(f"{path}/start")["at"]
    # Bob guesses the keys that Anne will use.
    squatted = bob.post(f"{path}/wish", key=f"move-{at + 1}", seat=1, automatic=True)
    request = {"at": squatted["at"], "key": f"move-{at + 1}", "moves": ["send", "rel"]}
    first = anne.post(f"{path}/moves", **request)
    assert [entry["act"]["act"] for entry in first["entries"]] == ["moved", "moved"]
    assert anne.post(f"{path}/moves", **request) == first
    assert bob.post(f"{path}/wish", key=f"move-{at + 1}", seat=1, automatic=False) == squatted
    # Repeating what Anne has sent does not make it Bob's.
    assert bob.post(f"{path}/undo", 403, at=first["at"], key="mine")["key"] == "not_your_seat"
    confirm = {"at": first["at"], "key": "handed-over"}
    handed_over = anne.post(f"{path}/confirm", **confirm)
    assert bob.post(f"{path}/confirm", 409, **confirm)["key"] == "stale"
    assert anne.post(f"{path}/confirm", **confirm) == handed_over


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_after_a_restart_too(restartable: Server, how: signal.Signals) -> None:
    anne = Person(restartable, "Anne")
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)
    table, seen = made["id"], made["now"]["at"]
    request = {"at": seen, "key": "mine-1", "moves": ["send", "rel"]}
    first = anne.post(f"/tables/{table}/moves", **request)
    log = anne.get(f"/tables/{table}/log", after=0)
    restartable.stop(how)
    restartable.start()
    assert anne.post(f"/tables/{table}/moves", **request) == first
    assert anne.get(f"/tables/{table}/log", after=0) == log
    undone = anne.ask(f"/tables/{table}/undo", at=first["at"])
    assert undone["game"]["unconfirmed"] == 0


def test_bots_go_on_after_a_restart(restartable: Server) -> None:
    anne = Person(restartable)
    made = anne.post("/tables", seats=seats("random", "random", "random"), start=True)
    table = made["id"]
    anne.get(f"/tables/{table}/log", after=2, wait=30)
    restartable.stop(signal.SIGKILL)
    restartable.start()
    now = anne.get(f"/tables/{table}/log", after=0)
    while now["game"]["phase"] == "playing":
        now = anne.get(f"/tables/{table}/log", after=now["at"], wait=30)
    numbers = [entry["n"] for entry in anne.get(f"/tables/{table}/log", after=0)["entries"]]
    assert numbers == list(range(1, now["at"] + 1))
    assert now["game"]["outcome"]["how"] == "played"


def test_a_server_stops_in_peace(restartable: Server) -> None:
    assert restartable.stop() == 0
    restartable.start()


def test_a_second_server_on_the_same_data_says_so(server: Server) -> None:
    command = [sys.executable, "-m", "quebec.cli", "serve", "--port", "0"]
    second = subprocess.run(
        [*command, "--data", str(server.data)], capture_output=True, text=True, check=False
    )
    assert second.returncode == 2
    assert "another server uses" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_port_that_is_taken_is_named(server: Server, tmp_path: object) -> None:
    port = server.url.rpartition(":")[2]
    command = [sys.executable, "-m", "quebec.cli", "serve", "--port", port]
    second = subprocess.run(
        [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert second.returncode == 2
    assert f"127.0.0.1:{port}" in second.stderr
    assert "Traceback" not in second.stderr


@pytest.mark.case("P14")
def test_a_table_with_a_nul_in_its_id_is_not_found(server: Server) -> None:
    """PostgreSQL takes no such text, which was a fault of the server."""
    anne = Person(server)
    for path in ("/tables/%00", "/people/%00", "/me/games?words=%00"):
        assert anne.http.get(anne._url(path)).status_code in (200, 404), path
