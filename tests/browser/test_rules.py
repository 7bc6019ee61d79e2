"""The rulebook in the page: found, searched, switched, linked, stepped through, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quebec.texts import LANGUAGES
from tests.browser import places
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


def search(page: Page) -> Locator:
    return page.get_by_role("searchbox")


def choose(visitor: Visitor, group: str, option: str) -> None:
    """Another table, with the switch."""
    book = visitor.book("2026", 3)
    fieldset = visitor.page.get_by_role("group", name=book.say(group), exact=True)
    fieldset.get_by_role("radio", name=option, exact=True).check()


def headings(page: Page) -> list[str]:
    """The numbers of the chapters."""
    return page.locator("h2 small").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_page_leads_to_the_rules_and_their_contents_to_a_chapter(
    visit: Visit, language: str
) -> None:
    visitor = visit(language=language)
    places.start(visitor)
    page = visitor.page
    page.get_by_role("link", name=visitor.texts.say("page-rules")).click()
    book = visitor.book("2026", 3)
    contents = page.get_by_role("navigation", name=book.say("book-contents"))
    expect(contents.get_by_role("link")).to_have_count(len(book.chapters) + 1)
    contents.get_by_role("link", name=book.say("R9")).click()
    chapter = page.get_by_role("heading", name=book.say("R9"), level=2)
    expect(chapter).to_be_focused()
    expect(chapter).to_be_in_viewport()
    assert page.url.endswith("#/rules/R9?rules=2026&players=3")
    # Every paragraph of the table is there, and nothing else.
    expected = [one.address for chapter in book.chapters for one in chapter.paragraphs]
    assert page.locator("h3").evaluate_all("all => all.map(one => one.id)") == expected


def test_a_search_finds_while_one_types_and_ignores_accents(visit: Visit) -> None:
    visitor = visit(language="fr")
    page = visitor.go("#/rules?rules=2011&players=4")
    search(page).press_sequentially("etoile jeton")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+\s+paragraphes$"))
    assert set(page.locator("mark").all_inner_texts()) >= {"étoile", "jeton"}
    assert len(headings(page)) < 8
    search(page).fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Rien trouvé")
    search(page).fill("")
    expect(page.locator("mark")).to_have_count(0)
    # A link out of what was found shows everything again.
    search(page).fill("cascade")
    page.locator("article a", has_text="R5.5").or_(page.locator("nav li li a").first).first.click()
    expect(page.locator(".asked")).to_be_in_viewport()


def test_the_switch_leaves_what_applies_and_the_address_says_it(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("#/rules")
    expect(page.get_by_role("heading", name="Leaders", exact=False).first).to_be_visible()
    choose(visitor, "book-edition", "2011")
    choose(visitor, "book-players", "2")
    choose(visitor, "book-mode", "Family")
    assert page.url.endswith("?rules=2011-family&players=2")
    assert "R7" not in headings(page)
    assert "R13" not in headings(page)
    assert "R10" in headings(page)
    expect(page.get_by_text("a blue disc")).to_be_visible()
    page.reload()
    expect(page.get_by_role("radio", name="Family")).to_be_checked()
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    # The new edition is for three and more, with everything.
    choose(visitor, "book-edition", "2026")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    assert page.url.endswith("?rules=2026&players=3")


def test_every_paragraph_has_an_address(visit: Visit) -> None:
    visitor = visit(language="nl")
    page = visitor.go("#/rules/R13.3:1867?rules=2011-events&players=5")
    title = page.locator('[id="R13.3:1867"]')
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    # Another page begins at its top.
    page.goto(f"{visitor.address}/#/")
    expect(visitor.screen().button("page-play-now")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    # It does not apply at another table, which is said.
    page.goto(f"{visitor.address}/#/rules/R13.1?rules=2011&players=5")
    missing = visitor.book("2011", 5)._words.render("book-not-here", {"number": "R13.1"})
    expect(page.get_by_role("status").filter(has_text=missing)).to_be_visible()
    # Nonsense is the beginning of the usual rules.
    page.goto(f"{visitor.address}/#/rules/R99?rules=1999&players=x")
    expect(page.get_by_role("radio", name="2026")).to_be_checked()


def test_a_game_links_to_the_rules_of_its_table_and_goes_on_behind_them(visit: Visit) -> None:
    visitor = visit()
    places.early(visitor)
    page, screen = visitor.page, visitor.screen()
    address = page.url
    link = screen.button("page-rule", screen.actions)
    link.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".asked h3")).to_have_text(re.compile("Choose one action"))
    expect(rules.get_by_role("radio", name="2", exact=True)).to_be_checked()
    rules.get_by_role("link", name="R6", exact=True).first.click()
    expect(rules.locator('[id="R6"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    assert page.url == address
    expect(link).to_be_focused()
    # What is pointed at, by a key; and a district or a leader that cannot be chosen, by a click.
    screen.board.locator("[data-district=por]").hover()
    page.keyboard.press("i")
    expect(rules.locator(".asked h3")).to_have_text("Port district")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    screen.board.locator("[data-district=iri]").click()
    expect(rules.locator(".asked h3")).to_have_text("Irish district")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.locator("[data-site].plain").first.hover()
    expect(page.locator(".guide .why")).to_be_visible()
    page.keyboard.press("i")
    expect(rules.locator(".asked")).to_be_in_viewport()


def test_the_log_and_a_scoring_link_to_the_rules(visit: Visit) -> None:
    visitor = visit()
    places.scoring(visitor)
    page = visitor.page
    rules = page.get_by_role("dialog", name="Rules")
    page.get_by_role("row", name=re.compile("^Citadelle")).get_by_role("button").click()
    expect(rules.locator(".asked h3")).to_have_text(re.compile("One zone"))
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    places.log(visitor)
    turn = page.get_by_role("listitem").filter(has_text=re.compile("takes the .* leader")).last
    turn.get_by_role("button", name=visitor.texts.say("page-rule")).click()
    expect(rules.locator(".asked")).to_be_in_viewport()


def test_a_click_on_what_cannot_be_chosen_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    visitor = visit()
    places.why_not(visitor)
    page = visitor.page
    why = page.locator("[popover].why")
    expect(why).to_contain_text("only opens in century")
    # The pointer can go there: nothing on the way changes it.
    why.get_by_role("button", name=visitor.texts.say("page-rule")).click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".asked")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_points_a_forecast_and_a_result_link_to_the_rules(visit: Visit) -> None:
    visitor = visit()
    places.ledger(visitor)
    page = visitor.page
    rules = page.get_by_role("dialog", name="Rules")

    def opens(within: Locator, rule: str) -> None:
        within.get_by_role("button", name=visitor.texts.say("page-rule")).first.click()
        expect(rules.locator(f'[id="{rule}"]')).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)

    opens(page.get_by_role("row", name=re.compile("^Workers in zones")), "R9.2")
    opens(page.get_by_role("row", name=re.compile("^Districts")), "R11")
    page.get_by_role("tab", name=visitor.texts.say("page-forecast")).click()
    opens(page.get_by_role("tabpanel"), "R9")
    places.result(visitor)
    opens(visitor.screen().result, "R12")
    row = page.get_by_role("row", name=re.compile("^" + visitor.texts.say("source-main_group")))
    opens(row, "R12.3")


def test_an_event_links_to_the_rules(visit: Visit) -> None:
    visitor = visit()
    places.late(visitor)
    page = visitor.page
    card = page.get_by_role("group", name="Events").get_by_role("button").first
    card.click()
    page.locator("[popover]:popover-open .rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".asked h3")).to_have_text(re.compile(r"^\s*1\d{3} ·"))


def test_an_example_is_stepped_through_with_keys(visit: Visit) -> None:
    """The cascade of the 2026 rulebook, as the engine plays it."""
    visitor = visit(language="nl", size=(390, 844), touch=True)
    page = visitor.go("#/rules/R9.2?rules=2026&players=3")
    book = visitor.book("2026", 3)
    example = page.get_by_role("group").filter(has_text=book.say("example-cascade-2026", "about"))
    opener = page.locator(".asked summary")
    opener.focus()
    page.keyboard.press("Enter")
    following = visitor.reading("book-next")
    following.focus()
    for _ in range(20):
        if not following.count():
            break
        page.keyboard.press("Enter")
    scores = example.locator(".players li span:first-of-type")
    expect(scores).to_have_text(["18 OP’s", "22 OP’s", "33 OP’s"])
    visitor.reading("book-back").click()
    visitor.reading("book-next").click()
    visitor.reading("book-again").click()
    expect(scores).to_have_text(["0 OP’s", "0 OP’s", "0 OP’s"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_player_aid_is_printed_on_one_sheet(visit: Visit, language: str) -> None:
    """With events and all leaders it is fullest."""
    visitor = visit(language=language)
    places.player_aid(visitor)
    printed = visitor.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
