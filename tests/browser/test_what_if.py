"""What if: playing on from a moment in a sandbox, with all seats; the table is not touched."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "level-1"}, {"kind": "bot", "bot": "level-1"}]


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
