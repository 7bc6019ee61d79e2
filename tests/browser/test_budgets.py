"""What the page may weigh."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import quebec.server
from quebec.texts import LANGUAGES

STATIC = Path(quebec.server.__file__).parent / "static"
MOST = 150_000
CATALOGUE = re.compile(rf"({'|'.join(LANGUAGES)})-.*\.js")
LATER = ("course-", "rules-")
"""What is loaded when somebody opens the course, or the rules."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_visitor_loads_weighs_less_than_150_kb_compressed(language: str) -> None:
    """All scripts of a game, in one language."""
    scripts = [script for script in STATIC.rglob("*.js") if not script.name.startswith(LATER)]
    assert scripts, "the page is not built: make .venv/.web"
    loaded = [
        script
        for script in scripts
        if not (found := CATALOGUE.fullmatch(script.name)) or found[1] == language
    ]
    assert len(loaded) < len(scripts)
    assert sum(len(gzip.compress(script.read_bytes())) for script in loaded) < MOST
