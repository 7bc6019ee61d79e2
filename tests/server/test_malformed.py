"""Whatever a route is sent, the answer says what is wrong with it: no fault of the server."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from quebec.record import Record
from quebec.server.http.description import FILE
from tests.server.running import Person, Server, seats

DEEP = 100_000
BODIES = {
    "brackets": b"[" * DEEP,
    "braces": b'{"a":' * (DEEP // 2),
    "nothing": b"",
    "nul": b"\0",
    "no JSON": b"NaN",
    "half": b'{"key":',
    "a list": b"[]",
    "a long number": b"9" * 5000,
    "an endless number": b'{"at":1e999}',
    "no UTF-8": b'{"text":"\xff\xfe"}',
    "a name that is no UTF-8": b'{"\xff":1}',
    "a surrogate in UTF-8": b'{"text":"\xed\xa0\x80"}',
    "half a surrogate pair": json.dumps(
        dict.fromkeys(("text", "name", "login", "password", "key", "link", "who"), "\ud800")
    ).encode(),
    "a byte order mark": b"\xef\xbb\xbf{}",
}
HEADERS: dict[str, list[bytes]] = {
    "Origin": [b"http://[", b"http://[::1", b"\xff", b"http://a]:b"],
    "Cookie": [b"=", b"quebec_session=\xff.\xff", b"quebec_session=."],
    "Authorization": [b"Bearer", b"Bearer \xff.\xe9", b"Bearer ."],
    "Accept-Language": [b"\xff", b",,;q="],
    "Content-Type": [b"\xff", b"multipart/form-data", b"application/msgpack", b";", b"/"],
    "X-Quebec-Build": [b"\xff"],
    "Host": [b"[", b"\xff"],
    "Sec-Fetch-Site": [b"\xff"],
    "User-Agent": [b"\xff"],
}
QUERIES = (
    "after=%ff",
    "after=%00",
    "%ff=1",
    "moves=%ff&move=%ed%a0%80",
    "phase=%ff",
    "wait=nan",
    "wait=inf",
    f"after={'9' * 1900}",
    "&" * 31,
)
PIECES = ("%ff", "%00", "%ed%a0%80", "x" * 2000, "..%2f", "[")
METHODS = ("get", "post", "put", "delete")
DESCRIPTION: Any = json.loads(FILE.read_bytes())
OPERATIONS = [
    (method, path)
    for path, operations in DESCRIPTION["paths"].items()
    for method in METHODS
    if method in operations
]
PART = re.compile(r"\{\w+\}")


class Caller:
    """Somebody at a table, who calls one operation in many wrong ways."""

    def __init__(self, server: Server, method: str, path: str) -> None:
        self.anne = Person(server)
        table = self.anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
        self.method = method
        self.path = path
        self.found = PART.sub("1", path.replace("{table}", table))

    def call(self, path: str, body: bytes = b"{}", **headers: bytes) -> None:
        named = {name.replace("_", "-").encode(): value for name, value in headers.items()}
        answer = self.anne.http.request(
            self.method,
            f"{self.anne.server.url}{path}",
            content=body,
            headers={b"Content-Type": b"application/json", **named},
        )
        assert answer.status_code < 500, (path, body[:50], headers)
        if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
            assert answer.json()["message"], answer.text


@pytest.mark.case("O02", "P01")
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_operation_fails_whatever_it_is_sent(server: Server, method: str, path: str) -> None:
    caller = Caller(server, method, path)
    for name, values in HEADERS.items():
        for value in values:
            caller.call(caller.found, b"{}", **{name: value})
    for query in QUERIES:
        caller.call(f"{caller.found}?{query}")
    if PART.search(path):
        for piece in PIECES:
            caller.call(PART.sub(piece, path))
    for body in BODIES.values() if method != "get" else ():
        caller.call(caller.found, body)


@pytest.mark.case("O02")
@pytest.mark.parametrize("origin", ["http://[", "http://[::1"])
def test_an_origin_that_is_no_address_is_another_site(server: Server, origin: str) -> None:
    anne = Person(server)
    answer = anne.http.put(anne._url("/me"), json={"name": "A"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["key"]) == (403, "bad_origin")


@pytest.mark.case("P01")
@pytest.mark.parametrize("body", ["brackets", "braces", "no UTF-8", "a surrogate in UTF-8"])
def test_a_body_that_cannot_be_decoded_is_refused(server: Server, body: str) -> None:
    anne = Person(server)
    answer = anne.http.post(anne._url("/tables"), content=BODIES[body])
    assert (answer.status_code, answer.json()["key"]) == (400, "bad_request")


@pytest.mark.case("P01")
def test_a_message_over_a_web_socket_that_cannot_be_decoded_is_answered(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"))["id"]
    with anne.live(table) as socket:
        socket.recv()
        socket.send('{"type":"ping","more":' + "[" * 10_000)
        assert json.loads(socket.recv())["key"] == "bad_request"
        socket.send('{"type":"ping","number":7}')
        assert json.loads(socket.recv()) == {"type": "pong", "number": 7}


@pytest.mark.case("P11")
@pytest.mark.parametrize("line", ['Player-1: "\\ud800" (human)', 'Place: "a\\udfff"'])
def test_half_a_surrogate_pair_in_a_record_is_refused(server: Server, line: str) -> None:
    anne = Person(server)
    text = Record.new(
        "2026",
        ["Anne", "Bob", "Chloé"],
        1,
    ).write(hidden=True)
    key = line.partition(":")[0]
    kept = [one for one in text.splitlines() if not one.startswith(f"{key}:")]
    kept.insert(1, line)
    assert anne.post("/records", 422, text="\n".join(kept))["key"] == "record_header_bad"
