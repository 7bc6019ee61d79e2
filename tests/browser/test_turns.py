"""What others do can be followed: one thing after the other, in words, and where it was done."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tests.browser.screen import Screen

COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('.caption').getBoundingClientRect()
  const covered = place => {
    const box = place.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }
  return [...document.querySelectorAll('[data-site], [data-district], [data-zone]')]
    .filter(covered).map(place => JSON.stringify(place.dataset))
}"""
"""The tiles and zones that a caption covers, by the boxes around them."""


def hand_over(screen: Screen) -> None:
    """Start a site, whatever that asks for, and confirm."""
    screen.do_all_but_confirm()
    screen.press(screen.confirm)


def test_the_turns_of_bots_are_shown_one_by_one_and_can_be_hurried(visit: Visit) -> None:
    visitor = visit(still=False).with_clock()
    page = visitor.page
    visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    visitor.stop_clock()
    hand_over(screen)
    caption = page.locator(".caption")
    seen: list[str] = []
    while not screen.start_a_site.count():
        caption.or_(screen.start_a_site).or_(screen.targets).first.wait_for()
        if caption.count():
            expect(screen.targets).to_have_count(0)
            seen.append(caption.inner_text())
            # The line below the board is about the same turn, not about the next one.
            actor, of_turn, _ = screen.status.inner_text().partition("’s turn")
            assert of_turn
            assert seen[-1].startswith(actor)
        page.keyboard.press(".")
        page.clock.run_for(10)
    assert len(seen) >= 2, seen
    expect(page.locator(".board .lit, .leaders .lit").first).to_be_visible()


def test_what_others_do_is_said_where_it_covers_no_tile_and_no_zone(visit: Visit) -> None:
    """French has the longest sentences, and this is the smallest board beside cards."""
    visitor = visit(still=False, language="fr", size=(1280, 720)).with_clock()
    page = visitor.page
    visitor.go(visitor.stage().replay(MOMENT["stage-5"], back=1))
    on = page.get_by_role("button", name=visitor.texts.say("page-replay-on"))
    on.wait_for()
    visitor.stop_clock()
    caption = page.locator(".caption")
    seen: set[str] = set()
    while len(seen) < 8:
        on.click()
        page.clock.run_for(10)
        if caption.count():
            seen.add(caption.inner_text())
            assert page.evaluate(COVERED) == [], caption.inner_text()
    assert max(map(len, seen)) > 80, seen


def test_a_line_of_the_recap_lights_what_it_is_about(visit: Visit) -> None:
    visitor = visit()
    visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    hand_over(screen)
    expect(screen.start_a_site).to_be_visible()
    line = visitor.page.locator(".recap li").filter(
        has_text=re.compile("starts|takes|constructs|sends")
    )
    lit = visitor.page.locator(".board .lit, .leaders .lit")
    line.first.hover()
    first = lit.count()
    assert first >= 1
    visitor.page.mouse.move(0, 0)
    told = visitor.page.locator(".unseen[aria-live] p")
    assert told.count() >= 2


def test_where_nothing_moves_bots_act_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    hand_over(screen)
    expect(screen.start_a_site).to_be_visible()
    expect(visitor.page.locator(".caption")).to_have_count(0)
    expect(visitor.page.locator(".sky > div")).to_have_count(0)
