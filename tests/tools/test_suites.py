"""The runner behind `make test`, tried on small suites made up for the purpose."""

import json
import re
from pathlib import Path

import pytest

from tools.suites import SUITES, Commands, Pytest, Suite, main

PASSES = "def test_passes(): pass\n"
FAILS = "def test_fails(): assert False\n"
SKIPS = "import pytest\n\ndef test_skips(): pytest.skip('not today')\n"
BREAKS_AFTERWARDS = """
import pytest

@pytest.fixture
def shaky():
    yield
    raise RuntimeError("too late")

def test_breaks_afterwards(shaky): pass
"""
MEETS = """
import time
from pathlib import Path

def test_meets_the_other():
    Path("{mine}").touch()
    deadline = time.monotonic() + 300
    while not Path("{other}").exists():
        assert time.monotonic() < deadline, "the other suite never started"
        time.sleep(0.01)
"""
DIES = "import os\n\ndef test_dies(): os._exit(0)\n"


@pytest.fixture(autouse=True)
def _nothing_required(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QUEBEC_REQUIRE", raising=False)
    # What is made up needs no plugins, and they take their time.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


class Bench:
    """An empty folder to put made-up tests in, and what the runner said about them."""

    def __init__(self, root: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.capfd = capfd

    def tests(self, name: str, *sources: str) -> Pytest:
        folder = self.root / name
        folder.mkdir()
        for number, source in enumerate(sources):
            (folder / f"test_{name}_{number}.py").write_text(source)
        return Pytest(name, name)

    def run(
        self, *suites: Suite, only: tuple[str, ...] = (), at_once: int = 2, limit: float = 600
    ) -> int:
        argv = ["--at-once", str(at_once), "--limit", str(limit)]
        argv += ["--only", *only] if only else []
        code = main(argv, suites, self.root)
        self.output = self.capfd.readouterr().out
        return code

    @property
    def closing_line(self) -> str:
        return self.output.splitlines()[-1]

    @property
    def table(self) -> dict[str, list[int]]:
        """The counts in the table, by suite."""
        lines = self.output.splitlines()
        header = next(n for n, line in enumerate(lines) if line.split()[:2] == ["suite", "passed"])
        rows = [line.split() for line in lines[header + 1 : -3]]
        return {name: [int(count) for count in counts] for name, *counts, _seconds, _cpu in rows}


@pytest.fixture
def bench(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Bench:
    return Bench(tmp_path, capfd)


def test_suites_that_pass_end_well(bench: Bench) -> None:
    code = bench.run(bench.tests("one", PASSES), bench.tests("two", PASSES, PASSES))
    assert code == 0
    assert bench.table == {"one": [1, 0, 0], "two": [2, 0, 0]}
    assert bench.closing_line == "3 passed, 0 failed, 0 skipped"


def test_one_failure_fails_the_run_and_the_next_suite_still_runs(bench: Bench) -> None:
    code = bench.run(bench.tests("bad", PASSES, FAILS), bench.tests("good", PASSES))
    assert code == 1
    assert bench.table == {"bad": [1, 1, 0], "good": [1, 0, 0]}
    assert bench.closing_line == "2 passed, 1 failed, 0 skipped"


def test_the_output_of_a_suite_is_shown(bench: Bench) -> None:
    bench.run(bench.tests("bad", FAILS))
    assert "test_fails" in bench.output


def test_suites_run_at_once(bench: Bench) -> None:
    one = bench.tests("one", MEETS.format(mine="one.here", other="two.here"))
    two = bench.tests("two", MEETS.format(mine="two.here", other="one.here"))
    assert bench.run(one, two) == 0
    assert bench.closing_line == "2 passed, 0 failed, 0 skipped"


def test_what_suites_print_is_not_mixed(bench: Bench) -> None:
    """The second one prints while the first one waits for it."""
    speaks = MEETS + "    print('{mine} ends', flush=True)\n"
    speaks = speaks.replace("    Path", "    print('{mine} begins', flush=True)\n    Path", 1)
    suites = [
        Pytest(
            name,
            bench.tests(name, speaks.format(mine=f"{name}.here", other=f"{other}.here")).folders,
            "-s",
        )
        for name, other in (("first", "second"), ("second", "first"))
    ]
    bench.run(*suites)
    said = re.findall(r"(\w+)\.here (?:begins|ends)", bench.output)
    assert said in (["first", "first", "second", "second"], ["second", "second", "first", "first"])


def test_suites_run_one_by_one_where_that_is_asked_for(bench: Bench) -> None:
    first = "from pathlib import Path\n\ndef test_first(): Path('first.done').touch()\n"
    second = "from pathlib import Path\n\ndef test_second(): assert Path('first.done').exists()\n"
    suites = bench.tests("first", first), bench.tests("second", second)
    assert bench.run(*suites, at_once=1) == 0


def test_a_skipped_test_is_counted_as_such(bench: Bench) -> None:
    assert bench.run(bench.tests("lazy", PASSES, SKIPS)) == 0
    assert bench.table == {"lazy": [1, 0, 1]}


def test_a_skipped_test_fails_where_all_is_required(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEBEC_REQUIRE", "all")
    assert bench.run(bench.tests("lazy", PASSES, SKIPS)) == 1
    assert bench.closing_line == "1 passed, 1 failed, 0 skipped"


def test_a_suite_without_its_tool_is_skipped(bench: Bench) -> None:
    assert bench.run(Commands("odd", ("no_such_tool --check",))) == 0
    assert "no_such_tool is not installed" in bench.output
    assert bench.closing_line == "0 passed, 0 failed, 1 skipped"


def test_a_suite_without_its_tool_fails_where_all_is_required(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEBEC_REQUIRE", "all")
    assert bench.run(Commands("odd", ("no_such_tool --check",))) == 1
    assert bench.closing_line == "0 passed, 1 failed, 0 skipped"


def test_tests_without_the_module_they_need_are_skipped(bench: Bench) -> None:
    bench.tests("good", PASSES)
    assert bench.run(Pytest("good", "good", modules=("no_such_module",))) == 0
    assert "no_such_module is not installed" in bench.output
    assert bench.closing_line == "0 passed, 0 failed, 1 skipped"


def test_a_folder_without_tests_fails(bench: Bench) -> None:
    assert bench.run(bench.tests("empty")) == 1
    assert bench.table == {"empty": [0, 1, 0]}


def test_a_folder_that_is_not_there_fails(bench: Bench) -> None:
    assert bench.run(Pytest("gone", "gone")) == 1
    assert bench.table == {"gone": [0, 1, 0]}


def test_a_test_file_that_cannot_be_read_fails(bench: Bench) -> None:
    assert bench.run(bench.tests("torn", "import no_such_module\n", PASSES)) == 1
    assert bench.table["torn"][1] == 1


def test_a_test_that_breaks_while_tidying_up_fails(bench: Bench) -> None:
    assert bench.run(bench.tests("shaky", BREAKS_AFTERWARDS)) == 1
    assert bench.table["shaky"][1] == 1


def test_a_run_that_dies_without_a_report_fails(bench: Bench) -> None:
    assert bench.run(bench.tests("dead", DIES)) == 1
    assert bench.table == {"dead": [0, 1, 0]}


def test_a_suite_that_hangs_is_ended_and_fails(bench: Bench) -> None:
    hangs = "import threading\n\ndef test_hangs(): threading.Event().wait()\n"
    assert bench.run(bench.tests("stuck", hangs), limit=2) == 1
    assert "not finished after 2 seconds: ended" in bench.output


def test_each_command_counts_as_one(bench: Bench) -> None:
    good = bench.root / "fine.py"
    good.write_text("pass\n")
    code = bench.run(Commands("mixed", ("py_compile fine.py", "py_compile gone.py")))
    assert code == 1
    assert bench.table == {"mixed": [1, 1, 0]}


def test_only_the_named_suites_run(bench: Bench) -> None:
    code = bench.run(bench.tests("good", PASSES), bench.tests("bad", FAILS), only=("good",))
    assert code == 0
    assert list(bench.table) == ["good"]


def test_an_unknown_suite_is_refused(bench: Bench) -> None:
    with pytest.raises(SystemExit, match="godo is neither a suite nor a file"):
        bench.run(bench.tests("good", PASSES), only=("godo",))


def test_a_file_of_tests_can_be_named_like_a_suite(bench: Bench) -> None:
    bench.tests("good", PASSES, FAILS)
    assert bench.run(only=("good/test_good_0.py",)) == 0
    assert bench.table == {"good/test_good_0.py": [1, 0, 0]}


def test_a_single_test_can_be_named_like_a_suite(bench: Bench) -> None:
    bench.tests("good", PASSES + FAILS)
    one = "good/test_good_0.py::test_passes"
    assert bench.run(only=(one,)) == 0
    assert bench.table == {one: [1, 0, 0]}


def test_what_came_of_each_test_is_written_where_it_is_asked_for(bench: Bench) -> None:
    bench.tests("mixed", PASSES, FAILS)
    verdicts = bench.root / "verdicts.json"
    main(["--only", "mixed", "--verdicts", str(verdicts)], (), bench.root)
    assert json.loads(verdicts.read_text()) == [
        ["mixed.test_mixed_0::test_passes", "passed"],
        ["mixed.test_mixed_1::test_fails", "failed"],
    ]


def test_the_cpu_that_a_suite_takes_is_told(bench: Bench) -> None:
    works = "import time\n\ndef test_works():\n    while time.process_time() < 1: pass\n"
    bench.run(bench.tests("busy", works))
    _, *_, cpu = next(line for line in bench.output.splitlines() if line.startswith("busy")).split()
    assert float(cpu) >= 1


def test_the_suites_have_different_names() -> None:
    names = [suite.name for suite in SUITES]
    assert len(set(names)) == len(names)
