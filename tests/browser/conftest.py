"""A real server with the built page, a real browser, and visitors who notice what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.running import Server
from tools.require import program

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=program("chromium"))
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a browser for somebody; in the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def opened(address: str = "", **options: object) -> Visitor:
        visitors.append(Visitor(browser, address or server.url, **options))  # type: ignore[arg-type]
        return visitors[-1]

    yield opened
    for visitor in visitors:
        visitor.close()
    assert [visitor.faults for visitor in visitors if visitor.faults] == []
