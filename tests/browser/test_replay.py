"""A record is loaded, gone through, linked to, and gone on from."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.places import MOMENT
from tools.page.moments import GAMES

RECORD = Path(GAMES, "2026-3-4.quebec")


def test_a_record_can_be_chosen_before_the_server_knows_a_new_visitor(visit: Visit) -> None:
    visitor = visit()
    held: list[Route] = []
    visitor.context.route("**/api/v1/me", lambda route: held.append(route))
    with visitor.page.expect_request("**/api/v1/me"):
        page = visitor.go()
    screen = visitor.screen()
    page.locator("input[type=file]").set_input_files(RECORD)
    for request in held:
        request.continue_()
    visitor.context.unroute("**/api/v1/me")
    slider = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    expect(slider).to_have_value("0")


def test_a_record_from_its_beginning_to_its_end(visit: Visit) -> None:
    """In the colours that the players had."""
    visitor = visit()
    page = visitor.go()
    screen = visitor.screen()
    colours = ["pink", "green", "black"]
    record = RECORD.read_text(encoding="utf-8")
    coloured = record.replace("Events:", f"Colours: {', '.join(colours)}\nEvents:")
    page.locator("input[type=file]").set_input_files(
        {"name": RECORD.name, "mimeType": "text/plain", "buffer": coloured.encode()}
    )
    slider = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    expect(slider).to_have_value("0")
    for player, colour in zip(page.locator(".player").all(), colours, strict=True):
        expect(player.locator(".worker .body").first).to_have_attribute("fill", f"var(--{colour})")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    screen.hand.press(screen.button("page-replay-on"))
    expect(slider).to_have_value("2")
    page.get_by_role("button", name=screen.texts.century(3)).click()
    expect(page.get_by_role("listitem").filter(has_text="1808")).to_have_attribute(
        "aria-current", "step"
    )
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    page.get_by_role("link", name=screen.say("page-replay-result")).click()
    expect(screen.result).to_be_visible()


def test_a_replay_goes_on_by_itself(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"#/table/{visitor.stage().recorded('2026-3-4')}/at/1")
    screen = visitor.screen()
    page.get_by_label(screen.say("page-replay-speed")).select_option("4")
    screen.hand.press(page.get_by_role("button", name=screen.say("page-replay-play"), exact=True))
    slider = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    # It may be further by the time that somebody looks.
    expect(slider).to_have_value(re.compile(r"[2-9]|\d\d+"))
    screen.hand.press(screen.button("page-replay-pause"))


def test_a_moment_has_a_link_for_everybody_and_can_be_gone_on_from(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.go(f"#/table/{visitor.stage().recorded('2026-3-4')}/at/60")
    screen = visitor.screen()
    status = page.get_by_role("contentinfo").get_by_role("status").inner_text()
    screen.hand.press(screen.button("page-share"))
    screen.hand.press(screen.button("page-copy-link"))
    expect(screen.button("page-copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    friend = visit()
    friend.page.goto(link)
    theirs = friend.screen()
    expect(theirs.page.get_by_role("contentinfo").get_by_role("status")).to_have_text(
        " ".join(status.split())
    )
    theirs.hand.press(theirs.button("page-fork"))
    theirs.hand.press(theirs.button("page-make-table"))
    for _ in range(4):
        theirs.step()


def test_going_on_from_a_moment_pauses_the_replay_and_offers_my_seat(visit: Visit) -> None:
    """Any seat decides at the moment; mine is offered."""
    visitor = visit()
    place = visitor.stage().finishing(MOMENT["final-3"])
    page = visitor.go(f"{place}/at/3")
    screen = visitor.screen()
    slider = page.get_by_role("slider", name=screen.say("page-replay-moment"))
    expect(slider).to_be_visible()
    screen.hand.press(page.get_by_role("button", name=screen.say("page-replay-play"), exact=True))
    expect(screen.button("page-replay-pause")).to_be_visible()
    screen.hand.press(screen.button("page-fork"))
    expect(
        page.get_by_role("button", name=screen.say("page-replay-play"), exact=True)
    ).to_be_visible()
    expect(screen.button("page-replay-pause")).to_have_count(0)
    offered = page.get_by_role("group", name=screen.say("page-fork-mine")).get_by_role("checkbox")
    chosen = [
        box.evaluate("box => box.parentElement.innerText.trim()")
        for box in offered.all()
        if box.is_checked()
    ]
    assert chosen == ["Marguerite"]
    screen.hand.press(screen.button("page-make-table"))
    expect(slider).to_have_count(0)
    expect(screen.board).to_be_visible()
