"""What is written down of a whole run: every request with its number, and no secret."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from quebec.server.operations.logs import HIDDEN, hide_secrets
from tests.server.running import API, Person, Server, get, play_on, post, seats

TOKEN = "a-token-of-operations"
PASSWORD, ANOTHER, WRONG = "correct horse battery", "staple-of-paper-clips", "guess-of-somebody"


@pytest.mark.case("H02")
def test_the_logs_of_a_whole_run_hold_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEBEC_OPERATIONS_TOKEN", TOKEN)
    server = Server(tmp_path / "data", "--log-level", "debug").start()
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    secrets = {TOKEN, (server.data / "signing.key").read_text().strip()}
    secrets |= {person.http.cookies["quebec_session"] for person in (anne, bob)}
    table = anne.post("/tables", seats=seats("me", "open", "random"))["id"]
    link = anne.post(f"/tables/{table}/links", seat=1)["secret"]
    secrets.add(link)
    bob.ask("/join", link=link + "x", status=404)
    bob.ask("/join", link=link)
    bob.post("/join", link=link, status=400)
    anne.ask(f"/tables/{table}/start")
    whole = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    play_on(anne, whole, [0], Random(2), 10)
    anne.ask(f"/tables/{whole}/resign", seat=0)
    seed = anne.get(f"/tables/{whole}")["seed"]
    secrets |= {seed, f"{int(seed):x}"}
    with bob.live(table) as socket:
        socket.recv()
        socket.send(json.dumps({"type": "ping", "number": "x", "password": link}))
        socket.recv()
    secrets |= {PASSWORD, ANOTHER, WRONG}
    bob.post("/account", login="bob", password=PASSWORD)
    change = {"old": PASSWORD, "new": ANOTHER}
    answer = bob.http.put(f"{server.url}{API}/account/password", json=change)
    assert answer.status_code == 204
    bob.post("/login", login="bob", password=WRONG, status=403)
    bob.post("/login", login="bob", password=ANOTHER)
    bob.post("/account", login="bob", password=5, status=400)
    post(f"{server.url}{API}/login", content=f'{{"login": "bob", "password": "{WRONG}"')
    bearer = {"Authorization": f"Bearer {bob.http.cookies['quebec_session']}"}
    get(f"{server.url}{API}/me?token={link}", headers=bearer)
    get(f"{server.url}/{link}")
    post(f"{server.url}{API}/join", content=f'{{"link": "{link}"')
    get(f"{server.url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    get(f"{server.url}/healthz", headers={"X-Request-ID": "find-me"})
    server.stop()
    server.start()
    anne.get("/me")
    server.close()
    written = server.errors()
    for secret in secrets:
        for part in (secret, *secret.split(".")):
            assert part not in written
    lines = [json.loads(line) for line in written.splitlines()]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    requests = [line for line in lines if line["event"] == "request"]
    assert len(requests) > 20
    assert all(line["request"] for line in requests)
    assert {line["route"] for line in requests} > {
        "/api/v1/tables/{table}/moves",
        "/api/v1/join",
        "/{path}",
    }
    assert [line["route"] for line in requests if line["request"] == "find-me"] == ["/healthz"]
    assert [line["event"] for line in lines].count("stopped") == 2
    assert any(line["event"] == "socket" for line in lines)


def test_logs_can_be_read_without_a_machine(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--log", "text").start()
    anne = Person(server)
    server.close()
    assert anne.http.is_closed
    (line,) = [line for line in server.errors().splitlines() if "/api/v1/me" in line]
    assert "route=/api/v1/me" in line
    assert "status=200" in line
    assert not line.startswith("{")


def test_what_is_named_like_a_secret_is_not_written() -> None:
    event = hide_secrets(None, "info", {"event": "x", "password": "p", "table": "t"})
    assert event == {"event": "x", "password": HIDDEN, "table": "t"}
