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

from quebec.processes.lifeline import Lifeline
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
    """`quebec serve` on free ports, without rate limits; can be restarted on its data. It ends with
    us, even if we are killed.

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
        self._lifelines: list[Lifeline] = []
        self.addresses: list[Address] = []
        self.start(program)

    def start(self, program: Sequence[str] = ()) -> None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        self.addresses = []
        # One after the other: the first one makes the database.
        for _ in range(self._count):
            self._start(program or ("quebec.cli",))

    def _start(self, program: Sequence[str]) -> None:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", *program, "serve", "--port", "0"),
                *("--thinkers", "1", "--data", str(self._data)),
            ],
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C is for us; we stop it.
            start_new_session=True,
            env={
                **os.environ,
                "QUEBEC_LIMITS": NO_LIMITS,
                "QUEBEC_DATABASE": self._database,
                "QUEBEC_REDIS": self._redis,
            },
        )
        self._processes.append(process)
        self._lifelines.append(Lifeline(process.pid))
        assert process.stdout is not None
        host, _, port = process.stdout.readline().rpartition("/")[2].strip().partition(":")
        self.addresses.append(Address(host, int(port)))

    def send(self, which: signal.Signals) -> None:
        """To each process."""
        for process in self._processes:
            process.send_signal(which)

    def stop(self) -> None:
        self.send(signal.SIGTERM)
        for process, lifeline in zip(self._processes, self._lifelines, strict=True):
            process.wait(timeout=120)
            assert process.stdout is not None
            process.stdout.close()
            lifeline.let_go()
        self._processes, self._lifelines = [], []

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
