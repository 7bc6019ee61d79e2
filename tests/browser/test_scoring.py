"""The end of a century: what is completed first, then the zones, and nothing before I confirm."""

from __future__ import annotations

from playwright.sync_api import expect

from quebec.engine.facts import BuildingCompleted, ZoneScored
from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tests.browser.screen import Screen
from tools.page.moments import Moment, find, over


def in_zone(screen: Screen, zone: str) -> list[int]:
    """Everybody's workers there, as the board shows them."""
    numbers = screen.board.locator(f".cartouche.{zone} .number")
    return [int(one) for one in numbers.all_text_contents()]


def test_a_scoring_starts_from_the_board_that_the_last_turn_left(visit: Visit) -> None:
    visitor = visit()
    moment = MOMENT["scoring-3"]
    facts = find(moment)[1][-1].facts
    visitor.go(visitor.stage().about_to(moment)[0])
    screen = visitor.screen()
    screen.press(screen.start_a_site)
    expect(screen.next_scene).to_be_visible()
    for fact in facts:
        if isinstance(fact, BuildingCompleted):
            expect(screen.board.locator(f"[data-site={fact.site}] + .completed")).to_be_visible()
        if isinstance(fact, ZoneScored):
            screen.press(screen.next_scene)
            assert in_zone(screen, fact.zone) == list(fact.workers)


def test_the_last_scoring_is_shown_when_the_last_turn_is_confirmed(visit: Visit) -> None:
    visitor = visit()
    moment = Moment("last", "2011-3-31", over)
    visitor.go(visitor.stage().about_to(moment)[0])
    screen = visitor.screen()
    screen.press(screen.start_a_site)
    expect(screen.confirm).to_be_visible()
    expect(screen.next_scene).to_have_count(0)
    expect(screen.button("page-undo")).to_be_visible()
    screen.press(screen.confirm)
    expect(screen.next_scene).to_be_visible()
    while screen.next_scene.count():
        expect(screen.confirm).to_have_count(0)
        screen.press(screen.next_scene)
    expect(screen.result).to_be_visible()
