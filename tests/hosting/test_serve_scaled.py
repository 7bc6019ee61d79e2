"""`make serve-scaled`: everything on one machine, with one command, and nothing left of it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.running import API, PATIENCE, wait_until
from tools.require import lacking_program


def running_in(folder: Path) -> list[str]:
    """The commands of processes that were told this folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if str(folder) in command and "tools.serve_scaled" not in command:
            found.append(command)
    return found


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_all_of_it_starts_and_nothing_is_left(how: signal.Signals, tmp_path: Path) -> None:
    if lacking := lacking_program("nginx"):
        pytest.skip(lacking)
    folder = tmp_path / "scaled"
    command = [sys.executable, "-m", "tools.serve_scaled", "--folder", str(folder), "--port", "0"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        # A program that was started in the background, such as a test, may ignore Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as scaled:
        try:
            assert scaled.stdout is not None
            url = scaled.stdout.readline().removeprefix("Québec is at ").partition(": ")[0]
            assert httpx.get(f"{url}/readyz", timeout=PATIENCE).status_code == 200
            assert httpx.get(f"{url}{API}/me", timeout=PATIENCE).status_code == 200
            assert len([one for one in running_in(folder) if "quebec.cli serve" in one]) == 2
            scaled.send_signal(how)
            code = scaled.wait(PATIENCE)
        finally:
            scaled.kill()
    assert code == (0 if how == signal.SIGINT else -signal.SIGKILL)
    wait_until(lambda: not running_in(folder))
