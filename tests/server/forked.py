"""Servers that start quickly: forked from a process that has imported all they need.

Importing the server takes more CPU time than most tests do. Each process of tests has one that has
done only that, and waits for orders; a server is a fork of it, which runs `quebec` as if it had
just been started.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

IMPORTED: Final = (
    "quebec.cli",
    "quebec.commands.serve",
    "quebec.server.http.running",
    "quebec.server.store.sqlite",
    "alembic.command",
    "alembic.config",
    "alembic.ddl.sqlite",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
    "uvloop",
)
LONGEST_ORDER: Final = 1 << 20


class Forked:
    """A forked process, with what the tests use of `subprocess.Popen`."""

    def __init__(
        self, arguments: Sequence[str], environment: Mapping[str, str], errors: int
    ) -> None:
        out, child_out = os.pipe()
        ended, child_ended = os.pipe()
        order = json.dumps({"arguments": arguments, "environment": dict(environment)})
        channel = _prepared()
        socket.send_fds(channel, [order.encode()], [child_out, errors, child_ended])
        os.close(child_out)
        os.close(child_ended)
        self.pid: Final = int(channel.recv(64))
        self.stdout: Final = os.fdopen(out)
        self.returncode: int | None = None
        self._ended: Final = ended

    def poll(self) -> int | None:
        return self._look(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._look(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("quebec", timeout or 0)
        return code

    def _look(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], seconds)[0]:
            self.returncode = int(os.read(self._ended, 64))
            os.close(self._ended)
        return self.returncode

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def _prepared() -> socket.socket:
    """The process to fork from; it ends when this one does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.forked", str(theirs.fileno())],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
        pass_fds=[theirs.fileno()],
    )
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


class _Preparing:
    """Forks when it is told to, and tells how the forks end."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel: Final = channel
        self._running: Final[dict[int, tuple[int, int]]] = {}
        """By a file of each process: its id, and where its exit code is told."""

    def run(self) -> list[str]:
        """Returns in each of the forks: what it was told to run."""
        while True:
            orders = self._channel.fileno()
            ready = select.select([orders, *self._running], [], [])[0]
            for file in ready:
                if file != orders:
                    self._tell_end(file)
            if orders in ready:
                order, files, _, _ = socket.recv_fds(self._channel, LONGEST_ORDER, 3)
                if not order:
                    sys.exit()
                out, errors, ended = files
                pid = os.fork()
                if pid == 0:
                    return self._become(json.loads(order), out, errors, ended)
                os.close(out)
                os.close(errors)
                self._running[os.pidfd_open(pid)] = (pid, ended)
                self._channel.send(str(pid).encode())

    def _tell_end(self, file: int) -> None:
        pid, ended = self._running.pop(file)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.close(file)
        os.write(ended, str(code).encode())
        os.close(ended)

    def _become(self, order: dict[str, object], out: int, errors: int, ended: int) -> list[str]:
        """In the fork: only what a new process would have."""
        self._channel.close()
        for file, (_, other) in self._running.items():
            os.close(file)
            os.close(other)
        os.dup2(out, 1)
        os.dup2(errors, 2)
        for file in (out, errors, ended):
            os.close(file)
        sys.stdout = os.fdopen(1, "w", closefd=False)
        sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
        environment, arguments = order["environment"], order["arguments"]
        assert isinstance(environment, dict)
        assert isinstance(arguments, list)
        os.environ.clear()
        os.environ.update(environment)
        return arguments


if __name__ == "__main__":
    for name in IMPORTED:
        importlib.import_module(name)
    from quebec.server.http.app import read_texts
    from quebec.server.http.routes import page
    from quebec.server.settings import STATIC

    page.load(STATIC)
    read_texts()
    # What all forks share stays shared: the collector would write to each of its objects.
    gc.freeze()
    assert threading.active_count() == 1, "a fork has none of the other threads"
    arguments = _Preparing(socket.socket(fileno=int(sys.argv[1]))).run()
    from quebec import cli

    sys.argv = [cli.__file__, *arguments]
    sys.exit(cli.main())
