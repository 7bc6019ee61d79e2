"""Run the suites of checks and tests one after the other, and end with a table of results.

`make test` runs all of them, `make check` the quick ones. Each suite is a subprocess whose
output is shown as it comes. With QUEBEC_REQUIRE=all nothing may be left out: a suite that
cannot run, or a test that is skipped, counts as failed.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

ROOT = Path(__file__).resolve().parent.parent


class Tally(NamedTuple):
    """How many checks came out which way."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0


class Result(NamedTuple):
    """What came of one suite."""

    name: str
    tally: Tally
    seconds: float


class Suite(Protocol):
    """A named group of checks."""

    @property
    def name(self) -> str: ...

    @property
    def tools(self) -> frozenset[str]:
        """The modules without which the suite cannot run."""

    def run(self, root: Path) -> Tally: ...


@dataclass(frozen=True)
class Commands:
    """Python modules run as commands; each passes or fails as a whole."""

    name: str
    commands: tuple[str, ...]

    @property
    def tools(self) -> frozenset[str]:
        return frozenset(command.split()[0] for command in self.commands)

    def run(self, root: Path) -> Tally:
        codes = [python_module(command.split(), root) for command in self.commands]
        failed = sum(code != 0 for code in codes)
        return Tally(passed=len(codes) - failed, failed=failed)


@dataclass(frozen=True)
class Pytest:
    """Folders of tests, run by pytest and counted test by test."""

    name: str
    folders: str
    options: str = ""

    @property
    def tools(self) -> frozenset[str]:
        return frozenset({"pytest"})

    def run(self, root: Path) -> Tally:
        with tempfile.TemporaryDirectory() as scratch:
            report = Path(scratch, "report.xml")
            command = ["pytest", "-q", *self.folders.split(), *self.options.split()]
            code = python_module([*command, f"--junit-xml={report}"], root)
            tally = count(report)
        if code != 0 and tally.failed == 0:
            # Nothing collected, a crash, a wrong option: no test says so, the exit code does.
            note(f"pytest ended with code {code}: counted as one failure")
            return tally._replace(failed=1)
        return tally


PARALLEL = "-n auto"

SUITES: tuple[Suite, ...] = (
    Commands("style", ("ruff format --check .", "ruff check .")),
    Commands("types", ("mypy --strict src tests tools",)),
    Pytest("rules", "tests/rules"),
    Pytest("engine", "tests/engine tests/perft"),
    Pytest("properties", "tests/properties", PARALLEL),
    Pytest("recorded", "tests/recorded", PARALLEL),
    Pytest("tools", "tests/tools"),
    Pytest("package", "tests/package"),
)


def python_module(command: Sequence[str], root: Path) -> int:
    """Run `python -m command` in `root`, let its output through, and give its exit code."""
    print("$", *command, flush=True)
    return subprocess.run([sys.executable, "-m", *command], cwd=root, check=False).returncode


def count(report: Path) -> Tally:
    """Count the tests in a JUnit report; all zero where there is no whole report."""
    try:
        cases = list(ET.parse(report).iter("testcase"))
    except (OSError, ET.ParseError):
        return Tally()
    results = [{child.tag for child in case} for case in cases]
    failed = sum(bool(tags & {"failure", "error"}) for tags in results)
    skipped = sum("skipped" in tags and not tags & {"failure", "error"} for tags in results)
    return Tally(len(results) - failed - skipped, failed, skipped)


def note(text: str) -> None:
    print(f"-- {text}", flush=True)


def run_suite(suite: Suite, root: Path, *, require_all: bool) -> Tally:
    missing = sorted(tool for tool in suite.tools if importlib.util.find_spec(tool) is None)
    if missing:
        note(f"cannot run: {', '.join(missing)} is not installed")
        tally = Tally(skipped=1)
    else:
        tally = suite.run(root)
    if require_all and tally.skipped:
        note(f"{tally.skipped} skipped, counted as failed: QUEBEC_REQUIRE=all")
        tally = Tally(passed=tally.passed, failed=tally.failed + tally.skipped)
    if tally == Tally():
        note("nothing was checked: counted as one failure")
        tally = Tally(failed=1)
    return tally


def table(results: Sequence[Result]) -> str:
    width = max(len("suite"), *(len(result.name) for result in results))
    row = f"{{:<{width}}}" + 4 * "  {:>7}"
    return "\n".join(
        [
            row.format("suite", *Tally._fields, "seconds"),
            *(row.format(name, *tally, f"{seconds:.1f}") for name, tally, seconds in results),
        ]
    )


def main(
    argv: Sequence[str] | None = None, suites: Sequence[Suite] = SUITES, root: Path = ROOT
) -> int:
    names = [suite.name for suite in suites]
    parser = argparse.ArgumentParser(prog="tools.suites", description="Run the suites of tests.")
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="SUITE")
    only = parser.parse_args(argv).only
    require_all = os.environ.get("QUEBEC_REQUIRE") == "all"

    results: list[Result] = []
    for suite in suites:
        if suite.name not in only:
            continue
        print(f"\n== {suite.name}", flush=True)
        start = time.monotonic()
        tally = run_suite(suite, root, require_all=require_all)
        results.append(Result(suite.name, tally, time.monotonic() - start))

    total = Tally(*map(sum, zip(*(result.tally for result in results), strict=True)))
    print(f"\n{table(results)}\n")
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
