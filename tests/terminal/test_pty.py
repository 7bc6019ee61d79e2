"""Whole games in a real pseudo-terminal, as a person plays them."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from quebec.terminal.files import latest_game, read_game
from tests.terminal.person import CTRL_C, CTRL_D, Person

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")


def kept_game(state: Path) -> Path:
    found = latest_game(state / "quebec")
    assert found is not None
    return found


def play_numbers(person: Person, chance: Random, choices: int = 10_000) -> None:
    """Choose numbers at random, until the game is over or so many choices are made."""
    asked = person.asked()
    while asked is not None and choices > 0:
        person.answer(str(chance.randint(*asked)))
        while person.pauses():
            person.answer("")
        asked = person.asked()
        choices -= 1


def test_a_game_with_undo_a_save_a_crash_and_a_happy_end(tmp_path: Path) -> None:
    chance = Random(1)
    saved = tmp_path / "mine.quebec"
    with Person("play", "--seed", "5", state=tmp_path) as person:
        person.wait()
        assert "Your turn: choose an action" in person.new
        assert "1  start   Start a construction site" in person.new
        person.answer("start")
        assert "Choose a site for your architect" in person.new
        assert "Undone: start" in person.answer("undo")
        assert "Your turn: choose an action" in person.new
        play_numbers(person, chance, choices=20)
        assert "Saved to" in person.answer(f"save {saved}")
        play_numbers(person, chance, choices=20)
        person.pull_the_plug()

    crashed = read_game(kept_game(tmp_path))
    early = [move.text for move in read_game(saved).moves]
    assert [move.text for move in crashed.moves][: len(early)] == early
    assert sum(step.seat == 0 for step in crashed.steps) >= 30, "nothing was lost"

    with Person("play", "--load", str(kept_game(tmp_path)), state=tmp_path) as person:
        person.wait()
        play_numbers(person, chance)
        assert person.ended() == 0
        transcript = person.seen
    assert "\nCentury IV ends\n" in transcript
    assert re.search(r"\n Workers in zones +\d+ +\d+ +\d+\n", transcript)
    assert re.search(
        r"The game is over: Black \d+, White \d+, Green \d+\. .*(wins|victory)", transcript
    )
    assert f"quebec replay {kept_game(tmp_path)}" in transcript
    assert "Traceback" not in transcript
    finished = read_game(kept_game(tmp_path))
    assert finished.is_over
    assert [move.text for move in finished.moves][: len(crashed.moves)] == [
        move.text for move in crashed.moves
    ]


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path, key: str) -> None:
    with Person("play", "--seed", "5", state=tmp_path) as person:
        person.wait()
        play_numbers(person, Random(2), choices=15)
        if "Your turn: choose an action" in person.new:
            person.answer("start")
        question = person.new.splitlines()[-20:]
        person.press(key)
        assert person.ended() == (130 if key == CTRL_C else 0)
        file = kept_game(tmp_path)
        assert f"quebec play --load {file}" in person.new
    moves = read_game(file).moves

    with Person("play", "--continue", state=tmp_path) as person:
        person.wait()
        assert person.new.splitlines()[-1] == question[-1]
        assert [line for line in question if line.startswith(("Choose", "You"))][-1] in person.new
        person.answer("quit")
        assert person.ended() == 0
    assert read_game(file).moves == moves


def test_without_colours_no_escape_code_reaches_the_terminal(tmp_path: Path) -> None:
    with Person("play", "--seed", "5", "--no-autosave", state=tmp_path, term="dumb") as person:
        person.wait()
        play_numbers(person, Random(3), choices=5)
        person.answer("help")
        person.answer("quit")
        person.ended()
        assert "\x1b" not in person.raw


def test_with_colours_there_are_some(tmp_path: Path) -> None:
    with Person("play", "--seed", "5", "--no-autosave", state=tmp_path) as person:
        person.wait()
        assert "\x1b[" in person.raw


def test_a_game_is_seen_again_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    with Person("play", "--seed", "5", "--autosave", str(file), state=tmp_path) as person:
        person.wait()
        play_numbers(person, Random(4), choices=12)
    total = len(read_game(file).moves)
    with Person("replay", str(file), state=tmp_path) as person:
        assert f"Move 0 of {total}" in person.wait()
        assert f"Move 1 of {total}: {read_game(file).moves[0]}" in person.answer("")
        assert f"Move 0 of {total}" in person.answer("b")
        assert f"Move {total} of {total}" in person.answer(str(total))
        assert "There is no move xyzzy" in person.answer("xyzzy")
        person.answer("q")
        assert person.ended() == 0
