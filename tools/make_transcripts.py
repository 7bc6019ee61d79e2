"""Write transcripts of recorded games in every language: python -m tools.make_transcripts

A transcript is what a reader would see of a game: a change of a rule, a fact or a wording shows as
a difference there. A test compares; this regenerates them after an intended change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from quebec.commands.replay import replay_lines
from quebec.record import read_record
from quebec.texts import LANGUAGES

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
FOLDER = GAMES / "transcripts"
RECORDS = ("2011-family-2-17", "2011-events-3-158", "2026-4-10")
"""Short games: without leaders, with two players, with every leader, with events, both editions."""


def transcripts() -> Iterator[tuple[str, str]]:
    """The names of the files, and what they hold."""
    for name in RECORDS:
        record = read_record((GAMES / f"{name}.quebec").read_bytes())
        for language in LANGUAGES:
            lines = replay_lines(record, language)
            yield f"{name}.{language}.txt", "\n".join(lines) + "\n"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in transcripts():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
