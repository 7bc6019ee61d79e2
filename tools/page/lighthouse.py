"""Run Lighthouse on the start page: python -m tools.page.lighthouse [--form desktop]

A real server serves the built page, and Chromium opens it as a phone on a slow line would, or as
a desktop. What is not perfect is listed. A score below its bound ends the run with an error. With
`--runs` the fastest counts: other processes can only make the page look slower. Lighthouse
assumes that this machine is `--slowdown` times as fast as a phone; the speed that it measured is
printed: below 1000 the factor should be smaller than 4, below 500 it should be 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from tools.page.npm import WEB
from tools.page.serving import served
from tools.require import lacking_program, program

LEAST: Final = {"performance": 90, "accessibility": 95, "best-practices": 95, "seo": 0}
FORMS: Final = ("phone", "desktop")
MEASURES: Final = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
    "speed-index",
    "interactive",
)


def report(address: str, form: str, slowdown: float) -> dict[str, Any] | None:
    """Lighthouse's whole report; None if it failed with a message of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch, "report.json")
        command = [
            str(Path(sys.executable).with_name("node")),
            str(WEB / "node_modules" / "lighthouse" / "cli" / "index.js"),
            address,
            "--quiet",
            "--output=json",
            f"--output-path={target}",
            f"--only-categories={','.join(LEAST)}",
            "--chrome-flags=--headless=new --no-sandbox",
            "--preset=desktop"
            if form == "desktop"
            else f"--throttling.cpuSlowdownMultiplier={slowdown}",
        ]
        environment = os.environ | {"CHROME_PATH": program("chromium") or ""}
        if subprocess.run(command, env=environment, check=False).returncode:
            return None
        found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    return found


def scores(found: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * found["categories"][name]["score"]) for name in LEAST}


def imperfect(found: dict[str, Any]) -> Iterator[str]:
    """What could be better, with the measurements."""
    for audit in found["audits"].values():
        if audit["score"] is not None and audit["score"] < 1:
            yield f"{audit['id']} ({audit['score']:.2f}) {audit.get('displayValue', '')}".rstrip()
    for shift in found["audits"]["layout-shifts"]["details"]["items"]:
        yield f"moved by {shift['score']:.3f}: {shift['node']['selector']}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.page.lighthouse", description=__doc__)
    parser.add_argument("--form", nargs="+", choices=FORMS, default=list(FORMS))
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--slowdown", type=float, default=4)
    options = parser.parse_args(argv)
    obstacle = lacking_program("chromium")
    if obstacle:
        print(f"nothing was measured: {obstacle}", file=sys.stderr)
        return 1
    console = Console()
    table = Table("start page", *LEAST)
    table.add_row("at least", *map(str, LEAST.values()))
    low = False
    for form in options.form:
        with served("--log-level", "warning") as address:
            reports = list(
                filter(None, (report(address, form, options.slowdown) for _ in range(options.runs)))
            )
        if not reports:
            return 1
        found = max(reports, key=lambda one: scores(one)["performance"])
        said = scores(found)
        low |= any(said[name] < least for name, least in LEAST.items())
        table.add_row(form, *map(str, said.values()))
        measured = (found["audits"][name]["displayValue"] for name in MEASURES)
        console.print(f"this machine: {found['environment']['benchmarkIndex']:.0f}")
        console.print(form + ":", ", ".join(map(" ".join, zip(MEASURES, measured, strict=True))))
        for line in imperfect(found):
            console.print(f"  {line}", highlight=False)
    console.print(table)
    console.print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
