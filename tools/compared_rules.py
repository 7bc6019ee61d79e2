"""Note that the players' rulebook says what docs/rules.md says: python -m tools.compared_rules

A fingerprint of each numbered rule is kept. When a rule changes, a test names it: read its text in
`src/quebec/texts/rulebook/` in all languages, correct it, and run this.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules.md"
COMPARED = ROOT / "tests" / "words" / "compared_rules.txt"
RULE = re.compile(r"^- \*\*([RA]\d+(?:\.\d+)?)\*\*", re.MULTILINE)


def rules() -> dict[str, str]:
    """The rules by number, each with all that follows it up to the next rule or chapter."""
    found = {}
    for chapter in re.split(r"^(?:## |---)", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE):
        starts = list(RULE.finditer(chapter))
        ends = [*(start.start() for start in starts[1:]), len(chapter)]
        for start, end in zip(starts, ends, strict=False):
            found[start[1]] = " ".join(chapter[start.start() : end].split())
    return found


def fingerprints() -> dict[str, str]:
    return {
        number: sha256(text.encode("utf-8")).hexdigest()[:12] for number, text in rules().items()
    }


def compared() -> dict[str, str]:
    lines = COMPARED.read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines)
    return {pair[0]: pair[1] for pair in pairs}


def main() -> int:
    lines = [f"{number} {fingerprint}" for number, fingerprint in fingerprints().items()]
    COMPARED.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
