"""The tool that looks for tests that change their mind, tried on some that are made up to."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.flaky import main

STEADY = "def test_steady(): pass\n"
UNSTEADY = """
import os
from pathlib import Path

def test_flaky():
    seen = Path(__file__).with_name("seen")
    first = not seen.exists()
    seen.touch()
    assert first

def test_broken():
    assert False

def test_seeded():
    assert os.environ["PYTHONHASHSEED"] == "1"
"""
HOLDS = """
import signal, sys
from tools.flaky import busy_cores

# Whoever runs the tests in the background may have it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
with busy_cores(3):
    print("busy", flush=True)
    sys.stdin.read()
"""


class Hunt(NamedTuple):
    """What the tool made of some tests."""

    folder: Path
    code: int
    said: str


@pytest.fixture
def hunt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[..., Hunt]:
    # What is made up needs none of them, and they take their time.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def run(source: str, rounds: int) -> Hunt:
        test = tmp_path / "test_made_up.py"
        test.write_text(source)
        options = ["--load", "1", "--rounds", str(rounds), "--out", str(tmp_path / "out")]
        code = main([str(test), *options])
        return Hunt(tmp_path / "out", code, capfd.readouterr().out)

    return run


def test_tests_that_changed_their_mind_are_told_from_those_that_always_fail(
    hunt: Callable[..., Hunt],
) -> None:
    found = hunt(STEADY + UNSTEADY, rounds=2)
    assert found.code == 1
    changed, always = found.said.split("1 always fail")
    assert "2 changed their mind" in changed
    assert "test_flaky  failed 1 of 2 times" in changed
    assert "test_seeded  failed 1 of 2 times" in changed
    assert "test_broken  failed 2 of 2 times" in always
    assert "test_steady" not in found.said
    # Each round has a seed of its own, and what it printed is kept.
    first, second = sorted(found.folder.glob("*/*.log"))
    assert "test_seeded" not in first.read_text()
    assert "test_seeded" in second.read_text()


def test_tests_that_always_pass_end_well(hunt: Callable[..., Hunt]) -> None:
    found = hunt(STEADY, rounds=1)
    assert found.code == 0
    assert "0 changed their mind" in found.said


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_busy_processes_end_with_the_tool_however_it_ends(end: signal.Signals) -> None:
    """They hold its output open, which ends with the last of them."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as tool:
        assert tool.stdout is not None
        assert tool.stdout.readline() == "busy\n"
        tool.send_signal(end)
        assert tool.stdout.read() == ""


def test_a_name_that_is_neither_a_suite_nor_a_file_is_refused() -> None:
    with pytest.raises(SystemExit, match="borwser is neither a suite nor a file"):
        main(["borwser"])
