"""What players do in recorded games: means for a seat, by program.

    python -m tools.habits FOLDER …

Prints a table in Markdown, with a row for each program that played.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from quebec.engine.facts import CenturyEnded, LeaderTaken, Scored
from quebec.record import Record, read_record

LAST = 4
COLUMNS = {
    "score": "points",
    "ended": "centuries ended",
    "zone": "zones",
    "zone-4": "of that century IV",
    "main_group": "main group",
    "leader": "Cultural leader's points",
    "district": "districts",
    "economic": "Economic leader taken",
}


def add_game(sums: dict[str, Counter[str]], record: Record) -> None:
    """Add the seats of a game to the sums of their programs."""
    bots = [player.bot or "people" for player in record.players]
    for bot in bots:
        sums.setdefault(bot, Counter())["seats"] += 1
    for replayed in record.replay():
        for fact in replayed.facts:
            if isinstance(fact, Scored):
                found = sums[bots[fact.seat]]
                found["score"] += fact.points
                found[fact.reason] += fact.points
                if fact.reason == "zone" and fact.century == LAST:
                    found["zone-4"] += fact.points
            elif isinstance(fact, CenturyEnded):
                sums[bots[fact.seat]]["ended"] += 1
            elif isinstance(fact, LeaderTaken):
                sums[bots[fact.seat]][fact.leader] += 1


def table(records: Iterable[Record]) -> str:
    sums: dict[str, Counter[str]] = {}
    for record in records:
        add_game(sums, record)
    lines = ["| | seats | " + " | ".join(COLUMNS.values()) + " |"]
    lines.append("|---" * (len(COLUMNS) + 2) + "|")
    for bot, found in sorted(sums.items()):
        means = " | ".join(f"{found[key] / found['seats']:.2f}" for key in COLUMNS)
        lines.append(f"| {bot} | {found['seats']} | {means} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.habits",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    files = sorted(file for folder in options.folders for file in folder.rglob("*.quebec"))
    print(table(read_record(file.read_bytes()) for file in files))
    return 0


if __name__ == "__main__":
    sys.exit(main())
