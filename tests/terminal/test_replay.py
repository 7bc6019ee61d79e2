"""A recorded game seen again."""

from __future__ import annotations

import io
import re
from random import Random

import pytest

from quebec.engine.facts import CenturyBegan, TurnBegan
from quebec.record import Record
from quebec.terminal.console import Screen
from quebec.terminal.look import look_for
from quebec.terminal.replay import Replay, replay_screen, watch
from quebec.texts import LANGUAGES

NAMES = ("Anne", "Bob", "Chloé")


@pytest.fixture(scope="module")
def record() -> Record:
    record = Record.new("2026", NAMES, seed=5)
    chance = Random(5)
    while not record.is_over:
        record.play(chance.choice(record.state.legal_moves()))
    return record


def screen_of(lines: str) -> tuple[Screen, io.StringIO]:
    out = io.StringIO()
    return Screen(io.StringIO(lines), out, {}), out


def test_steps_go_forwards_and_backwards_and_stop_at_the_ends(record: Record) -> None:
    replay = Replay(record)
    assert replay.answer("b")
    assert replay.at == 0
    assert replay.answer("")
    assert replay.at == 1
    replay.go_to(10**9)
    assert replay.at == len(record.moves)
    assert replay.answer("n")
    assert replay.at == len(record.moves)


def test_a_number_goes_to_that_move(record: Record) -> None:
    replay = Replay(record)
    assert replay.answer("17")
    assert replay.at == 17
    assert replay.states[17].scores == record.state_at(17).scores


@pytest.mark.parametrize("nonsense", ["x", "-1", "99999999", "1.5", "²", "why"])
def test_what_means_nothing_moves_nothing(record: Record, nonsense: str) -> None:
    replay = Replay(record)
    replay.go_to(5)
    assert not replay.answer(nonsense)
    assert replay.at == 5


def test_turns_and_centuries_can_be_leapt_over(record: Record) -> None:
    replay = Replay(record)
    replay.answer("t")
    assert any(isinstance(fact, TurnBegan) for fact in replay.facts[replay.at])
    for century in (2, 3, 4):
        replay.answer("c")
        assert any(isinstance(fact, CenturyBegan) for fact in replay.facts[replay.at])
        assert replay.states[replay.at].century == century
    replay.answer("c")
    assert replay.at == replay.last
    assert replay.states[replay.at].is_over


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_replay_fits_a_plain_terminal(record: Record, language: str) -> None:
    look = look_for(language, 2026, NAMES, record.deal)
    terminal, _ = screen_of("")
    replay = Replay(record)
    for number in range(0, replay.last + 1, 5):
        replay.go_to(number)
        lines = replay_screen(replay, look, terminal)
        assert len(lines) <= 23, "one line is for the prompt"
        assert all(line.cell_len <= 80 for line in lines)


def test_a_replay_moves_on_by_itself_to_the_end(record: Record) -> None:
    replay = Replay(record)
    replay.go_to(replay.last - 3)
    terminal, out = screen_of("")
    watch(replay, look_for("en", 2026, NAMES, record.deal), terminal, 0.0)
    assert out.getvalue().count("Move ") == 4
    assert f"Move {replay.last} of {replay.last}" in out.getvalue()


def test_the_end_of_what_is_typed_ends_a_replay(record: Record) -> None:
    terminal, out = screen_of("\n\nb\n")
    watch(Replay(record), look_for("en", 2026, NAMES, record.deal), terminal, None)
    assert re.findall(r"Move (\d+) of", out.getvalue()) == ["0", "1", "2", "1"]
