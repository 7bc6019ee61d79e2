"""Draw the icons of the installed page from `web/public/icon.svg`: python -m tools.page.icons

Phones cut a maskable icon into a shape of their own, so its picture is smaller and its background
fills all of it. The images are committed; Chromium is needed only to regenerate them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from tools.page.npm import WEB
from tools.require import lacking_program, program

PUBLIC: Final = WEB / "public"
GROUND: Final = "#F3E9D4"


class Icon(NamedTuple):
    """An image: its name, its size in pixels, and how much of it the picture takes."""

    name: str
    size: int
    share: float = 1
    whole_ground: bool = False


ICONS: Final = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, 0.8, whole_ground=True),
    Icon("apple-touch-icon.png", 180, 0.9, whole_ground=True),
)


def drawing(icon: Icon, source: str) -> str:
    """A page with nothing but the icon."""
    inner = re.sub(r"^<svg[^>]*>|</svg>$", "", source.strip())
    ground = GROUND if icon.whole_ground else "none"
    shift = 12 * (1 - icon.share)
    return (
        '<style>body{margin:0}svg{display:block}</style><svg viewBox="0 0 24 24"'
        f' xmlns="http://www.w3.org/2000/svg" width="{icon.size}" height="{icon.size}">'
        f'<rect width="24" height="24" fill="{ground}"/>'
        f'<g transform="translate({shift} {shift}) scale({icon.share})">{inner}</g></svg>'
    )


def compress(file: Path) -> None:
    """A palette of 64 colours is enough for a few flat areas and their edges."""
    with Image.open(file) as picture:
        small = picture.convert("RGBA").quantize(64)
    small.save(file, optimize=True)


def main() -> int:
    obstacle = lacking_program("chromium-headless-shell")
    if obstacle:
        print(f"no icons: {obstacle}", file=sys.stderr)
        return 1
    source = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=program("chromium-headless-shell"))
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            page.set_content(drawing(icon, source))
            page.screenshot(path=PUBLIC / icon.name, omit_background=True)
            page.close()
            compress(PUBLIC / icon.name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
