"""Write what the page has to know of the rulebook: python -m tools.page.rulebook

The contents, the numbers of every table, the links from a game, and the examples as the engine
plays them. The words are read from `src/quebec/texts/rulebook/`. A test compares the files.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quebec.engine import new_game
from quebec.engine.state import LAST_CENTURY
from quebec.rulebook import CHAPTERS, PLACES
from quebec.rulebook.book import forms, words
from quebec.rulebook.examples import EXAMPLES, Example
from quebec.rulebook.links import LINKS
from quebec.rulebook.numbers import numbers
from quebec.server.tables.moments import changes
from quebec.server.wire.facts import wire_fact
from quebec.views import view

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "rules"


def contents() -> str:
    """Chapters, paragraphs, tables and examples, a line each."""
    of_tables = [numbers(place) for place in PLACES]
    common = {
        name: number
        for name, number in of_tables[0].items()
        if all(other[name] == number for other in of_tables)
    }
    parts: dict[str, Sequence[object]] = {
        "numbers": [common],
        "places": [
            {
                "rules": place.rules.name,
                "players": place.table.players,
                "conditions": sorted(place.conditions),
                "numbers": {name: one[name] for name in one if name not in common},
            }
            for place, one in zip(PLACES, of_tables, strict=True)
        ],
        "orders": [_order(century) for century in range(1, LAST_CENTURY + 1)],
        "chapters": [
            {
                "number": chapter.number,
                "when": chapter.when,
                "intro": "intro" in words("en").forms(chapter.number),
            }
            for chapter in CHAPTERS
        ],
        "paragraphs": [
            {
                "chapter": chapter.number,
                "address": paragraph.address,
                "when": paragraph.when,
                "forms": forms(paragraph),
                "picture": paragraph.picture,
                "examples": paragraph.examples,
            }
            for chapter in CHAPTERS
            for paragraph in chapter.paragraphs
        ],
        "examples": [{"key": one.key, "when": one.when} for one in EXAMPLES],
    }
    return _lines(parts)


def examples() -> str:
    """The moments of every example; each is the difference from the last."""
    return _lines({one.key: _moments(one) for one in EXAMPLES})


def links() -> str:
    return json.dumps(LINKS, indent=1) + "\n"


def _order(century: int) -> list[str]:
    """The zones as a century's end scores them."""
    state = new_game("2026", 3, 1)
    state.century = century
    return view(state).seen["scoring_order"]


def _moments(example: Example) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    before: Any = None
    for facts, state in example.moments():
        seen = json.loads(msgspec.json.encode(view(state).seen))
        seen["position"] = ""
        plain = json.loads(msgspec.json.encode([wire_fact(fact) for fact in facts]))
        found.append({"facts": plain, "view": seen if before is None else changes(before, seen)})
        before = seen
    return found


def _lines(parts: dict[str, Any]) -> str:
    chapters = []
    for name, rows in parts.items():
        lines = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows)
        chapters.append(f"  {json.dumps(name)}: [\n{lines}\n  ]")
    return "{\n" + ",\n".join(chapters) + "\n}\n"


FILES = {"contents.json": contents, "examples.json": examples, "links.json": links}


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, made in FILES.items():
        (FOLDER / name).write_text(made(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
