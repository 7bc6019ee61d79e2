"""What the signs of a game mean: tooltips for a mouse, the focus and a finger; the legend."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import places
from tests.browser.boxes import box_of, measured
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SIGNS = {
    "order": ".cartouche [data-term=order]",
    "workers": ".cartouche [data-term^=workers]",
    "dots": "[data-district] [data-term=dots]",
    "waiting": "[data-term=waiting]",
    "stars": ".tile [data-term=stars]",
    "architect": "[data-term=architect]",
    "stage": "[data-term=stage]",
    "points": ".player [data-term=points]",
    "active": ".player [data-term^=active]",
    "century": ".centuries [data-term]",
}


def shown_tip(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = box_of(one), box_of(other)
    return (
        min(a["x"] + a["width"], b["x"] + b["width"]) > max(a["x"], b["x"]) + 0.5
        and min(a["y"] + a["height"], b["y"] + b["height"]) > max(a["y"], b["y"]) + 0.5
    )


def rest_on(page: Page, sign: Locator) -> None:
    box = box_of(sign)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def places_of_buttons(visitor: Visitor) -> list[object]:
    found: list[object] = measured(
        visitor.page,
        """() => [...document.querySelectorAll('button, [role=button]')].map(one => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y, width, height].map(Math.round).join()
        })""",
    )
    return found


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_mouse_that_rests_on_a_sign_is_told_what_it_means(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.go(visitor.stage().playing(places.MOMENT["century-2-3"]))
    expect(visitor.screen().start_a_site).to_be_visible()
    page.mouse.move(2, 2)
    before = places_of_buttons(visitor)
    for term, where in SIGNS.items():
        sign = page.locator(where).first
        rest_on(page, sign)
        expect(shown_tip(page)).to_contain_text(visitor.texts.say(f"term-{term}-about"))
        assert not overlap(shown_tip(page), sign), f"the tooltip covers {term}"
        page.mouse.move(2, 2)
        expect(shown_tip(page)).to_have_count(0)
    # Nothing has moved.
    assert places_of_buttons(visitor) == before


def test_a_tooltip_takes_no_click_and_escape_closes_it(visit: Visit) -> None:
    visitor = visit()
    places.late(visitor)
    page = visitor.page
    rest_on(page, page.locator(SIGNS["points"]).first)
    expect(shown_tip(page)).to_be_visible()
    assert shown_tip(page).evaluate("tip => getComputedStyle(tip).pointerEvents") == "none"
    page.keyboard.press("Escape")
    expect(shown_tip(page)).to_have_count(0)


def test_the_focus_is_told_what_numbers_mean(visit: Visit) -> None:
    visitor = visit()
    places.tooltip(visitor)
    page = visitor.page
    counts = page.locator("button.counts").first
    expect(counts).to_have_accessible_description(
        re.compile(re.escape(visitor.texts.say("term-passive-about")))
    )
    page.keyboard.press("Tab")
    expect(shown_tip(page)).to_contain_text(visitor.texts.say("term-stars-about"))
    assert counts.get_attribute("aria-describedby") is None


def test_a_tap_explains_and_another_one_closes(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    places.late(visitor)
    page = visitor.page
    card = page.locator(".player.tiny").first
    card.tap()
    for term in ("points", "active", "passive", "stars"):
        expect(shown_tip(page)).to_contain_text(visitor.texts.say(f"term-{term}-about"))
    assert not overlap(shown_tip(page), card)
    card.tap()
    expect(shown_tip(page)).to_have_count(0)


@pytest.mark.parametrize("rules", ["2011-family", "2026"])
def test_the_legend_has_what_is_in_this_game_and_leads_to_the_rules(
    visit: Visit, rules: str
) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    page = visitor.go(visitor.stage().table(seats=seats, ruleset=rules, first=0, start=True))
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name=screen.say("page-legend"))
    expect(dialog.get_by_role("listitem")).to_have_count(14 if rules == "2011-family" else 18)
    expect(dialog.get_by_text(screen.say("term-cascade-about"))).to_have_count(int(rules == "2026"))
    name = screen.texts.labelled(screen.say("page-rule"), screen.say("term-dots"))
    dialog.get_by_role("button", name=name).click()
    expect(page.get_by_role("heading", name="R1.5")).to_be_visible()


def test_the_legend_can_be_opened_by_touch(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    places.keys(visitor)
    visitor.page.get_by_role("button", name=visitor.texts.say("page-legend")).tap()
    legend = visitor.page.get_by_role("dialog", name=visitor.texts.say("page-legend"))
    expect(legend).to_be_visible()
    # No line is over another one.
    rows = legend.get_by_role("listitem")
    boxes = [box_of(rows.nth(k).locator("p")) for k in range(rows.count())]
    assert all(a and b and a["y"] + a["height"] <= b["y"] for a, b in pairwise(boxes))
