"""A child process with line-based I/O. Every wait can have a timeout.

Nothing is read ahead: unread output stays in the pipe, and a full pipe blocks the child.
"""

from __future__ import annotations

import json
import math
import os
import selectors
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Any, Final

from quebec.processes.lifeline import Lifeline

CHUNK: Final = 65_536
LAST_WORDS: Final = 2_000
"""Bytes of standard error that are kept."""


class ChildEnded(Exception):
    """A child has closed its output, probably because it has ended."""


class LineTooLong(Exception):
    """A child has written a line over the limit."""


class AnswerTooLong(Exception):
    """A child has written more than the limit since its answer started."""


class Child:
    """A running process with its own process group, which ends when we end."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        keeps_errors: bool = True,
        longest_line: int = sys.maxsize,
        longest_answer: int = sys.maxsize,
    ) -> None:
        """Its standard error is kept for `last_words`, or is ours; OSError if it cannot start."""
        self._longest_line: Final = longest_line
        self._longest_answer: Final = longest_answer
        self._process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if keeps_errors else None,
            bufsize=0,
            env=environment,
            # Its own process group, so that all of it can be killed at once.
            start_new_session=True,
        )
        try:
            self._lifeline: Final = Lifeline(self._process.pid)
        except BaseException:
            self._process.kill()
            raise
        self._input: Final = _unblocked(self._process.stdin)
        self._output: Final = _unblocked(self._process.stdout)
        self._errors: Final = _unblocked(self._process.stderr) if keeps_errors else None
        self._selector: Final = selectors.DefaultSelector()
        for fd in (self._output, self._errors):
            if fd is not None:
                self._selector.register(fd, selectors.EVENT_READ)
        self._unsent = bytearray()
        self._unread = bytearray()
        """Output after the last line that was read."""
        self._last_words = b""
        self._said = 0
        """Bytes, since its last answer started."""
        self._is_gone = False

    def ask(self, order: object, seconds: float = math.inf) -> Any:
        """The answer of a child that speaks JSON to an order."""
        self.say(json.dumps(order))
        return self.answer(seconds)

    def answer(self, seconds: float = math.inf) -> Any:
        """The next answer of a child that speaks JSON; TimeoutError if none comes in time."""
        line = self.hear(monotonic() + seconds)
        if line is None:
            raise TimeoutError
        return json.loads(line)

    def say(self, *lines: str) -> None:
        """Queue lines for the child; they are sent during `hear`."""
        if not self._unsent:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        self._unsent += "".join(f"{line}\n" for line in lines).encode()
        self._send()

    def begin_answer(self) -> None:
        """Start counting its output for the limit."""
        self._said = 0

    def hear(self, until: float) -> str | None:
        """The next line; None if none comes before that time of the monotonic clock."""
        while True:
            line = self._next_line()
            if line is not None:
                return line
            if self._is_gone:
                raise ChildEnded
            left = until - monotonic()
            ready = self._selector.select(None if math.isinf(left) else max(0.0, left))
            if not ready and left <= 0:
                return None
            for key, _ in ready:
                self._serve(key.fd)

    def exit_code(self, seconds: float | None = None) -> int | None:
        """Its exit code, or minus the signal; None if it still runs after the timeout."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def last_words(self) -> str:
        """The end of its output on standard error."""
        if self._errors is not None:
            with suppress(BlockingIOError):
                # A pipe holds no more than a chunk.
                self._keep_words(os.read(self._errors, CHUNK))
        return self._last_words.decode("utf-8", "replace")

    def kill(self) -> None:
        """Kill it with all its child processes; may be called from another thread."""
        self._lifeline.kill()

    def close(self, seconds: float = 0) -> int:
        """Wait this many seconds for it to exit, then kill it; returns its exit code."""
        assert self._process.stdin is not None
        if seconds:
            self._process.stdin.close()
            self.exit_code(seconds)
        self.kill()
        code = self._process.wait()
        self._lifeline.let_go()
        self._selector.close()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream:
                stream.close()
        return code

    def _next_line(self) -> str | None:
        end = self._unread.find(b"\n")
        # Whether its end arrives with it or later must make no difference.
        if (len(self._unread) if end < 0 else end) > self._longest_line:
            raise LineTooLong
        if end < 0:
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
            self._keep_words(data)
        else:
            self._said += len(data)
            self._unread += data
            if self._said > self._longest_answer:
                raise AnswerTooLong

    def _send(self) -> None:
        try:
            del self._unsent[: os.write(self._input, self._unsent[:CHUNK])]
        except BlockingIOError:
            return
        except BrokenPipeError:
            # It may have ended, or only closed its input; its next output will show which.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._input)

    def _keep_words(self, data: bytes) -> None:
        self._last_words = (self._last_words + data)[-LAST_WORDS:]


def _unblocked(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
