"""`quebec stats FILE`: what a table of simulated games shows."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from quebec.commands.play import add_language
from quebec.engine import BadInput
from quebec.extras import require_extra

if TYPE_CHECKING:
    from quebec.simulation.counts import Counts
    from quebec.simulation.summary import Summary
    from quebec.simulation.words import Words

PICTURES = (".png", ".svg", ".pdf")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser], summary: str) -> None:
    parser = commands.add_parser(
        "stats",
        help=summary,
        description="Show statistics of a table made by quebec simulate: seat advantage, the"
        " value of leaders and events, points by source and century, the length of games; means"
        " over all games with 95 % intervals (docs/simulation.md).",
    )
    parser.add_argument("file", metavar="FILE", help="the table, .parquet or .csv")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON, unrounded")
    parser.add_argument(
        "--plot",
        metavar="PLACE",
        help="also plot them: into a directory, or all in one file (.png, .svg, .pdf)",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Imported here, so that playing does not load what only statistics need.
    from quebec.simulation.formats import unreadable
    from quebec.simulation.summary import summarise
    from quebec.simulation.tables import show
    from quebec.simulation.words import Words

    table = Path(options.file)
    target = Path(options.plot) if options.plot else None
    if target:
        _check_plots(target)
    try:
        summary = summarise(_counted(table))
    except OSError as error:
        raise unreadable(table, error.strerror or str(error)) from error
    words = Words(options.lang, summary)
    if target:
        _draw(target, summary, words)
    if options.json:
        print(json.dumps(asdict(summary), indent=1))
    else:
        show(summary, words, sys.stdout)
    return 0


def _counted(table: Path) -> Counts:
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn

    from quebec.simulation.counts import count_table

    columns = (SpinnerColumn(), TextColumn("{task.completed:,} games"))
    console = Console(stderr=True)
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("", total=None)
        for counts in count_table(table):
            bar.update(task, completed=counts.games)
    return counts


def _check_plots(target: Path) -> None:
    """Checks the plots' target before anything is counted."""
    require_extra("matplotlib", "stats")
    if target.suffix and target.suffix not in PICTURES and not target.is_dir():
        raise BadInput(
            "plot_suffix",
            {"file": str(target), "known": ", ".join(PICTURES)},
            f"{target} is neither a directory nor a picture; pictures are {', '.join(PICTURES)}",
        )


def _draw(target: Path, summary: Summary, words: Words) -> None:
    from quebec.simulation.plots import write_plots
    from quebec.simulation.run import cannot_write

    try:
        for path in write_plots(summary, words, target):
            print(path, file=sys.stderr)
    except OSError as error:
        raise cannot_write(target, error) from error
