"""Where people meet, with keys alone: what has the focus, what it is called, and what is read out.

In French where it is one language, so that nothing is found by words that are the same in the code.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from quebec.texts.catalogue import catalogue
from tests.browser.conftest import Visit
from tests.browser.hands import Keys
from tests.browser.test_access import barriers
from tests.browser.test_meeting import call, say, sign_up
from tests.browser.visitor import Visitor
from tests.server.running import Server
from tools.receivers.mail import MailServer

FOR_TWO = [{"kind": "me"}, {"kind": "open"}]
SIZES = ((1280, 720), (390, 844))


def make_table(who: Visitor) -> str:
    """Everybody sees it in the lobby."""
    body = {"ruleset": "2011", "seats": FOR_TWO, "public": True}
    return str(call(who, "POST", "tables", body)["id"])


def heading(who: Visitor, key: str) -> Locator:
    return who.page.get_by_role("heading", name=say(who, key), exact=True)


def status(who: Visitor, text: str) -> Locator:
    """What is read out when it changes."""
    return who.page.get_by_role("status").filter(has_text=text)


def has_no_barriers(who: Visitor, sizes: Sequence[tuple[int, int]] = SIZES) -> None:
    for width, height in sizes:
        who.page.set_viewport_size({"width": width, "height": height})
        assert barriers(who.page) == []


def waits_for_the_second(one: Visitor, other: Visitor) -> str:
    """A game in which it is the other's turn."""
    table = make_table(one)
    call(other, "POST", f"tables/{table}/join", {"key": "join"})
    call(one, "POST", f"tables/{table}/start", {"key": "start"})
    now = call(one, "GET", f"tables/{table}/log?after=100000")
    while now["game"]["waiting"] == 0:
        asked = {"at": now["at"], "key": f"key-{now['at']}", "confirm": True}
        move = now["game"]["offers"][0]["move"]
        now = call(one, "POST", f"tables/{table}/moves", {**asked, "moves": [move]})
    return table


def have_played(one: Visitor, other: Visitor) -> None:
    """A game that one of them has given up."""
    table = make_table(one)
    call(other, "POST", f"tables/{table}/join", {"key": "join"})
    call(one, "POST", f"tables/{table}/start", {"key": "start"})
    call(one, "POST", f"tables/{table}/resign", {"key": "resign", "seat": 0})


IS_SEEN = """element => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { top, bottom } = element.getBoundingClientRect()
  const isMarked = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  return isMarked && top >= 0 && bottom <= innerHeight
}"""
"""Whether what has the focus is marked, and in the window."""


class Hands(Keys):
    """Keys; wherever they lead, the focus is seen."""

    def reach(self, things: Locator) -> None:
        super().reach(things)
        assert self.page.locator(":focus").evaluate(IS_SEEN), things

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("language", "size"), [("en", SIZES[0]), ("fr", SIZES[1]), ("nl", SIZES[1])]
)
def test_the_lobby_with_keys_alone(
    visit: Visit, club: Server, language: str, size: tuple[int, int]
) -> None:
    """In every language, because their texts wrap differently; on a phone the longer ones."""
    anne, bob = visit(club.url), visit(club.url, language=language, size=size)
    sign_up(anne, f"anne-lobby-{language}", "Anne")
    sign_up(bob, f"bob-lobby-{language}", "Bob")
    have_played(anne, bob)
    keys, page = Hands(bob.page), bob.page
    bob.go()
    keys.press(page.get_by_role("link", name=bob.texts.say("page-lobby"), exact=True))
    expect(page.get_by_role("heading", level=1, name=say(bob, "lobby"))).to_be_visible()
    expect(page).to_have_title(f"{say(bob, 'lobby')} · Québec")
    # A table is announced. Its buttons say to whom they belong.
    table = make_table(anne)
    expect(status(bob, say(bob, "open-now", number=1))).to_be_attached()
    join = page.get_by_role("button", name=say(bob, "join"), exact=True)
    expect(join).to_have_accessible_description(re.compile("^Anne "))
    # It is gone while it has the focus: the next key presses nothing else.
    join.focus()
    call(anne, "POST", f"tables/{table}/close", {"key": "close"})
    expect(status(bob, say(bob, "open-now", number=0))).to_be_attached()
    expect(heading(bob, "open")).to_be_focused()
    # A dialog ends with Esc; what opened it has the focus again.
    make = page.get_by_role("button", name=say(bob, "new-table"))
    keys.press(make)
    expect(page.get_by_role("dialog", name=say(bob, "new-table"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(make).to_be_focused()
    # An invitation comes; it is declined, and the focus is not lost.
    table = make_table(anne)
    known = call(anne, "GET", "me/companions")[0]
    whom = {"table": known["table"], "seat": known["seat"]}
    call(anne, "POST", f"tables/{table}/invitations", whom)
    expect(page.get_by_role("heading", name=say(bob, "invited", player="Anne"))).to_be_visible()
    has_no_barriers(bob, [size])
    decline = page.get_by_role("button", name=say(bob, "decline"), exact=True)
    keys.press(decline)
    expect(decline).to_have_count(0)
    expect(page.locator(":focus")).to_have_role("heading")
    call(anne, "POST", f"tables/{table}/close", {"key": "close"})
    # A search: chosen, begun and ended with keys; where it stands is read out.
    rules, players = bob.texts.say("page-rules"), say(bob, "players")
    for label, typed, value in ((rules, "2011", "2011-events"), (players, "2", "2")):
        choice = page.get_by_label(label, exact=True)
        keys.reach(choice)
        page.keyboard.type(typed)
        expect(choice).to_have_value(value)
    # Bots after the longest time, and which ones.
    keys.reach(page.get_by_label(say(bob, "fill"), exact=True))
    page.keyboard.press("End")
    level = page.get_by_label(say(bob, "fill-with"), exact=True)
    expect(level).to_have_count(0)
    page.keyboard.press("ArrowUp")
    keys.reach(level)
    page.keyboard.press("Home")
    first = level.input_value()
    find = page.get_by_role("button", name=say(bob, "find"), exact=True)
    keys.press(find)
    looking = status(bob, say(bob, "looking", taken=1, players=2))
    expect(looking).to_be_focused()
    expect(looking).to_contain_text(re.compile(r"\d:\d\d"))
    has_no_barriers(bob, [size])
    keys.press(page.get_by_role("button", name=say(bob, "stop"), exact=True))
    expect(page.get_by_role("form", name=say(bob, "find"))).to_be_focused()
    keys.press(find)
    expect(looking).to_be_focused()
    there = call(anne, "GET", "lobby")["open"][0]
    assert there["fill_bot"] == first
    call(anne, "POST", f"tables/{there['id']}/join", {"key": "join"})
    expect(bob.screen().board).to_be_visible()
    expect(page).not_to_have_title(f"{say(bob, 'lobby')} · Québec")


def test_my_games_my_results_and_notices_with_keys_alone(visit: Visit, club: Server) -> None:
    anne, bob = visit(club.url), visit(club.url, language="fr")
    sign_up(anne, "anne-pages", "Anne")
    sign_up(bob, "bob-pages", "Bob")
    have_played(anne, bob)
    keys, page = Keys(bob.page), bob.page
    bob.go("#/games")
    tabs = [page.get_by_role("tab", name=say(bob, f"part-{part}")) for part in ("waiting", "over")]
    expect(tabs[0]).to_have_attribute("aria-selected", "true")
    tabs[0].focus()
    for key in ("ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(tabs[1]).to_be_focused()
    expect(tabs[1]).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tabpanel", name=say(bob, "part-over"))).to_be_visible()
    expect(status(bob, say(bob, "listed", number=1))).to_be_attached()
    link = page.get_by_role("link", name=say(bob, "to-table"), exact=True)
    expect(link).to_have_accessible_description(re.compile("^Anne "))
    has_no_barriers(bob)
    keys.press(page.get_by_role("link", name=say(bob, "page"), exact=True))
    expect(page).to_have_title(f"{say(bob, 'page')} · Québec")
    # The page is opened to others: what changed is read out, and the focus stays near.
    keys.press(page.get_by_role("button", name=say(bob, "open-page")))
    expect(status(bob, say(bob, "public"))).to_be_visible()
    expect(page.get_by_role("heading", name="Bob", exact=True)).to_be_focused()
    expect(page.get_by_role("rowheader").first).to_be_visible()
    has_no_barriers(bob)
    # On a phone all columns are seen, and are still a table.
    table = page.get_by_role("region", name=say(bob, "by-rules"))
    assert table.evaluate("one => one.scrollWidth <= one.clientWidth")
    expect(table.get_by_role("cell").last).to_be_visible()
    # A stranger sees nobody who has no page, and no heading without anything below.
    stranger = visit(club.url, language="fr")
    stranger.go(f"#/people/{call(bob, 'GET', 'me/page')['page']}")
    expect(heading(stranger, "latest")).to_be_visible()
    expect(heading(stranger, "rivals")).to_have_count(0)
    texts = catalogue("fr", "notices")
    bob.go("#/notices")
    here, turn = (texts.render(f"notices-{key}", {}) for key in ("channel-page", "kind-turn"))
    box = page.get_by_role("checkbox", name=f"{here}, {turn}", exact=True)
    box.focus()
    page.keyboard.press("Space")
    expect(status(bob, texts.render("notices-saved", {}))).to_be_visible()
    expect(box).to_be_checked()
    expect(box).to_be_focused()
    # Something new is marked as seen: the button goes, the focus does not.
    tables = [waits_for_the_second(anne, bob) for _ in range(2)]
    page.reload()
    all_seen = page.get_by_role("button", name=texts.render("notices-all-seen", {}))
    expect(all_seen).to_be_visible()
    has_no_barriers(bob)
    keys.press(all_seen)
    unseen = page.get_by_role("heading", name=texts.render("notices-unseen", {}), exact=True)
    expect(unseen).to_be_focused()
    # After a turn, a button leads to the next game that waits.
    bob.go(f"#/table/{tables[1]}")
    screen = bob.screen(keys)
    screen.do_all_but_confirm()
    screen.press(screen.confirm)
    keys.press(page.get_by_role("button", name=bob.texts.say("page-next-game")))
    page.wait_for_url(f"**/#/table/{tables[0]}")
    expect(bob.screen().board).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_an_address_and_a_webhook_with_keys_alone(
    visit: Visit, club: Server, mail: MailServer, language: str
) -> None:
    """Entered, confirmed, told when, and forgotten. Whoever enters one is told of turns there."""
    bob, address = visit(club.url, language=language), f"bob-{language}@example.org"
    keys, page, texts = Hands(bob.page), bob.page, catalogue(language, "notices")

    def words(key: str, **args: str) -> str:
        return texts.render(f"notices-{key}", args)

    def box(channel: str) -> Locator:
        name = f"{words(f'channel-{channel}')}, {words('kind-turn')}"
        return page.get_by_role("checkbox", name=name, exact=True)

    bob.go("#/notices")
    expect(box("email")).to_be_disabled()
    expect(page.get_by_text(words("no-address"))).to_be_visible()
    field = page.get_by_label(words("email"), exact=True)
    keys.write(field, address)
    waiting = page.get_by_role("status").filter(has_text=words("email-waiting", address=address))
    expect(waiting).to_be_visible()
    expect(field).to_be_focused()
    expect(box("email")).to_be_checked()
    (letter,) = mail.until(address, 1)
    assert (letter["Subject"], letter["Content-Language"]) == (words("confirm-subject"), language)
    body = letter.get_body(("plain",))
    assert body is not None
    link = re.search(r"#/email/confirm/[\w-]+", body.get_content())
    assert link is not None
    bob.go(link[0])
    expect(page.get_by_role("status").filter(has_text=words("confirmed"))).to_be_visible()
    keys.press(page.get_by_role("link", name=words("to-start")))
    bob.go("#/notices")
    expect(page.get_by_text(words("email-confirmed", address=address))).to_be_visible()
    # Once a day: an arrow leads from one to the other, and chooses it.
    keys.reach(page.get_by_role("radio", name=words("at-once"), exact=True))
    page.keyboard.press("ArrowDown")
    daily = page.get_by_role("radio", name=words("daily"), exact=True)
    expect(daily).to_be_focused()
    saved = page.get_by_role("status").filter(has_text=words("saved"))
    expect(saved).to_be_visible()
    expect(daily).to_be_checked()
    url = page.get_by_label(words("webhook"), exact=True)
    keys.write(url, "https://example.org/hook")
    expect(page.get_by_text(words("secret"))).to_be_visible()
    expect(url).to_be_focused()
    expect(box("webhook")).to_be_checked()
    keys.reach(page.get_by_role("checkbox", name=words("quiet"), exact=True))
    page.keyboard.press("Space")
    expect(page.get_by_label(words("quiet-from"), exact=True)).to_be_visible()
    has_no_barriers(bob)
    # What is forgotten takes its button along, and the focus stays near.
    for key, channel in (("email-remove", "email"), ("webhook-remove", "webhook")):
        page.reload()
        remove = page.get_by_role("button", name=words(key))
        keys.press(remove)
        expect(remove).to_have_count(0)
        heading = page.get_by_role("heading", name=words(f"channel-{channel}"), exact=True)
        expect(heading).to_be_focused()
        expect(box(channel)).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_waiting_room_with_keys_alone(visit: Visit, club: Server, language: str) -> None:
    """A friend is invited, a bot is seated and sent away, and the game begins."""
    anne, bob = visit(club.url), visit(club.url, language=language)
    sign_up(anne, f"anne-{language}", "Anne")
    sign_up(bob, f"bob-{language}", "Bob")
    have_played(anne, bob)
    table = make_table(bob)
    keys, page, texts = Hands(bob.page), bob.page, bob.texts
    bob.go(f"#/table/{table}")
    invite = page.get_by_role("button", name=say(bob, "invite-send"), exact=True)
    keys.press(invite)
    expect(status(bob, say(bob, "invite-sent", player="Anne"))).to_be_visible()
    expect(invite).to_be_focused()
    expect(status(bob, texts.say("page-start-waits"))).to_be_visible()
    # A bot in the free seat: the field goes on having the focus.
    seat = page.get_by_label(texts.say("page-seat-bot", number=2), exact=True)
    page.reload()
    keys.reach(seat)
    page.keyboard.press("ArrowDown")
    ready = status(bob, texts.say("page-start-ready"))
    expect(ready).to_be_visible()
    expect(seat).to_be_focused()
    page.keyboard.press("Home")
    expect(status(bob, texts.say("page-start-waits"))).to_be_visible()
    expect(seat).to_be_focused()
    # Anne sits down while the focus is where others are invited, which nobody needs any more.
    keys.reach(invite)
    has_no_barriers(bob)
    call(anne, "POST", f"tables/{table}/join", {"key": "join"})
    expect(ready).to_be_visible()
    expect(invite).to_have_count(0)
    expect(page.get_by_role("heading", name=texts.say("page-gathering"))).to_be_focused()
    keys.press(page.get_by_role("button", name=texts.say("page-start"), exact=True))
    expect(bob.screen().board).to_be_visible()
