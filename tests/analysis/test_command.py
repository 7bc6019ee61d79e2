"""`quebec analyse`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quebec.cli import main
from quebec.engine import new_game
from quebec.position import position_text
from tests.analysis.test_game import recorded

ONE = "--bot=greedy"


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("games") / "game.quebec"
    file.write_text(recorded("2026", ["greedy", "random", "greedy"], 2).write())
    return str(file)


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.txt"
    file.write_text(position_text(new_game("2026", 3, 1), public=True) + "\n")
    return str(file)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Win chances", "Costliest moves", "Better:")),
        ("fr", ("Chances de victoire", "Les coups qui ont coûté le plus", "Mieux\u00a0:")),
        ("nl", ("Winstkansen", "De zetten die het meest kostten", "Beter:")),
    ],
)
def test_a_game_is_told_in_every_language(
    language: str, words: tuple[str, ...], game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", game, ONE, "--lang", language]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in words)


def test_a_position_is_told_with_its_turns_and_forecast(
    position: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", position, "--work", "300", "--top", "2", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "can play the turn in 20 ways" in told
    assert "After the best turn" in told
    assert "If the century ended now" in told


def test_json_has_everything(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", game, ONE, "--json", "--top", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == ["greedy", "random", "greedy"]
    assert len(told["worst"]) == 3
    assert len(told["curve"]) == len(told["moments"]) + 1
    lost = {moment["at"]: moment["lost_share"] for moment in told["moments"]}
    assert lost[told["worst"][0]] == max(lost.values())
    assert all(step["text"] for step in told["moments"][0]["played"]["steps"])


def test_a_picture_is_drawn(game: str, tmp_path: Path) -> None:
    picture = tmp_path / "new" / "game.svg"
    assert main(["analyse", game, ONE, "--plot", str(picture)]) == 0
    assert "<svg" in picture.read_text()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["FILE", "--work", "0"], "--work is a whole number from 1, not 0"),
        (["FILE", "--bot", "nobody"], "nobody does not analyse; choose among: search"),
        (["FILE", "--plot", "game.txt"], "game.txt"),
        (["missing.quebec"], "missing.quebec cannot be read"),
        ([__file__], "this is not a record"),
    ],
)
def test_bad_input_is_a_clear_error(
    arguments: list[str], complaint: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [game if one == "FILE" else one for one in arguments]
    assert main(["analyse", *given, "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1


def test_a_position_has_no_curve(position: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", position, "--plot", "x.png", "--lang", "en"]) == 2
    assert "give the record of a game" in capsys.readouterr().err
