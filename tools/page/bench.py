"""Measure the size and speed of the page: python -m tools.page.bench [--runs 5]

A real server, a real Chromium, loopback. The numbers are those of this machine at this moment: its
load is printed with them, and the CPU time of the page itself, which other processes on
the machine do not lengthen. Nothing here passes or fails; docs/web.md names the budgets.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from quebec.texts import LANGUAGES
from tools.page.moments import MOMENTS
from tools.page.serving import served
from tools.page.stage import Stage
from tools.page.weight import MOST, first_visit, sent
from tools.require import lacking_program, program

SIZE: Final = (1440, 900)
MOMENT: Final = {moment.name: moment for moment in MOMENTS}
CLICKS: Final = 12
LONG: Final = 50
"""Milliseconds above which a frame is a visible stutter."""
PATIENCE: Final = 600_000
"""Milliseconds until something counts as missing; a busy machine is slow, not wrong."""

# Since the page was asked for: when the first button can be pressed, and when nothing is left to
# be fetched for it.
READY: Final = """() => new Promise(done => {
  const look = () => {
    const ready = document.querySelector('.start .big') && document.querySelector('.name:enabled')
    if (ready) requestAnimationFrame(() => done(performance.now()))
    else setTimeout(look, 5)
  }
  look()
})"""

# From a click to the frame with another board, status line or button.
CLICK: Final = """() => {
  window.shown = []
  addEventListener('click', event => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - event.timeStamp)))
    })
    for (const one of document.querySelectorAll('main svg, footer'))
      watch.observe(one, { subtree: true, childList: true, characterData: true, attributes: true })
  }, true)
}"""

# Until this many clicks are shown, and the server has answered the last one.
SHOWN: Final = """number => new Promise(done => {
  const look = () => {
    const busy = document.querySelector('main').ariaBusy === 'true'
    if (shown.length < number || busy) setTimeout(look, 5)
    else requestAnimationFrame(done)
  }
  look()
})"""

FRAMES: Final = """() => {
  window.passed = []
  let last
  const count = now => {
    if (last !== undefined) passed.push(now - last)
    last = now
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}"""

# A century's end goes by itself; the winner of a game stays until somebody goes on.
SHOWN_TO_THE_END: Final = """() => {
  const stage = document.querySelector('.stage')
  const hasFallen = piece => piece.getAnimations().every(one => one.playState === 'finished')
  const pieces = [...document.querySelectorAll('.confetti > div')]
  return !stage || (stage.querySelector('.winner') && pieces.every(hasFallen))
}"""


class Work:
    """The CPU time of a page's main thread, not counting other processes."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)
        self._wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = self._milliseconds()

    def _milliseconds(self) -> float:
        metrics = self._wire.send("Performance.getMetrics")["metrics"]
        found = {metric["name"]: metric["value"] for metric in metrics}
        return 1000 * float(found["TaskDuration"])

    def done(self) -> float:
        return self._milliseconds() - self._before


class Measured(NamedTuple):
    """How long things took, and their CPU time on average."""

    waited: list[float]
    work: float

    def __str__(self) -> str:
        return f"{milliseconds(self.waited)}; {self.work:.1f} ms of work each"


def opened(browser: Browser) -> Page:
    width, height = SIZE
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def interactive(browser: Browser, address: str, runs: int) -> Measured:
    """Until the start page can be used, on a first visit."""
    waited, worked = [], []
    for _ in range(runs):
        page = opened(browser)
        work = Work(page)
        page.goto(address, wait_until="commit")
        waited.append(float(page.evaluate(READY)))
        worked.append(work.done())
        page.context.close()
    return Measured(waited, statistics.median(worked))


def clicks(browser: Browser, address: str) -> Measured:
    """From clicks on an action, a site and a button to the frame that shows the result."""
    page = opened(browser)
    stage = Stage(page.context, address)
    page.goto(f"{address}/{stage.playing(MOMENT['century-2-3'])}")
    board = page.get_by_role("group", name="The board")
    board.wait_for()
    places = [
        middle(page.get_by_role("button", name="Start a site")),
        middle(board.get_by_role("button").first),
        middle(page.get_by_role("button", name="Restart turn")),
    ]
    page.evaluate(CLICK)
    work = Work(page)
    for number in range(CLICKS):
        page.mouse.click(*places[number % len(places)])
        page.evaluate(SHOWN, number + 1)
    measured = Measured(page.evaluate("shown"), work.done() / CLICKS)
    page.context.close()
    return measured


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scoring_frames(browser: Browser, address: str, moment: str) -> Measured:
    """Each frame while the end of a century, or of a game, of five players plays by itself."""
    page = opened(browser)
    stage = Stage(page.context, address)
    page.goto(f"{address}/{stage.replay(MOMENT[moment], back=1)}")
    on = page.get_by_role("button", name="Step forward")
    on.wait_for()
    page.evaluate(FRAMES)
    work = Work(page)
    on.click()
    page.locator(".stage").wait_for()
    page.wait_for_function(SHOWN_TO_THE_END, polling=250)
    frames: list[float] = page.evaluate("passed")
    measured = Measured(frames, work.done() / len(frames))
    page.context.close()
    return measured


def part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def milliseconds(values: Sequence[float]) -> str:
    return (
        f"median {statistics.median(values):.0f} ms, 95 % within {part(values, 0.95):.0f} ms,"
        f" 99 % within {part(values, 0.99):.0f} ms, longest {max(values):.0f} ms"
        f" ({len(values)} measured, {sum(value > LONG for value in values)} above {LONG} ms)"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.page.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args(argv).runs
    obstacle = lacking_program("chromium-headless-shell")
    if obstacle:
        print(f"nothing was measured: {obstacle}", file=sys.stderr)
        return 1
    table = Table("budget", "measured")
    table.add_row(
        f"a first visit until the first move: below {MOST // 1000} kB",
        ", ".join(f"{one} {sent(first_visit(one)) / 1000:.1f} kB" for one in LANGUAGES),
    )
    with served("--log-level", "warning") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium-headless-shell"))
        table.add_row(
            "start page interactive: within 1000 ms", str(interactive(browser, address, runs))
        )
        table.add_row("a click shows its effect: within 100 ms", str(clicks(browser, address)))
        for what, moment in (("scoring", "scoring-5"), ("final scoring", "final-5")):
            table.add_row(
                f"frames of a {what} with 5 players: 16.7 ms",
                str(scoring_frames(browser, address, moment)),
            )
        browser.close()
    console = Console()
    console.print(table)
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
