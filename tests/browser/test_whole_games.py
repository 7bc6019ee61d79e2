"""Whole games, from the start page to the final result, against bots."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Keys


def test_a_whole_game_with_the_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    screen = visitor.screen()
    screen.press(screen.button("page-play-now"))
    screen.play_to_the_end()
    expect(screen.result).to_be_visible()


def test_a_whole_game_with_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    screen = visitor.screen(Keys(page))
    screen.press(screen.button("page-play-now"))
    screen.play_to_the_end()
    expect(screen.result).to_be_visible()


def test_a_whole_game_in_french_by_roles_and_names_alone(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.go()
    screen = visitor.screen()
    screen.press(screen.button("page-play-now"))
    screen.play_to_the_end()
    expect(screen.result).to_be_visible()
