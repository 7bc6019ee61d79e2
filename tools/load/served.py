"""The server under load, in processes of its own, and its use of resources."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from tools.fuzz_server import NO_LIMITS

TICKS: Final = os.sysconf("SC_CLK_TCK")


class Address(NamedTuple):
    """Where a process listens."""

    host: str
    port: int

    @property
    def url(self) -> str:
        return f"http://{self.host}:{self.port}"


class Served:
    """`quebec serve` on free ports, without rate limits; can be restarted on its data.

    `program` is what runs in place of `quebec.cli`, with its first arguments.
    """

    def __init__(
        self,
        data: Path,
        database: str = "",
        redis: str = "",
        processes: int = 1,
        program: Sequence[str] = (),
    ) -> None:
        self._data: Final = data
        self._database: Final = database
        self._redis: Final = redis
        self._count: Final = processes
        self._processes: list[subprocess.Popen[str]] = []
        self.addresses: list[Address] = []
        self.start(program)

    def start(self, program: Sequence[str] = ()) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        # One after the other: the first one makes the database.
        started = [self._start(program or ("quebec.cli",)) for _ in range(self._count)]
        self._processes = [process for process, _ in started]
        self.addresses = [address for _, address in started]

    def _start(self, program: Sequence[str]) -> tuple[subprocess.Popen[str], Address]:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", *program, "serve", "--port", "0"),
                *("--thinkers", "1", "--data", str(self._data)),
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "QUEBEC_LIMITS": NO_LIMITS,
                "QUEBEC_DATABASE": self._database,
                "QUEBEC_REDIS": self._redis,
            },
        )
        assert process.stdout is not None
        host, _, port = process.stdout.readline().rpartition("/")[2].strip().partition(":")
        return process, Address(host, int(port))

    def stop(self) -> None:
        for process in self._processes:
            process.send_signal(signal.SIGTERM)
        for process in self._processes:
            process.wait(timeout=120)
            assert process.stdout is not None
            process.stdout.close()

    def cpu_seconds(self) -> float:
        """Of all processes."""
        return sum(cpu_seconds(process.pid) for process in self._processes)

    def memory_bytes(self) -> list[int]:
        """Of each process."""
        page = os.sysconf("SC_PAGE_SIZE")
        return [
            int(Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * page
            for process in self._processes
        ]


def cpu_seconds(pid: int) -> float:
    """That a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
