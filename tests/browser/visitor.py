"""Somebody at a browser. What goes wrong in it is noticed, whatever a test is about."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

from quebec.rulebook import Book
from quebec.texts import Texts
from tests.browser.hands import Hand, Mouse
from tests.browser.screen import Screen
from tools.page.stage import Stage

PATIENCE: Final = 1000 * int(os.environ.get("PATIENCE", "300"))
"""Milliseconds until something counts as missing; a busy machine is slow, not wrong."""

LATER: Final = 3_600_000
"""Milliseconds on the clock of a page when it is stopped: later than it can be by itself."""

KEPT: Final = """async ([parts, patience]) => {
  const { serviceWorker } = navigator
  const files = async () => {
    const name = (await caches.keys()).find(one => one.startsWith('quebec-'))
    const kept = name ? await (await caches.open(name)).keys() : []
    return kept.map(({ url }) => url)
  }
  const number = (list, part) => list.filter(one => one.includes(part)).length
  const isKept = async () => {
    if (!serviceWorker.controller) return false
    const kept = await files()
    return parts.every(part => number(kept, part) >= number(parts, part))
  }
  const seen = async () => {
    const registration = await serviceWorker.getRegistration()
    const state = one => registration?.[one]?.state
    const worker = ['installing', 'waiting', 'active'].map(state)
    const loaded = performance.getEntriesByType('resource')
      .filter(({ name }) => parts.some(part => name.includes(part)))
      .map(({ name, workerStart, responseStatus }) => ({ name, workerStart, responseStatus }))
    const controller = serviceWorker.controller?.state
    const kept = await files()
    return JSON.stringify({ worker, controller, loaded, kept })
  }
  const end = Date.now() + patience
  while (!await isKept()) {
    if (Date.now() > end) throw new Error(`not kept: ${parts}; ${await seen()}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}"""

Theme = Literal["light", "dark"]


class Visitor:
    """A browser with cookies of its own, and a page open in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        size: tuple[int, int] = (1440, 900),
        theme: Theme = "light",
        touch: bool = False,
        still: bool = True,
        is_new: bool = False,
        **options: Any,
    ) -> None:
        width, height = size
        self.context = browser.new_context(
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if still else "no-preference",
            **options,
        )
        if not is_new:
            # Whoever is new is offered the course before the first game.
            self.context.add_init_script("localStorage.setItem('quebec-offered', 'yes')")
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self.expects_cuts = False
        """Set by tests that cut the connection: the browser complains about that."""
        self.expects_refusals = False
        """Set by tests that ask for what is refused: the browser complains about that, too."""
        self.texts = Texts(language)
        self.page = self.open_tab()

    def open_tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda request: self._watch(request.url))
        page.on("websocket", lambda socket: self._watch(socket.url))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if self.expects_cuts and ("net::" in message.text or "WebSocket" in message.text):
            return
        if self.expects_refusals and "Failed to load resource" in message.text:
            return
        self.faults.append(f"{message.type}: {message.text}")

    def _watch(self, address: str) -> None:
        """Nothing may be asked of any other server."""
        asked = urlsplit(address)
        if asked.scheme in ("http", "https", "ws", "wss") and asked.netloc != self._host:
            self.faults.append(f"a request to {asked.netloc}")

    @property
    def _host(self) -> str:
        return urlsplit(self.address).netloc

    def go(self, path: str = "") -> Page:
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def until_kept(self, *parts: str) -> None:
        """Wait until the service worker answers, and keeps files with these parts in their names,
        two of them where a part is given twice."""
        self.page.evaluate(KEPT, [list(parts), PATIENCE])

    def book(self, rules: str, players: int) -> Book:
        """The rulebook of a table, in the visitor's language."""
        return Book(self.texts.language, rules, players)

    def reading(self, key: str) -> Locator:
        """A button of the rulebook."""
        return self.page.get_by_role("button", name=self.book("2026", 3).say(key))

    def with_clock(self) -> Visitor:
        """The clock of the page can be stopped; call this before opening it."""
        self.page.clock.install(time=0)
        # The time that a test lets pass is too long for the connection.
        self.expects_cuts = True
        return self

    def stop_clock(self) -> None:
        """From now on, time passes in the page only with `page.clock.run_for`."""
        self.page.clock.pause_at(LATER)

    def screen(
        self,
        hand: Hand | None = None,
        page: Page | None = None,
        *,
        by_words: bool = False,
        by_places: bool = False,
    ) -> Screen:
        """What is on the screen, by roles and names, and a hand to use it with."""
        seen = page or self.page
        chosen = hand or Mouse(seen)
        return Screen(seen, self.texts, chosen, by_words=by_words, by_places=by_places)

    def stage(self) -> Stage:
        """Tables for this visitor."""
        return Stage(self.context, self.address)

    def skip_to(self, century: int) -> None:
        """Nobody looks on until a century of the game begins; then it is on the screen again."""
        place = self.page.url
        self.go("healthz")
        self.stage().play_on(place, century)
        self.page.goto(place)

    def take_picture(self, folder: Path, name: str) -> None:
        """What every tab shows, and what it reads out."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=folder / f"{name}-{number}.png")
            heard = page.locator("body").aria_snapshot()
            (folder / f"{name}-{number}.txt").write_text(heard, encoding="utf-8")

    def close(self) -> None:
        self.context.close()
