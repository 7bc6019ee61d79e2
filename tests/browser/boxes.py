"""Where things are on the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page

DRAWN = """async () => {
  await document.fonts.ready
  const frame = () => new Promise(drawn => {
    const watching = new IntersectionObserver(() => { watching.disconnect(); drawn() })
    watching.observe(document.body)
  })
  await frame()
  await frame()
}"""
"""Until the page has been drawn twice. Not by requestAnimationFrame: tests can stop its clock."""


def box_of(thing: Locator) -> FloatRect:
    """Where something is, as it is drawn.

    Some sizes follow from others that are measured when a frame is drawn, and all of them from
    fonts that come later. What can be measured before is something that nobody sees for long.
    """
    thing.page.evaluate(DRAWN)
    box = thing.bounding_box()
    assert box is not None
    return box


def measured(page: Page, script: str) -> Any:
    """What a script finds out about the page as it is drawn."""
    page.evaluate(DRAWN)
    return page.evaluate(script)
