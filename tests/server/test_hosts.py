"""Under which names the server answers: a name that somebody else has pointed here is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from quebec.server.http.hosts import Hosts
from quebec.server.settings import Settings
from tests.attacks.attacker import Wire, head, said
from tests.server.running import API, Person, Server, connect, get, post, seats

EVIL = "rebound.example"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Behind a trusted proxy, with a public address and one more name."""
    data = tmp_path_factory.mktemp("named") / "data"
    flags = (
        "--public-url",
        "http://quebec.example:8443",
        "--hosts",
        "Other.Example, third.example",
    )
    running = Server(data, *flags, "--trusted-proxies", "127.0.0.1").start()
    yield running
    running.close()


def told(server: Server, host: str, path: str = f"{API}/me", **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = get(f"http://127.0.0.1:{server.port}{path}", headers={"Host": host, **named})
    return answer.status_code


@pytest.mark.case("O05")
def test_a_rebound_name_is_refused_with_the_setting_that_would_allow_it(server: Server) -> None:
    """A page at a name that was pointed here later has its own origin as its host."""
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}", "Sec-Fetch-Site": "same-origin"}
    for path in ("/", f"{API}/me", f"{API}/tables", "/metrics", "/nowhere"):
        answer = get(f"{server.url}{path}", headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (421, "unknown_host"), path
        assert EVIL in answer.json()["message"]
        assert "--hosts" in answer.json()["message"]
        assert "set-cookie" not in answer.headers
    body: Any = {"seats": seats("me", "me", "me")}
    assert post(f"{server.url}{API}/tables", json=body, headers=headers).status_code == 421


@pytest.mark.case("O05")
def test_so_is_a_socket(server: Server) -> None:

    table = Person(server).post("/tables", seats=seats("me", "me", "me"))["id"]
    url = f"{server.url}{API}/tables/{table}/live".replace("http", "ws", 1)
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}"}
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
        pass
    assert refused.value.response.status_code == 421


def test_names_and_addresses_of_this_machine_are_known(server: Server) -> None:
    port = server.port
    for host in ("localhost", f"LOCALHOST:{port}", f"127.0.0.1:{port}", "127.0.0.1", "[::1]:80"):
        assert told(server, host) == 200, host


@pytest.mark.parametrize(
    "host",
    [
        "192.0.2.1",
        "[2001:db8::1]",
        "localhost.rebound.example",
        "127.0.0.1.rebound.example",
        "rebound.example:80@localhost",
        "localhost:80:80",
        "[::1",
        "localhost,rebound.example",
        "127.1",
        "0177.0.0.1",
        "*",
        "a b",
    ],
)
def test_what_only_looks_like_them_is_not(server: Server, host: str) -> None:
    assert told(server, host) == 421


def test_a_request_has_one_host(server: Server) -> None:
    close = "Connection: close"
    twice = head("GET", f"{API}/me", "Host: localhost", f"Host: {EVIL}", close)
    assert said(server, twice) in ([400], [421])
    assert said(server, head("GET", f"{API}/me", close)) == [421]
    assert said(server, head("GET", f"{API}/me", "Host: \xff\xfe", close)) in ([400], [421])


def test_health_is_asked_under_any_name(server: Server) -> None:
    """By load balancers, which know addresses alone."""
    assert told(server, EVIL, "/healthz") == 200
    assert told(server, EVIL, "/readyz") == 200
    with Wire(server) as wire:
        wire.send(head("GET", "/healthz"))
        assert wire.answer().status == 200


def test_the_public_address_and_the_given_hosts_are_known(named: Server) -> None:
    for host in ("quebec.example:8443", "QUEBEC.example", "other.example", "third.example:1"):
        assert told(named, host) == 200, host
    assert told(named, EVIL) == 421


@pytest.mark.case("L07")
def test_of_several_forwarded_hosts_that_of_the_nearest_proxy_counts(named: Server) -> None:
    """A client sends one, and the proxy appends another."""
    assert told(named, "localhost", X_Forwarded_Host=f"{EVIL}, other.example") == 200
    assert told(named, "localhost", X_Forwarded_Host=f"other.example, {EVIL}") == 421
    lines = ("Host: localhost", "Connection: close")
    forwarded = (f"X-Forwarded-Host: {EVIL}", "X-Forwarded-Host: other.example")
    assert said(named, head("GET", f"{API}/me", *lines, *forwarded)) == [200]
    assert said(named, head("GET", f"{API}/me", *lines, *reversed(forwarded))) == [421]
    origin = {"Origin": f"http://{EVIL}", "X-Forwarded-Host": f"{EVIL}, other.example"}
    answer = post(f"http://127.0.0.1:{named.port}{API}/logout", headers=origin)
    assert (answer.status_code, answer.json()["key"]) == (403, "bad_origin")


def test_any_name_is_known_if_the_host_says_so(tmp_path: Path) -> None:
    hosts = Hosts(Settings(data=tmp_path, hosts="*"))
    assert hosts.know(EVIL, None)
    assert not hosts.know("a b", None)


def test_on_a_local_network_the_name_of_the_machine_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Kitchen")
    plain, lan = Hosts(Settings(data=tmp_path)), Hosts(Settings(data=tmp_path, lan=True))
    for name in ("kitchen", "kitchen.local:8000", "KITCHEN.local"):
        assert lan.know(name, None)
        assert not plain.know(name, None)
    assert not lan.know("kitchen.rebound.example", None)


def test_the_address_that_a_connection_came_to_is_known(tmp_path: Path) -> None:
    hosts = Hosts(Settings(data=tmp_path, host="0.0.0.0"))
    assert hosts.know("192.0.2.7:8000", "192.0.2.7")
    assert not hosts.know("192.0.2.8:8000", "192.0.2.7")
    assert hosts.know("[2001:DB8:0::7]:8000", "2001:db8::7")
    # As a socket for both versions of IP sees it.
    assert hosts.know("192.0.2.7:8000", "::ffff:192.0.2.7")
    assert hosts.know("inside.example", None) is False
    assert Hosts(Settings(data=tmp_path, host="inside.example")).know("inside.example", None)
