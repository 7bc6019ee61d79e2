"""X, and what else costs memory or time: what others notice while somebody attacks.

The measured numbers are printed at the end.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.attacks import floods
from tests.attacks.attacker import Attack, Effect, effect
from tests.attacks.conftest import Start
from tests.server.running import API, Person, Server, seats

pytestmark = pytest.mark.long
Report = Callable[[str, object], None]
PER_CONNECTION = 96 * 1024
PER_BYTE = 1.25
MOST_GROWN = round(1200 * PER_CONNECTION + 2**25 * PER_BYTE)
"""Of the server's memory, by one client that attacks: the limits `address-connections` and
`address-bytes`, as docs/server.md says."""
MOST_SLOWDOWN = 2.0
"""Of the p99 of others."""
NOISE = 0.01
"""Seconds; a p99 below this says nothing: a wake-up on a shared core may be late by that much."""


def harmless(found: Effect) -> bool:
    """Whether others hardly noticed."""
    before, during = found.middle
    return found.grown < MOST_GROWN and during.p99 <= MOST_SLOWDOWN * max(before.p99, NOISE)


@pytest.mark.parametrize(
    ("case", "flood", "connections"),
    [
        pytest.param("X1", floods.endless_headers, 60, marks=pytest.mark.case("X1")),
        pytest.param("X2", floods.many_headers, 1, marks=pytest.mark.case("X2")),
        pytest.param("N05", floods.endless_header, 60, marks=pytest.mark.case("N05")),
        pytest.param("N06", floods.slow_headers, 300, marks=pytest.mark.case("N06")),
        pytest.param("L03", floods.requests, 60, marks=pytest.mark.case("L03")),
        pytest.param("N11 headers", floods.held_headers, 1500, marks=pytest.mark.case("N11")),
        pytest.param("N11 bodies", floods.held_bodies, 1500, marks=pytest.mark.case("N11")),
        pytest.param("N12", floods.unread, 1500, marks=pytest.mark.case("N12")),
        pytest.param("N18", floods.in_step, 1100, marks=pytest.mark.case("N18")),
        pytest.param("N13", floods.new_connections, 60, marks=pytest.mark.case("N13")),
    ],
)
def test_connections_of_one_client_harm_nobody(
    start: Start, report: Report, case: str, flood: Attack, connections: int
) -> None:
    found = effect(start("--limits", ""), flood, connections)
    report(case, found)
    assert harmless(found), str(found)


@pytest.mark.case("N08")
def test_more_silent_connections_than_descriptors_harm_nobody(start: Start, report: Report) -> None:
    server = start("--limits", "", under=("sh", "-c", 'ulimit -n 1024; exec "$@"', "sh"))
    found = effect(server, floods.silent, 1100)
    report("N08", found)
    assert harmless(found), str(found)


@pytest.mark.parametrize(
    ("case", "flood", "connections"),
    [
        pytest.param("W02", floods.pings, 1, marks=pytest.mark.case("W02")),
        pytest.param("N09b", floods.sockets, 60, marks=pytest.mark.case("N09b")),
    ],
)
def test_websockets_of_one_client_harm_nobody(
    start: Start, report: Report, case: str, flood: Attack, connections: int
) -> None:
    server = start("--limits", "")
    found = effect(server, flood, connections, live_path(server))
    report(case, found)
    assert harmless(found), str(found)


def live_path(server: Server) -> str:
    """Of the WebSocket of a table."""
    table = Person(server).post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    return f"{API}/tables/{table}/live"
