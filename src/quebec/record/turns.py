"""The turns of a record, played as they are read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

from quebec.engine import BadInput, IllegalMove, parse_move
from quebec.record.faults import Faults, Line, short, shown, turn_text
from quebec.record.record import Record
from quebec.record.words import CENTURY_NUMERALS, HEADER_LINE, labels

TURN_LINE = re.compile(r"(I|II|III|IV)\.([0-9]{1,6})[ \t]+([^:]*):(.*)")
WORD = re.compile(r"\(([^:()]*):([^()]*)\)|[^\s()]+|[()]")


class Turns:
    """The turns, played as they are read."""

    def __init__(self, faults: Faults, record: Record) -> None:
        self.faults = faults
        self.record = record
        self.names = labels(record.players)
        self.seats = {str(k + 1): k for k in range(len(self.names))}
        self.seats |= {name: k for k, name in enumerate(self.names)}
        self.number = 0
        """The line that is being read."""
        self.turn = record.turn
        """The turn that it belongs to."""

    def _fail(self, key: str, message: str, move: str = "", /, **args: str | int) -> NoReturn:
        self.faults.fail(self.number, key, message, move, **args)

    def read(self, first: Line, rest: Iterator[Line]) -> None:
        self._read_line(first)
        for line in rest:
            self._read_line(line)

    def _read_line(self, line: Line) -> None:
        self.number = line.number
        text, _, remark = line.text.partition(";")
        stripped = text.strip()
        if stripped:
            begins = TURN_LINE.fullmatch(text.rstrip())
            if begins is not None:
                self._begin_turn(*begins.groups())
            elif text[0] in " \t":
                self._read_words(stripped)
            elif HEADER_LINE.fullmatch(stripped):
                self._fail("record_header_late", "headers come before the moves")
            else:
                self._fail(
                    "record_line",
                    f"this is neither a turn nor the rest of one: {shown(stripped)}",
                    text=short(stripped),
                )
        self.record.comment(remark)

    def _begin_turn(self, century: str, number: str, name: str, words: str) -> None:
        record = self.record
        if record.is_over:
            self._fail("game_over", "the game is over before this turn")
        expected = record.turn
        if record.steps and expected == record.steps[-1].turn:
            self._fail(
                "record_turn_not_over",
                f"turn {turn_text(expected)} is not over: {self._chooser()} has to choose",
                turn=turn_text(expected),
            )
        seat = self.seats.get(name.strip())
        found = (CENTURY_NUMERALS.index(century), int(number), seat)
        if found != expected:
            self._fail(
                "record_wrong_turn",
                f"this should be {turn_text(expected)} {self.names[expected.seat]},"
                f" not {century}.{number} {shown(name.strip())}",
                expected=f"{turn_text(expected)} {self.names[expected.seat]}",
            )
        self.turn = expected
        self._read_words(words)

    def _read_words(self, words: str) -> None:
        for found in WORD.finditer(words):
            name, inner = found.groups()
            if inner is None:
                self._play(found.group(), self.turn.seat)
            else:
                self._play_for_other(name.strip(), inner)

    def _play_for_other(self, name: str, words: str) -> None:
        seat = self.seats.get(name)
        if seat is None:
            self._fail(
                "record_unknown_name", f"nobody here is called {shown(name)}", name=short(name)
            )
        for word in words.split():
            self._play(word, seat)

    def _play(self, word: str, seat: int) -> None:
        record = self.record
        if record.is_over:
            self._fail("game_over", "the game is over before this move", word)
        try:
            move = parse_move(word)
        except BadInput:
            self._fail(
                "unknown_move", f"there is no move {shown(word)}", short(word), text=short(word)
            )
        if record.turn != self.turn:
            self._fail(
                "record_turn_over",
                f"turn {turn_text(self.turn)} is over before this move; the next line should"
                f" begin turn {turn_text(record.turn)} of {self.names[record.turn.seat]}",
                word,
                turn=turn_text(self.turn),
            )
        chooser = record.decider
        if chooser != seat:
            self._fail(
                "record_wrong_seat",
                f"{self._chooser()} has to choose here, not {self.names[seat]}",
                word,
                expected=self.names[chooser],
                found=self.names[seat],
            )
        try:
            record.replay_move(move)
        except IllegalMove as error:
            legal = " ".join(one.text for one in record.state.legal_moves())
            details = ", ".join(f"{name} {value}" for name, value in error.reason.args.items())
            why = f"{error.reason.key}: {details}" if details else error.reason.key
            self._fail(
                error.reason.key,
                f"not legal ({why}); {self._chooser()} chooses among: {legal}",
                word,
                **error.reason.args,
            )
        except BadInput as error:
            self._fail(error.reason.key, str(error), word, **error.reason.args)

    def _chooser(self) -> str:
        return self.names[self.record.decider]
