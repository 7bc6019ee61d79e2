"""A real server with the built page, a real browser, and visitors who notice what goes wrong.

What the screen showed when a test failed is kept in `build/browser/`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.server.cable import Cable
from tests.server.running import Server
from tools.receivers.mail import MailServer
from tools.require import lacking_program, program

Visit = Callable[..., Visitor]
PICTURES: Final = Path(__file__).resolve().parents[2] / "build" / "browser"
FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    obstacle = lacking_program("chromium-headless-shell")
    if obstacle:
        pytest.skip(obstacle)
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=program("chromium-headless-shell"))
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.fixture(scope="session")
def mail() -> Iterator[MailServer]:
    made = MailServer()
    yield made
    made.close()


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory, mail: MailServer) -> Iterator[Server]:
    """A server whose host has switched on ratings and notices."""
    flags = ("--ratings", "--notices", "page,push,email,webhook", "--notice-hosts", "127.0.0.1")
    sender = ("--mail-url", mail.url, "--mail-from", "club@example.org")
    data = tmp_path_factory.mktemp("club") / "data"
    running = Server(data, *flags, *sender, "--limits", "notice-seconds=0,requests=0").start()
    yield running
    running.close()
    assert "unexpected" not in running.errors(), running.errors()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    """To the server, for a visitor whose connection is cut."""
    made = Cable(server.url)
    yield made
    made.close()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a browser for somebody; in the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def opened(address: str = "", **options: object) -> Visitor:
        visitors.append(Visitor(browser, address or server.url, **options))  # type: ignore[arg-type]
        return visitors[-1]

    yield opened
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(FAILED, False):
            visitor.take_picture(PICTURES, re.sub(r"\W+", "-", f"{request.node.name}-{number}"))
        visitor.close()
    assert [visitor.faults for visitor in visitors if visitor.faults] == []
