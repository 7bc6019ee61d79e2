"""Several processes: they share a port, replace each other, and go on without what is lost."""

from __future__ import annotations

import json
import os
import signal
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from tests.server.running import PATIENCE, Person, Server, play_on, seats, wait_until
from tests.server.scaled import processes, redis, same
from tests.server.stores import new_database
from tests.server.test_processes import move, until
from tools.redis_server import RedisServer


def told(server: Server, event: str) -> list[Any]:
    lines = (json.loads(line) for line in server.errors().splitlines() if line.startswith("{"))
    return [line for line in lines if line["event"] == event]


def workers(server: Server) -> list[int]:
    return [int(line["pid"]) for line in told(server, "worker_started")]


def is_running(pid: int) -> bool:
    """One that has ended may wait for somebody to ask how."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_workers_share_a_port_and_are_replaced_without_a_refusal(tmp_path: Path) -> None:
    flags = ("--redis", redis().url, "--workers", "2")
    server = Server(tmp_path / "data", *flags, database=new_database()).start()
    anne = Person(server, "Anne")
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    now = anne.get(f"/tables/{table}/log")
    # The server answers as soon as one of them does.
    wait_until(lambda: len(workers(server)) == len(told(server, "ready")) == 2)

    def play() -> None:
        nonlocal table, now
        if now["game"]["phase"] == "over":
            table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
            now = anne.get(f"/tables/{table}/log")
        elif now["game"]["must_confirm"]:
            now = anne.ask(f"/tables/{table}/confirm", at=now["at"])
        else:
            now = move(anne, table, now)

    # One that is killed is started again; the other one goes on.
    os.kill(workers(server)[0], signal.SIGKILL)
    wait_until(lambda: len(told(server, "worker_ended")) == 1)
    anne.http.close()
    anne.http = same(anne, server).http
    play()
    wait_until(lambda: len(workers(server)) == 3 and len(told(server, "ready")) == 3)
    # A new version: each move is answered, whoever ends meanwhile.
    before = set(workers(server))
    server.send(signal.SIGHUP)
    longest, moves = 0.0, 0
    deadline = time.monotonic() + PATIENCE
    while len(told(server, "worker_replaced")) < 2:
        begun = time.monotonic()
        assert begun < deadline, server.errors()
        play()
        longest, moves = max(longest, time.monotonic() - begun), moves + 1
    print(f"{moves} moves, the longest took {longest:.2f} s")
    assert len(set(workers(server)) - before) == 2
    play()
    server.close()
    assert "unexpected" not in server.errors(), server.errors()
    for pid in workers(server):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_workers_end_with_their_supervisor_even_if_that_is_killed(tmp_path: Path) -> None:
    flags = ("--redis", redis().url, "--workers", "2")
    server = Server(tmp_path / "data", *flags, database=new_database()).start()
    wait_until(lambda: len(workers(server)) == len(told(server, "ready")) == 2)
    server.send(signal.SIGKILL)
    server.wait()
    wait_until(lambda: not any(is_running(pid) for pid in workers(server)))


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--workers", "2"), "--workers needs a database of PostgreSQL and Redis"),
        (("--workers", "2", "--redis", "unix:///nowhere"), "need a database of PostgreSQL"),
        (("--redis", "http://127.0.0.1"), "--redis is an address such as"),
    ],
)
def test_several_processes_need_postgresql_and_redis(
    tmp_path: Path, flags: tuple[str, ...], said: str
) -> None:
    server = Server(tmp_path / "data", *flags, database="").launch()
    assert server.wait() == 2
    assert said in server.errors()
    assert "Traceback" not in server.errors()


def test_without_redis_everybody_is_told_late_and_nothing_stops(tmp_path: Path) -> None:
    with (
        closing(RedisServer()) as news,
        processes(tmp_path / "data", at=news.start()) as (first, second),
    ):
        anne = Person(first, "Anne")
        elsewhere = same(anne, second)
        anne.post("/account", login="anne", password="a long password")
        token = elsewhere.http.cookies = anne.http.cookies
        assert token
        table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
        with elsewhere.live(table, chat=0) as socket:
            until(socket, lambda one: one["type"] == "update")
            news.kill()
            wait_until(lambda: all(told(one, "redis_lost") for one in (first, second)))
            done = move(anne, table, anne.get(f"/tables/{table}/log"))
            assert until(socket, lambda one: one["type"] == "update" and one["at"] == done["at"])
            anne.post(f"/tables/{table}/chat", text="Still here")
            until(socket, lambda one: one["type"] == "chat" and one["text"] == "Still here")
            news.start()
            wait_until(
                lambda: all(len(told(one, "redis_connected")) == 2 for one in (first, second))
            )
            news.kill()
            other = Person(first)
            other.post("/login", login="anne", password="a long password")
            body = {"old": "a long password", "new": "another password"}
            other.http.put(other._url("/account/password"), json=body).raise_for_status()
            # Its session has ended elsewhere, and nobody can have told.
            with pytest.raises(Exception, match="4401"):
                until(socket, lambda one: False)


def test_bots_of_a_process_that_dies_are_taken_over(tmp_path: Path) -> None:
    with processes(tmp_path / "data") as (first, second):
        anne = Person(first, "Anne")
        made = [
            anne.post("/tables", seats=seats("me", "greedy", "greedy"), start=True)["id"]
            for _ in range(4)
        ]
        first.send(signal.SIGKILL)
        first.wait()
        elsewhere = same(anne, second)
        for table in made:
            # Whoever is first: the bots play until it is Anne's turn, and after it.
            now = play_on(elsewhere, table, [0], Random(1), 2)
            log = elsewhere.get(f"/tables/{table}/log", after=0)["entries"]
            assert now["game"]["waiting"] == 0 or now["at"] <= len(log)
            assert [entry["n"] for entry in log] == list(range(1, len(log) + 1))
        # A newer program has migrated the database to what this one does not understand.
        with psycopg.connect(second.database, autocommit=True) as database:
            database.execute("UPDATE programs SET oldest = '9999'")
        assert second.wait() == 2
        assert "newer version of this program" in second.errors()
