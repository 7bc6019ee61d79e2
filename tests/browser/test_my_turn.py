"""A turn finds its player: title, icon, notice, sound."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_together import sit_down

NOTICES = """
window.notices = []
Notification.requestPermission = async () => 'granted'
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
const show = async (title, options) => void window.notices.push([title, options.data])
ServiceWorkerRegistration.prototype.showNotification = show
"""
"""Notices are counted: without a screen there is nowhere to show them."""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
HEARD = """
window.heard = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (at) { window.heard++; return start.call(this, at) }
"""


def test_the_tab_says_when_i_am_waited_for(visit: Visit) -> None:
    theirs, ours = sit_down(visit(), visit())
    expect(theirs.page).to_have_title(f"● {theirs.say('page-your-turn')} · Québec")
    icon = theirs.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    expect(ours.page).to_have_title("Québec")
    theirs.do_all_but_confirm()
    theirs.press(theirs.confirm)
    expect(ours.page).to_have_title(f"● {ours.say('page-your-turn')} · Québec")
    expect(theirs.page).to_have_title("Québec")
    expect(icon).to_have_attribute("href", re.compile("icon.svg$"))


def test_a_notice_comes_if_it_was_allowed_and_another_page_is_in_front(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(NOTICES)
    theirs, ours = sit_down(visit(), guest)
    ours.press(ours.button("page-menu"))
    ours.page.get_by_label(ours.say("page-notices")).check()
    theirs.do_all_but_confirm()
    ours.page.evaluate(HIDDEN)
    theirs.press(theirs.confirm)
    ours.page.wait_for_function("() => window.notices.length > 0")
    (title, address), *more = ours.page.evaluate("window.notices")
    assert title == ours.say("page-your-turn")
    assert address == ours.page.url
    assert more == []


def test_nothing_is_heard_until_it_is_wished(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(HEARD)
    theirs, ours = sit_down(visit(), guest)
    theirs.do_all_but_confirm()
    theirs.press(theirs.confirm)
    expect(ours.page).to_have_title(re.compile("^●"))
    assert ours.page.evaluate("window.heard") == 0

    ours.press(ours.button("page-menu"))
    ours.page.get_by_label(ours.say("page-volume")).fill("0.5")
    ours.page.wait_for_function("() => window.heard > 0")
