"""An engine between two streams: any bytes may come in, and lines are written at once."""

from __future__ import annotations

from collections.abc import Iterator
from io import RawIOBase
from threading import Lock
from typing import BinaryIO

from quebec.bots.protocol.engine import Engine
from quebec.bots.protocol.words import LONGEST_LINE


def serve(bot: str, source: BinaryIO, sink: RawIOBase) -> None:
    """Speak for a bot until the host says quit or goes away."""
    speaker = Speaker(sink)
    engine = Engine(bot, speaker.say)
    for line in lines_of(source):
        if line is None:
            engine.hear_too_long()
        else:
            engine.hear(line)
        if engine.has_quit or speaker.is_alone:
            break
    engine.finish()


class Speaker:
    """Writes lines, from any thread; those of one call stay together."""

    def __init__(self, sink: RawIOBase) -> None:
        # Unbuffered, so that nothing waits in a buffer, and no buffer is locked when a thread dies.
        self._sink = sink
        self._lock = Lock()
        self.is_alone = False
        """Whether the other side has closed the stream."""

    def say(self, *lines: str) -> None:
        data = memoryview("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
        with self._lock:
            try:
                while data and not self.is_alone:
                    data = data[self._sink.write(data) or 0 :]
            except OSError:
                self.is_alone = True


def lines_of(source: BinaryIO) -> Iterator[str | None]:
    """The lines of a stream, which may hold any bytes; None for a line that is too long."""
    while raw := source.readline(LONGEST_LINE + 1):
        if len(raw) <= LONGEST_LINE or raw.endswith(b"\n"):
            yield raw.decode("utf-8", "replace")
            continue
        while raw and not raw.endswith(b"\n"):
            raw = source.readline(LONGEST_LINE)
        yield None
