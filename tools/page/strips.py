"""Strips of pictures of what moves in the page: python -m tools.page.strips [--only cascade …]

A bot's turn, a century's end with five players and a final scoring, at a laptop and on a phone:
frames side by side in one picture each, in `build/strips/`, which is not committed. The clock of
the page stands still and is moved by hand, and so is everything that moves: a strip is the same on
any machine.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from quebec.engine.facts import CenturyEnded
from quebec.record import read_record
from quebec.texts import LANGUAGES
from tools.page.moments import game_of_bots
from tools.page.serving import served
from tools.page.stage import Stage
from tools.require import lacking_program, program

TARGET: Final = Path(__file__).resolve().parents[2] / "build" / "strips"
NAMES: Final = ("Marguerite", "Étienne", "Joris", "Louise", "Joseph")
TICK: Final = 50
"""Milliseconds that the clock of the page is moved at a time."""
BETWEEN: Final = 12
"""Pixels between two frames."""
ARRIVING: Final = 6_000
"""Milliseconds for what bots do to arrive in the page."""
PATIENCE: Final = 600_000
"""Milliseconds until something counts as missing; a busy machine is slow, not wrong."""

# Animations follow the clock of the page: each is as old as the page has been since it began.
FOLLOW: Final = """tick => {
  window.born ??= new WeakMap()
  for (const one of document.getAnimations()) {
    if (!born.has(one)) born.set(one, Date.now() - tick / 2)
    one.pause()
    one.currentTime = Date.now() - born.get(one)
  }
}"""

Theme = Literal["light", "dark"]
Frames = Iterator[bytes]


class Size(NamedTuple):
    width: int
    height: int
    scale: float
    """Of a frame in the strip."""
    columns: int
    is_phone: bool = False


SIZES: Final = {
    "1440x900": Size(1440, 900, 0.5, 3),
    "1280x720": Size(1280, 720, 0.55, 3),
    "390x844": Size(390, 844, 0.75, 6, is_phone=True),
    "844x390": Size(844, 390, 0.75, 3, is_phone=True),
}


def frames(page: Page, milliseconds: int, every: int) -> Frames:
    """Let time pass in the page, and look at it every so often."""
    for passed in range(TICK, milliseconds + TICK, TICK):
        page.clock.run_for(TICK)
        page.evaluate(FOLLOW, TICK)
        if passed % every == 0:
            yield page.screenshot()


def game() -> str:
    """A game of five in which nobody plays at random."""
    return game_of_bots(dict.fromkeys(NAMES, "greedy"), seed=4)


def entry_before(record: str, century: int) -> int:
    """The number of moves before the one that ends a century."""
    for number, step in enumerate(read_record(record).replay()):
        ended = [fact for fact in step.facts if isinstance(fact, CenturyEnded)]
        if any(fact.century == century for fact in ended):
            return number - 1
    raise LookupError(f"century {century} does not end")


def turn(page: Page, stage: Stage, record: str) -> Frames:
    """I start a site, and four bots answer."""
    place = stage.fork(stage.loaded(record), entry_before(record, 1) - 30, "level-2")
    opened(page, stage, place)
    stage.take_turn(place)
    page.wait_for_timeout(ARRIVING)
    yield from frames(page, 8_400, 700)


def scoring(century: int, milliseconds: int, every: int) -> Callable[[Page, Stage, str], Frames]:
    """The end of a century in a replay, as it plays by itself."""

    def scene(page: Page, stage: Stage, record: str) -> Frames:
        table = stage.loaded(record)
        opened(
            page, stage, f"#/table/{table}/at/{stage.entry(table, entry_before(record, century))}"
        )
        page.locator("footer .transport button").nth(3).click()
        page.locator(".stage").wait_for()
        is_still = page.evaluate("matchMedia('(prefers-reduced-motion)').matches")
        yield from stills(page) if is_still else frames(page, milliseconds, every)

    return scene


def opened(page: Page, stage: Stage, place: str) -> None:
    page.clock.install(time=0)
    page.goto(f"{stage.address}/{place}")
    page.get_by_role("heading", level=1).wait_for()
    page.locator(".board").wait_for()
    page.clock.pause_at(3_600_000)


STRIPS: Final = {
    "turn": turn,
    "cascade": scoring(2, 24_000, 1_000),
    "final": scoring(4, 54_000, 1_800),
}


def strip(shots: Sequence[bytes], size: Size) -> Image.Image:
    width, height = int(size.width * size.scale), int(size.height * size.scale)
    rows = -(-len(shots) // size.columns)
    whole = Image.new(
        "RGB", (size.columns * (width + BETWEEN), rows * (height + BETWEEN)), "#808080"
    )
    for number, shot in enumerate(shots):
        with Image.open(BytesIO(shot)) as picture:
            small = picture.resize((width, height), Image.Resampling.LANCZOS)
        row, column = divmod(number, size.columns)
        whole.paste(small, (column * (width + BETWEEN), row * (height + BETWEEN)))
    return whole


def stills(page: Page) -> Frames:
    """A scoring where nothing moves: each scene waits until somebody goes on."""
    button = page.locator(".scoring .first")
    while button.count():
        yield page.screenshot()
        button.click()


def take(
    browser: Browser,
    address: str,
    name: str,
    size: str,
    theme: Theme,
    language: str,
    record: str,
    *,
    is_still: bool,
) -> Path:
    wanted = SIZES[size]
    context = browser.new_context(
        viewport={"width": wanted.width, "height": wanted.height},
        color_scheme=theme,
        locale=language,
        has_touch=wanted.is_phone,
        is_mobile=wanted.is_phone,
        reduced_motion="reduce" if is_still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    shots = list(STRIPS[name](page, Stage(context, address), record))
    context.close()
    path = TARGET / f"{name}-{size}-{theme}-{language}{'-still' * is_still}.png"
    strip(shots, wanted).save(path)
    return path


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.page.strips", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=STRIPS, default=list(STRIPS))
    parser.add_argument("--size", nargs="+", choices=SIZES, default=["1440x900", "390x844"])
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--still", action="store_true", help="as with reduced motion")
    options = parser.parse_args(argv)
    obstacle = lacking_program("chromium-headless-shell")
    if obstacle:
        print(f"no strips were made: {obstacle}", file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    record = game()
    with served("--log-level", "warning") as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium-headless-shell"))
        for name in options.only:
            for size in options.size:
                how = (options.theme, options.language, record)
                print(take(browser, address, name, size, *how, is_still=options.still))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
