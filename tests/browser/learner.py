"""Somebody who takes the course: reads every step, and does what it asks for."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from quebec.course import Lesson, LessonStep
from quebec.engine import parse_move
from quebec.position import parse_position
from quebec.texts.catalogue import catalogue
from tests.browser.screen import Screen

ACTIONS: Final = ("start", "stage", "leader", "send")


class Learner:
    """Takes lessons on a screen, with its hand."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.texts = catalogue(screen.texts.language, "course")

    def say(self, key: str, edition: int = 2026, **arguments: str | int) -> str:
        return self.texts.render(key, {"edition": edition, **arguments})

    @property
    def card(self) -> Locator:
        return self.page.locator("section.lesson")

    def button(self, key: str) -> Locator:
        return self.card.get_by_role("button", name=self.say(key), exact=True, disabled=False)

    def take(self, lesson: Lesson, *, skips: bool = False) -> None:
        """Every step of a lesson, with the first choice of each; a century's end is watched."""
        edition = parse_position(lesson.position).setting.ruleset.edition
        branches = {""}
        for step in lesson.steps:
            if step.branch not in branches:
                continue
            text = self.say(f"lesson-{lesson.id}-{step.key}", edition)
            expect(self.card).to_contain_text(text)
            if step.choices:
                branches.add(step.choices[0].branch)
                self.choose(step)
            elif step.guess:
                self.guess(step)
            elif step is not lesson.steps[-1]:
                self.watch(skips=skips)
                self.go_on()
        self.watch(skips=skips)

    def go_on(self) -> None:
        self.screen.press(self.button("course-next"), key="c")

    def watch(self, *, skips: bool) -> None:
        """A century's end, scene by scene, or what is left of it skipped."""
        self.screen.settle()
        while self.screen.next_scene.count():
            if skips:
                self.screen.press(self.screen.button("page-skip"))
            else:
                self.screen.press(self.screen.next_scene, key=".")

    def guess(self, step: LessonStep) -> None:
        assert step.guess is not None
        group = self.page.get_by_role("group", name=self.say("course-guess"))
        self.screen.hand.press(group.get_by_role("button", name=str(step.guess.answer), exact=True))
        right = self.say("course-right", number=step.guess.answer)
        expect(self.card).to_contain_text(right)
        self.go_on()

    def choose(self, step: LessonStep) -> None:
        """The moves of a choice: an action and its place are one click, any place of it two."""
        self.watch(skips=True)
        moves = step.choices[0].moves.split()
        while moves:
            move = moves.pop(0)
            if move in ACTIONS and moves and moves[0] != "neutral":
                if moves[0] == "*":
                    self.pick(self.target(move), move)
                self.pick(self.on_board if moves[0] == "*" else self.target(moves[0]), moves[0])
                moves.pop(0)
            elif move == "*":
                self.pick(self.any_target, move)
            else:
                self.pick(self.target(move), move)

    @property
    def choosable(self) -> Locator:
        return self.page.locator(
            "[data-move]:is([role=button], button):not([aria-disabled=true], :disabled)"
        )

    def target(self, move: str) -> Locator:
        return self.choosable.and_(self.page.locator(f'[data-move="{move}"]'))

    @property
    def on_board(self) -> Locator:
        """What the selected action leaves to choose."""
        return self.choosable.and_(self.page.locator("[data-site]"))

    @property
    def any_target(self) -> Locator:
        """Anything but an action of a turn, and but doing without."""
        refused = ", ".join(f'[data-move="{move}"]' for move in (*ACTIONS, "skip"))
        return self.choosable.and_(self.page.locator(f":not({refused})"))

    def pick(self, things: Locator, move: str) -> None:
        """By touch, a place is explained first, and then chosen."""
        on_board = move == "*" or parse_move(move).kind in ("site", "zone", "district")
        self.screen.hand.press(things, near="b" if on_board else "l")
        if self.touches and self.screen.chooses.count():
            self.screen.hand.press(self.screen.chooses)
        self.screen.settle()

    @property
    def touches(self) -> bool:
        return bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))
