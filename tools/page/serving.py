"""A temporary server with the built page."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def served(*flags: str) -> Iterator[str]:
    """The address of `quebec serve` on a free port, with temporary data."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "quebec.cli", "serve", "--port", "0", "--data", data]
        command += flags
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split(" is at ")[1].strip()
        finally:
            server.terminate()
            server.communicate()
