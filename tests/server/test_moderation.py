"""Moderation: what an operator can do, beside a server and without one, and the log of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from quebec.server.people.accounts import Accounts, Device
from quebec.server.people.attempts import Attempts
from quebec.server.people.passwords import Passwords
from quebec.server.people.sessions import Sessions
from quebec.server.play.refusals import Refused
from quebec.server.store import database_at
from quebec.server.tables.hub import Hub
from quebec.server.tables.service import Service
from quebec.server.times import now
from tests.server.running import API, Client, Person, Server, seats
from tests.server.stores import place
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


@pytest.mark.case("G24")
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
    # And those in a record.
    record = anne.http.get(f"{server.url}{API}/tables/{table}/record").text
    insult = record.replace("Player-1: Anne", "Player-1: Insult")
    assert eve.post("/records", 403, text=insult, public=True)["key"] == "silenced_here"
    eve.post("/records", text=insult)
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


@pytest.mark.case("R09")
@pytest.mark.parametrize("entering", ["log_in", "register"])
def test_nobody_gets_in_at_the_moment_in_which_they_are_blocked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entering: str
) -> None:
    """The password is right, and nobody is blocked yet: what is committed first counts."""
    data = tmp_path / "data"
    data.mkdir()

    async def scene() -> None:
        store = await database_at(place(data)).open()
        sessions, passwords = Sessions(store, b"key"), Passwords()
        accounts = Accounts(Service(store, Hub()), sessions, passwords, Attempts(store, b"key"))
        device = Device("127.0.0.1", "")
        _, eve = await sessions.begin("Eve")
        if entering == "log_in":
            await accounts.register(eve, "eve", "correct horse", device)

        async def blocked() -> None:
            assert await store.moderation.block(eve.person, True, now(), "")
            await sessions.ended(eve.person)

        # The last thing that is done before they enter.
        where, name = (
            (store.moderation, "is_blocked") if entering == "log_in" else (passwords, "hash")
        )
        before = getattr(where, name)

        async def just_before(*given: Any) -> Any:
            found = await before(*given)
            await blocked()
            return found

        monkeypatch.setattr(where, name, just_before)
        enters = (
            accounts.log_in(None, "eve", "correct horse", True, device)
            if entering == "log_in"
            else accounts.register(eve, "eve", "correct horse", device)
        )
        with pytest.raises(Refused):
            await enters
        assert await store.sessions.of(eve.person) == []
        await store.close()

    asyncio.run(scene())


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
    for command, printed in verbs:
        done = admin(server.data, *command)
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
        (("silence", "eve"), "nobody has the username or the id eve"),
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
