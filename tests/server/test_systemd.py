"""Under systemd: it is told how the server is, and holds its socket over a restart."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest

from tests.server.running import PATIENCE, Client, Server

HOLD = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3);"
    " os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS='1');"
    " os.execv(sys.argv[2], sys.argv[2:])"
)
"""Starts a program with a socket, as systemd does."""


def held(server: Server, listening: socket.socket) -> Server:
    """The server will use this socket, which stays open whatever happens to the server."""
    server.under = (sys.executable, "-c", HOLD, str(listening.fileno()))
    server.passed = (listening.fileno(),)
    return server


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as one:
        yield one


@pytest.mark.parametrize("name", ["file", "@abstract"])
def test_systemd_is_told_when_it_is_ready_alive_and_stopping(tmp_path: Path, name: str) -> None:
    address = str(tmp_path / "notify") if name == "file" else f"@{tmp_path}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hears:
        hears.bind(address.replace("@", "\0", 1))
        hears.settimeout(PATIENCE)
        settings = {"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "200000"}
        server = Server(tmp_path / "data", "--drain", "600", **settings).start()
        said = [hears.recv(100) for _ in range(4)]
        assert said == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        server.send(signal.SIGTERM)
        while hears.recv(100) != b"STOPPING=1":
            pass
        # While it drains it is still alive.
        assert hears.recv(100) == b"WATCHDOG=1"
        # The second signal is meant.
        assert server.stop() == 0


def test_with_a_socket_that_stays_open_a_restart_fails_no_request(
    tmp_path: Path, listening: socket.socket
) -> None:
    server = held(Server(tmp_path / "data"), listening).start()
    statuses: list[int] = []
    first, done = Event(), Event()

    def ask_on() -> None:
        """A connection for each request, as a proxy opens them."""
        with Client(base_url=server.url, headers={"Connection": "close"}) as http:
            after = 0
            while after < 5:
                statuses.append(http.get("/api/v1/bots").status_code)
                first.set()
                after += done.is_set()

    askers = [Thread(target=ask_on) for _ in range(3)]
    for asker in askers:
        asker.start()
    assert first.wait(PATIENCE)
    for _ in range(2):
        assert server.stop() == 0
        server.start()
    done.set()
    for asker in askers:
        asker.join(PATIENCE)
    server.close()
    assert set(statuses) == {200}
    assert len(statuses) >= 15


def test_a_socket_that_is_no_tcp_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
        other.bind(str(tmp_path / "socket"))
        other.listen()
        server = held(Server(tmp_path / "data"), other).launch()
        assert server.wait() == 2
    assert "a TCP socket is needed" in server.errors()


def test_without_systemd_the_server_opens_its_own(tmp_path: Path) -> None:
    """The variables of another process are not ours."""
    server = Server(tmp_path / "data", LISTEN_PID="1", LISTEN_FDS="1").start()
    assert httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
    server.close()
