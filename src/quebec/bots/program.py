"""A program that is spoken with in lines: every wait has an end, and what it says has a measure.

Nothing is read ahead: what a program says while nobody asks stays in its pipe, where it blocks.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from quebec.bots.forfeit import Forfeit
from quebec.bots.lifeline import Lifeline
from quebec.bots.limits import Limits
from quebec.bots.protocol.words import LONGEST_LINE, one_line

CHUNK: Final = 65_536
LAST_WORDS: Final = 2_000
"""Bytes of the standard error that are kept."""
NO_WORDS: Final = "–"


class Program:
    """A running program. What it does wrong is a Forfeit."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits = limits
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                # A group of its own, so that all of it can be ended at once.
                start_new_session=True,
            )
        except OSError as error:
            why = one_line(error.strerror or str(error))
            raise Forfeit(
                "engine_cannot_start", {"why": why}, f"cannot be started: {why}"
            ) from error
        self._lifeline = Lifeline(self._process.pid)
        self._input, self._output, self._errors = (
            _unblocked(stream)
            for stream in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)
        self._unsent = bytearray()
        self._unread = bytearray()
        """What it has said beyond the last line that was heard."""
        self._last_words = b""
        self._said = 0
        """Bytes, since its last answer began."""
        self._is_gone = False

    def say(self, *lines: str) -> None:
        """Lines for the program; they are sent while it is heard."""
        if not self._unsent:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        self._unsent += "".join(f"{line}\n" for line in lines).encode()
        self._send()

    def begin_answer(self) -> None:
        """What it says is measured anew."""
        self._said = 0

    def hear(self, until: float) -> str | None:
        """The next line; None if there is none at that time of the monotonic clock."""
        while True:
            line = self._next_line()
            if line is not None:
                return line
            if self._is_gone:
                raise self._ended()
            left = until - monotonic()
            ready = self._selector.select(max(0.0, left))
            if not ready and left <= 0:
                return None
            for key, _ in ready:
                self._serve(key.fd)

    def end(self, politely: bool) -> None:
        """End it and all that it has started."""
        if politely:
            self.say("quit")
            if self._process.stdin:
                self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(self._limits.farewell)
        self._kill()
        self._process.wait()
        self._lifeline.let_go()
        self._selector.close()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream:
                stream.close()

    def _next_line(self) -> str | None:
        end = self._unread.find(b"\n")
        if end < 0:
            if len(self._unread) > LONGEST_LINE:
                raise Forfeit(
                    "engine_long_line",
                    {"most": LONGEST_LINE},
                    f"said a line of more than {LONGEST_LINE:,} bytes",
                )
            return None
        line = self._unread[:end].decode("utf-8", "replace")
        del self._unread[: end + 1]
        return line

    def _serve(self, fd: int) -> None:
        if fd == self._input:
            self._send()
            return
        try:
            data = os.read(fd, CHUNK)
        except BlockingIOError:
            return
        if not data:
            self._selector.unregister(fd)
            self._is_gone = self._is_gone or fd == self._output
        elif fd == self._errors:
            self._last_words = (self._last_words + data)[-LAST_WORDS:]
        else:
            self._said += len(data)
            self._unread += data
            if self._said > self._limits.answer_bytes:
                most = self._limits.answer_bytes
                raise Forfeit(
                    "engine_flooded", {"most": most}, f"said more than {most:,} bytes in one answer"
                )

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:CHUNK])]
        except BlockingIOError:
            return
        except BrokenPipeError:
            # It may have ended, or only closed its ears; what it says next will tell.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._input)

    def _ended(self) -> Forfeit:
        """It has closed its output: how it ended, and what it said about that."""
        try:
            self._process.wait(self._limits.farewell)
        except subprocess.TimeoutExpired:
            return Forfeit("engine_hung_up", {}, "closed its output in the middle of the game")
        code = self._process.returncode
        how = f"exit code {code}" if code >= 0 else f"signal {-code}"
        with suppress(BlockingIOError):
            # A pipe holds no more than a chunk.
            self._last_words = (self._last_words + os.read(self._errors, CHUNK))[-LAST_WORDS:]
        lines = self._last_words.decode("utf-8", "replace").split("\n")
        why = next((one_line(line) for line in reversed(lines) if line.strip()), NO_WORDS)
        return Forfeit(
            "engine_crashed",
            {"how": how, "why": why},
            f"ended in the middle of the game ({how}); its last words: {why}",
        )

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            # All of it may have ended already; some systems say that in their own way.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()


def _unblocked(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
