"""How many clicks or taps the turns of a game take, by their action."""

from __future__ import annotations

import json
from collections import defaultdict
from statistics import mean

from playwright.sync_api import Locator, Page, Request

from tests.browser.hands import Hand

ACTIONS = ("start", "stage", "leader", "send")


class CountingHand:
    """Uses another hand, and counts how often; a turn ends when it is confirmed."""

    def __init__(self, hand: Hand, page: Page) -> None:
        self._hand = hand
        self._presses = 0
        self._action = ""
        self.turns: dict[str, list[int]] = defaultdict(list)
        page.on("request", self._hear)

    def press(self, things: Locator, key: str = "", near: str = "") -> None:
        # Whoever goes on in a scoring, which is no turn, starts anew.
        self._presses = 0 if key == "." else self._presses + 1
        self._hand.press(things, key, near)

    def _hear(self, request: Request) -> None:
        if request.method != "POST":
            return
        if request.url.endswith("/moves"):
            first = json.loads(request.post_data or "{}")["moves"][0]
            self._action = first if first in ACTIONS else self._action
        elif request.url.endswith("/confirm") and self._action:
            self.turns[self._action].append(self._presses)
            self._presses, self._action = 0, ""

    def __str__(self) -> str:
        lines = [
            f"{action}: {len(counts)} turns, {min(counts)} to {max(counts)} presses, "
            f"{mean(counts):.1f} on average, confirming included"
            for action, counts in sorted(self.turns.items())
        ]
        return "\n".join(lines)
