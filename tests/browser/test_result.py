"""What follows a game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import MOMENT


def test_the_next_game_against_bots_is_dealt_at_once(visit: Visit) -> None:
    visitor = visit()
    old = visitor.stage().finishing(MOMENT["final-3"])
    page = visitor.go(old)
    screen = visitor.screen()
    while not screen.result.count():
        screen.step()
    screen.hand.press(screen.button("page-rematch"))
    expect(screen.result).to_have_count(0)
    expect(screen.board).to_be_visible()
    expect(page.get_by_role("heading", name=screen.say("page-gathering"))).to_have_count(0)
    assert old not in page.url
    screen.do_all_but_confirm()
