"""Strangers meet in the lobby, play a game to its end, and somebody watches by the link."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from quebec.texts.catalogue import Catalogue, catalogue
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

NAME = "<b>Odile</b>"
"""Names are hostile input."""


def words(visitor: Visitor) -> Catalogue:
    return catalogue(visitor.texts.language, "meeting")


def say(visitor: Visitor, key: str, **args: str | int) -> str:
    return words(visitor).render(f"meeting-{key}", {"edition": 2026, **args})


def button(visitor: Visitor, key: str, **args: str | int) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor, key, **args), exact=True)


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/")[2]


def look_for_two(visitor: Visitor) -> None:
    visitor.page.get_by_label(visitor.texts.say("page-rules"), exact=True).select_option("2011")
    visitor.page.get_by_label(say(visitor, "players"), exact=True).select_option("2")
    button(visitor, "find").click()


def play_to_the_end(people: list[Visitor], table: str) -> None:
    """Over the network, at random: how a game is played in the page is tested elsewhere."""
    chance = Random(1)

    def call(who: Visitor, method: str, path: str, body: object = None) -> Any:
        url = f"{who.address}/api/v1/tables/{table}/{path}"
        answer = who.context.request.fetch(url, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    now = call(people[0], "GET", "log?after=100000")
    while now["game"]["phase"] == "playing":
        whose = people[now["game"]["waiting"]]
        asked = {"at": now["at"], "key": f"key-{now['at']}"}
        if now["game"]["must_confirm"]:
            now = call(whose, "POST", "confirm", asked)
        else:
            move = chance.choice(now["game"]["offers"])["move"]
            now = call(whose, "POST", "moves", {**asked, "moves": [move], "confirm": True})


def test_two_strangers_meet_in_the_lobby_and_a_third_watches_by_the_link(visit: Visit) -> None:
    anne, bob, carol = visit(), visit(language="fr"), visit(size=(390, 844), touch=True)
    for visitor in (anne, bob):
        visitor.go()
        name = visitor.page.get_by_label(visitor.texts.say("page-your-name"))
        name.fill(NAME if visitor is anne else "Bernard")
        name.blur()
    anne.page.get_by_role("button", name=anne.texts.say("page-lobby-find")).click()
    look_for_two(anne)
    looking = anne.page.get_by_role("status").filter(
        has_text=say(anne, "looking", taken=1, players=2)
    )
    expect(looking).to_be_visible()
    # Bob sees her in the lobby of the start page, live, and sits down with one click.
    there = bob.page.get_by_role("listitem").filter(has_text=NAME)
    there.get_by_role("button", name=bob.texts.say("page-lobby-join")).click()
    expect(bob.screen().board).to_be_visible()
    expect(anne.screen().board).to_be_visible()
    table = table_of(anne)
    assert table_of(bob) == table
    carol.go("#/lobby")
    watch = carol.page.get_by_role("listitem").filter(has_text=NAME)
    watch.get_by_role("link", name=say(carol, "watch")).click()
    expect(carol.screen().board).to_be_visible()
    assert table_of(carol) == table
    play_to_the_end([anne, bob], table)
    for visitor in (anne, bob, carol):
        expect(visitor.page.get_by_text(NAME).first).to_be_visible()
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
