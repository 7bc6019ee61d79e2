"""The server, or the processes of one: started, killed and restarted, always at the same
addresses."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from quebec.processes.lifeline import Lifeline

PATIENCE_SECONDS: Final = 180
LIMITS: Final = (
    "requests=0,address-requests=0,sessions=0,tables=0,address-tables=0,public-tables=0,"
    "chat=0,chat-lines=0,notice-seconds=1,notice-lease=2"
)
"""People are as quick as they can be; often quicker than the notice, which must not come then."""


class Host:
    """A server on its data. `up` is set while it accepts requests. It ends with us, even if we are
    killed."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        redis: str = "",
        planted: str | None = None,
        source: Path | None = None,
    ) -> None:
        """`planted` is a fault of tools/linear/planted.py; `source` the `src/` of another
        version."""
        self.data: Final = data
        self.redis: Final = redis
        """Through which it hears of the others, if it is one of several."""
        self.database: Final = database
        """Where it is, if it is not a file in the data."""
        self.log: Final = data.parent / "server.log"
        self.port: Final = free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.up: Final = asyncio.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._lifeline: Lifeline | None = None
        self._killed = 0
        self.source = source
        self._program: Final = ("tools.linear.planted", planted) if planted else ("quebec.cli",)

    async def start(self) -> None:
        """Returns once it can be used."""
        command = [*self._program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *command, "--thinkers", "1", "--log-level", "warning"],
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
                env=os.environ
                | {"QUEBEC_DATABASE": self.database, "QUEBEC_REDIS": self.redis}
                | {"QUEBEC_LIMITS": LIMITS}
                | {"QUEBEC_NOTICES": "push", "QUEBEC_NOTICE_HOSTS": "127.0.0.1"}
                | ({"PYTHONPATH": str(self.source)} if self.source else {}),
            )
        self._lifeline = Lifeline(self._process.pid)
        assert self._process.stdout is not None
        reading = asyncio.to_thread(self._process.stdout.readline)
        try:
            line = await asyncio.wait_for(reading, PATIENCE_SECONDS)
        except TimeoutError:
            # The thread that reads ends with it.
            self._process.kill()
            raise
        if b" is at " not in line:
            raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

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
        self.up.clear()
        if self._process:
            await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        await asyncio.to_thread(self._process.wait, PATIENCE_SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()
        if self._lifeline:
            self._lifeline.let_go()
            self._lifeline = None

    def left_behind(self) -> int:
        """Processes that outlived the killed server; they are killed now."""
        found = sum(_group_of(one) == self._killed for one in Path("/proc").glob("[0-9]*"))
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._killed, signal.SIGKILL)
        return found


class Hosts:
    """The processes of one server; a client may talk to any of them."""

    def __init__(self, hosts: list[Host], chance: Random) -> None:
        self.all: Final = hosts
        self._chance: Final = chance

    async def pick(self) -> Host:
        """One of those that are up."""
        while True:
            up = [host for host in self.all if host.up.is_set()]
            if up:
                return self._chance.choice(up)
            await self.all[0].up.wait()

    async def start(self) -> None:
        for host in self.all:
            await host.start()
            host.up.set()

    async def stop(self) -> None:
        for host in self.all:
            await host.stop()


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
