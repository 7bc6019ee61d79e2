"""A person at a terminal: starts `quebec`, reads the screen, types. A real pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

PROMPT = re.compile(r"\((\d+)-(\d+), help\)> $")
PAUSE = re.compile(r"\[Enter: continue\] $")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 300.0
"""Seconds after which a test gives up; nothing takes as long unless it hangs."""
CTRL_C = "\x03"
CTRL_D = "\x04"


class Person:
    """Somebody at a terminal of 80 by 24, who has started `quebec` with some arguments."""

    def __init__(self, *arguments: str, state: Path, term: str = "xterm-256color") -> None:
        self.master, terminal = os.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {key: os.environ[key] for key in ("PATH", "QUEBEC_ENGINE") if key in os.environ}
        environment = kept | {"XDG_STATE_HOME": str(state), "TERM": term, "LC_ALL": "C.UTF-8"}
        environment |= {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quebec.cli", *arguments],
            preexec_fn=lambda: self._sit_down(terminal),
            pass_fds=(terminal,),
            env=environment,
        )
        os.close(terminal)
        self.raw = ""
        """Everything that appeared on the screen."""
        self.read_to = 0

    @staticmethod
    def _sit_down(terminal: int) -> None:
        """Before the program starts: the terminal is its own, and Ctrl-C means what it means."""
        os.login_tty(terminal)
        signal.signal(signal.SIGINT, signal.default_int_handler)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def seen(self) -> str:
        """What appeared, without colours and with plain line ends."""
        return ESCAPES.sub("", self.raw).replace("\r\n", "\n")

    @property
    def new(self) -> str:
        """What has appeared since something was last typed."""
        return self.seen[self.read_to :]

    def type(self, line: str) -> None:
        self.read_to = len(self.seen)
        os.write(self.master, line.encode())

    def press(self, key: str) -> None:
        """A key that is a signal, once the program waits for input: of one that comes just before,
        Python knows nothing until something else is typed."""
        status = Path(f"/proc/{self.process.pid}/status")
        deadline = time.monotonic() + PATIENCE
        while "\nState:\tS" not in status.read_text():
            assert time.monotonic() < deadline, "the program does not wait"
            os.sched_yield()
        self.type(key)

    def answer(self, line: str) -> str:
        """Type a line and wait until something is asked again, or all is over; what appeared."""
        self.type(f"{line}\n")
        return self.wait()

    def wait(self) -> str:
        """Until something is asked, or the program has ended."""
        deadline = time.monotonic() + PATIENCE
        while not (PROMPT.search(self.new) or PAUSE.search(self.new) or self.new.endswith("\n> ")):
            assert time.monotonic() < deadline, f"nothing more came after:\n{self.seen[-2000:]}"
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready and not self._read():
                break
        return self.new

    def _read(self) -> bool:
        """Read what there is; False if the terminal was closed at the other end."""
        try:
            piece = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += piece.decode(errors="replace")
        return bool(piece)

    def asked(self) -> tuple[int, int] | None:
        """The least and the greatest number that can be typed now; None if no choice is asked."""
        match = PROMPT.search(self.seen)
        return (int(match[1]), int(match[2])) if match else None

    def pauses(self) -> bool:
        """Whether Enter is waited for."""
        return PAUSE.search(self.seen) is not None

    def ended(self) -> int:
        """Wait for the end; gives the exit code."""
        self.wait()
        return self.process.wait(timeout=PATIENCE)

    def pull_the_plug(self) -> None:
        """End the program without any warning."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=PATIENCE)
