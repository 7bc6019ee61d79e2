"""The command `quebec bench`."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from quebec.bench.conductor import FULL, QUICK, EngineEnded, Plan, run
from quebec.bench.engines import ENGINES, Engine
from quebec.bench.rows import Row
from quebec.bench.show import show


def bench(options: argparse.Namespace) -> int:
    """Measure the available engines, report missing ones, and print the results."""
    plan = QUICK if options.quick else FULL
    if options.repetitions:
        plan = plan._replace(repetitions=options.repetitions)
    engines: list[Engine] = []
    for engine in ENGINES:
        if options.only and engine.name not in options.only:
            continue
        obstacle = engine.obstacle()
        if obstacle:
            print(f"{engine.title}: {obstacle}", file=sys.stderr)
        else:
            engines.append(engine)
    try:
        rows = _run_with_progress(engines, plan)
    except EngineEnded as error:
        print(f"quebec: {error}", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps([asdict(row) for row in rows], indent=1, ensure_ascii=False))
    else:
        show(rows, sys.stdout)
    return 0


def _run_with_progress(engines: list[Engine], plan: Plan) -> list[Row]:
    columns = (BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")

        def tell(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        return run(engines, plan, tell)
