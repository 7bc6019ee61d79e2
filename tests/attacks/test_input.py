"""P, S: what is sent to routes: bodies, methods, texts, numbers, paths."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.attacks.attacker import Wire, said
from tests.server.running import API, Person, Server, get, seats
from tests.server.sql import rows
from tools.route_table import routes

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE")


def a_table(person: Person) -> str:
    return str(person.post("/tables", seats=seats("me", "me", "me"), start=True, first=0)["id"])


@pytest.mark.case("P02")
@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/x-www-form-urlencoded", b"name=Mallory"),
        ("multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="name"'),
        ("application/msgpack", b"\x81\xa4name\xa7Mallory"),
        ("application/xml", b"<name>Mallory</name>"),
        ("text/plain", b"name"),
    ],
)
def test_a_body_is_json_whatever_it_says_it_is(server: Server, kind: str, body: bytes) -> None:
    """A form of another site cannot send JSON with its content type, and needs no answer."""
    anne = Person(server, "Anne")
    sent = {"Content-Type": kind}
    refused = anne.http.put(anne._url("/me"), content=body, headers=sent)
    assert (refused.status_code, refused.json()["key"]) == (400, "bad_request")
    assert anne.get("/me")["name"] == "Anne"


@pytest.mark.case("P03")
def test_a_body_over_the_limit_is_refused_before_it_is_read(server: Server) -> None:
    login = f"{API}/login"
    with Wire(server) as wire:
        assert wire.ask("POST", login, "Content-Length: 50000000").status == 413
    with Wire(server) as wire:
        wire.ask("GET", "/healthz")
        chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
        assert wire.ask("POST", login, "Transfer-Encoding: chunked", body=chunk * 5).status == 413


@pytest.mark.case("P04")
def test_no_route_has_more_methods_than_it_says(server: Server) -> None:
    """No method is a fault of the server, none changes anything that it should not, and other
    sites are never allowed in."""
    allowed: dict[str, set[str]] = {}
    for route in routes():
        method, path = route.name.split(" ")
        if method != "WS":
            allowed.setdefault(path, {"OPTIONS"}).add(method)
    with Wire(server) as wire:
        for path, known in allowed.items():
            filled = path.replace("{table}", "none").replace("{path}", "none")
            filled = filled.replace("{entry}", "1").replace("{session}", "1").replace("{link}", "1")
            for method in METHODS:
                answer = wire.ask(method, filled, "Content-Length: 0")
                assert answer.status < 500, (method, path)
                assert (answer.status == 405) == (method not in known), (method, path)
                assert not any(name.startswith("access-control") for name in answer.headers)


@pytest.mark.case("P04")
@pytest.mark.parametrize("method", ["FOO", "CONNECT", "get", "G ET", "\x00", ""])
def test_a_method_that_is_none_is_refused(server: Server, method: str) -> None:
    request = f"{method} {API}/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    assert said(server, request.encode()) in ([400], [405])


@pytest.mark.case("F01", "P05")
@pytest.mark.parametrize(
    "name",
    [
        "\u202eyrollaM",
        "Bob\u200b",
        "a\x00b",
        "\u2066x",
        "x" * 41,
        "\ufeff",
        "\u3164",
        "\u2800\u2800",
        "Bob\ufe0e",
        "x" + "\u0336" * 30,
    ],
)
def test_a_name_is_short_and_visible(server: Server, name: str) -> None:
    anne = Person(server, "Anne")
    answer = anne.http.put(anne._url("/me"), json={"name": name})
    assert answer.status_code in (400, 422), answer.text
    assert anne.get("/me")["name"] == "Anne"


@pytest.mark.case("P08")
def test_sql_is_text_like_any_other(server: Server) -> None:
    anne = Person(server, "Anne")
    table = a_table(anne)
    before = rows(server.data, "SELECT count(*) FROM tables")
    for text in ("' OR '1'='1", "1; DROP TABLE tables;--", '" OR ""="', "%", "\\", "x' --"):
        url = anne._url("")
        assert anne.http.get(f"{url}/tables/{text}").status_code == 404
        assert anne.http.get(f"{url}/tables", params={"phase": text}).status_code == 400
        gone = anne.http.delete(f"{url}/tables/{table}/links/{text}")
        assert gone.status_code == 404
        assert anne.http.delete(f"{url}/me/sessions/{text}").status_code == 404
        # Names that no account can have are counted together, by address.
        body = {"login": text, "password": text * 2}
        assert anne.http.post(f"{url}/login", json=body).status_code in (403, 429)
        assert anne.post(f"/tables/{table}/undo", 400, key=text, at=2)["key"] == "bad_request"
        assert anne.ask("/join", 404, link=text)["key"] == "no_such_link"
        assert anne.post(f"/tables/{table}/chat", text=text)["text"] == text
        assert anne.http.put(f"{url}/tables/{table}/mutes", json={"who": text}).status_code == 404
    assert rows(server.data, "SELECT count(*) FROM tables") == before


@pytest.mark.case("P09")
@pytest.mark.parametrize(
    "number",
    ["-1", "1000001", "9" * 30, str(2**63), "1.5", "NaN", "inf", "0x1", "", "null", "1_0", "%2b"],
)
def test_numbers_in_queries_are_checked(server: Server, number: str) -> None:
    table = a_table(Person(server))
    url = f"{server.url}{API}/tables/{table}"
    for path in ("/log", "", "/chat", "/moments"):
        answer = get(f"{url}{path}?after={number}")
        assert answer.status_code in (200, 400), (path, answer.text)
        # What is read as a number is one that exists.
        assert answer.status_code == 400 or number in ("", "1_0", "null"), (path, number)
    assert get(f"{url}/at/{number or '-'}").status_code in (400, 404)
    for wait in ("-1", "61", "nan", "inf", "1e999", "x"):
        assert get(f"{url}/log?after=1000&wait={wait}").status_code == 400, wait


@pytest.mark.case("P10")
@pytest.mark.parametrize(
    "text",
    ["", ",", "," * 64, "send" + ",send" * 100, "nonsense", "%00", "é", "send,%ff", "1" * 1000],
)
def test_moves_to_ask_about_are_checked(server: Server, text: str) -> None:
    table = a_table(Person(server))
    url = f"{server.url}{API}/tables/{table}"
    for path in (f"/why-not?move={text}", f"/preview?moves={text}"):
        answer = get(url + path)
        assert answer.status_code in (400, 409, 422), (path, answer.text)
        assert answer.json()["message"]


@pytest.mark.case("P13")
def test_a_request_id_cannot_add_lines_or_headers(server: Server) -> None:
    line = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    for value in (b"a\x00b", b"a\rb", b"a\nSet-Cookie: x=1"):
        assert said(server, line + b"X-Request-ID: " + value + b"\r\n\r\n")[0] in (200, 400)
    for text in ("a b", "x" * 65, "é", "<script>", "a\tb"):
        with Wire(server) as wire:
            answer = wire.ask("GET", "/healthz", f"X-Request-ID: {text}")
        assert answer.status == 200
        assert text not in answer.headers["x-request-id"]
        assert "set-cookie" not in answer.headers


@pytest.mark.case("P14")
@pytest.mark.parametrize(
    "table", ["%00", "a%2fb", "%2e%2e", "x" * 2000, "%c3%a9", "%f0%9f%98%80", "%ff", "x%0d%0aX:y"]
)
def test_an_id_that_is_none_is_not_found(server: Server, table: str) -> None:
    with Wire(server) as wire:
        for path in ("", "/log", "/record", "/chat", "/presence", "/analysis"):
            answer = wire.ask("GET", f"{API}/tables/{table}{path}")
            assert answer.status == 404, (path, answer)
            assert "x" not in answer.headers


@pytest.mark.case("S01")
@pytest.mark.parametrize(
    "path",
    [
        "/../../pyproject.toml",
        "/assets/../../openapi.json",
        "/..%2f..%2fopenapi.json",
        "/%2e%2e/openapi.json",
        "/%252e%252e/openapi.json",
        "/assets/..%5c..%5copenapi.json",
        "//etc/passwd",
        "/assets//etc/passwd",
        "/etc/passwd%00.js",
        "/file:///etc/passwd",
        "/assets",
        "/assets/",
        "/.",
        "/index.html/",
    ],
)
def test_only_files_of_the_page_are_sent(server: Server, path: str) -> None:
    with Wire(server) as wire:
        answer = wire.ask("GET", path)
    # A path may lead to the page itself, and to nothing else.
    assert answer.status in (400, 404) or b"<!doctype html>" in answer.body[:100].lower(), answer
    assert b"root:" not in answer.body


def test_what_is_refused_is_said_in_the_same_words_everywhere(server: Server) -> None:
    """No trace of the program."""
    for path in (f"{API}/tables/none", f"{API}/none", f"{API}/tables?phase=x", "/none"):
        answer: Any = json.loads(get(server.url + path).content)
        assert set(answer) >= {"key", "args", "message"}
        assert "Traceback" not in str(answer)
        assert "quebec." not in str(answer)
