"""Records of any game come back as they were; any other text is answered with a RecordError."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quebec.engine import MOVES
from quebec.record import Player, Record, RecordError, Result, read_record
from tools.any_text import check_reading
from tools.invariants import TABLES
from tools.random_play import RandomPlayer

every_table = pytest.mark.parametrize(("ruleset", "players"), TABLES)

GAMES = sorted((Path(__file__).resolve().parent.parent / "games").glob("*.quebec"))

names = st.one_of(st.text(max_size=12), st.sampled_from(["Anne", "Bob", "1", "2", "(human)"]))
bots = st.sampled_from(["", "", "random", "search 2.5", "Gréta"])
headers = st.dictionaries(st.from_regex(r"X-[A-Za-z0-9-]{0,6}", fullmatch=True), st.text())
comments = st.lists(st.tuples(st.integers(0, 10_000), st.text(max_size=30)), max_size=4)


@every_table
@settings(max_examples=12)
@given(data=st.data())
def test_what_is_written_is_read_again(ruleset: str, players: int, data: st.DataObject) -> None:
    """Finished or not, whatever the players are called and whatever is said about the game."""
    seed = data.draw(st.integers(0, 1 << 64))
    seats = [Player(data.draw(names), data.draw(bots)) for _ in range(players)]
    record = Record.new(ruleset, seats, seed)
    record.headers |= data.draw(headers)
    length = data.draw(st.one_of(st.just(10_000), st.integers(0, 400)))
    chance = RandomPlayer(Random(seed))
    while not record.is_over and len(record.steps) < length:
        record.play(chance.choose(record.state))
    for place, text in data.draw(comments):
        record.comment(text, after=place % (len(record.steps) + 1))

    assert read_record(record.write(hidden=True)) == record
    assert read_record(record.write()) == record.public()
    assert read_record(record.write().encode()).write() == record.write()
    state = record.state
    over = Result(state.scores, state.winners) if state.is_over else None
    assert read_record(record.write()).result == over


@settings(max_examples=150)
@given(text=st.one_of(st.text(), st.binary()))
def test_any_text_is_a_record_or_an_error(text: str | bytes) -> None:
    check_reading(text)


WORDS = [
    *(move.text for move in MOVES),
    *("I.1", "II.2", "IV.3", ":", ";", "(", ")", "?", '"', "\n", "\r", "\t", "\x00", "\u2028", " "),
    *("Anne", "Bruno", "Player-1", "Result", "Events", "Seed", "Layout", "por", "unfinished"),
    *("0", "1", "5", "-1", "9" * 50, "1603", "1867", "seminary"),
]


@settings(max_examples=150)
@given(data=st.data())
def test_a_damaged_record_is_right_or_told_by_its_line(data: st.DataObject) -> None:
    """Words and lines of a recorded game get lost, doubled, swapped or replaced."""
    whole = data.draw(st.sampled_from(GAMES)).read_text(encoding="utf-8")
    text = whole
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 40)))
        new = data.draw(st.one_of(st.sampled_from(WORDS), st.text(max_size=5), st.just("")))
        text = text[:start] + new + text[end:]
    record = check_reading(text)
    if record is None:
        with pytest.raises(RecordError) as raised:
            read_record(text)
        assert 0 <= raised.value.line <= text.count("\n") + 1


@settings(max_examples=60)
@given(data=st.data())
def test_lines_of_a_record_in_disorder_are_told(data: st.DataObject) -> None:
    """A game whose turns are lost, doubled or swapped never passes for another whole game."""
    path = data.draw(st.sampled_from(GAMES))
    whole = read_record(path.read_bytes())
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(k for k, line in enumerate(lines) if line.startswith("I.1 "))
    k = data.draw(st.integers(first, len(lines) - 2))
    other = data.draw(st.integers(first, len(lines) - 2))
    change = data.draw(st.sampled_from(["lose", "double", "swap"]))
    damaged = list(lines)
    if change == "lose":
        del damaged[k]
    elif change == "double":
        damaged.insert(k, damaged[k])
    else:
        damaged[k], damaged[other] = damaged[other], damaged[k]
    record = check_reading("".join(damaged))
    # Only empty lines can be lost, doubled or swapped without anybody noticing.
    assert record is None or record == whole
