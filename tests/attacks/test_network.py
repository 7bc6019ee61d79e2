"""N: connections and requests, below the level of any route."""

from __future__ import annotations

import pytest

from tests.attacks.attacker import head, said
from tests.server.running import Server

LINES = ("Host: 127.0.0.1",)
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
