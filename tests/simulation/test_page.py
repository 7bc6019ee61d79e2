"""The page about simulations lists the columns that there are."""

from __future__ import annotations

import re
from pathlib import Path

from quebec.simulation.columns import COLUMNS

PAGE = Path(__file__).parents[2] / "docs" / "simulation.md"
KINDS = {"whole": int, "number": float, "text": str}


def test_the_page_lists_all_columns_in_order() -> None:
    found = re.findall(
        r"^\| `(\w+)`(?: to `(\w+)`)? \| (\w+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    listed = []
    for first, last, kind in found:
        names = [f"{first[:-1]}{k}" for k in (1, 2, 3, 4)] if last else [first]
        assert not last or last == names[-1]
        listed += [(name, KINDS[kind]) for name in names]
    assert listed == [(column.name, column.kind) for column in COLUMNS]
