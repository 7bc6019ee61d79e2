"""The course, from the start page to its last lesson: in every language, and by any means."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from quebec.course import lesson_named, lessons
from tests.browser.boxes import box_of
from tests.browser.conftest import Visit
from tests.browser.hands import Finger, Keys
from tests.browser.learner import Learner
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor


def take_all(visitor: Visitor, screen: Screen, *, skips: bool) -> None:
    """From the start page, lesson after lesson; in the end all of them are done."""
    learner = Learner(screen)
    page = visitor.go()
    screen.hand.press(page.get_by_role("link", name=screen.say("page-learn")))
    listed = page.get_by_role("list", name=learner.say("course-lessons")).get_by_role("link")
    expect(listed).to_have_count(len(lessons()))
    screen.hand.press(listed.filter(has_text=learner.say("lesson-first-site-title")))
    for lesson in lessons():
        learner.take(lesson, skips=skips)
        screen.hand.press(page.locator("section.lesson a.first"))
    expect(listed).to_contain_text([learner.say("course-done")] * len(lessons()))


def test_the_whole_course_in_english_with_the_mouse(visit: Visit) -> None:
    visitor = visit()
    take_all(visitor, visitor.screen(), skips=False)


def test_the_whole_course_in_french_with_keys_alone(visit: Visit) -> None:
    visitor = visit(language="fr")
    take_all(visitor, visitor.screen(Keys(visitor.page)), skips=True)


def test_the_whole_course_in_dutch_on_a_phone_by_touch(visit: Visit) -> None:
    visitor = visit(language="nl", size=(390, 844), touch=True)
    screen = visitor.screen()
    widen = screen.page.get_by_role("button", name=screen.say("page-zoom-all"))
    take_all(visitor, visitor.screen(Finger(widen=widen)), skips=True)


def at_step(visitor: Visitor, lesson: str, steps: int) -> Learner:
    visitor.go(f"#/learn/{lesson}")
    learner = Learner(visitor.screen())
    for _ in range(steps):
        learner.go_on()
    return learner


def test_what_leads_on_stays_under_the_pointer(visit: Visit) -> None:
    """However long the texts of a lesson are; in the end its place leads to the next lesson."""
    visitor = visit(size=(1280, 720))
    learner = at_step(visitor, "districts", 0)
    place = box_of(learner.button("course-next"))
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    lesson = lesson_named("districts")
    assert lesson is not None
    for before, step in pairwise(lesson.steps):
        if before.choices:
            learner.button("course-show").click()
            learner.screen.settle()
        else:
            visitor.page.mouse.click(x, y)
        expect(learner.card).to_contain_text(learner.say(f"lesson-districts-{step.key}"))
        leads = learner.button("course-next").or_(learner.button("course-show"))
        leads = leads.or_(learner.card.locator("a.first"))
        assert box_of(leads)["y"] == pytest.approx(place["y"], abs=1)
    visitor.page.mouse.click(x, y)
    expect(learner.card).to_contain_text(learner.say("lesson-group-title"))


def test_what_a_step_points_at_is_in_sight_on_a_phone(visit: Visit) -> None:
    visitor = visit(language="nl", size=(390, 844), touch=True)
    page = visitor.page
    # A tile, and what can be done, which is in the sheet.
    learner = at_step(visitor, "first-site", 0)
    for steps, part in ((0, ".window"), (3, ".sheet")):
        for _ in range(steps):
            learner.go_on()
        expect(page.locator(".pointer i")).to_have_count(1)
        assert page.evaluate(IS_OVER, part)
    learner = at_step(visitor, "districts", 0)
    lesson = lesson_named("districts")
    assert lesson is not None
    for step in lesson.steps[1:6]:
        learner.go_on()
        expect(page.locator(".pointer i")).to_have_count(len(step.at))
        assert page.evaluate(RINGS_OUTSIDE) == []
    learner = at_step(visitor, "leaders", 3)
    expect(page.locator(".pointer i")).to_have_count(1)
    ring, sheet = page.locator(".pointer i"), page.locator(".sheet")
    page.wait_for_function(
        "() => document.querySelector('.pointer i').getBoundingClientRect().bottom"
        " <= document.querySelector('.sheet').getBoundingClientRect().top"
    )
    expect(ring).to_be_visible()
    expect(sheet).to_be_visible()


IS_OVER = """part => {
  const ring = document.querySelector('.pointer i').getBoundingClientRect()
  const whole = document.querySelector(part).getBoundingClientRect()
  const depth = one => Number(getComputedStyle(document.querySelector(one)).zIndex) || 0
  return ring.top >= whole.top - 8 && ring.bottom <= whole.bottom + 8 &&
    depth('.pointer') > depth(part)
}"""
"""Whether the ring is in a part of the page, and not behind it."""

RINGS_OUTSIDE = """() => {
  const pane = document.querySelector('.window').getBoundingClientRect()
  return [...document.querySelectorAll('.pointer i')].map(one => one.getBoundingClientRect())
    .filter(({ left, right, top, bottom }) =>
      left < pane.left - 8 || right > pane.right + 8 ||
      top < pane.top - 8 || bottom > pane.bottom + 8)
}"""


def test_rings_and_arrows_leave_the_words_readable(visit: Visit) -> None:
    """In a narrow panel, beside what can be done, below a zone, and around what is long."""
    for size, lesson, key, chosen in (
        ((1280, 720), "first-site", "workers", {}),
        ((1280, 720), "leaders", "take", {}),
        ((1440, 900), "gift", "port", {}),
        ((390, 844), "final", "won", {"guess": "12", "end": "start"}),
    ):
        visitor = visit(size=size)
        found = lesson_named(lesson)
        assert found is not None
        step = [step.key for step in found.steps].index(key)
        there = {"version": found.version, "step": step, "chosen": chosen, "done": False}
        visitor.context.add_init_script(
            f"localStorage.setItem('quebec-lesson-{lesson}', {json.dumps(json.dumps(there))})"
        )
        learner = at_step(visitor, lesson, 0)
        expect(learner.card).to_contain_text(learner.say(f"lesson-{lesson}-{key}"))
        learner.watch(skips=True)
        expect(visitor.page.locator(".pointer i").first).to_be_visible()
        visitor.page.wait_for_function(f"() => !({CROSSED})().length")


CROSSED = """() => {
  const lines = []
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement
    if (!text.data.trim() || parent.closest('svg, .unseen') || !parent.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const half = 0.36 * parseFloat(getComputedStyle(parent).fontSize)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const middle = (top + bottom) / 2
      const seen = document.elementFromPoint((left + right) / 2, middle)
      if (!seen?.contains(parent)) continue
      lines.push({ left, right, top: middle - half, bottom: middle + half, words: text.data })
    }
  }
  for (const zone of document.querySelectorAll('.cartouche .plate')) {
    const { left, right, top, bottom } = zone.getBoundingClientRect()
    lines.push({ left, right, top, bottom, words: zone.parentElement.textContent })
  }
  const meets = (a, b) =>
    a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1
  const isIn = (a, b) =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
  return [...document.querySelectorAll('.pointer > *')].flatMap(mark => {
    const box = mark.getBoundingClientRect()
    const wide = parseFloat(getComputedStyle(mark).borderTopWidth)
    const { left, right, top, bottom } = box
    const inner = { left: left + wide, right: right - wide, top: top + wide, bottom: bottom - wide }
    return lines.filter(line => meets(line, box) && !(wide && isIn(line, inner)))
  }).map(({ words }) => words)
}"""
"""The words and zones that a ring or an arrow crosses; letters are lower than their line."""


def test_a_wrong_choice_gets_a_nudge_or_the_reason_and_changes_nothing(visit: Visit) -> None:
    learner = at_step(visit(), "gift", 2)
    asked = learner.say("lesson-gift-stage")
    learner.pick(learner.target("bus1"), "bus1")
    expect(learner.card).to_contain_text(learner.say("lesson-gift-own-nudge"))
    learner.pick(learner.target("her1"), "her1")
    expect(learner.card).to_contain_text(learner.say("lesson-gift-stage-nudge"))
    learner.page.locator('[data-site="her2"]').click(force=True)
    expect(learner.card).to_contain_text(learner.say("course-reason", reason="").removesuffix(" ."))
    expect(learner.card).to_contain_text(asked)
    learner.pick(learner.target("por2"), "por2")
    expect(learner.card).to_contain_text(learner.say("lesson-gift-offer"))


def test_one_steps_back_through_a_branch_and_takes_another(visit: Visit) -> None:
    learner = at_step(visit(), "gift", 2)
    learner.pick(learner.target("por2"), "por2")
    learner.pick(learner.target("do"), "do")
    expect(learner.card).to_contain_text(learner.say("lesson-gift-took"))
    learner.screen.press(learner.button("course-back"))
    expect(learner.card).to_contain_text(learner.say("lesson-gift-offer"))
    learner.pick(learner.target("skip"), "skip")
    expect(learner.card).to_contain_text(learner.say("lesson-gift-left"))


def test_whoever_asks_is_shown_and_a_reload_continues_there(visit: Visit) -> None:
    visitor = visit()
    learner = at_step(visitor, "gift", 2)
    learner.screen.press(learner.button("course-show"))
    expect(learner.card).to_contain_text(learner.say("lesson-gift-offer"))
    visitor.page.reload()
    expect(learner.card).to_contain_text(learner.say("lesson-gift-offer"))
    expect(learner.target("do")).to_be_visible()


def test_progress_that_cannot_be_used_starts_the_lesson_over_and_says_why(visit: Visit) -> None:
    visitor = visit()
    lesson = lesson_named("gift")
    assert lesson is not None
    fine = {"version": lesson.version, "step": 3, "chosen": {"stage": "stage por2"}, "done": False}
    for broken, message in (
        ("{", "course-damaged"),
        ("null", "course-damaged"),
        (json.dumps(fine | {"step": "x"}), "course-damaged"),
        (json.dumps(fine | {"step": 99}), "course-damaged"),
        (json.dumps(fine | {"chosen": {"stage": "fly away"}}), "course-damaged"),
        (json.dumps(fine | {"version": "old"}), "course-older"),
    ):
        visitor.go()
        visitor.page.evaluate("text => localStorage.setItem('quebec-lesson-gift', text)", broken)
        learner = at_step(visitor, "gift", 0)
        expect(learner.card).to_contain_text(learner.say(message))
        expect(learner.card).to_contain_text(learner.say("lesson-gift-theirs"))
    visitor.go()
    visitor.page.evaluate(
        "text => localStorage.setItem('quebec-lesson-gift', text)", json.dumps(fine)
    )
    learner = at_step(visitor, "gift", 0)
    expect(learner.card).to_contain_text(learner.say("lesson-gift-offer"))


def test_an_unknown_lesson_leads_back_to_the_list(visit: Visit) -> None:
    visitor = visit()
    visitor.expects_refusals = True
    visitor.go("#/learn/nothing")
    learner = Learner(visitor.screen())
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    visitor.page.get_by_role("link", name=learner.say("course-all")).click()
    expect(visitor.page.get_by_role("heading", name=learner.say("course-title"))).to_be_visible()


def test_whoever_plays_for_the_first_time_is_offered_the_course_once(visit: Visit) -> None:
    visitor = visit(is_new=True)
    visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    screen.hand.press(screen.button("page-first-time-learn"))
    learner = Learner(screen)
    expect(visitor.page.get_by_role("heading", name=learner.say("course-title"))).to_be_visible()
    visitor.go()
    screen.hand.press(screen.button("page-play-now"))
    expect(screen.board).to_be_visible()


def test_the_coach_of_a_first_game_speaks_once_and_can_be_turned_off(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#/learn")
    screen = visitor.screen()
    learner = Learner(screen)
    page = visitor.page
    screen.hand.press(page.get_by_role("button", name=learner.say("course-game")))
    coach = page.get_by_role("region", name=learner.say("coach-title"), exact=True)
    close = coach.get_by_role("button", name=learner.say("coach-close"))
    expect(coach).to_be_visible()
    # Bots that begin may do something worth a sentence before my first turn.
    while not coach.filter(has_text=learner.say("coach-hello")).count():
        close.click()
    while close.count():
        close.click()
    screen.do_all_but_confirm()
    expect(coach).to_contain_text(learner.say("coach-confirm"))
    page.reload()
    expect(screen.confirm).to_be_visible()
    expect(page.get_by_text(learner.say("coach-confirm"))).to_have_count(0)
    forget = "localStorage.removeItem('quebec-coach-told')"
    page.evaluate(forget)
    page.reload()
    expect(coach).to_contain_text(learner.say("coach-confirm"))
    coach.get_by_role("button", name=learner.say("coach-off")).click()
    expect(coach).to_have_count(0)
    page.evaluate(forget)
    page.reload()
    expect(screen.confirm).to_be_visible()
    expect(coach).to_have_count(0)


def test_what_the_coach_says_on_a_phone_moves_and_hides_nothing(visit: Visit) -> None:
    """Whether it speaks or not: what is touched is explained, and chosen with a button in sight."""
    visitor = visit(language="fr", size=(390, 844), touch=True)
    page = visitor.go("#/learn")
    screen = visitor.screen()
    widen = page.get_by_role("button", name=screen.say("page-zoom-all"))
    screen = visitor.screen(Finger(widen=widen))
    learner = Learner(screen)
    page.get_by_role("button", name=learner.say("course-game")).tap()
    coach = page.get_by_role("region", name=learner.say("coach-title"), exact=True)
    hello = coach.filter(has_text=learner.say("coach-hello"))
    close = coach.get_by_role("button", name=learner.say("coach-close"))
    # Bots that begin may do something worth a sentence before my first turn.
    coach.wait_for()
    while not hello.count():
        close.tap()
    expect(screen.start_a_site).to_be_visible()
    parts = (screen.start_a_site, page.locator(".window"), page.locator(".players"))
    spoken = [box_of(part) for part in parts]
    screen.hand.press(screen.targets)
    screen.chooses.tap(trial=True)
    screen.button("page-back", screen.actions).tap()
    while close.count():
        close.tap()
    assert [box_of(part) for part in parts] == spoken
    screen.hand.press(screen.targets)
    screen.hand.press(screen.chooses)
    expect(screen.confirm).to_be_enabled()
