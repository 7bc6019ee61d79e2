"""W: what is sent over a WebSocket, below the level of messages."""

from __future__ import annotations

import zlib

import pytest

from tests.attacks.attacker import MEGABYTE, PING, UPGRADE, Wire, frame, head, memory, read_frames
from tests.server.running import API, Person, Server, seats

PROTOCOL, BAD_TEXT, TOO_BIG = 1002, 1007, 1009
MORE, TEXT, CLOSE = 0, 1, 8
PART = 0x00
"""The first byte of a frame that is not the last of its message."""


def live(server: Server) -> str:
    table = Person(server).post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    return f"{API}/tables/{table}/live?after=1000"


def close_code(wire: Wire) -> int:
    """Reads frames until the server closes the connection."""
    for opcode, data in read_frames(wire):
        if opcode == CLOSE:
            return int.from_bytes(data[:2]) if data else 1005
    return 1006


@pytest.mark.case("W01")
@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b"hello", masked=False), PROTOCOL),
        (frame(TEXT, b"hello", first=0xC0), PROTOCOL),
        (frame(TEXT, b"hello", first=0xA0), PROTOCOL),
        (frame(3), PROTOCOL),
        (frame(15), PROTOCOL),
        (frame(TEXT, b"\xff\xfe"), BAD_TEXT),
        (frame(TEXT, b"\xed\xa0\x80"), BAD_TEXT),
        (frame(PING, b"x" * 126), PROTOCOL),
        (frame(PING, b"x", first=PART), PROTOCOL),
        (frame(MORE, b"x"), PROTOCOL),
        (frame(TEXT, b"x", first=PART) + frame(TEXT, b"x"), PROTOCOL),
        (b"\x81\xff" + (2**62).to_bytes(8) + bytes(4), TOO_BIG),
        (b"\x81\xff" + (2**63).to_bytes(8) + bytes(4), TOO_BIG),
        (frame(TEXT, b"x" * 17000), TOO_BIG),
        (frame(TEXT, b"x" * 9000, first=PART) + frame(MORE, b"x" * 9000), TOO_BIG),
        (frame(CLOSE, b"\x03"), PROTOCOL),
        (frame(CLOSE, (1005).to_bytes(2)), PROTOCOL),
        (frame(CLOSE, (999).to_bytes(2)), PROTOCOL),
        (frame(CLOSE, (2999).to_bytes(2)), PROTOCOL),
        (frame(CLOSE, (5000).to_bytes(2)), PROTOCOL),
        (frame(CLOSE, (1000).to_bytes(2), first=PART), PROTOCOL),
        (frame(CLOSE, (1000).to_bytes(2) + b"\xff"), BAD_TEXT),
    ],
    ids=[
        "no mask", "RSV1", "RSV2", "opcode 3", "opcode 15", "no UTF-8", "a surrogate",
        "a long ping", "a ping in parts", "a part of nothing", "two messages mixed",
        "a length of 2**62", "a length of 2**63", "too long", "too long in parts", "half a code",
        "a reserved code", "a code too low", "a code of nobody", "a code too high",
        "a close in parts", "a reason that is no UTF-8",
    ],
)  # fmt: skip
def test_a_frame_that_is_none_ends_the_connection(server: Server, sent: bytes, code: int) -> None:
    with Wire(server) as wire:
        assert wire.upgrade(live(server)) == 101
        wire.send(sent)
        assert close_code(wire) == code
    assert "Traceback" not in server.errors()


@pytest.mark.case("W04")
def test_empty_parts_of_a_message_cost_no_memory(server: Server) -> None:
    """As many as fit: the server reads them, or ends the connection."""
    with Wire(server) as wire:
        assert wire.upgrade(live(server)) == 101
        wire.send(frame(TEXT, b"x", first=PART))
        parts = frame(MORE, first=PART) * 10_000
        wire.send(parts)
        before = memory(server)
        for _ in range(10):
            if not wire.send(parts):
                break
        assert memory(server) - before < 4 * MEGABYTE


@pytest.mark.case("F02")
@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("Sec-WebSocket-Version: 8", 400),
        ("Sec-WebSocket-Version: 99999999999999999999", 400),
        ("Sec-WebSocket-Version: x", 400),
        ("Sec-WebSocket-Key: x", 400),
        ("Sec-WebSocket-Key: \xff\xff", 400),
        ("Sec-WebSocket-Protocol: a, b, c", 101),
        ("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99", 101),
        ('Sec-WebSocket-Extensions: x; y="z, permessage-deflate', 101),
    ],
)
def test_a_handshake_that_is_none_is_refused(server: Server, line: str, status: int) -> None:
    """And no extension is ever agreed on."""
    path = live(server)
    with Wire(server) as wire:
        name = line.partition(":")[0]
        others = [one for one in UPGRADE if not one.startswith(f"{name}:")]
        wire.send(head("GET", path, f"Host: {wire.host}", *others, line))
        answer = wire.socket.recv(4096)
        assert answer.startswith(f"HTTP/1.1 {status} ".encode()), answer
        assert b"permessage-deflate" not in answer


@pytest.mark.case("F03")
def test_a_compressed_message_is_not_unpacked(server: Server) -> None:
    """Compression is not offered, so one that claims it is no message."""
    bomb = zlib.compressobj(wbits=-15)
    data = bomb.compress(bytes(10 * MEGABYTE)) + bomb.flush(zlib.Z_SYNC_FLUSH)
    with Wire(server) as wire:
        assert wire.upgrade(live(server), "Sec-WebSocket-Extensions: permessage-deflate") == 101
        before = memory(server)
        wire.send(frame(TEXT, data[:16000], first=0xC0))
        assert close_code(wire) == PROTOCOL
        assert memory(server) - before < 4 * MEGABYTE


@pytest.mark.case("F02")
@pytest.mark.parametrize("path", ["/healthz", f"{API}/me", "/", "/none", f"{API}/tables/none/log"])
def test_a_socket_at_a_route_that_has_none_is_refused(server: Server, path: str) -> None:
    with Wire(server) as wire:
        assert wire.upgrade(path) in (403, 404, 405)
