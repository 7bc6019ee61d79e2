"""The scenes of the screenshots: each brings the page to an interesting place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import BrowserContext, Page

from quebec.texts import LANGUAGES
from tools.page.moments import MOMENTS, game_of_bots
from tools.page.stage import Stage

Scene = Callable[[Page, Stage], None]
ANALYSED: Final = 120
"""The entry that is shown next to an analysis."""
ANALYSING: Final = 600_000
"""Milliseconds for the analysis of a game on a busy machine."""
FRIENDS: Final = ("Étienne", "Joris", "Louise")
MOMENT: Final = {moment.name: moment for moment in MOMENTS}


class Shot(NamedTuple):
    """A scene, and the languages in which it is shown."""

    name: str
    scene: Scene
    languages: tuple[str, ...] = ("en",)
    fits: bool = True
    """Whether it may not be scrolled at 1280×720."""


def opened(page: Page, stage: Stage, place: str) -> None:
    """Open a path of the page, and wait until it has loaded."""
    page.goto(f"{stage.address}/{place}")
    page.get_by_role("heading", level=1).wait_for()


def start(page: Page, stage: Stage) -> None:
    opened(page, stage, "")


def start_with_games(page: Page, stage: Stage) -> None:
    """Two games wait, one waits for others, and one is over."""
    stage.playing(MOMENT["century-2-3"])
    stage.playing(MOMENT["century-4-2"])
    stage.table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    stage.finishing(MOMENT["final-3"])
    opened(page, stage, "")
    page.locator(".games").wait_for()


def options(page: Page, stage: Stage) -> None:
    opened(page, stage, "")
    page.locator("button.way").nth(2).click()
    page.get_by_role("dialog").wait_for()


def waiting_room(page: Page, stage: Stage) -> None:
    opened(page, stage, stage.table(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
    page.locator("input[readonly]").wait_for()


def playing(name: str) -> Scene:
    def scene(page: Page, stage: Stage) -> None:
        opened(page, stage, stage.playing(MOMENT[name]))

    return scene


def looked_at(name: str, target: str, others: tuple[str, ...] = ()) -> Scene:
    """The pointer rests on something, or a finger has touched it; others may sit at the table."""

    def scene(page: Page, stage: Stage) -> None:
        place = stage.playing(MOMENT[name], alone=not others)
        if others:
            secret = stage.invite(place)
            for one in others:
                guest = _another(page)
                Stage(guest, stage.address, one).join(secret)
                guest.new_page().goto(f"{stage.address}/{place}")
            stage.begin(place)
        opened(page, stage, place)
        found = page.locator(target)
        if page.viewport_size and page.viewport_size["width"] < 600:
            found.nth(found.count() // 2).tap()
        else:
            found.nth(found.count() // 2).hover()
            page.wait_for_timeout(400)

    return scene


def in_tab(name: str, number: int) -> Scene:
    def scene(page: Page, stage: Stage) -> None:
        opened(page, stage, stage.playing(MOMENT[name]))
        page.get_by_role("tab").nth(number).click()

    return scene


def scoring(name: str) -> Scene:
    """The end of a century, at its second zone."""

    def scene(page: Page, stage: Stage) -> None:
        place, move = stage.about_to(MOMENT[name])
        opened(page, stage, place)
        stage.move(place, move)
        page.locator("footer .first").click()
        page.locator(".scoring").wait_for()

    return scene


def final(name: str) -> Scene:
    def scene(page: Page, stage: Stage) -> None:
        opened(page, stage, stage.finishing(MOMENT[name]))
        page.locator(".result").wait_for()

    return scene


def replay(name: str) -> Scene:
    def scene(page: Page, stage: Stage) -> None:
        opened(page, stage, stage.replay(MOMENT[name]))

    return scene


def analysed(players: int) -> Scene:
    """A moment of a game next to its analysis, which is computed once for all pictures."""
    names = ("Marguerite", *FRIENDS, "Joseph")[:players]
    places: dict[str, str] = {}

    def scene(page: Page, stage: Stage) -> None:
        if stage.address not in places:
            record = game_of_bots(dict.fromkeys(names, "level-5"), seed=4)
            places[stage.address] = f"#/table/{stage.loaded(record)}/at/{ANALYSED}"
        opened(page, stage, places[stage.address])
        page.locator("footer [aria-expanded]").click()
        page.locator(".curve").wait_for()
        page.locator(".analysis progress").wait_for(state="detached", timeout=ANALYSING)

    return scene


def menu(page: Page, stage: Stage) -> None:
    opened(page, stage, stage.playing(MOMENT["century-2-3"]))
    page.locator("button[popovertarget]").last.click()


def account(page: Page, stage: Stage) -> None:
    opened(page, stage, "")
    page.locator(".corner .open").first.click()
    page.get_by_role("dialog").get_by_role("button").nth(2).click()


def company(page: Page, stage: Stage) -> None:
    """A table of people who chat, and a spectator."""
    seats = [{"kind": kind} for kind in ("me", "open", "open")]
    clock = {"kind": "live", "minutes": 30, "increment": 15}
    place = stage.table(seats=[*seats, {"kind": "bot", "bot": "greedy"}], clock=clock)
    secret = stage.invite(place)
    for name, text in (("Étienne", "Bonsoir à tous !"), ("Joris", "Goedenavond!")):
        guest = Stage(_another(page), stage.address, name)
        guest.join(secret)
        guest.say(place, text)
    stage.begin(place)
    watcher = _another(page)
    Stage(watcher, stage.address, "Louise")
    watcher.new_page().goto(f"{stage.address}/{place}")
    opened(page, stage, place)
    page.get_by_role("tab").nth(3).click()
    page.locator(".chat li time").last.wait_for()


def _another(page: Page) -> BrowserContext:
    browser = page.context.browser
    assert browser is not None
    return browser.new_context()


SHOTS: Final = (
    Shot("start", start, LANGUAGES, fits=False),
    Shot("start-games", start_with_games, ("en",), fits=False),
    Shot("options", options, LANGUAGES, fits=False),
    Shot("waiting-room", waiting_room, ("fr",), fits=False),
    Shot("opening-4", playing("opening-4")),
    *(
        Shot(f"century-{century}-{players}", playing(f"century-{century}-{players}"), languages)
        for century, players, languages in (
            (1, 2, ("fr",)),
            (1, 3, ("en",)),
            (1, 5, ("nl",)),
            (4, 2, ("en",)),
            (4, 3, ("fr",)),
            (4, 5, LANGUAGES),
        )
    ),
    Shot("site", looked_at("site-4", ".place.legal[data-site]"), LANGUAGES),
    Shot("friends", looked_at("century-3-4", ".place.open[data-site]", FRIENDS)),
    Shot("why-not", looked_at("century-2-3", ".place.plain[data-site]"), ("fr",)),
    Shot("zones", playing("zones-4"), ("nl",)),
    Shot("leader", playing("leader-4"), LANGUAGES),
    Shot("stage", playing("stage-5"), ("fr",)),
    Shot("ledger", in_tab("century-4-5", 1), LANGUAGES),
    Shot("log", in_tab("century-3-5", 2), ("fr",)),
    Shot("scoring-3", scoring("scoring-3"), LANGUAGES),
    Shot("scoring-5", scoring("scoring-5"), ("en", "fr")),
    Shot("final-3", final("final-3"), ("en", "nl")),
    Shot("final-5", final("final-5"), LANGUAGES),
    Shot("replay", replay("century-3-5"), LANGUAGES),
    Shot("analysis-3", analysed(3), LANGUAGES),
    Shot("analysis-5", analysed(5), LANGUAGES),
    Shot("menu", menu, ("fr",)),
    Shot("account", account, ("en", "fr"), fits=False),
    Shot("company", company, ("en", "nl")),
)
