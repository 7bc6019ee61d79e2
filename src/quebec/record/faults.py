"""Errors in a record, with their line."""

from __future__ import annotations

from typing import NamedTuple, NoReturn

from quebec.engine import Reason
from quebec.engine.rulesets import RULES_VERSION
from quebec.record.parts import Turn
from quebec.record.record import Record
from quebec.record.words import CENTURY_NUMERALS

LONGEST_SHOWN = 60


class Line(NamedTuple):
    """A line of a record, counted from 1."""

    number: int
    text: str


class RecordError(ValueError):
    """What is wrong with a record: where, at which move, why; and the game up to there.

    The line counts from 1; 0 means the text as a whole. Without a readable deal
    there is no game, and so no record.

    >>> record = quebec.Record.new("2026", ["Anne", "Bruno", "Chloé"], seed=1608)
    >>> facts = record.play("send") + record.play("rel")
    >>> try:
    ...     quebec.read_record(record.write().replace("send rel", "send por1"))
    ... except quebec.RecordError as error:
    ...     print(error.move, error.reason.key)
    por1 not_asked
    """

    def __init__(
        self,
        line: int,
        move: str,
        key: str,
        args: dict[str, str | int],
        message: str,
        record: Record | None,
    ) -> None:
        place = f"line {line}" if line else "the record"
        super().__init__(f"{place}: {move}: {message}" if move else f"{place}: {message}")
        self.line = line
        self.move = move
        self.reason = Reason(key, args)
        self.message = message
        self.record = record


class Faults:
    """Raises errors, with the game as far as it was read."""

    def __init__(self) -> None:
        self.record: Record | None = None

    def fail(
        self, line: int, key: str, message: str, move: str = "", /, **args: str | int
    ) -> NoReturn:
        raise RecordError(line, move, key, args, message + self._under(), self.record)

    def _under(self) -> str:
        """A note for what may be due to a change of the rules."""
        record = self.record
        if record is None or record.rules_version == RULES_VERSION:
            return ""
        return (
            f" (recorded under version {record.rules_version} of the rules, replayed under"
            f" version {RULES_VERSION})"
        )


def turn_text(turn: Turn) -> str:
    return f"{CENTURY_NUMERALS[turn.century]}.{turn.number}"


def short(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Text from outside, made safe for a terminal and not too long for a message."""
    kept = "".join(sign if sign.isprintable() else "?" for sign in text[:longest])
    return kept if len(text) <= longest else f"{kept}…"


def shown(text: str) -> str:
    """The same in quotes, with unprintable characters escaped as in Python."""
    return repr(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…")
