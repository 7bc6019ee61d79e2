"""Write the tables of docs/speed.md from a recorded run of `quebec bench --json`.

    quebec bench --json > bench/results/NAME.json
    python -m tools.speed_page bench/results/NAME.json

The page names the run that it shows; without an argument the tables are only compared with it.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from quebec.bench.rows import Row
from quebec.bench.show import cells, number

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "speed.md"
BEGIN = "<!-- From bench/results/{name}, by tools/speed_page.py. -->\n"
END = "<!-- Up to here. -->"
PART = re.compile(
    re.escape(BEGIN).replace(r"\{name\}", r"(?P<name>[\w.-]+)") + ".*?" + re.escape(END), re.DOTALL
)
HEAD = (
    "engine",
    "form",
    "rules",
    "players",
    "games/s",
    "µs per decision",
    "µs per copy",
    "bytes per state",
    "decisions per game",
    "set-up ms",
)
REFERENCE = "2026"


def written(name: str, rows: Sequence[Row]) -> str:
    """The part of the page that shows a run."""
    first = rows[0]
    about = (
        f"{first.machine}; {first.python}; {first.repetitions} repetitions;"
        f" load {first.load} when the run began. In parentheses the least and the most of the"
        " repetitions."
    )
    sections = [about, markdown(HEAD, [cells(row) for row in rows]), *against(rows)]
    return BEGIN.format(name=name) + "\n" + "\n\n".join(sections) + "\n\n" + END


def against(rows: Sequence[Row]) -> list[str]:
    """How the forms, and the peers, compare with our compiled engine."""
    own = {(row.engine, row.form, row.rules, row.players): row for row in rows}
    forms = [
        (
            f"{row.rules}, {row.players} players",
            times(own["quebec", "interpreted", row.rules, row.players], row),
        )
        for row in rows
        if (row.engine, row.form) == ("quebec", "compiled")
    ]
    inside = own["quebec", "compiled", REFERENCE, 4]
    alike = own["quebec-from-python", "compiled", REFERENCE, 4]
    peers = [
        (row.engine, row.version, times(row, inside), times(row, alike), copying(row, inside))
        for row in rows
        if not row.engine.startswith("quebec")
    ]
    return [
        "Compiled against interpreted, time per decision:",
        markdown(("game", "interpreted ÷ compiled"), forms),
        f"Peers against quebec compiled ({REFERENCE}, 4 players):",
        markdown(
            (
                "peer",
                "version",
                "time per decision ÷ quebec",
                "÷ quebec-from-python",
                "time per copy ÷ quebec",
            ),
            peers,
        ),
    ]


def times(row: Row, base: Row) -> str:
    return number(row.us_per_decision / base.us_per_decision)


def copying(row: Row, base: Row) -> str:
    if row.us_per_copy is None or base.us_per_copy is None:
        return "cannot copy"
    return number(row.us_per_copy / base.us_per_copy)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def shown(page: str, name: str, rows: Sequence[Row]) -> str:
    """The page with the tables of a run."""
    new, found = PART.subn(lambda _: written(name, rows), page)
    if found != 1:
        raise SystemExit("the page has no single place for the tables")
    return new


def read(path: Path) -> list[Row]:
    return [Row(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.speed_page")
    parser.add_argument("run", type=Path, nargs="?", help="a recorded run to show")
    path = parser.parse_args(argv).run
    page = PAGE.read_text(encoding="utf-8")
    if path is not None:
        PAGE.write_text(shown(page, path.name, read(path)), encoding="utf-8")
        return 0
    found = PART.search(page)
    if found is None:
        return 1
    run = ROOT / "bench" / "results" / found["name"]
    return 0 if shown(page, run.name, read(run)) == page else 1


if __name__ == "__main__":
    sys.exit(main())
