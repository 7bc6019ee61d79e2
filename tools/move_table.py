"""Compare docs/moves.txt with the table of moves; `--append` adds to it what is new.

The table is append-only: numbers are actions that programs have learned, texts are in records of
games. So what is listed stays as it is, and there is no way to regenerate the listing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from quebec.engine import MOVES

LISTING = Path(__file__).resolve().parent.parent / "docs" / "moves.txt"


def rows() -> list[str]:
    """The table as it is now, a line for each move: number, kind, text."""
    return [f"{move.index} {move.kind} {move.text}" for move in MOVES]


def main(argv: Sequence[str] | None = None, listing: Path = LISTING) -> int:
    parser = argparse.ArgumentParser(prog="tools.move_table", description=__doc__.split("\n")[0])
    parser.add_argument("--append", action="store_true", help="add moves that are not listed yet")
    append = parser.parse_args(argv).append
    table = rows()
    listed = listing.read_text(encoding="ascii").splitlines()
    for number, line in enumerate(listed):
        there = table[number] if number < len(table) else "nothing"
        if line != there:
            print(f"line {number + 1} of {listing.name} is {line!r}, the table has {there!r};")
            print("moves are never changed or taken away, new ones go to the end")
            return 1
    missing = table[len(listed) :]
    if not missing:
        print(f"{listing.name} lists all {len(listed)} moves")
        return 0
    if not append:
        print(f"{listing.name} lacks {', '.join(missing)}; --append adds them")
        return 1
    with listing.open("a", encoding="ascii") as file:
        file.writelines(f"{row}\n" for row in missing)
    print(f"added {', '.join(missing)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
