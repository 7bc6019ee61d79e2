"""Every window from a small phone to a wide screen, without scrolling sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tools.page.moments import MOMENTS

SIZES = (
    (380, 700),
    (390, 844),
    (600, 900),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
WITHOUT_ANY = (1280, 720)
MOMENT = {moment.name: moment for moment in MOMENTS}


def start(visitor: Visitor) -> str:
    return ""


def five_players(visitor: Visitor) -> str:
    return visitor.stage().playing(MOMENT["century-4-5"])


def two_players(visitor: Visitor) -> str:
    return visitor.stage().playing(MOMENT["century-1-2"])


def result(visitor: Visitor) -> str:
    return visitor.stage().result("2011-events-5-39")


def replay(visitor: Visitor) -> str:
    return visitor.stage().replay(MOMENT["century-3-5"])


def waiting_room(visitor: Visitor) -> str:
    return visitor.stage().table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])


def too_large(page: Page) -> list[str]:
    """The sizes at which something does not fit."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        across, down = page.evaluate(
            """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
              const { scrollWidth, scrollHeight } = document.documentElement
              done([scrollWidth, scrollHeight])
            })))"""
        )
        if across > width:
            found.append(f"{across} wide at {width}×{height}")
        if (width, height) == WITHOUT_ANY and down > height:
            found.append(f"{down} high at {width}×{height}")
    return found


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("place", [start, waiting_room, two_players, five_players, result, replay])
def test_everything_fits(visit: Visit, place, language: str) -> None:  # type: ignore[no-untyped-def]
    visitor = visit(language=language)
    page = visitor.go(place(visitor))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert too_large(page) == []


def test_at_200_percent_everything_can_be_reached(visit: Visit) -> None:
    """A window of 1280×800 at 200 % is one of 640×400."""
    visitor = visit(size=(640, 400), device_scale_factor=2)
    visitor.go(five_players(visitor))
    screen = visitor.screen(by_words=True)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 640
    for _ in range(3):
        assert screen.step()
