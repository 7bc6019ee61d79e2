"""M13: a server listens where it was told, and nowhere else."""

from __future__ import annotations

import socket
from collections.abc import Iterator

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


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Listens on all addresses of both families, and trusts a proxy."""
    data = tmp_path_factory.mktemp("everywhere") / "data"
    server = Server(data, "--host", "::", "--trusted-proxies", "127.0.0.1").start()
    yield server
    server.close()


@pytest.mark.case("M13")
def test_a_server_listens_where_it_was_told(start: Start) -> None:
    server = start("--host", "::1")
    assert answers("::1", server.port)
    assert not answers("127.0.0.1", server.port)


@pytest.mark.case("M13")
def test_a_server_listens_everywhere_if_it_was_told(everywhere: Server) -> None:
    assert answers("::1", everywhere.port)
    assert answers("127.0.0.1", everywhere.port)


@pytest.mark.case("M13")
def test_a_trusted_proxy_is_known_at_a_server_for_both_families(everywhere: Server) -> None:
    """Its IPv4 address arrives as an IPv6 address."""
    url = f"http://127.0.0.1:{everywhere.port}{API}/me"
    assert "Secure" in get(url, headers={"X-Forwarded-Proto": "https"}).headers["Set-Cookie"]
    assert "Secure" not in get(url).headers["Set-Cookie"]
