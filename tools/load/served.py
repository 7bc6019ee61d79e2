"""The server under load, in its own process, and its use of resources."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.fuzz_server import NO_LIMITS

TICKS: Final = os.sysconf("SC_CLK_TCK")


class Served:
    """`quebec serve` on a free port, without rate limits; can be restarted on its data."""

    def __init__(self, data: Path, profile: Path | None = None, database: str = "") -> None:
        self._data: Final = data
        self._database: Final = database
        self._process: subprocess.Popen[str]
        self.start(profile)

    def start(self, profile: Path | None = None) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        program = ["tools.load.profiled", str(profile)] if profile else ["quebec.cli"]
        command = [sys.executable, "-m", *program, "serve", "--port", "0"]
        self._process = subprocess.Popen(
            [*command, "--thinkers", "1", "--data", str(self._data)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "QUEBEC_LIMITS": NO_LIMITS, "QUEBEC_DATABASE": self._database},
        )
        assert self._process.stdout is not None
        address = self._process.stdout.readline().rpartition("/")[2].strip()
        self.host, _, port = address.partition(":")
        self.port = int(port)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=120)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_bytes(self) -> int:
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
