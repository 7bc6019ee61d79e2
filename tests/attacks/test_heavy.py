"""F: requests as large as they may be, of what takes long to read, and what they leave behind."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

import httpx
import pytest

from quebec.record import read_record
from tests.attacks.attacker import head, said
from tests.server.running import API, Person, Server, seats

MANY = 30_000
"""Bytes of one header: with the others it is just allowed."""
BODY = 250_000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(scope="module")
def anne(server: Server) -> Person:
    return Person(server, "Anne")


@pytest.mark.case("F24")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Accept-Language", "a," * (MANY // 2)),
        ("Accept-Encoding", "gzip;q=0," * (MANY // 9)),
        ("If-None-Match", '"a",' * (MANY // 4)),
        ("Content-Type", "application/json" + "; a=b" * (MANY // 5)),
        ("Content-Type", "application/json;" + " " * (MANY - 20) + "x"),
        ("Content-Type", "multipart/form-data; boundary=" + "-" * (MANY - 40)),
        ("Origin", "http://" + "a" * MANY),
        ("Host", "a." * (MANY // 2)),
        ("Host", "[" + ":" * MANY + "]"),
        ("X-Request-ID", "a" * MANY),
        ("X-Quebec-Build", "a" * MANY),
        ("Authorization", "Bearer " + "." * MANY),
        ("User-Agent", "é" * (MANY // 2)),
    ],
)
def test_a_header_that_is_as_long_as_it_may_be_is_read_or_refused(
    server: Server, name: str, value: str
) -> None:
    headers = {name.encode(): value.encode("latin-1")}
    for path in ("/", f"{API}/tables/nothing", f"{API}/lessons"):
        with httpx.Client(verify=False) as client:
            got = client.get(f"{server.url}{path}", headers=headers)
            posted = client.post(f"{server.url}{API}/sandbox", headers=headers, content=b"{}")
        assert got.status_code < 500
        assert 400 <= posted.status_code < 500
        # What is too long comes back nowhere.
        assert max(map(len, got.headers.values())) < 500
        assert len(posted.content) < 1500


@pytest.mark.case("F25")
@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data; boundary=x", b"--x\r\n\r\n\r\n" * (BODY // 9)),
        ("application/x-www-form-urlencoded", b"a=b&" * (BODY // 4)),
        ("application/json", b"{" + b'"a":1,' * (BODY // 6) + b'"b":2}'),
        ("application/json", b'{"seats":[' + b'{"kind":"me"},' * (BODY // 14) + b"{}]}"),
        ("application/json", b'{"key":"k","at":1,"moves":[' + b'"send",' * (BODY // 7) + b'"a"]}'),
        ("application/json", b'{"login":"' + "\ufdfa".encode() * 80 + b'","password":"12345678"}'),
        ("application/json", b'{"address":"a@' + b"a-" * 120 + b'."}'),
    ],
)
def test_a_body_that_is_as_long_as_it_may_be_is_refused(
    anne: Person, kind: str, body: bytes
) -> None:
    for method, path in (("POST", "/tables"), ("POST", "/tables/nothing/moves"),
                         ("POST", "/account"), ("PUT", "/me/email")):  # fmt: skip
        headers = {"Content-Type": kind}
        answer = anne.http.request(method, anne._url(path), headers=headers, content=body)
        assert 400 <= answer.status_code < 500, (path, answer.text[:200])


@pytest.mark.case("F26")
@pytest.mark.parametrize(
    "target",
    ["/" + "a/" * 1000, "/" + "%61" * 680, f"{API}/lessons?" + "a" * 2000 + "&a" * 10,
     f"{API}/tables/x?" + "after=1&" * 31, "/" + "..%2f" * 400, "/" + "%00" * 680],
)  # fmt: skip
def test_a_target_that_is_as_long_as_it_may_be_is_answered(server: Server, target: str) -> None:
    assert httpx.get(f"{server.url}{target}", verify=False).status_code in (200, 400, 404)


@pytest.mark.case("F31")
@pytest.mark.parametrize("path", [f"{API}/tables", f"{API}/lobby/live", "/"])
def test_an_address_of_thousands_of_fields_is_not_taken_apart(server: Server, path: str) -> None:
    """The framework would remember it, taken apart, until a thousand others have come."""
    host = f"Host: 127.0.0.1:{server.port}"
    for fields in ("a&" * 32, "a=1&b=2&" * 100):
        assert said(server, head("GET", f"{path}?{fields}", host)) == [414]
    assert said(server, head("GET", f"{path}{'a' * 2048}", host)) == [414]


@pytest.mark.case("W16")
@pytest.mark.parametrize("topic", ["lobby", "person%20", "person", "%00", "*"])
def test_topics_that_are_no_tables_cannot_be_listened_to(server: Server, topic: str) -> None:
    """What is passed around inside has names, too: of the lobby, and of each person."""
    anne = Person(server)
    for path in (f"/tables/{topic}/log", f"/tables/{topic}/chat"):
        answer = anne.http.get(anne._url(path), params={"wait": 5})
        assert answer.status_code == 404


@pytest.mark.case("F27")
def test_no_client_chooses_the_labels_of_metrics(server: Server) -> None:
    def series() -> set[str]:
        found = re.findall(r"^quebec_request\w+\{(.*)\} ", server.metrics(), re.MULTILINE)
        return {re.sub(r',?(le|status)="[^"]*"', "", one) for one in found}

    def call(round: int) -> None:
        for method in ("PROPFIND", "MKCOL", "PURGE", "SEARCH"):
            host = f"Host: 127.0.0.1:{server.port}"
            assert said(server, head(method, f"/{round}x", host, "Connection: close"))
        anne = Person(server)
        for path in ("/tables/x", "/nothing", "/people/y", "/lessons/z"):
            anne.http.get(f"{anne._url(path)}{secrets.token_hex(4)}?q={round}")
        table = anne.post("/tables", seats=seats("me", "open", "open"))["id"]
        with anne.live(table) as live:
            verb = secrets.token_hex(4)
            live.send(json.dumps({"type": "ask", "verb": verb, "ask": {"key": "k"}}))
            while json.loads(live.recv())["type"] != "answer":
                pass

    series()
    call(0)
    before = series()
    call(1)
    assert series() == before


@pytest.mark.case("F28")
def test_a_line_of_the_log_is_short_whatever_is_sent(server: Server, anne: Person) -> None:
    before = len(server.errors())
    long = "x" * 3000
    anne.http.get(anne._url(f"/tables/{long}/log?after=1&q={long}"), headers={"X-Request-ID": long})
    anne.http.post(anne._url("/tables"), headers=JSON, content=f'{{"seats": "{long}"}}')
    anne.http.post(anne._url("/login"), json={"login": long[:80], "password": long[:1000]})
    lines = server.errors()[before:].splitlines()
    assert lines
    assert max(map(len, lines)) < 500
    assert "xxxxxxxx" not in "".join(lines)


@pytest.mark.case("F29")
def test_what_is_downloaded_has_a_name_of_ours(server: Server, anne: Person) -> None:
    """Whatever people are called, and whatever is asked for."""
    evil = Person(server, 'x"; filename=a.exe')
    table = evil.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    text = evil.http.get(evil._url(f"/tables/{table}/record"))
    data = evil.http.get(evil._url("/me/export"))
    assert text.headers["content-disposition"] == f'attachment; filename="{table}.quebec"'
    assert data.headers["content-disposition"] == 'attachment; filename="quebec.json"'
    for one in (text, data):
        assert one.headers["x-content-type-options"] == "nosniff"
        assert one.headers["cache-control"] == "no-store"


@pytest.mark.case("F30")
def test_names_with_markup_are_no_markup_in_a_record_or_an_answer(server: Server) -> None:
    """A record is read again as it was written, and nothing is sent as HTML but the page."""
    evil = Person(server, "<img src=x onerror=a()>")
    table = evil.post("/tables", seats=seats("me", "me", "me"), start=True, public=True)["id"]
    for path in (f"/tables/{table}", f"/tables/{table}/record", "/lobby", "/me/page"):
        answer: Any = evil.http.get(evil._url(path), headers={"Accept": "text/html"})
        assert answer.headers["content-type"].split(";")[0] in ("application/json", "text/plain")
    record = evil.http.get(evil._url(f"/tables/{table}/record")).text
    assert "<img src=x onerror=a()>" in [one.name for one in read_record(record).players]
