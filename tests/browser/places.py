"""The places of the page, and how somebody gets there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from tests.browser.learner import Learner
from tests.browser.visitor import Visitor
from tests.server.test_analyses import some_game
from tools.page.moments import MOMENTS

Place = Callable[[Visitor], None]
MOMENT: Final = {moment.name: moment for moment in MOMENTS}
FOR_TWO: Final = [{"kind": "me"}, {"kind": "open"}]


def start(visitor: Visitor) -> None:
    visitor.go()
    expect(visitor.screen().button("page-play-now")).to_be_visible()


def start_with_games(visitor: Visitor) -> None:
    """A game waits for me, another for somebody to sit down."""
    visitor.stage().playing(MOMENT["century-2-3"])
    visitor.stage().table(seats=FOR_TWO, ruleset="2011")
    start(visitor)
    games = visitor.page.get_by_role("heading", name=visitor.texts.say("page-my-games"))
    expect(games).to_be_visible()


def options(visitor: Visitor) -> None:
    start(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-one-screen"))
    expect(screen.button("page-make-table")).to_be_visible()


def account(visitor: Visitor) -> None:
    """With the form for a new account open."""
    start(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-account"))
    screen.hand.press(screen.button("page-sign-up"))
    expect(visitor.page.get_by_role("textbox", name=screen.say("page-login"))).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    visitor.go(visitor.stage().table(seats=FOR_TWO, ruleset="2011"))
    expect(visitor.page.get_by_label(visitor.texts.say("page-link"))).to_be_visible()


def invitation(visitor: Visitor) -> None:
    waiting_room(visitor)
    link = visitor.page.get_by_label(visitor.texts.say("page-link")).input_value()
    visitor.page.goto(link)
    expect(visitor.screen().button("page-sit-down")).to_be_visible()


def early(visitor: Visitor) -> None:
    _at_the_board(visitor, "century-1-2")


def late(visitor: Visitor) -> None:
    _at_the_board(visitor, "century-4-5")


def mid_turn(visitor: Visitor) -> None:
    """A tile is aimed at, and something can be confirmed or undone."""
    _at_the_board(visitor, "century-1-3")
    screen = visitor.screen()
    screen.step()
    screen.targets.or_(screen.confirm).first.focus()


def hint(visitor: Visitor) -> None:
    """The whole turn, drawn on the board."""
    early(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-hint", screen.actions))
    screen.hand.press(screen.button("page-hint-more"))
    expect(visitor.page.get_by_role("region", name=screen.say("page-hint"))).to_be_visible()


def what_if(visitor: Visitor) -> None:
    """After a few moves of a game."""
    visitor.go(visitor.stage().playing(MOMENT["century-1-2"]) + "/at/3/what-if")
    screen = visitor.screen()
    expect(visitor.page.get_by_role("region", name=screen.say("page-what-if"))).to_be_visible()
    expect(screen.choices.first).to_be_visible()


def tooltip(visitor: Visitor) -> None:
    """What the numbers on a player's card mean, by its focus."""
    early(visitor)
    page = visitor.page
    page.keyboard.press("Tab")
    page.locator("button.counts").first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()


def legend(visitor: Visitor) -> None:
    late(visitor)
    visitor.page.keyboard.press("w")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def why_not(visitor: Visitor) -> None:
    """A click on a building that waits for its century."""
    early(visitor)
    visitor.page.locator("[data-site].plain").first.click()
    expect(visitor.page.locator("[popover].why")).to_be_visible()


def offer_to_learn(visitor: Visitor) -> None:
    """Play now, for the first time."""
    visitor.context.add_init_script("localStorage.removeItem('quebec-offered')")
    start(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    expect(screen.button("page-first-time-learn")).to_be_visible()


def coach(visitor: Visitor) -> None:
    """The first game, with what the coach says first."""
    visitor.go("#/learn")
    learner = Learner(visitor.screen())
    visitor.page.get_by_role("button", name=learner.say("course-game")).click()
    title = learner.say("coach-title")
    expect(visitor.page.get_by_role("region", name=title)).to_be_visible()


def menu(visitor: Visitor) -> None:
    late(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-menu"))


def keys(visitor: Visitor) -> None:
    late(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-help"))


def ledger(visitor: Visitor) -> None:
    late(visitor)
    _open_tab(visitor, "page-ledger")


def log(visitor: Visitor) -> None:
    late(visitor)
    _open_tab(visitor, "page-log")


def chat(visitor: Visitor) -> None:
    """Something has been said."""
    place = visitor.stage().playing(MOMENT["century-4-5"])
    visitor.stage().say(place, "Bonne chance !")
    visitor.go(place)
    _open_tab(visitor, "page-chat")
    expect(visitor.page.get_by_role("log")).to_contain_text("Bonne chance")


def scoring(visitor: Visitor) -> None:
    visitor.go(visitor.stage().replay(MOMENT["scoring-5"], back=1))
    screen = visitor.screen()
    screen.hand.press(screen.button("page-replay-on"))
    expect(screen.next_scene).to_be_visible()


def result(visitor: Visitor) -> None:
    visitor.go(visitor.stage().result("2011-events-5-39"))
    expect(visitor.screen().result).to_be_visible()


def replay(visitor: Visitor) -> None:
    visitor.go(visitor.stage().replay(MOMENT["century-3-5"]))
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def analysis(visitor: Visitor) -> None:
    """A game that was broken off has been analysed; its second move is shown."""
    visitor.go(f"#/table/{visitor.stage().loaded(some_game(20))}/at/5")
    screen = visitor.screen()
    screen.hand.press(screen.button("page-analyse"))
    expect(screen.curve).to_be_visible()
    expect(screen.analysis.get_by_role("progressbar")).to_have_count(0)


def rules(visitor: Visitor) -> None:
    """The rulebook, for two players, with an example open."""
    visitor.go("#/rules/R10.3?rules=2011-events&players=2")
    page = visitor.page
    expect(page.get_by_role("heading", name="R10.3")).to_be_focused()
    page.get_by_text(visitor.book("2011-events", 2).say("example-two")).click()
    visitor.reading("book-next").click()
    expect(visitor.screen().board).to_be_visible()


def player_aid(visitor: Visitor) -> None:
    visitor.go("#/rules/aid?rules=2026&players=5")
    expect(visitor.reading("book-print")).to_be_visible()


def rules_over_a_game(visitor: Visitor) -> None:
    late(visitor)
    screen = visitor.screen()
    screen.hand.press(screen.button("page-rule", screen.actions))
    expect(visitor.page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()


def course(visitor: Visitor) -> None:
    visitor.go("#/learn")
    expect(visitor.page.locator("[href='#/learn/first-site']")).to_be_visible()


def lesson(visitor: Visitor) -> None:
    """A step that asks for a move."""
    visitor.go("#/learn/gift")
    learner = Learner(visitor.screen())
    for _ in range(2):
        learner.go_on()
    expect(visitor.screen().targets.first).to_be_visible()


TABLETOP: Final = {
    "version": 1,
    "ruleset": "2026",
    "players": [
        {"name": "Marguerite-Bourgeoys", "colour": "orange"},
        {"name": "", "colour": "white"},
        {"name": "", "colour": "green"},
    ],
    "tokens": {"por1": {"seat": 0, "stars": 3}, "ent1": {"seat": 0, "stars": 2}},
    "stages": {"man2": [1, 2]},
    "active": [3, 4, 1, None, None],
}
"""A real table, as the page keeps it on a device."""


def _tabletop(visitor: Visitor, part: str) -> None:
    kept = json.dumps({"now": TABLETOP, "before": []})
    visitor.context.add_init_script(f"localStorage.setItem('quebec-tabletop', {kept!r})")
    visitor.go(f"#/tabletop/{part}")


def tabletop_players(visitor: Visitor) -> None:
    _tabletop(visitor, "players")
    expect(visitor.page.locator("main input").first).to_be_visible()


def tabletop_century(visitor: Visitor) -> None:
    """Two numbers are entered."""
    _tabletop(visitor, "3")
    for number in ("9", "4"):
        visitor.page.locator(".pad").get_by_role("button", name=number, exact=True).click()
    expect(visitor.page.locator(".plus").first).to_have_text("+16")


def tabletop_final(visitor: Visitor) -> None:
    """Active workers are being entered."""
    _tabletop(visitor, "final")
    expect(visitor.page.locator(".winner")).to_be_visible()
    visitor.page.locator(".active input").first.focus()


def tabletop_site(visitor: Visitor) -> None:
    """What lies on a site, with its stages; a token was refused there."""
    tabletop_final(visitor)
    visitor.page.locator("[data-site=man2]").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.locator(".tokens button").first.click()
    expect(dialog.get_by_role("alert")).to_contain_text(re.compile(r"\w"))


def score_sheet(visitor: Visitor) -> None:
    _tabletop(visitor, "sheet")
    expect(visitor.page.get_by_role("table")).to_be_visible()


def set_up(visitor: Visitor) -> None:
    _tabletop(visitor, "setup")
    visitor.page.locator(".first").first.click()
    expect(visitor.page.locator(".ways")).to_be_visible()


def go_on(visitor: Visitor) -> None:
    _tabletop(visitor, "go-on")
    expect(visitor.page.locator(".ways")).to_be_visible()


def lobby(visitor: Visitor) -> None:
    """With an open table, and one's own."""
    visitor.stage().table(seats=FOR_TWO, ruleset="2011", public=True)
    visitor.go("#/lobby")
    expect(visitor.page.locator(".seats").first).to_be_visible()


def my_games(visitor: Visitor) -> None:
    visitor.stage().playing(MOMENT["century-2-3"])
    visitor.go("#/games")
    expect(visitor.page.get_by_role("tab").first).to_be_visible()
    expect(visitor.page.locator(".seats").first).to_be_visible()


def my_page(visitor: Visitor) -> None:
    visitor.go("#/me")
    expect(visitor.page.locator(".nothing")).to_be_visible()


def history(visitor: Visitor) -> None:
    visitor.go("#/history")
    expect(visitor.page.locator("[href='#/history/seminary']")).to_be_visible()


def timeline(visitor: Visitor) -> None:
    visitor.go("#/history?view=timeline")
    expect(visitor.page.locator("[href='#/history/seminary']")).to_be_visible()


def story(visitor: Visitor) -> None:
    visitor.go("#/history/person-chaussegros_de_lery")
    expect(visitor.page.get_by_role("article")).to_be_visible()


def built(visitor: Visitor) -> None:
    table = visitor.stage().result("2011-events-5-39").removeprefix("#/table/")
    visitor.go(f"#/built/{table}/0")
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


def _at_the_board(visitor: Visitor, moment: str) -> None:
    visitor.go(visitor.stage().playing(MOMENT[moment]))
    expect(visitor.screen().board).to_be_visible()


def _open_tab(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("tab", name=visitor.texts.say(name)).click()


PLACES: Final[tuple[Place, ...]] = (
    start,
    start_with_games,
    options,
    account,
    invitation,
    waiting_room,
    early,
    mid_turn,
    hint,
    what_if,
    tooltip,
    legend,
    why_not,
    late,
    menu,
    keys,
    ledger,
    log,
    chat,
    scoring,
    result,
    replay,
    analysis,
    rules_over_a_game,
    course,
    lesson,
    offer_to_learn,
    coach,
)
PAGES_TO_READ: Final[tuple[Place, ...]] = (
    rules,
    player_aid,
    lobby,
    my_games,
    my_page,
    tabletop_players,
    tabletop_century,
    tabletop_final,
    tabletop_site,
    score_sheet,
    set_up,
    go_on,
    history,
    timeline,
    story,
    built,
)
"""Places that are longer than the window."""
