"""Copy the table of sentences for the page: python -m tools.page.sentences

A test compares the file with the table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from quebec.engine.facts import Fact
from quebec.server.wire.facts import STRUCTURES
from quebec.texts.sentences import ANALYSIS, DECISION, FACTS, FIELDS, KINDS

TARGET = Path(__file__).resolve().parents[2] / "web" / "src" / "texts" / "sentences.json"


def table() -> str:
    parts = {
        "fields": FIELDS,
        "kinds": KINDS,
        "facts": {_tag(fact): row for fact, row in FACTS.items()},
        "decision": DECISION,
        "analysis": ANALYSIS,
    }
    return json.dumps(parts, indent=2) + "\n"


def _tag(fact: type[Fact]) -> str:
    """The name of a class of facts on the wire."""
    return str(STRUCTURES[fact].__struct_config__.tag)


def main() -> int:
    TARGET.write_text(table(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
