"""Run suites several times on busy cores, and report the tests whose result changes.

A test that waits for a time, a port or an order of processes passes on a quiet machine and fails
on a busy one. Rounds run in parallel, so that they are load for each other; processes that only
keep a core busy fill up to the requested load. Each round has its own seeds, the same ones
whenever it runs again. Its output is kept in build/flaky.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from quebec.processes.lifeline import Lifeline
from tools.suites import ROOT, SUITES, chosen

WORKERS: Final = 2
"""About how many processes want a core in one round: most suites run in two."""
PLUGINS: Final = "-p no:cacheprovider -p hypothesispytest"
BUSY: Final = 'for _ in $(seq "$1"); do (while :; do :; done) & done; wait'


class Round(NamedTuple):
    """One suite, run once."""

    suite: str
    number: int
    folder: Path

    @property
    def log(self) -> Path:
        return self.folder / f"{self.number}.log"

    def run(self) -> dict[str, str]:
        """The result of each test."""
        verdicts = self.folder / f"{self.number}.json"
        command = [sys.executable, "-m", "tools.suites", "--only", self.suite]
        with self.log.open("w") as log:
            subprocess.run(
                [*command, "--verdicts", str(verdicts), "--limit", "36000"],
                cwd=ROOT,
                env=os.environ | self.environment(),
                stdout=log,
                stderr=subprocess.STDOUT,
                check=False,
            )
        cases: list[tuple[str, str]] = json.loads(verdicts.read_text())
        # A test that fails again in its teardown is listed twice.
        return dict(sorted(cases, key=lambda case: case[1] == "failed"))

    def environment(self) -> dict[str, str]:
        """Seeds, and no caches shared between rounds."""
        return {
            "PYTHONHASHSEED": str(self.number),
            "PYTEST_ADDOPTS": f"{PLUGINS} --hypothesis-seed={self.number}",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(self.folder / f"{self.number}.hypothesis"),
        }


@contextmanager
def busy_cores(processes: int) -> Iterator[None]:
    """This many processes keep cores busy; they end with us, even if we are killed."""
    busy = subprocess.Popen(["sh", "-c", BUSY, "sh", str(processes)], start_new_session=True)
    lifeline = Lifeline(busy.pid)
    try:
        yield
    finally:
        lifeline.kill()
        busy.wait()
        lifeline.let_go()


def run_rounds(rounds: Sequence[Round], load: int) -> list[dict[str, str]]:
    at_once = min(max(1, load // WORKERS), len(rounds))
    with (
        busy_cores(max(0, load - at_once * WORKERS)),
        ThreadPoolExecutor(at_once) as pool,
    ):
        return list(pool.map(run_round, rounds))


def run_round(one: Round) -> dict[str, str]:
    verdicts = one.run()
    found = list(verdicts.values())
    counts = ", ".join(f"{found.count(one)} {one}" for one in ("passed", "failed", "skipped"))
    print(f"{one.suite}, round {one.number}: {counts}", flush=True)
    return verdicts


def findings(rounds: Mapping[Round, Mapping[str, str]]) -> tuple[list[str], list[str]]:
    """The tests whose result changed, and those that always fail; with the rounds to look at."""
    changed: list[str] = []
    always: list[str] = []
    by_test: dict[tuple[str, str], dict[Round, str]] = {}
    for one, verdicts in rounds.items():
        for test, verdict in verdicts.items():
            by_test.setdefault((one.suite, test), {})[one] = verdict
    for (suite, test), verdicts_of in by_test.items():
        failed = [one for one, verdict in verdicts_of.items() if verdict == "failed"]
        logs = " ".join(shown(one.log) for one in failed)
        line = f"{suite}: {test}  failed {len(failed)} of {len(verdicts_of)} times  {logs}"
        if len(set(verdicts_of.values())) > 1:
            changed.append(line)
        elif failed:
            always.append(line)
    return changed, always


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.flaky", description=__doc__.partition("\n")[0])
    parser.add_argument("suites", nargs="+", metavar="SUITE", help="suites, or files of tests")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--load", type=int, default=8, help="processes that want a core")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "flaky")
    options = parser.parse_args(argv)
    # A name that is wrong is refused before anything runs.
    chosen(options.suites, SUITES, ROOT)

    shutil.rmtree(options.out, ignore_errors=True)
    rounds = [
        Round(suite, number, options.out / suite.strip("/").replace("/", "-"))
        for number in range(1, options.rounds + 1)
        for suite in options.suites
    ]
    for one in rounds:
        one.folder.mkdir(parents=True, exist_ok=True)
    verdicts = run_rounds(rounds, options.load)
    changed, always = findings(dict(zip(rounds, verdicts, strict=True)))
    for title, lines in (("changed their mind", changed), ("always fail", always)):
        print(f"\n{len(lines)} {title}")
        for line in lines:
            print(f"  {line}")
    return 1 if changed or always else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
