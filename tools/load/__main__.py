"""Measure how many tables of 4 seats, with one move a second each, a server can handle.

    python -m tools.load --tables 100 300 1000 --seconds 10

A step passes if 99 of 100 moves reach every seat within 100 ms of when they were due. The
first step that fails is the last. Without --store, each kind of server is measured, one after the
other, and the table for docs/hosting.md is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import uvloop
from rich.console import Console
from rich.table import Table

from tools.load.around import Serving, serving
from tools.load.load import Load, Step
from tools.load.served import Served


class Kind(NamedTuple):
    """A kind of server."""

    store: str
    processes: int = 1
    anywhere: bool = False
    """The people of a table are at any process, not all of them at one."""

    def __str__(self) -> str:
        store = {"sqlite": "SQLite", "postgres": "PostgreSQL"}[self.store]
        many = "1 process" if self.processes == 1 else f"{self.processes} processes"
        return f"{store}, {many}" + (", people anywhere" if self.anywhere else "")


KINDS: Final = (
    Kind("sqlite"),
    Kind("postgres"),
    Kind("postgres", 2),
    Kind("postgres", 2, anywhere=True),
)
WIDTH: Final = 120
STEPS: Final = (50, 100, 200, 300, 400, 500, 600, 800, 1000, 1300)


def cold_loads(served: Served, tables: Sequence[str]) -> tuple[float, float]:
    """Milliseconds to load a long game for the first time after a start, and again: medians."""
    times: list[list[float]] = [[], []]
    with httpx.Client(base_url=served.addresses[0].url, timeout=300) as http:
        http.get("/readyz")
        for table in tables:
            for kept in times:
                began = time.perf_counter()
                http.get(f"/api/v1/tables/{table}").raise_for_status()
                kept.append((time.perf_counter() - began) * 1000)
    return statistics.median(times[0]), statistics.median(times[1])


def sync_times(directory: Path) -> tuple[float, float]:
    """Milliseconds that the disk takes to sync a page: the median, and a high percentile.

    No move is published before that, so it is a lower bound for all times here.
    """
    times = []
    with (directory / "page").open("wb") as page:
        for _ in range(100):
            page.write(bytes(4096))
            page.flush()
            began = time.perf_counter()
            os.fsync(page.fileno())
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    return round(times[50], 1), round(times[98], 1)


class Measured(NamedTuple):
    """The results of one kind of server."""

    kind: Kind
    steps: list[Step]
    late: list[str]
    """Tables with long games."""

    @property
    def best(self) -> Step | None:
        """The last step that holds."""
        return next((step for step in reversed(self.steps) if step.holds), None)

    @property
    def held(self) -> int:
        return self.best.tables if self.best else 0


async def measure(around: Serving, kind: Kind, options: argparse.Namespace) -> Measured:
    load = Load(around, options.limit, options.moves == "socket", kind.anywhere)
    await load.open()
    late = await load.late_games()
    steps: list[Step] = []
    for tables in options.tables:
        steps.append(await load.step(tables, options.seconds))
        print(f"{kind}: {tables} tables, p99 {steps[-1].p99} ms", file=sys.stderr, flush=True)
        if not steps[-1].holds:
            break
    load.close()
    return Measured(kind, steps, late)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="tools.load", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--tables", type=int, nargs="+", default=STEPS, help="steps")
    parser.add_argument("--seconds", type=float, default=8, help="of each step")
    parser.add_argument("--limit", type=float, default=100, help="milliseconds of the p99")
    parser.add_argument("--data", type=Path, help="a directory on the disk to measure")
    parser.add_argument("--store", choices=("sqlite", "postgres"), help="only with this database")
    parser.add_argument("--processes", type=int, default=1, help="with --store")
    parser.add_argument("--anywhere", action="store_true", help="people of a table at any process")
    parser.add_argument(
        "--moves",
        choices=("socket", "request"),
        default="socket",
        help="how moves are sent: over the WebSocket, as the page does, or each as a request",
    )
    parser.add_argument("--json", action="store_true", help="results as JSON")
    parser.add_argument("--profile", type=Path, help="write a profile of the server there")
    options = parser.parse_args(argv)
    chosen = Kind(options.store, options.processes, options.anywhere) if options.store else None
    with tempfile.TemporaryDirectory(dir=options.data, ignore_cleanup_errors=True) as data:
        sync = sync_times(Path(data))
        seen: list[Measured] = []
        for number, kind in enumerate([chosen] if chosen else KINDS):
            seen.append(run(Path(data, str(number)), kind, options))
    result = {"sync_ms": {"p50": sync[0], "p98": sync[1]}, "kinds": [shown(one) for one in seen]}
    print(json.dumps(result, indent=1)) if options.json else show(sync, seen)
    return 0


def run(data: Path, kind: Kind, options: argparse.Namespace) -> Measured:
    data.mkdir()
    program = ("tools.load.profiled", str(options.profile)) if options.profile else ()
    with serving(data, kind.store, kind.processes, program) as around:
        measured = uvloop.run(measure(around, kind, options))
        around.served.stop()
        around.served.start()
        cold, warm = cold_loads(around.served, measured.late)
        print(f"a late game is loaded in {cold:.1f} ms, again in {warm:.1f}", file=sys.stderr)
    return measured


def shown(measured: Measured) -> dict[str, Any]:
    return {
        **measured.kind._asdict(),
        "held": measured.held,
        "steps": [step._asdict() for step in measured.steps],
    }


def show(sync: tuple[float, float], seen: Sequence[Measured]) -> None:
    # In a file, too, all columns are whole.
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    for measured in seen:
        table = Table("tables", "moves/s", "p50 ms", "p99 ms", "longest", "late", "CPU ms/move",
                      "CPU", "own CPU", "kB/table", "holds", title=str(measured.kind))  # fmt: skip
        for step in measured.steps:
            table.add_row(*(str(value) for value in (
                step.tables, step.moves_per_second, step.p50, step.p99, step.longest, step.late,
                step.cpu_per_move, step.cpu_share, step.own_cpu_share, step.kilobytes_per_table,
                "yes" if step.holds else "no",
            )))  # fmt: skip
        console.print(table)
    console.print(f"the disk syncs a page in {sync[0]} ms, at worst {sync[1]}")
    print(markdown(seen))


def markdown(seen: Sequence[Measured]) -> str:
    """The table of docs/hosting.md: what each kind holds, and what a move costs then."""
    names = ("server", "tables held", "p50 ms", "p99 ms", "CPU ms a move", "of the database",
             "CPU in all", "kB a table")  # fmt: skip
    lines = [f"| {' | '.join(names)} |", "|---" * len(names) + "|"]
    for measured in seen:
        step = measured.best or measured.steps[0]
        values = (measured.kind, measured.held, step.p50, step.p99, step.cpu_per_move,
                  step.database_cpu_per_move, step.cpu_share, step.kilobytes_per_table)  # fmt: skip
        lines.append(f"| {' | '.join(map(str, values))} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
