"""Is it there, can it be used, what does it count, and how does it end?"""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quebec.cli import main
from quebec.client import connect
from quebec.server.settings import DATABASE
from tests.server.running import PATIENCE, Person, Server, get, play_on, request, seats, wait_until


def number(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def test_a_server_that_runs_is_healthy_and_ready(server: Server) -> None:
    assert get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert get(f"{server.url}/readyz").json() == {"status": "ok"}


def name_of_client(url: str) -> str:
    with connect(url, name="Dice") as client:
        return str(client.get("/me")["name"])


@pytest.mark.embedded
def test_a_server_that_is_migrating_is_healthy_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told_to_wait = Event()
    monkeypatch.setattr("quebec.client.requests.pause", lambda seconds: told_to_wait.set())
    server = Server(tmp_path / "data")
    server.data.mkdir()
    old = Path(__file__).parent / "databases" / "0001.sql"
    with closing(sqlite3.connect(server.data / DATABASE, isolation_level=None)) as other:
        other.executescript(old.read_text(encoding="utf-8"))
        other.execute("BEGIN IMMEDIATE")
        server.launch()
        wait_until(lambda: '"listening"' in server.errors())
        (line,) = [line for line in server.errors().splitlines() if '"listening"' in line]
        server.url = json.loads(line)["address"]
        ready = get(f"{server.url}/readyz", headers={"Accept-Language": "fr"})
        healthy = get(f"{server.url}/healthz")
        elsewhere = get(f"{server.url}/api/v1/me")
        browser = {"Accept": "text/html,*/*;q=0.8", "Accept-Language": "fr"}
        opened, styled = get(server.url, headers=browser), get(f"{server.url}/plain.css")
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(name_of_client, server.url)
            assert told_to_wait.wait(PATIENCE)
            other.execute("ROLLBACK")
            assert waiting.result(PATIENCE) == "Dice"
    assert (ready.status_code, ready.json()["key"]) == (503, "server_starting")
    assert "démarre" in ready.json()["message"]
    assert "x-request-id" in ready.headers
    assert healthy.status_code == 200
    assert (elsewhere.status_code, elsewhere.json()["key"]) == (503, "server_starting")
    assert (opened.status_code, opened.headers["retry-after"]) == (503, "2")
    assert opened.headers["content-type"].startswith("text/html")
    assert '<html lang="fr">' in opened.text
    assert "Le serveur démarre" in opened.text
    assert '<meta http-equiv="refresh" content="2">' in opened.text
    assert (styled.status_code, styled.headers["content-type"]) == (200, "text/css")
    server.until_ready()
    assert get(f"{server.url}/readyz").status_code == 200
    server.close()


def test_the_number_of_a_request_comes_back(server: Server) -> None:
    given = get(f"{server.url}/healthz", headers={"X-Request-ID": "proxy-17.a"})
    assert given.headers["x-request-id"] == "proxy-17.a"
    indecent = get(f"{server.url}/healthz", headers={"X-Request-ID": 'a" b'})
    assert re.fullmatch("[0-9a-f]{16}", indecent.headers["x-request-id"])


def test_what_happens_is_counted(restartable: Server) -> None:
    server = restartable
    before = server.metrics()
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "random", "random"), start=True)["id"]
    with anne.live(table) as socket:
        socket.recv()
        assert number(server.metrics(), "quebec_sockets") == 1
        now = play_on(anne, table, [0], Random(1), 3)
    anne.http.get(f"{server.url}/nowhere/{table}")
    after = server.metrics()
    moves = 'quebec_requests_total{method="POST",route="/api/v1/tables/{table}/moves",status="200"}'
    assert number(after, moves) == 3
    seconds = 'quebec_request_seconds_count{route="/api/v1/tables/{table}/moves"}'
    assert number(after, seconds) == 3
    assert number(after, "quebec_pushes_total") >= 3
    playing = 'quebec_tables{phase="playing"}'
    assert number(after, playing) == number(before, playing) + 1
    assert number(after, "quebec_commit_pieces_count") > number(
        before, "quebec_commit_pieces_count"
    )
    assert number(after, "quebec_commit_pieces_sum") >= number(after, "quebec_commit_pieces_count")
    assert number(after, "quebec_cache_hits_total") > number(before, "quebec_cache_hits_total")
    assert number(after, "quebec_bots_waiting") <= 1
    assert now["at"] > 3
    wait_until(lambda: number(server.metrics(), "quebec_sockets") == 0)


def test_labels_come_from_short_lists(server: Server) -> None:
    """An address that does not exist, or a method that nobody uses, makes no new series."""
    for method in ("PROPFIND", "MKCOL", "REPORT"):
        request(method, f"{server.url}/made/up/{method}")
    assert request("MADEUP", server.url).status_code == 400
    text = server.metrics()
    assert not any(method in text for method in ("PROPFIND", "MKCOL", "REPORT", "MADEUP"))
    assert "made/up" not in text
    assert 'method="other",route="unknown"' in text


@pytest.mark.case("M08", "Z07")
def test_nobody_reads_the_metrics_without_the_token_not_even_from_this_machine(
    server: Server,
) -> None:
    """A proxy on this machine may add no header at all, and forwards calls from everywhere."""
    for headers in ({}, {"X-Forwarded-Host": "quebec.example"}, {"Authorization": "Bearer"}):
        answer = get(f"{server.url}/metrics", headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "not_operator")
        assert "quebec admin token" in answer.json()["message"]


def test_the_token_is_made_once_and_told_to_whoever_has_the_data(restartable: Server) -> None:
    server = restartable
    file = server.data / "operations.token"
    made = file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(made.strip()) >= 32
    command = [sys.executable, "-m", "quebec.cli", "admin", "token", "--data", str(server.data)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout == made
    server.stop()
    server.start()
    assert file.read_text() == made
    assert "quebec_ready 1.0" in server.metrics()


def test_where_no_server_has_run_there_is_no_token(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quebec.cli", "admin", "token", "--data", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "quebec serve" in ended.stderr
    assert not list(tmp_path.iterdir())


def test_an_own_token_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEBEC_OPERATIONS_TOKEN", "sesame")
    server = Server(tmp_path / "data").start()
    url = f"{server.url}/metrics"
    for given in (b"sesam", b"Sesame", b"Bearer sesame", b"\xe9"):
        assert get(url, headers={b"Authorization": b"Bearer " + given}).status_code == 403
    right = get(url, headers={"Authorization": "Bearer sesame"})
    assert "quebec_ready 1.0" in right.text
    assert not (server.data / "operations.token").exists()
    server.close()


def test_told_to_stop_it_answers_those_who_wait_and_tells_sockets_to_come_back(
    restartable: Server,
) -> None:
    anne = Person(restartable)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    id, at = table["id"], table["now"]["at"]
    answers: list[Any] = []
    polling = Thread(
        target=lambda: answers.append(anne.get(f"/tables/{id}/log", after=at, wait=60))
    )
    polling.start()
    watcher = Person(restartable)
    with watcher.live(id) as socket:
        socket.recv()
        wait_until(lambda: number(restartable.metrics(), "quebec_listeners") == 2)
        assert restartable.stop() == 0
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    polling.join(PATIENCE)
    assert [(answer["at"], answer["entries"]) for answer in answers] == [(at, [])]
    assert '"stopped"' in restartable.errors()
    restartable.start()


def test_while_it_drains_it_serves_but_is_not_ready(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--drain", "600").start()
    anne = Person(server)
    server.send(signal.SIGTERM)
    wait_until(lambda: get(f"{server.url}/readyz").status_code == 503)
    assert get(f"{server.url}/readyz").json()["key"] == "server_stopping"
    assert get(f"{server.url}/healthz").status_code == 200
    anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    # The second signal is meant.
    assert server.stop() == 0
    anne.http.close()


@pytest.mark.parametrize("content", [b"", b"\xff\n"], ids=["empty", "no text"])
def test_a_file_without_a_token_is_told_before_the_start(content: bytes, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "operations.token").write_bytes(content)
    server = Server(data)
    assert server.launch().wait() == 2
    assert server.errors().startswith(f"quebec: there is no token in {data}")


def test_settings_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quebec.cli", "serve", "--data", str(tmp_path), "--log", "xml"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == "quebec: --log is one of json, text, not “xml”\n"


@pytest.mark.parametrize(
    "setting",
    [
        "--public-url=https://[",
        "--redis=redis://:secret@[",
        "--mail-url=smtp://anne:secret@[",
        "--mail-url=smtp://anne:secret@mail.example.org:x",
        "--database=postgresql://anne:secret@[",
    ],
)
def test_what_is_no_address_is_refused_in_words(
    setting: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the password in it."""
    assert main(["serve", "--data", str(tmp_path / "data"), setting]) == 2
    said = capsys.readouterr().err
    assert said.startswith("quebec: ")
    assert "secret" not in said
