"""Work for the workers of the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from quebec.engine import BadInput


def square(number: int) -> int:
    return number * number


def countdown(number: int) -> Iterator[int]:
    yield from range(number, 0, -1)


def process(_: int) -> int:
    return os.getpid()


def refuse(number: int) -> None:
    raise BadInput("bad_jobs", {"count": number}, f"not {number}")


def fail(path: Path) -> str:
    return path.read_text()


def say_who_and_wait(gate: Path) -> Iterator[int]:
    """Waits for ever at a pipe that nobody reads."""
    yield os.getpid()
    gate.write_text("here")
