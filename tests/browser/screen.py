"""The page as somebody meets it who sees nothing of it: roles, names, values."""

from __future__ import annotations

import re
from collections import deque
from typing import Final

from playwright.sync_api import Locator, Page, expect

from quebec.texts import Texts
from tests.browser.hands import Hand

PLACES: Final = (".leaders button", ":is([data-chip], [data-zone])", "[data-site]")
LEGAL: Final = ":is(button, [role=button]):not([aria-disabled=true])"


class Screen:
    """What is on the screen in a language, and a hand to use it with."""

    def __init__(
        self,
        page: Page,
        texts: Texts,
        hand: Hand,
        *,
        by_words: bool = False,
        by_places: bool = False,
    ) -> None:
        self.page = page
        self.texts = texts
        self.hand = hand
        self.by_words = by_words
        """Choose from the buttons below the board, where there are some."""
        self.by_places = by_places
        """Begin a turn with a leader, a zone or a site, in turn, and not with its action."""
        self._kinds = deque(PLACES)

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
        """Who must do what, in words."""
        return self.actions.get_by_role("status")

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
        """The choices that have a button below the board."""
        group = self.page.get_by_role("group", name=self.say("page-choices"))
        return group.get_by_role("button", disabled=False)

    @property
    def chooses(self) -> Locator:
        """What chooses the place that a finger has touched."""
        return self.button("page-choose", self.actions)

    @property
    def start_a_site(self) -> Locator:
        editions = (Texts(self.texts.language, edition) for edition in (2011, 2026))
        named = re.compile("|".join(texts.say("page-action-start") for texts in editions))
        return self.page.get_by_role("button", name=named, pressed=False, disabled=False)

    def _a_place(self) -> Locator:
        """Places of one kind that a turn can begin with; those of the next kind come next time.

        If a single site can be started, there is only the action.
        """
        self._kinds.rotate(-1)
        found = (self.page.locator(f"{kind}{LEGAL}") for kind in self._kinds)
        return next((places for places in found if places.count()), self.start_a_site)

    @property
    def confirm(self) -> Locator:
        return self.button("page-confirm")

    @property
    def next_scene(self) -> Locator:
        named = self.say("page-continue")
        return self.page.get_by_role("button", name=named, exact=True)

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-final"))

    @property
    def analysis(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-analysis"), exact=True)

    @property
    def curve(self) -> Locator:
        return self.page.get_by_role("slider", name=self.say("analysis-curve"))

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        """Use one of them, and wait until the server has answered."""
        self.hand.press(things, key, near)
        self.settle()

    def settle(self) -> None:
        expect(self.main).not_to_have_attribute("aria-busy", "true")

    def choose(self, key: str, value: str) -> None:
        """Choose from a list by its label."""
        self.page.get_by_label(self.say(key), exact=True).select_option(value)

    def step(self) -> bool:
        """Do the next thing there is to do; false once the game is over."""
        offered = self.targets.or_(self.choices).or_(self.chooses)
        self.result.or_(self.next_scene).or_(self.confirm).or_(offered).first.wait_for()
        if self.next_scene.count():
            self.press(self.next_scene, key=".")
        elif self.confirm.count():
            self.press(self.confirm, key="c")
        elif self.result.count():
            return False
        elif self.chooses.count():
            self.press(self.chooses)
        elif self.start_a_site.count():
            self.press(self._a_place() if self.by_places else self.start_a_site, near="l")
        elif self.targets.count() and not (self.by_words and self._is_answered_below()):
            self.press(self.targets, near="b")
        else:
            self.press(self.choices, near="l")
        return True

    def _is_answered_below(self) -> bool:
        """Whether the buttons below the board answer; a selected action goes on on the board."""
        selected = self.choices.and_(self.page.locator("[aria-pressed=true]"))
        return self.choices.count() > 0 and selected.count() == 0

    def do_all_but_confirm(self) -> None:
        """Everything that a turn asks for; it is not handed over yet."""
        expect(self.start_a_site).to_be_visible()
        while not self.confirm.count():
            self.step()
            self.confirm.or_(self.targets).or_(self.choices).first.wait_for()

    def play_to_a_scoring(self) -> None:
        """Play on until the end of a century has been watched."""
        watched = False
        while not watched or self.next_scene.count():
            watched = self.next_scene.count() > 0
            self.step()

    def play_to_the_end(self, most: int = 600) -> int:
        """Play on; gives the number of things done."""
        for number in range(most):
            if not self.step():
                return number
        raise AssertionError(f"no end after {most} steps: {self.status.inner_text()}")
