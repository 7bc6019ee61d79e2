"""The steps of the set-up tell what they do, and what went wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

STEP = Path(__file__).resolve().parents[2] / "tools" / "step.py"


def step(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, STEP, "2/5", "Compiling", command],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_step_tells_when_it_begins_and_when_it_is_done() -> None:
    ran = step("true")
    assert ran.returncode == 0
    first, second = ran.stderr.splitlines()
    assert first == "[2/5] Compiling..."
    assert second.startswith("[2/5] Compiling... done in ")


def test_a_step_that_fails_shows_what_its_command_said_and_fails() -> None:
    ran = step("echo out; echo err >&2; exit 7")
    assert ran.returncode == 7
    _, end, *said = ran.stderr.splitlines()
    assert end.startswith("[2/5] Compiling... failed in ")
    assert said == ["out", "err"]
