"""A phone: a small window on the board, and fingers."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from quebec.engine import ZONES, State
from quebec.engine.facts import ArchitectPlaced, Fact, WorkersMoved
from tests.browser.boxes import box_of
from tests.browser.conftest import Visit
from tests.browser.hands import Finger
from tests.browser.places import MOMENT
from tests.browser.test_whole_games import play_now
from tests.browser.visitor import Visitor
from tools.page.moments import Moment, asks, find

SIZE = (390, 844)


class Box(NamedTuple):
    """The part of the board that is seen."""

    x: float
    y: float
    width: float
    height: float


def seen(visitor: Visitor) -> Box:
    return Box(*map(float, (visitor.screen().board.get_attribute("viewBox") or "").split()))


def seen_next(visitor: Visitor, before: Box) -> Box:
    """What is seen as soon as that is something else: events reach the page when it has time."""
    visitor.page.wait_for_function(
        "([board, before]) => board.getAttribute('viewBox').split(' ').map(Number).some("
        "(value, k) => value !== before[k])",
        arg=[visitor.screen().board.element_handle(), list(before)],
    )
    return seen(visitor)


def touch(page: Page, *paths: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers that go from one place to another at the same time."""
    hand = page.context.new_cdp_session(page)
    steps = 8
    for step in range(steps + 1):
        points = [
            {
                "x": a[0] + (b[0] - a[0]) * step / steps,
                "y": a[1] + (b[1] - a[1]) * step / steps,
                "id": k,
            }
            for k, (a, b) in enumerate(paths)
        ]
        hand.send(
            "Input.dispatchTouchEvent",
            {"type": "touchMove" if step else "touchStart", "touchPoints": points},
        )
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


def at_a_table(visit: Visit) -> Visitor:
    visitor = visit(size=SIZE, touch=True)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    visitor.go(visitor.stage().table(ruleset="2011-family", seats=seats, first=0, start=True))
    expect(visitor.screen().board).to_be_visible()
    return visitor


def test_a_whole_game_with_a_finger(visit: Visit) -> None:
    """From the start page to the result: places are touched, explained, and then chosen."""
    visitor = visit(size=SIZE, touch=True)
    visitor.go()
    widen = visitor.screen().button("page-zoom-all")
    play_now(visitor, visitor.screen(Finger(widen=widen), by_words=True, by_places=True))


def test_what_was_touched_is_chosen_by_the_button_of_the_sheet(visit: Visit) -> None:
    visitor = at_a_table(visit)
    screen = visitor.screen(Finger())
    screen.press(screen.start_a_site)
    middle_target(visitor).tap()
    screen.press(screen.chooses)
    expect(screen.button("page-undo")).to_be_visible()


def test_leaders_and_zones_are_explained_before_they_are_chosen(visit: Visit) -> None:
    visitor = visit(size=SIZE, touch=True)
    page = visitor.go(visitor.stage().playing(MOMENT["opening-4"]))
    screen = visitor.screen(Finger())
    for place in ("[data-chip]", ".leaders .legal"):
        expect(screen.start_a_site).to_be_visible()
        page.locator(place).first.tap()
        expect(screen.chooses).to_be_visible()
        screen.press(screen.button("page-back"))
        expect(screen.button("page-undo")).to_have_count(0)
        page.locator(place).first.tap()
        page.locator(place).first.tap()
        screen.press(screen.button("page-undo"))
    # Leaders are below the town: whoever took one sees it again while the others play.
    page.locator(".leaders .legal").first.tap()
    page.locator(".leaders .legal").first.tap()
    assert page.evaluate("scrollY") > 0
    screen.press(screen.confirm)
    page.wait_for_function("() => scrollY === 0")


WATCH = """() => {
  window.landings = []
  new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes]).forEach(piece => {
    if (!piece.matches?.('.worker')) return
    const end = piece.getAnimations()[0].effect.getKeyframes().at(-1).transform
    const [x, y] = end.match(/-?[0-9.]+(?=px)/g).map(Number)
    landings.push(document.elementFromPoint(x, y)?.closest('[data-chip]')?.dataset.chip)
  })).observe(document.querySelector('.sky'), { childList: true, subtree: true })
}"""


def enters_a_zone(_state: State, facts: list[Fact]) -> bool:
    return any(isinstance(fact, WorkersMoved) and fact.target in ZONES for fact in facts)


def test_workers_fly_to_the_zones_above_the_board(visit: Visit) -> None:
    visitor = visit(size=SIZE, touch=True, still=False)
    moment = Moment("zone", "2026-3-4", enters_a_zone)
    zone = next(
        fact.target
        for fact in find(moment)[1][-1].facts
        if isinstance(fact, WorkersMoved) and fact.target in ZONES
    )
    page = visitor.go(visitor.stage().replay(moment, back=1))
    screen = visitor.screen(Finger())
    expect(screen.board).to_be_visible()
    page.evaluate(WATCH)
    screen.press(screen.button("page-replay-on"))
    page.wait_for_function("() => landings.length")
    assert zone in page.evaluate("landings")


def test_a_tile_is_looked_at_first_and_taken_by_a_second_tap(visit: Visit) -> None:
    visitor = at_a_table(visit)
    screen = visitor.screen(Finger())
    screen.press(screen.start_a_site)
    tile = middle_target(visitor)
    tile.tap()
    expect(screen.button("page-choose")).to_be_visible()
    tile.tap()
    expect(screen.button("page-undo")).to_be_visible()


def tap_at(page: Page, x: float, y: float, seconds: float) -> None:
    """A tap at a time: what a double tap is does not depend on when this runs."""
    hand = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
        hand.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": seconds}
        )
    hand.detach()


@pytest.mark.parametrize("later", [0.15, 5.0], ids=["a double tap", "two taps"])
def test_the_second_tap_of_a_double_tap_does_not_answer_the_next_question(
    visit: Visit, later: float
) -> None:
    visitor = visit(size=SIZE, touch=True)
    moment = Moment("where workers are moved next", "2011-2-3", asks("place-anywhere", 1))
    record, told = find(moment)
    zone = record.steps[len(told) - 1].move.text
    page = visitor.go(visitor.stage().playing(moment))
    screen = visitor.screen(Finger())
    page.locator(f".chips [data-move={zone}]").tap()
    place = box_of(screen.chooses.first)
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] - 20
    now = page.evaluate("(performance.timeOrigin + performance.now()) / 1000")
    tap_at(page, x, y, now)
    screen.settle()
    expect(screen.choices.first).to_be_visible()
    assert page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y).closest('.choices button')", [x, y]
    )
    tap_at(page, x, y, now + later)
    # What a tap does is done when the next one has been answered.
    screen.press(screen.button("page-zoom-all"))
    expect(screen.confirm).to_have_count(0 if later < 1 else 1)


def test_what_buildings_are_worth_is_told_by_a_tap(visit: Visit) -> None:
    """On a building of a group, and on a player: in the sheet, where nothing moves."""
    visitor = visit(size=SIZE, touch=True)
    place = visitor.stage().playing(MOMENT["century-4-2"])
    page, screen = visitor.go(place), visitor.screen(Finger())
    expect(screen.start_a_site).to_be_visible()
    table = place.rpartition("/")[2]
    answer = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}")
    view = answer.json()["now"]["game"]["view"]
    stars = {site["name"]: site["token"]["stars"] for site in view["sites"] if site["token"]}
    told = page.get_by_role("region", name=screen.say("page-explanation"))
    for group in (group for group in view["groups"] if group["is_main"]):
        said = visitor.texts.say(
            "page-main-group",
            player="",
            number=len(group["sites"]),
            stars=sum(stars[site] for site in group["sites"]),
            points=group["value"],
        )
        worth = said.rpartition(":")[2]
        card = page.locator(".player").nth(group["seat"])
        card.tap()
        expect(told).to_contain_text(worth)
        card.tap()
        expect(told).to_have_count(0)
        site = page.locator(f"[data-site={group['sites'][0]}]")
        look_at(visitor, group["sites"][0])
        site.tap()
        expect(told).to_contain_text(worth)
        screen.hand.press(screen.button("page-back"))
        expect(told).to_have_count(0)


def look_at(visitor: Visitor, site: str) -> None:
    """Move the board until a tile is in the window."""
    for _ in range(10):
        if is_seen(visitor, site):
            return
        frame, tile = (
            box_of(visitor.screen().board),
            box_of(visitor.page.locator(f"[data-site={site}]")),
        )
        x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
        by_x = max(-120.0, min(120.0, x - tile["x"] - tile["width"] / 2))
        by_y = max(-100.0, min(100.0, y - tile["y"] - tile["height"] / 2))
        before = seen(visitor)
        touch(visitor.page, ((x, y), (x + by_x, y + by_y)))
        seen_next(visitor, before)
    raise AssertionError(f"{site} cannot be moved into the window")


def middle_target(visitor: Visitor) -> Locator:
    """The target nearest to the middle of what is seen."""
    targets = visitor.screen().targets
    frame = box_of(visitor.screen().board)
    middle = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)

    def distance(k: int) -> float:
        box = box_of(targets.nth(k))
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return float((x - middle[0]) ** 2 + (y - middle[1]) ** 2)

    return targets.nth(min(range(targets.count()), key=distance))


def test_a_finger_moves_the_board_and_two_bring_it_nearer(visit: Visit) -> None:
    visitor = at_a_table(visit)
    before = seen(visitor)
    touch(visitor.page, ((200, 400), (120, 330)))
    moved = seen_next(visitor, before)
    assert moved.width == before.width
    assert (moved.x, moved.y) != (before.x, before.y)
    touch(visitor.page, ((180, 380), (120, 330)), ((210, 400), (280, 450)))
    near = seen_next(visitor, moved)
    assert near.width < moved.width
    visitor.screen(Finger()).hand.press(visitor.screen().button("page-zoom-all"))
    assert seen_next(visitor, near).width > moved.width


# ---- the view follows ---------------------------------------------------------------------------


def is_seen(visitor: Visitor, site: str) -> bool:
    """Whether the middle of a tile is in the window."""
    tile = box_of(visitor.page.locator(f"[data-site={site}]"))
    frame = box_of(visitor.screen().board)
    x, y = tile["x"] + tile["width"] / 2, tile["y"] + tile["height"] / 2
    inside = frame["x"] < x < frame["x"] + frame["width"]
    return inside and frame["y"] < y < frame["y"] + frame["height"]


def look_closely(visitor: Visitor) -> Box:
    """As near as possible, so that most of the board is outside."""
    screen = visitor.screen()
    box = seen(visitor)
    while box.width > 300:
        Finger().press(screen.button("page-zoom-in"))
        box = seen_next(visitor, box)
    return box


def hand_over(visitor: Visitor) -> None:
    """Do what is left of a turn, and confirm it."""
    screen = visitor.screen()
    screen.confirm.or_(screen.targets).or_(screen.choices).first.wait_for()
    while not screen.confirm.count():
        assert screen.step()
        screen.confirm.or_(screen.targets).or_(screen.choices).first.wait_for()
    screen.press(screen.confirm)


def test_the_view_follows_others_and_returns_when_it_is_my_turn(visit: Visit) -> None:
    me = visit(size=SIZE, touch=True)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    place = me.stage().table(ruleset="2011-family", seats=seats, first=1)
    secret = me.stage().invite(place)
    others = visit(), visit()
    for other in others:
        other.stage().join(secret)
    me.stage().begin(place)
    for visitor in (me, *others):
        visitor.go(place)
        expect(visitor.screen().board).to_be_visible()
    mine = look_closely(me)
    for other in others:
        expect(other.screen().start_a_site).to_be_visible()
        other.screen().press(other.screen().start_a_site)
        legal = other.page.locator("[data-site].legal")
        sites = legal.evaluate_all("all => all.map(one => one.dataset.site)")
        far = next(site for site in sites if not is_seen(me, site))
        other.screen().press(other.page.locator(f"[data-site={far}]"))
        hand_over(other)
        if other is others[0]:
            moved = seen_next(me, mine)
            assert is_seen(me, far)
            assert moved.width == mine.width
    expect(me.screen().start_a_site).to_be_visible()
    assert seen(me) == mine


def places_an_architect(_state: State, facts: list[Fact]) -> bool:
    return any(isinstance(fact, ArchitectPlaced) for fact in facts)


def test_the_view_glides_and_pieces_land_where_it_will_be(visit: Visit) -> None:
    visitor = visit(size=SIZE, touch=True, still=False).with_clock()
    moment = Moment("architect", "2026-3-4", places_an_architect)
    facts = find(moment)[1][-1].facts
    site = next(fact.site for fact in facts if isinstance(fact, ArchitectPlaced))
    page = visitor.go(visitor.stage().replay(moment, back=1))
    screen = visitor.screen(Finger())
    expect(screen.board).to_be_visible()
    before = look_closely(visitor)
    if is_seen(visitor, site):
        touch(page, ((60, 220), (330, 440)))
        before = seen_next(visitor, before)
    assert not is_seen(visitor, site)
    visitor.stop_clock()
    page.evaluate(WATCH_ALL)
    screen.press(screen.button("page-replay-on"))
    page.wait_for_function("() => landings.length")
    page.clock.run_for(100)
    between = seen(visitor)
    # What is said about it covers no tile.
    caption, window = page.locator(".caption"), page.locator(".window")
    expect(caption).to_be_visible()
    said, frame = box_of(caption), box_of(window)
    assert said["y"] >= frame["y"] + frame["height"]
    page.clock.run_for(2000)
    after = seen(visitor)
    assert is_seen(visitor, site)
    assert before != between != after
    assert before.width == between.width == after.width
    x, y = page.evaluate("landings[0]")
    tile = box_of(page.locator(f"[data-site={site}]"))
    assert abs(tile["x"] + tile["width"] / 2 - x) < 2
    assert abs(tile["y"] + tile["height"] / 2 - y) < 2


WATCH_ALL = """() => {
  window.landings = []
  new MutationObserver(changes => changes.flatMap(one => [...one.addedNodes]).forEach(piece => {
    const end = piece.getAnimations?.()[0]?.effect.getKeyframes().at(-1).transform
    if (end) landings.push(end.match(/-?[0-9.]+(?=px)/g).map(Number))
  })).observe(document.querySelector('.sky'), { childList: true, subtree: true })
}"""
