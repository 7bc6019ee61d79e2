"""A phone, upright and on its side: what is seen at once, and that nothing moves under a finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.asks import on_asks
from tests.browser.boxes import box_of, measured
from tests.browser.conftest import Visit
from tests.browser.hands import Finger
from tests.browser.places import MOMENT

UPRIGHT: Final = (390, 844)
ON_ITS_SIDE: Final = (844, 390)
both_ways = pytest.mark.parametrize("size", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])

BUTTONS: Final = """() => Object.fromEntries(
  [...document.querySelectorAll('button, [role=button], [role=tab]')]
    .filter(one => one.checkVisibility() && !one.closest('.choices'))
    .map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const name = one.dataset.move ?? one.getAttribute('aria-label') ?? one.textContent.trim()
      return [name, [x + width / 2, y + height / 2].map(Math.round)]
    }))"""
"""Where everything is that can be tapped; only the choices of the sheet give way to one of them."""

TARGETS: Final = """() => [...document.querySelectorAll('[data-move]')]
  .filter(one => !one.closest('.choices'))
  .flatMap(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const legal = one.matches('button, [role=button]') && one.ariaDisabled !== 'true'
    const isAt = by => one.contains(document.elementFromPoint(left + by, top + by))
    const seen = [-6, 0, 6].every(isAt)
    return seen ? [[one.dataset.move, left, top, legal]] : []
  })"""
"""What can be touched on the screen as it is now: where, and whether it can be chosen."""


def scroll_to(page: Page, part: str) -> None:
    page.locator(part).evaluate("one => one.scrollIntoView({ block: 'center' })")


def tap(page: Page, x: float, y: float) -> None:
    """As a finger does: there, whatever is there."""
    page.touchscreen.tap(x, y)


@both_ways
@pytest.mark.parametrize("part", [".chips", ".leaders"])
def test_nothing_moves_when_something_is_explained(
    visit: Visit, size: tuple[int, int], part: str
) -> None:
    visitor = visit(size=size, touch=True, language="fr")
    page = visitor.go(visitor.stage().playing(MOMENT["opening-4"]))
    screen = visitor.screen(Finger())
    expect(screen.start_a_site).to_be_visible()
    scroll_to(page, part)
    explained = page.get_by_role("region", name=screen.say("page-explanation"))
    before = measured(page, BUTTONS)
    targets = page.evaluate(TARGETS)
    assert targets
    for move, x, y, _ in targets:
        tap(page, x, y)
        expect(explained, move).to_be_visible()
        page.wait_for_function("() => !document.querySelector('[data-asking]')")
        assert measured(page, BUTTONS) == before, f"something moves when {move} is explained"
        Finger().press(screen.button("page-back"))
        expect(screen.start_a_site).to_be_visible()
        assert measured(page, BUTTONS) == before


@both_ways
@pytest.mark.parametrize("name", ["opening-4", "leader-4", "site-4", "zones-4"])
def test_a_second_tap_at_the_same_place_chooses_what_was_explained(
    visit: Visit, size: tuple[int, int], name: str
) -> None:
    visitor = visit(size=size, touch=True)
    sent: list[str] = []

    def listen(verb: str, ask: Any) -> None:
        if verb == "moves":
            sent.append(ask["moves"][-1])

    on_asks(visitor.page, listen)
    page = visitor.go(visitor.stage().playing(MOMENT[name]))
    screen = visitor.screen(Finger())
    expect(screen.status).to_be_visible()
    for part in (".chips", ".leaders"):
        scroll_to(page, part)
        for move, x, y, legal in page.evaluate(TARGETS):
            if not legal:
                continue
            sent.clear()
            tap(page, x, y)
            expect(screen.chooses.first).to_be_visible()
            # What it would do is asked for; after the move there is no such move to ask about.
            page.wait_for_function("() => !document.querySelector('[data-asking]')")
            tap(page, x, y)
            screen.settle()
            expect(screen.button("page-undo")).to_be_visible()
            assert sent == [move]
            screen.press(screen.button("page-undo"))
            expect(screen.button("page-undo")).to_have_count(0)
            scroll_to(page, part)


def covered(things: Locator) -> list[str]:
    """Those that are outside the screen, or under something else."""
    return list(
        things.evaluate_all(
            """all => all.filter(one => {
              const { left, right, top, bottom } = one.getBoundingClientRect()
              const at = (x, y) => document.elementFromPoint(x, y)
              const x = (left + right) / 2
              return ![[x, top + 2], [x, bottom - 2]].every(([x, y]) => one.contains(at(x, y)))
            }).map(one => one.textContent.trim())"""
        )
    )


def is_within(one: Locator, other: Locator) -> bool:
    inner, outer = box_of(one), box_of(other)
    return (
        outer["x"] <= inner["x"]
        and outer["y"] <= inner["y"]
        and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    )


def is_beside(one: Locator, other: Locator) -> bool:
    left, right = box_of(one), box_of(other)
    return left["y"] + left["height"] <= right["y"] or left["x"] + left["width"] <= right["x"]


@both_ways
def test_what_happened_since_my_turn_is_seen_at_once(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    stage = visitor.stage()
    place = stage.playing(MOMENT["opening-4"])
    stage.take_turn(place)
    page = visitor.go(place)
    expect(visitor.screen().start_a_site).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    assert covered(page.locator(".recap li").last) == []


OVER_NUMBERS: Final = """all => all.map(ledger => [...ledger.querySelectorAll('th[scope=row]')]
  .filter(head => [...head.querySelectorAll('span, button')]
    .filter(one => getComputedStyle(one).clipPath === 'none')
    .some(one => one.getBoundingClientRect().right > head.getBoundingClientRect().right + 1))
  .map(head => head.innerText)).flat()"""
"""Rows of a ledger whose names reach into their numbers."""


@both_ways
@pytest.mark.parametrize("name", ["scoring-5", "final-5"])
def test_scoring_and_result_are_not_under_the_sheet(
    visit: Visit, size: tuple[int, int], name: str
) -> None:
    visitor = visit(size=size, touch=True)
    stage = visitor.stage()
    place, move = stage.about_to(MOMENT[name])
    page = visitor.go(place)
    screen = visitor.screen(Finger())
    expect(screen.board).to_be_visible()
    stage.move(place, move)
    expect(screen.next_scene).to_be_visible()
    scoring = page.locator(".scoring")
    while screen.next_scene.count():
        assert covered(scoring.locator("tr.now, tfoot tr")) == []
        assert scoring.evaluate_all(OVER_NUMBERS) == []
        # The card of a completed building has no heading on a phone.
        said = page.locator(".stage section > :visible").first
        assert is_within(said, page.locator("main > .town"))
        # What falls around the winner is larger than its card.
        cut = page.locator(".stage section:not(.winner)").evaluate_all(
            "all => all.flatMap(one => one.scrollHeight > one.clientHeight ? one.innerText : [])"
        )
        assert cut == []
        # What is said about buildings covers none of them.
        counted = page.locator(".stage :is(.unfinished, .main_group, .building)")
        assert not counted.count() or is_beside(counted, page.locator(".window"))
        screen.press(screen.next_scene)
    if name == "final-5":
        expect(screen.result).to_be_visible()
        assert covered(screen.result.locator("header, ol > li")) == []


CUT_ROWS: Final = """all => all.flatMap(ledger => {
  const box = part => ledger.querySelector(part).getBoundingClientRect()
  return [...ledger.querySelectorAll('tr.now')].filter(row => {
    const { top, bottom } = row.getBoundingClientRect()
    return top < box('thead').bottom - 1 || bottom > box('tfoot').top + 1
  }).map(row => row.innerText)
})"""
"""The row that is counted, where a part of it is under the head or the sums."""


@both_ways
def test_in_a_replay_what_leads_on_stays_where_it_is(visit: Visit, size: tuple[int, int]) -> None:
    """Beside the ledger, which is longer than its space and follows what is counted."""
    visitor = visit(size=size, touch=True)
    page = visitor.go(visitor.stage().replay(MOMENT["final-5"], back=1))
    screen = visitor.screen(Finger())
    screen.press(screen.button("page-replay-on"))
    places = set()
    while not page.locator(".stage .winner").count():
        place = box_of(screen.next_scene)
        places.add((place["x"], place["y"]))
        assert page.locator(".scoring").evaluate_all(CUT_ROWS) == []
        assert covered(page.locator(".scoring tfoot tr")) == []
        screen.press(screen.next_scene)
    assert len(places) == 1
    assert is_within(page.locator(".podium"), page.locator(".stage section"))


@both_ways
def test_nothing_to_press_covers_the_board(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    visitor.go(visitor.stage().playing(MOMENT["century-4-5"]))
    screen = visitor.screen()
    frame = box_of(screen.board)
    for key in ("page-zoom-in", "page-zoom-out", "page-zoom-all"):
        button = box_of(screen.button(key))
        beside = (
            button["x"] >= frame["x"] + frame["width"]
            or button["x"] + button["width"] <= frame["x"]
        )
        below = button["y"] >= frame["y"] + frame["height"]
        assert beside or below, key


@both_ways
def test_passive_workers_and_stars_are_shown(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size, touch=True)
    place = visitor.stage().playing(MOMENT["century-4-5"])
    page = visitor.go(place)
    expect(visitor.screen().start_a_site).to_be_visible()
    view = page.evaluate(
        "async table => (await (await fetch(`api/v1/tables/${table}`)).json()).now.game.view",
        place.rpartition("/")[2],
    )
    cards = page.locator(".players > li")
    for seat, hand in enumerate(view["seats"]):
        tokens = [site["token"] for site in view["sites"] if site["token"]]
        stars = sum(token["stars"] for token in tokens if token["seat"] == seat)
        card = cards.nth(seat)
        assert card.locator(".active").inner_text().strip() == str(hand["active"])
        assert card.locator(".passive").inner_text().strip() == str(hand["passive"])
        assert card.locator(".stars").inner_text().strip() == str(stars)
        assert covered(card) == []


def test_on_its_side_the_board_is_between_zones_and_actions(visit: Visit) -> None:
    visitor = visit(size=ON_ITS_SIDE, touch=True)
    page = visitor.go(visitor.stage().playing(MOMENT["century-4-5"]))
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    board = box_of(screen.board)
    zones = box_of(page.locator(".chips"))
    actions = box_of(screen.actions)
    assert board["height"] >= 320
    assert board["width"] >= 400
    assert zones["x"] + zones["width"] <= board["x"]
    assert board["x"] + board["width"] <= actions["x"]
    assert covered(page.locator(".chips li")) == []
    # The lines of the recap scroll, and the links beside them.
    buttons = screen.actions.locator("button:enabled:not(.recap button)")
    assert covered(buttons) == []
