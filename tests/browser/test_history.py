"""The history of the city: found, read, linked from a game, and what somebody built."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from quebec.texts import LANGUAGES
from quebec.texts.catalogue import catalogue
from tests.browser import places
from tests.browser.conftest import Visit
from tests.browser.hands import Finger


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_84_entries_are_there_and_can_be_searched(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    words = catalogue(language, "stories")
    places.history(visitor)
    page = visitor.page
    entries = page.locator(".gallery li")
    assert entries.count() == 84
    assert page.locator(".gallery svg.picture").count() == 84
    page.get_by_role("searchbox").fill("seminai" if language == "fr" else "seminar")
    expect(page.get_by_role("status")).not_to_contain_text("84")
    expect(page.locator("[href='#/history/seminary']")).to_be_visible()
    expect(page.locator("[href='#/history/le_concorde']")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name=words.render("stories-zones", {})).select_option("economy")
    page.get_by_role("combobox", name=words.render("stories-centuries", {})).select_option("3")
    # Four buildings, and one person.
    expect(entries).to_have_count(5)
    assert "zone=economy" in page.url
    page.reload()
    expect(entries).to_have_count(5)


def test_every_entry_has_an_address_and_leads_to_the_next(visit: Visit) -> None:
    visitor = visit()
    visitor.go("#/history/century-1")
    page = visitor.page
    seen = []
    for _ in range(5):
        seen.append(page.get_by_role("heading", level=1).inner_text())
        page.get_by_role("link", name=re.compile("^Next")).click()
        expect(page.get_by_role("heading", level=1)).not_to_have_text(seen[-1])
    assert len(set(seen)) == 5
    visitor.go("#/history/no-such-thing")
    expect(page.get_by_role("alert")).to_be_visible()


def test_on_a_phone_a_building_is_one_tap_from_its_history_and_back(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    places.late(visitor)
    page = visitor.page
    game = page.url
    hand = Finger(widen=visitor.screen().button("page-zoom-all"))
    hand.press(page.locator("[data-site]"))
    page.get_by_role("link", name=visitor.texts.say("page-story")).tap()
    expect(page.get_by_role("article")).to_be_visible()
    page.get_by_role("link", name=catalogue("en", "stories").render("stories-back", {})).tap()
    expect(visitor.screen().board).to_be_visible()
    assert page.url == game


def test_a_key_leads_to_the_history_of_the_building_in_focus(visit: Visit) -> None:
    visitor = visit()
    places.late(visitor)
    page = visitor.page
    page.keyboard.press("b")
    page.locator("[data-site][tabindex='0']").first.focus()
    page.keyboard.press("s")
    expect(page.get_by_role("article")).to_be_visible()


def test_what_somebody_built_is_a_page_to_share(visit: Visit) -> None:
    visitor = visit()
    places.result(visitor)
    page = visitor.page
    page.get_by_role("link", name=visitor.texts.say("page-built-page")).click()
    # The table has a list, too, and goes only when the page has come.
    expect(page.get_by_role("heading", level=1)).to_contain_text(" built")
    stories = page.locator("main li")
    expect(stories.nth(2)).to_be_visible()
    other = visit(language="nl")
    other.page.goto(page.url)
    expect(other.page.locator("main li")).to_have_count(stories.count())
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Gebouwd door")
