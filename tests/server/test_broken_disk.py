"""The disk reports errors: not called full, nothing half done, and all goes on when it works."""

from __future__ import annotations

import os
import secrets
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from quebec.server.store.protocol import StoreFull
from quebec.server.store.sqlite.failures import failure
from tests.server.running import Person, Server, get, seats, wait_until
from tools.require import lacking_program


def is_traced(pid: int) -> bool:
    """Whether every thread of a process is."""
    threads = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/status")]
    return not any("TracerPid:\t0\n" in status for status in threads)


@contextmanager
def failing_syncs(server: Server) -> Iterator[None]:
    """No data of the server reaches the disk: every sync fails with EIO."""
    command = ["strace", "-f", "-qq", "-o", "/dev/null", "-p", str(server.pid)]
    injected = ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO"]
    tracer = subprocess.Popen([*command, *injected], stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    try:
        wait_until(lambda: is_traced(server.pid) or tracer.poll() is not None)
        if tracer.poll() is not None:
            said = tracer.stderr.read()
            assert os.environ.get("QUEBEC_REQUIRE") != "all", said
            pytest.skip(said)
        yield
    finally:
        tracer.terminate()
        try:
            tracer.wait(30)
        except subprocess.TimeoutExpired:
            # It hangs while it lets go of a thread.
            tracer.kill()
            tracer.wait()
        tracer.stderr.close()


@pytest.mark.case("D05")
@pytest.mark.case("D06")
@pytest.mark.embedded
def test_a_move_that_could_not_be_synced_is_not_done(restartable: Server) -> None:
    lacking = lacking_program("strace")
    if lacking:
        assert os.environ.get("QUEBEC_REQUIRE") != "all", lacking
        pytest.skip(lacking)
    server = restartable
    anne = Person(server, "Anne")
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    table, now = f"/tables/{made['id']}", made["now"]

    def asked() -> dict[str, Any]:
        key = secrets.token_hex(8)
        move = now["game"]["offers"][0]["move"]
        return {"at": now["at"], "key": key, "moves": [move], "confirm": True}

    def refuse(body: dict[str, Any]) -> None:
        refused = anne.http.post(anne._url(f"{table}/moves"), json=body)
        assert (refused.status_code, refused.json()["key"]) == (503, "store_failed")
        assert "not certain whether this was done" in refused.json()["message"]
        assert anne.get(f"{table}/log")["at"] == now["at"]
        ready = get(f"{server.url}/readyz")
        assert (ready.status_code, ready.json()["key"]) == (503, "server_cannot_write")

    first = asked()
    with failing_syncs(server):
        refuse(first)
    wait_until(lambda: get(f"{server.url}/readyz").status_code == 200)
    now = anne.post(f"{table}/moves", **first)
    second = asked()
    with failing_syncs(server):
        refuse(second)
        server.stop(signal.SIGKILL)
    server.start()
    assert anne.get(f"{table}/log")["at"] == now["at"]
    done = anne.post(f"{table}/moves", **second)
    assert anne.post(f"{table}/moves", **second) == done
    assert done["entries"][0]["n"] == now["at"] + 1


def error(code: int) -> sqlite3.Error:
    found = sqlite3.OperationalError("disk I/O error")
    found.sqlite_errorcode, found.sqlite_errorname = code, "SQLITE_IOERR"
    return found


@pytest.mark.case("D05")
@pytest.mark.parametrize(
    ("code", "full"),
    [
        (sqlite3.SQLITE_FULL, True),
        (sqlite3.SQLITE_IOERR_WRITE, False),
        (sqlite3.SQLITE_IOERR_FSYNC, False),
        (sqlite3.SQLITE_IOERR_READ, False),
        (sqlite3.SQLITE_CORRUPT, False),
    ],
)
def test_only_a_full_disk_is_called_full(tmp_path: Path, code: int, full: bool) -> None:
    (tmp_path / "database-wal").touch()
    assert isinstance(failure(error(code), tmp_path / "database"), StoreFull) is full
    assert [path.name for path in tmp_path.iterdir()] == ["database-wal"]
