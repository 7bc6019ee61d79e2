"""The server: started, killed and restarted, always at the same address."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

PATIENCE_SECONDS: Final = 180


class Host:
    """A server on its data. `up` is set while it accepts requests."""

    def __init__(self, data: Path, database: str = "") -> None:
        self.data: Final = data
        self.database: Final = database
        """Where it is, if it is not a file in the data."""
        self.log: Final = data.parent / "server.log"
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.up: Final = asyncio.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = 0

    async def start(self) -> None:
        """Returns once it can be used."""
        command = ["quebec.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *command, "--thinkers", "1", "--log-level", "warning"],
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                env=os.environ | {"QUEBEC_DATABASE": self.database},
            )
        assert self._process.stdout is not None
        reading = asyncio.to_thread(self._process.stdout.readline)
        if b" is at " not in await asyncio.wait_for(reading, PATIENCE_SECONDS):
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    async def kill(self) -> None:
        """Kill it without warning (SIGKILL)."""
        self.up.clear()
        assert self._process is not None
        self._killed = self._process.pid
        await self._end(signal.SIGKILL)

    async def pause(self, seconds: float) -> None:
        """It does nothing for so long, as if its machine were asleep."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        self._process.send_signal(signal.SIGCONT)

    async def stop(self) -> None:
        if self._process:
            await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        await asyncio.to_thread(self._process.wait, PATIENCE_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def left_behind(self) -> int:
        """Processes that outlived the killed server; they are killed now."""
        found = sum(_group_of(one) == self._killed for one in Path("/proc").glob("[0-9]*"))
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._killed, signal.SIGKILL)
        return found


def _group_of(process: Path) -> int | None:
    """The group of a process that is not dead yet."""
    try:
        state, _, group = (process / "stat").read_text().rpartition(")")[2].split()[:3]
    except (OSError, ValueError):
        return None
    return None if state == "Z" else int(group)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
