"""How long a host waits for an engine, and how much output it accepts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The limits of an engine; times in seconds."""

    greeting: float = 10.0
    """To start and to send its greeting."""
    natural: float = 60.0
    """To answer a question without a time limit."""
    grace: float = 1.0
    """On top of a question's time limit: for communication, and for a busy machine."""
    farewell: float = 1.0
    """To exit after `quit`."""
    answer_bytes: int = 1_000_000
    """The most it may write in answer to one question."""
