"""Nothing that axe can find stands in anybody's way, on any page, in either theme."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Theme, Visitor
from tools.page.moments import MOMENTS
from tools.page.npm import WEB

MOMENT = {moment.name: moment for moment in MOMENTS}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        "tags => axe.run({runOnly: tags}).then(result => result.violations)", TAGS
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


def start(visitor: Visitor) -> None:
    visitor.go()
    expect(visitor.screen().button("page-play-now")).to_be_visible()


def options(visitor: Visitor) -> None:
    start(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-one-screen"))
    expect(screen.button("page-make-table")).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    visitor.go(visitor.stage().table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
    expect(visitor.page.get_by_label(visitor.texts.say("page-link"))).to_be_visible()


def turn(visitor: Visitor) -> None:
    visitor.go(visitor.stage().playing(MOMENT["century-4-5"]))
    expect(visitor.screen().board).to_be_visible()


def mid_turn(visitor: Visitor) -> None:
    """A tile is aimed at, and something can be confirmed or undone."""
    visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    expect(screen.board).to_be_visible()
    screen.step()
    screen.targets.or_(screen.confirm).first.focus()


def menu(visitor: Visitor) -> None:
    turn(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-menu"))


def ledger(visitor: Visitor) -> None:
    turn(visitor)
    visitor.page.get_by_role("tab", name=visitor.texts.say("page-ledger")).click()


def log(visitor: Visitor) -> None:
    turn(visitor)
    visitor.page.get_by_role("tab", name=visitor.texts.say("page-log")).click()


def scoring(visitor: Visitor) -> None:
    visitor.go(visitor.stage().replay(MOMENT["scoring-5"], back=1))
    screen = visitor.screen()
    screen.hand.press(screen.button("page-replay-on"))
    expect(screen.next_scene).to_be_visible()


def final(visitor: Visitor) -> None:
    visitor.go(visitor.stage().result("2011-events-5-39"))
    expect(visitor.screen().result).to_be_visible()


def replay(visitor: Visitor) -> None:
    visitor.go(visitor.stage().replay(MOMENT["century-3-5"]))
    expect(visitor.page.get_by_role("slider")).to_be_visible()


PLACES = (start, options, waiting_room, turn, mid_turn, menu, ledger, log, scoring, final, replay)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_no_barriers(visit: Visit, place: Callable[[Visitor], None], theme: Theme) -> None:
    visitor = visit(theme=theme, language="fr" if theme == "dark" else "en")
    place(visitor)
    assert barriers(visitor.page) == []


@pytest.mark.parametrize("place", [start, turn, scoring, final, replay])
def test_no_barriers_on_a_phone(visit: Visit, place: Callable[[Visitor], None]) -> None:
    visitor = visit(size=(390, 844), touch=True)
    place(visitor)
    assert barriers(visitor.page) == []


def test_forced_colours_leave_the_board_to_be_played_on(visit: Visit) -> None:
    visitor = visit(forced_colors="active", theme="dark")
    turn(visitor)
    assert barriers(visitor.page) == []
    screen = visitor.screen()
    for _ in range(3):
        assert screen.step()
