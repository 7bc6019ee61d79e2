"""The language may change at any time."""

from __future__ import annotations

from playwright.sync_api import expect

from quebec.texts import Texts
from tests.browser.conftest import Visit


def test_in_the_middle_of_a_turn(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    page = visitor.go(
        visitor.stage().table(ruleset="2011-family", seats=seats, first=0, start=True)
    )
    english = visitor.screen()
    english.do_all_but_confirm()

    english.hand.press(english.button("page-menu"))
    page.get_by_role("radio", name="Français").check()
    visitor.texts = Texts("fr")
    french = visitor.screen()
    expect(page.get_by_role("group", name=french.say("page-board"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Escape")

    french.press(french.confirm)
    for _ in range(6):
        assert french.step()

    page.reload()
    expect(french.board).to_be_visible()


def test_the_page_speaks_the_language_of_the_browser(visit: Visit) -> None:
    for language in ("en", "fr", "nl"):
        visitor = visit(language=language)
        visitor.go()
        expect(visitor.screen().button("page-play-now")).to_be_visible()
