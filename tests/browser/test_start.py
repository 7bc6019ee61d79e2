"""The start page on a laptop: nothing is cut, and the options of a game say what they do."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor

LAPTOP: Final = (1280, 720)
ALONE: Final = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]

# How many pixels of an element lie outside the part of its list or window that can be seen.
HIDDEN: Final = """element => {
  const box = element.getBoundingClientRect()
  let [top, bottom] = [0, innerHeight]
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue
    const around = one.getBoundingClientRect()
    top = Math.max(top, around.top)
    bottom = Math.min(bottom, around.bottom)
  }
  return Math.max(0, top - box.top) + Math.max(0, box.bottom - bottom)
}"""


def hidden(things: Locator) -> list[float]:
    return [float(one.evaluate(HIDDEN)) for one in things.all()]


def options_of(visitor: Visitor, kind: str) -> Screen:
    """The dialog of a new game."""
    visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button(kind))
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    return screen


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_game_of_mine_is_shown_whole_or_not_at_all(visit: Visit, language: str) -> None:
    visitor = visit(language=language, size=LAPTOP)
    for _ in range(4):
        visitor.stage().table(seats=ALONE, first=0, start=True)
    page = visitor.go()
    rows = page.get_by_role("link", name=visitor.texts.say("page-your-turn"))
    expect(rows).to_have_count(4)
    height = float(rows.first.evaluate("row => row.getBoundingClientRect().height"))
    cut = hidden(rows)
    assert cut[:2] == [0, 0], "two are seen without scrolling"
    assert all(pixels == 0 or pixels >= height for pixels in cut), cut


@pytest.mark.parametrize("kind", ["page-with-bots", "page-one-screen", "page-friends"])
def test_the_fields_of_a_clock_open_where_they_are_seen(visit: Visit, kind: str) -> None:
    """French has the longest texts; also with all players, and all cards chosen."""
    visitor = visit(language="fr", size=LAPTOP)
    screen = options_of(visitor, kind)
    screen.choose("page-number-of-players", "5")
    screen.choose("page-events", "true")
    for clock in ("live", "correspondence"):
        screen.choose("page-clock", clock)
        fields = visitor.page.get_by_role("dialog").get_by_role("spinbutton")
        expect(fields.first).to_be_visible()
        assert set(hidden(fields)) == {0}
        assert hidden(visitor.page.get_by_label(screen.say("page-clock-expiry"))) == [0]


def test_taking_back_is_an_option_among_bots_alone(visit: Visit) -> None:
    visitor = visit()
    screen = options_of(visitor, "page-with-bots")
    option = visitor.page.get_by_label(screen.say("page-rewinds"), exact=True)
    expect(option).to_have_value("on")
    expect(option).to_be_enabled()
    screen.choose("page-clock", "live")
    expect(option).to_be_disabled()
    expect(visitor.page.get_by_text(screen.say("page-rewinds-none-about"))).to_be_visible()
    screen.choose("page-clock", "none")
    expect(option).to_have_value("on")


@pytest.mark.parametrize("wished", ["on", "off"])
def test_what_was_chosen_about_taking_back_holds_and_is_shown(visit: Visit, wished: str) -> None:
    visitor = visit()
    screen = options_of(visitor, "page-with-bots")
    screen.choose("page-rewinds", wished)
    screen.hand.press(screen.button("page-make-table"))
    screen.do_all_but_confirm()
    screen.press(screen.confirm)
    expect(screen.start_a_site).to_be_visible()
    expect(screen.button("page-rewind")).to_have_count(1 if wished == "on" else 0)
    screen.hand.press(screen.button("page-menu"))
    agreed = visitor.page.get_by_text(screen.say("page-agreed-rewinds"))
    expect(agreed).to_have_count(1 if wished == "on" else 0)


@pytest.mark.parametrize("kind", ["page-one-screen", "page-friends"])
def test_with_other_people_a_confirmed_turn_stays(visit: Visit, kind: str) -> None:
    visitor = visit()
    screen = options_of(visitor, kind)
    expect(visitor.page.get_by_label(screen.say("page-rewinds"), exact=True)).to_be_disabled()
