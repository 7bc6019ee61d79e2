"""A host for tests: talks with a real engine line by line, and never waits for ever."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from quebec.bots.limits import Limits
from quebec.bots.program import Program
from quebec.engine import new_game
from quebec.position import position_text

ROOT = Path(__file__).parents[2]
QUEBEC = (sys.executable, "-m", "quebec.cli")
PATIENCE = 300.0
"""Seconds after which a test gives up; what it waits for takes far less."""
OPENING = position_text(new_game("2026", 3, 1608), public=True)


def misbehaving(*words: str) -> list[str]:
    """The command of an engine that does not play as it should."""
    return [sys.executable, "-I", str(Path(__file__).with_name("misbehaving.py")), *words]


class Talk:
    """Somebody who has started an engine."""

    def __init__(self, command: Sequence[str] = (*QUEBEC, "engine", "--bot", "random")) -> None:
        self.program = Program(command, Limits(farewell=PATIENCE))

    def __enter__(self) -> Talk:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.program.end(politely=kind is None)

    def say(self, *lines: str) -> None:
        self.program.say(*lines)

    def hear(self) -> str:
        line = self.program.hear(monotonic() + PATIENCE)
        assert line is not None, "the engine says nothing"
        return line

    def hear_until(self, word: str) -> list[str]:
        """The lines up to the one that begins with this word."""
        lines = [self.hear()]
        while lines[-1].split()[:1] != [word]:
            assert not lines[-1].startswith("error"), lines[-1]
            lines.append(self.hear())
        return lines

    def ask(self, *lines: str) -> str:
        """What the engine says to that, first."""
        self.say(*lines)
        return self.hear()
