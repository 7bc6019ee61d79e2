"""Several people at one table, and one at several tabs."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor
from tests.server.cable import Cable


def sit_down(host: Visitor, guest: Visitor) -> tuple[Screen, Screen]:
    """A table for two by a link; the host begins."""
    host.go(
        host.stage().table(ruleset="2011-family", seats=[{"kind": "me"}, {"kind": "open"}], first=0)
    )
    theirs = host.screen()
    link = host.page.get_by_label(theirs.say("page-link")).input_value()
    guest.page.goto(link.replace(host.address, guest.address))
    ours = guest.screen()
    guest.page.get_by_label(ours.say("page-your-name")).fill("Joris")
    ours.press(ours.button("page-sit-down"))
    theirs.press(theirs.button("page-start"))
    expect(ours.board).to_be_visible()
    return theirs, ours


def give_up(screen: Screen) -> None:
    for key in ("page-menu", "page-resign", "page-sure"):
        screen.press(screen.button(key))


def test_what_the_owner_chose_is_told_before_one_sits_down(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go(host.stage().table(ruleset="2011", seats=[{"kind": "me"}, {"kind": "open"}], first=0))
    theirs = host.screen()
    expect(host.page.get_by_role("note")).to_contain_text(theirs.say("arranged-first"))
    link = host.page.get_by_label(theirs.say("page-link")).input_value()
    guest.page.goto(link.replace(host.address, guest.address))
    ours = guest.screen()
    expect(guest.page.get_by_role("note")).to_contain_text(ours.say("arranged-first"))
    expect(ours.button("page-sit-down")).to_be_visible()


def test_what_is_pressed_before_an_answer_has_come_is_done_after_it(visit: Visit) -> None:
    """News of an ask may be seen before its answer; here the answers wait on their way."""
    host, is_held, held = visit(), True, list[tuple[WebSocketRoute, str | bytes]]()

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def came(message: str | bytes) -> None:
            if is_held and json.loads(message)["type"] == "answer":
                held.append((page, message))
            else:
                page.send(message)

        server.on_message(came)

    host.page.route_web_socket(lambda url: True, between)
    host.go(host.stage().table(ruleset="2011", seats=[{"kind": "me"}, {"kind": "open"}]))
    texts, status = host.texts, host.page.get_by_role("status")
    seat = host.page.get_by_label(texts.say("page-seat-bot", number=2), exact=True)
    seat.select_option("level-1")
    expect(status).to_have_text(texts.say("page-start-ready"))
    seat.select_option("")
    is_held = False
    for page, message in held:
        page.send(message)
    expect(status).to_have_text(texts.say("page-start-waits"))
    expect(seat).to_have_value("")


def test_nobody_is_offered_to_act_for_somebody_who_is_here(visit: Visit) -> None:
    theirs, _ = sit_down(host := visit(), visit())
    theirs.press(theirs.button("page-menu"))
    bot_for_them = host.page.get_by_role(
        "button", name=theirs.say("page-take-over-for", player="Joris")
    )
    expect(bot_for_them).to_be_disabled()
    expect(host.page.get_by_text(theirs.say("page-absent-here")).first).to_be_visible()


def test_the_page_speaks_to_whoever_decides_and_tells_others_of_it(visit: Visit) -> None:
    theirs, ours = sit_down(visit(), visit())
    expect(theirs.status).to_contain_text("Your turn: choose an action")
    expect(ours.status).to_contain_text("chooses an action")


def test_cut_off_in_mid_turn_and_back(cable: Cable, visit: Visit) -> None:
    guest = visit()
    host = visit(cable.address)
    host.expects_cuts = True
    theirs, ours = sit_down(host, guest)
    theirs.do_all_but_confirm()

    cable.pull_out()
    alert = host.page.get_by_role("alert")
    expect(alert).to_contain_text(theirs.say("page-lost"))
    theirs.hand.press(theirs.confirm)
    expect(alert).to_contain_text(theirs.say("page-kept"))

    cable.put_in()
    expect(alert).to_have_count(0)
    theirs.settle()
    expect(theirs.confirm).to_have_count(0)

    ours.do_all_but_confirm()
    ours.press(ours.confirm)
    expect(theirs.start_a_site).to_be_visible()


def test_what_was_missed_is_told(cable: Cable, visit: Visit) -> None:
    guest = visit()
    host = visit(cable.address)
    host.expects_cuts = True
    theirs, ours = sit_down(host, guest)
    theirs.do_all_but_confirm()
    theirs.press(theirs.confirm)

    cable.pull_out()
    expect(host.page.get_by_role("alert")).to_contain_text(theirs.say("page-lost"))
    ours.do_all_but_confirm()
    ours.press(ours.confirm)
    cable.put_in()
    expect(host.page.get_by_role("heading", name=theirs.say("page-missed"))).to_be_visible()
    expect(theirs.start_a_site).to_be_visible()


def test_two_tabs_on_one_seat_agree(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    here = visitor.stage().table(ruleset="2011-family", seats=seats, first=0, start=True)
    visitor.go(here)
    other = visitor.open_tab()
    other.goto(f"{visitor.address}/{here}")
    one, two = visitor.screen(), visitor.screen(page=other)
    one.do_all_but_confirm()
    expect(two.confirm).to_be_visible()
    two.press(two.button("page-restart"))
    expect(one.confirm).to_have_count(0)
    expect(one.start_a_site).to_be_visible()


def test_around_one_screen(visit: Visit) -> None:
    """Both play from the same seat at the desk, and the page says whose turn it is."""
    visitor = visit()
    visitor.go()
    screen = visitor.screen()
    screen.press(screen.button("page-one-screen"))
    screen.choose("page-rules", "2011-family")
    screen.choose("page-number-of-players", "2")
    for number, name in enumerate(("Anne", "Bob"), 1):
        label = screen.say("page-seat-name", number=number)
        visitor.page.get_by_role("textbox", name=label).fill(name)
    screen.press(screen.button("page-make-table"))

    turns: list[str] = []
    for _ in range(4):
        turns.append(screen.status.inner_text().split()[0])
        screen.do_all_but_confirm()
        screen.press(screen.confirm)
    assert turns in (["Anne", "Bob"] * 2, ["Bob", "Anne"] * 2)
    visitor.skip_to(4)
    screen.play_to_the_end()
    expect(screen.result).to_contain_text("Anne")
    expect(screen.result).to_contain_text("Bob")


def test_both_play_again_at_the_same_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    theirs, ours = sit_down(host, guest)
    give_up(theirs)
    for screen in (theirs, ours):
        screen.press(screen.button("page-rematch"))
    theirs.press(theirs.button("page-start"))
    for screen in (theirs, ours):
        expect(screen.board).to_be_visible()
    assert host.page.url == guest.page.url
