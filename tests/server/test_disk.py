"""The disk is full: a clear refusal, nothing acknowledged, and all goes on once there is room."""

from __future__ import annotations

import resource
import secrets
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.server.running import API, Person, Server, get, seats, wait_until
from tools.postgres import Postgres
from tools.small_disk import can_mount, small_disk

MOST_MOVES = 400
SIZE = 8 * 1024 * 1024


class Disk(NamedTuple):
    """A place for data, and how to leave no room there, and how to make room again."""

    data: Path
    fill: Callable[[Server], None]
    free: Callable[[Server], None]
    database: str | None = None
    """Another one than the file in the data."""


def limited(tmp_path: Path) -> Iterator[Disk]:
    """Without being an administrator: no file may become larger than the log of writes is."""

    def fill(server: Server) -> None:
        largest = (server.data / "quebec.sqlite3-wal").stat().st_size
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest, hard))

    def free(server: Server) -> None:
        hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))

    yield Disk(tmp_path / "data", fill, free)


def mounted(tmp_path: Path) -> Iterator[Disk]:
    """A real file system that is small."""
    with small_disk(tmp_path / "disk", SIZE) as disk:
        yield Disk(disk.place / "inner" / "data", lambda _: disk.fill(), lambda _: disk.free())


def of_postgres(tmp_path: Path) -> Iterator[Disk]:
    """PostgreSQL is there; the server is not."""
    small = ("-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB")
    with (
        small_disk(tmp_path / "disk", 20 * SIZE) as disk,
        closing(Postgres(disk.place / "postgres", *small).start()) as postgres,
    ):
        url = postgres.create("quebec")
        yield Disk(tmp_path / "data", lambda _: disk.fill(), lambda _: disk.free(), url)


WAYS = {
    "limited": limited,
    **({"mounted": mounted, "postgres": of_postgres} if can_mount() else {}),
}


@pytest.fixture(params=WAYS)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    yield from WAYS[request.param](tmp_path)


@pytest.mark.embedded
def test_a_full_disk_is_a_clear_refusal_and_not_the_end(disk: Disk, tmp_path: Path) -> None:
    server = Server(disk.data, database=disk.database)
    server.log = tmp_path / "errors.txt"
    server.start()
    anne, chance = Person(server, "Anne"), Random(1)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    table, now = made["id"], made["now"]
    path = f"{server.url}{API}/tables/{table}/moves"
    disk.fill(server)
    body: dict[str, Any] = {}
    for _ in range(MOST_MOVES):
        move = chance.choice(now["game"]["offers"])["move"]
        key = secrets.token_hex(8)
        body = {"at": now["at"], "key": key, "moves": [move], "confirm": True}
        answer = anne.http.post(path, json=body)
        if answer.status_code != 200:
            break
        now = answer.json()
    assert answer.status_code == 507, answer.text
    assert answer.json()["key"] == "store_full"
    assert "nothing was done" in answer.json()["message"]
    # Looking still works, and nothing of it is there.
    assert anne.get(f"/tables/{table}/log")["at"] == now["at"]
    assert get(f"{server.url}/healthz").status_code == 200
    refused = get(f"{server.url}/readyz")
    assert (refused.status_code, refused.json()["key"]) == (503, "server_cannot_write")
    disk.free(server)
    wait_until(lambda: get(f"{server.url}/readyz").status_code == 200)
    again = anne.http.post(path, json=body).raise_for_status().json()
    assert again["at"] > now["at"]
    assert again["entries"][0]["n"] == now["at"] + 1
    server.stop()
    server.start()
    assert anne.get(f"/tables/{table}/log")["at"] == again["at"]
    path = f"{server.url}{API}/tables/{table}/moves"
    repeated = anne.http.post(path, json=body).raise_for_status()
    assert repeated.json()["entries"] == again["entries"]
    server.close()
    assert "unexpected" not in server.errors()
