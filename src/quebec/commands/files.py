"""Reading files given on the command line."""

from __future__ import annotations

import sys
from pathlib import Path

STDIN = "-"


def content(name: str) -> bytes:
    """What a file holds, or the standard input under the name "-"; OSError if it cannot be read."""
    if name == STDIN:
        return sys.stdin.buffer.read()
    return Path(name).read_bytes()


def printable(text: str) -> str:
    """Text from outside, made safe for a terminal; French needs the no-break space."""
    return "".join(
        sign if sign.isprintable() or sign == "\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )


def trouble(error: OSError) -> str:
    """Why a file cannot be read."""
    return error.strerror or str(error)
