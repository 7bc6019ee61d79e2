"""What a visitor downloads before the first move, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import quebec.server
from quebec.server.http.routes.page import load

STATIC: Final = Path(quebec.server.__file__).parent / "static"
MOST: Final = 150_000
"""Bytes, compressed."""
FONT: Final = ".woff2"
"""No part of the budget: until they are there, the browser shows letters of its own."""


def kept_at_once() -> list[str]:
    """What the service worker keeps with the first visit: start page and game, but no texts."""
    worker = (STATIC / "sw.js").read_text(encoding="utf-8")
    return worker.partition("FILES = '")[2].partition("'")[0].split()


def texts(language: str) -> list[str]:
    """What the page says in a language, and its notes on buildings."""
    return [f"assets/{file.name}" for file in (STATIC / "assets").glob(f"{language}-*.js")]


def first_visit(language: str) -> set[str]:
    """Page, scripts, styles, texts, icons."""
    files = {"index.html", "sw.js", *kept_at_once(), *texts(language)}
    return {file for file in files if not file.endswith(FONT)}


def sent(files: Iterable[str]) -> int:
    """How many bytes the server sends for these files."""
    found = load(STATIC)
    return sum(len(found[file].zipped or found[file].content) for file in files)
