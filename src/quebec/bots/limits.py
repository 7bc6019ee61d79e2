"""How much patience a host has with an engine."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What an engine may take; times in seconds."""

    greeting: float = 10.0
    """To start and to greet."""
    natural: float = 60.0
    """To answer a question that names no time."""
    grace: float = 1.0
    """Beyond the time that a question names: for the way there and back, and a busy machine."""
    farewell: float = 1.0
    """To end after it was told to quit."""
    answer_bytes: int = 1_000_000
    """What it may say in answer to one question."""
