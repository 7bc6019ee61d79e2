"""M13: a server listens where it was told, and nowhere else."""

from __future__ import annotations

import socket

import pytest

from tests.attacks.conftest import Start
from tests.server.running import API, Server, get


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=60) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return connection.recv(100).startswith(b"HTTP/1.1 200 ")
    except ConnectionRefusedError:
        return False


@pytest.mark.case("M13")
def test_by_default_a_server_listens_on_its_own_machine_only(server: Server) -> None:
    assert answers("127.0.0.1", server.port)
    assert not answers("::1", server.port)


@pytest.mark.case("M13")
@pytest.mark.parametrize(("host", "four"), [("::1", False), ("::", True)])
def test_a_server_listens_where_it_was_told(start: Start, host: str, four: bool) -> None:
    server = start("--host", host)
    assert answers("::1", server.port)
    assert answers("127.0.0.1", server.port) == four


@pytest.mark.case("M13")
def test_a_trusted_proxy_is_known_at_a_server_for_both_families(start: Start) -> None:
    """Its IPv4 address arrives as an IPv6 address."""
    server = start("--host", "::", "--trusted-proxies", "127.0.0.1")
    url = f"http://127.0.0.1:{server.port}{API}/me"
    assert "Secure" in get(url, headers={"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
    assert "Secure" not in get(url).headers["Set-Cookie"]
