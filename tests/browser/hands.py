"""Ways to use a page: with a mouse, with keys alone, with a finger."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from playwright.sync_api import Locator, Page

MOST_TABS: Final = 300


class Hand(Protocol):
    """Takes one of the things that a locator finds."""

    def press(self, things: Locator) -> None: ...


class Mouse:
    """Clicks, anywhere among what there is, and leaves it."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = Random(seed)

    def press(self, things: Locator) -> None:
        things.nth(self.chance.randrange(things.count())).click()
        self.page.mouse.move(0, 0)


class Finger:
    """Taps, anywhere among what there is."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.chance = Random(seed)

    def press(self, things: Locator) -> None:
        things.nth(self.chance.randrange(things.count())).tap()


class Keys:
    """Tabs on to the first of them, and presses Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, things: Locator) -> None:
        for _ in range(MOST_TABS):
            if things.evaluate_all("all => all.includes(document.activeElement)"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {things}")
