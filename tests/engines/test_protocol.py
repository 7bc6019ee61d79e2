"""The parts of the protocol, told and understood."""

from __future__ import annotations

from io import BytesIO, RawIOBase
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quebec.bots import Budget, make_bot
from quebec.bots.protocol.go import LARGEST_SEED, LONGEST_TIME, Go, read_go
from quebec.bots.protocol.identity import Identity
from quebec.bots.protocol.info import Heard, info_lines
from quebec.bots.protocol.options import CHOICE, FLAG, INT, TEXT, Option
from quebec.bots.protocol.streams import lines_of, serve
from quebec.bots.protocol.words import LONGEST_LINE, Complaint
from quebec.engine import MOVES, new_game
from tests.engines.talk import OPENING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

times = st.none() | st.integers(0, LONGEST_TIME)
whole = st.none() | st.integers(1, LARGEST_SEED)


@given(times, whole, whole, st.booleans(), st.lists(st.sampled_from([m.text for m in MOVES])))
def test_a_question_reads_as_it_was_written(
    time: int | None, work: int | None, seed: int | None, quiet: bool, moves: list[str]
) -> None:
    go = Go(time, work, seed, quiet, tuple(moves))
    assert read_go(go.line().split()[1:]) == go


OPTIONS = (
    Option("strength", INT, "5", -3, 9),
    Option("open-book", FLAG, "on"),
    Option("style", CHOICE, "calm", choices=("calm", "wild")),
    Option("book_file", TEXT, "a file with default in its name"),
    Option("greeting", TEXT, ""),
)


def test_a_greeting_reads_as_it_was_written() -> None:
    options = {option.name: option for option in OPTIONS}
    told = Identity("1", "Éva 2", "Anne and Bob", ("2026/1", "2011/1"), options)
    heard = Identity("1")
    for line in told.lines()[1:-1]:
        heard.hear(line)
    assert heard == told


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("strength", ["-3", "0", "9"], ["", "-4", "10", "five", "1 2", "²", "1_0", "9" * 9999]),
        ("open-book", ["on", "off"], ["", "yes", "ON"]),
        ("style", ["calm", "wild"], ["", "calm wild"]),
        ("greeting", ["", "Bonjour à tous"], ["a\nquit", "\x1b[2J"]),
    ],
)
def test_an_option_takes_its_values_and_no_others(
    name: str, good: list[str], bad: list[str]
) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    for value in good:
        option.check(value)
    for value in bad:
        with pytest.raises(Complaint):
            option.check(value)


def test_an_evaluation_reads_as_it_was_told() -> None:
    state = new_game("2011-events", 4, 3)
    told = make_bot("random").evaluate(state, Budget(work=8), Random(1))
    heard = Heard(state.legal_moves())
    for line in info_lines(told, 48, 12):
        heard.hear(line.split()[1:])
    read = heard.evaluation(4)
    assert read is not None
    assert read.scores == pytest.approx(told.scores, abs=0.001)
    assert read.win_shares == pytest.approx(told.win_shares, abs=0.0001)
    assert [one.move for one in read.moves] == [one.move for one in told.moves]
    assert read.work == 8


WORDS = ("rank", "move", "seat", "score", "win", "work", "time", "1", "-1", "0.5", "nan", "por1")


@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=5)))
def test_any_info_can_be_heard(words: list[str]) -> None:
    Heard(MOVES).hear(words)


class Sink(RawIOBase):
    """Keeps what is written, a little at a time, as a pipe may."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: ReadableBuffer, /) -> int:
        taken = bytes(data)[:7]
        self.written += taken
        return len(taken)


GOOD = (
    "quebec-engine 1",
    "option ranked 3",
    "option bot random",
    "newgame 2026/1 3",
    f"position {OPENING}",
    f"position {OPENING} moves start",
    "go quiet seed 5",
    "go work 2 seed 5",
    "go time 1 seed 5",
    "stop",
    "ping 1 2",
    "",
)
ANSWERS = {
    *("quebec-engine", "name", "author", "rules", "option", "ready"),
    *("info", "bestmove", "pong", "error"),
}


def damaged(line: bytes, rng: Random) -> bytes:
    """A line with bytes lost, changed, doubled or put in."""
    data = bytearray(line)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(data) + 1)
        data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    if rng.random() < 0.05:
        data += bytes([rng.randrange(256)]) * rng.choice((100, LONGEST_LINE, 3 * LONGEST_LINE))
    return bytes(data)


@pytest.mark.parametrize("seed", range(20))
def test_damaged_lines_are_answered_and_nothing_more(seed: int) -> None:
    rng = Random(seed)
    lines = [damaged(rng.choice(GOOD).encode(), rng) for _ in range(200)]
    sink = Sink()
    serve("random", BytesIO(b"\n".join((*lines, b"ping end", b"quit"))), sink)
    answers = sink.written.decode("utf-8").splitlines()
    assert {line.split()[0] for line in answers} <= ANSWERS
    assert "pong end" in answers
    assert all(line.isprintable() and len(line) < 1000 for line in answers)


def test_a_line_that_is_too_long_is_one_line() -> None:
    longest = b"x" * LONGEST_LINE
    source = BytesIO(b"\n".join((b"a", longest, longest + b"y" * LONGEST_LINE + b"z", b"b")))
    assert list(lines_of(source)) == ["a\n", longest.decode() + "\n", None, "b"]
