"""Break the rules on purpose, one small change at a time, and see whether a test notices.

A mutant is the engine with one change. It exists only in a child process, forked from this
one, where the changed module replaces the real one; the files are not touched. The
quick tests run there, file by file, until one fails. A survivor is a gap in the tests, or a
change without effect: docs/mutants.md lists those with the reason, and a survivor that is
not listed makes the command fail. docs/decisions/mutants.md says why this is a tool of our own.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import random
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from tools.mutants.changes import ENGINE, Mutant, files_of_rules, module_name, mutants_of

ROOT = Path(__file__).resolve().parents[2]
LISTED = ROOT / "docs/mutants.md"
TESTS = ("tests/rules", "tests/recorded", "tests/engine", "tests/perft")
# These test the source, other processes, or no rule: they cannot see a mutant.
BLIND = (
    "test_every_rule_is_tested",
    "test_architecture",
    "test_chi_square",
    "test_isolated",
    "test_observation",
    "test_playout",
)
# These take long, and look only at what the modules of the deal do.
OF_THE_DEAL = ("test_chance", "test_layout")
# Perft counts much the same repeatedly: two of its cases are enough.
CASES = {"test_perft": "2011-events-2 or 2026-4"}
DEAL = ("board.py", "chance.py", "game.py", "layout.py", "tiles.py")
# Nobody reads why a test failed, so pytest skips the details.
BARELY = ("-q", "-x", "--tb=no", "--assert=plain", "-p", "no:cacheprovider")
MEMORY = 2 << 30
SAMPLE = 500


class Loader(SourceFileLoader):
    """Loads a module from a syntax tree instead of its file."""

    tree: ast.Module

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the one module that is changed."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = module_name(mutant.file)
        self.loader = Loader(self.name, str(ENGINE / mutant.file))
        self.loader.tree = mutant.tree

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = name == self.name
        return spec_from_file_location(name, loader=self.loader) if found else None


def start(mutant: Mutant | None, tests: Sequence[str], limits: dict[str, float]) -> int:
    """Run tests in a child process; its exit code is the rank of the one that fails, or 0."""
    import pytest

    child = os.fork()
    if child:
        return child
    try:
        code = 255
        gc.disable()
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for name in [name for name in sys.modules if name.startswith("quebec.engine")]:
            del sys.modules[name]
        if mutant is not None:
            mutant.slot.fill(mutant.node)
            sys.meta_path.insert(0, Finder(mutant))
        code = 0
        for rank, test in enumerate(tests, 1):
            signal.setitimer(signal.ITIMER_PROF, limits.get(test, 0))
            cases = ["-k", CASES.get(Path(test).stem, "")]
            if pytest.main([*BARELY, *cases, test]) != 0:
                code = rank
                break
    finally:
        os._exit(code)


def time_tests(tests: Sequence[str]) -> dict[str, float]:
    """The CPU seconds that each test file may take: three times its usual time, plus two."""
    limits: dict[str, float] = {}
    for test in tests:
        start(None, [test], {})
        _, status, usage = os.wait4(-1, 0)
        if status != 0:
            sys.exit(f"{test} fails without any change; fix that first")
        limits[test] = 3 * (usage.ru_utime + usage.ru_stime) + 2
    return limits


Verdict = tuple[Mutant, str]


def judge(mutants: Sequence[Mutant], tests: Sequence[str], processes: int) -> Iterator[Verdict]:
    """The verdict on each mutant: "survived", "timed out", or the test that killed it."""
    limits = time_tests(tests)
    kills: defaultdict[str, Counter[str]] = defaultdict(Counter)
    in_all: Counter[str] = Counter()
    running: dict[int, tuple[Mutant, list[str]]] = {}
    waiting = iter(mutants)
    while True:
        while len(running) < processes and (mutant := next(waiting, None)) is not None:
            file, often = mutant.file, kills[mutant.file]
            suited = [one for one in tests if file in DEAL or Path(one).stem not in OF_THE_DEAL]
            # First what has killed many mutants of this module in little time, then of any.
            suited.sort(
                key=lambda test: (-often[test] / limits[test], -in_all[test] / limits[test])
            )
            running[start(mutant, suited, limits)] = mutant, suited
        if not running:
            return
        child, status = os.wait()
        mutant, suited = running.pop(child)
        if os.WIFSIGNALED(status):
            timed_out = os.WTERMSIG(status) == signal.SIGPROF
            yield mutant, "timed out" if timed_out else "crash"
        elif code := os.WEXITSTATUS(status):
            killer = suited[code - 1] if code <= len(suited) else "crash"
            kills[mutant.file][killer] += 1
            in_all[killer] += 1
            yield mutant, killer
        else:
            yield mutant, "survived"


def row(name: str, verdicts: Sequence[str]) -> str:
    survived, timed_out = verdicts.count("survived"), verdicts.count("timed out")
    killed = len(verdicts) - survived - timed_out
    share = 100 * (1 - survived / len(verdicts))
    return f"{name:<24}{len(verdicts):>9}{killed:>9}{timed_out:>11}{survived:>10}{share:>8.1f}"


def report(verdicts: Sequence[Verdict]) -> int:
    """Print the survivors, and a line for each module; returns how many are not listed."""
    known = LISTED.read_text() if LISTED.exists() else ""
    by_file: defaultdict[str, list[str]] = defaultdict(list)
    unknown = 0
    for mutant, verdict in sorted(verdicts, key=lambda one: (one[0].file, one[0].line)):
        by_file[mutant.file].append(verdict)
        if verdict == "survived":
            listed = f"`{mutant.file}` | `{mutant.change}`" in known
            unknown += not listed
            note = "" if listed else "  (not listed)"
            print(f"{mutant.file}:{mutant.line}  {mutant.change}{note}")
    print(f"\n{'module':<24}{'mutants':>9}{'killed':>9}{'timed out':>11}{'survived':>10}{'%':>8}")
    for file, of_file in by_file.items():
        print(row(file, of_file))
    print(row("all", [verdict for _, verdict in verdicts]))
    return unknown


def choose(arguments: argparse.Namespace, before: dict[str, str]) -> list[Mutant]:
    """The mutants that the command line asks for, at random, those with a verdict first."""
    mutants = [mutant for file in arguments.file for mutant in mutants_of(file)]
    random.Random(arguments.seed).shuffle(mutants)
    mutants.sort(key=lambda one: one.name not in before)
    everything = arguments.all or len(arguments.file) == 1
    return mutants if everything else mutants[: arguments.sample]


def main() -> int:
    files = files_of_rules()
    parser = argparse.ArgumentParser(prog="tools.mutants", description="Break the rules on purpose")
    parser.add_argument("--sample", type=int, default=SAMPLE, help="how many mutants, at random")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--all", action="store_true", help="all of them: takes an hour or more")
    parser.add_argument("--file", nargs="+", choices=files, default=files, metavar="MODULE")
    parser.add_argument("--json", type=Path, help="a file of verdicts to write, or to resume from")
    parser.add_argument("--again", action="store_true", help="judge its survivors again")
    parser.add_argument("--processes", type=int, default=2)
    arguments = parser.parse_args()

    tests = [str(path) for folder in TESTS for path in sorted((ROOT / folder).glob("test_*.py"))]
    tests = [test for test in tests if Path(test).stem not in BLIND]
    file: Path | None = arguments.json
    before: dict[str, str] = json.loads(file.read_text()) if file and file.exists() else {}
    mutants = choose(arguments, before)
    if arguments.again:
        before = {name: verdict for name, verdict in before.items() if verdict != "survived"}
    verdicts = [(one, before[one.name]) for one in mutants if one.name in before]
    begun = time.monotonic()
    rest = [one for one in mutants if one.name not in before]
    for verdict in judge(rest, tests, arguments.processes):
        verdicts.append(verdict)
        survived = sum(what == "survived" for _, what in verdicts)
        seconds = time.monotonic() - begun
        progress = f"{len(verdicts)} of {len(mutants)}, {survived} survived, {seconds:.0f} s"
        print(f"\r{progress}", end="", file=sys.stderr, flush=True)
        if file:
            content = before | {one.name: what for one, what in verdicts}
            file.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n")
    print(file=sys.stderr)
    unknown = report(verdicts)
    print(f"\n{time.monotonic() - begun:.0f} s; {unknown} survivors not in {LISTED.name}")
    return 1 if unknown else 0


if __name__ == "__main__":
    # Only the interpreted engine can be changed; compiled bytecode of the tests saves time.
    os.environ["QUEBEC_ENGINE"] = "interpreted"
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.chdir(ROOT)
    sys.dont_write_bytecode = False
    sys.exit(main())
