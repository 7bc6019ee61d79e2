"""Choosing: what is under the pointer is taken, and nothing moves away from it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from quebec import new_game
from quebec.engine.moves import LEADERS
from quebec.texts import Texts
from tests.browser.asks import on_asks
from tests.browser.boxes import box_of, measured
from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tests.browser.screen import Screen
from tools.page.moments import Moment, asks

SIZES: Final = ((1440, 900), (1280, 720))
ASKED: Final = ("century-1-3", "stage-5", "zones-4", "leader-4", "site-4", "century-4-2")
"""Moments of different questions: with short and long texts, few and many choices."""

LENDS: Final = Moment("the longest question", "2011-2-3", asks("lend", 1))

CHOICES: Final = "[data-move]:is(button, [role=button]):not([aria-disabled=true])"
"""Everything that can be chosen, wherever it is: on the board, on a card, in the bar."""

PLACES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll('button, [role=button], [role=tab]')]
    .filter(one => one.checkVisibility())
    .map((one, k) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const place = [x, y, width, height].map(Math.round)
      return [`${k} ${one.dataset.move ?? one.textContent.trim()}`, place]
    }))"""
"""Where everything is that can be clicked; what is aimed at may be drawn larger, not elsewhere."""

UNDER: Final = (
    """([x, y]) => document.elementFromPoint(x, y).closest('[data-move]')?.dataset.move"""
)


def middles(page: Page) -> list[tuple[str, float, float]]:
    """Every choice, and a point on it."""
    found: list[tuple[str, float, float]] = page.evaluate(
        """choices => [...document.querySelectorAll(choices)].map(one => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [one.dataset.move, x + width / 2, y + height / 2]
        })""",
        CHOICES,
    )
    return found


def point_at(screen: Screen, x: float, y: float) -> None:
    """Move the pointer there, and wait until everything about it is on the screen."""
    screen.page.mouse.move(x, y, steps=3)
    screen.page.wait_for_function("() => !document.querySelector('[data-asking]')")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_that_can_be_clicked_moves_under_the_pointer(
    visit: Visit, size: tuple[int, int], language: str
) -> None:
    visitor = visit(size=size, language=language)
    for name in ASKED:
        page = visitor.go(visitor.stage().playing(MOMENT[name]))
        screen = visitor.screen()
        expect(screen.choices.or_(screen.targets).first).to_be_visible()
        page.mouse.move(0, 0)
        before = measured(page, PLACES)
        for move, x, y in middles(page):
            point_at(screen, x, y)
            assert measured(page, PLACES) == before, f"{name}: something moves away from {move}"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_under_the_pointer_is_taken(visit: Visit, size: tuple[int, int]) -> None:
    """Each choice of many positions is pointed at, clicked, and taken back."""
    visitor = visit(size=size)
    sent: list[str] = []
    asked: list[str] = []

    def listen(verb: str, ask: Any) -> None:
        asked.append(f"{verb} {ask}")
        if verb == "moves":
            sent.append(",".join(ask["moves"]))

    on_asks(visitor.page, listen)
    for name in ASKED:
        page = visitor.go(visitor.stage().playing(MOMENT[name]))
        screen = visitor.screen()
        expect(screen.choices.or_(screen.targets).first).to_be_visible()
        for move, x, y in middles(page):
            point_at(screen, x, y)
            assert page.evaluate(UNDER, [x, y]) == move
            sent.clear()
            page.mouse.down()
            page.mouse.up()
            if page.locator(f"[data-move='{move}'][aria-pressed=true]").count():
                page.keyboard.press("Escape")
                continue
            screen.settle()
            expect(screen.button("page-undo")).to_be_visible()
            assert sent[0].endswith(move), f"{name}: {sent} instead of {move}, after {asked}"
            screen.press(screen.button("page-undo"))
            expect(screen.button("page-undo")).to_have_count(0)


def test_what_a_card_says_holds_at_this_table(visit: Visit) -> None:
    """With three players the Cultural leader scores 1, 2 or 3 VP, with four 2, 3 or 4."""
    visitor = visit(language="fr")
    for rules, players in (("2011", 2), ("2026", 3), ("2026", 4), ("2011-events", 5)):
        bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
        table = visitor.stage().table(
            ruleset=rules, seats=[{"kind": "me"}, *bots], first=0, start=True
        )
        page, state = visitor.go(table), new_game(rules, players=players, seed=1)
        texts = Texts("fr", state.setting.ruleset.edition)
        for leader in (LEADERS[number] for number in state.table.leaders):
            power = texts.leader(leader, "power", state)
            card = page.locator(f".leaders [data-move={leader}]")
            expect(card).to_have_accessible_name(re.compile(re.escape(power)))
            card.hover()
            expect(page.get_by_text(power).first).to_be_visible()


def test_the_family_rules_speak_of_no_leaders_and_no_cascades(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    page = visitor.go(
        visitor.stage().table(ruleset="2011-family", seats=seats, first=0, start=True)
    )
    expect(page.get_by_text(visitor.texts.say("page-no-leaders"))).to_be_visible()
    expect(page.get_by_role("img", name=visitor.texts.say("page-no-leader"))).to_have_count(0)
    expect(page.get_by_text(visitor.texts.say("page-forecast-title"))).to_be_visible()
    expect(page.get_by_text(visitor.texts.say("page-cascading"))).to_have_count(0)


def test_what_the_buildings_of_a_player_are_worth_is_told_on_demand(visit: Visit) -> None:
    """By mouse on the player's card or a building of the group, and by keyboard; nothing moves."""
    visitor = visit(size=SIZES[1])
    place = visitor.stage().playing(MOMENT["century-4-2"])
    page, screen = visitor.go(place), visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    table = place.rpartition("/")[2]
    answer = visitor.context.request.get(f"{visitor.address}/api/v1/tables/{table}")
    view = answer.json()["now"]["game"]["view"]
    stars = {site["name"]: site["token"]["stars"] for site in view["sites"] if site["token"]}
    before = measured(page, PLACES)
    guide = page.get_by_role("region", name=screen.say("page-explanation"))
    for group in view["groups"]:
        count = sum(stars[site] for site in group["sites"])
        said = visitor.texts.say(
            "page-main-group" if group["is_main"] else "page-group",
            player=page.locator(".player h2").nth(group["seat"]).inner_text(),
            number=len(group["sites"]),
            stars=count,
            points=group["value"] if group["is_main"] else count,
        )
        # A bot is called by its colour, too.
        told = guide.get_by_text(re.compile(re.escape(said.rpartition(":")[2])))
        page.locator(f"[data-site={group['sites'][0]}]").hover()
        expect(told.first).to_be_visible()
        if not group["is_main"]:
            continue
        card = page.locator(".player").nth(group["seat"])
        card.hover()
        expect(told.first).to_be_visible()
        page.mouse.move(0, 0)
        expect(told).to_have_count(0)
        card.get_by_role("button", name=screen.say("page-tokens")).focus()
        expect(told.first).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        expect(told).to_have_count(0)
    assert measured(page, PLACES) == before


def test_the_forecast_counts_buildings_from_the_first_token_on(visit: Visit) -> None:
    visitor = visit()
    for name, key in (("century-1-3", ""), ("century-2-3", ""), ("century-4-2", "-counted")):
        place = visitor.stage().playing(MOMENT[name])
        page = visitor.go(place)
        answer = visitor.context.request.get(
            f"{visitor.address}/api/v1/tables/{place.rpartition('/')[2]}"
        )
        worth = answer.json()["now"]["game"]["view"]["forecast"]["buildings"]
        row = page.get_by_role("row", name=visitor.texts.say(f"page-buildings{key}"))
        expect(row).to_have_count(1 if any(worth) else 0)
        if any(worth):
            expect(row.get_by_role("cell")).to_have_text([str(points) for points in worth])


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_forecast_and_question_are_seen_as_a_whole_on_a_laptop(visit: Visit, language: str) -> None:
    """Nothing scrolls, and no line of the question is left out."""
    visitor = visit(size=SIZES[1], language=language)
    for moment in (MOMENT["century-2-3"], MOMENT["century-4-5"], LENDS):
        page = visitor.go(visitor.stage().playing(moment))
        expect(visitor.screen().choices.first).to_be_visible()
        for part in (".side .panel", ".status .what"):
            hidden = page.locator(part).evaluate("one => one.scrollHeight - one.clientHeight")
            # Letters may reach out of the last line.
            assert hidden < 8, f"{moment.name}: {part}"


def test_choices_stay_whatever_is_pointed_at_and_a_key_leads_to_them(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    screen.targets.first.focus()
    expect(screen.choices.first).to_be_visible()
    page.keyboard.press("l")
    expect(screen.choices.first).to_be_focused()
    offered = screen.choices.count()
    page.locator(".place.plain[data-site]").first.hover()
    expect(screen.choices).to_have_count(offered)
    page.keyboard.press("Escape")
    expect(screen.choices).to_have_count(offered)


def test_a_double_click_is_one_choice(visit: Visit) -> None:
    """The second click would take back the action, or answer the next question."""
    visitor = visit()
    page = visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    screen.start_a_site.dblclick()
    expect(page.locator("[data-move=start]")).to_have_attribute("aria-pressed", "true")


def test_one_click_is_one_undo(visit: Visit) -> None:
    """A click on a site sends the action and the site."""
    visitor = visit()
    visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    screen = visitor.screen()
    undo = screen.button("page-undo")
    expect(undo).to_have_count(0)
    screen.press(screen.page.locator("[data-site][role=button]"))
    screen.press(undo)
    expect(screen.start_a_site).to_be_visible()
    expect(undo).to_have_count(0)


def test_an_open_event_covers_no_leader_and_is_closed_by_escape(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(visitor.stage().playing(MOMENT["century-1-3"]))
    page.locator("button.event").click()
    card = page.locator("[popover]:popover-open")
    expect(card).to_be_visible()
    leaders, box = box_of(page.locator(".leaders")), box_of(card)
    assert box["x"] + box["width"] <= leaders["x"]
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_confirmed_turn_is_taken_back_among_bots(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    stage = visitor.stage()
    place = stage.table(seats=seats, first=0, start=True)
    visitor.go(place)
    screen = visitor.screen()
    expect(screen.start_a_site).to_be_visible()
    expect(screen.button("page-rewind")).to_have_count(0)
    for move in ("send", "rel"):
        stage.move(place, move)
    expect(screen.button("page-rewind")).to_be_visible()
    # When the bots have played: what is asked before that may be refused, because they moved on.
    expect(screen.start_a_site).to_be_visible()
    screen.press(screen.button("page-rewind"))
    expect(screen.button("page-rewind")).to_have_count(0)
    expect(screen.start_a_site).to_be_visible()
