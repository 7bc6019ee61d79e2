"""What the page may weigh."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from quebec.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.server.cable import Cable
from tools.page.weight import MOST, STATIC, first_visit, kept_at_once, sent, texts

LATE_WORKER = """
  const { serviceWorker } = navigator
  const register = serviceWorker.register.bind(serviceWorker)
  const here = new Promise((resolve) => (window.letWorkerCome = resolve))
  serviceWorker.register = async (...how) => void here.then(() => register(...how))
  Object.defineProperty(serviceWorker, 'ready', { value: Promise.resolve() })
"""
"""The service worker is ready at once, but takes a page over late, as on a slow device."""
NEVER_IDLE = """
  window.requestIdleCallback = (call, how) => how?.timeout ? setTimeout(call, how.timeout) : 0
"""
"""A busy device: what waits until there is nothing else to do waits for as long as it allows."""
LOADED = (
    "(part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_visitor_loads_before_the_first_move_weighs_less_than_150_kb(language: str) -> None:
    """Everything of one visitor in one language: page, scripts, styles, texts, icons."""
    assert STATIC.is_dir(), "the page is not built: make .venv/.web"
    files = first_visit(language)
    assert {Path(file).suffix for file in files} >= {".html", ".js", ".css", ".svg"}
    assert len([file for file in files if Path(file).name.startswith(f"{language}-")]) == 2
    assert sent(files) < MOST


def test_nothing_else_is_loaded_before_the_first_move(visit: Visit) -> None:
    """From the start page to the first move; after it comes what will be needed."""
    visitor = visit(is_new=True)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    screen.hand.press(screen.button("page-first-time-play"))
    expect(screen.start_a_site.or_(screen.status).first).to_be_visible()
    loaded = {url.partition("/assets/")[2] for url in asked if "/assets/" in url}
    expected = {Path(file).name for file in (*kept_at_once(), *texts("en"))}
    assert any(file.startswith("game-") for file in loaded)
    assert not loaded - expected
    screen.do_all_but_confirm()
    visitor.until_kept("assets/parts-")


def test_what_comes_after_the_first_move_is_loaded_by_a_browser_that_is_never_idle(
    visit: Visit,
) -> None:
    visitor = visit()
    visitor.context.add_init_script(NEVER_IDLE)
    visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    screen.do_all_but_confirm()
    visitor.until_kept("assets/parts-")


def test_what_is_loaded_before_the_service_worker_answers_is_kept_too(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(LATE_WORKER)
    page = visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    screen.do_all_but_confirm()
    page.wait_for_function(LOADED, arg="assets/parts-")
    page.evaluate("letWorkerCome()")
    visitor.until_kept("assets/en-", "assets/game-", "assets/parts-")


def test_the_page_opens_without_the_network_in_the_language_it_was_read_in(
    cable: Cable, visit: Visit
) -> None:
    visitor = visit(cable.address, language="fr")
    visitor.expects_cuts = True
    page = visitor.go()
    visitor.until_kept("assets/fr-")
    cable.pull_out()
    page.reload()
    screen = visitor.screen()
    expect(page.get_by_role("link", name=screen.say("page-learn"))).to_be_visible()
