"""Strangers meet in the lobby and play a rated game to its end by push and link; others watch."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from quebec.texts.catalogue import Catalogue, catalogue
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.running import Server
from tools.receivers.browser import Browser
from tools.receivers.web import Receiver

LAST = 4
"""The last century."""
NAME = "<b>Odile</b>"
"""Names are hostile input."""
SUBSCRIBED = """
Notification.requestPermission = async () => 'granted'
const made = { options: {}, toJSON: () => (SUBSCRIPTION) }
PushManager.prototype.subscribe = async () => made
"""
"""A browser without a maker's push service, which uses ours; its owner allows notices."""
NO_SCREEN = """() => {
  self.shown = []
  const show = async (title, options) => void self.shown.push([title, options])
  self.registration.showNotification = show
  WindowClient.prototype.focus = async function () { return this }
}"""
"""Notices are kept: without a screen there is nowhere to show them, and no window to bring up."""
CLICK = """() => {
  const notification = { close() {}, data: self.shown.at(-1)[1].data }
  self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
}"""


def words(visitor: Visitor) -> Catalogue:
    return catalogue(visitor.texts.language, "meeting")


def say(visitor: Visitor, key: str, **args: str | int) -> str:
    return words(visitor).render(f"meeting-{key}", {"edition": 2026, **args})


def button(visitor: Visitor, key: str, **args: str | int) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor, key, **args), exact=True)


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/")[2]


@pytest.fixture
def push_service() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def call(who: Visitor, method: str, path: str, body: object = None) -> Any:
    answer = who.context.request.fetch(
        f"{who.address}/api/v1/{path}", method=method, data=body, timeout=PATIENCE
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def sign_up(who: Visitor, login: str, name: str) -> None:
    """An account from the first day to the last is tested elsewhere."""
    call(who, "GET", "me")
    call(who, "POST", "account", {"login": login, "password": "quatre siècles"})
    call(who, "PUT", "me", {"name": name})


def switch_on_push(who: Visitor, service: Receiver) -> Browser:
    """In the page, for turns."""
    browser = Browser(service)
    who.page.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", json.dumps(browser.subscription())))
    who.go("#/notices")
    texts = catalogue(who.texts.language, "notices")
    here, turn = (texts.render(f"notices-{key}", {}) for key in ("channel-push", "kind-turn"))
    box = who.page.get_by_role("checkbox", name=f"{here}, {turn}", exact=True)
    box.check()
    expect(who.page.get_by_text(texts.render("notices-saved", {}))).to_be_visible()
    expect(box).to_be_checked()
    browser.vapid = call(who, "GET", "me/notices/settings")["push_key"]
    return browser


def follow(who: Visitor, pushed: Any) -> tuple[str, str, str]:
    """The worker of the page gets what was pushed, and the notice is clicked; title, text and
    language."""
    (worker,) = who.context.service_workers
    worker.evaluate(NO_SCREEN)
    session = who.context.new_cdp_session(who.page)
    found: list[Any] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"])
    )
    session.send("ServiceWorker.enable")
    deadline = time.monotonic() + PATIENCE / 1000
    while not found:
        assert time.monotonic() < deadline, "the browser does not tell of its worker"
        who.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    wanted = {"origin": who.address, "registrationId": found[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**wanted, "data": json.dumps(pushed)})
    title, options = worker.evaluate(
        "(patience) => new Promise((told, no) => { setTimeout(() => no('no notice'), patience);"
        " const look = () => self.shown.length ? told(self.shown[0]) : setTimeout(look, 20);"
        " look() })",
        PATIENCE,
    )
    worker.evaluate(CLICK)
    return title, options["body"], options["lang"]


def play_on(people: list[Visitor], table: str) -> Visitor:
    """Over the network, at random, until the last turn only has to be confirmed; by whom."""
    chance = Random(1)
    now = call(people[0], "GET", f"tables/{table}/log?after=100000")
    while True:
        game = now["game"]
        whose: Visitor = people[game["waiting"]]
        asked = {"at": now["at"], "key": f"key-{now['at']}"}
        if not game["must_confirm"]:
            move = {"moves": [chance.choice(game["offers"])["move"]]}
            is_last = game["view"]["century"] == LAST
            body = {**asked, **move, "confirm": not is_last}
            now = call(whose, "POST", f"tables/{table}/moves", body)
        elif game["view"]["is_over"]:
            return whose
        else:
            now = call(whose, "POST", f"tables/{table}/confirm", asked)


def look_for_two(visitor: Visitor) -> None:
    visitor.page.get_by_label(visitor.texts.say("page-rules"), exact=True).select_option("2011")
    visitor.page.get_by_label(say(visitor, "players"), exact=True).select_option("2")
    button(visitor, "find").click()


def stop_looking(visitor: Visitor) -> None:
    """Until the server knows it: other tests look for such a game, too."""
    with visitor.page.expect_response(lambda one: one.request.method == "DELETE"):
        button(visitor, "stop").click()
    expect(button(visitor, "find")).to_be_visible()


def open_rated_table(who: Visitor) -> None:
    screen = who.screen()
    who.go("#/lobby")
    who.page.get_by_role("button", name=say(who, "new-table")).click()
    dialog = who.page.get_by_role("dialog")
    for key, value in (("rules", "2011"), ("number-of-players", "2"), ("rated", "on")):
        label = screen.say(f"page-{key}")
        dialog.get_by_label(label, exact=True).select_option(value)
    screen.button("page-make-invite", dialog).click()


def test_two_strangers_meet_play_a_rated_game_by_push_and_link_and_a_third_watches(
    visit: Visit, club: Server, push_service: Receiver
) -> None:
    anne, bob = visit(club.url), visit(club.url, language="fr")
    carol = visit(club.url, size=(390, 844), touch=True)
    sign_up(anne, "anne", NAME)
    sign_up(bob, "bernard", "Bernard")
    browser = switch_on_push(bob, push_service)
    open_rated_table(anne)
    theirs, ours = anne.screen(), bob.screen()
    watching = anne.page.get_by_label(theirs.say("page-watch-link"), exact=True).input_value()
    # Bob sees her in the lobby of the start page, with what is at stake, and joins with one click.
    bob.go()
    there = bob.page.get_by_role("listitem").filter(has_text=NAME)
    expect(there).to_contain_text(ours.say("page-agreed-rated"))
    there.get_by_role("button", name=ours.say("page-lobby-join")).click()
    expect(bob.page.get_by_text("1500 ± 500")).to_have_count(2)
    # He goes elsewhere.
    bob.go("#/lobby")
    theirs.press(theirs.button("page-start"))
    expect(theirs.board).to_be_visible()
    table = table_of(anne)
    carol.page.goto(watching)
    expect(carol.screen().board).to_be_visible()
    if call(anne, "GET", f"tables/{table}")["now"]["game"]["waiting"] == 0:
        theirs.do_all_but_confirm()
        theirs.press(theirs.confirm)
    texts = catalogue("fr", "notices")
    assert follow(bob, browser.notices(1)[0]) == (
        texts.render("notices-turn", {}),
        texts.render("notices-turn-about", {"people": NAME}),
        "fr",
    )
    expect(ours.board).to_be_visible()
    assert table_of(bob) == table
    ours.do_all_but_confirm()
    ours.press(ours.confirm)
    expect(theirs.start_a_site).to_be_visible()
    # Nobody looks on for a while; then one hands over the last turn, and the watcher sees it.
    for visitor in (anne, bob, carol):
        visitor.go("healthz")
    last = play_on([anne, bob], table)
    for visitor in (carol, last):
        visitor.go(f"#/table/{table}")
    assert last.screen().play_to_the_end() > 0
    rated = call(carol, "GET", f"tables/{table}/ratings")
    outcome = call(carol, "GET", f"tables/{table}")["now"]["game"]["outcome"]
    # The game is drawn anew each time, and may end in a tie.
    is_tie = len(outcome["winners"]) == 2
    assert sorted(one["change"] for one in rated) == ([0, 0] if is_tie else [-79, 79])
    for visitor in (carol, anne, bob):
        screen = visitor.screen()
        if visitor is not carol:
            visitor.go(f"#/table/{table}")
        screen.play_to_the_end()
        for one in rated:
            expect(screen.result).to_contain_text(f"{one['value']} ± {one['within']} (")
        expect(screen.page.get_by_text(NAME).first).to_be_visible()
    bob.go("#/games")
    bob.page.get_by_role("tab", name=say(bob, "part-over")).click()
    mine = bob.page.get_by_role("listitem").filter(has_text=NAME).first
    expect(mine).to_be_visible()
    bob.page.get_by_label(say(bob, "search")).fill("nobody of that name")
    expect(bob.page.get_by_text(say(bob, "none-words"))).to_be_visible()
    bob.go("#/me")
    expect(bob.page.get_by_role("heading", name="Bernard")).to_be_visible()
    expect(bob.page.get_by_role("heading", name=say(bob, "by-source"))).to_be_visible()
    expect(bob.page.get_by_text(NAME).first).to_be_visible()
    own = rated[1]
    expect(bob.page.get_by_role("cell", name=f"{own['value']} ± {own['within']}")).to_be_visible()


def test_a_push_is_shown_in_each_language_and_leads_to_its_table(
    visit: Visit, club: Server, push_service: Receiver
) -> None:
    anne, bob = visit(club.url), visit(club.url)
    sign_up(anne, "anne-push", NAME)
    browser = switch_on_push(bob, push_service)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = call(anne, "POST", "tables", {"ruleset": "2011", "seats": seats, "public": True})["id"]
    call(bob, "POST", f"tables/{table}/join", {"key": "join"})
    said = "<i>Bonjour</i> ](https://evil.example)"
    for number, language in enumerate(("en", "fr", "nl"), 1):
        choices = [{"kind": "message", "channel": "push"}]
        chosen = {"choices": choices, "language": language, "time_zone": "Europe/Brussels"}
        call(bob, "PUT", "me/notices/settings", chosen)
        bob.go("#/lobby")
        call(anne, "POST", f"tables/{table}/chat", {"text": said})
        texts = catalogue(language, "notices")
        about = {"player": NAME, "text": said}
        assert follow(bob, browser.notices(number)[-1]) == (
            texts.render("notices-message", about),
            texts.render("notices-message-about", about),
            language,
        )
        expect(bob.page.get_by_text(said)).to_have_count(number)
        assert table_of(bob) == table


def test_a_search_in_the_lobby_asks_only_when_something_has_changed(visit: Visit) -> None:
    anne = visit()
    asked: list[str] = []
    anne.page.on("request", lambda one: asked.append(f"{one.method} {one.url}"))
    anne.go("#/lobby")
    look_for_two(anne)
    expect(anne.page.get_by_text(say(anne, "looking", taken=1, players=2))).to_be_visible()
    stop_looking(anne)
    assert 1 <= sum(one.startswith("POST") and one.endswith("/find") for one in asked) <= 4


def test_nobody_is_host_of_a_table_that_starts_itself(visit: Visit) -> None:
    anne = visit()
    anne.go("#/lobby")
    look_for_two(anne)
    expect(anne.page.get_by_text(say(anne, "looking", taken=1, players=2))).to_be_visible()
    anne.go()
    anne.page.get_by_role("link", name=anne.texts.say("page-lobby-to-table")).click()
    expect(anne.page.get_by_text(anne.texts.say("page-starts-itself"))).to_be_visible()
    for key in ("page-start", "page-call-off"):
        expect(anne.page.get_by_role("button", name=anne.texts.say(key))).to_have_count(0)
    anne.go("#/lobby")
    stop_looking(anne)


def test_whoever_looks_for_a_game_is_found_in_the_lobby_without_an_account(visit: Visit) -> None:
    anne, bob, carol = visit(), visit(language="fr"), visit(size=(390, 844), touch=True)
    anne.go()
    name = anne.page.get_by_label(anne.texts.say("page-your-name"))
    name.fill(NAME)
    name.blur()
    anne.page.get_by_role("button", name=anne.texts.say("page-lobby-find")).click()
    look_for_two(anne)
    looking = anne.page.get_by_role("status").filter(
        has_text=say(anne, "looking", taken=1, players=2)
    )
    expect(looking).to_be_visible()
    bob.go()
    there = bob.page.get_by_role("listitem").filter(has_text=NAME)
    there.get_by_role("button", name=bob.texts.say("page-lobby-join")).click()
    expect(bob.screen().board).to_be_visible()
    expect(anne.screen().board).to_be_visible()
    assert table_of(bob) == table_of(anne)
    carol.go("#/lobby")
    watch = carol.page.get_by_role("listitem").filter(has_text=NAME)
    watch.get_by_role("link", name=say(carol, "watch")).click()
    expect(carol.screen().board).to_be_visible()
    assert table_of(carol) == table_of(anne)


def test_whoever_comes_back_to_my_games_finds_the_list_as_it_was(visit: Visit) -> None:
    """Pages of games, a search that finds what is on another page, and the way back."""
    anne = visit()
    call(anne, "GET", "me")
    for number in range(22):
        name = "Zoé" if number == 0 else f"Guest {number}"
        plans = [{"kind": "me"}, {"kind": "me", "name": name}]
        body = {"ruleset": "2011", "seats": plans, "start": True}
        table = call(anne, "POST", "tables", body)["id"]
        call(anne, "POST", f"tables/{table}/resign", {"key": "resign", "seat": 0})
    anne.go("#/games")
    page = anne.page
    over = page.get_by_role("tab", name=say(anne, "part-over"))
    over.click()
    links = page.get_by_role("link", name=say(anne, "to-table"), exact=True)
    expect(links).to_have_count(20)
    # A day is enough for a game that is over.
    first = page.get_by_role("tabpanel").get_by_role("listitem").filter(has=links).first
    expect(first).not_to_contain_text(re.compile(r"\bnow\b|\bago\b"))
    button(anne, "more").click()
    expect(links).to_have_count(22)
    expect(links.nth(20)).to_be_focused()
    links.nth(21).click()
    expect(anne.screen().result).to_be_visible()
    page.go_back()
    expect(over).to_have_attribute("aria-selected", "true")
    expect(links).to_have_count(22)
    expect(links.nth(21)).to_be_focused()
    search = page.get_by_label(say(anne, "search"))
    search.fill("zoé")
    expect(links).to_have_count(1)
    links.click()
    expect(anne.screen().result).to_be_visible()
    page.go_back()
    expect(search).to_have_value("zoé")
    expect(links).to_have_count(1)
