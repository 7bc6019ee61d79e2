"""M: bots, records and tables that somebody makes to harm the server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quebec.record import Player, Record
from quebec.server.settings import Settings
from quebec.server.tables import memory
from tests.server.running import API, Person, Server, in_process, seats

PLACES = (
    "os:system",
    "quebec.bots.random_bot:RandomBot",
    "../x",
    "level-1\x00",
    "LEVEL-1",
    "a" * 40,
)
ROUNDS = 5


@pytest.mark.case("M05")
@pytest.mark.parametrize("bot", PLACES)
def test_only_registered_bots_are_seated(server: Server, bot: str) -> None:
    anne = Person(server)
    plan = seats("me", bot, "random")
    assert anne.post("/tables", 422, seats=plan)["key"] in ("unknown_bot", "bad_name")
    assert anne.post("/tables", 422, seats=seats("me", "open", "open"), stand_in=bot)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    assert anne.ask(f"/tables/{table}/seat-bot", 422, seat=1, bot=bot)["key"] == "unknown_bot"
    playing = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    assert anne.ask(f"/tables/{playing}/take-over", 422, seat=0, bot=bot)["key"] == "unknown_bot"


@pytest.mark.case("M06")
def test_a_bot_named_in_a_record_is_never_started(server: Server) -> None:
    """It is shown, and nothing can be played with it."""
    anne = Person(server)
    players = [Player("Anne"), Player("system", bot="os:system"), Player("Bob")]
    text = Record.new("2026", players, 1).write(hidden=True)
    assert "os:system" in text
    table = anne.post("/records", text=text)["id"]
    anne.ask(f"/tables/{table}/rematch", 403)
    entry = anne.get(f"/tables/{table}/log")["at"]
    plan = seats("me", "os:system", "me")
    refused = anne.post(f"/tables/{table}/fork", 422, entry=entry, seats=plan)
    assert refused["key"] == "unknown_bot"
    anne.ask(f"/tables/{table}/join", 409)


@pytest.mark.case("M07")
def test_tables_that_are_pushed_out_of_memory_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "MOST_TABLES", 2)
    with in_process(Settings(data=tmp_path)) as client:
        client.get(f"{API}/me")
        plan = {"seats": seats("me", "me", "me"), "start": True, "first": 0}
        first = client.post(f"{API}/tables", json=plan).json()
        path, at = f"{API}/tables/{first['id']}", first["now"]["at"]
        with client.websocket_connect(f"{path}/live?after={at}") as live:
            assert json.loads(live.receive_text())["at"] == at
            for k in range(ROUNDS):
                for _ in range(3):
                    assert client.post(f"{API}/tables", json=plan).status_code == 201
                verb, more = ("moves", {"moves": ["send"]}) if k % 2 == 0 else ("undo", {})
                body = {"at": at, "key": f"key-{k}", **more}
                answer = client.post(f"{path}/{verb}", json=body)
                assert answer.status_code == 200
                assert json.loads(live.receive_text()) == answer.json()
                at = answer.json()["at"]
        numbers = [entry["n"] for entry in client.get(f"{path}/log?after=0").json()["entries"]]
        assert numbers == list(range(1, at + 1))


@pytest.mark.case("M04")
def test_no_line_of_a_log_can_be_forged(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--log", "text", "--log-level", "debug").start()
    try:
        anne = Person(server)
        forged = "x\n2026-01-01 [error] forged\r\n\x1b[31mred\x1b[0m\u2028forged"
        anne.http.get(anne._url("/me"), headers={"User-Agent": "agent \x1b[31mforged"})
        anne.http.get(f"{server.url}/%0aforged%1b[31m")
        anne.http.get(anne._url("/tables/%0aforged%1b%5b31m"))
        anne.http.get(anne._url("/tables"), params={"phase": forged})
        anne.post("/login", 403, login=forged, password=forged)
        anne.ask("/join", 404, link=forged[:90])
        table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
        anne.post(f"/tables/{table}/chat", text=forged)
        with anne.live(table) as live:
            live.recv()
            live.send(json.dumps({"type": forged}))
            live.recv()
    finally:
        server.close()
    written = server.errors()
    assert "\x1b[31m" not in written
    assert not [line for line in written.splitlines() if line.startswith(("forged", "2026-01-01"))]
