"""The engine needs the standard library and nothing else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from quebec.engine import State, new_game
from tools.invariants import TABLES

SOURCE = Path(__file__).resolve().parents[2] / "src"

# Imports every module of the engine, then prints each foreign module that came along.
IMPORT_ALL = """
import pkgutil, sys
sys.path.insert(0, sys.argv[1])
import quebec.engine
modules = pkgutil.walk_packages(quebec.engine.__path__, "quebec.engine.")
names = [module.name for module in modules]
for name in names:
    __import__(name)
own = {"quebec", "__main__"} | sys.stdlib_module_names
print(len(names), *sorted(name for name in sys.modules if name.split(".")[0] not in own))
"""

# Plays a game at each table that it is given, and prints rules, players, moves and scores.
PLAY_ALL = """
import sys
sys.path.insert(0, sys.argv[1])
from quebec.engine import new_game
for table in sys.argv[2:]:
    ruleset, players = table.split("/")
    s = new_game(ruleset, int(players), seed=1535)
    moves = 0
    while not s.is_over:
        legal = s.legal_moves()
        s.play(legal[moves * moves % 97 % len(legal)])
        moves += 1
    print(ruleset, players, moves, *s.scores)
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as source alone; a compiled engine needs the library of its compiler."""
    folder = tmp_path_factory.mktemp("source")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(SOURCE / "quebec", folder / "quebec", ignore=compiled)
    return folder


def run_isolated(source: Path, program: str, *arguments: str) -> Sequence[str]:
    """Run with no installed packages (-S), no environment and no current folder (-I)."""
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-W", "error", "-c", program, str(source), *arguments],
        # Whichever form these tests run in, without packages only the interpreted one can.
        env={name: value for name, value in os.environ.items() if name != "QUEBEC_ENGINE"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_the_engine_imports_only_the_standard_library(source: Path) -> None:
    """Every module can be imported, and nothing foreign comes along."""
    imported, *foreign = run_isolated(source, IMPORT_ALL)[0].split()
    assert int(imported) > 0
    assert foreign == []


def test_whole_games_are_played_with_the_standard_library_alone(source: Path) -> None:
    """A game of each set of rules and number of players, with the scores it has here too."""
    tables = [f"{ruleset}/{players}" for ruleset, players in TABLES]
    lines = run_isolated(source, PLAY_ALL, *tables)
    assert lines == [
        " ".join(map(str, (ruleset, players, *play_here(ruleset, players))))
        for ruleset, players in TABLES
    ]


def play_here(ruleset: str, players: int) -> tuple[int, ...]:
    """The moves and the scores of the same game."""
    s: State = new_game(ruleset, players, seed=1535)
    moves = 0
    while not s.is_over:
        legal = s.legal_moves()
        s.play(legal[moves * moves % 97 % len(legal)])
        moves += 1
    assert max(s.scores) > 0
    return (moves, *s.scores)
