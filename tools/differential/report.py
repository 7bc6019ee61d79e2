"""The counts of many games, as text or JSON, and the command itself."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path

from tools.differential.deviations import NAMES, Case
from tools.differential.follow import follow
from tools.differential.tally import Tally
from tools.differential.trace import BadTrace, read_traces

SHOWN = 10
"""Mismatches that the text shows; JSON has all of them."""


def main(argv: Sequence[str] | None = None) -> int:
    """0 if everything matches, 1 after a mismatch, 2 if a file cannot be used."""
    parser = argparse.ArgumentParser(
        prog="tools.differential",
        description="Play recorded games of the designer's program on our engine, and compare"
        " every position and every set of choices.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="traces, gzip")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    parser.add_argument("--limit", type=_count, metavar="N", help="the first N games of each file")
    options = parser.parse_args(argv)

    tallies: dict[str, Tally] = {}
    try:
        for path in options.files:
            tallies[str(path)] = compare_file(path, options.limit)
    except BadTrace as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    print(as_json(tallies, total) if options.json else as_text(tallies, total))
    return 1 if total.mismatches else 0


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a number of games is expected, not {text!r}")
    return int(text)


def compare_file(path: Path, limit: int | None = None) -> Tally:
    """Compare the games of a file, or the first of them."""
    tally = Tally()
    began = time.monotonic()
    for trace in islice(read_traces(path), limit):
        tally.add(follow(trace))
        if sys.stderr.isatty():
            seconds = time.monotonic() - began
            print(f"\r{path.name}: {tally.games} games, {seconds:.0f} s", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return tally


def as_json(tallies: dict[str, Tally], total: Tally) -> str:
    files = [{"file": name} | _plain(tally) for name, tally in tallies.items()]
    return json.dumps({"files": files, "total": _plain(total)}, indent=1, ensure_ascii=False)


def _plain(tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "positions": tally.positions,
        "sets_of_choices": tally.choices,
        "deviations": [
            {
                "number": number,
                "name": name,
                "count": tally.deviation(number),
                "cases": {case.which: tally.cases[case] for case in _named_cases(tally, number)},
            }
            for number, name in NAMES.items()
        ],
        "useless_loans": tally.useless_loans,
        "resynchronisations": tally.resynchronisations,
        "steps_left_out": tally.steps_left_out,
        "mismatches": [asdict(mismatch) for mismatch in tally.mismatches],
    }


def _named_cases(tally: Tally, number: int) -> list[Case]:
    found = (case for case, count in tally.cases.items() if count and case.which)
    return sorted(case for case in found if case.number == number)


def as_text(tallies: dict[str, Tally], total: Tally) -> str:
    parts = [_text(name, tally) for name, tally in tallies.items()]
    if len(tallies) > 1:
        parts.append(_text("all files", total))
    shown = [
        f"  {wrong.file}, game {wrong.game}, step {wrong.step}: {wrong.what}"
        for wrong in total.mismatches[:SHOWN]
    ]
    if shown:
        more = len(total.mismatches) - len(shown)
        parts.append("\n".join(["mismatches", *shown, *([f"  and {more} more"] if more else [])]))
    return "\n\n".join(parts)


def _text(name: str, tally: Tally) -> str:
    rows = [
        ("games", tally.games),
        ("positions compared", tally.positions),
        ("sets of choices compared", tally.choices),
    ]
    for number, deviation in NAMES.items():
        rows.append((f"deviation {number}: {deviation}", tally.deviation(number)))
        for case in _named_cases(tally, number):
            rows.append((f"    {case.which}", tally.cases[case]))
    rows += [
        ("loans of actions that do nothing, which we do not offer (R11.5)", tally.useless_loans),
        ("resynchronisations", tally.resynchronisations),
        ("steps left out after a mismatch", tally.steps_left_out),
        ("mismatches", len(tally.mismatches)),
    ]
    return "\n".join([name, *(f"{count:>9}  {what}" for what, count in rows)])
