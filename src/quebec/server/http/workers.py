"""Several processes that share a socket: started, replaced when they die, and one after the other
when there is a new version.

The socket belongs to this process, so a connection that nobody has accepted yet waits for the next
worker. The workers are started as the command was, so a new version is what is installed there by
then.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Coroutine, MutableMapping
from typing import Any, Final

import structlog

from quebec.processes.lifeline import Lifeline
from quebec.server.operations.systemd import Supervisor
from quebec.server.settings import Settings

log = structlog.get_logger()
SOCKET: Final = "QUEBEC_WORKER_SOCKET"
"""The variable with the number of the socket that a worker inherits."""
NOT_FOR_WORKERS: Final = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID", "QUEBEC_OPEN")
READY: Final = b" is at "
MISTAKE: Final = 2
"""The exit code for a problem that a restart does not solve."""
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
TICK_SECONDS: Final = 1.0
STOP_SECONDS = 30.0
"""How long a worker may take to end; what it has acknowledged is in the database."""


def shared_socket(environment: MutableMapping[str, str]) -> socket.socket | None:
    """The socket of a worker."""
    number = environment.pop(SOCKET, "")
    if not number.isdecimal():
        return None
    os.set_inheritable(int(number), False)
    return socket.socket(fileno=int(number))


def supervise(settings: Settings, listening: socket.socket) -> int:
    """Until told to stop."""
    return asyncio.run(Workers(settings, listening).run())


def command() -> list[str]:
    """As this process was started."""
    name, *flags = sys.argv
    flags = [flag for flag in flags if flag != "--open"]
    if os.access(name, os.X_OK) and not name.endswith(".py"):
        return [name, *flags]
    return [sys.executable, "-m", "quebec.cli", *flags]


class Worker:
    """A process, from its start to its end."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process: Final = process
        self._lifeline: Final = Lifeline(process.pid)
        """Without us nobody would replace it, stop it, or know of it."""
        self.address = ""
        """Where it serves, once it does."""
        self._decided: Final = asyncio.Event()
        self._killing: asyncio.TimerHandle | None = None
        self._end: Final = asyncio.create_task(self._listen())

    @classmethod
    async def start(cls, listening: socket.socket) -> Worker:
        number = listening.fileno()
        environment = {
            name: value for name, value in os.environ.items() if name not in NOT_FOR_WORKERS
        }
        process = await asyncio.create_subprocess_exec(
            *command(),
            stdout=asyncio.subprocess.PIPE,
            env=environment | {SOCKET: str(number)},
            pass_fds=(number,),
            # Ctrl-C is for us; we stop them. The lifeline needs a group.
            start_new_session=True,
        )
        log.info("worker_started", pid=process.pid)
        return cls(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def _listen(self) -> int:
        """To what it prints, until it ends; returns its exit code."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            if READY in line:
                self.address = line.split(READY)[1].decode().strip()
                self._decided.set()
        code = await self._process.wait()
        if self._killing:
            self._killing.cancel()
        self._lifeline.let_go()
        self._decided.set()
        return code

    async def until_ready(self) -> bool:
        """Whether it serves; otherwise it has ended."""
        await self._decided.wait()
        return bool(self.address)

    async def wait(self) -> int:
        """Its exit code; several may wait for it."""
        return await asyncio.shield(self._end)

    def stop(self, drain: float = 0) -> None:
        """It may take so many seconds for others to notice, and some more to end."""
        if self._process.returncode is None and self._killing is None:
            self._process.terminate()
            loop = asyncio.get_running_loop()
            self._killing = loop.call_later(drain + STOP_SECONDS, self._kill)

    def _kill(self) -> None:
        """It does not end: the next one would never be replaced."""
        if self._process.returncode is None:
            log.error("worker_killed", pid=self.pid)
            self._process.kill()


class Workers:
    """All of them."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings: Final = settings
        self._listening: Final = listening
        self._workers: Final[dict[int, Worker]] = {}
        """By their place."""
        self._stopping: Final = asyncio.Event()
        self._renewing: Final = asyncio.Lock()
        self._supervisor: Final = Supervisor(os.environ)
        self._is_told = False
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def run(self) -> int:
        self._listening.listen()
        loop = asyncio.get_running_loop()
        for which in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(which, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._later(self._renew()))
        places = [asyncio.create_task(self._fill(k)) for k in range(self._settings.workers)]
        stopped = asyncio.create_task(self._stopping.wait())
        waiting = [stopped, *places]
        while not stopped.done() and not all(place.done() for place in places):
            self._supervisor.alive()
            await asyncio.wait(waiting, timeout=TICK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
            waiting = [one for one in (stopped, *places) if not one.done()]
        self._stopping.set()
        self._supervisor.tell("STOPPING=1")
        for worker in self._workers.values():
            worker.stop(self._settings.drain)
        codes = await asyncio.gather(*places)
        stopped.cancel()
        log.info("stopped")
        return MISTAKE if all(code == MISTAKE for code in codes) else 0

    async def _fill(self, place: int) -> int:
        """Keep a worker at a place; returns the exit code of the last one."""
        pause = FIRST_PAUSE
        while True:
            worker = await Worker.start(self._listening)
            self._workers[place] = worker
            if self._stopping.is_set():
                worker.stop(self._settings.drain)
            if await worker.until_ready():
                pause = FIRST_PAUSE
                self._tell(worker)
            while True:
                code = await worker.wait()
                if self._workers[place] is worker:
                    break
                # Another one has taken its place.
                worker = self._workers[place]
            if self._stopping.is_set():
                return code
            if code == MISTAKE:
                log.error("worker_gave_up", pid=worker.pid)
                return code
            log.warning("worker_ended", pid=worker.pid, code=code)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _tell(self, worker: Worker) -> None:
        if not self._is_told and worker.address:
            self._is_told = True
            self._supervisor.tell("READY=1")
            print(f"Québec is at {worker.address}", flush=True)

    async def _renew(self) -> None:
        """A new worker at every place, before the old one ends."""
        async with self._renewing:
            for place in list(self._workers):
                before = self._workers[place]
                worker = await Worker.start(self._listening)
                is_ready = not self._stopping.is_set() and await worker.until_ready()
                if self._stopping.is_set() or not is_ready:
                    # We were told to stop while it started, and nobody else knows of it.
                    worker.stop(self._settings.drain)
                    log.error("worker_not_replaced", pid=before.pid)
                    return
                if self._workers[place] is not before:
                    # It has died meanwhile, and was replaced.
                    worker.stop(self._settings.drain)
                    continue
                self._workers[place] = worker
                log.info("worker_replaced", pid=before.pid, by=worker.pid)
                before.stop(self._settings.drain)
                await before.wait()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
