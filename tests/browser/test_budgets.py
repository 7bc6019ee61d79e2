"""What the page may weigh."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import quebec.server
from quebec.texts import LANGUAGES
from tests.browser.conftest import Visit

STATIC = Path(quebec.server.__file__).parent / "static"
MOST = 150_000
CATALOGUE = re.compile(rf"({'|'.join(LANGUAGES)})-.*\.js")
LATER = ("course-", "rules-", "later-")
"""What is loaded when somebody opens the course, the rules, an analysis, a hint and so on."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_visitor_loads_weighs_less_than_150_kb_compressed(language: str) -> None:
    """All scripts of a game, in one language; the service worker caches no others."""
    scripts = [script for script in STATIC.rglob("*.js") if not script.name.startswith(LATER)]
    assert scripts, "the page is not built: make .venv/.web"
    loaded = [
        script
        for script in scripts
        if not (found := CATALOGUE.fullmatch(script.name)) or found[1] == language
    ]
    assert len(loaded) < len(scripts)
    assert sum(len(gzip.compress(script.read_bytes())) for script in loaded) < MOST


def test_nothing_that_is_opened_later_is_loaded_before_the_first_move(visit: Visit) -> None:
    """From the start page to the first move; what the worker caches is no more than that."""
    visitor = visit(is_new=True)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go()
    screen = visitor.screen()
    screen.hand.press(screen.button("page-play-now"))
    screen.hand.press(screen.button("page-first-time-play"))
    expect(screen.start_a_site.or_(screen.status).first).to_be_visible()
    scripts = {url.rpartition("/")[2] for url in asked if url.endswith(".js")}
    assert any(script.startswith("GameTable-") for script in scripts)
    assert not [script for script in scripts if script.startswith(LATER)]
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")
    kept = worker.partition("FILES = '")[2].partition("'")[0]
    cached = re.findall(r"assets/([^ ]+)", kept)
    assert any(file.startswith("GameTable-") for file in cached)
    assert not [file for file in cached if file.startswith(LATER) or CATALOGUE.fullmatch(file)]


def test_the_page_opens_without_the_network_in_the_language_it_was_read_in(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.expects_cuts = True
    page = visitor.go()
    visitor.until_kept("assets/fr-")
    visitor.context.set_offline(True)
    page.reload()
    screen = visitor.screen()
    expect(page.get_by_role("link", name=screen.say("page-learn"))).to_be_visible()
