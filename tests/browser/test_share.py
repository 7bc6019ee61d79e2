"""Pictures of a moment and of a finished game, made in the browser."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.boxes import box_of
from tests.browser.conftest import Visit

WIDTH = 1054
"""Of a picture in its own units; a PNG is twice as fine."""


def saved(visit: Visit, place: str, kind: str, target: Path) -> Path:
    visitor = visit()
    page = visitor.go(place.format(visitor.stage().recorded("2026-3-4")))
    screen = visitor.screen()
    screen.hand.press(screen.button("page-share"))
    expect(page.get_by_role("dialog")).to_be_visible()
    with page.expect_download() as download:
        screen.hand.press(screen.button(f"page-share-{kind}"))
    path = target / download.value.suggested_filename
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("place", ["#/table/{}/at/60", "#/table/{}"])
def test_a_picture_stands_alone(visit: Visit, place: str, tmp_path: Path) -> None:
    path = saved(visit, place, "svg", tmp_path)
    text = path.read_text(encoding="utf-8")
    drawing = ElementTree.fromstring(text)
    assert drawing.tag.endswith("svg")
    assert "var(--" not in text
    assert not re.search(r'(?:href|src)="?https?:', text)
    assert "@font-face" in text
    names = {
        "".join(part.itertext()).strip() for part in drawing.iter() if part.tag.endswith("text")
    }
    assert {"Québec", "Anne"} <= names


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_picture_is_large_and_what_can_be_done_with_it_is_in_sight(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size=size, language=language)
    page = visitor.go(f"#/table/{visitor.stage().recorded('2026-3-4')}")
    screen = visitor.screen()
    screen.hand.press(screen.button("page-share"))
    dialog = page.get_by_role("dialog")
    picture = box_of(dialog.locator("svg.sharing"))
    assert picture["width"] > min(500, 0.85 * size[0])
    assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    tall = "all => all.filter(one => one.offsetHeight > 50).map(one => one.textContent)"
    assert dialog.locator(".buttons .button").evaluate_all(tall) == [], "a label breaks"


def test_a_picture_in_points_shows_the_board(visit: Visit, tmp_path: Path) -> None:
    with Image.open(saved(visit, "#/table/{}/at/60", "png", tmp_path)) as picture:
        assert picture.width == 2 * WIDTH
        board = picture.convert("RGB").crop((200, 400, 1900, 1700))
        colours = board.getcolors(maxcolors=1 << 24)
    assert colours is not None
    assert len(colours) > 1000
