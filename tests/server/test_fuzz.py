"""Requests and messages that a fuzzer thinks up: no fault of the server, and no hang."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.running import Person, Server, seats
from tools.fuzz_api import World, fuzz, operations
from tools.fuzz_live import LiveFuzz
from tools.fuzz_server import EVERYTHING, NO_LIMITS

EXAMPLES = 12
"""For each operation; `make fuzz-server` takes more."""
PARTS = 4
"""So that two processes share the work."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("fuzzed") / "data"
    running = Server(data, "--limits", NO_LIMITS, *EVERYTHING).start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.mark.parametrize("part", range(PARTS))
def test_every_operation_answers_whatever_it_is_asked_as_described(
    server: Server, part: int
) -> None:
    statuses: Counter[int] = Counter()
    operator = (server.data / "operations.token").read_text().strip()
    for operation in list(operations(server.url))[part::PARTS]:
        answered = fuzz(operation, World(server.url, operator, operation.path), EXAMPLES)
        assert not answered.keys() <= {401, 403}, operation.label
        statuses += answered
    assert {200, 400, 401, 404, 409, 422} <= statuses.keys()
    assert max(statuses) < 500


def test_a_web_socket_survives_nonsense(server: Server) -> None:
    anne = Person(server)
    table = anne.post("/tables", seats=seats("me", "me", "me"), start=True)["id"]
    LiveFuzz(server.url, table, Random(5)).run(2)
    assert "Traceback" not in server.errors()
