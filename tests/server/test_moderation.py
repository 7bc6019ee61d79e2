"""Moderation: what an operator can do, beside a server and without one, and the log of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import API, Client, Person, Server, seats
from tests.server.test_admin import admin


@pytest.fixture
def moderated(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "data").start()
    yield running
    if running.is_running:
        running.close()


def operator(server: Server, method: str, path: str, **body: Any) -> httpx.Response:
    token = (server.data / "operations.token").read_text().strip()
    with Client() as client:
        return client.request(
            method,
            f"{server.url}{API}/operator{path}",
            json=body if method == "POST" else None,
            headers={"Authorization": f"Bearer {token}"},
        )


def test_an_operator_closes_silences_blocks_and_removes_and_it_is_written_down(
    moderated: Server,
) -> None:
    server = moderated
    anne, eve = Person(server, "Anne"), Person(server, "Eve")
    eve.post("/account", login="eve", password="correct horse")
    table = anne.post("/tables", ruleset="2011", seats=seats("me", "open"), public=True)["id"]
    eve.ask(f"/tables/{table}/join")
    anne.ask(f"/tables/{table}/start")
    eve.post(f"/tables/{table}/chat", text="Insult")
    # Without the token nobody may.
    assert eve.http.get(f"{server.url}{API}/operator/moderation").status_code == 403
    people = operator(server, "GET", f"/tables/{table}/people").json()
    who = {one["name"]: one["id"] for one in people}
    assert set(who) == {"Anne", "Eve"}
    at = f"/people/{who['Eve']}"
    assert operator(server, "POST", f"{at}/silence", reason="insults\n").status_code == 204
    assert eve.post(f"/tables/{table}/chat", 403, text="More")["key"] == "silenced_here"
    # A name is read by others, too; so are those of seats at a public table.
    renamed = eve.http.put(f"{server.url}{API}/me", json={"name": "Insult"})
    assert (renamed.status_code, renamed.json()["key"]) == (403, "silenced_here")
    named = [{"kind": "me", "name": "Insult"}, {"kind": "open"}]
    eve.post("/tables", 403, ruleset="2011", seats=named, public=True)
    eve.post("/tables", ruleset="2011", seats=seats("me", "open"), public=True)
    assert operator(server, "POST", f"{at}/silence", on=False).status_code == 204
    eve.post(f"/tables/{table}/chat", text="Sorry")
    assert operator(server, "POST", f"{at}/block", reason="again").status_code == 204
    assert eve.http.get(f"{server.url}{API}/me/tables").status_code == 401
    login = {"login": "eve", "password": "correct horse"}
    other = Person(server)
    assert other.post("/login", 403, **login)["key"] == "blocked"
    assert operator(server, "POST", f"/tables/{table}/close", reason="over").status_code == 204
    game = anne.get(f"/tables/{table}/log")["game"]
    assert (game["phase"], game["outcome"]["how"]) == ("over", "closed")
    assert operator(server, "POST", f"/tables/{table}/close").status_code == 409
    assert operator(server, "POST", "/people/nobody/block").status_code == 404
    assert operator(server, "POST", f"{at}/remove", reason="asked").status_code == 204
    listed = operator(server, "GET", "/moderation").json()
    done = [(one["act"], one["reason"]) for one in reversed(listed)]
    assert done == [
        *(("silenced", "insults"), ("not_silenced", ""), ("blocked", "again")),
        *(("closed", "over"), ("removed", "asked")),
    ]


def test_an_operator_does_the_same_while_no_server_runs_and_it_is_written_down(
    moderated: Server,
) -> None:
    """Whatever people are called, and whatever an operator types."""
    server = moderated
    anne, eve = Person(server, "[/b] [red]Anne"), Person(server)
    eve.post("/account", login="eve", password="correct horse")
    tables = [anne.post("/tables", seats=seats("me", "open", "open"))["id"] for _ in range(2)]
    # Beside a server they are refused.
    assert "another server uses" in admin(server.data, "silence", "eve").stderr
    server.close()
    listed = admin(server.data, "people")
    assert (listed.returncode, "[/b] [red]Anne" in listed.stdout) == (0, True)
    verbs: list[tuple[tuple[str, ...], str]] = [
        (("silence", "eve", "--reason", "too [/loud]\x1b[31m\n"), "silenced "),
        (("silence", "eve", "--undo"), "no longer silenced "),
        (("block", "eve", "--reason", "again"), "blocked "),
        (("block", "eve", "--undo"), "no longer blocked "),
        (("close", tables[0], "--reason", "over"), f"closed {tables[0]}"),
        (("remove", tables[1], "--reason", "damaged"), f"removed {tables[1]}"),
        (("forget", "eve", "--reason", "asked"), "forgotten "),
    ]
    for chore, printed in verbs:
        done = admin(server.data, *chore)
        assert (done.returncode, done.stderr.startswith(printed)) == (0, True), done.stderr
    written = admin(server.data, "moderation")
    assert (written.returncode, "too [/loud] [31m" in written.stdout) == (0, True)
    log = json.loads(admin(server.data, "moderation", "--json").stdout)
    assert [(one["act"], one["reason"]) for one in reversed(log)] == [
        *(("silenced", "too [/loud] [31m"), ("not_silenced", "")),
        *(("blocked", "again"), ("not_blocked", ""), ("closed", "over")),
        *(("table_removed", "damaged"), ("removed", "asked")),
    ]
    mistakes: list[tuple[tuple[str, ...], str]] = [
        (("silence", "eve"), "nobody has the login or the id eve"),
        (("block", "x" * 5000), "PERSON: no id or login"),
        (("forget", "\udcff"), "PERSON: no id or login"),
        (("close", "\udcff"), "TABLE: no id"),
        (("close", tables[0]), "the game is over"),
        (("close", tables[1]), "there is no such table"),
        (("remove", tables[1]), "there is no such table"),
        (("close", tables[0], "--reason", "x" * 501), "at most 500 characters"),
    ]
    for bad, why in mistakes:
        refused = admin(server.data, *bad)
        assert (refused.returncode, why in refused.stderr) == (2, True), refused.stderr
    assert admin(server.data, "check").returncode == 0
