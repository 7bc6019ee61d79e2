"""M13: a server listens where it was told, and nowhere else."""

from __future__ import annotations

import socket

import pytest

from tests.attacks.conftest import Start


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=60) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return connection.recv(100).startswith(b"HTTP/1.1 200 ")
    except ConnectionRefusedError:
        return False


@pytest.mark.case("M13")
@pytest.mark.parametrize(
    ("host", "four", "six"),
    [
        ("127.0.0.1", True, False),
        ("::1", False, True),
        ("::", True, True),
        ("0.0.0.0", True, False),
    ],
)
def test_a_server_listens_where_it_was_told(start: Start, host: str, four: bool, six: bool) -> None:
    server = start("--host", host)
    assert answers("127.0.0.1", server.port) == four
    assert answers("::1", server.port) == six
