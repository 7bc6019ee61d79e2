"""O: requests that other sites make a browser send, and addresses that somebody invents."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.attacks.attacker import Wire
from tests.server.running import API, Person, Server, get, seats

BODY = b'{"name":"Mallory"}'


def origins(server: Server) -> list[str]:
    """Of others, some of which look like ours."""
    host = f"127.0.0.1:{server.port}"
    return [
        "http://evil.example",
        "null",
        "",
        f"http://a.{host}",
        f"http://127.0.0.1:{server.port + 1}",
        "http://127.0.0.1",
        f"http://{host}.evil.example",
        f"http://{host}@evil.example",
        f"http://evil.example/{host}",
        f"http://user@{host}",
        f"http://{host} http://evil.example",
        f"//evil.example#{host}",
        host,
    ]


def rename(anne: Person, headers: Mapping[str, str]) -> int:
    token = f"quebec_session={anne.http.cookies['quebec_session']}"
    sent = {"Cookie": token, "Content-Length": str(len(BODY)), **headers}
    lines = [f"{name}: {value}" for name, value in sent.items()]
    with Wire(anne.server) as wire:
        return wire.ask("PUT", f"{API}/me", *lines, body=BODY).status


@pytest.mark.case("O01")
def test_another_site_cannot_change_anything(server: Server) -> None:
    anne = Person(server, "Anne")
    assert rename(anne, {"Origin": server.url}) == 200
    assert rename(anne, {}) == 200
    for origin in origins(server):
        assert rename(anne, {"Origin": origin}) == 403, origin
        # What the browser says of the site does not make up for it.
        assert rename(anne, {"Origin": origin, "Sec-Fetch-Site": "same-origin"}) == 403, origin


@pytest.mark.case("O03")
@pytest.mark.parametrize("site", ["cross-site", "same-site", "bogus", ""])
def test_another_site_without_an_origin_neither(server: Server, site: str) -> None:
    anne = Person(server, "Anne")
    assert rename(anne, {"Sec-Fetch-Site": site}) == 403
    assert rename(anne, {"Sec-Fetch-Site": "same-origin"}) == 200


@pytest.mark.case("O04")
def test_another_site_gets_no_socket(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}"
    for origin in (*origins(server), "http://["):
        with Wire(server) as wire:
            status = wire.upgrade(f"{API}/tables/{table}/live", cookie, f"Origin: {origin}")
            assert status == 403, origin


@pytest.mark.case("O06")
@pytest.mark.parametrize(
    "lines",
    [
        ("X-Forwarded-Host: evil.example",),
        ("X-Forwarded-Proto: https", "X-Forwarded-Port: 443"),
        ("Forwarded: host=evil.example",),
        ("X-Original-URL: /metrics", "X-Rewrite-URL: /metrics"),
    ],
)
def test_a_link_has_the_address_of_the_server_not_one_of_the_request(
    server: Server, lines: tuple[str, ...]
) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}"
    with Wire(server) as wire:
        path = f"{API}/tables/{table}/links"
        answer = wire.ask("POST", path, cookie, "Content-Length: 2", *lines, body=b"{}")
    assert answer.status == 201
    assert f'"url":"{server.url}/join#'.encode() in answer.body
    assert b"evil" not in answer.body + str(answer.headers).encode()


@pytest.mark.case("O07")
def test_only_a_trusted_proxy_says_who_calls(server: Server) -> None:
    """Neither the address nor the scheme is believed: guesses are still counted together, and the
    cookie is not marked as secure."""

    def guess(k: int) -> int:
        headers = {"X-Forwarded-For": f"192.0.2.{k}", "X-Real-IP": f"192.0.2.{k}"}
        body = {"login": "nobody.of.this.name", "password": "wrong one"}
        with Wire(server, "127.0.0.7") as wire:
            lines = [f"{name}: {value}" for name, value in headers.items()]
            text = str(body).replace("'", '"').encode()
            sent = (*lines, f"Content-Length: {len(text)}")
            return wire.ask("POST", f"{API}/login", *sent, body=text).status

    assert [guess(k) for k in range(11)] == [403] * 10 + [429]
    cookie = get(f"{server.url}{API}/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in cookie.headers["set-cookie"].lower()


@pytest.mark.case("O08")
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/icon.svg", 200),
        ("GET", "/nothing/here", 404),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 403),
        ("GET", f"{API}/me/tables", 401),
        ("GET", f"{API}/tables/none", 404),
        ("GET", f"{API}/tables?phase=%ff", 400),
        ("POST", f"{API}/tables", 401),
        ("PATCH", f"{API}/me", 405),
        ("POST", f"{API}/login", 400),
    ],
)
def test_every_response_has_the_security_headers(
    server: Server, method: str, path: str, status: int
) -> None:
    with Wire(server) as wire:
        answer = wire.ask(method, path, "Content-Length: 1", body=b"x")
    assert answer.status == status
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert answer.headers["referrer-policy"] == "no-referrer"
    is_file = status == 200 and path != "/healthz"
    assert answer.headers["cache-control"] == ("no-cache" if is_file else "no-store")
    assert "server" not in answer.headers
    assert not any(name.startswith("access-control") for name in answer.headers)
