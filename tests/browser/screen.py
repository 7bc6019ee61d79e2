"""The page as somebody meets it who sees nothing of it: roles, names, values."""

from __future__ import annotations

import re
from playwright.sync_api import Locator, Page, expect

from quebec.texts import Texts
from tests.browser.hands import Hand


class Screen:
    """What is on the screen in a language, and a hand to use it with."""

    def __init__(self, page: Page, texts: Texts, hand: Hand) -> None:
        self.page = page
        self.texts = texts
        self.hand = hand

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(key, **arguments)

    def button(self, key: str, within: Locator | None = None) -> Locator:
        """A button by the message it bears; it must not be disabled."""
        named = re.compile(re.escape(self.say(key)))
        return (within or self.page).get_by_role("button", name=named, disabled=False)

    @property
    def main(self) -> Locator:
        return self.page.get_by_role("main")

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("status")

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("contentinfo")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("page-board"))

    @property
    def targets(self) -> Locator:
        """What can be chosen on the board."""
        return self.board.get_by_role("button")

    @property
    def choices(self) -> Locator:
        """Every choice in words."""
        return self.page.get_by_role("region", name=self.say("page-choices")).get_by_role("button")

    @property
    def start_a_site(self) -> Locator:
        return self.page.get_by_role(
            "button", name=self.say("page-action-start"), pressed=False, disabled=False
        )

    @property
    def confirm(self) -> Locator:
        return self.button("page-confirm")

    @property
    def next_scene(self) -> Locator:
        return self.button("page-continue")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-final"))

    def press(self, things: Locator) -> None:
        """Use one of them, and wait until the page has nothing more to ask about it."""
        self.hand.press(things)
        self.settle()

    def settle(self) -> None:
        expect(self.main.and_(self.page.locator("[aria-busy=true]"))).to_have_count(0)

    def is_over(self) -> bool:
        return self.result.is_visible()

    def step(self) -> bool:
        """Do the next thing there is to do; false once the game is over."""
        offered = self.targets.or_(self.choices)
        self.result.or_(self.next_scene).or_(self.confirm).or_(offered).first.wait_for()
        for thing in (self.next_scene, self.confirm):
            if thing.count():
                self.press(thing)
                return True
        if self.is_over():
            return False
        for things in (self.start_a_site, self.targets, self.choices):
            if things.count():
                self.press(things)
                return True
        return True

    def play_to_the_end(self, most: int = 600) -> int:
        """Play on; gives the number of things done."""
        for number in range(most):
            if not self.step():
                return number
        raise AssertionError(f"no end after {most} steps: {self.status.inner_text()}")
