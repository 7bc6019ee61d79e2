"""The end of a century as a show: in the order of the rules, by itself, when I have confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from quebec.engine import State
from quebec.engine.facts import BuildingCompleted, CenturyEnded, Fact, Scored, ZoneScored
from tests.browser.boxes import box_of
from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor
from tools.page.moments import GAMES, Moment, When, find, over


def ends(century: int) -> When:
    def found(_state: State, facts: list[Fact]) -> bool:
        ended = [fact for fact in facts if isinstance(fact, CenturyEnded)]
        return any(fact.century == century for fact in ended)

    return found


def in_zone(screen: Screen, zone: str) -> list[int]:
    """Everybody's workers there, as the board shows them."""
    numbers = screen.board.locator(f".cartouche.{zone} .number")
    return [int(one) for one in numbers.all_text_contents()]


def watch(visitor: Visitor, moment: Moment) -> Screen:
    """The replay of a century's end, at its first scene."""
    visitor.go(visitor.stage().replay(moment, back=1))
    screen = visitor.screen()
    screen.hand.press(screen.button("page-replay-on"))
    expect(screen.next_scene).to_be_visible()
    return screen


def scene(screen: Screen, kind: str) -> int:
    """Go on to the next scene of a kind; gives how many scenes that took."""
    wanted = screen.page.locator(f".stage .{kind}")
    passed = 0
    while not wanted.count():
        screen.press(screen.next_scene)
        passed += 1
    return passed


@pytest.mark.parametrize("century", [1, 2, 3, 4])
def test_a_century_is_scored_from_the_board_that_its_last_turn_left(
    visit: Visit, century: int
) -> None:
    """R8.1 to R8.4, R9: what is completed, then the event, then each zone as it is counted."""
    moment = Moment("end", "2026-5-83", ends(century))
    screen = watch(visit(), moment)
    facts = find(moment)[1][-1].facts
    for fact in facts:
        if isinstance(fact, BuildingCompleted):
            expect(screen.board.locator(f"[data-site={fact.site}] + .completed")).to_be_visible()
        elif isinstance(fact, Scored) and fact.what == "1955":
            assert scene(screen, "event") <= 2
        elif isinstance(fact, ZoneScored):
            scene(screen, f"count.{fact.zone}")
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


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)], ids=str)
def test_the_ledger_of_a_final_scoring_is_seen_as_a_whole_and_stays_as_it_is(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    """With five players, in a replay, where the controls are below it."""
    visitor = visit(size=size, language=language)
    screen = watch(visitor, MOMENT["final-5"])
    ledger = visitor.page.locator(".scoring")
    rows = "one => [...one.querySelectorAll('tr')].map(row => row.offsetHeight)"
    heights = ledger.evaluate(rows)
    while not visitor.page.locator(".stage .winner").count():
        screen.press(screen.next_scene)
        assert ledger.evaluate(rows) == heights
        assert ledger.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


LONGEST = "of Saint-Jean-Baptiste"
"""A name that is long, but no longer than a name may be."""


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_what_the_last_turn_completes_is_said_beside_the_buildings_in_a_row_of_controls(
    visit: Visit, language: str
) -> None:
    """On a laptop, with motion, so that all controls are there: beside the board in one row."""
    visitor = visit(size=(1280, 720), language=language, still=False).with_clock()
    page = visitor.page
    record = Path(GAMES, "2026-5-83.quebec").read_text(encoding="utf-8")
    for name in ("Anne", "Bruno", "Chloé", "Denis", "Élise"):
        record = record.replace(name, f"{name} {LONGEST}")
    table = visitor.stage().loaded(record)
    step = len(find(Moment("end", "2026-5-83", ends(4)))[1]) - 2
    visitor.go(f"#/table/{table}/at/{visitor.stage().entry(table, step)}")
    screen = visitor.screen()
    expect(screen.button("page-replay-on")).to_be_visible()
    # It plays by itself, and must not go on while it is looked at.
    visitor.stop_clock()
    screen.hand.press(screen.button("page-replay-on"))
    said = page.locator(".stage .completing")
    pass_until(screen, ".stage .completing")
    assert said.evaluate(TILES_UNDER) == []
    controls = page.locator(".scoring .buttons").locator("button, select")
    assert len({round(box_of(one)["y"]) for one in controls.all()}) == 1
    assert controls.evaluate_all(CUT) == []


CUT = "all => all.map(one => one.scrollWidth - one.clientWidth).filter(more => more > 1)"
"""Those whose words have no space."""

TILES_UNDER = """card => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  const tiles = document.querySelectorAll('.board :is([data-site], [data-district])')
  return [...tiles].filter(one => {
    const box = one.getBoundingClientRect()
    return box.left < right && box.right > left && box.top < bottom - 2 && box.bottom > top + 2
  }).map(one => one.dataset.site ?? 'district')
}"""

MOST = 60_000
"""Longer than any scene."""


def pass_until(screen: Screen, selector: str) -> None:
    """Let time pass in the page until something is there."""
    for _ in range(100):
        if screen.page.locator(selector).count():
            return
        screen.page.clock.run_for(250)
    raise AssertionError(f"{selector} never came")


def test_a_century_plays_by_itself_and_can_be_paused(visit: Visit) -> None:
    """The clock of the page is moved by hand, so nothing depends on how fast this runs."""
    visitor = visit(still=False).with_clock()
    page = visitor.page
    visitor.go(visitor.stage().replay(MOMENT["scoring-5"], back=1))
    screen = visitor.screen()
    expect(screen.button("page-replay-on")).to_be_visible()
    visitor.stop_clock()
    screen.hand.press(screen.button("page-replay-on"))
    controls = page.locator(".scoring .buttons")
    pass_until(screen, ".stage .count.economy")
    pass_until(screen, ".sky .points")
    pass_until(screen, ".stage .cascade.economy")
    expect(page.locator(".sky .worker")).not_to_have_count(0)
    screen.hand.press(screen.button("page-replay-pause", controls))
    page.clock.run_for(MOST)
    expect(page.locator(".stage .cascade.economy")).to_be_visible()
    screen.hand.press(controls.get_by_role("button", name=screen.say("page-back")))
    expect(page.locator(".stage .count.economy")).to_be_visible()
    screen.hand.press(screen.button("page-replay-play", controls))
    pass_until(screen, ".stage .next")
    for _ in range(10):
        page.clock.run_for(MOST // 10)
    expect(page.locator(".stage")).to_have_count(0)


def test_without_motion_a_scoring_waits_and_says_everything(visit: Visit) -> None:
    visitor = visit()
    screen = watch(visitor, MOMENT["scoring-5"])
    expect(screen.button("page-replay-pause")).to_have_count(0)
    facts = find(MOMENT["scoring-5"])[1][-1].facts
    told = visitor.page.locator(".unseen[aria-live] p")
    for fact in facts:
        if not isinstance(fact, ZoneScored):
            continue
        scene(screen, f"count.{fact.zone}")
        expect(visitor.page.locator(".sky > div")).to_have_count(0)
        expect(told.filter(has_text=screen.texts.zone(fact.zone)).last).to_be_attached()
        for points in {number for number in fact.workers if number}:
            expect(told.last).to_contain_text(f"+{points}")
    screen.press(screen.button("page-skip", visitor.page.locator(".scoring")))
    expect(visitor.page.locator(".stage")).to_have_count(0)


def on_the_podium(scores: Sequence[int]) -> list[int]:
    """Seats from left to right: the first is in the middle."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return [*reversed(order[1::2]), *order[::2]]


def test_the_final_scoring_counts_item_by_item_and_celebrates_the_winner(visit: Visit) -> None:
    """R12"""
    visitor = visit()
    moment = Moment("last", "2026-5-83", over)
    screen = watch(visitor, moment)
    page = visitor.page
    state = find(moment)[1][-1].state
    facts = [fact for fact in find(moment)[1][-1].facts if isinstance(fact, Scored)]
    for part in ("unfinished", "active", "main_group", "building"):
        given = [fact for fact in facts if fact.reason == part and fact.points]
        if not given:
            continue
        scene(screen, part)
        expect(page.locator(".race")).to_be_visible()
        if part == "main_group":
            seats = len({fact.seat for fact in given})
            for _ in range(seats):
                expect(screen.board.locator(".main .crown")).to_have_count(1)
                screen.press(screen.next_scene)
    scene(screen, "winner")
    ranks = page.locator(".podium > li")
    expect(ranks).to_have_count(len(state.scores))
    expect(ranks.locator("b")).to_have_text(
        [str(state.scores[seat]) for seat in on_the_podium(state.scores)]
    )
    # Nobody is waited for where nothing moves.
    delays = ranks.evaluate_all("all => all.map(one => getComputedStyle(one).animationDelay)")
    assert set(delays) == {"0s"}
    expect(page.locator(".podium .crown .icon")).to_have_count(len(state.winners))
    heading = page.locator(".stage .winner h2")
    expect(heading).to_contain_text(str(max(state.scores)))
    screen.press(screen.next_scene)
    expect(page.locator(".stage")).to_have_count(0)
