"""Small runs and small tables for the tests."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

import pytest

from quebec.cli import main
from quebec.simulation.columns import KIND, NAMES, Value
from quebec.simulation.run import open_run
from quebec.simulation.settings import Settings
from quebec.simulation.workers import play_batches

ASKED = "tests.simulation.players:Asked"
"""A player that is asked for every move."""


def settings(
    games: int = 12,
    players: tuple[str, ...] = ("random",) * 3,
    rules: str = "2026",
    seed: int = 5,
    batch: int = 5,
) -> Settings:
    return Settings(games, players, rules, seed, "", batch)


def simulated(out: Path, wanted: Settings, jobs: int = 1) -> Path:
    run = open_run(out, wanted, resume=False, force=False)
    assert sum(play_batches(run, run.missing(), jobs)) == wanted.games
    run.finish()
    return out


def rows_in(path: Path) -> list[dict[str, Value]]:
    """A CSV table, read without our own reader."""
    with path.open(encoding="utf-8", newline="") as file:
        return [{name: KIND[name](row[name]) for name in NAMES} for row in csv.DictReader(file)]


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


def quebec(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Ran:
    """The command, in this process, in English."""
    capsys.readouterr()
    code = main([*map(str, arguments), "--lang", "en"])
    return Ran(code, *capsys.readouterr())
