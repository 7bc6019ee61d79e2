"""Ways to use a page: with a mouse, with keys alone, with a finger."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

MOST_TABS: Final = 300
DOUBLE_TAP: Final = 400.0
"""Milliseconds within which the page takes two taps for one."""


class Hand(Protocol):
    """Takes one of the things that a locator finds.

    Whoever has a keyboard may know a key that does it, or one that leads near it.
    """

    def press(self, things: Locator, key: str = "", near: str = "") -> None: ...


IN_REACH: Final = """all => all.flatMap((one, k) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return one.contains(top) ? [k] : []
})"""
"""Those that can be touched where they are now: the others lie outside the window on the board."""


def one_in_reach(things: Locator, chance: Random, widen: Locator | None) -> Locator:
    """One of them, if possible one that can be touched; `widen` shows the whole board."""
    things.first.wait_for()
    if widen is None:
        return things.nth(chance.randrange(things.count()))
    near_by = things.evaluate_all(IN_REACH)
    if not near_by:
        widen.click()
        near_by = things.evaluate_all(IN_REACH)
    return things.nth(chance.choice(near_by or range(things.count())))


class Mouse:
    """Clicks, anywhere among what there is, and leaves it."""

    def __init__(self, page: Page, seed: int = 0, widen: Locator | None = None) -> None:
        self.page = page
        self.chance = Random(seed)
        self.widen = widen

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        one_in_reach(things, self.chance, self.widen).click()
        self.page.mouse.move(0, 0)


APART: Final = """([since, time]) => {
  const now = performance.now()
  return now < since || now > since + time
}"""
"""Whether so many milliseconds have gone by; a page that was loaded since counts anew."""


class Finger:
    """Taps, anywhere among what there is; never so quickly that two taps are a double tap."""

    def __init__(self, seed: int = 0, widen: Locator | None = None) -> None:
        self.chance = Random(seed)
        self.widen = widen
        self.tapped = -DOUBLE_TAP

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        thing = one_in_reach(things, self.chance, self.widen)
        thing.page.wait_for_function(APART, arg=[self.tapped, DOUBLE_TAP])
        thing.tap()
        self.tapped = thing.page.evaluate("performance.now()")


class Keys:
    """Presses the key for it; without one, tabs on to the first of them and presses Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        things.first.wait_for()
        if key:
            self.page.keyboard.press(key)
            return
        if near:
            self.page.keyboard.press(near)
        self.reach(things)
        self.page.keyboard.press("Enter")

    def reach(self, things: Locator) -> None:
        """Tab on to the first of them, where the focus is seen."""
        things.first.wait_for()
        for _ in range(MOST_TABS):
            if things.evaluate_all("all => all.includes(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {things}")
