"""Write what the page has to know of the board and the rule sets: python -m tools.page.board

A test compares the file with the engine.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from quebec.engine import DISTRICTS, MOVES, RULESETS, SITES, ZONES
from quebec.engine.board import NEIGHBOURS
from quebec.engine.effects.events import EVENTS
from quebec.engine.effects.zones import CASCADE
from quebec.engine.moves import LEADERS
from quebec.engine.rulesets import COMPLETE_2011
from quebec.engine.tiles import TILES

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "board" / "board.json"


def description() -> str:
    """The board, the tiles, the cards, the moves and the rule sets; a line each."""
    parts: dict[str, Sequence[object]] = {
        "zones": list(ZONES),
        "leaders": list(LEADERS),
        "districts": [
            {
                "key": one.key,
                "code": one.code,
                "zone": ZONES[one.colour],
                "cost": one.cost,
                "col": one.col,
                "row": one.row,
            }
            for one in DISTRICTS
        ],
        "sites": [
            {
                "name": one.name,
                "district": DISTRICTS[one.district].key,
                "col": one.col,
                "row": one.row,
                "neighbours": [SITES[k].name for k in NEIGHBOURS[number]],
            }
            for number, one in enumerate(SITES)
        ],
        "tiles": [
            {"key": one.key, "century": one.century, "zone": ZONES[one.colour]} for one in TILES
        ],
        # With the stages that a building needs for a token.
        "events": [
            {"year": one.year, "century": one.century, "stages": one.terms.least_stages}
            for one in EVENTS
        ],
        "moves": [{"text": one.text, "kind": one.kind} for one in MOVES],
        # For two players and more: the Cultural leader's bonus.
        "token_bonus": [table.token_bonus for table in COMPLETE_2011.tables],
        # For two players and more: how many workers each has.
        "workers": [table.workers for table in COMPLETE_2011.tables],
        # The newest edition comes first: it is the page's default.
        "rulesets": [
            {
                "name": one.name,
                "edition": one.edition,
                "players": [table.players for table in one.tables],
                "events": one.events,
                "leaders": any(table.leaders for table in one.tables),
                "cascades": CASCADE in one.closing,
            }
            for one in reversed(RULESETS)
        ],
    }
    chapters = []
    for name, rows in parts.items():
        lines = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows)
        chapters.append(f'  "{name}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(chapters) + "\n}\n"


def main() -> int:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(description(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
