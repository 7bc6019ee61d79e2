"""The command `quebec`, run as a user runs it."""

import os
import subprocess
import sys

import pytest

from quebec.extras import installed_version

RANDOM_PLAYERS = ("--seats", "random,random,random,random", "--no-autosave")


def quebec(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "quebec.cli", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_play_tells_a_whole_game() -> None:
    ran = quebec("play", "--seed", "7", *RANDOM_PLAYERS)
    lines = ran.stdout.splitlines()
    assert ran.returncode == 0
    assert lines[0] == (
        "Québec, rules 2026, seed 7:"
        " Black (random), White (random), Green (random), Orange (random)"
    )
    assert sum(line.startswith("== Century") for line in lines) == 8
    assert lines[-1].startswith("== The game is over: Black ")


def test_the_same_seed_tells_the_same_game() -> None:
    first, again, other = (
        quebec("play", "--rules", "2011", "--seed", seed, *RANDOM_PLAYERS).stdout
        for seed in ("7", "7", "8")
    )
    assert first == again
    assert first != other


def test_a_game_is_told_in_the_language_that_was_asked_for() -> None:
    lines = quebec("play", "--seed", "7", "--lang", "fr", *RANDOM_PLAYERS).stdout.splitlines()
    assert lines[0] == (
        "Québec, règles 2026, graine 7\N{NO-BREAK SPACE}:"
        " Noir (random), Blanc (random), Vert (random), Orange (random)"
    )
    assert lines[-1].startswith("== La partie est terminée\u00a0: Noir\u00a0")


def test_texts_lists_what_there_is_to_read() -> None:
    ran = quebec("texts", "--lang", "nl", "--few")
    assert ran.returncode == 0
    assert "district-irish.the                       het Ierse district" in ran.stdout.splitlines()


def test_a_number_of_players_that_the_rules_do_not_allow_is_explained() -> None:
    ran = quebec("play", "--players", "2")
    assert ran.returncode == 2
    assert ran.stderr == (
        "quebec: the rules 2026 are for 3 to 5 players, not 2;"
        " two players can play the 2011 rules\n"
    )


def test_unknown_rules_are_answered_with_the_known_ones() -> None:
    ran = quebec("play", "--rules", "chess")
    assert ran.returncode == 2
    assert "choose one of: 2011-family, 2011, 2011-events, 2026" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_reader_who_closes_the_pipe_is_no_error() -> None:
    shell = f"{sys.executable} -m quebec.cli play --seed 7 {' '.join(RANDOM_PLAYERS)} | head -n 1"
    ran = subprocess.run(shell, shell=True, capture_output=True, text=True, check=True)
    assert ran.stdout.startswith("Québec")
    assert ran.stderr == ""


def test_the_version_can_be_asked_for() -> None:
    assert quebec("--version").stdout == f"quebec {installed_version()}\n"


def test_what_is_installed_is_told_to_a_reader_who_has_gone() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "quebec.cli", "doctor"]
    ran = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("command", ["serve", "admin list"])
def test_where_no_server_can_run_one_line_says_so(command: str) -> None:
    """As on Windows, whose Python has no fcntl."""
    program = (
        "import sys; sys.modules['fcntl'] = None\n"
        f"from quebec.cli import main; sys.exit(main({command.split()}))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr == ("quebec: a server runs on Linux and macOS; on Windows, start it in WSL\n")
