"""Attacks on a real server. `make test` runs the quick ones, `make attack` all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Server

EFFECTS = pytest.StashKey[list[str]]()
Start = Callable[..., Server]
"""Starts a server with these flags; it is stopped after the test."""
Report = Callable[[str, object], None]
"""Prints what was measured for a case at the end of the run."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[EFFECTS] = []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--attack"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.stash[EFFECTS]:
        terminalreporter.section("what others noticed")
        for line in config.stash[EFFECTS]:
            terminalreporter.write_line(line)


@pytest.fixture
def report(pytestconfig: pytest.Config) -> Report:
    return lambda case, what: pytestconfig.stash[EFFECTS].append(f"{case}: {what}")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all attacks that leave it as it was; without limits on rates."""
    running = Server(tmp_path_factory.mktemp("attacked") / "data").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.fixture
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Start]:
    """For servers with settings of their own; `--limits ""` has the default limits."""
    running: list[Server] = []

    def started(*flags: str, under: tuple[str, ...] = ()) -> Server:
        data: Path = tmp_path_factory.mktemp("attacked") / "data"
        one = Server(data, *flags)
        one.under = under
        running.append(one.start())
        return one

    yield started
    for one in running:
        one.close()
        assert "unexpected" not in one.errors(), one.errors()
