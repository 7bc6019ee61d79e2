"""Take pictures of the page in Chromium, at a real server: python -m tools.screenshots [--only …]

The pictures go to `build/screenshots/`, which is not committed. They are for inspection: fix
whatever is ugly, cramped, cut off or unclear. A page that can be scrolled sideways, or at
1280×720 at all, ends the run with an error, and so does an error in the page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from quebec.texts import LANGUAGES
from tools.page.scenes import SHOTS, Shot
from tools.page.serving import served
from tools.page.stage import Stage
from tools.require import lacking_program, program

TARGET: Final = Path(__file__).resolve().parents[1] / "build" / "screenshots"
SIZES: Final = {"1440x900": (1440, 900), "1280x720": (1280, 720), "390x844": (390, 844)}
PHONE: Final = "390x844"
FITTING: Final = "1280x720"
"""The size at which nothing at all may need scrolling."""
UNLIMITED: Final = "requests=0,address-requests=0,sessions=0,tables=0,public-tables=0,open-tables=0"

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


PICTURES: Final = TARGET.parents[1] / "docs" / "pictures"
KEPT: Final = {
    "start": "start-en-1440x900-light",
    "board": "friends-en-1440x900-light",
    "scoring": "scoring-5-fr-1280x720-dark",
    "phone": "site-nl-390x844-light",
}
"""The pictures in the README, and what they are taken from."""


class Picture(NamedTuple):
    """A shot in one language, size and theme."""

    shot: Shot
    language: str
    size: str
    theme: Theme

    @property
    def name(self) -> str:
        return f"{self.shot.name}-{self.language}-{self.size}-{self.theme}"


def take(browser: Browser, address: str, picture: Picture) -> Iterator[str]:
    """Take a picture; returns what is wrong with it."""
    width, height = SIZES[picture.size]
    phone = picture.size == PHONE
    context = browser.new_context(
        locale=picture.language,
        viewport={"width": width, "height": height},
        color_scheme=picture.theme,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    page = context.new_page()
    picture.shot.scene(page, Stage(context, address))
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=TARGET / f"{picture.name}.png")
    yield from misfits(page, picture)
    yield from errors
    context.close()


def misfits(page: Page, picture: Picture) -> Iterator[str]:
    width, height = SIZES[picture.size]
    across, down = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    if across > width:
        yield f"it is {across} wide"
    if picture.size == FITTING and down > height and picture.shot.fits:
        yield f"it is {down} high"


def keep() -> None:
    """Regenerate the pictures of the README, small."""
    PICTURES.mkdir(exist_ok=True)
    for name, taken in KEPT.items():
        with Image.open(TARGET / f"{taken}.png") as picture:
            picture.convert("RGB").save(PICTURES / f"{name}.webp", quality=84, method=6)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.screenshots", description=__doc__)
    names = [shot.name for shot in SHOTS]
    parser.add_argument(
        "--only", nargs="+", choices=names, metavar="SHOT", help=f"of these: {', '.join(names)}"
    )
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=list(THEMES))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES)
    parser.add_argument("--keep", action="store_true", help="renew the pictures of the README")
    options = parser.parse_args(argv)
    obstacle = lacking_program("chromium-headless-shell")
    if obstacle:
        print(f"no pictures: {obstacle}", file=sys.stderr)
        return 1
    pictures = [
        Picture(shot, language, size, theme)
        for shot in SHOTS
        if not options.only or shot.name in options.only
        for language, size, theme in product(shot.languages, options.size, options.theme)
        if not options.language or language in options.language
    ]
    TARGET.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with (
        served("--limits", UNLIMITED, "--log-level", "error") as address,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=program("chromium-headless-shell"))
        for picture in pictures:
            for problem in take(browser, address, picture):
                wrong += 1
                print(f"{picture.name}: {problem}", file=sys.stderr)
        browser.close()
    if options.keep:
        keep()
    print(f"{len(pictures)} pictures in {TARGET.relative_to(TARGET.parents[1])}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
