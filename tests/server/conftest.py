"""One server for all tests that need no other; they meet as strangers do."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from tests.server.running import Server
from tests.server.stores import ON_POSTGRES


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of the files of the embedded database are about no other."""
    if ON_POSTGRES:
        elsewhere = [item for item in items if item.get_closest_marker("embedded")]
        config.hook.pytest_deselected(items=elsewhere)
        items[:] = [item for item in items if item not in elsewhere]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.fixture
def restartable(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped and started."""
    running = Server(tmp_path / "data").start()
    yield running
    running.close()


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A command that runs in the test's process sets up logs: to a stream and level of its own."""
    yield
    structlog.reset_defaults()
    root = logging.getLogger()
    for handler in [one for one in root.handlers if type(one) is logging.StreamHandler]:
        root.removeHandler(handler)
