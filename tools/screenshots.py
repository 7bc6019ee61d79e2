"""Take pictures of the gallery in Chromium: python -m tools.screenshots [--only MOMENT …]

The pictures go to `build/screenshots/`, which is not committed. They are for looking at: whatever
is ugly, cramped, cut off or unclear is to be mended. A page that can be scrolled sideways, or at
1280×720 at all, ends the run with an error.
"""

from __future__ import annotations

import argparse
import functools
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tools.page import moments
from tools.page.npm import WEB, npm
from tools.require import lacking_program, program

GALLERY: Final = WEB / ".generated" / "gallery"
TARGET: Final = WEB.parent / "build" / "screenshots"
SIZES: Final = ((1440, 900), (1280, 720), (390, 844))
THEMES: Final = ("light", "dark")
FITTING: Final = (1280, 720)
"""The size at which nothing at all may need scrolling."""


class Shot(NamedTuple):
    """A moment to be taken: in which language, and what the pointer is on."""

    moment: str
    language: str = "en"
    aim: str = ""


SHOTS: Final = (
    Shot("opening-4"),
    Shot("century-1-3"),
    Shot("century-1-2", "fr"),
    Shot("site-4"),
    Shot("site-4", "fr", "first"),
    Shot("century-2-3", "nl"),
    Shot("stage-5", "fr"),
    Shot("zones-4", "nl"),
    Shot("leader-4"),
    Shot("century-3-5"),
    Shot("century-4-2"),
    Shot("century-4-3", "fr"),
    Shot("century-4-5"),
    Shot("scoring-3"),
    Shot("scoring-5", "fr"),
    Shot("final-3"),
    Shot("final-5", "nl"),
)


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files without a word."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder under an address of this machine."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()


def take(browser: Browser, address: str, shot: Shot, size: tuple[int, int], theme: str) -> str:
    """Take a picture; says what does not fit, or nothing."""
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    page.on("pageerror", lambda error: print(f"-- {shot.moment}: {error}", file=sys.stderr))
    page.emulate_media(reduced_motion="reduce")
    query = f"moment={shot.moment}&lang={shot.language}&theme={theme}&aim={shot.aim}"
    page.goto(f"{address}/gallery.html?{query}")
    page.wait_for_selector("html[data-ready]")
    page.evaluate("document.fonts.ready")
    name = "-".join(
        filter(None, (shot.moment, shot.language, shot.aim, f"{width}x{height}", theme))
    )
    page.screenshot(path=TARGET / f"{name}.png")
    across, down = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    page.close()
    if across > width:
        return f"{name} is {across} wide"
    return f"{name} is {down} high" if size == FITTING and down > height else ""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.screenshots", description=__doc__)
    parser.add_argument("--only", nargs="+", metavar="MOMENT", help="these moments alone")
    parser.add_argument("--size", nargs="+", metavar="WIDTHxHEIGHT", help="these sizes alone")
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=list(THEMES))
    wish = parser.parse_args(argv)
    obstacle = lacking_program("chromium")
    if obstacle:
        print(f"no pictures: {obstacle}", file=sys.stderr)
        return 1
    moments.main()
    if npm("run", "--silent", "build", "--", "--mode", "gallery", "--logLevel", "warn"):
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    misfits = []
    with served(GALLERY) as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium"))
        for shot in SHOTS:
            if wish.only and shot.moment not in wish.only:
                continue
            for size in SIZES:
                if wish.size and "x".join(map(str, size)) not in wish.size:
                    continue
                for theme in wish.theme:
                    misfits.append(take(browser, address, shot, size, theme))
        browser.close()
    for misfit in filter(None, misfits):
        print(f"does not fit: {misfit}", file=sys.stderr)
    return 1 if any(misfits) else 0


if __name__ == "__main__":
    sys.exit(main())
