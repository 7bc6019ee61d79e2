"""Hints: the bulb or a key asks first for the action, then for the turn, drawn on the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screen import Screen

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def drawn(screen: Screen) -> int:
    return screen.board.locator(".sketch").count()


def test_a_key_asks_for_the_action_and_once_more_for_the_whole_turn(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(visitor.stage().table(seats=ALONE, first=0, start=True))
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name=screen.say("page-hint"), exact=True)
    expect(hint).to_contain_text(re.compile("A strong player would (start|take|send)"))
    assert drawn(screen) == 0
    page.keyboard.press("h")
    # Nobody has a building yet, so the turn is at one place: a site, a zone, or a leader's card.
    expect(hint).to_contain_text(re.compile(r"^\s*(Start|Take|Send) "))
    expect(page.locator(".lit").first).to_be_visible()
    screen.hand.press(screen.button("page-close", hint))
    expect(hint).to_have_count(0)
    assert drawn(screen) == 0


def test_with_other_people_there_is_no_bulb_unless_it_was_agreed(visit: Visit) -> None:
    together = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for agreed in (None, True):
        visitor = visit()
        visitor.go(visitor.stage().table(seats=together, first=0, start=True, hints=agreed))
        screen = visitor.screen()
        expect(screen.start_a_site).to_be_visible()
        bulb = screen.actions.get_by_role("button", name=screen.say("page-hint"), exact=True)
        expect(bulb).to_have_count(1 if agreed else 0)
        if agreed:
            screen.hand.press(screen.button("page-menu"))
            expect(visitor.page.get_by_text(screen.say("page-agreed-hints"))).to_have_count(1)
