"""A match that was broken off goes on, and gives what it would have given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quebec.arena.played import Played
from quebec.arena.results import ResultsFile
from quebec.cli import main
from tests.arena.matches import (
    complaint,
    games,
    place,
    results,
    timeless,
    without_times,
)

ROOT = Path(__file__).resolve().parent.parent.parent


def test_a_match_goes_on_after_a_kill(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = tmp_path / "order"
    order.touch()
    monkeypatch.setenv("ORDER_TO_KILL", str(order))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    match = [place("Kills"), "random", "random", "--games", "120", "--jobs", "2"]
    out = tmp_path / "killed.jsonl"
    monkeypatch.setenv("RESULTS", str(out))

    command = [sys.executable, "-m", "quebec.cli", "arena", *match, "--out", str(out)]
    killed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert not order.exists()
    done = len(games(out))
    assert 10 <= done < 120
    with out.open("a", encoding="utf-8") as file:
        file.write('{"setup":')

    resumed = results(capsys, *match, "--out", out, "--resume")
    whole = results(capsys, *match, "--out", tmp_path / "whole.jsonl")
    assert without_times(out) == without_times(tmp_path / "whole.jsonl")
    assert timeless(resumed) == timeless(whole)
    assert resumed[0]["games"] == 120


def test_one_job_gives_the_same_as_two(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = ("random", place("First"), "random", "random", "--games", 80, "--rules", "2011-events")
    one = results(capsys, *match, "--jobs", 1, "--out", tmp_path / "1")
    two = results(capsys, *match, "--jobs", 2, "--out", tmp_path / "2")
    assert timeless(one) == timeless(two)
    assert without_times(tmp_path / "1") == without_times(tmp_path / "2")


def test_another_seed_is_another_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for seed in (1, 2):
        results(
            capsys, *["random"] * 3, "--games", 3, "--seed", seed, "--out", tmp_path / f"{seed}"
        )
    scores = [[game["scores"] for game in games(tmp_path / f"{seed}")] for seed in (1, 2)]
    assert scores[0] != scores[1]


def test_a_match_can_be_made_longer(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = ("random", "random", "random")
    out = tmp_path / "match"
    results(capsys, *match, "--games", 6, "--out", out)
    longer = results(capsys, *match, "--games", 12, "--out", out, "--resume")
    assert timeless(longer) == timeless(results(capsys, *match, "--games", 12))
    kept = out.read_bytes()
    shorter = results(capsys, *match, "--games", 6, "--out", out, "--resume")
    assert shorter[0]["games"] == 6
    assert out.read_bytes() == kept


@pytest.fixture
def kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    """A file with a match of six games."""
    out = tmp_path / "match"
    results(capsys, "random", "random", "random", "--games", 6, "--out", out)
    return out


RANDOM = ("random", "random", "random", "--games", 12)


@pytest.mark.parametrize(
    ("arguments", "difference"),
    [
        (("--seed", "2"), "seed is 1 there, but 2 here"),
        (("--rules", "2011"), 'rules is "2026" there, but "2011" here'),
        (("--budget", "5"), "budget is null there, but 5 here"),
        (("--time", "0.5"), "time is null there, but 0.5 here"),
        (("--engine", "true"), "players is "),
    ],
)
def test_the_file_of_another_match_is_refused(
    capsys: pytest.CaptureFixture[str], kept: Path, arguments: tuple[str, ...], difference: str
) -> None:
    before = kept.read_bytes()
    told = complaint(capsys, *RANDOM, *arguments, "--out", kept, "--resume")
    assert f"{kept} is of another match: {difference}" in told
    assert kept.read_bytes() == before


def test_a_file_is_never_written_over(capsys: pytest.CaptureFixture[str], kept: Path) -> None:
    assert "already exists; --resume" in complaint(capsys, *RANDOM, "--out", kept)
    kept.write_text("my diary\n")
    assert "does not hold the results" in complaint(capsys, *RANDOM, "--out", kept, "--resume")
    assert kept.read_text() == "my diary\n"


def test_a_damaged_line_is_told_by_its_number(
    capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    lines = kept.read_text().splitlines(keepends=True)
    for damage in ("{}\n", "[]\n", "\n", lines[1], lines[2].replace("[1,2,0]", "[0,1,2]")):
        kept.write_text("".join([*lines[:2], damage, *lines[3:]]))
        assert f"{kept}, line 3:" in complaint(capsys, *RANDOM, "--out", kept, "--resume")


@pytest.mark.parametrize("length", [0, 20])
def test_a_match_killed_before_its_first_game_begins_anew(
    capsys: pytest.CaptureFixture[str], kept: Path, length: int
) -> None:
    os.truncate(kept, length)
    assert results(capsys, *RANDOM, "--out", kept, "--resume")[0]["games"] == 12
    assert len(games(kept)) == 12


def test_a_file_that_cannot_be_is_a_clear_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = tmp_path / "nowhere" / "match"
    assert f"{missing}: No such file" in complaint(capsys, *RANDOM, "--out", missing)
    assert "Is a directory" in complaint(capsys, *RANDOM, "--out", tmp_path)
    assert "--resume needs --out" in complaint(capsys, *RANDOM, "--resume")


def test_an_interruption_from_the_keyboard_is_told_with_what_there_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "match"
    append = ResultsFile.append
    left = iter(range(5))

    def interrupted(self: ResultsFile, played: Played) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt
        append(self, played)

    monkeypatch.setattr(ResultsFile, "append", interrupted)
    assert main(["arena", "random", "random", "random", "--out", str(out)]) == 130
    said, err = capsys.readouterr()
    assert "1 set-ups × 3 rotations = 3 games" in said
    assert f"interrupted; resume with --resume --out {out}" in err
    assert len(games(out)) == 5
