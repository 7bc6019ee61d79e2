"""A child: a process that is spoken with in lines. Every wait can have an end.

Nothing is read ahead: what a child says while nobody asks stays in its pipe, where it blocks.
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
"""Bytes of the standard error that are kept."""


class ChildEnded(Exception):
    """A child has closed its output, most likely because it has ended."""


class LineTooLong(Exception):
    """A child has said a longer line than it may."""


class AnswerTooLong(Exception):
    """A child has said more than it may since its answer began."""


class Child:
    """A running process with a group of its own, which ends when we do."""

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
            # A group of its own, so that all of it can be ended at once.
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
        """What it has said beyond the last line that was heard."""
        self._last_words = b""
        self._said = 0
        """Bytes, since its last answer began."""
        self._is_gone = False

    def ask(self, order: object, seconds: float = math.inf) -> Any:
        """What a child that speaks JSON answers to an order."""
        self.say(json.dumps(order))
        return self.answer(seconds)

    def answer(self, seconds: float = math.inf) -> Any:
        """The next answer of a child that speaks JSON; TimeoutError if none comes in time."""
        line = self.hear(monotonic() + seconds)
        if line is None:
            raise TimeoutError
        return json.loads(line)

    def say(self, *lines: str) -> None:
        """Lines for the child; they are sent while it is heard."""
        if not self._unsent:
            self._selector.register(self._input, selectors.EVENT_WRITE)
        self._unsent += "".join(f"{line}\n" for line in lines).encode()
        self._send()

    def begin_answer(self) -> None:
        """What it says is measured from here."""
        self._said = 0

    def hear(self, until: float) -> str | None:
        """The next line; None if there is none at that time of the monotonic clock."""
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
        """With what it ended, or minus the signal; None if it runs on for so many seconds."""
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def last_words(self) -> str:
        """The end of what it has said on its standard error."""
        if self._errors is not None:
            with suppress(BlockingIOError):
                # A pipe holds no more than a chunk.
                self._keep_words(os.read(self._errors, CHUNK))
        return self._last_words.decode("utf-8", "replace")

    def kill(self) -> None:
        """End it with all that it has started, whatever it is doing; also from another thread."""
        self._lifeline.kill()

    def close(self, seconds: float = 0) -> int:
        """End it, after so many seconds in which it may do so by itself; gives its exit code."""
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
        if end < 0:
            if len(self._unread) > self._longest_line:
                raise LineTooLong
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
            # It may have ended, or only closed its ears; what it says next will tell.
            self._unsent.clear()
        if not self._unsent:
            self._selector.unregister(self._input)

    def _keep_words(self, data: bytes) -> None:
        self._last_words = (self._last_words + data)[-LAST_WORDS:]


def _unblocked(stream: IO[bytes] | None) -> int:
    assert stream is not None
    os.set_blocking(stream.fileno(), False)
    return stream.fileno()
