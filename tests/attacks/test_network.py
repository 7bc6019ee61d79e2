"""N: connections and requests, below the level of any route."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from quebec.server.http.connections.descriptors import MOST_HELD
from quebec.server.http.connections.registry import CROWD
from quebec.server.http.connections.websocket import LINGER_SECONDS
from tests.attacks.attacker import ELSEWHERE, UPGRADE, Wire, frame, head, said
from tests.attacks.conftest import Start
from tests.server.running import API, LIMITS, PATIENCE, Person, Server, seats, wait_until

LINES = ("Host: 127.0.0.1",)
OTHER_FILES = 8
"""That a server may open meanwhile."""
CHUNKED = (*LINES, "Transfer-Encoding: chunked")


@pytest.mark.case("N01")
def test_requests_sent_at_once_are_answered_one_after_the_other(server: Server) -> None:
    one = head("GET", "/healthz", *LINES)
    last = head("GET", "/healthz", *LINES, "Connection: close")
    assert said(server, one * 49 + last) == [200] * 50


@pytest.mark.case("N02")
@pytest.mark.parametrize(
    "lines",
    [
        ("Content-Length: 5", "Transfer-Encoding: chunked"),
        ("Content-Length: 5", "Content-Length: 6"),
        ("Transfer-Encoding: xchunked",),
        ("Transfer-Encoding: chunked, identity",),
        ("Transfer-Encoding : chunked",),
        ("Content-Length: -1",),
        ("Content-Length: +5",),
        ("Content-Length: 0x5",),
        ("Content-Length: 99999999999999999999999",),
    ],
)
def test_a_length_that_can_be_read_in_two_ways_is_refused(
    server: Server, lines: tuple[str, ...]
) -> None:
    """Otherwise a proxy in front could see other requests than we do."""
    smuggled = head("GET", "/healthz", *LINES)
    assert said(server, head("POST", "/api/v1/login", *LINES, *lines) + smuggled) == [400]


@pytest.mark.case("N03")
@pytest.mark.parametrize(
    "body",
    [b"zz\r\n", b"ffffffffffffffffff\r\n", b"-1\r\n", b"5\r\nhelloX0\r\n\r\n"],
    ids=["no number", "too large", "negative", "no line end"],
)
def test_chunks_that_are_none_are_refused(server: Server, body: bytes) -> None:
    assert said(server, head("POST", "/api/v1/login", *CHUNKED) + body)[-1] == 400


# ---- too large ----------------------------------------------------------------------------------


@pytest.mark.case("N04")
@pytest.mark.parametrize(
    ("data", "status", "key"),
    [
        (head("GET", "/healthz", *LINES, "X-Long: " + "x" * 2**20), 431, "headers_too_large"),
        (head("GET", "/healthz", *LINES, *["X: y"] * 100_000), 431, "headers_too_large"),
        (head("GET", "/" + "x" * 2**20, *LINES), 414, "url_too_long"),
        (head("GET", "/healthz", *LINES, "X: \0"), 400, "bad_request"),
        (b"GET /healthz HTTP/1.1\nHost: here\n\n", 400, "bad_request"),
        (
            head("POST", "/api/v1/login", *CHUNKED) + b"1;" + b"x" * 50_000,
            431,
            "headers_too_large",
        ),
        (
            head("POST", "/api/v1/login", *CHUNKED) + b"0\r\n" + b"X: y\r\n" * 1000,
            431,
            "headers_too_large",
        ),
    ],
    ids=["header", "headers", "address", "NUL", "line feeds", "chunk extension", "trailers"],
)
def test_what_is_too_large_is_refused_while_it_is_read(
    server: Server, data: bytes, status: int, key: str
) -> None:
    with Wire(server) as wire:
        wire.send(data)
        answer = wire.answer()
        assert (answer.status, json.loads(answer.body)["key"]) == (status, key)
        assert answer.headers["connection"] == "close"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert wire.is_closed()


@pytest.mark.case("N04")
def test_what_is_large_but_allowed_is_answered(server: Server) -> None:
    lines = ["X: y"] * 90
    many = head("GET", "/healthz", *LINES, *lines)
    long = head("GET", f"/healthz?{'x' * 2000}", *LINES, f"X: {'y' * 20_000}")
    last = head("GET", "/healthz", *LINES, "Connection: close")
    assert said(server, many + long + last) == [200] * 3


@pytest.mark.case("N05")
def test_a_header_without_end_is_not_read_to_its_end(server: Server) -> None:
    with Wire(server) as wire:
        wire.send(b"GET /healthz HTTP/1.1\r\nX-Long: ")
        most = 64 * 2**20
        sent = 0
        while sent < most and wire.send(b"x" * 65536):
            sent += 65536
        # What the server did not read is in the buffers of the system.
        assert sent < most
        assert wire.answer().status == 431


@pytest.mark.case("N17")
@pytest.mark.parametrize("requests", [0, 1])
def test_empty_lines_without_end_are_not_read_to_their_end(server: Server, requests: int) -> None:
    """They may precede a request, and belong to none."""
    with Wire(server) as wire:
        for _ in range(requests):
            assert wire.ask("GET", "/healthz").status == 200
        most = 64 * 2**20
        sent = 0
        while sent < most and wire.send(b"\r\n" * 32768):
            sent += 65536
        assert sent < most
        assert wire.answer().status == 431


@pytest.mark.case("N15")
def test_what_follows_a_body_is_no_header(server: Server) -> None:
    """A proxy has not looked at it."""
    person = Person(server)
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    with Wire(server) as wire:
        wire.send(head("PUT", f"{API}/me", f"Host: {wire.host}", "Transfer-Encoding: chunked"))
        wire.send(b'10\r\n{"name": "Anne"}\r\n0\r\nCookie: ' + cookie.encode() + b"\r\n\r\n")
        assert wire.answer().status == 401


@pytest.mark.case("N16")
def test_a_websocket_with_headers_that_are_too_large_is_refused_too(server: Server) -> None:
    with Wire(server) as wire:
        assert wire.upgrade(f"{API}/tables/x/live", f"X: {'y' * 9000}") == 431
        assert wire.is_closed()


@pytest.mark.case("N13")
def test_nothing_is_read_on_a_connection_that_was_one_too_many(start: Start) -> None:
    server = start("--limits", "address-requests=0.001,address-requests-burst=1")
    with Wire(server), Wire(server) as second:
        assert not second.send(b"x" * 2**24), "the server has taken 16 MB that nobody wanted"


@pytest.mark.case("N13")
def test_connections_that_are_too_many_are_told_so_and_few_are_kept(start: Start) -> None:
    server = start("--limits", "address-requests=0.001,address-requests-burst=1")
    files = Path(f"/proc/{server.pid}/fd")
    with ExitStack() as open_wires:
        open_wires.enter_context(Wire(server))
        before = len(list(files.iterdir()))
        refused = [open_wires.enter_context(Wire(server)) for _ in range(MOST_HELD + 100)]
        assert {wire.answer().status for wire in refused} == {429}
        assert len(list(files.iterdir())) <= before + MOST_HELD + OTHER_FILES
        wait_until(lambda: len(list(files.iterdir())) <= before + OTHER_FILES)


@pytest.mark.case("N14")
def test_requests_without_end_are_answered_up_to_a_number(server: Server) -> None:
    """Whoever does not wait for answers has to send the rest again."""
    answers = said(server, head("GET", "/healthz", *LINES) * 3000)
    assert answers == [200] * len(answers)
    assert 64 <= len(answers) < 500


@pytest.mark.case("N19")
def test_a_websocket_does_not_begin_before_what_was_asked_earlier_is_answered(
    server: Server,
) -> None:
    """The answers would come between its messages, and count for nobody if they are not read."""
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"))["id"]
    path = f"{API}/tables/{table}"
    earlier = head("GET", f"{path}/log?after=9&wait=60", *LINES)
    with Wire(server) as wire:
        wire.send(earlier + head("GET", f"{path}/live", *LINES, *UPGRADE))
        assert wire.rest() == b""
    with Wire(server) as wire:
        assert wire.ask("GET", "/healthz").status == 200
        assert wire.upgrade(f"{path}/live") == 101


@pytest.mark.case("N20")
def test_a_connection_that_is_closed_while_it_is_answered_leaves_no_traceback(
    server: Server,
) -> None:
    """Of two requests, the first one is being answered when what follows them is read."""
    anne = Person(server)
    made = anne.post("/tables", seats=seats("me", "me", "me"), start=True)
    table, at = made["id"], made["now"]["at"]
    path = f"{API}/tables/{table}/log?after={at}&wait=60"
    waiting = head("GET", path, *LINES, "X-Long: " + "x" * 8000)
    answered = server.errors().count("/{table}/log")
    with Wire(server) as wire:
        wire.send(waiting * 2 + b"no request\r\n\r\n")
        assert wire.rest() == b""
    anne.ask(f"/tables/{table}/moves", at=at, moves=["send"])
    wait_until(lambda: server.errors().count("/{table}/log") > answered)
    anne.get("/me")
    assert "Traceback" not in server.errors()


# ---- too slow -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    limits = "header-seconds=1,body-seconds=1,idle-seconds=1,slow-seconds=1,requests=0"
    data = tmp_path_factory.mktemp("impatient") / "data"
    running = Server(data, "--limits", limits).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def ended(server: Server, reason: str) -> float:
    """How many connections the server has ended for this reason, as its metrics say."""
    name = f'quebec_connections_ended_total{{reason="{reason}"}} '
    lines = server.metrics().splitlines()
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))


def is_logged(server: Server, reason: str) -> bool:
    lines = map(json.loads, server.errors().splitlines())
    return any(line["event"] == "connections_ended" and line["reason"] == reason for line in lines)


@pytest.mark.case("N07")
def test_a_connection_that_never_sends_a_byte_is_closed(impatient: Server) -> None:
    with Wire(impatient) as wire:
        assert wire.statuses() == []
    assert ended(impatient, "silent")


@pytest.mark.case("N06")
@pytest.mark.case("M01")
@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (b"G", "slow_headers"),
        (b"GET /healthz HTTP/1.1\r\nHost: h", "slow_headers"),
        (head("POST", "/api/v1/login", *LINES, "Content-Length: 1000") + b"{", "slow_body"),
        (head("POST", "/api/v1/login", *CHUNKED) + b"1\r\n{\r\n", "slow_body"),
        (head("POST", "/nowhere", *LINES, "Content-Length: 1000"), "slow_body"),
    ],
)
def test_half_a_request_is_not_waited_for(impatient: Server, start: bytes, reason: str) -> None:
    """A byte now and then does not help: the time counts from the start of the request. The
    application sees nothing of it: it would have refused the last one."""
    with Wire(impatient) as wire:
        wire.send(start)
        assert wire.statuses() == [408]
    assert ended(impatient, reason)
    wait_until(lambda: is_logged(impatient, reason))


@pytest.mark.case("N07")
def test_a_connection_that_is_not_used_any_more_is_closed(impatient: Server) -> None:
    with Wire(impatient) as wire:
        assert wire.ask("GET", "/healthz").status == 200
        assert wire.is_closed()
    assert ended(impatient, "idle")


@pytest.mark.case("N17")
def test_nor_does_an_empty_line_keep_it_open(impatient: Server) -> None:
    with Wire(impatient) as wire:
        assert wire.ask("GET", "/healthz").status == 200
        wire.send(b"\r\n")
        assert wire.is_closed()


@pytest.mark.case("N12")
def test_a_response_that_nobody_reads_is_dropped(impatient: Server) -> None:
    before = ended(impatient, "unread")
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", impatient.port))
        deaf.sendall(head("GET", f"{API}/openapi.json", *LINES) * 50)
        wait_until(lambda: ended(impatient, "unread") > before)


# ---- too many -----------------------------------------------------------------------------------

BURST = 40


@pytest.fixture(scope="module")
def sparing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows few requests and messages."""
    data = tmp_path_factory.mktemp("sparing") / "data"
    running = Server(data, "--limits", f"requests=0.01,requests-burst={BURST}").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


def status_of_health(server: Server) -> int:
    with Wire(server) as wire:
        return wire.ask("GET", "/healthz").status


@pytest.mark.case("N08")
def test_silent_connections_shut_nobody_out(start: Start) -> None:
    few = 500
    server = start("--limits", "", under=("sh", "-c", f'ulimit -n {few}; exec "$@"', "sh"))
    anne = Person(server, "Anne", ELSEWHERE)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    with ExitStack() as stack:
        live = stack.enter_context(anne.live(table))
        live.recv(timeout=PATIENCE)
        for _ in range(2 * few):
            stack.enter_context(Wire(server))
        assert anne.get("/me")["name"] == "Anne"
        with Wire(server, "127.0.0.8") as other:
            assert other.ask("GET", "/healthz").status == 200
        # Up to half a second later, it still opens connections faster than it may.
        wait_until(lambda: status_of_health(server) == 200)
        assert len([*Path(f"/proc/{server.pid}/fd").iterdir()]) < few
        live.send('{"type": "ping", "number": 1}')
        assert json.loads(live.recv(timeout=PATIENCE))["type"] == "pong"
        wait_until(lambda: is_logged(server, "too_many_connections"))
        assert "few_connections" in server.errors()


@pytest.mark.case("W02")
@pytest.mark.case("W04")
@pytest.mark.parametrize(
    "data",
    [
        frame(0x9, b"x" * 100) * 1000,
        frame(0xA) * 1000,
        frame(0x1, b"x", first=0) + frame(0x0, first=0) * 1000,
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_every_frame_of_a_websocket_counts(sparing: Server, data: bytes) -> None:
    table = Person(sparing).post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    before = ended(sparing, "too_many_frames")
    with Wire(sparing) as wire:
        assert wire.upgrade(f"{API}/tables/{table}/live") == 101
        wire.send(data)
        reason = (4429).to_bytes(2) + b"too_many_requests"
        assert wire.rest().endswith(bytes([0x88, len(reason)]) + reason)
    assert ended(sparing, "too_many_frames") == before + 1
    wait_until(lambda: is_logged(sparing, "too_many_frames"))


@pytest.mark.case("N09b")
def test_a_websocket_above_the_rate_is_told_to_wait(sparing: Server) -> None:
    status = 101
    while status == 101:
        with Wire(sparing, ELSEWHERE) as wire:
            status = wire.upgrade(f"{API}/tables/x/live")
    assert status == 429
    begun = time.monotonic()
    with Wire(sparing, ELSEWHERE) as wire:
        answer = wire.ask("GET", f"{API}/tables/x/live", *UPGRADE)
    # Whoever tries again and again waits for each answer.
    assert time.monotonic() - begun >= LINGER_SECONDS
    assert json.loads(answer.body)["key"] == "too_many_requests"
    assert int(answer.headers["retry-after"]) >= 1
    assert "x-request-id" in answer.headers


@pytest.mark.case("N18")
def test_a_crowd_is_served_and_its_ends_are_noticed(start: Start) -> None:
    """More connections of one address than are read in one turn: requests in two halves, each half
    of all of them at the same moment; a WebSocket among them; and then all are closed."""
    # However long it takes until all have sent something.
    one = start("--limits", f"{LIMITS},header-seconds=0,idle-seconds=0")
    person = Person(one, address="127.0.0.6")
    made = person.post("/tables", seats=seats("me", "me", "me"), start=True)
    path = f"{API}/tables/{made['id']}/live"
    request = head("GET", "/healthz", *LINES)
    half = len(request) // 2
    before = open_connections(one)
    with ExitStack() as stack:
        wires = [stack.enter_context(Wire(one, "127.0.0.7")) for _ in range(4 * CROWD)]
        for _ in range(2):
            for part in (request[:half], request[half:]):
                for wire in wires:
                    assert wire.send(part)
            assert {wire.answer().status for wire in wires} == {200}
        assert wires[-1].upgrade(path) == 101
        wires[-1].send(frame(9, b"here"))
        assert wires[-1].until(b"here").endswith(b"here")
        assert open_connections(one) == before + len(wires)
    wait_until(lambda: open_connections(one) == before)


def open_connections(server: Server) -> int:
    """Without the one that asks."""
    return next(
        int(float(line.split()[1])) - 1
        for line in server.metrics().splitlines()
        if line.startswith("quebec_connections ")
    )
