"""What if: playing on from a moment in a sandbox, with all seats; the table is not touched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_scoring import ends
from tools.page.moments import Moment

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "level-1"}, {"kind": "bot", "bot": "greedy"}]


def test_all_seats_are_played_and_nothing_touches_the_table(visit: Visit) -> None:
    visitor = visit()
    table = visitor.stage().table(seats=ALONE, first=0, start=True)
    page = visitor.go(table)
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    screen.hand.press(screen.button("page-menu"))
    page.get_by_role("link", name=screen.say("page-what-if")).click()
    card = page.get_by_role("region", name=screen.say("page-what-if"))
    expect(card).to_contain_text(screen.say("page-what-if-about"))
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    # A bot without a name of its own is called what it is called at the table.
    greedy = screen.say("page-bot-greedy")
    expect(page.locator("[data-spot='score:2']").locator("..")).to_contain_text(greedy)
    seats = set()
    for _ in range(2):
        status = screen.status.inner_text()
        seats.add(status)
        page.locator(".choices button", has_text=screen.say("page-action-send")).click()
        page.locator("[data-zone=rel]").click()
        expect(screen.status).not_to_have_text(status)
    # Two players in turn, both of them mine here.
    assert len(seats) == 2
    screen.hand.press(screen.button("page-undo"))
    screen.hand.press(screen.button("page-restart"))
    expect(screen.button("page-undo")).to_have_count(0)
    card.get_by_role("link").click()
    expect(page).to_have_url(f"{visitor.address}/{table}")
    expect(screen.start_a_site).to_be_visible()
    expect(screen.button("page-undo")).to_have_count(0)


def test_an_event_that_nobody_knows_is_drawn_and_said_to_be(visit: Visit) -> None:
    """The century ends in the sandbox; the game of the table had another moment to come."""
    visitor = visit()
    end = Moment("end", "2026-3-63", ends(1))
    place = visitor.stage().replay(end, back=1)
    page = visitor.go(f"{place}/what-if")
    screen = visitor.screen()
    card = page.get_by_role("region", name=screen.say("page-what-if"))
    expect(card).to_contain_text(screen.say("page-what-if-about"))
    # There is no site left to start.
    screen.press(screen.start_a_site)
    screen.press(screen.button("page-skip"))
    expect(card).to_contain_text(screen.say("page-what-if-drawn"))
    events = page.get_by_role("group", name=screen.say("page-events")).get_by_role("button")
    expect(events).to_have_count(2)
    drawn = events.last.inner_text()
    screen.press(screen.button("page-undo"))
    expect(card).to_contain_text(screen.say("page-what-if-about"))
    expect(events).to_have_count(1)
    # Always the same card, so nobody learns anything by trying.
    screen.press(screen.start_a_site)
    screen.press(screen.button("page-skip"))
    expect(events.last).to_have_text(drawn, use_inner_text=True)
