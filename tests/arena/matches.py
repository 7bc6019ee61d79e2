"""Running a match as a user does, and what comes of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quebec.cli import main


def place(name: str) -> str:
    """A player of tests/arena/bots.py."""
    return f"tests.arena.bots:{name}"


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What `quebec arena` prints."""
    code = main(["arena", *map(str, arguments)])
    out, err = capsys.readouterr()
    assert code == 0, err
    return out


def results(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(run(capsys, *arguments, "--json"))
    return rows


def complaint(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line that tells what was wrong."""
    assert main(["arena", *map(str, arguments)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


def without_times(path: Path) -> str:
    """A file of results, all but how long things took."""
    return re.sub(r'"ms":\[[^]]*\]', '"ms":[]', path.read_text(encoding="utf-8"))


def timeless(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: row[key] for key in row if key != "ms_per_move"} for row in rows]


def games(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
