"""The command `quebec train`."""

from __future__ import annotations

from pathlib import Path

import pytest

from quebec.bots.learned import WEIGHTS
from quebec.cli import main

TINY = ("--generations", "1", "--first-games", "4", "--epochs", "1", "--hidden", "2", "--wide", "2")


def test_a_training_ends_with_weights_and_their_strength(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = str(tmp_path / "run")
    assert main(["train", "--out", out, "--seed", "1", *TINY, "--measure", "1", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:4]] == [f"{n} players" for n in (2, 3, 4, 5)]
    assert Path(lines[-1]) == tmp_path / "run" / "learned.weights"

    # Once more: nothing is left to do, and what was not said is as it was.
    assert main(["train", "--out", out, "--resume", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_weights_to_start_from_are_checked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "poem").write_text("roses are red")
    out = str(tmp_path / "run")
    for file, said in (("poem", "is not a file of weights"), ("none", "cannot be read")):
        start = str(tmp_path / file)
        assert main(["train", "--out", out, "--start", start, *TINY, "--jobs", "1"]) == 2
        assert said in capsys.readouterr().err
    assert not (tmp_path / "run").exists()

    rest = ("--seed", "1", *TINY, "--measure", "0", "--jobs", "1")
    assert main(["train", "--out", out, "--start", str(WEIGHTS), *rest]) == 0
    assert main(["train", "--out", out, "--resume", "--jobs", "1"]) == 0
    other = str(tmp_path / "run" / "learned.weights")
    assert main(["train", "--out", out, "--resume", "--start", other, "--jobs", "1"]) == 2
    assert "was started with start" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--generations", "0"), "--generations is at least 1, not 0"),
        (("--first-games", "-2"), "--first-games is at least 1, not -2"),
        (("--one-turn", "0"), "--one-turn is at least 1, not 0"),
        (("--positions", "0"), "--positions is at least 1, not 0"),
        (("--jobs", "0"), "use at least one process, not 0"),
        (("--lang", "nl", "--hidden", "0"), "--hidden is minstens 1, niet 0"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    assert main(["train", "--out", str(tmp_path / "run"), *arguments]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_place_that_cannot_be_written_is_a_clear_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["train", "--out", str(tmp_path / "file" / "run"), *TINY]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_without_numpy_the_extra_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quebec.extras.find_spec", lambda package: None)
    assert main(["train", "--out", str(tmp_path / "run")]) == 2
    assert "pip install 'quebec-game[train]'" in capsys.readouterr().err
