"""`quebec check` and `quebec replay`, run as a user runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from quebec.engine.rulesets import RULES_VERSION
from quebec.record import Record, read_record

GAMES = Path(__file__).resolve().parent.parent / "games"


def quebec(*arguments: str | Path, given: bytes = b"") -> subprocess.CompletedProcess[str]:
    ran = subprocess.run(
        [sys.executable, "-m", "quebec.cli", *map(str, arguments)],
        input=given,
        capture_output=True,
        check=False,
    )
    return subprocess.CompletedProcess(
        ran.args, ran.returncode, ran.stdout.decode(), ran.stderr.decode()
    )


@pytest.fixture
def games(tmp_path: Path) -> dict[str, Path]:
    """A right record, one under way, one with a fault, one of older rules."""
    text = game().read_text(encoding="utf-8")
    record = Record.new("2026", ("Anne", "Bob", "Zoé"), 3)
    record.play("send")
    texts = {
        "right": text,
        "under way": record.write(),
        "wrong": text.replace("\nI.2 ", "\nI.3 "),
        "older": text.replace(f"Version: {RULES_VERSION}", f"Version: {RULES_VERSION - 1}"),
    }
    paths = {}
    for name, content in texts.items():
        paths[name] = tmp_path / f"{name}.quebec"
        paths[name].write_text(content, encoding="utf-8")
    return paths


def game() -> Path:
    return next(iter(sorted(GAMES.glob("2011-family-3-*.quebec"))))


def test_check_says_a_line_for_each_record(games: dict[str, Path]) -> None:
    ran = quebec("check", games["right"], games["under way"])
    record = read_record(games["right"].read_bytes())
    scores = " ".join(map(str, record.state.scores))
    assert ran.stdout.splitlines() == [
        f"{games['right']}: ok, rules 2011-family, 3 players, {len(record.steps)} moves, {scores}",
        f"{games['under way']}: ok, rules 2026, 3 players, 1 move, unfinished",
    ]
    assert (ran.returncode, ran.stderr) == (0, "")


def test_check_says_what_is_wrong_and_where(games: dict[str, Path]) -> None:
    ran = quebec("check", games["wrong"], games["right"])
    first, second = ran.stdout.splitlines()
    line = games["wrong"].read_text(encoding="utf-8").split("\nI.3 ")[0].count("\n") + 2
    assert first.startswith(f"{games['wrong']}: line {line}: this should be I.2 ")
    assert second.startswith(f"{games['right']}: ok")
    assert ran.returncode == 1


def test_check_tells_files_that_cannot_be_read_from_wrong_ones(games: dict[str, Path]) -> None:
    missing = games["right"].with_name("missing.quebec")
    ran = quebec("check", missing, games["wrong"], games["right"].parent)
    assert ran.returncode == 2
    assert f"{missing}: cannot be read: " in ran.stdout
    assert len(ran.stdout.splitlines()) == 3
    assert "Traceback" not in ran.stderr


def test_check_reads_the_standard_input() -> None:
    assert quebec("check", "-", given=game().read_bytes()).stdout.startswith("-: ok, ")
    ran = quebec("check", "-", given=b"\xff\n")
    assert ran.returncode == 1
    assert ran.stdout == "-: line 1: this is not text in UTF-8\n"


def test_check_answers_in_json(games: dict[str, Path]) -> None:
    ran = quebec("check", "--json", games["right"], games["wrong"], "missing")
    right, wrong, missing = (json.loads(line) for line in ran.stdout.splitlines())
    record = read_record(games["right"].read_bytes())
    assert right["ok"] is True
    assert right["scores"] == list(record.state.scores)
    assert right["moves"] == len(record.steps)
    assert wrong["ok"] is False
    assert wrong["reason"] == "record_wrong_turn"
    assert wrong["moves"] < right["moves"]
    assert wrong["message"].startswith(f"line {wrong['line']}: ")
    assert (missing["ok"], missing["code"]) == (False, 2)
    assert ran.returncode == 2


def test_older_rules_are_replayed_only_if_asked_for(games: dict[str, Path]) -> None:
    refused = quebec("check", games["older"])
    assert refused.returncode == 1
    assert f"version {RULES_VERSION - 1} of the rules" in refused.stdout
    assert quebec("check", "--older-rules", games["older"]).returncode == 0
    assert quebec("replay", games["older"]).returncode == 1
    assert quebec("replay", "--older-rules", games["older"]).returncode == 0


def test_replay_tells_the_game_move_by_move(games: dict[str, Path]) -> None:
    ran = quebec("replay", games["right"])
    lines = ran.stdout.splitlines()
    record = read_record(games["right"].read_bytes())
    assert lines[0] == "Québec, rules 2011-family: Anne, Bruno, Chloé"
    moves = [line for line in lines if line.startswith(("I.", "II.", "III.", "IV."))]
    assert [line.rpartition(": ")[2] for line in moves] == [move.text for move in record.moves]
    assert lines[-1].startswith("== The game is over: Anne ")
    assert ran.returncode == 0


def test_replay_tells_a_damaged_game_up_to_the_damage(games: dict[str, Path]) -> None:
    ran = quebec("replay", games["wrong"])
    assert "\nI.1 " in ran.stdout
    assert "\nI.2 " not in ran.stdout
    assert "has to choose" in ran.stdout.splitlines()[-1]
    assert "line " in ran.stderr
    assert ran.returncode == 1


def test_replay_of_nothing_is_explained() -> None:
    ran = quebec("replay", "missing.quebec")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("quebec: missing.quebec cannot be read: ")


def test_names_from_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "red.quebec"
    record = Record.new("2011", ("\x1b[31mred", "\x07"), 1)
    record.play("send")
    path.write_text(record.write(), encoding="utf-8")
    for command in ("check", "replay"):
        assert "\x1b" not in quebec(command, path).stdout


def test_a_reader_who_closes_the_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m quebec.cli replay {game()} | head -n 1"
    ran = subprocess.run(shell, shell=True, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Québec")
    assert ran.stderr == ""


def test_check_speaks_french(tmp_path: Path) -> None:
    path = tmp_path / "no.quebec"
    path.write_text("rien")
    ran = quebec("check", "--lang", "fr", str(path))
    assert ran.returncode == 1
    assert "ligne 1\u00a0: ce n’est pas une partie enregistrée" in ran.stdout
