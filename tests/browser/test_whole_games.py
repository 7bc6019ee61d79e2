"""Games from the start page to the final result, against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.effort import CountingHand
from tests.browser.hands import Keys
from tests.browser.places import early
from tests.browser.screen import Screen
from tests.browser.visitor import Visitor


def play_now(visitor: Visitor, screen: Screen) -> None:
    """From the first click to the result, which shows what the server counted."""
    screen.hand = CountingHand(screen.hand, visitor.page)
    screen.press(screen.button("page-play-now"))
    play_to_the_result(visitor, screen)


def play_first_and_last_century(visitor: Visitor, screen: Screen) -> None:
    """From the first click to the result, without the centuries between."""
    screen.hand = CountingHand(screen.hand, visitor.page)
    screen.press(screen.button("page-play-now"))
    screen.play_to_a_scoring()
    visitor.skip_to(4)
    play_to_the_result(visitor, screen)


def play_to_the_result(visitor: Visitor, screen: Screen) -> None:
    """`pytest -s` prints how many clicks or taps the turns took."""
    screen.play_to_the_end()
    print(f"\n{screen.hand}")
    scores = sorted(visitor.stage().outcome(visitor.page.url)["scores"], reverse=True)
    ranks = screen.result.get_by_role("list").get_by_role("listitem")
    expect(ranks).to_contain_text([str(score) for score in scores])
    expect(screen.status).to_contain_text(str(scores[0]))


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    play_now(visitor, visitor.screen(by_places=True))


def test_a_game_with_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    play_first_and_last_century(visitor, visitor.screen(Keys(page)))


def test_a_game_in_french_by_roles_and_names_alone(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.go()
    play_first_and_last_century(visitor, visitor.screen())


def test_pointing_at_a_district_that_nobody_can_choose_asks_the_server_nothing(
    visit: Visit,
) -> None:
    """No move is called after the Seat of Government: it lends the action of another district."""
    visitor = visit()
    early(visitor)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    for code, key in (("sea", "seat_of_government"), ("por", "port")):
        visitor.page.locator(f"[data-district={code}]").hover()
        named = visitor.texts.district(key)
        expect(visitor.page.get_by_role("heading", name=named)).to_be_visible()
    why = visitor.texts.say("page-why-not", reason="")
    expect(visitor.page.get_by_text(why.strip())).to_be_visible()
    assert not [url for url in asked if "move=sea" in url]
