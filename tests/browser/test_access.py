"""Every place of the page fits every window, and nothing that axe can find stands in the way."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import places
from tests.browser.conftest import Visit
from tests.browser.places import Place
from tests.browser.test_sizes import too_large
from tools.page.npm import WEB

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast"]
TARGETS = "target-size"
PARTS: dict[Place, str] = {
    places.menu: "[popover]:popover-open",
    places.keys: "dialog[open]",
    places.legend: "dialog[open]",
    places.tooltip: "[role=tooltip]",
    places.why_not: ".why[popover]",
    places.offer_to_learn: "dialog[open]",
    places.rules_over_a_game: "dialog[open]",
    places.ledger: "[role=tabpanel]",
    places.log: "[role=tabpanel]",
    places.chat: "[role=tabpanel]",
    places.account: "dialog[open]",
    places.options: "dialog[open]",
    places.tabletop_site: "dialog[open]",
}
"""Where there is only something new in a part of the page, that part is looked at."""


@cache
def axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, part: str = "html", rules: list[str] = TAGS) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        """([part, rules]) => axe.run(document.querySelector(part),
          { runOnly: rules, resultTypes: ['violations'] }).then(result => result.violations)""",
        [part, rules],
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("place", [*places.PLACES, *places.PAGES_TO_READ])
def test_no_barriers_and_everything_fits(visit: Visit, place: Place) -> None:
    """French has the longest texts. In one visit: the way to a place costs as much as the look."""
    visitor = visit(language="fr")
    place(visitor)
    page = visitor.page
    part = PARTS.get(place, "html")
    assert barriers(page, part) == []
    page.emulate_media(color_scheme="dark")
    assert barriers(page, part, COLOURS) == []
    page.set_viewport_size({"width": 390, "height": 844})
    found = barriers(page, part)
    if any(one.startswith(f"{TARGETS}:") for one in found):
        # A bar may cover a part of it until one scrolls: look where nothing is covered.
        page.set_viewport_size({"width": 390, "height": 2400})
        found = [one for one in found if not one.startswith(f"{TARGETS}:")]
        found += barriers(page, part, [TARGETS])
    assert found == []
    assert too_large(page, scrolls=place in places.PAGES_TO_READ) == []


def test_axe_finds_what_is_wrong(visit: Visit) -> None:
    """A picture without a name and a pale text, put there on purpose."""
    visitor = visit()
    places.start(visitor)
    visitor.page.evaluate(
        """() => {
          const pale = Object.assign(document.createElement('p'), { textContent: 'pale' })
          Object.assign(pale.style, { color: '#ccc', background: '#fff' })
          document.querySelector('main').append(document.createElement('img'), pale)
        }"""
    )
    found = {barrier.partition(":")[0] for barrier in barriers(visitor.page)}
    assert found == {"image-alt", "color-contrast"}


def test_forced_colours_leave_the_board_to_be_played_on(visit: Visit) -> None:
    visitor = visit(forced_colors="active", theme="dark")
    places.late(visitor)
    assert barriers(visitor.page) == []
    screen = visitor.screen()
    for _ in range(3):
        assert screen.step()
