"""A game that is over is analysed: asked for, followed, and gone through."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boxes import box_of
from tests.browser.conftest import Visit
from tests.browser.screen import Screen
from tests.browser.visitor import PATIENCE
from tests.server.running import Server
from tests.server.test_analyses import children, some_game

SHORT = 20
LONG = 10_000


def finished(screen: Screen) -> Locator:
    """The analysis, once the server is done with it."""
    expect(screen.curve).to_be_visible()
    expect(screen.analysis.get_by_role("progressbar")).to_have_count(0)
    return screen.analysis


def test_a_game_is_analysed_and_its_worst_moves_lead_to_the_board(visit: Visit) -> None:
    visitor = visit()
    table = visitor.stage().loaded(some_game(SHORT))
    page = visitor.go(f"#/table/{table}")
    screen = visitor.screen()
    screen.hand.press(screen.button("page-analyse"))
    analysis = finished(screen)
    lost = analysis.get_by_role("button", name=re.compile("gave up"))
    first = lost.first.inner_text()
    at = int(re.findall(r"move (\d+)", first)[0]) - 1
    lost.first.click()

    moment = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    expect(moment).to_have_value(str(at))
    expect(screen.curve).to_have_attribute("aria-valuenow", str(at))
    expect(lost.first).to_have_attribute("aria-current", "step")
    worst = analysis.get_by_role("listitem").first
    for word in ("Played (number ", "Better: ", "Why: "):
        expect(worst).to_contain_text(word)
    # Both turns are drawn on the board, one of them may be at a leader's card only.
    expect(screen.board.locator(".sketch").first).to_be_visible()

    friend = visit(language="nl")
    friend.go(f"#/table/{table}/at/3")
    theirs = friend.screen()
    theirs.hand.press(theirs.button("page-analyse"))
    assert (
        finished(theirs).get_by_role("listitem").count() == analysis.get_by_role("listitem").count()
    )


def test_the_curve_is_gone_through_with_keys_and_with_the_pointer(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"#/table/{visitor.stage().loaded(some_game(SHORT))}")
    screen = visitor.screen()
    screen.hand.press(screen.button("page-analyse"))
    finished(screen)
    screen.curve.focus()
    page.keyboard.press("Home")
    moment = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    expect(moment).to_have_value("0")
    expect(screen.curve).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(screen.curve).not_to_have_attribute("aria-valuenow", "0")
    second = screen.curve.get_attribute("aria-valuenow")
    expect(moment).to_have_value(second or "")
    expect(screen.curve).to_have_attribute(
        "aria-valuetext", re.compile(r"^century I, move \d+: Anne \d+%, ")
    )

    box = box_of(screen.curve)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(moment).not_to_have_value(second or "")
    middle = int(moment.input_value())
    assert SHORT / 4 < middle < 3 * SHORT / 4
    expect(screen.curve).to_have_attribute("aria-valuenow", str(middle))


def test_a_failed_analysis_says_so_and_can_be_asked_for_again(visit: Visit, server: Server) -> None:
    """The process that thinks dies, as often as it is started again."""
    visitor = visit()
    visitor.go(f"#/table/{visitor.stage().loaded(some_game(LONG))}")
    screen = visitor.screen()
    screen.hand.press(screen.button("page-analyse"))
    expect(screen.analysis.get_by_role("progressbar")).to_be_visible()
    failed = screen.analysis.get_by_role("alert")
    deadline = time.monotonic() + PATIENCE / 1000
    while not failed.count():
        assert time.monotonic() < deadline, "the analysis does not fail"
        kill_the_nice(server.pid)
        visitor.page.evaluate("new Promise(requestAnimationFrame)")
    expect(failed).to_contain_text(screen.say("page-analysis-failed"))
    screen.hand.press(screen.button("page-analysis-again"))
    expect(failed).to_have_count(0)
    expect(screen.analysis.get_by_role("progressbar")).to_be_visible()
    expect(screen.curve).to_be_visible()


def kill_the_nice(pid: int) -> None:
    """End the processes that yield to others: bots do not."""
    own = os.getpriority(os.PRIO_PROCESS, pid)
    for child in children(pid):
        with suppress(ProcessLookupError):
            if os.getpriority(os.PRIO_PROCESS, child) > own:
                os.kill(child, signal.SIGKILL)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A test names it before its visitors: they are to leave before the server stops."""
    limits = "requests=0,address-requests=0,sessions=0,tables=0,analyses=0.001,analyses-burst=1"
    running = Server(tmp_path / "data", "--limits", limits).start()
    yield running
    running.close()


def test_whoever_asks_for_too_much_is_told_so(strict: Server, visit: Visit) -> None:
    visitor = visit(strict.url, language="fr")
    visitor.expects_refusals = True
    tables = [visitor.stage().loaded(some_game(SHORT, seed)) for seed in (1, 2)]
    screen = visitor.screen()
    for table in tables:
        visitor.go(f"#/table/{table}")
        screen.hand.press(screen.button("page-analyse"))
    told = screen.analysis.get_by_role("alert")
    expect(told).to_contain_text("Trop de requêtes")
    visitor.go(f"#/table/{tables[0]}")
    screen.hand.press(screen.button("page-analyse"))
    finished(screen)
