"""What the page may weigh."""

from __future__ import annotations

import gzip
from pathlib import Path

import quebec.server

STATIC = Path(quebec.server.__file__).parent / "static"
MOST = 150_000


def test_all_scripts_of_the_page_weigh_less_than_150_kb_compressed() -> None:
    scripts = list(STATIC.rglob("*.js"))
    assert scripts, "the page is not built: make .venv/.web"
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < MOST
