"""How many clicks or taps the turns of a game take, by their action."""

from __future__ import annotations

from collections import defaultdict
from statistics import mean
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.asks import on_asks
from tests.browser.hands import Hand

ACTIONS = ("start", "stage", "leader", "send")


class CountingHand:
    """Uses another hand, and counts how often; a turn ends when it is confirmed."""

    def __init__(self, hand: Hand, page: Page) -> None:
        self._hand = hand
        self._presses = 0
        self._action = ""
        self.turns: dict[str, list[int]] = defaultdict(list)
        on_asks(page, self._hear)

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        # Going on in a scoring, which is no turn, starts again.
        self._presses = 0 if key == "." else self._presses + 1
        self._hand.press(things, key, near)

    def _hear(self, verb: str, ask: Any) -> None:
        if verb == "moves":
            first = ask["moves"][0]
            self._action = first if first in ACTIONS else self._action
        elif verb == "confirm" and self._action:
            self.turns[self._action].append(self._presses)
            self._presses, self._action = 0, ""

    def __str__(self) -> str:
        lines = [
            f"{action}: {len(counts)} turns, {min(counts)} to {max(counts)} presses, "
            f"{mean(counts):.1f} on average, confirming included"
            for action, counts in sorted(self.turns.items())
        ]
        return "\n".join(lines)
