"""Our files for nginx and Caddy: what people get through them, and what they keep away."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.hosting.proxies import NAME, URL, Proxy, running
from tests.server.running import API, LIMITS, PATIENCE, Server, seats
from tests.server.scaled import processes
from tests.server.test_systemd import held
from tools.require import lacking_program


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    """In front of a server whose socket stays open, as under systemd."""
    for program in (request.param, "openssl"):
        if lacking := lacking_program(program):
            pytest.skip(lacking)
    folder = tmp_path_factory.mktemp(request.param)
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as listening:
        flags = ("--public-url", URL, "--trusted-proxies", "127.0.0.1", "--limits", LIMITS)
        server = held(Server(folder / "data", *flags), listening).start()
        with running(request.param, server, folder) as one:
            yield one
        server.close()
        assert "unexpected" not in server.errors(), server.errors()


def metric(proxy: Proxy, name: str) -> float:
    lines = proxy.server.metrics().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def code_at_the_end(live: ClientConnection) -> int | None:
    """With which code a WebSocket was closed."""
    try:
        while True:
            live.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_the_page_comes_by_https_only(proxy: Proxy) -> None:
    with proxy.browser() as browser:
        page = browser.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "max-age" in page.headers["strict-transport-security"]
    plain = f"http://127.0.0.1:{proxy.http_port}/join?a=b"
    moved = httpx.get(plain, headers={"Host": NAME}, timeout=PATIENCE)
    assert moved.status_code == 308
    assert moved.headers["location"] in (f"{URL}/join?a=b", f"{URL}:{proxy.https_port}/join?a=b")


def test_the_cookie_is_secure_and_the_page_may_act(proxy: Proxy) -> None:
    with proxy.browser() as browser:
        cookie = browser.get(f"{API}/me").headers["set-cookie"].lower()
        assert "; secure" in cookie
        assert "; httponly" in cookie
        body: Any = {"seats": seats("me", "me", "me")}
        made = browser.post(f"{API}/tables", json=body, headers={"Origin": URL})
        assert made.status_code == 201
        other = {"Origin": "https://elsewhere.example", "X-Forwarded-Host": "elsewhere.example"}
        assert browser.post(f"{API}/tables", json=body, headers=other).status_code == 403


def test_the_address_of_a_caller_counts_and_cannot_be_made_up(proxy: Proxy) -> None:
    def guess(address: str, k: int) -> int:
        made_up = {"X-Forwarded-For": f"192.0.2.{k}", "X-Real-IP": f"192.0.2.{k}"}
        made_up["Forwarded"] = f"for=192.0.2.{k}"
        body = {"login": f"anne-{proxy.kind}", "password": "wrong one"}
        with proxy.browser(address) as browser:
            return browser.post(f"{API}/login", json=body, headers=made_up).status_code

    assert [guess("127.0.0.7", k) for k in range(11)] == [403] * 10 + [429]
    assert guess("127.0.0.8", 1) == 403


def test_the_metrics_are_closed_even_for_the_token(proxy: Proxy) -> None:
    token = (proxy.server.data / "operations.token").read_text().strip()
    with proxy.browser() as browser:
        sent = {"Authorization": f"Bearer {token}"}
        assert browser.get("/metrics", headers=sent).status_code == 404
        assert browser.get("/metrics?x=1", headers=sent).status_code == 404
        for other in ("/metrics", "//metrics", "/%6detrics", "/metrics/", "/x/../metrics"):
            whole = f"{browser.base_url}".rstrip("/") + other
            assert browser.get(whole).status_code in (403, 404), other
        assert browser.get("/healthz").status_code == 200


def test_too_much_ends_at_the_proxy(proxy: Proxy) -> None:
    before = metric(proxy, "quebec_requests_total")
    with proxy.browser() as browser:
        large = browser.get(f"{API}/me", headers={"X-Large": "x" * 64_000})
        assert large.status_code in (400, 431)
        many = browser.get(f"{API}/me", headers={f"X-{k}": "x" * 500 for k in range(200)})
        assert many.status_code in (400, 431)
        assert metric(proxy, "quebec_requests_total") == before + 1
        # Nobody reads the rest of the body, so the connection may end before the answer does.
        with suppress(httpx.RemoteProtocolError, httpx.WriteError):
            body = b"x" * 300_000
            # Caddy passes it on as it comes, and may see our connection closed before our 413.
            refusals = (413,) if proxy.kind == "nginx" else (413, 502)
            assert browser.post(f"{API}/login", content=body).status_code in refusals


def test_another_name_does_not_reach_the_server(proxy: Proxy) -> None:
    def asked(called: str, host: str) -> bytes:
        try:
            with proxy.wire(called) as wire:
                lines = f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
                wire.sendall(lines.encode())
                with wire.makefile("rb") as stream:
                    return stream.read()
        except OSError:
            return b""

    assert b"x-quebec-build" in asked(NAME, NAME).lower()
    assert b"x-quebec-build" not in asked(NAME, "elsewhere.example").lower()
    assert b"x-quebec-build" not in asked("elsewhere.example", "elsewhere.example").lower()


def test_a_body_that_does_not_come_is_given_up(proxy: Proxy) -> None:
    with proxy.wire() as wire, proxy.browser() as other:
        lines = (f"POST {API}/login HTTP/1.1", f"Host: {NAME}", "Content-Length: 1000", "", "{")
        wire.sendall("\r\n".join(lines).encode())
        assert other.get(f"{API}/bots").status_code == 200
        # Until the proxy closes it.
        try:
            while wire.recv(1000):
                pass
        except ConnectionError:
            pass


def test_a_restart_fails_no_request_and_tells_sockets_to_come_back(proxy: Proxy) -> None:
    statuses: list[int] = []
    going, done = Event(), Event()
    with proxy.browser() as browser:
        token = browser.get(f"{API}/me").cookies["quebec_session"]
        mine = {"Cookie": f"quebec_session={token}"}
        body: Any = {"seats": seats("me", "me", "me"), "start": True}
        table = browser.post(f"{API}/tables", json=body, headers=mine).json()["id"]

    def ask_on() -> None:
        with proxy.browser() as http:
            after = 0
            while after < 3:
                statuses.append(http.get(f"{API}/tables/{table}").status_code)
                lines = {"name": "Anne"}
                statuses.append(http.put(f"{API}/me", json=lines, headers=mine).status_code)
                going.set()
                after += done.is_set()

    askers = [Thread(target=ask_on) for _ in range(3)]
    for asker in askers:
        asker.start()
    assert going.wait(PATIENCE)
    with proxy.live(table, token) as live:
        assert '"update"' in str(live.recv(PATIENCE))
        assert proxy.server.stop() == 0
        assert code_at_the_end(live) == 1012
    proxy.server.start()
    done.set()
    for asker in askers:
        asker.join(PATIENCE)
    assert set(statuses) == {200}
    with proxy.live(table, token) as live:
        assert '"update"' in str(live.recv(PATIENCE))


LOG = f'route="{API}/tables/{{table}}/log"'
"""In the metrics of a process that was asked for a log."""


def test_several_processes_are_behind_nginx_and_one_may_end(tmp_path: Path) -> None:
    """As docs/hosting.md says: the files of one process, with the upstream of several."""
    for program in ("nginx", "openssl"):
        if lacking := lacking_program(program):
            pytest.skip(lacking)
    flags = ("--public-url", URL, "--trusted-proxies", "127.0.0.1", "--limits", LIMITS)
    with (
        processes(tmp_path / "data", *flags) as both,
        running("nginx", both[0], tmp_path, both[1]) as proxy,
        proxy.browser() as browser,
    ):
        made = browser.get(f"{API}/me")
        token = made.cookies["quebec_session"]
        body: Any = {"seats": seats("me", "me", "me"), "start": True}
        told = browser.post(f"{API}/tables", json=body, headers={"Origin": URL}).json()
        table, now = told["id"], told["now"]
        with proxy.live(table, token) as live:
            live.recv(PATIENCE)
            for number in range(8):
                if number == 4:
                    # All of a table is at one process. Whoever listened there connects again.
                    (home,) = [one for one in both if LOG in one.metrics()]
                    home.stop()
                path, more = "moves", {}
                if now["game"]["must_confirm"]:
                    path = "confirm"
                else:
                    more["moves"] = [now["game"]["offers"][0]["move"]]
                asked = {"at": now["at"], "key": f"k{number}", **more}
                answer = browser.post(
                    f"{API}/tables/{table}/{path}", json=asked, headers={"Origin": URL}
                )
                assert answer.status_code == 200, answer.text
                now = answer.json()
                assert browser.get(f"{API}/tables/{table}/log").json()["at"] == now["at"]
            with suppress(ConnectionClosed):
                while json.loads(live.recv(PATIENCE)).get("at") != now["at"]:
                    pass
