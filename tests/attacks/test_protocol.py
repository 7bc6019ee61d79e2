"""F: other ways to speak HTTP than browsers and proxies have."""

from __future__ import annotations

import gzip
import json
import sys

import pytest
from litestar.datastructures import Headers

from quebec.server.http.request import token_of
from tests.attacks.attacker import MEGABYTE, UPGRADE, Wire, head, memory, said
from tests.server.running import API, Person, Server, seats

CLOSE = "Connection: close"
LOGIN = f"{API}/login"


def answer(server: Server, *lines: str, body: bytes = b"") -> bytes:
    """All that comes back for these lines, until the server closes the connection."""
    with Wire(server) as wire:
        wire.send("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        with wire.socket.makefile("rb") as stream:
            return stream.read()


@pytest.mark.case("F07")
def test_old_versions_of_http_are_answered_and_closed(server: Server) -> None:
    host = f"Host: 127.0.0.1:{server.port}"
    assert answer(server, "GET /healthz HTTP/1.0", host).startswith(b"HTTP/1.1 200 ")
    # Chunks are of HTTP/1.1; whatever they are taken for, no second request is seen in them.
    chunked = (f"POST {LOGIN} HTTP/1.0", host, "Transfer-Encoding: chunked")
    body = b"2\r\n{}\r\n0\r\n\r\n" + head("GET", "/healthz", host)
    assert answer(server, *chunked, body=body).count(b"HTTP/1.1 ") == 1
    for version in ("HTTP/9.9", "HTTP/x", "HTCPCP/1.0"):
        assert answer(server, f"GET /healthz {version}", host, CLOSE).startswith(b"HTTP/1.1 400 ")
    assert answer(server, "PRI * HTTP/2.0", "", "SM").startswith(b"HTTP/1.1 400 ")


@pytest.mark.case("F07")
@pytest.mark.parametrize("upgrade", ["h2c", "foo", "TLS/1.0", "websocket, h2c"])
def test_an_upgrade_to_something_else_is_ignored(server: Server, upgrade: str) -> None:
    with Wire(server) as wire:
        sent = wire.ask("GET", "/healthz", f"Upgrade: {upgrade}", "Connection: Upgrade, close")
    assert sent.status == 200


@pytest.mark.case("F07")
def test_what_follows_such_an_upgrade_is_answered_too(server: Server) -> None:
    first = head("GET", "/healthz", "Host: 127.0.0.1", "Upgrade: h2c", "Connection: Upgrade")
    last = head("GET", "/healthz", "Host: 127.0.0.1", CLOSE)
    assert said(server, first * 3 + last) == [200] * 4


@pytest.mark.case("F08")
@pytest.mark.parametrize(
    ("target", "statuses"),
    [
        ("http://evil.example/healthz", (200, 400, 404, 421)),
        ("http://evil.example/api/v1/me/tables", (400, 401, 404, 421)),
        ("*", (400, 404)),
        ("evil.example:80", (400,)),
        ("//evil.example/", (400, 404)),
        ("/\\evil.example", (400, 404)),
        ("/%0d%0aLocation:%20http://evil.example", (400, 404)),
    ],
)
def test_another_form_of_target_leads_nowhere(
    server: Server, target: str, statuses: tuple[int, ...]
) -> None:
    """No redirect, and nothing of the target in a header."""
    host = f"Host: 127.0.0.1:{server.port}"
    found = answer(server, f"GET {target} HTTP/1.1", host, CLOSE)
    start, _, _ = found.partition(b"\r\n\r\n")
    assert int(found.split()[1]) in statuses
    assert b"evil" not in start
    assert b"\r\nlocation:" not in start.lower()


@pytest.mark.case("F08")
def test_two_hosts_are_refused(server: Server) -> None:
    ours = f"Host: 127.0.0.1:{server.port}"
    for lines in ((ours, "Host: evil.example"), ("Host: evil.example", ours)):
        found = answer(server, f"GET {API}/me HTTP/1.1", *lines, CLOSE)
        assert 400 <= int(found.split()[1]) < 500
        assert b"set-cookie" not in found


@pytest.mark.case("F09")
def test_a_body_that_is_announced_is_not_waited_for_if_it_is_too_large(server: Server) -> None:
    with Wire(server) as wire:
        expect = ("Expect: 100-continue", "Content-Length: 20000000")
        assert wire.ask("POST", LOGIN, *expect).status == 413
    with Wire(server) as wire:
        wire.send(head("POST", LOGIN, f"Host: {wire.host}", "Expect: x", "Content-Length: 2"))
        wire.send(b"{}")
        assert wire.answer("POST").status in (400, 417)


@pytest.mark.case("F09")
def test_a_body_that_is_announced_is_asked_for_and_waited_for(server: Server) -> None:
    with Wire(server) as wire:
        lines = (f"Host: {wire.host}", "Expect: 100-continue", "Content-Length: 2")
        # After another request, to which "100 Continue" would be no answer.
        wire.send(head("GET", "/healthz", f"Host: {wire.host}") + head("POST", LOGIN, *lines))
        before = wire.until(b"HTTP/1.1 100 Continue\r\n\r\n")
        assert before.startswith(b"HTTP/1.1 200 OK")
        wire.send(b"{}")
        assert wire.answer("POST").status == 400


@pytest.mark.case("F09")
@pytest.mark.parametrize(
    "lines",
    [
        ("GET /healthz HTTP/1.1", CLOSE),
        (f"POST {LOGIN} HTTP/1.1", "Content-Length: 0", CLOSE),
        (f"POST {LOGIN} HTTP/1.0", "Content-Length: 2"),
    ],
    ids=["no body", "empty body", "old version"],
)
def test_nothing_is_asked_for_that_does_not_come(server: Server, lines: tuple[str, ...]) -> None:
    host, expect = f"Host: 127.0.0.1:{server.port}", "Expect: 100-continue"
    assert b"100 Continue" not in answer(server, *lines, host, expect, body=b"{}")


@pytest.mark.case("N11")
@pytest.mark.parametrize("framing", ["length", "chunks"])
def test_a_large_body_in_small_pieces_arrives_whole(server: Server, framing: str) -> None:
    """Above 64 kB, uvicorn reads on when the application does, which starts after the last byte."""
    body = b" " * 250_000 + b'{"login": "nobody", "password": "12345678"}'
    pieces = [body[at : at + 10_000] for at in range(0, len(body), 10_000)]
    length = f"Content-Length: {len(body)}"
    with Wire(server) as wire:
        chunked = framing == "chunks"
        line = "Transfer-Encoding: chunked" if chunked else length
        wire.send(head("POST", LOGIN, f"Host: {wire.host}", line))
        for piece in pieces:
            wire.send(b"%x\r\n%s\r\n" % (len(piece), piece) if chunked else piece)
        if chunked:
            wire.send(b"0\r\n\r\n")
        answer = wire.answer("POST")
        assert (answer.status, json.loads(answer.body)["key"]) == (403, "wrong_login")
        assert wire.ask("GET", "/healthz").status == 200


@pytest.mark.case("F09")
def test_a_compressed_body_is_not_unpacked(server: Server) -> None:
    """50 MB of spaces."""
    body = gzip.compress(b" " * 50_000_000)
    before = memory(server)
    for line in ("Content-Encoding: gzip", "Content-Encoding: gzip, gzip"):
        with Wire(server) as wire:
            sent = wire.ask("POST", LOGIN, line, f"Content-Length: {len(body)}", body=body)
            assert sent.status in (400, 415)
    assert memory(server) - before < 10 * MEGABYTE


@pytest.mark.case("F10")
@pytest.mark.parametrize(
    "line",
    [
        "Cookie: quebec_session=a; quebec_session=b",
        f"Cookie: quebec_session={'a' * 4000}.{'b' * 64}",
        f"Cookie: {'; '.join(f'a{k}=1' for k in range(500))}",
        "Cookie: ;;;===;",
        "Cookie: quebec_session",
        'Cookie: quebec_session="a.b"',
        "Authorization: bearer x",
        "Authorization: Basic YTpi",
    ],
)
def test_other_cookies_are_no_session(server: Server, line: str) -> None:
    with Wire(server) as wire:
        assert wire.ask("GET", f"{API}/me/tables", line).status == 401


@pytest.mark.case("F10")
def test_of_two_sessions_one_counts_for_everything(server: Server) -> None:
    """A cookie that another site could add does not make a request somebody else's."""
    anne, bob = Person(server, "Anne"), Person(server, "Bob")
    tokens = [person.http.cookies["quebec_session"] for person in (anne, bob)]
    line = "Cookie: " + "; ".join(f"quebec_session={token}" for token in tokens)
    with Wire(server) as wire:
        assert b'"name":"Anne"' in wire.ask("GET", f"{API}/me", line).body
        body = b'{"name":"Zoe"}'
        wire.ask("PUT", f"{API}/me", line, f"Content-Length: {len(body)}", body=body)
    assert (anne.get("/me")["name"], bob.get("/me")["name"]) == ("Zoe", "Bob")


@pytest.mark.case("F11")
@pytest.mark.parametrize(
    "line",
    [
        "Range: bytes=0-0," + ",".join(["1-1"] * 500),
        "Range: bytes=-99999999999999999999",
        "Range: bytes=9-1",
        "If-None-Match: *",
        "If-None-Match: " + ",".join(f'"{k}"' for k in range(300)),
        "If-Modified-Since: yesterday",
        "If-Range: x",
        "Accept-Encoding: " + ",".join(["gzip;q=0"] * 200),
        "Accept: " + ",".join(["*/*;q=0.001"] * 200),
    ],
)
def test_files_are_sent_whole_whatever_is_asked_of_them(server: Server, line: str) -> None:
    with Wire(server) as wire:
        plain = wire.ask("GET", "/")
        asked = wire.ask("GET", "/", line)
    assert asked.status == plain.status == 200
    assert asked.body == plain.body


@pytest.mark.case("F11")
def test_a_file_that_is_known_is_not_sent_again_also_behind_a_proxy(server: Server) -> None:
    with Wire(server) as wire:
        tag = wire.ask("GET", "/").headers["etag"]
        for known in (tag, f"W/{tag}", f'"x", {tag}'):
            assert wire.ask("GET", "/", f"If-None-Match: {known}").status == 304


@pytest.mark.case("F02")
def test_a_handshake_with_another_method_is_refused(server: Server) -> None:
    """And not left open without an answer."""
    table = Person(server).post("/tables", seats=seats("me", "me", "me"))["id"]
    path = f"{API}/tables/{table}/live"
    with Wire(server) as wire:
        wire.send(head("POST", path, f"Host: {wire.host}", *UPGRADE, "Content-Length: 0"))
        assert wire.is_closed()
    with Wire(server) as wire:
        lines = [f"X-{k}: y" for k in range(150)]
        wire.send(head("GET", path, f"Host: {wire.host}", *UPGRADE, *lines))
        assert wire.is_closed()


@pytest.mark.case("F21")
def test_no_other_spelling_of_a_host_is_ours(server: Server) -> None:
    """What one program takes for this machine, and another for a name on the network."""
    for host in (
        *("127.0.0.1:", "localhost:80:80", "127.0.0.1@evil.example", "evil.example@127.0.0.1"),
        *("127.1", "2130706433", "0x7f.1", "0.0.0.0", "127.0.0.1.evil.example", "localhost/evil"),
        *("localhost?x", "localhost#x", "localhost\\evil", "[::1%25lo]", "[v1.x]", "\xe9", " "),
    ):
        said = answer(server, f"GET {API}/tables HTTP/1.1", f"Host: {host}", CLOSE)
        assert said.startswith(b"HTTP/1.1 421 "), (host, said[:40])


@pytest.mark.case("F22")
def test_no_other_spelling_of_a_path_leads_further(server: Server) -> None:
    """However it is encoded: to the same route with the same checks, or to nothing."""
    spellings = {
        403: ("/metrics/", "//metrics", "/%6detrics", f"{API}/operator/moderation/"),
        404: (
            *("/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fsettings.py", "/metrics%20", "/%"),
            *(f"{API}/./me", f"{API}/../v1/me", f"{API}/me%00", f"{API}/me;x=1", "/%zz"),
            f"{API}/tables/%252e%252e",
        ),
    }
    for status, paths in spellings.items():
        for path in paths:
            said = answer(server, f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", CLOSE)
            assert said.startswith(b"HTTP/1.1 %d " % status), (path, said[:40])


@pytest.mark.case("F23")
def test_of_thousands_of_cookies_ours_is_found_at_once() -> None:
    """As many as a request may have; each of them was looked at, before any limit of requests."""
    many = ";" * 32_000
    for text, found in (
        (f"{many}quebec_session=a.b", "a.b"),
        (f"quebec_session=a.b{many}", "a.b"),
        ("x=1; quebec_session=a.b; quebec_session=c.d", "a.b"),
        ("xquebec_session=a.b", None),
        (f"x=quebec_session=a.b{many}", None),
        ("quebec_session=", ""),
        ("; ; \tquebec_session=a.b;", "a.b"),
        (f"{many} quebec_session", None),
    ):
        assert token_of(Headers({"cookie": text})) == found
    steps = 0

    def count(*_: object) -> None:
        nonlocal steps
        steps += 1

    sys.setprofile(count)
    try:
        token_of(Headers({"cookie": many}))
    finally:
        sys.setprofile(None)
    assert steps < 100
