"""`quebec play` and `quebec completion`, run as a user runs them; whole games: tests/terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quebec.engine import SITES
from quebec.record import read_record
from quebec.terminal.files import read_game


def quebec(*arguments: str, typed: str = "", state: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"XDG_STATE_HOME": str(state), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "quebec.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "human,robot,random"], "there is no player “robot”; choose among: human, ran"),
        (["--seats", "human,no.such:Bot,random"], "the bot no.such:Bot cannot be made"),
        (["--seats", "human,random"], "the rules 2026 are for 3 to 5 players, not 2"),
        (["--players", "4", "--seats", "human,random,random"], "each of the 4 players, not 3"),
        (["--names", "Anne,Bob", "--players", "3"], "each of the 3 players, not 2"),
        (["--players", "9"], "the rules 2026 are for 3 to 5 players, not 9"),
        (["--seed", "-1"], "a seed is a whole number"),
        (["--load", "missing.quebec"], "missing.quebec cannot be read"),
        (["--layout", "missing.txt"], "missing.txt cannot be read"),
        (["--continue"], "no game has been saved"),
    ],
)
def test_what_cannot_be_is_explained(arguments: list[str], told: str, tmp_path: Path) -> None:
    ran = quebec("play", *arguments, state=tmp_path)
    assert ran.returncode == 2
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr


def test_you_sit_first_and_greedy_players_fill_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    quebec("play", "--autosave", str(file), "--players", "4", typed="1\n", state=tmp_path)
    players = read_game(file).players
    assert [player.bot for player in players] == ["", "greedy", "greedy", "greedy"]
    assert [player.name for player in players] == ["Black", "White", "Green", "Orange"]


def test_names_and_seats_are_as_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    options = ["--names", "Anne, Bob, Chloé", "--seats", "random,human,human"]
    quebec("play", *options, "--autosave", str(file), typed="1\n", state=tmp_path)
    assert [tuple(player) for player in read_game(file).players] == [
        ("Anne", "random"),
        ("Bob", ""),
        ("Chloé", ""),
    ]


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    first, again = (
        quebec("play", "--seed", "7", "--no-autosave", typed="1\n1\n2\n1\n", state=tmp_path).stdout
        for _ in range(2)
    )
    assert first == again
    assert not list(tmp_path.iterdir()), "nothing was kept"


def test_a_game_is_saved_on_leaving_and_loaded_again(tmp_path: Path) -> None:
    file = tmp_path / "a game.quebec"
    left = quebec("play", "--save", str(file), typed="start\n", state=tmp_path)
    assert f"quebec play --load '{file}'" in left.stdout
    on = quebec("play", "--load", str(file), "--save", str(file), typed="1\n", state=tmp_path)
    assert "Choose a site for your architect" in on.stdout
    assert read_game(file).moves[-1].kind != "action" or len(read_game(file).moves) > 2


def test_a_loaded_game_can_get_other_people(tmp_path: Path) -> None:
    file = tmp_path / "game.quebec"
    quebec("play", "--save", str(file), typed="start\n", state=tmp_path)
    seats = ["--seats", "random,random,random"]
    ran = quebec("play", "--load", str(file), *seats, "--save", str(file), state=tmp_path)
    assert "The game is over" in ran.stdout
    assert read_record(file.read_bytes()).is_over


def test_a_layout_of_ones_own_is_laid_out(tmp_path: Path) -> None:
    file, layout = tmp_path / "game.quebec", tmp_path / "layout.txt"
    quebec("play", "--seed", "9", "--save", str(file), typed="start\n", state=tmp_path)
    dealt = read_game(file).deal.layout
    layout.write_text(
        "\n".join(f"{site.name} {tile}" for site, tile in zip(SITES, dealt, strict=True)),
        encoding="utf-8",
    )
    options = ["--seed", "1", "--layout", str(layout), "--save", str(file)]
    quebec("play", *options, typed="start\n", state=tmp_path)
    assert read_game(file).deal.layout == dealt
    assert read_game(file).seed is None, "the seed does not tell the layout"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_complete(shell: str, tmp_path: Path) -> None:
    ran = quebec("completion", shell, state=tmp_path)
    assert ran.returncode == 0
    assert "no-autosave" in ran.stdout
    assert "replay" in ran.stdout
    assert "2011-family" in ran.stdout
    assert "level-4" in ran.stdout


def test_rules_and_bots_are_completed(tmp_path: Path) -> None:
    """In a real bash."""
    script = quebec("completion", "bash", state=tmp_path).stdout
    ask = "COMP_WORDS=({}); COMP_CWORD={}; _shtab_quebec; echo ${{COMPREPLY[@]}};"
    typed = ask.format("quebec play --rules 2011-", 3) + ask.format("quebec arena gree", 2)
    ran = subprocess.run(
        ["bash", "-c", f"{script}\n{typed}"], capture_output=True, text=True, check=True
    )
    assert ran.stdout.split() == ["2011-family", "2011-events", "greedy"]


def test_a_terminal_without_our_signs_gets_others(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-m", "quebec.cli", "play", "--lang", "fr", "--no-autosave"],
        input=b"aide\n\xff\xfe\n",
        capture_output=True,
        check=False,
        env=environment,
    )
    assert ran.returncode == 0
    assert b"Traceback" not in ran.stderr
    assert b"Noir" in ran.stdout
