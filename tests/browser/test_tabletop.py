"""Beside a real table, by touch on a phone: the rulebooks’ examples, and what can go wrong."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from quebec.texts.catalogue import catalogue
from tests.browser.boxes import box_of
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PHONE = (390, 844)
CASCADE = {
    "2026": [(5, 2, 0), (3, 4, 5), (2, 10, 10), (0, 0, 5), (4, 6, 1)],
    "2011": [(5, 1, 0), (3, 4, 5), (2, 10, 10), (0, 0, 5), (4, 6, 1)],
}
"""R9.2: the workers of black, white and green, from the citadelle on."""


class Table:
    """Somebody with a phone beside the cardboard; taps are counted."""

    def __init__(self, visitor: Visitor, part: str = "") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.taps = 0
        self.words = catalogue(visitor.texts.language, "tabletop")
        visitor.go(f"#/tabletop/{part}")

    def say(self, key: str, **args: Any) -> str:
        return self.words.render(f"tabletop-{key}", {"edition": 2026, **args})

    def tap(self, thing: Locator) -> None:
        thing.tap()
        self.taps += 1

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def number(self, number: int) -> None:
        pad = self.page.get_by_role("group", name=self.say("pad"))
        self.tap(pad.get_by_role("button", name=str(number), exact=True))

    def active(self, player: str, number: int) -> None:
        """Active workers at the end of the game; there the numbers come with a tap on a field."""
        self.tap(self.page.get_by_label(self.say("active-of", player=player), exact=True))
        self.number(number)

    def play_by(self, ruleset: str) -> None:
        self.page.get_by_label(self.say("rules"), exact=True).select_option(ruleset)

    def open(self, name: str) -> None:
        self.tap(self.page.get_by_role("link", name=name, exact=True))

    def points(self) -> list[str]:
        return self.page.locator(".plus").all_inner_texts()

    def scores(self, *points: int) -> None:
        """Sooner or later the server has counted."""
        expect(self.page.locator(".plus")).to_have_text([f"+{one}" for one in points])

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def choose(self, key: str, **args: Any) -> None:
        """In the dialog of a site."""
        self.tap(self.dialog.get_by_role("button", name=self.say(key, **args), exact=True))

    def token(self, site: str, player: str, stars: int) -> None:
        self.tap(self.page.locator(f"[data-site={site}]"))
        self.choose("token-of", player=player, stars=stars)

    def stage(self, site: str, player: str) -> None:
        self.tap(self.page.locator(f"[data-site={site}]"))
        self.choose("construction")
        self.choose("stage-of", number=1, player=player)
        self.choose("done")


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    return visit(size=PHONE, touch=True)


@pytest.mark.parametrize("ruleset", CASCADE)
def test_the_cascade_of_the_rulebook(phone: Visitor, ruleset: str) -> None:
    """R9.2: black, white and green are the first three colours; one tap is one number."""
    table = Table(phone)
    table.play_by(ruleset)
    table.open(table.say("begin"))
    for zone in CASCADE[ruleset]:
        for workers in zone:
            table.number(workers)
    table.scores(18, 22 if ruleset == "2026" else 21, 33)
    print(f"\nthe cascade of {ruleset}: {table.taps} taps")
    assert table.taps == 1 + 15
    expect(table.page.get_by_text("Green has the majority with 12.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_all_numbers_are_in_sight(visit: Visit, language: str) -> None:
    """Nobody has to scroll for a number, neither in a century nor at the end of the game, where
    even five fields for active workers are in sight below the board."""
    visitor = visit(language=language, size=PHONE, touch=True)
    table = Table(visitor)
    table.tap(table.button("5"))
    pad = table.page.get_by_role("group", name=table.say("pad"))
    fields = table.page.locator(".active input")
    for part in ("1", "final"):
        visitor.go(f"#/tabletop/{part}")
        for width, height in (PHONE, (1280, 720)):
            table.page.set_viewport_size({"width": width, "height": height})
            if part == "final":
                expect(fields).to_have_count(5)
                for field in fields.all():
                    assert_in_sight(field, width, height)
                table.tap(fields.first)
            expect(pad).to_be_visible()
            assert_in_sight(pad, width, height)
        if part == "1":
            # What a card does stands above the numbers; 1603 has the longest text.
            table.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            table.page.get_by_label(table.say("event")).select_option("1603")
            expect(table.page.locator(".event .quiet")).to_be_visible()
            assert_in_sight(pad, *PHONE)


def assert_in_sight(thing: Locator, width: int, height: int) -> None:
    box = box_of(thing)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height


def test_the_scoring_is_shown_as_in_a_game(phone: Visitor) -> None:
    table = Table(phone, "1")
    for workers in (5, 2, 0):
        table.number(workers)
    table.scores(8, 2, 0)
    table.tap(table.button(table.say("show")))
    shown = table.page.get_by_role("dialog", name=table.say("show"))
    expect(shown).to_be_visible()
    step = shown.get_by_role("button", name=phone.texts.say("page-continue"))
    for _ in range(4):
        table.tap(step)
    expect(shown.get_by_role("table")).to_contain_text("+5")
    table.tap(table.button(phone.texts.say("page-skip")))
    expect(shown).to_have_count(0)
    table.scores(8, 2, 0)


def test_the_majority_of_the_family_rules(phone: Visitor) -> None:
    """R9.6: religion is the first zone there."""
    table = Table(phone)
    table.play_by("2011-family")
    table.open(table.say("begin"))
    for workers in (3, 5, 12):
        table.number(workers)
    table.scores(3, 5, 17)


def test_the_final_scoring_of_2026(phone: Visitor) -> None:
    """R12.3: the smaller group is the main one."""
    count_the_final_scoring_of_2026(Table(phone, "final"))


def count_the_final_scoring_of_2026(table: Table) -> None:
    table.stage("bus1", "Black")
    for site, stars in {"por1": 3, "ent1": 3, "man2": 1, "arc1": 1, "arc2": 2, "man3": 2}.items():
        table.token(site, "Black", stars)
    table.active("Black", 3)
    table.scores(21, 0, 0)
    expect(table.page.locator(".winner")).to_contain_text("Black")
    # A group has two lines, the main one a third around them.
    assert table.page.locator("path.way").count() == 5
    expect(table.page.locator("path.way.main")).to_have_count(1)


def test_the_final_scoring_of_2011(phone: Visitor) -> None:
    """R12.3: 16 VP for the main group, 3 for the stars of two others; family: each its value."""
    table = Table(phone)
    table.play_by("2011")
    table.open(table.say("final"))
    for site, stars in {"man2": 1, "arc1": 2, "arc2": 3, "man3": 3, "por1": 1, "ent1": 2}.items():
        table.token(site, "White", stars)
    table.scores(0, 19, 0)
    table.open(table.say("players"))
    table.play_by("2011-family")
    table.open(table.say("final"))
    table.scores(0, 16 + 1 + 3, 0)


def test_both_scorings_are_entered_with_keys(visit: Visit) -> None:
    """R9.2, R12.3: numbers are typed, arrows go from building to building, and a dialog gives the
    focus back."""
    visitor = visit()
    table = Table(visitor, "1")
    keys = table.page.keyboard
    table.page.get_by_role("textbox").first.focus()
    for zone in CASCADE["2026"]:
        for workers in zone:
            keys.type(str(workers))
            keys.press("Enter")
    table.scores(18, 22, 33)
    visitor.go("#/tabletop/final")
    table.page.locator("[data-site=por1]").focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(table.dialog).to_be_visible()
    # From the close button to the token with three stars.
    for key in ("Tab", "Tab", "Tab", "Enter"):
        keys.press(key)
    table.scores(6, 0, 0)
    expect(table.page.locator("[data-site=ent1]")).to_be_focused()
    table.page.get_by_label(table.say("active-of", player="Black")).focus()
    keys.type("3")
    keys.press("Tab")
    table.scores(6 + 1, 0, 0)


def test_wrong_entries_are_refused_at_once_and_change_nothing(phone: Visitor) -> None:
    """More workers than a player has, in a zone, in all, at the end, or with more players; a token
    twice; a token on a building under construction; too many architects."""
    table = Table(phone, "1")
    table.number(20)
    cell = table.page.get_by_role("textbox").nth(3)
    cell.fill("6")
    cell.blur()
    alert = table.page.get_by_role("alert")
    expect(alert).to_have_text(table.say("at-most", player="Black", most=25, elsewhere=20, left=5))
    expect(cell).to_have_value("")
    for wrong in ("26", "-1", "x"):
        cell.fill(wrong)
        cell.blur()
        expect(alert).to_have_text(table.say("number", most=25))
        expect(cell).to_have_value("")
    cell.fill("5")
    cell.blur()
    table.scores(20 + 10 + 5 + 2 + 1, 0, 0)

    table.open(table.say("players"))
    table.tap(table.button("5"))
    expect(alert).to_contain_text("with 5 players everybody has 20")
    expect(table.button("3")).to_have_attribute("aria-pressed", "true")

    table.open(table.say("final"))
    table.token("por1", "Black", 2)
    table.scores(3, 0, 0)
    table.token("por1", "White", 3)
    refusal = table.dialog.get_by_role("alert")
    expect(refusal).to_contain_text(table.say("token-there", player="Black", stars=2))
    table.choose("construction")
    expect(refusal).to_contain_text(table.say("completed-there", player="Black", stars=2))
    table.tap(table.button(phone.texts.say("page-close")))
    table.scores(3, 0, 0)
    table.token("por1", "White", 3)
    table.choose("replace")
    table.scores(0, 6, 0)

    for site in ("ent1", "her1", "art1"):
        table.stage(site, "Black")
    table.token("her1", "Black", 1)
    expect(refusal).to_contain_text(table.say("stages-there"))
    table.tap(table.button(phone.texts.say("page-close")))
    table.tap(table.page.locator("[data-site=her2]"))
    table.choose("construction")
    expect(refusal).to_contain_text("4 buildings are under construction")
    expect(refusal).to_contain_text("3 players have 3 architects")
    table.tap(table.button(phone.texts.say("page-close")))
    table.active("Black", 25)
    expect(table.page.get_by_role("alert").first).to_contain_text("everybody has 25")
    expect(table.page.get_by_label(table.say("active-of", player="Black"))).to_have_value("")
    # 6 of them are on buildings.
    table.active("Black", 19)
    table.scores(6 + 9, 6, 0)
    table.page.reload()
    table.scores(6 + 9, 6, 0)

    # Also what is entered for the end only is looked at.
    phone.go("#/tabletop/1")
    for number in (0, 3):
        cell = table.page.get_by_role("textbox").nth(number)
        cell.fill("")
        cell.blur()
    expect(table.page.get_by_text(table.say("nothing"))).to_be_visible()
    table.open(table.say("players"))
    table.tap(table.button("4"))
    expect(alert).to_contain_text("Black has 25 workers")
    expect(alert).to_contain_text("with 4 players everybody has 22")


def test_nothing_is_lost_by_a_reload_and_everything_can_be_undone(phone: Visitor) -> None:
    table = Table(phone, "1")
    for workers in (5, 2, 4):
        table.number(workers)
    table.scores(5 + 2 + 1, 2, 4)
    table.page.reload()
    table.scores(5 + 2 + 1, 2, 4)
    table.tap(table.button(table.say("restart")))
    expect(table.page.get_by_text(table.say("nothing"))).to_be_visible()
    table.tap(table.button(table.say("undo")))
    table.scores(5 + 2 + 1, 2, 4)
    table.tap(table.button(table.say("undo")))
    table.scores(5 + 2 + 1, 2, 0)


def test_the_score_sheet_is_saved_as_csv_and_as_a_picture(phone: Visitor, tmp_path: Path) -> None:
    table = Table(phone)
    name = table.page.get_by_label(table.say("name", number=1))
    name.fill('=Anne "A", B')
    name.blur()
    table.open(table.say("begin"))
    for workers in (5, 2, 0):
        table.number(workers)
    table.scores(8, 2, 0)
    table.tap(table.page.get_by_text(table.say("during"), exact=True))
    table.tap(table.page.get_by_role("button", name="+4").nth(1))
    table.open(table.say("sheet"))
    total = table.page.locator("tfoot td")
    expect(total).to_have_text(["8", "6", "0"])
    with table.page.expect_download() as saved:
        table.tap(table.button(table.say("csv")))
    text = Path(saved.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.reader(io.StringIO(text)))
    assert rows[0] == ["", '\'=Anne "A", B', "White", "Green"]
    assert rows[-1] == [table.say("total"), "8", "6", "0"]
    with table.page.expect_download() as saved:
        table.tap(table.button(table.say("picture")))
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")


def test_without_the_network_this_device_counts(phone: Visitor) -> None:
    """R9.2, R12.3: it was opened once; then the page opens, counts, shows and refuses by itself."""
    phone.expects_cuts = True
    table = Table(phone)
    texts = ("assets/en-", "later-en-", "later-en-")
    table.visitor.until_kept(*texts, "TabletopPage", "later-engine", "parts-", "parts-")
    phone.context.set_offline(True)
    table.page.reload()
    table.open(table.say("begin"))
    for zone in CASCADE["2026"]:
        for workers in zone:
            table.number(workers)
    table.scores(18, 22, 33)
    expect(table.page.get_by_text(table.say("lost"))).to_be_visible()
    table.tap(table.button(table.say("show")))
    shown = table.page.get_by_role("dialog", name=table.say("show"))
    expect(shown).to_be_visible()
    table.tap(table.button(phone.texts.say("page-skip")))
    table.open(table.say("final"))
    count_the_final_scoring_of_2026(table)
    for site in ("por2", "her1"):
        table.stage(site, "White")
    table.tap(table.page.locator("[data-site=her2]"))
    table.choose("construction")
    expect(table.dialog.get_by_role("alert")).to_contain_text("3 players have 3 architects")
    table.choose("clear")
    phone.context.set_offline(False)
    expect(table.page.get_by_text(table.say("lost"))).to_have_count(0)
    table.scores(21, 3 + 1, 0)


def test_a_set_up_is_drawn_and_played_here(phone: Visitor) -> None:
    """R3.2"""
    table = Table(phone, "setup")
    table.tap(table.button(table.say("draw")))
    expect(table.page.get_by_text(table.say("complete"))).to_be_visible()
    tiles = table.page.locator(".list li span:not(.numeral)")
    assert tiles.count() == 44
    first = tiles.first.inner_text()
    table.tap(table.button(table.say("play-bots")))
    table.tap(table.page.get_by_role("button", name=phone.texts.say("page-make-table")))
    table.page.wait_for_url("**/#/table/*")
    board = phone.screen().board
    expect(board).to_be_visible()
    assert first in " ".join(
        table.page.locator("[data-site]").evaluate_all("all => all.map(one => one.ariaLabel)")
    )


def test_a_set_up_and_a_position_are_entered_with_keys(visit: Visit) -> None:
    """Tiles are exchanged, a token is placed, and the set-up is played here."""
    visitor = visit()
    table = Table(visitor, "setup")
    keys = table.page.keyboard

    def press(button: Locator) -> None:
        button.focus()
        keys.press("Enter")

    press(table.button(table.say("draw")))
    expect(table.page.get_by_text(table.say("complete"))).to_be_visible()
    kept = "JSON.parse(localStorage['quebec-tabletop']).now.layout"
    before = table.page.evaluate(kept)
    table.page.locator("[data-site=por1]").focus()
    keys.press("ArrowRight")
    keys.press("Enter")
    press(table.dialog.get_by_role("listitem").get_by_role("button").nth(1))
    expect(table.dialog).to_have_count(0)
    after = table.page.evaluate(kept)
    assert sorted(after) == sorted(before)
    visitor.go("#/tabletop/go-on")
    table.page.locator("[data-site=por1]").focus()
    keys.press("Enter")
    expect(table.dialog).to_be_visible()
    keys.press("Escape")
    expect(table.dialog).to_have_count(0)
    expect(table.page.locator("[data-site=por1]")).to_be_focused()
    press(table.button(table.say("check")))
    expect(table.page.get_by_text(table.say("right"))).to_be_visible()
    visitor.go("#/tabletop/setup")
    press(table.button(table.say("play-bots")))
    press(table.page.get_by_role("button", name=visitor.texts.say("page-make-table")))
    table.page.wait_for_url("**/#/table/*")
    expect(visitor.screen().board).to_be_visible()


def test_a_tile_lies_on_one_site(phone: Visitor) -> None:
    """A tile that lies elsewhere changes places with the one that lies here."""
    table = Table(phone, "setup")
    tiles = table.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    for site, tile in (("por1", 0), ("por2", 1), ("por1", 1)):
        table.tap(table.page.locator(f"[data-site={site}]"))
        table.tap(tiles.nth(tile))
    names = table.page.locator(".list li", has_text=re.compile("por[12]")).all_inner_texts()
    assert "Demers House" in names[0]
    assert "Champlain Habitation" in names[1]
    expect(table.page.get_by_text(table.say("missing", number=42))).to_be_visible()


def test_a_real_game_goes_on_here(phone: Visitor) -> None:
    """In century I, after a few turns."""
    phone.expects_refusals = True
    table = Table(phone, "setup")
    table.tap(table.button(table.say("draw")))
    expect(table.page.get_by_text(table.say("complete"))).to_be_visible()
    layout = table.page.evaluate("JSON.parse(localStorage['quebec-tabletop']).now.layout")
    century = table.page.evaluate(
        """layout => layout.map((tile, k) => [tile, k])
          .filter(([tile]) => ['dumont_house', 'seminary'].includes(tile)).map(([, k]) => k)""",
        layout,
    )
    table.open(table.say("go-on"))
    sites = table.page.locator("[data-site]").evaluate_all("all => all.map(o => o.dataset.site)")
    table.token(sites[century[0]], "White", 2)
    table.stage(sites[century[1]], "Green")
    table.tap(table.button(table.say("check")))
    alert = table.page.get_by_role("alert").filter(has_text=re.compile(r"\w"))
    expect(alert).to_contain_text("no architect")
    table.tap(table.page.locator(f"[data-site={sites[century[1]]}]"))
    table.dialog.get_by_label(table.say("architect")).select_option("0")
    table.choose("done")
    table.page.get_by_label(table.say("score", player="Black")).fill("12")
    active = table.page.get_by_label(table.say("active-of", player="White"))
    active.fill("7")
    religion = table.page.get_by_label("White, Religion")
    religion.fill("19")
    religion.blur()
    expect(alert).to_have_text(table.say("at-most", player="White", most=25, elsewhere=7, left=18))
    expect(religion).to_have_value("0")
    table.page.get_by_label(table.say("leader", player="Green")).select_option("political")
    table.tap(table.button(table.say("check")))
    expect(table.page.get_by_text(table.say("right"))).to_be_visible()
    table.tap(table.button(table.say("play-screen")))
    table.tap(table.page.get_by_role("button", name=phone.texts.say("page-make-table")))
    table.page.wait_for_url("**/#/table/*")
    screen = phone.screen()
    expect(screen.board).to_be_visible()
    expect(table.page.locator(".players")).to_contain_text("12")
    assert screen.step()


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_score_sheet_and_set_up_are_printed_on_few_pages(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    table = Table(visitor, "sheet")
    expect(table.page.get_by_role("table")).to_be_visible()
    pages = re.compile(rb"/Type\s*/Page\b")
    assert len(pages.findall(table.page.pdf(format="A4"))) == 1
    visitor.go("#/tabletop/setup")
    table.button(table.say("draw")).click()
    expect(table.page.get_by_text(table.say("complete"))).to_be_visible()
    assert len(pages.findall(table.page.pdf(format="A4"))) == 2
