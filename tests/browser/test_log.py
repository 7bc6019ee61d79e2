"""The log: what happened at the table stands in it, and it leads back to every scoring."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from quebec.texts import LANGUAGES, names
from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tests.browser.screen import Screen
from tools.page.stage import Stage


def log_of(screen: Screen) -> Locator:
    screen.hand.press(screen.page.get_by_role("tab", name=screen.say("page-log"), exact=True))
    return screen.page.get_by_role("tabpanel").get_by_role("listitem")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_a_move_stands_in_the_log_at_its_place(visit: Visit, language: str) -> None:
    host, guest = visit(language=language), visit()
    mine, theirs = host.stage(), Stage(guest.context, guest.address, "Joris")
    place = mine.table(ruleset="2011", seats=[{"kind": "me"}, {"kind": "open"}], first=0)
    theirs.join(mine.invite(place))
    mine.begin(place)
    host.go(place)
    screen, say = host.screen(), host.texts.say
    expect(screen.start_a_site).to_be_visible()
    theirs.ask(place, "take-over", seat=1)
    theirs.ask(place, "give-back", seat=1)
    lines = log_of(screen)
    wanted = [
        say("act-created-arranged", chosen=say("arranged-first")),
        say("act-joined", player="Joris"),
        say("fact-turn-began", player="Marguerite"),
        say("act-taken_over", player="Joris", bot=say("page-bot-random")),
        say("act-given_back", player="Joris"),
    ]
    told = lines.filter(has_text=re.compile("|".join(map(re.escape, wanted))))
    # Beside some lines stands a link to their rule.
    expect(told).to_contain_text(wanted)


def test_a_scoring_is_watched_again_from_the_log(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(visitor.stage().replay(MOMENT["century-3-4"]))
    screen = visitor.screen()
    again = log_of(screen).get_by_role("button", name=screen.say("page-again-show"))
    expect(again).to_have_count(2)
    screen.hand.press(again.first)
    scoring = visitor.texts.say("page-scoring", century=names.century(1))
    expect(page.locator(".stage")).to_contain_text(scoring)
    # The link leads there, too.
    table, entry = page.url.rpartition("#/table/")[2].split("/at/")
    visitor.go("#/")
    expect(page.locator(".stage")).to_have_count(0)
    visitor.go(f"#/table/{table}/at/{entry}/scoring")
    expect(page.locator(".stage")).to_contain_text(scoring)
