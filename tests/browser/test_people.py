"""Talking, being somebody, leaving, and a page that is older than its server."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_together import give_up, sit_down
from tests.browser.visitor import Visitor

PASSWORD = "quatre siècles"


def test_people_at_a_table_talk_and_may_close_their_ears(visit: Visit) -> None:
    host, guest = visit(), visit(language="fr")
    theirs, ours = sit_down(host, guest)
    tab = host.page.get_by_role("tab", name=theirs.say("page-chat"))
    guest.page.get_by_role("tab", name=ours.say("page-chat")).click()
    guest.page.get_by_role("textbox", name=ours.say("page-say")).fill("Bonsoir !")
    ours.press(ours.button("page-send"))

    expect(tab).to_contain_text("1")
    tab.click()
    lines = host.page.get_by_role("log", name=theirs.say("page-chat"))
    expect(lines).to_contain_text("Bonsoir !")
    theirs.press(lines.get_by_role("button", name=theirs.say("page-mute", player="Joris")))
    expect(lines).not_to_contain_text("Bonsoir !")
    theirs.press(host.page.get_by_role("button", name=theirs.say("page-unmute", number=1)))
    expect(lines).to_contain_text("Bonsoir !")


def test_who_is_here_is_seen(visit: Visit) -> None:
    host, guest = visit(), visit()
    theirs, _ = sit_down(host, guest)
    expect(host.page.get_by_role("img", name=theirs.say("page-here"), exact=True)).to_be_visible()
    watcher = visit()
    watcher.page.goto(host.page.url)
    watching = theirs.say("page-watching", number=1)
    expect(host.page.get_by_role("img", name=watching)).to_be_visible()


def fill(visitor: Visitor, **fields: str) -> None:
    for key, text in fields.items():
        label = visitor.texts.say(f"page-{key.replace('_', '-')}")
        visitor.page.get_by_label(label, exact=True).fill(text)
    form = visitor.page.locator("form").last
    form.get_by_role("button").click()


def test_an_account_from_the_first_day_to_the_last(visit: Visit) -> None:
    visitor = visit()
    visitor.stage().table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    visitor.go()
    screen, page = visitor.screen(), visitor.page

    def account(key: str) -> None:
        # The button bears the name of whoever is signed in.
        named = re.compile(f"^(marguerite|{screen.say('page-account')})$")
        page.get_by_role("banner").get_by_role("button", name=named).click()
        page.get_by_role("dialog").get_by_role("button", name=screen.say(key), exact=True).click()

    account("page-sign-up")
    fill(visitor, login="marguerite", password=PASSWORD)
    expect(page.get_by_role("button", name="marguerite")).to_be_visible()

    account("page-new-password")
    fill(visitor, old_password=PASSWORD, password=PASSWORD + "!")
    expect(page.get_by_role("dialog")).to_contain_text(screen.say("page-password-changed"))
    page.get_by_role("dialog").get_by_role("button", name=screen.say("page-close")).click()

    account("page-sign-out")
    expect(page.get_by_role("button", name="marguerite")).to_have_count(0)
    expect(page.get_by_text(screen.say("page-gathering"))).to_have_count(0)

    account("page-sign-in")
    visitor.expects_refusals = True
    fill(visitor, login="marguerite", password=PASSWORD)
    expect(page.get_by_role("alert")).to_be_visible()
    fill(visitor, login="marguerite", password=PASSWORD + "!")
    expect(page.get_by_text(screen.say("page-gathering"))).to_be_visible()

    account("page-forget")
    fill(visitor, password=PASSWORD + "!")
    expect(page.get_by_role("button", name="marguerite")).to_have_count(0)
    expect(page.get_by_text(screen.say("page-gathering"))).to_have_count(0)


def test_giving_up_is_asked_twice(visit: Visit) -> None:
    theirs, _ = sit_down(visit(), visit())
    give_up(theirs)
    expect(theirs.result).to_be_visible()
    expect(theirs.status).to_contain_text("Joris")


def test_a_page_that_is_older_than_its_server_offers_to_reload(visit: Visit) -> None:
    """The name of the build is changed on its way: the server itself refuses it."""
    visitor = visit()
    visitor.expects_refusals = True

    def older(route: Route) -> None:
        route.continue_(headers={**route.request.headers, "x-quebec-build": "0.0.0-00000000"})

    visitor.context.route("**/api/v1/**", older)
    visitor.go()
    screen = visitor.screen()
    expect(visitor.page.get_by_text(screen.say("page-new-version"))).to_be_visible()
    visitor.context.unroute("**/api/v1/**")
    screen.hand.press(screen.button("page-reload"))
    expect(visitor.page.get_by_role("textbox", name=screen.say("page-your-name"))).to_be_visible()
    expect(visitor.page.get_by_text(screen.say("page-new-version"))).to_have_count(0)
