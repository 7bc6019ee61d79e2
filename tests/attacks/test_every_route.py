"""No route, however it is called, is a fault of the server.

`tests/server/test_malformed.py` sends each described operation a whole corpus; here every route,
also those that are not described, gets every method and some of the corpus.
"""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest

from tests.attacks.attacker import Wire
from tests.server.running import API, Person, Server, seats
from tests.server.test_malformed import BODIES, HEADERS, QUERIES
from tools.route_table import routes

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE")
FAULT = 500
SAFE = re.compile("GET |WS ")
EACH = 1
"""Calls of the corpus for each route and method; all of it is used up in turn."""
CALLS = [
    *((query, b"{}", b"") for query in QUERIES),
    *(("", body, b"") for body in BODIES.values()),
    *(
        ("", b"{}", name.encode() + b": " + value)
        for name, values in HEADERS.items()
        for value in values
        if name != "Host"
    ),
]


def filled(path: str, table: str) -> str:
    return re.sub(r"\{\w+\}", "1", path.replace("{table}", table).replace("{path}", "none"))


@pytest.fixture
def anne(server: Server) -> Person:
    return Person(server)


@pytest.fixture
def table(anne: Person) -> str:
    return str(anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"])


@pytest.mark.case("P01", "P04")
def test_no_method_of_any_route_is_a_fault(server: Server, anne: Person, table: str) -> None:
    corpus = cycle(CALLS)
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}".encode()
    paths = {route.name.split(" ")[1] for route in routes()}
    assert len(paths) > 50
    for path in sorted(paths):
        for method in METHODS:
            for query, body, header in islice(corpus, EACH):
                target = f"{filled(path, table)}?{query}"
                lines = [b"%s %s HTTP/1.1" % (method.encode(), target.encode())]
                lines += [f"Host: 127.0.0.1:{server.port}".encode()]
                lines += [cookie, b"Content-Length: %d" % len(body), *filter(None, [header])]
                with Wire(server) as wire:
                    wire.send(b"\r\n".join([*lines, b"", b""]) + body)
                    status = wire.answer(method).status
                assert status < FAULT, (method, target, body[:20], header)


@pytest.mark.case("P01", "P04")
def test_no_handshake_at_any_route_is_a_fault(server: Server, table: str) -> None:
    for route in routes():
        with Wire(server) as wire:
            status = wire.upgrade(filled(route.name.split(" ")[1], table))
            assert status == 101 if route.name.startswith("WS ") else 400 <= status < FAULT, route
    path = f"{API}/tables/{table}/live"
    for query in (*QUERIES, "chat=-1", "chat=x", "build=%ff", f"build={'x' * 41}", "after=-1"):
        with Wire(server) as wire:
            assert wire.upgrade(f"{path}?{query}") < FAULT, query
    for name, values in HEADERS.items():
        for value in values:
            with Wire(server) as wire:
                line = f"{name}: {value.decode('latin-1')}"
                assert wire.upgrade(path, line) < FAULT, line


@pytest.mark.case("O01", "O03")
def test_no_route_that_changes_anything_is_open_to_other_sites(
    server: Server, anne: Person, table: str
) -> None:
    """With the cookie, and as a form could send it or as a script would."""
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}"
    changing = [route.name.split(" ") for route in routes() if not SAFE.match(route.name)]
    assert len(changing) > 35
    for method, path in changing:
        for kind in ("application/json", "text/plain"):
            for foreign in ("Origin: http://evil.example", "Sec-Fetch-Site: cross-site"):
                sent = (cookie, f"Content-Type: {kind}", foreign, "Content-Length: 2")
                with Wire(server) as wire:
                    answer = wire.ask(method, filled(path, table), *sent, body=b"{}")
                assert answer.status == 403, (method, path, kind, foreign)
                assert b'"bad_origin"' in answer.body, (method, path, answer.body)


@pytest.mark.case("O08")
def test_no_answer_of_the_api_is_kept_or_shared(server: Server, anne: Person, table: str) -> None:
    """By a cache, or with a tag that tells whether something has changed."""
    cookie = f"Cookie: quebec_session={anne.http.cookies['quebec_session']}"
    for route in routes():
        method, path = route.name.split(" ")
        if method == "GET" and path.startswith(API):
            with Wire(server) as wire:
                answer = wire.ask("GET", filled(path, table), cookie)
            assert answer.headers["cache-control"] == "no-store", path
            assert not {"etag", "last-modified", "age", "expires"} & answer.headers.keys(), path
            assert not any(name.startswith("access-control") for name in answer.headers), path
            assert path == f"{API}/me" or "set-cookie" not in answer.headers, path
