"""Every window from a small phone to a wide screen, without scrolling sideways.

In French, `test_access.py` looks at every place.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import places
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.places import Place

SIZES = (
    (380, 700),
    (600, 900),
    (761, 900),
    (820, 1180),
    (900, 700),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
)
WITHOUT_ANY = (1280, 720)


def too_large(page: Page, *, scrolls: bool = False) -> list[str]:
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
        if (width, height) == WITHOUT_ANY and down > height and not scrolls:
            found.append(f"{down} high at {width}×{height}")
    return found


@pytest.mark.parametrize("place", [places.start, places.late, places.scoring, places.result])
def test_everything_fits_in_dutch(visit: Visit, place: Place) -> None:
    """Dutch has the longest words."""
    visitor = visit(language="nl")
    place(visitor)
    assert too_large(visitor.page) == []


def test_at_200_percent_everything_can_be_reached(visit: Visit) -> None:
    """A window of 1280×800 at 200 % is one of 640×400."""
    visitor = visit(size=(640, 400), device_scale_factor=2)
    places.late(visitor)
    widen = visitor.screen().button("page-zoom-all")
    screen = visitor.screen(Mouse(visitor.page, widen=widen), by_words=True)
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 640
    for _ in range(3):
        assert screen.step()


OVERLAPPING = """() => [...document.querySelectorAll('.player .bottom')].flatMap(row => {
  const parts = [...row.querySelectorAll('.tokens > span:not(.unseen), time, :scope > :last-child')]
  const boxes = parts.map(part => part.getBoundingClientRect())
  return parts.filter((_, k) => k && boxes[k].left < boxes[k - 1].right)
    .map(part => part.textContent)
})"""
"""What lies on what is left of it, in the cards of players."""


def test_a_clock_of_hours_leaves_the_tokens_of_a_player_in_sight(visit: Visit) -> None:
    visitor = visit(size=(1024, 768))
    for minutes in (599, 600):
        clock = {"kind": "live", "minutes": minutes, "increment": 0}
        visitor.go(visitor.stage().playing(places.MOMENT["century-4-5"], clock=clock))
        expect(visitor.page.locator(".player time")).to_be_visible()
        for width in (1024, 1280, 1440):
            visitor.page.set_viewport_size({"width": width, "height": 768})
            assert visitor.page.evaluate(OVERLAPPING) == []
