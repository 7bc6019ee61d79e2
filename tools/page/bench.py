"""How heavy and how quick the page is: python -m tools.page.bench [--runs 5]

A real server, a real Chromium, loopback. The numbers are those of this machine at this moment: its
load is printed with them. Nothing here passes or fails; docs/web.md names the budgets.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

import quebec.server
from tools.page.moments import MOMENTS
from tools.page.serving import served
from tools.page.stage import Stage
from tools.require import lacking_program, program

STATIC: Final = Path(quebec.server.__file__).parent / "static"
SIZE: Final = (1440, 900)
MOMENT: Final = {moment.name: moment for moment in MOMENTS}
CLICKS: Final = 12

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

# From a click to the frame that shows what came of it: the next one that is painted, and the first
# one with another board or status line.
CLICK: Final = """() => {
  window.painted = []
  window.answered = []
  addEventListener('click', event => {
    if (!event.isTrusted) return
    const since = event.timeStamp
    requestAnimationFrame(() => setTimeout(() => painted.push(performance.now() - since)))
    const watch = new MutationObserver(() => {
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - since)))
    })
    for (const one of document.querySelectorAll('main svg, [role=status]'))
      watch.observe(one, { subtree: true, childList: true, characterData: true, attributes: true })
  }, true)
}"""

FRAMES: Final = """() => {
  window.frames_ = []
  let last
  const count = now => {
    if (last !== undefined) frames_.push(now - last)
    last = now
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}"""


def opened(browser: Browser) -> Page:
    width, height = SIZE
    return browser.new_context(viewport={"width": width, "height": height}).new_page()


def interactive(browser: Browser, address: str) -> float:
    """Milliseconds until the start page can be used, for somebody who was never here."""
    page = opened(browser)
    page.goto(address, wait_until="commit")
    taken = float(page.evaluate(READY))
    page.context.close()
    return taken


def clicks(browser: Browser, address: str) -> dict[str, list[float]]:
    """Milliseconds from clicks on sites and buttons of a game to what they show."""
    page = opened(browser)
    stage = Stage(page.context, address)
    page.goto(f"{address}/{stage.playing(MOMENT['century-2-3'])}")
    page.get_by_role("group", name="The board").wait_for()
    page.evaluate(CLICK)
    board = page.get_by_role("group", name="The board").get_by_role("button")
    action = page.get_by_role("button", name="Start a site")
    undo = page.get_by_role("button", name="Restart turn", disabled=False)
    for _ in range(CLICKS // 3):
        action.click()
        board.first.click()
        undo.wait_for()
        undo.click()
        action.wait_for()
    found: dict[str, list[float]] = page.evaluate("({ painted, answered })")
    page.context.close()
    return found


def scoring_frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds of each frame while a century of five players is scored, with motion."""
    page = opened(browser)
    stage = Stage(page.context, address)
    page.goto(f"{address}/{stage.replay(MOMENT['scoring-5'], back=1)}")
    on = page.get_by_role("button", name="One step on")
    on.wait_for()
    page.evaluate(FRAMES)
    on.click()
    further = page.get_by_role("button", name="Continue", exact=True)
    further.wait_for()
    while further.count():
        further.click()
        page.wait_for_timeout(900)
    found: list[float] = page.evaluate("frames_")
    page.context.close()
    return found


def weights() -> dict[str, int]:
    """Bytes of the scripts as they are sent."""
    return {
        path.name: len(gzip.compress(path.read_bytes())) for path in sorted(STATIC.rglob("*.js"))
    }


def part(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def milliseconds(values: Sequence[float]) -> str:
    return (
        f"median {statistics.median(values):.0f} ms, 95 % within {part(values, 0.95):.0f} ms,"
        f" longest {max(values):.0f} ms ({len(values)} measured)"
    )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.page.bench", description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args(argv).runs
    obstacle = lacking_program("chromium")
    if obstacle:
        print(f"nothing was measured: {obstacle}", file=sys.stderr)
        return 1
    table = Table("budget", "measured")
    sizes = weights()
    started = sum(size for name, size in sizes.items() if name.startswith("index"))
    table.add_row(
        "JavaScript compressed: below 150 kB",
        f"{sum(sizes.values()) / 1000:.1f} kB in {len(sizes)} files,"
        f" {started / 1000:.1f} kB of it before the start page",
    )
    with served("--log-level", "warning") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium"))
        starts = [interactive(browser, address) for _ in range(runs)]
        table.add_row("start page interactive: within 1000 ms", milliseconds(starts))
        clicked = clicks(browser, address)
        table.add_row("a click is shown: within 100 ms", milliseconds(clicked["painted"]))
        table.add_row("… and what the server made of it", milliseconds(clicked["answered"]))
        table.add_row(
            "frames of a scoring with 5 players: 16.7 ms",
            milliseconds(scoring_frames(browser, address)),
        )
        browser.close()
    console = Console()
    console.print(table)
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
