"""A program that speaks the engine protocol: a child process whose mistakes are forfeits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quebec.bots.forfeit import Forfeit
from quebec.bots.limits import Limits
from quebec.bots.protocol.words import LONGEST_LINE, one_line
from quebec.processes.child import AnswerTooLong, Child, ChildEnded, LineTooLong

NO_WORDS: Final = "–"


class Program:
    """A running program. Its faults are raised as Forfeit."""

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limits: Final = limits
        try:
            self._child: Final = Child(
                command, longest_line=LONGEST_LINE, longest_answer=limits.answer_bytes
            )
        except OSError as error:
            why = one_line(error.strerror or str(error))
            raise Forfeit(
                "engine_cannot_start", {"why": why}, f"cannot be started: {why}"
            ) from error

    def say(self, *lines: str) -> None:
        """Queue lines for the program; they are sent during `hear`."""
        self._child.say(*lines)

    def begin_answer(self) -> None:
        """Start counting its output for the limit."""
        self._child.begin_answer()

    def hear(self, until: float) -> str | None:
        """The next line; None if none comes before that time of the monotonic clock."""
        try:
            return self._child.hear(until)
        except LineTooLong:
            raise Forfeit(
                "engine_long_line",
                {"most": LONGEST_LINE},
                f"said a line of more than {LONGEST_LINE:,} bytes",
            ) from None
        except AnswerTooLong:
            most = self._limits.answer_bytes
            raise Forfeit(
                "engine_flooded", {"most": most}, f"said more than {most:,} bytes in one answer"
            ) from None
        except ChildEnded:
            raise self._ended() from None

    def end(self, politely: bool) -> None:
        """Kill it and all its child processes."""
        if politely:
            self._child.say("quit")
        self._child.close(self._limits.farewell if politely else 0)

    def _ended(self) -> Forfeit:
        """It has closed its output: its exit code, and its last output on standard error."""
        code = self._child.exit_code(self._limits.farewell)
        if code is None:
            return Forfeit("engine_hung_up", {}, "closed its output in the middle of the game")
        how = f"exit code {code}" if code >= 0 else f"signal {-code}"
        lines = self._child.last_words().split("\n")
        why = next((one_line(line) for line in reversed(lines) if line.strip()), NO_WORDS)
        return Forfeit(
            "engine_crashed",
            {"how": how, "why": why},
            f"ended in the middle of the game ({how}); its last words: {why}",
        )
